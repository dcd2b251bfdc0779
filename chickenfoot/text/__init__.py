"""Every sentence that a person reads, by key and language.

The sentences themselves live in one folder a language (:mod:`chickenfoot.text.english`),
one file a room of the house. The rest of the package knows only keys::

    say("refusal.yard_empty")

A sentence is a :meth:`str.format` template with two additions:

* ``{n:tile|tiles}`` picks the first form when ``n`` is 1, else the second;
* ``{tiles:and}`` and ``{tiles:or}`` join a sequence: "6-4, 5-5 and 3-0".

To add a language, write a folder like ``english`` and register its catalogue in
:data:`LANGUAGES`; a key that it lacks falls back to English.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import Any

from .english import CATALOGUE as _ENGLISH

__all__ = ["LANGUAGES", "say", "use_language"]

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
