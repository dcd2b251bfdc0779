"""Tables of the laboratory: text in a terminal, HTML in a notebook, the same cells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from .estimates import Estimate

__all__ = ["Grid", "Shown", "number", "percent", "signed", "table_of"]


@dataclass(frozen=True)
class Grid:
    """A title, a heading, rows of cells, and notes below. A row of one cell is a heading."""

    title: str
    head: list[str]
    rows: list[list[str]]
    notes: list[str]

    def __str__(self) -> str:
        full = [row for row in [self.head, *self.rows] if len(row) > 1]
        widths = [max(map(len, column)) for column in zip(*full, strict=True)]
        lines = [self.title, ""]
        for row in [self.head, *self.rows]:
            first, *rest = row
            cells = [first.ljust(widths[0])] + [
                cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=False)
            ]
            lines.append("  ".join(cells).rstrip())
        return "\n".join(lines + ([""] if self.notes else []) + self.notes)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self.html()}

    def html(self) -> str:
        """The table as HTML."""
        head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in self.head)
        body = []
        for first, *rest in self.rows:
            if rest:
                cells = "".join(f'<td style="text-align:{_side(c)}">{escape(c)}</td>' for c in rest)
                look = "font-weight:normal;text-align:left"
                row = f'<th scope="row" style="{look}">{escape(first)}</th>{cells}'
            else:
                head_of = f'colspan="{len(self.head)}" style="text-align:left"'
                row = f"<th {head_of}>{escape(first)}</th>"
            body.append(f"<tr>{row}</tr>")
        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        caption = f'<caption style="text-align:left">{escape(self.title)}</caption>'
        return (
            f"<table>{caption}<thead><tr>{head}</tr></thead>"
            f"<tbody>{''.join(body)}</tbody></table>{notes}"
        )


class Shown(ABC):
    """What shows itself as its grid, printed or in a notebook."""

    @abstractmethod
    def grid(self) -> Grid:
        """The table to show."""

    def __str__(self) -> str:
        return str(self.grid())

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return self.grid()._repr_mimebundle_()


def table_of(labels: Sequence[str]) -> list[str]:
    """Who sat at the table, for a title: each label once, with its number of seats."""
    seats = Counter(labels)
    return [label if n == 1 else f"{n} × {label}" for label, n in seats.items()]


def number(found: Estimate) -> list[str]:
    """Two cells: a number, and its interval."""
    return [f"{found.value:.2f}", f"{found.low:.2f} – {found.high:.2f}"]


def percent(found: Estimate) -> list[str]:
    """Two cells: a share in per cent, and its interval."""
    each = found.scaled(100)
    return [f"{each.value:.1f} %", f"{each.low:.1f} – {each.high:.1f} %"]


def signed(found: Estimate, share: bool = False) -> list[str]:
    """Two cells: a difference with its sign, and its interval."""
    each, unit = (found.scaled(100), " %") if share else (found, "")
    return [f"{each.value:+.2f}{unit}", f"{each.low:+.2f} to {each.high:+.2f}{unit}"]


def _side(cell: str) -> str:
    """Figures stand to the right, words to the left; notebooks set all to the right."""
    return "left" if cell[:1].isalpha() else "right"
