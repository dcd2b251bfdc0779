"""How tiles and moves are written: the one place that reads what people type.

``6-4``, ``6 - 4``, ``6–4``, ``6:4``, ``[6|4]`` and ``(4-6)`` name the same tile, with any dash;
small letters or capitals say ``on``, ``draw``, ``pass`` and ``knock``, in English or in the
language in use, with or without its accents. Tiles stand apart by blanks, commas or semicolons.
What cannot be read is named: the word at fault, not the whole line.

Numbers come out; :mod:`chickenfoot.engine.tiles` knows which of them are on a tile.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from ..errors import InvalidText
from ..text import say, say_in
from ..text.languages import current

__all__ = ["Pair", "Play", "pair_in", "pairs_in", "play_in", "plays_in", "turn_in"]

Pair = tuple[int, int]
"""The two numbers of a tile as they were written."""

Play = tuple[Pair, Pair | None, bool]
"""A tile, the tile it goes on if one is named, and whether one knocks."""

# Every dash that a keyboard or a word processor makes, the colon, the bar.
_BETWEEN = "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d:|\u2502"
# No two patterns for blanks stand side by side: a long run of blanks is read once.
_PAIR = re.compile(
    rf"(?:(\[)\s*|(\()\s*)?([0-9]{{1,2}})\s*[{_BETWEEN}]\s*([0-9]{{1,2}})(?![0-9])"
    r"(?(1)\s*\]|(?(2)\s*\)))"
)
_APART = re.compile(r"[\s,;]*")
_WORD = re.compile(r"[^\s,;]*")
_DIGIT = re.compile("[0-9]")
_LONGEST = 200
"""The most letters of a move; what is longer is something else."""
_COMMA = re.compile(r"[,;\n]")


def pair_in(text: object) -> Pair:
    """The numbers of the one tile that a text names.

    Parameters
    ----------
    text : object
        The text; anything else is refused.

    Returns
    -------
    tuple of int
        Its two numbers in their order.

    Raises
    ------
    InvalidText
        If it names no tile.
    """
    found = _PAIR.fullmatch(text.strip()) if isinstance(text, str) else None
    if found is None:
        raise InvalidText(say("tile.not_text", text=text), text=text)
    return int(found[3]), int(found[4])


def pairs_in(text: object) -> list[Pair]:
    """The numbers of all tiles that a text names, in their order.

    Parameters
    ----------
    text : object
        The text; ``""`` names none.

    Returns
    -------
    list of tuple of int
        Two numbers for each tile.

    Raises
    ------
    InvalidText
        For a word of it that is not a tile, which is named.
    """
    if not isinstance(text, str):
        raise InvalidText(say("tile.not_text", text=text), text=text)
    found = []
    at = _skipped(text, 0)
    while at < len(text):
        tile = _PAIR.match(text, at)
        if tile is None or not _stands_apart(text, tile.end()):
            word = _word(text, at)
            raise InvalidText(say("tile.not_text", text=word), text=word)
        found.append((int(tile[3]), int(tile[4])))
        at = _skipped(text, tile.end())
    return found


def turn_in(text: object) -> str | None:
    """What a text says to do without a tile.

    Parameters
    ----------
    text : object
        The text, in small letters or capitals.

    Returns
    -------
    str or None
        ``"draw"`` or ``"pass"``; None if it says neither.
    """
    if not isinstance(text, str) or len(text) > _LONGEST:
        return None
    word = " ".join(_plain(text).split())
    return next((do for do in ("draw", "pass") if word in _words(do, current())), None)


def play_in(text: object) -> Play:
    """The play that a text says: a tile, the tile it goes on, a knock.

    Parameters
    ----------
    text : object
        The text, such as ``"6-4 on 9-6 knock"``.

    Returns
    -------
    tuple
        The tile, the tile it goes on or None, and whether one knocks.

    Raises
    ------
    InvalidText
        If it says no play; the sentence names the part at fault.
    """
    if not isinstance(text, str) or len(text) > _LONGEST or not _DIGIT.search(text):
        raise InvalidText(say("move.not_text", text=text), text=text)
    text = unicodedata.normalize("NFC", text)  # as many letters as its plain form
    on_word, knock_word = _patterns(current())
    plain = _plain(text)
    knock = knock_word.search(plain)
    said = text[: knock.start()] if knock else text
    on = on_word.search(plain, 0, len(said))
    tile = _part(said[: on.start()] if on else said, text)
    onto = _part(said[on.end() :], text) if on else None
    return tile, onto, knock is not None


def plays_in(text: object) -> list[tuple[Pair, Pair | None]]:
    """The plays of a table, with commas, semicolons or line ends between them.

    Parameters
    ----------
    text : object
        The text, such as ``"9-9, 9-6 on 9-9"``; ``""`` is an empty table.

    Returns
    -------
    list of tuple
        Each tile with the tile it lies on, or None.

    Raises
    ------
    InvalidText
        For a part that is no tile on a table; the sentence names it.
    """
    if not isinstance(text, str):
        raise InvalidText(say("tile.not_text", text=text), text=text)
    found = []
    for part in _COMMA.split(text) if text.strip() else []:
        tile, onto, knock = play_in(part)
        if knock:
            raise InvalidText(say("position.not_a_play", play=part.strip()), text=part)
        found.append((tile, onto))
    return found


def _plain(text: str) -> str:
    """Small letters without accents, one for each letter of a composed text."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(unicodedata.normalize("NFD", each.lower())[0] for each in composed)


@cache
def _words(name: str, language: str) -> tuple[str, ...]:
    """What means ``draw``, ``pass``, ``on`` or ``knock``: in English, and in this language."""
    said = [name, *say_in(language, f"typed.{name}").split(",")]
    return tuple(dict.fromkeys(_plain(word.strip()) for word in said))


@cache
def _patterns(language: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What finds the word between two tiles, and the knock at the end."""
    on, knock = ("|".join(map(re.escape, _words(name, language))) for name in ("on", "knock"))
    return re.compile(rf"(?<!\w)(?:{on})(?!\w)"), re.compile(rf"(?<!\w)(?:{knock})\s*$")


def _part(part: str, whole: str) -> Pair:
    """The one tile that a part of a move names; else what is wrong with the move is said."""
    found = _PAIR.fullmatch(part.strip())
    if found is not None:
        return int(found[3]), int(found[4])
    if not part.strip():
        why = say("move.no_tile")
    elif len(_PAIR.findall(part)) > 1 and not _PAIR.sub("", part).strip(" ,;"):
        why = say("move.two_tiles")
    else:
        why = say("move.unreadable", part=_PAIR.sub("", part).strip(" ,;") or part.strip())
    raise InvalidText(say("move.not_read", text=whole, why=why), text=whole)


def _skipped(text: str, at: int) -> int:
    """The place after the blanks, commas and semicolons from `at` on."""
    found = _APART.match(text, at)
    return found.end() if found else at


def _stands_apart(text: str, end: int) -> bool:
    """Whether a tile that ends before `end` touches no other word."""
    if end == len(text) or text[end - 1] in "])":
        return True
    return text[end].isspace() or text[end] in ",;[("


def _word(text: str, at: int) -> str:
    found = _WORD.match(text, at)
    return found[0] if found and found[0] else text[at:]
