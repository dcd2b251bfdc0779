"""Names, and whatever else people call things: what may stand on one line, what looks the same."""

from __future__ import annotations

from unicodedata import bidirectional, category, normalize

__all__ = [
    "JOINERS",
    "LONGEST_NAME",
    "as_name",
    "is_shown",
    "isolated",
    "looks",
    "on_one_line",
    "squeezed",
]

LONGEST_NAME = 40
"""The most characters of a name."""

JOINERS = frozenset("\u200c\u200d\u200e\u200f\u061c") | {chr(n) for n in range(0xE0020, 0xE0080)}
"""Signs without ink that Persian and Indian words, families of emoji, flags and
right-to-left names need. What turns a whole line round is not among them."""

# Letters and signs that leave no ink.
_INVISIBLE = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_MOST_MARKS = 4


def as_name(given: object) -> str | None:
    """The name that was given, in the composed form of Unicode (NFC); None if it is not one.

    Parameters
    ----------
    given : object
        What was given.

    Returns
    -------
    str or None
        The name: 1 to 40 characters on one line, without blanks at its ends, at least one
        of them visible, and no more than four accents on a letter.

    Examples
    --------
    >>> as_name("Zoë")
    'Zoë'
    >>> as_name(" ") is None
    True
    """
    if not isinstance(given, str):
        return None
    name = normalize("NFC", given)
    fits = 0 < len(name) <= LONGEST_NAME and name.strip() == name
    return name if fits and is_shown(name) else None


def is_shown(text: str) -> bool:
    r"""Whether a text can be shown on one line as it is: by a terminal, a page and a picture.

    Parameters
    ----------
    text : str
        The text.

    Returns
    -------
    bool
        True if all of it can be printed, some of it is seen, and no letter has more than four
        accents.

    Examples
    --------
    >>> is_shown("US$ & <b>"), is_shown("a\nb"), is_shown("\ud800"), is_shown(" ")
    (True, False, False, False)
    """
    seen = looks(text)
    return seen.isprintable() and _is_visible(seen)


def on_one_line(text: str) -> str:
    r"""The text with a blank for each character that would break its line, or a terminal.

    Parameters
    ----------
    text : str
        A text from anywhere: an error, a file's name.

    Returns
    -------
    str
        The text without line ends, control characters and halves of characters.

    Examples
    --------
    >>> on_one_line("one\ntwo")
    'one two'
    """
    return "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text)


def squeezed(text: str) -> str:
    r"""The text on one line, with a single blank where there were blanks or line ends.

    Parameters
    ----------
    text : str
        A text from anywhere.

    Returns
    -------
    str
        The text as :func:`on_one_line` has it, without blanks at its ends.

    Examples
    --------
    >>> squeezed(" one \n\n two ")
    'one two'
    """
    return " ".join(on_one_line(text).split())


def isolated(name: str) -> str:
    """The name as it stands in a line of words that run from left to right.

    A name that runs from right to left would turn its neighbours round: "13 points" after it
    would come before it. The signs FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (Unicode
    Annex 9), which leave no ink, keep its direction to itself.

    Parameters
    ----------
    name : str
        The name.

    Returns
    -------
    str
        The name between the two signs if any of it runs from right to left, else the name.

    Examples
    --------
    >>> isolated("Ana")
    'Ana'
    """
    if any(bidirectional(letter) in ("R", "AL", "AN") for letter in name):
        return f"\u2068{name}\u2069"
    return name


def looks(name: str) -> str:
    """The name without the signs that leave no ink: two that agree cannot be told apart."""
    return "".join(letter for letter in name if letter not in JOINERS)


def _is_visible(name: str) -> bool:
    marks = "".join("m" if category(letter).startswith("M") else " " for letter in name)
    if "m" * (_MOST_MARKS + 1) in marks:
        return False
    return any(category(letter)[0] in "LNPS" and letter not in _INVISIBLE for letter in name)
