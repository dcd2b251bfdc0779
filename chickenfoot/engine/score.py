"""The score: the sheet of the finished rounds, and who stands where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..common.arguments import one_of
from ..common.tables import Cell, DataTable, DisplaysTable
from ..text import say
from .moves import Outcome
from .score_csv import written
from .tiles import Tile

__all__ = ["Sheet", "SheetRow", "Standing", "Standings", "standings"]


@dataclass(frozen=True)
class SheetRow:
    """One finished round: its starting double, who led it, how it ended, totals after it.

    `leader`: None where nobody noted it, as at a table with real tiles.
    """

    lead: Tile
    leader: int | None
    outcome: Outcome
    totals: tuple[int, ...]


WHAT = ("points", "pips", "penalties", "totals")
"""What the cells of a sheet that is taken away may hold."""


@dataclass(frozen=True)
class Sheet(DisplaysTable):
    """The score sheet: a row a finished round; a table when printed or shown.

    To compute with it, take it away with :meth:`to_csv` or :meth:`to_pandas`, whose cells are
    numbers and nothing else.

    Attributes
    ----------
    names : tuple of str
        The players' names in order of their seats.
    rows : tuple of SheetRow
        The finished rounds.

    Examples
    --------
    >>> from chickenfoot import Game
    >>> print(Game.new(["Ana", "Bo"], seed=1).sheet.to_csv(), end="")  # nothing is finished yet
    round,double,Ana,Bo
    """

    names: tuple[str, ...]
    rows: tuple[SheetRow, ...]

    @classmethod
    def of(
        cls, names: tuple[str, ...], finished: Iterable[tuple[Tile, int | None, Outcome]]
    ) -> Sheet:
        """The sheet of some rounds, with the totals after each.

        Parameters
        ----------
        names : tuple of str
            The players' names in order of their seats.
        finished : iterable of tuple
            For each round its starting double, the seat that led (or None) and its outcome.

        Returns
        -------
        Sheet
            The sheet.
        """
        rows: list[SheetRow] = []
        totals = (0,) * len(names)
        for lead, leader, outcome in finished:
            totals = tuple(sum(pair) for pair in zip(totals, outcome.points, strict=True))
            rows.append(SheetRow(lead, leader, outcome, totals))
        return cls(names, tuple(rows))

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points over all rows."""
        return self.rows[-1].totals if self.rows else (0,) * len(self.names)

    def standings(self, tiebreak: Sequence[str]) -> Standings:
        """The players by their totals, lowest first.

        Parameters
        ----------
        tiebreak : sequence of str
            The rules that part equal totals, in their order.

        Returns
        -------
        Standings
            The players in order.
        """
        seats = range(len(self.names))
        points = [[row.outcome.points[seat] for row in self.rows] for seat in seats]
        return standings(self.names, points, tiebreak)

    def to_csv(self, what: str = "points") -> str:
        """The sheet as comma-separated values, which every spreadsheet reads.

        To put it into a file::

            Path("sheet.csv").write_text(game.sheet.to_csv(), encoding="utf-8")

        Parameters
        ----------
        what : {"points", "pips", "penalties", "totals"}
            What stands in the players' columns: the points of the round, their two parts, or
            the totals after the round.

        Returns
        -------
        str
            A line of headings, then one for each finished round: its number from 1 on, the
            number of its starting double, and a whole number for each player. A name that a
            spreadsheet would take for a formula has an apostrophe before it.

        Raises
        ------
        ChickenfootError
            For another `what`.
        """
        rows = enumerate(self._numbers(what), start=1)
        cells = [[number, row.lead.high, *cells] for number, (row, cells) in rows]
        return written(("round", "double"), self.names, cells)

    def to_pandas(self, what: str = "points") -> Any:
        """The sheet for pandas.

        Parameters
        ----------
        what : {"points", "pips", "penalties", "totals"}
            What stands in it, as in :meth:`to_csv`.

        Returns
        -------
        pandas.DataFrame
            A column of whole numbers for each player. The rows are the finished rounds; their
            index has the levels ``round``, from 1 on, and ``double``, the number of the double
            that started it.

        Raises
        ------
        ChickenfootError
            For another `what`.
        ImportError
            Without pandas.
        """
        import pandas

        found = self._numbers(what)
        keys = [(number, row.lead.high) for number, (row, _) in enumerate(found, start=1)]
        index = pandas.MultiIndex.from_tuples(keys, names=["round", "double"])
        cells = [cells for _, cells in found]
        return pandas.DataFrame(cells, index=index, columns=list(self.names), dtype="int64")

    def _numbers(self, what: str) -> list[tuple[SheetRow, tuple[int, ...]]]:
        """Each row with what stands in its cells."""
        one_of(what, "what", WHAT)
        return [
            (row, row.totals if what == "totals" else getattr(row.outcome, what))
            for row in self.rows
        ]

    def __len__(self) -> int:
        return len(self.rows)

    def table(self) -> DataTable:
        """A row for each round and one of totals; a number that is one stays a number."""
        rows: list[list[Cell]] = []
        for row in self.rows:
            outcome = row.outcome
            rows.append([str(row.lead), *map(_sum_cell, outcome.pips, outcome.penalties)])
        rows.append([say("sheet.total"), *self.totals])
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
