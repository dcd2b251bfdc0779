"""The glossary: one word for one thing, with the sources' own words beside it."""

from __future__ import annotations

import pytest

import chickenfoot as cf
from chickenfoot.curriculum.glossary import TERMS, glossary
from tests.support.sentences import messages


def test_one_word_for_one_thing() -> None:
    """No word stands for two things."""
    words = [term.word for term in TERMS]
    assert len(set(words)) == len(words)


def test_every_term_has_a_meaning() -> None:
    """Every term has a word and a meaning, and no meaning is there without its term."""
    parts = [name.split("-") for name in messages() if name.startswith("glossary-")]
    keys = {part[1] for part in parts if part[-1] == "meaning" and len(part) == 3}
    assert keys == {term.key for term in TERMS}


def test_the_names_of_the_foot() -> None:
    """The foot is called as in the sources."""
    foot = next(term for term in TERMS if term.word == "chicken foot")
    assert (foot.pt, foot.es, foot.cs) == ("pé de galinha", "pata de pollo", "kuřecí noha")


def test_machine_translations_stay_out() -> None:
    """Words that machines got wrong in the sources are not passed on."""
    words = " ".join(f"{term.pt} {term.es} {term.cs}" for term in TERMS)
    for wrong in ("telha", "azulejo", "oitavas", "dvojka", "přihr", "hřbet", "osario", "mezera"):
        assert wrong not in words


def test_forms() -> None:
    """It prints a line a word, shows a table in a notebook, and can be asked for some words."""
    some = glossary("toe", "arm")
    assert [term.word for term in some] == ["arm", "toe"]
    assert len(str(some).splitlines()) == 2
    html = some._repr_mimebundle_()["text/html"]
    assert html.count("<tr>") == 3
    assert '<td lang="es" style="text-align:left">brazo</td>' in html
    assert len(glossary()) == len(TERMS)


@pytest.mark.parametrize("word", ["toe", "dedo", "prst", "Prst", " TOE "])
@pytest.mark.parametrize(("code", "said"), [("en", "toe"), ("pt", "dedo"), ("cs", "prst")])
def test_a_word_of_any_language_is_found(code: str, said: str, word: str) -> None:
    """Whatever language is in use, which is the one of the answer."""
    with cf.language(code):
        assert [term.word for term in glossary(word)] == [said]


def test_a_word_of_the_sources_is_found() -> None:
    """One of several that a text has for a thing, too; what nobody says is left out."""
    assert [term.key for term in glossary("cemitério")] == ["yard"]
    assert len(glossary("telha")) == len(glossary("")) == 0
