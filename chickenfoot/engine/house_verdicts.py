"""Settling an argument: one move in one position, and what every house rule says to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..common.named import NamedValues
from ..common.tables import DataTable
from ..errors import ChickenfootError, InvalidText, PositionError
from ..text import say
from .moves import Move, Refusal
from .position import setup
from .rules import PRESETS

__all__ = ["Verdict", "Verdicts", "verdicts"]


@dataclass(frozen=True)
class Verdict:
    """What one house rule says.

    `slug`, `title`: whose rule. `legal`: True, False, or None where the position itself
    cannot arise under it. `why`: the refusal's sentence, or why it cannot arise, or "".
    `refusal`: the engine's Refusal where there is one.
    """

    slug: str
    title: str
    legal: bool | None
    why: str
    refusal: Refusal | None

    @property
    def word(self) -> str:
        """The verdict in a word or two."""
        key = {True: "legal", False: "refused", None: "impossible"}[self.legal]
        return say(f"verdicts.{key}")


class Verdicts(Sequence[Verdict]):
    """The verdicts of all house rules on `move`; a table when printed or shown."""

    def __init__(self, move: Move, rows: Sequence[Verdict]) -> None:
        self.move = move
        self.rows = tuple(rows)

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            return NamedValues("noun.preset", {row.slug: row for row in self.rows})[key]
        return self.rows[key]

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Verdict]:
        return iter(self.rows)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Verdicts):
            return NotImplemented
        return (self.move, self.rows) == (other.move, other.rows)

    def __hash__(self) -> int:
        return hash((self.move, self.rows))

    def __str__(self) -> str:
        return str(self._table("slug"))

    def __repr__(self) -> str:
        return str(self)

    def _table(self, name: str) -> DataTable:
        """The verdicts, each house rule called by its "slug" or its "title"."""
        head = [say(f"verdicts.head.{each}") for each in ("house", "verdict", "why")]
        rows = [[getattr(row, name), row.word, row.why] for row in self.rows]
        return DataTable(head, rows, say("verdicts.move", move=self.move), words=True)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self._table("title").html()}


def verdicts(
    plays: Sequence[str],
    hands: Sequence[str],
    move: Move | str,
    *,
    yard: str = "",
    to_move: int = 0,
) -> Verdicts:
    """What each preset says to `move` in a position, given as for :func:`chickenfoot.setup`.

    Raises InvalidText where the position or the move cannot be read. A position that a
    house rule cannot have (a fifth arm on a spinner of four) is no error: its row says so.
    PositionError is raised for what cannot be in any house, such as a tile that lies twice.
    """
    if not isinstance(move, Move):
        move = Move.parse(move)
    rows = []
    for slug, preset in PRESETS.items():
        legal: bool | None
        why: str
        try:
            now = setup(preset.rules, plays, hands, yard=yard, to_move=to_move)
        except InvalidText:
            raise
        except ChickenfootError as error:
            rows.append(Verdict(slug, preset.title, None, str(error), None))
            continue
        refused = now.why_not(move)
        legal, why = (True, "") if refused is None else (False, refused.text)
        rows.append(Verdict(slug, preset.title, legal, why, refused))
    if all(row.legal is None for row in rows):
        [(why, _)] = Counter(row.why for row in rows).most_common(1)
        raise PositionError(why)
    return Verdicts(move, rows)
