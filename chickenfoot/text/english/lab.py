"""Sentences of the players, the laboratory and the coach."""

from __future__ import annotations

SENTENCES = {
    # players
    "player.unnamed": "unnamed",
    "player.no_series": "{players!r} is no series of players. Write them in brackets, one a seat.",
    "player.raised": "The player {player} failed with {kind}: {why}",
    "player.nonsense": "The player {player} answered {answer}, which is no move.",
    "player.illegal": "The player {player} chose {move}, which is not allowed. {why}",
}
