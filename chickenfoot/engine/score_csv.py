"""A score sheet as comma-separated values: what a spreadsheet reads and what comes back from one.

What stands in a cell is not judged here: :mod:`chickenfoot.engine.live_score` knows the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from csv import Error, reader, writer
from dataclasses import dataclass
from io import StringIO

from ..common.arguments import text as given_text
from ..errors import RecordError
from ..text import say
from .tiles import Tile

__all__ = ["COLUMNS", "Line", "barred", "guarded", "read_lines", "written"]

COLUMNS = ("round", "double", "leader", "out", "last", "anyway")
"""What stands before the players' columns in a score kept by hand."""

_SHORT = COLUMNS[:2]
"""The same in the sheet of a game played here."""

_LONGEST = 200_000
# A spreadsheet takes a cell that begins so for a formula, and works it out.
_FORMULA = ("=", "+", "-", "@", "\t")


@dataclass(frozen=True)
class Line:
    """One line of a file: its number, its cells by column, and the players' cells."""

    number: int
    cells: dict[str, str]
    players: tuple[str, ...]


def guarded(name: str) -> str:
    """A name with an apostrophe before it where a spreadsheet would take it for a formula."""
    return f"'{name}" if name.startswith(_FORMULA) else name


def _unguarded(name: str) -> str:
    return name[1:] if name[:1] == "'" and name[1:].startswith(_FORMULA) else name


def barred(tiles: Iterable[Tile]) -> str:
    """Tiles as ``6|4``: a spreadsheet takes ``6-4`` for a day in April."""
    return " ".join(f"{tile.high}|{tile.low}" for tile in tiles)


def written(head: Sequence[str], names: Iterable[str], rows: Iterable[Sequence[object]]) -> str:
    """The lines of a sheet: `head` and the players' names, then `rows`."""
    text = StringIO()
    write = writer(text, lineterminator="\n").writerow
    write([*head, *map(guarded, names)])
    for row in rows:
        write([guarded(cell) if isinstance(cell, str) else cell for cell in row])
    return text.getvalue()


def read_lines(text: str) -> tuple[tuple[str, ...], list[Line]]:
    """The players' names and the lines of a sheet, whichever of the two kinds it is.

    Semicolons or tabs may stand for the commas, as spreadsheets of many countries write them.
    Raises RecordError for anything else, with the line at fault.
    """
    lines = given_text(text, "text", error=RecordError).removeprefix("\ufeff")
    if len(lines) > _LONGEST:
        raise RecordError(say("scores.csv_long", most=_LONGEST))
    apart = max(",;\t", key=lines.partition("\n")[0].count)
    try:
        rows = [(n, row) for n, row in enumerate(reader(StringIO(lines), delimiter=apart), start=1)]
    except Error as error:
        raise RecordError(say("scores.csv_unreadable", why=error)) from None
    rows = [(n, [cell.strip() for cell in row]) for n, row in rows if any(map(str.strip, row))]
    head = [cell.casefold() for cell in rows[0][1]] if rows else []
    columns = next((each for each in (COLUMNS, _SHORT) if head[: len(each)] == [*each]), None)
    if columns is None:
        raise RecordError(say("scores.csv_head", wanted=",".join(COLUMNS)))
    width = len(columns)
    names = tuple(map(_unguarded, rows[0][1][width:]))
    found = []
    for number, row in rows[1:]:
        if len(row) != width + len(names):
            wanted = width + len(names)
            raise RecordError(say("scores.csv_cells", n=number, found=len(row), wanted=wanted))
        cells = dict(zip(columns, map(_unguarded, row), strict=False))
        found.append(Line(number, cells, tuple(row[width:])))
    return names, found
