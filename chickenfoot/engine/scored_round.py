"""One round on a score sheet, and what cannot be on one: a tile twice, more pips than there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..common.arguments import is_whole, whole_number
from ..errors import InvalidText
from ..text import say
from .dealing import leads_after
from .rules import Rules
from .tiles import Tile, as_tiles, double_set

__all__ = ["Left", "ScoredRound", "as_left", "doubts", "is_number", "leads_left", "says_nothing"]

_MOST_POINTS = 99_999

Left = tuple[Tile, ...] | int
"""What was left of a hand: the tiles, or the points alone."""


@dataclass(frozen=True)
class ScoredRound:
    """One round as it was written down.

    Attributes
    ----------
    lead : int
        The number of the double that started it.
    left : tuple
        For each player the tiles that were left, or the points as a number.
    out : int or None
        The place of the player who went out.
    last : Tile or None
        The tile that was played last, if it was noted.
    leader : int or None
        The place of the player who led, if it is known.
    anyway : bool
        Whether it was written down although it cannot be.
    """

    lead: int
    left: tuple[Left, ...]
    out: int | None = None
    last: Tile | None = None
    leader: int | None = None
    anyway: bool = False

    def to_dict(self) -> dict[str, Any]:
        """The round as plain values.

        Returns
        -------
        dict
            Each attribute, tiles as their text.
        """
        return {
            "lead": self.lead,
            "left": [x if isinstance(x, int) else " ".join(map(str, x)) for x in self.left],
            "out": self.out,
            "last": None if self.last is None else str(self.last),
            "leader": self.leader,
            "anyway": self.anyway,
        }


def as_left(given: object) -> Left:
    """What was left, as it was given: tiles or their text, or points."""
    if is_number(given):
        given = int(str(given))
    if is_whole(given):
        return whole_number(given, "left", least=0, most=_MOST_POINTS)
    try:
        return as_tiles(given)
    except InvalidText as error:
        raise InvalidText(say("scores.no_entry", why=error), **error.values) from None


def is_number(given: object) -> bool:
    """Whether a text is a whole number, as points are written."""
    short = isinstance(given, str) and len(given) < 10
    return short and str(given).strip().isascii() and str(given).strip().isdigit()


def says_nothing(given: object) -> bool:
    """Whether it is None, or an empty cell of a spreadsheet."""
    return given is None or (isinstance(given, str) and not given.strip())


def doubts(
    names: Sequence[str],
    rules: Rules,
    before: Sequence[ScoredRound],
    made: ScoredRound,
    after: Sequence[ScoredRound] = (),
) -> Iterator[str]:
    """Why `made` cannot have come between the rounds `before` and `after`; nothing if it can."""
    yield from _of_its_lead(rules, before, made, after)
    yield from _of_its_tiles(rules, made, len(names))
    yield from _of_going_out(names, rules, made)
    yield from _of_the_sum(names, rules, made)


def _of_its_lead(
    rules: Rules,
    before: Sequence[ScoredRound],
    made: ScoredRound,
    after: Sequence[ScoredRound],
) -> Iterator[str]:
    leads = leads_left(rules, before)
    number = len(before) + 1
    double = Tile(made.lead, made.lead)
    used = {each.lead: n for n, each in enumerate(before, start=1)}
    used |= {each.lead: n for n, each in enumerate(after, start=number + 1)}
    if number > rules.most_rounds or not leads:
        yield say("scores.game_over", n=rules.most_rounds)
    elif made.lead in used:
        yield say("scores.led_already", double=double, n=used[made.lead])
    elif made.lead not in leads:
        yield say("scores.not_left", double=double)
    elif made.lead != leads[0] and not _may_skip(rules):
        yield say("scores.other_lead", n=number, double=Tile(leads[0], leads[0]), given=double)


def leads_left(rules: Rules, rounds: Sequence[ScoredRound]) -> tuple[int, ...]:
    """The numbers of the doubles that may yet start a round after these, in their order."""
    leads = rules.leads
    for each in rounds:
        leads = leads_after(rules, leads, each.lead)
    return leads


def _may_skip(rules: Rules) -> bool:
    return rules.start_source == "hand" and rules.start_missing in ("next_double", "burn")


def _known(made: ScoredRound) -> list[Tile]:
    return [tile for left in made.left if isinstance(left, tuple) for tile in left]


def _of_its_tiles(rules: Rules, made: ScoredRound, players: int) -> Iterator[str]:
    known = _known(made)
    lead = Tile(made.lead, made.lead)
    for tile in dict.fromkeys([*known, *([made.last] if made.last else [])]):
        if tile.high > rules.set_max:
            yield say("scores.not_in_set", tile=tile, n=rules.set_max)
    for tile, times in Counter(known).items():
        if times > 1:
            yield say("scores.twice", tile=tile)
        elif tile == lead:
            yield say("scores.lead_left", tile=tile)
        elif tile == made.last:
            yield say("scores.last_left", tile=tile)
    if made.last == lead and rules.hand_for(players) > 1:
        yield say("scores.last_is_lead", tile=lead)


def _of_going_out(names: Sequence[str], rules: Rules, made: ScoredRound) -> Iterator[str]:
    if made.out is None:
        empty = [name for name, left in zip(names, made.left, strict=True) if not left]
        if empty:
            yield say("scores.several_out", names=empty)
        elif made.last is not None:
            yield say("scores.nobody_out", tile=made.last)
        return
    if made.left[made.out]:
        yield say("scores.has_left", name=names[made.out])
    for seat, left in enumerate(made.left):
        # Zero points may be the double-blank, where holding it costs nothing.
        holds_none = left == () or (left == 0 and rules.points("0-0") > 0)
        if seat != made.out and holds_none:
            yield say("scores.also_out", name=names[seat], out=names[made.out])
    if rules.last_double == "forbid" and made.last is not None and made.last.is_double:
        yield say("scores.double_forbidden", tile=made.last)


def _of_the_sum(names: Sequence[str], rules: Rules, made: ScoredRound) -> Iterator[str]:
    players = len(made.left)
    known = {*_known(made), Tile(made.lead, made.lead), *([made.last] if made.last else [])}
    rest = [tile for tile in double_set(rules.set_max) if tile not in known]
    numbers = [left for left in made.left if isinstance(left, int)]
    most = rules.points(rest)
    if sum(numbers) > most:
        who = [n for n, left in zip(names, made.left, strict=True) if isinstance(left, int)]
        yield say("scores.too_many_points", names=who, n=sum(numbers), most=most)
    held = len(_known(made))
    # Who went out has played a whole hand; where the double is set aside, it lies there too.
    played = 1
    if made.out is not None:
        played = rules.hand_for(players) + (rules.start_source == "set_aside")
    room = len(double_set(rules.set_max)) - played
    if held > room:
        yield say("scores.too_many_tiles", n=held, most=room)
