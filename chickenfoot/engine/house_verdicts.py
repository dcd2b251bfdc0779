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
from .moves import Move, Refusal, as_move
from .position import setup, texts_of
from .presets import PRESETS
from .refusals import refusal
from .rounds import Round

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
            return NamedValues("preset", {row.slug: row for row in self.rows})[key]
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
        return str(self._table(titles=False))

    def __repr__(self) -> str:
        return str(self)

    def _table(self, *, titles: bool) -> DataTable:
        """The verdicts, each house rule by its name, with its title too if there is room."""
        head = [say(f"verdicts.head.{each}") for each in ("house", "verdict", "why")]
        rows = [
            [PRESETS[row.slug].label if titles else row.slug, row.word, row.why]
            for row in self.rows
        ]
        return DataTable(head, rows, say("verdicts.move", move=self.move), words=True)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self._table(titles=True).html()}


def verdicts(
    plays: Sequence[str],
    hands: Sequence[str | None],
    move: Move | str,
    *,
    yard: str | None = None,
    to_move: int = 0,
) -> Verdicts:
    """What each preset says to a move in a position.

    A position that a house rule cannot have (a fifth arm on a spinner of four) is no error:
    its row says so. What is not known decides nothing: a round is over, because nobody can
    go on, only where the other hands and the yard are given.

    Parameters
    ----------
    plays, hands : sequence of str
        The table and the hands, as for :func:`chickenfoot.setup`; None is a hand that nobody
        has seen.
    move : Move or str
        The move that the argument is about.
    yard : str, optional
        The face-down tiles; ``""`` is an empty yard. By default it is not known.
    to_move : int
        The seat whose move it is.

    Returns
    -------
    Verdicts
        One for each preset, by its name or its place.

    Raises
    ------
    InvalidText
        Where the position or the move cannot be read.
    PositionError
        For what cannot be in any house, such as a tile that lies twice.

    Examples
    --------
    >>> said = verdicts(["9-9", "9-6 on 9-9"], ["6-4 5-0", None], "6-4 on 9-6")
    >>> said["chicken-foot"].refusal.reason
    <Reason.SPINNER_FIRST: 'spinner_first'>
    """
    move = as_move(move)
    plays, hands = texts_of("plays", plays), texts_of("hands", hands)
    rows = []
    for slug, preset in PRESETS.items():
        try:
            now = setup(preset.rules, plays, hands, yard=yard, to_move=to_move)
        except InvalidText:
            raise
        except ChickenfootError as error:
            rows.append(Verdict(slug, preset.title, None, str(error), None))
            continue
        refused = _judgement(now, move, all_known=all(hand is not None for hand in hands))
        legal, why = (True, "") if refused is None else (False, refused.text)
        rows.append(Verdict(slug, preset.title, legal, why, refused))
    if all(row.legal is None for row in rows):
        [(why, _)] = Counter(row.why for row in rows).most_common(1)
        raise PositionError(why)
    return Verdicts(move, rows)


def _judgement(now: Round, move: Move, all_known: bool) -> Refusal | None:
    """Why `move` is refused; a hand that nobody has seen ends no round."""
    if all_known or not now.is_over:
        return now.why_not(move)
    state = now._state.copy()
    state.ended = None
    return refusal(state, move)
