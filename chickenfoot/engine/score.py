"""The score: the sheet of the finished rounds, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..common.tables import Cell, DataTable, DisplaysTable
from ..text import say
from .moves import Outcome
from .tiles import Tile

__all__ = ["Sheet", "SheetRow", "Standing", "Standings", "standings"]


@dataclass(frozen=True)
class SheetRow:
    """One finished round: its starting double, who led it, how it ended, totals after it."""

    lead: Tile
    leader: int
    outcome: Outcome
    totals: tuple[int, ...]


@dataclass(frozen=True)
class Sheet(DisplaysTable):
    """The score sheet: a row a finished round; a table when printed or shown."""

    names: tuple[str, ...]
    rows: tuple[SheetRow, ...]

    def __len__(self) -> int:
        return len(self.rows)

    def table(self) -> DataTable:
        """A row for each round and one of totals; a number that is one stays a number."""
        rows: list[list[Cell]] = []
        for row in self.rows:
            outcome = row.outcome
            rows.append([str(row.lead), *map(_sum_cell, outcome.pips, outcome.penalties)])
        totals = self.rows[-1].totals if self.rows else (0,) * len(self.names)
        rows.append([say("sheet.total"), *totals])
        return DataTable([say("sheet.lead"), *self.names], rows)


def _sum_cell(pips: int, penalty: int) -> Cell:
    return f"{pips}+{penalty}" if penalty else pips


@dataclass(frozen=True)
class Standing:
    """One player's place. `tiebreak`: the rule that parted it from an equal total, or None."""

    rank: int
    seat: int
    name: str
    total: int
    tiebreak: str | None


@dataclass(frozen=True)
class Standings(DisplaysTable):
    """The players in order, those who share a rank in order of their seats."""

    rows: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of the players of rank 1: one, or several who share the win."""
        return tuple(row.name for row in self.rows if row.rank == 1)

    @property
    def decided_by(self) -> str | None:
        """The tie-break that parted the winners from an equal total, or None."""
        return self.rows[0].tiebreak

    def __len__(self) -> int:
        return len(self.rows)

    def table(self) -> DataTable:
        """A row for each player, the winner first."""
        head = [say(f"standings.{name}") for name in ("rank", "name", "total")]
        return DataTable([*head, ""], [self._row(row) for row in self.rows])

    def _row(self, row: Standing) -> list[Cell]:
        why = say(f"standings.by.{row.tiebreak}") if row.tiebreak else ""
        return [row.rank, row.name, row.total, why]


def standings(
    names: Sequence[str], points: Sequence[Sequence[int]], tiebreak: Sequence[str]
) -> Standings:
    """Who won: `points` has for each player one number a round.

    Lowest total first; equal totals are parted by `tiebreak` in its order (002 and 003:
    most rounds of zero, then the lowest round that is not zero); who is still equal shares.
    """
    keys = [(sum(mine), *(_tiebreak_key(rule, mine) for rule in tiebreak)) for mine in points]
    rows = []
    for seat in sorted(range(len(names)), key=lambda seat: (keys[seat], seat)):
        rank = 1 + sum(key < keys[seat] for key in keys)
        # The first rule in which this player differs from another of the same total.
        apart = [
            next(i for i, (a, b) in enumerate(zip(key, keys[seat], strict=True)) if a != b)
            for key in keys
            if key[0] == keys[seat][0] and key != keys[seat]
        ]
        rule = tiebreak[max(apart) - 1] if apart else None
        rows.append(Standing(rank, seat, names[seat], keys[seat][0], rule))
    return Standings(tuple(rows))


def _tiebreak_key(rule: str, points: Sequence[int]) -> int:
    if rule == "most_zero_rounds":
        return -sum(p == 0 for p in points)
    return min((p for p in points if p), default=0)
