"""How the tiles of an open hand stand on the rack: as they came, sorted, or put there by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..engine.rounds import Round
from ..engine.tiles import Tile
from ..errors import InvalidText
from .session import Session

__all__ = ["ORDERS", "RackOrder"]

ORDERS = ("drawn", "pips", "fits")
"""As they came or were put, by pips, or with what fits first."""


class RackOrder:
    """The order of the tiles on the racks of one table.

    Attributes
    ----------
    order : str
        One of ORDERS.
    """

    def __init__(self) -> None:
        self.order = "drawn"
        # The tiles of each seat as they stand. Those that were played are remembered among them:
        # undo puts them back where they stood.
        self._stands: dict[int, list[Tile]] = {}
        self._arranged: dict[str, list[Tile]] = {}  # by round and seat: what was put by hand

    def forget(self) -> None:
        """Another round is on view; what was put by hand is found again if its round is."""
        self._stands.clear()

    def tiles(self, session: Session) -> tuple[Tile, ...]:
        """The open hand as it stands on the rack; () while the hands are covered."""
        seat, hand = session.viewer, session.hand
        if seat is None:
            return ()
        stands = self._standing(session, seat)
        held = [tile for tile in stands if tile in hand]
        if self.order == "pips":
            return tuple(sorted(hand, key=lambda tile: (-tile.pips, -tile.high)))
        if self.order == "fits":
            fits, _ = session.fitting()
            return tuple(sorted(held, key=lambda tile: tile not in fits))
        return tuple(held)

    def put(self, session: Session, tile: Tile, place: int) -> int:
        """Put a tile of the open hand at a place of the rack, counted from 0; returns where it is.

        From then on the rack stays as it stands now, however it was sorted before.
        """
        seat = session.viewer
        assert seat is not None
        before = list(self.tiles(session))
        now = [each for each in before if each != tile]
        place = min(max(place, 0), len(now))
        now.insert(place, tile)
        if now == before:
            return place
        left = iter(now)
        stands = self._standing(session, seat)
        stands[:] = [next(left) if each in before else each for each in stands]
        self.order = "drawn"
        deal = _deal(session)
        self._arranged = {key: row for key, row in self._arranged.items() if key.startswith(deal)}
        self._arranged[_round(session, seat)] = stands
        return place

    def as_data(self) -> dict[str, list[str]]:
        """What was put by hand, to be kept for another run of the table's cell."""
        return {key: list(map(str, row)) for key, row in self._arranged.items()}

    def take(self, data: object) -> None:
        """Take up again what :meth:`as_data` gave; what makes no sense is left."""
        if isinstance(data, Mapping):
            rows = ((key, _tiles(row)) for key, row in data.items() if isinstance(key, str))
            self._arranged = {key: row for key, row in rows if row}

    def _standing(self, session: Session, seat: int) -> list[Tile]:
        if seat not in self._stands:
            stands = list(self._arranged.get(_round(session, seat), ()))
            stands += [tile for tile in _as_they_came(session.round, seat) if tile not in stands]
            self._stands[seat] = stands
        stands = self._stands[seat]
        stands += [tile for tile in session.hand if tile not in stands]
        return stands


def _deal(session: Session) -> str:
    return f"{session.game.seed}/"


def _round(session: Session, seat: int) -> str:
    """The name of a seat's rack in a round of a deal."""
    return f"{_deal(session)}{len(session.game.past) + 1}/{seat}"


def _tiles(row: Any) -> list[Tile]:
    """The tiles of a list of texts, each once; [] if it is none."""
    if not isinstance(row, list) or not all(isinstance(text, str) for text in row):
        return []
    try:
        return list(dict.fromkeys(map(Tile.parse, row)))
    except InvalidText:
        return []


def _as_they_came(now: Round, seat: int) -> list[Tile]:
    """The tiles of a seat as they were dealt and drawn: a game that is loaded shows them so."""
    came: list[Tile] = []
    for step in now.steps():
        came += [tile for tile in step.hands[seat] if tile not in came]
    return came
