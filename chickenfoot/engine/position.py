"""A position composed by hand: what lies on the table, who holds what, who is to move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..common.arguments import listed
from ..common.seeds import rng_for, shuffled
from ..errors import InvalidText, PositionError
from ..text import say
from .compiled import compiled_rules
from .dealing import chosen_leads, start
from .moves import Move
from .rounds import Deal, Round, check_seat
from .rules import Rules, rules_of
from .state import DOUBLE_OF, LEADS, State
from .tableau import Tableau
from .tiles import TILES, Tile, double_set, mask_of, parse_tiles

__all__ = ["setup", "texts_of"]


def setup(
    rules: Rules | str,
    plays: Sequence[str],
    hands: Sequence[str | None],
    *,
    yard: str | None = None,
    to_move: int = 0,
    lead: int | Sequence[int] | None = None,
) -> Round:
    """A position composed by hand.

    What is not known is left open: the tiles that are named nowhere lie in a yard of which
    nothing is said, and in hands of which nothing is said, in an order by chance (the same
    each time). Where the hands and the yard are all given, even as ``yard=""``, other tiles
    are out of the round.

    With no plays it is a round before its lead: the holder of the starting double is to move
    whatever `to_move` says; if it must be drawn for, `to_move` draws first; where the rules
    set it aside it lies on the table.

    Parameters
    ----------
    rules : Rules or str
        A rule set, or the name of a house rule.
    plays : sequence of str
        The table in its own order, such as ``["9-9", "9-6 on 9-9"]``.
    hands : sequence of str
        One text for each player, such as ``["6-4 5-5", "4-1"]``. Hand sizes need not be
        those of the rules. None is a hand that nobody has seen, as large as the largest of
        the others.
    yard : str, optional
        The face-down tiles in the order in which they will be drawn; ``""`` is an empty
        yard. By default it is not known.
    to_move : int
        The seat to move.
    lead : int or sequence of int, optional
        The number of the starting double, as in :func:`~chickenfoot.engine.rounds.deal`.

    Returns
    -------
    Round
        The position, as a round without history.

    Raises
    ------
    PositionError
        For what cannot be: a tile twice, a play that the table does not take, an empty hand,
        a starting double that nobody can lead, a player to move whose hand is not known.
    InvalidText
        For text that cannot be read.
    """
    rules = rules_of(rules)
    plays, hands = (texts_of(what, given) for what, given in (("plays", plays), ("hands", hands)))
    if not hands:
        raise PositionError(say("position.no_hands"))
    seen = [None if hand is None else parse_tiles(hand) for hand in hands]
    seen_yard = None if yard is None else parse_tiles(yard)
    moves = [_table_play(play) for play in plays]
    compiled = compiled_rules(rules, len(seen))
    check_seat(to_move, len(seen))
    if seen[to_move] is None:
        raise PositionError(say("position.unknown_mover", seat=to_move), seat=to_move)
    leads = chosen_leads(compiled, lead)
    table = [tile for tile, _ in moves]
    _check_tiles(rules, table, [hand for hand in seen if hand is not None], seen_yard or ())
    if not moves and rules.start_source == "set_aside":
        table = [TILES[DOUBLE_OF[leads[0]]]]
    held, face_down = _with_unseen(rules, table, seen, seen_yard)
    masks = [mask_of(hand) for hand in held]
    down = tuple(tile.index for tile in face_down)
    if not moves and rules.start_source == "hand":
        state = start(compiled, masks, down, leads, to_move)
        if state is None:
            raise PositionError(say("position.no_lead", lead=TILES[DOUBLE_OF[leads[0]]]))
    else:
        first = moves[0][0].high if moves else leads[0]
        if moves and lead is not None and first != leads[0]:
            raise PositionError(say("position.lead_differs", first=moves[0][0], lead=leads[0]))
        state = State.before_lead(compiled, masks, down, to_move, first)
        if not moves:
            _set_out_lead(state)
        _place_all(state, moves)
        state.settle_blocked()
    return Round(state, Deal(state, "setup", (), (0,) * len(held), "setup"))


def texts_of(what: str, given: object) -> list[Any]:
    """`given` as a list, which is no text itself. Raises PositionError."""
    try:
        return listed(given, what)
    except ValueError:
        raise PositionError(say("position.no_list", what=what, texts=given)) from None


def _table_play(text: str) -> tuple[Tile, Tile | None]:
    move = Move.parse(text)
    if move.tile is None or move.knock:
        raise InvalidText(say("position.not_a_play", play=text), text=text)
    return move.tile, move.onto


def _with_unseen(
    rules: Rules,
    table: list[Tile],
    hands: list[tuple[Tile, ...] | None],
    yard: tuple[Tile, ...] | None,
) -> tuple[list[tuple[Tile, ...]], tuple[Tile, ...]]:
    """Hands and yard, those of which nothing is said filled with what is named nowhere."""
    known = [hand for hand in hands if hand is not None]
    named = {*table, *(tile for hand in known for tile in hand), *(yard or ())}
    rest = [tile for tile in double_set(rules.set_max) if tile not in named]
    rest = shuffled(rest, rng_for("setup", "unseen"))
    size = max(map(len, known))
    filled = []
    for seat, hand in enumerate(hands):
        if hand is None:
            hand, rest = tuple(rest[:size]), rest[size:]
            if not hand:
                raise PositionError(say("position.none_left", seat=seat), seat=seat)
        filled.append(hand)
    return filled, tuple(rest) if yard is None else yard


def _check_tiles(
    rules: Rules, table: list[Tile], hands: list[tuple[Tile, ...]], yard: tuple[Tile, ...]
) -> None:
    seen: set[Tile] = set()
    for tile in [*table, *(tile for hand in hands for tile in hand), *yard]:
        if tile.high > rules.set_max:
            raise PositionError(say("position.no_such_tile", tile=tile, n=rules.set_max), tile=tile)
        if tile in seen:
            raise PositionError(say("position.twice", tile=tile), tile=tile)
        seen.add(tile)
    for seat, hand in enumerate(hands):
        if not hand:
            raise PositionError(say("position.empty_hand", seat=seat), seat=seat)


def _set_out_lead(state: State) -> None:
    double = state.lead
    if any(hand >> double & 1 for hand in state.hands) or double in state.yard:
        raise PositionError(say("position.lead_aside", lead=TILES[double]))
    state.place(double, LEADS)


def _place_all(state: State, moves: list[tuple[Tile, Tile | None]]) -> None:
    """Lay the table of a position; each play must be one that a round could have seen."""
    # What touches what is the tableau's business, what must come first the state's.
    table = Tableau(arms=state.compiled.arms, toes=state.compiled.toes)
    for tile, onto in moves:
        why = ""
        try:
            table = table.add(tile, onto)
        except PositionError as error:
            why = str(error)
        if not why and onto is not None and state.locked_on not in (-1, onto.index):
            spinner = state.locked_on == state.played[0]
            key = "position.spinner_first" if spinner else "position.foot_open"
            why = say(key, double=TILES[state.locked_on])
        if why:
            sentence = say("position.bad_play", play=Move(tile, onto), why=why)
            raise PositionError(sentence, tile=tile, onto=onto)
        state.place(tile.index, LEADS if onto is None else onto.index)
