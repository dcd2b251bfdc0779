"""Pictures in words: the alt text of everything that can be drawn, and a round's captions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from ..common.names import isolated
from ..engine.moves import play_in_words
from ..engine.tableau import Tableau
from ..engine.tiles import Tile
from ..text import say

if TYPE_CHECKING:
    from ..engine.rounds import Round
    from ..engine.views import PlayerView

    Sitting: TypeAlias = Round | PlayerView

__all__ = [
    "alt_of_plays", "alt_of_round", "alt_of_table", "alt_of_tiles", "last_play", "turn", "yard",
]  # fmt: skip

_MANY_ENDS = 12
"""With more open ends than this the alt text names each number once."""


def alt_of_tiles(tiles: Sequence[Tile]) -> str:
    """One sentence that names every one of `tiles`."""
    if not tiles:
        return say("alt.no_tiles")
    if len(tiles) == 1:
        return say("alt.tile", tile=tiles[0])
    return say("alt.tiles", n=len(tiles), tiles=tiles)


def alt_of_table(tableau: Tableau) -> str:
    """One sentence: how many tiles, the spinner, the feet in progress, the open ends."""
    lead = tableau.lead
    if lead is None:
        return say("tableau.empty")
    ends = tableau.ends
    filled = tableau.arms - ends[lead][1] if lead in ends else tableau.arms
    key = "alt.spinner" if lead in ends else "alt.full"
    parts = [say(key, spinner=lead, n=filled, arms=tableau.arms)]
    for double in tableau.open_feet:
        grown = tableau.toes - ends[double][1]
        parts.append(say("alt.foot", double=double, n=grown, toes=tableau.toes))
    pips = sorted(pip for tile, (pip, _) in ends.items() if not tile.is_double)
    if len(pips) > _MANY_ENDS:
        pips = sorted(set(pips))
    if pips:
        parts.append(say("alt.ends", n=len(pips), pips=pips))
    elif not ends:
        parts.append(say("alt.closed"))
    return say("alt.table", n=len(tableau), parts="; ".join(parts))


def alt_of_plays(tableau: Tableau) -> str:
    """One sentence that names every tile and the one it lies on, but none of the open ends."""
    if tableau.lead is None:
        return say("tableau.empty")
    parts = [play_in_words(tile, onto) for tile, onto in tableau.plays]
    return say("alt.table", n=len(tableau), parts=", ".join(parts))


def alt_of_round(sitting: Sitting, seat: int, hand: Sequence[Tile] | None) -> str:
    """Two sentences: the table, and who is to move or how it ended.

    `hand`: the tiles that the picture shows in the hand of `seat`, None for a hidden hand.
    """
    table = alt_of_table(sitting.tableau)
    outcome = getattr(sitting, "outcome", None)
    if outcome is not None:
        over = say("alt.over", over=turn(sitting), points=outcome.points)
        return f"{table} {over}"
    must = sitting.must_match
    rest = "" if must is None else say("alt.must", must=say(f"alt.must.{must}"))
    if hand is None or seat != sitting.to_move:
        return f"{table} {say('alt.turn', turn=turn(sitting), rest=rest)}"
    return f"{table} {say('alt.holding', turn=turn(sitting), tiles=hand, rest=rest)}"


def turn(sitting: Sitting, names: Sequence[str] | None = None) -> str:
    """Whose turn it is, or how the round ended."""
    outcome = getattr(sitting, "outcome", None)
    if outcome is None:
        if names:
            return say("picture.turn_named", who=isolated(names[sitting.to_move]))
        return say("picture.turn", seat=sitting.to_move)
    if outcome.winner is not None:
        return say("picture.won", who=who(outcome.winner, names))
    return say("picture.over", detail=say(f"ended.{outcome.reason.value}"))


def who(seat: int, names: Sequence[str] | None = None) -> str:
    """What the player in `seat` is called, safe in a line of words that run the other way."""
    return isolated(names[seat]) if names else say("round.seat", seat=seat)


def yard(size: int) -> str:
    """How many tiles lie face down."""
    return say("picture.yard", n=size) if size else say("picture.yard_empty")


def last_play(tableau: Tableau) -> str:
    """The last play, such as ``Last play: 6-4 on 9-6``; "" before the second tile."""
    if len(tableau) < 2:
        return ""
    tile, onto = tableau.plays[-1]
    return say("picture.last", play=play_in_words(tile, onto))
