"""The one table of the package: text in a terminal, HTML in a notebook, the same cells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, NamedTuple

from ..text import decimal, say
from .estimates import Estimate
from .names import on_one_line

__all__ = [
    "Cell",
    "DataTable",
    "DisplaysTable",
    "Foreign",
    "number",
    "percent",
    "label_counts",
    "signed",
]


class Foreign(NamedTuple):
    """Words of another language than the page's, for a screen reader to pronounce."""

    text: str
    language: str

    def __str__(self) -> str:
        return self.text


Cell = str | int | Foreign
"""What stands in a cell: words, or a whole number that stays one for whoever computes with it."""


@dataclass(frozen=True)
class DataTable:
    """A table that shows itself as text and as HTML.

    Parameters
    ----------
    head
        The heading of each column; empty for a table without headings.
    rows
        The rows of cells. A row of a single cell is a heading within the table, unless the
        table has only one column.
    title
        What stands above.
    notes
        Sentences below.
    words
        True for a table of words, all of whose columns stand to the left. Else the first
        column does and the others stand to the right, as figures do.

    Examples
    --------
    >>> print(DataTable(["", "won", "lost"], [["Ana", 3, 12], ["Bo", 10, 5]]))
         won  lost
    Ana    3    12
    Bo    10     5
    """

    head: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    title: str = ""
    notes: Sequence[str] = ()
    words: bool = False

    def __str__(self) -> str:
        lines = [[on_one_line(str(cell)) for cell in row] for row in (self.head, *self.rows) if row]
        most = max(map(len, lines), default=0)
        widths = [max(map(len, column)) for column in zip(*_full(lines, most), strict=True)]
        texts = [self._line(line, widths) for line in lines]
        return "\n\n".join(
            "\n".join(part)
            for part in ([_lines(self.title)], texts, [*map(_lines, self.notes)])
            if any(part)
        )

    def _line(self, line: Sequence[str], widths: Sequence[int]) -> str:
        first, *rest = line
        cells = [first.ljust(widths[0])] + [
            cell.ljust(width) if self.words else cell.rjust(width)
            for cell, width in zip(rest, widths[1:], strict=False)
        ]
        return "  ".join(cells).rstrip()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self.html()}

    def html(self) -> str:
        """The table as HTML: a caption, headings, a heading for each row, notes below."""
        caption = head = ""
        if self.title:
            caption = f"<caption{_LEFT}>{_html(self.title)}</caption>"
        if self.head:
            left = [_LEFT if self.words else ""] * len(self.head)
            cells = zip(self.head, left, strict=True)
            row = "".join(f'<th scope="col"{style}>{_html(cell)}</th>' for cell, style in cells)
            head = f"<thead><tr>{row}</tr></thead>"
        body = "".join(f"<tr>{self._html_row(row)}</tr>" for row in self.rows)
        notes = "".join(f"<p>{_html(note)}</p>" for note in self.notes)
        table = f"<table>{caption}{head}<tbody>{body}</tbody></table>" if self.rows else ""
        return table + notes

    def _html_row(self, row: Sequence[Cell]) -> str:
        first, *rest = row
        if not rest and len(self.head) > 1:
            return f'<th colspan="{len(self.head)}"{_LEFT}>{_html(str(first))}</th>'
        style = _LEFT if self.words else ' style="font-weight:normal;text-align:left"'
        cells = "".join(self._html_cell(cell) for cell in rest)
        return f'<th scope="row"{style}>{_html(str(first))}</th>{cells}'

    def _html_cell(self, cell: Cell) -> str:
        language = f' lang="{cell.language}"' if isinstance(cell, Foreign) else ""
        text = str(cell)
        # Notebooks set every cell to the right, which is right for figures only.
        left = self.words or text[:1].isalpha()
        style = _LEFT if left else ' style="text-align:right"'
        return f"<td{language}{style}>{_html(text)}</td>"


_LEFT = ' style="text-align:left"'


def _lines(text: str) -> str:
    """The text with its own line ends and no other control characters."""
    return "\n".join(map(on_one_line, text.split("\n")))


def _html(text: str) -> str:
    return escape(_lines(text))


def _full(lines: Sequence[Sequence[str]], most: int) -> list[Sequence[str]]:
    """The lines with a cell in each column, which say how wide a column is."""
    return [line for line in lines if len(line) == most]


class DisplaysTable(ABC):
    """What shows itself as its table, printed or in a notebook."""

    @abstractmethod
    def table(self) -> DataTable:
        """The table to show."""

    def __str__(self) -> str:
        return str(self.table())

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return self.table()._repr_mimebundle_()


def label_counts(labels: Sequence[str]) -> list[str]:
    """Who sat at the table, for a title: each label once, with its number of seats.

    Examples
    --------
    >>> label_counts(["greedy", "random", "greedy"])
    ['2 × greedy', 'random']
    """
    seats = Counter(labels)
    return [label if n == 1 else f"{n} × {label}" for label, n in seats.items()]


def number(found: Estimate) -> list[str]:
    """Two cells: a number, and its interval."""
    low, high = decimal(found.low, 2), decimal(found.high, 2)
    return [decimal(found.value, 2), say("number.range", low=low, high=high)]


def percent(found: Estimate) -> list[str]:
    """Two cells: a share in per cent, and its interval."""
    each = found.scaled(100)
    both = say("number.range", low=decimal(each.low, 1), high=decimal(each.high, 1))
    return [say("number.percent", n=decimal(each.value, 1)), say("number.percent", n=both)]


def signed(found: Estimate, share: bool = False) -> list[str]:
    """Two cells: a difference with its sign, and its interval."""
    each = found.scaled(100) if share else found
    value, low, high = (decimal(x, 2, signed=True) for x in (each.value, each.low, each.high))
    cells = [value, say("number.interval", low=low, high=high)]
    return [say("number.percent", n=cell) for cell in cells] if share else cells
