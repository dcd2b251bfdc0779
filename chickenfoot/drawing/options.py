"""Checks of what pictures and films are given: sizes, names, paths, a layout."""

from __future__ import annotations

from collections.abc import Iterable
from os import PathLike, fspath
from typing import TYPE_CHECKING
from unicodedata import category

from ..common.arguments import instance, listed, number, quoted, text
from ..errors import ChickenfootError
from ..placement.layouts import Layout
from ..text import say

if TYPE_CHECKING:
    from ..engine.tableau import Tableau

__all__ = ["WIDEST", "layout_of", "names_of", "path_of", "size_of"]

WIDEST = 20_000
"""The most pixels of a side; matplotlib makes no much larger picture."""


def size_of(size: object) -> tuple[float, float]:
    """Width and height in pixels, from 1 to 20,000 each.

    Raises
    ------
    ChickenfootError
        For anything else.
    """
    try:
        width, height = (
            number(side, "size", least=1, most=WIDEST) for side in listed(size, "size", count=2)
        )
    except ChickenfootError:
        sentence = say("draw.bad_size", size=quoted(size), most=WIDEST)
        raise ChickenfootError(sentence, size=size) from None
    return width, height


def names_of(names: object, count: int) -> tuple[str, ...]:
    """A name for each of `count` seats: texts without control characters.

    Raises
    ------
    ChickenfootError
        For anything else.
    """
    found = tuple(text(name, "names") for name in listed(names, "names", count=count))
    for name in found:
        if any(category(letter) == "Cc" for letter in name):
            raise ChickenfootError(say("draw.bad_name", name=quoted(name)), names=names)
    return found


def path_of(path: object, endings: Iterable[str], key: str) -> tuple[str, str]:
    """The path of a file to write, and which of `endings` it has.

    Raises
    ------
    ChickenfootError
        With the sentence `key`, for another ending and for what is not a path.
    """
    if isinstance(path, (str, PathLike)):
        name = fspath(path)
        if isinstance(name, str):
            ending = name.rpartition(".")[2].lower()
            if ending in endings:
                return name, ending
    raise ChickenfootError(say(key, path=quoted(path)), path=path)


def layout_of(layout: object, tableau: Tableau) -> Layout:
    """`layout`, if it is one of this tableau.

    Raises
    ------
    ChickenfootError
        For anything else.
    """
    found = instance(layout, "layout", Layout, "draw.a_layout")
    if tuple((placed.tile, placed.onto) for placed in found.placed) != tableau.plays:
        raise ChickenfootError(say("draw.other_layout"), layout=layout)
    return found
