"""The sentences of one language: a folder of Project Fluent files, parsed as they are needed.

Imported when the first sentence is said, so that ``import chickenfoot`` loads neither Fluent nor
its tables of languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from functools import cache, cached_property
from math import isfinite
from pathlib import Path
from typing import Any, Literal

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber, FluentType, fluent_number

from .lists import joined
from .quoting import kind_of, written

__all__ = ["Catalogue", "message_id"]

TERMS = "terms.ftl"
"""The file of a language's terms, which the sentences of all its files may use."""

_ENDLESS = 1e15
"""From here on a number, such as a seed, is said as Python writes it: Babel could not round it."""

_IN_FIGURES = 10
"""From here on a number is a figure even where a sentence asks for a word."""

_LONGEST_PART = 2000
"""The most letters that Fluent is given at once; at 2,500 it fails."""

_NAMED = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@cache
def message_id(key: str) -> str:
    """The name of a key's message in the Fluent files.

    Parameters
    ----------
    key : str
        A key as the code writes it.

    Returns
    -------
    str
        The same with a hyphen for each dot, and an underscore for whatever a Fluent name cannot
        hold.

    Examples
    --------
    >>> message_id("refusal.end_taken.spinner")
    'refusal-end_taken-spinner'
    >>> message_id("level.1.2.try.5-3 on 6-6")
    'level-1-2-try-5-3_on_6-6'
    """
    return re.sub(r"[^\w-]", "_", key.replace(".", "-"), flags=re.ASCII)


class Catalogue:
    """The sentences of one language.

    Which file holds a sentence is found by reading the files' lines, which is fast; a file is
    parsed, which is not, when its first sentence is said.

    Parameters
    ----------
    folder : Path
        The folder with the language's ``.ftl`` files.
    locale : str
        Its locale, such as ``en_GB``: how it counts, joins lists and writes numbers.
    """

    def __init__(self, folder: Path, locale: str) -> None:
        self.folder = folder
        self.locale = locale
        self._bundles: dict[Path, FluentBundle] = {}

    @cached_property
    def files(self) -> dict[str, Path]:
        """The file of each message, by the message's name."""
        found: dict[str, Path] = {}
        for path in sorted(self.folder.glob("*.ftl")):
            found.update(dict.fromkeys(_NAMED.findall(path.read_text(encoding="utf-8")), path))
        return found

    def __contains__(self, key: str) -> bool:
        """Whether there is a sentence for `key`."""
        return message_id(key) in self.files

    def say(self, key: str, values: Mapping[str, object]) -> str:
        """The sentence `key` with `values` put in.

        Raises KeyError if there is none, or if one of its values is missing: faults of ours.
        """
        name = message_id(key)
        if name not in self.files:
            raise KeyError(f"no sentence for {key!r}: {self.folder} has no message {name}")
        bundle = self._bundle(self.files[name])
        pattern = bundle.get_message(name).value
        assert pattern is not None  # a test parses every file
        aside: list[str] = []
        args = {each: _as_fluent(value, aside) for each, value in values.items()}
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{key}: {errors[0]}") from errors[0]
        return _ASIDE.sub(lambda found: aside[int(found[1])], str(text)) if aside else str(text)

    def number(self, value: float, digits: int, *, signed: bool = False) -> str:
        """A number with so many digits after the language's own decimal sign."""
        text = f"{value:{'+' if signed else ''}.{digits}f}"
        if not isfinite(value):
            return text
        # Rounded by Python, so that a figure is the same in every language.
        pattern = f"0.{'0' * digits}" if digits else "0"
        sign = text[0] if text[0] in "+-" else ""
        return sign + format_decimal(Decimal(text[len(sign) :]), pattern, self.locale)

    def quote(self, given: object) -> str:
        """What was given, as Python writes it; only the beginning of what is long."""
        text = written(given)
        return self.say("given.unprintable", {"kind": kind_of(given)}) if text is None else text

    def _bundle(self, path: Path) -> FluentBundle:
        if path not in self._bundles:
            # Fluent takes text from a function too, though its types name only its own values.
            functions: dict[str, Callable[..., Any]] = {
                "QUOTED": self._quoted,
                "AND": self._and,
                "OR": self._or,
                "NUMBER": _number,
                "WORD": self._in_words,
            }
            bundle = FluentBundle([self.locale], functions=functions, use_isolating=False)
            for each in (self.folder / TERMS, path):
                if each.is_file():
                    bundle.add_resource(FluentResource(each.read_text(encoding="utf-8")))
            self._bundles[path] = bundle
        return self._bundles[path]

    def _quoted(self, value: object) -> str:
        return self.quote(_as_given(value))

    def _and(self, items: object) -> object:
        return self._joined(items, "standard")

    def _or(self, items: object) -> object:
        return self._joined(items, "or")

    def _in_words(self, number: object) -> object:
        given = _as_given(number)
        small = isinstance(given, int) and 0 <= given < _IN_FIGURES
        return self.say(f"number.{given}", {}) if small else number

    def _joined(self, items: object, style: Literal["standard", "or"]) -> object:
        given = _as_given(items)
        assert isinstance(given, Iterable)
        text = joined([str(item) for item in given], style, self.locale)
        return _Given(text, items.aside) if isinstance(items, _Given) else text


_ASIDE = re.compile("\ue000([0-9]+)\ue001")
"""What stands in a sentence for a long text until Fluent has done its part."""


class _Given(FluentType):
    """A value that Fluent knows no form for, or a long text: said as Python's `str` has it."""

    def __init__(self, value: object, aside: list[str]) -> None:
        self.value = value
        self.aside = aside

    def format(self, locale: Locale) -> str:
        if isinstance(self.value, int):  # it may have more digits than Python prints
            return written(self.value) or kind_of(self.value)
        text = str(self.value)
        if len(text) <= _LONGEST_PART:
            return text
        self.aside.append(text)
        return f"\ue000{len(self.aside) - 1}\ue001"


def _as_fluent(value: object, aside: list[str]) -> object:
    """A value in the form that Fluent takes. A number is grouped only where a sentence asks."""
    if isinstance(value, str):
        return value if len(value) <= _LONGEST_PART else _Given(value, aside)
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < _ENDLESS:
        kind = FluentInt if isinstance(value, int) else FluentFloat
        return kind(value, useGrouping=False)
    return _Given(value, aside)


def _number(value: FluentNumber | _Given, **options: object) -> FluentNumber | _Given:
    """A number with what the sentence asks for; what is not finite has no digits to ask for."""
    if isinstance(value, _Given):
        return value
    asked = fluent_number(value, **options)
    assert isinstance(asked, FluentNumber)
    return asked


def _as_given(value: object) -> object:
    """What `_as_fluent` was given."""
    if isinstance(value, _Given):
        return value.value
    if isinstance(value, FluentInt):
        return int(value)
    return float(value) if isinstance(value, FluentFloat) else value
