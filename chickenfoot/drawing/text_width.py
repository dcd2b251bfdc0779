"""How wide a line of text is, without a font at hand: for pictures in which nothing overflows.

The advance widths are those of DejaVu Sans, which matplotlib brings along and which is among
the widest of the usual fonts: what fits by this measure fits in a browser's own font, too.
"""

from __future__ import annotations

import re
from dataclasses import replace
from unicodedata import category, combining, east_asian_width, name, normalize

from .scene import Label

__all__ = ["fitted", "text_width"]

# In hundredths of the font's size, for the characters from the blank to the tilde.
_REGULAR = """
32 40 46 84 64 95 78 27 39 39 50 84 32 36 32 34 64 64 64 64 64 64 64 64 64 64 34 34 84
84 84 53 100 68 69 70 77 63 58 77 75 29 29 66 56 86 75 79 60 79 69 63 61 73 68 99 69 61
69 39 34 39 84 50 50 61 63 55 63 62 35 63 63 28 28 58 28 97 63 61 63 63 41 52 39 63 59
82 59 59 52 64 34 64 84
"""
_BOLD = """
35 46 52 84 70 100 87 31 46 46 52 84 38 42 38 37 70 70 70 70 70 70 70 70 70 70 40 40 84
84 84 58 100 77 76 73 83 68 68 82 84 37 37 77 64 100 84 85 73 85 77 72 68 81 77 110 77
72 73 46 37 46 84 50 50 67 72 59 72 68 44 72 71 34 34 67 34 104 71 69 72 72 49 60 48 71
65 92 65 65 58 71 37 71 84
"""
_WIDTHS = {False: tuple(map(int, _REGULAR.split())), True: tuple(map(int, _BOLD.split()))}

# A letter with a mark that Unicode does not take apart, such as the Polish L.
_WITH_A_STROKE = re.compile("LATIN (SMALL|CAPITAL) LETTER ([A-Z]) WITH")

_BOLDER = 1.16
"""How much wider a bold letter is, for those that have no width of their own above."""

_SMALLEST = 0.8
"""A line that does not fit gets smaller down to this share of its size; then it is cut."""

_ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """About how wide a line of text is, in pixels.

    Parameters
    ----------
    text : str
        One line.
    size : float
        The size of its letters in pixels.
    bold : bool
        Whether it is bold.

    Returns
    -------
    float
        Its width: for Latin letters what DejaVu Sans takes, for others no less than usual.
    """
    return size * sum(_letter_width(letter, bold) for letter in normalize("NFD", text)) / 100


def _letter_width(letter: str, bold: bool) -> float:
    if found := _WITH_A_STROKE.match(name(letter, "")):
        letter = found[2] if found[1] == "CAPITAL" else found[2].lower()
    code = ord(letter) - 32
    if 0 <= code < len(_WIDTHS[bold]):
        return _WIDTHS[bold][code]
    return _other_width(letter) * (_BOLDER if bold else 1.0)


def _other_width(letter: str) -> float:
    """The width of what is not ASCII, by its kind."""
    kind = category(letter)
    if combining(letter) or kind in ("Mn", "Me", "Cf"):
        return 0.0
    if east_asian_width(letter) in "WF" or letter in "\N{HORIZONTAL ELLIPSIS}\N{EM DASH}æœÆŒ":
        return 110.0
    if kind == "Lu":
        return 82.0
    return 38.0 if kind[0] == "P" else 70.0


def fitted(label: Label, room: float) -> Label:
    """The label as it fits into `room` pixels: a little smaller, or else cut and ended by "…".

    Parameters
    ----------
    label : Label
        The line of text.
    room : float
        The pixels that it may take.

    Returns
    -------
    Label
        The same one if it fits as it is.
    """
    width = text_width(label.text, label.size, bold=label.bold)
    if width <= room:
        return label
    size = label.size * max(_SMALLEST, room / width)
    text = label.text
    while text and text_width(text + _ELLIPSIS, size, bold=label.bold) > room:
        text = text[:-1]
    shortened = label.text if size > label.size * _SMALLEST else text.rstrip() + _ELLIPSIS
    return replace(label, text=shortened, size=size)
