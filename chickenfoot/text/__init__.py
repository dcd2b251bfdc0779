"""Every sentence that a person reads, by key and language.

The sentences themselves live in one folder a language (``en``), in the files of Project Fluent
(https://projectfluent.org), one or two for each room of the house. The rest of the package knows
only keys::

    say("refusal.yard_empty")

In the files a key's dots are hyphens: ``refusal-yard_empty``. Besides what Fluent itself has
(plural forms, ``NUMBER``), a sentence may use

* ``{ AND($tiles) }`` and ``{ OR($tiles) }``, which join a sequence: "6-4, 5-5 and 3-0";
* ``{ QUOTED($given) }``, which repeats what somebody gave, at most its beginning (:func:`quoted`):
  whatever a sentence repeats is written so;
* ``{ WORD($arms) }``, a number below ten as a word (``number-4``), any other as a figure.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from .languages import LANGUAGES, current
from .quoting import beginning, kind_of

if TYPE_CHECKING:
    from .catalogue import Catalogue

__all__ = ["beginning", "decimal", "has", "kind_of", "quoted", "say", "say_in"]

FOLDER = Path(__file__).parent
"""Where the languages' folders lie."""


def say(key: str, /, **values: object) -> str:
    """The sentence `key` in the language in use, with `values` put in.

    A sentence that the language lacks is said in English. Raises KeyError for a key that English
    lacks too, or for a value that the sentence misses: faults of ours, not of the user's.
    """
    return say_in(current(), key, **values)


def say_in(language: str, key: str, /, **values: object) -> str:
    """The sentence `key` in a language named by its code, in English where it is none of ours."""
    spoken = catalogue_of(language if language in LANGUAGES else "en")
    return (spoken if key in spoken else catalogue_of("en")).say(key, values)


def has(key: str) -> bool:
    """Whether there is a sentence `key`."""
    return key in catalogue_of("en")


@cache
def catalogue_of(code: str) -> Catalogue:
    """The sentences of the language `code`."""
    from .catalogue import Catalogue  # not before something is said: it takes its time

    return Catalogue(FOLDER / code, LANGUAGES[code])


def decimal(value: float, digits: int, *, signed: bool = False) -> str:
    """`value` with so many digits after the decimal sign of the language in use.

    With `signed`, a number over zero has its plus.

    Examples
    --------
    >>> decimal(2, 1)
    '2.0'
    """
    return catalogue_of(current()).number(value, digits, signed=signed)


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
    return catalogue_of(current()).quote(given)
