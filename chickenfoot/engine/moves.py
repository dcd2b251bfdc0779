"""Moves, and the words a round answers them with: kinds, reasons, refusals, outcomes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any

from ..common.arguments import choice, flag
from ..errors import ChickenfootError, InvalidText
from ..text import say
from .notation import play_in, turn_in
from .tiles import Tile, as_tile

__all__ = [
    "EndReason", "IllegalMove", "Kind", "Move", "Outcome", "Reason", "Refusal", "as_move",
    "play_in_words",
]  # fmt: skip


class Kind(str, Enum):
    """What a move does."""

    LEAD = "lead"
    PLAY = "play"
    DRAW = "draw"
    PASS = "pass"

    __str__ = str.__str__


# Looked up once: Python 3.11 takes longer for a member's name than for the rest of a move.
_LEADS, _PLAYS, _DRAWS, _PASSES = Kind


class Reason(str, Enum):
    """Why a move is refused. Its value is the key of its sentence in the catalogue."""

    ROUND_OVER = "round_over"
    NO_SUCH_TILE = "no_such_tile"
    ALREADY_ON_TABLE = "already_on_table"
    NOT_IN_HAND = "not_in_hand"
    ONLY_STARTING_DOUBLE = "only_starting_double"
    NO_PLACE_NAMED = "no_place_named"
    NOT_ON_TABLE = "not_on_table"
    END_TAKEN = "end_taken"
    WRONG_PIP = "wrong_pip"
    SPINNER_FIRST = "spinner_first"
    FOOT_OPEN = "foot_open"
    DOUBLE_LAST = "double_last"
    NOT_THE_DRAWN_TILE = "not_the_drawn_tile"
    HELD = "held"
    NO_KNOCKING = "no_knocking"
    KNOCK_TOO_EARLY = "knock_too_early"
    CAN_PLAY = "can_play"
    DREW_ALREADY = "drew_already"
    YARD_EMPTY = "yard_empty"
    RESERVED = "reserved"
    MUST_DRAW = "must_draw"

    __str__ = str.__str__


class EndReason(str, Enum):
    """How a round ended."""

    WENT_OUT = "went_out"
    BLOCKED = "blocked"
    DEAD_FOOT = "dead_foot"

    __str__ = str.__str__


@dataclass(frozen=True, slots=True)
class Move:
    """One move: a tile onto a tile, the lead, a draw or a pass.

    Its text parses back: ``6-4 on 9-6``, ``6-4 on 9-6 knock``, ``9-9``, ``draw``, ``pass``.

    Parameters
    ----------
    tile : Tile or str, optional
        The tile played; None for draw and pass.
    onto : Tile or str, optional
        The tile it is played on; None for the lead, draw and pass.
    kind : Kind
        What the move does. Where there is a tile the other values say it.
    knock : bool
        Whether one knocks with the play that leaves one tile.

    Raises
    ------
    InvalidText
        For values that make no move.

    Examples
    --------
    >>> Move("6-4", "9-6")
    Move.parse('6-4 on 9-6')
    >>> Move.parse("draw").kind
    <Kind.DRAW: 'draw'>
    """

    tile: Tile | None = None
    onto: Tile | None = None
    kind: Kind = Kind.PLAY
    knock: bool = False

    def __post_init__(self) -> None:
        keep = partial(object.__setattr__, self)
        for name in ("tile", "onto"):
            given = getattr(self, name)
            if given is not None and not isinstance(given, Tile):
                keep(name, as_tile(given))
        flag(self.knock, "knock", error=InvalidText)
        kind = self.kind
        if not isinstance(kind, Kind):
            choice(kind, "kind", Kind, error=InvalidText)
        if self.tile is not None and kind in (_PLAYS, _LEADS):
            keep("kind", _LEADS if self.onto is None else _PLAYS)
        elif self.tile or self.onto or self.knock or kind not in (_DRAWS, _PASSES):
            raise InvalidText(say("move.no_such", kind=kind.value), kind=kind)

    @classmethod
    def parse(cls, text: str) -> Move:
        """The move that a text says.

        Parameters
        ----------
        text : str
            A tile and where it goes, such as ``"6-4 on 9-6"``, a starting double, such as
            ``"9-9"``, ``"draw"`` or ``"pass"``; capitals will do, and any dash. The language
            in use is understood as well (``"comprar"``), with or without its accents.

        Returns
        -------
        Move
            The move.

        Raises
        ------
        InvalidText
            If the text says no move; the sentence names the part at fault.
        """
        word = turn_in(text)
        if word is not None:
            return DRAW if word == Kind.DRAW.value else PASS
        tile, onto, knock = play_in(text)
        return cls(Tile(*tile), Tile(*onto) if onto else None, knock=knock)

    def __str__(self) -> str:
        if self.tile is None:
            return self.kind.value
        on = f" on {self.onto}" if self.onto is not None else ""
        return f"{self.tile}{on}{' knock' if self.knock else ''}"

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"


def as_move(given: object) -> Move:
    """A move, or its text, as the move. Raises InvalidText for anything else."""
    return given if isinstance(given, Move) else Move.parse(given)  # type: ignore[arg-type]


def play_in_words(tile: Tile, onto: Tile | None) -> str:
    """A play as it is told: "6-4 on 9-6" in the language in use; a lead is its tile alone."""
    return str(tile) if onto is None else say("move.on", tile=tile, onto=onto)


DRAW = Move(kind=Kind.DRAW)
PASS = Move(kind=Kind.PASS)


class IllegalMove(ChickenfootError):
    """A well-formed move that the rules do not allow now.

    Parameters
    ----------
    message : str
        The sentence of the refusal.
    move : Move
        The move.
    reason : Reason
        Why it is refused.
    legal : tuple of Move
        The moves allowed instead.
    """

    def __init__(self, message: str, move: Move, reason: Reason, legal: tuple[Move, ...]) -> None:
        super().__init__(message, move=move, reason=reason, legal=legal)
        self.move = move
        self.reason = reason
        self.legal = legal


@dataclass(frozen=True)
class Refusal:
    """Why a move may not be made now.

    Parameters
    ----------
    reason : Reason
        Why.
    text : str
        The sentence, with the tiles and numbers at hand and what is allowed now.
    move : Move
        The move refused.
    legal : tuple of Move
        The moves allowed.
    why : str
        The sentence without what is allowed.
    """

    reason: Reason
    text: str
    move: Move
    legal: tuple[Move, ...]
    why: str = ""

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Outcome:
    """How a round ended and what it cost.

    Parameters
    ----------
    reason : EndReason
        How it ended.
    winner : int or None
        The seat that went out.
    pips : tuple of int
        For each seat the spots on the tiles left in hand.
    penalties : tuple of int
        For each seat what the rules add: for the double-blank, for blank halves, for going
        out on a double.
    """

    reason: EndReason
    winner: int | None
    pips: tuple[int, ...]
    penalties: tuple[int, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """For each seat what it pays: pips and penalties together."""
        return tuple(map(sum, zip(self.pips, self.penalties, strict=True)))

    def to_dict(self) -> dict[str, Any]:
        """The outcome as plain values.

        Returns
        -------
        dict
            ``reason`` (a text), ``winner`` (a seat or None), and for each seat ``points``,
            ``pips`` and ``penalties``, lists of whole numbers.
        """
        return {
            "reason": self.reason.value,
            "winner": self.winner,
            "points": list(self.points),
            "pips": list(self.pips),
            "penalties": list(self.penalties),
        }
