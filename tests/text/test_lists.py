"""How a list is joined: each language's own words, and the sounds that change them."""

from __future__ import annotations

import doctest

import pytest

import chickenfoot as cf
from chickenfoot.text import lists
from chickenfoot.text.languages import LANGUAGES


def test_the_examples_of_the_module() -> None:
    """What the docstring shows."""
    assert doctest.testmod(lists).failed == 0


@pytest.mark.parametrize(
    ("last", "word"),
    [
        ("7-4", "o"), ("8-4", "u"), ("8", "u"), ("80", "u"), ("11", "u"), ("11-3", "u"),
        ("1", "o"), ("1-1", "o"), ("110", "o"), ("18", "o"), ("108", "o"),
        ("Óscar", "u"), ("otro", "u"), ("hola", "u"), ("'otro'", "u"), ("«8-4»", "u"),
        ("Ana", "o"), ("huevo", "o"), ("la 8-4", "o"), ("", "o"),
    ],
)  # fmt: skip
def test_or_in_spanish(last: str, word: str) -> None:
    """It is "u" before the sound o, be it written in letters or in figures."""
    assert lists.joined(["6-2", last], "or", "es_ES") == f"6-2 {word} {last}"
    assert lists.joined(["8-1", "6-2", last], "or", "es_ES") == f"8-1, 6-2 {word} {last}"


@pytest.mark.parametrize(
    ("last", "word"),
    [
        ("Inés", "e"), ("Íñigo", "e"), ("hijos", "e"), ("'iguales'", "e"), ("Hilda", "e"),
        ("hielo", "y"), ("hierba", "y"), ("Ian", "y"), ("Ana", "y"), ("Óscar", "y"), ("8-4", "y"),
    ],
)  # fmt: skip
def test_and_in_spanish(last: str, word: str) -> None:
    """It is "e" before the sound i, but not where the i glides into another vowel."""
    assert lists.joined(["Bo", last], "standard", "es_ES") == f"Bo {word} {last}"
    assert lists.joined(["Ana", "Bo", last], "standard", "es_ES") == f"Ana, Bo {word} {last}"


def test_only_the_word_before_the_last_changes() -> None:
    """An "o" or "y" of the items themselves stays, as do lists of none and of one."""
    assert lists.joined(["uno o otro", "dos"], "or", "es_ES") == "uno o otro o dos"
    assert lists.joined(["8 o 8"], "or", "es_ES") == "8 o 8"
    assert lists.joined([], "or", "es_ES") == ""


def test_other_languages_join_as_they_did() -> None:
    """Portuguese has "ou" and "e" before every sound; no language loses an item."""
    assert lists.joined(["7-4", "8-4"], "or", "pt_PT") == "7-4 ou 8-4"
    assert lists.joined(["Bo", "Inês"], "standard", "pt_PT") == "Bo e Inês"
    for locale in LANGUAGES.values():
        for text in (
            lists.joined(["8", "Inés"], "or", locale),
            lists.joined(["Inés", "8"], "standard", locale),
        ):
            assert {"8", "Inés"} < set(text.split())


def test_sentences_join_so() -> None:
    """A refusal names the plays that are allowed."""
    table = ["9-9", "9-6 on 9-9", "9-5 on 9-9", "9-4 on 9-9", "9-3 on 9-9"]
    now = cf.setup(cf.Rules(), table, ["7-3 8-6 2-1", "4-1 2-2"])
    with cf.language("es"):
        assert str(now.why_not("pass")).endswith("Puedes jugar 7-3 on 9-3 u 8-6 on 9-6.")
