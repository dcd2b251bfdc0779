"""The words of the game: one word for one thing, its meaning, and what the sources call it.

The foreign words are those of the Portuguese, Spanish and Czech texts that the project
started from; where a text has no word for a thing, or a machine's wrong one, none is given.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

from ..text import say

__all__ = ["TERMS", "Glossary", "Term", "glossary"]

LANGUAGES = ("pt", "es", "cs")
# Notebooks set the cells of tables to the right, each by itself.
_LEFT = ' style="text-align:left"'

# key: Portuguese, Spanish, Czech, as the texts have them; "" where they have none.
_WORDS = {
    "tile": ("pedra, dominó", "ficha", "domino"),
    "pip": ("bolinha", "punto", "bod"),
    "blank": ("ponta branca", "", "prázdná polovina"),
    "double": ("duplo", "doble", "dvojité domino"),
    "double_blank": ("duplo 0-0", "doble blanco", ""),
    "set": ("conjunto duplo-9", "juego de doble nueve", ""),
    "hand": ("mão", "mano", "ruka"),
    "yard": (
        "cemitério, quintal de galinhas, monte",
        "cementerio, gallinero, patio de las gallinas",
        "hřbitov, kostní dvůr",
    ),
    "spinner": ("", "", ""),
    "arm": ("braço, lado", "brazo", "strana"),
    "open_end": ("extremidade exposta", "", ""),
    "foot": ("pé de galinha", "pata de pollo", "kuřecí noha"),
    "toe": ("dedo", "dedo", ""),
    "draw": ("comprar", "sacar", "vytáhnout"),
    "pass": ("passar a vez", "perder un turno", ""),
    "lead": ("", "", ""),
    "call": ("Galinha, Pintainho, pé de galinha", "pata de pollo", "Chickie"),
    "knock": ("", "", "klepnout"),
    "go_out": ("", "", ""),
    "blocked": ("", "", ""),
    "points": ("pontos", "puntos", "body"),
    "round": ("rodada, ronda", "ronda", "kolo"),
    "game": ("jogo", "juego", "hra"),
    "house_rule": ("", "", ""),
}


@dataclass(frozen=True)
class Term:
    """A word of the game. `key` names it; `pt`, `es`, `cs` are the sources' words or ""."""

    key: str
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

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        heads = ("term", "meaning", *LANGUAGES)
        head = "".join(
            f'<th scope="col"{_LEFT}>{escape(say(f"glossary.{name}"))}</th>' for name in heads
        )
        rows = "".join(_row(term) for term in self)
        return {
            "text/plain": str(self),
            "text/html": f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>",
        }


def _row(term: Term) -> str:
    cells = f'<th scope="row"{_LEFT}>{escape(term.word)}</th><td{_LEFT}>{escape(term.meaning)}</td>'
    for language in LANGUAGES:
        word = getattr(term, language)
        if word:
            cells += f'<td lang="{language}"{_LEFT}>{escape(word)}</td>'
        else:
            cells += f"<td{_LEFT}>{escape(say('glossary.none'))}</td>"
    return f"<tr>{cells}</tr>"


def glossary(*words: str) -> Glossary:
    """The glossary, or its entries for these English words. Unknown words are left out."""
    return Glossary(term for term in TERMS if not words or term.word in words)
