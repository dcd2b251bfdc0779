"""The words of the game: one word for one thing, its meaning, and what the sources call it.

The foreign words are those of the Portuguese, Spanish and Czech texts that the project
started from; where a text has no word for a thing, or a machine's wrong one, none is given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..common.tables import Cell, DataTable, Foreign
from ..text import say, say_in
from ..text.languages import LANGUAGES as SPOKEN

__all__ = ["TERMS", "Glossary", "Term", "glossary"]

LANGUAGES = ("pt", "es", "cs")

# key: the lesson that brings the word; then Portuguese, Spanish, Czech, as the texts have them,
# "" where they have none.
_WORDS = {
    "tile": (1, "pedra, dominó", "ficha", "domino"),
    "pip": (1, "bolinha", "punto", "bod"),
    "blank": (1, "ponta branca", "", "prázdná polovina"),
    "double": (1, "duplo", "doble", "dvojité domino"),
    "double_blank": (1, "duplo 0-0", "doble blanco", ""),
    "set": (1, "conjunto duplo-9", "juego de doble nueve", ""),
    "suit": (1, "", "", ""),
    "hand": (1, "mão", "mano", "ruka"),
    "yard": (
        1,
        "cemitério, quintal de galinhas, monte",
        "cementerio, gallinero, patio de las gallinas",
        "hřbitov, kostní dvůr",
    ),
    "spinner": (1, "", "", ""),
    "arm": (2, "braço, lado", "brazo", "strana"),
    "open_end": (1, "extremidade exposta", "", ""),
    "foot": (4, "pé de galinha", "pata de pollo", "kuřecí noha"),
    "toe": (4, "dedo", "dedo", ""),
    "draw": (1, "comprar", "sacar", "vytáhnout"),
    "pass": (2, "passar a vez", "perder un turno", ""),
    "lead": (2, "", "", ""),
    "call": (4, "Galinha, Pintainho, pé de galinha", "pata de pollo", "Chickie"),
    "knock": (5, "", "", "klepnout"),
    "go_out": (5, "", "", ""),
    "blocked": (5, "", "", ""),
    "points": (5, "pontos", "puntos", "body"),
    "round": (1, "rodada, ronda", "ronda", "kolo"),
    "game": (1, "jogo", "juego", "hra"),
    "house_rule": (1, "", "", ""),
}


@dataclass(frozen=True)
class Term:
    """A word of the game. `key` names it; `pt`, `es`, `cs` are the sources' words or "".

    `lesson`: the one that brings it; no page or level before that uses it.
    """

    key: str
    lesson: int
    pt: str
    es: str
    cs: str

    @property
    def word(self) -> str:
        """The word that the lessons use."""
        return say(f"glossary.{self.key}.term")

    @property
    def meaning(self) -> str:
        """What it means, in a few words."""
        return say(f"glossary.{self.key}.meaning")

    def __str__(self) -> str:
        return f"{self.word}: {self.meaning}"


TERMS: tuple[Term, ...] = tuple(Term(key, *words) for key, words in _WORDS.items())
"""All words, in the order in which the lessons meet them."""


class Glossary(tuple[Term, ...]):
    """Words of the game; a line each when printed, a table in a notebook."""

    def __str__(self) -> str:
        return "\n".join(map(str, self))

    def table(self) -> DataTable:
        """A row for each word, with what the sources call it."""
        head = [say(f"glossary.{name}") for name in ("term", "meaning", "lesson", *LANGUAGES)]
        return DataTable(head, [_row(term) for term in self], words=True)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self.table().html()}


def _row(term: Term) -> list[Cell]:
    words = {language: getattr(term, language) for language in LANGUAGES}
    return [
        term.word,
        term.meaning,
        f"{term.lesson:02}",
        *(Foreign(word, code) if word else say("glossary.none") for code, word in words.items()),
    ]


def glossary(*words: str) -> Glossary:
    """The words of the game and what they mean.

    Parameters
    ----------
    *words : str
        Words such as ``"toe"`` or ``"dedo"``, in English or another language, a text's own
        word or the lessons'; without any, all of them. Unknown words are left out.

    Returns
    -------
    Glossary
        The entries, in the order in which the lessons meet them.
    """
    wanted = {word.strip().casefold() for word in words if isinstance(word, str)}
    return Glossary(term for term in TERMS if not words or wanted & _names(term))


def _names(term: Term) -> set[str]:
    """What a term is called by the lessons of each language and by the sources."""
    said = [say_in(language, f"glossary.{term.key}.term") for language in SPOKEN]
    for words in (term.pt, term.es, term.cs):
        said += words.split(",")
    return {name.strip().casefold() for name in said} - {""}
