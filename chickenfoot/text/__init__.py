"""Every sentence that a person reads, by key and language.

The sentences themselves live in one folder a language (:mod:`chickenfoot.text.english`),
one file a room of the house. The rest of the package knows only keys::

    say("refusal.yard_empty")

A sentence is a :meth:`str.format` template with two additions:

* ``{n:tile|tiles}`` picks the first form when ``n`` is 1, else the second;
* ``{tiles:and}`` and ``{tiles:or}`` join a sequence: "6-4, 5-5 and 3-0".

``{given!r}`` quotes what somebody gave, at most its beginning
(:func:`quoted`): whatever a sentence repeats is written so.

To add a language, write a folder like ``english`` and register its catalogue in
:data:`LANGUAGES`; a key that it lacks falls back to English.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import Any

from .english import CATALOGUE as _ENGLISH

__all__ = ["LANGUAGES", "beginning", "kind_of", "quoted", "say", "use_language"]

LANGUAGES: dict[str, Mapping[str, str]] = {"en": _ENGLISH}

_current = "en"


class _Sentence(Formatter):
    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" in format_spec:
            one, many = format_spec.split("|")
            return one if value == 1 else many
        if format_spec in ("and", "or"):
            return _join([str(item) for item in value], say(f"join.{format_spec}"))
        return str(super().format_field(value, format_spec))

    def convert_field(self, value: Any, conversion: Any) -> Any:
        if conversion == "r":
            return quoted(value)
        return super().convert_field(value, conversion)


def _join(items: list[str], word: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {word} {items[-1]}"


_sentence = _Sentence()


def say(key: str, /, **values: Any) -> str:
    """The sentence `key` in the language in use, with `values` put in.

    Raises KeyError for a key that no catalogue has: a fault of ours, not of the user's.
    """
    template = LANGUAGES[_current].get(key)
    if template is None:
        template = _ENGLISH[key]
    return _sentence.vformat(template, (), values)


def use_language(code: str) -> None:
    """Speak the language `code` from now on. Raises KeyError if there is no catalogue for it."""
    global _current
    LANGUAGES[code]
    _current = code


_LONGEST = 200
"""The most letters of what somebody gave that a sentence repeats."""


def quoted(given: object) -> str:
    """What was given, as Python writes it; only the beginning of what is long. Never raises.

    Parameters
    ----------
    given : object
        Anything at all: it may refuse to be printed, or be millions of letters long.

    Returns
    -------
    str
        Its ``repr``, cut after 200 letters. What cannot be printed is named by its type.

    Examples
    --------
    >>> quoted("6-4")
    "'6-4'"
    >>> len(quoted("6-4" * 1000))
    203
    """
    try:
        return beginning(repr(given))
    except Exception:  # its own repr, or a number of more digits than Python prints
        return say("given.unprintable", kind=kind_of(given))


def kind_of(given: object) -> str:
    """The name of its type, such as ``list``."""
    return beginning(type(given).__name__)


def beginning(text: str) -> str:
    """`text`, or its first 200 letters and three dots."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."
