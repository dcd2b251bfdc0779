"""Lists in words, as a language joins them: "6-4, 5-5 and 3-0"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from babel.lists import format_list

__all__ = ["joined"]

# What CLDR's patterns leave out: in Spanish "o" before the sound o is "u", in figures, too (8 is
# ocho, 11 once), and "y" before the sound i is "e", but not where that i glides (hielo).
_BEFORE_ITS_OWN_SOUND = {
    "es": (
        ("o", "u", re.compile(r"\W*(h?[oó]|8|11(?!\d))", re.IGNORECASE)),
        ("y", "e", re.compile(r"\W*h?[ií](?![ae])", re.IGNORECASE)),
    )
}


def joined(items: Sequence[str], style: Literal["standard", "or"], locale: str) -> str:
    """The items with commas and an "and", or an "or", between them.

    Parameters
    ----------
    items : sequence of str
        What is listed.
    style : {"standard", "or"}
        "and" or "or".
    locale : str
        Such as ``es_ES``.

    Returns
    -------
    str
        One text; empty without items.

    Examples
    --------
    >>> joined(["6-4", "5-5", "3-0"], "standard", "en_GB")
    '6-4, 5-5 and 3-0'
    >>> joined(["7-4", "8-4"], "or", "es_ES")
    '7-4 u 8-4'
    """
    text = format_list(items, style, locale)
    if len(items) < 2:
        return text
    last = items[-1]
    for word, instead, sound in _BEFORE_ITS_OWN_SOUND.get(locale[:2], ()):
        before = text.removesuffix(f" {word} {last}")
        if before != text and sound.match(last):
            return f"{before} {instead} {last}"
    return text
