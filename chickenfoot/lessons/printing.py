"""Pages for paper, black on white: a sheet of questions with its answers apart, and the card."""

from __future__ import annotations

import os
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from ..common.files import write_atomic
from ..common.seeds import Seed
from ..curriculum.level_data import find_level
from ..curriculum.questions.model import Question
from ..curriculum.rulebook import taught
from ..drawing.themes import Theme, print_
from ..engine.rules import Rules
from ..errors import ChickenfootError
from ..text import say
from ..text.languages import current
from .question_widget import question_lines, question_picture
from .stills import Still, sheet_html, still_of

__all__ = ["AGREED", "Card", "Page", "PrintSheet"]

_TEMPLATES = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    trim_blocks=True,
    undefined=StrictUndefined,
)
_TEMPLATES.globals["say"] = say


def _whole_tiles(text: str) -> Markup:
    """The text as HTML in which no tile is broken in two at the end of a line."""
    return Markup(
        re.sub(r"\d+-\d+", r'<span style="white-space:nowrap">\g<0></span>', str(escape(text)))
    )


_TEMPLATES.filters["whole_tiles"] = _whole_tiles


class Page(ABC):
    """A page for paper. It shows itself in a notebook; `save` writes it as a file."""

    title: str
    template: str
    """The file in `templates` that says how the page looks; its layout is what it stands in."""

    @abstractmethod
    def _parts(self) -> dict[str, Any]:
        """What is on the page, by the names of the template."""

    def _rendered(self, layout: str) -> str:
        template = _TEMPLATES.get_template(self.template)
        return template.render(layout=layout, title=self.title, language=current(), **self._parts())

    def body(self) -> str:
        """What is on the page, as HTML.

        Returns
        -------
        str
            The part of a page that a notebook or another page can hold.
        """
        return self._rendered("body.html")

    def html(self) -> str:
        """The page as HTML with everything in it.

        Returns
        -------
        str
            A whole file, pictures included.
        """
        return self._rendered("file.html")

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the page to a file to open and print.

        Parameters
        ----------
        path : str or os.PathLike
            The file, such as ``"card.html"``.

        Returns
        -------
        Path
            The file written.

        Raises
        ------
        OSError
            If it cannot be written.
        ChickenfootError
            If the argument cannot name a file.
        """
        if not isinstance(path, (str, os.PathLike)):
            raise ChickenfootError(say("lessons.no_path", given=path), path=path)
        file = Path(path)
        write_atomic(file, self.html())
        return file

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self._rendered("notebook.html")}


# -- the sheet ------------------------------------------------------------------------------


class PrintSheet(Page):
    """A sheet of questions, the answers on a separate page.

    `questions`: what is asked; `seed`: what makes the same sheet again; `theme`: the colours
    of its pictures.
    """

    template = "sheet.html"

    def __init__(self, questions: Sequence[Question], seed: Seed, *, theme: Theme = print_) -> None:
        self.title = say("lessons.print.title")
        self.questions = tuple(questions)
        self.seed = seed
        self.theme = theme

    def _parts(self) -> dict[str, Any]:
        """The seed, and each question with its picture, its choices and its answer."""
        return {"seed": self.seed, "questions": [self._asked(each) for each in self.questions]}

    def _asked(self, question: Question) -> dict[str, Any]:
        seen = question_picture(question, theme=self.theme).printed
        if question.sheet:
            seen += sheet_html(question.sheet)
        choices = [
            say("question.option", letter=question.letter(choice), text=choice.text)
            for choice in question.choices
        ]
        return {
            "text": question.text,
            "seen": seen,
            "choices": choices,
            "answer": question.answer,
        }

    def __str__(self) -> str:
        question = [
            f"{n}. " + "\n".join(question_lines(each))
            for n, each in enumerate(self.questions, start=1)
        ]
        answers = [f"{n}. {each.answer}" for n, each in enumerate(self.questions, start=1)]
        above = say("lessons.print.answers", seed=self.seed)
        return "\n\n".join([*question, "\n".join([above, *answers])])

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {say('lessons.print.words', count=len(self.questions))}>"


# -- the card -------------------------------------------------------------------------------

# What the card says, part by part: the rules of the rulebook by their keys.
_CARD = {
    "before": ("deal", "lead"),
    "turn": ("draw", "yard"),
    "match": ("match", "blank"),
    "double": ("toes", "hopeless"),
    "end": ("out", "blocked"),
    "points": ("count", "last_double"),
    "game": ("rounds", "lowest"),
}
_PLACES = ("arms", "foot", "ends")
AGREED = ("set", "rounds", "start", "arms", "drawn", "double", "blank", "knock", "tie")
"""What tables do differently, so that players agree on it before the first deal."""


class Card(Page):
    """The whole game on one page. What it says are the rulebook's own sentences."""

    template = "card.html"

    def __init__(self) -> None:
        self.title = say("card.title")

    def _parts(self) -> dict[str, Any]:
        """The picture of a whole foot, and the rules in the order of a game."""
        told = {key: {"head": say(f"card.{key}"), "text": self._said(key)} for key in _CARD}
        return {
            "picture": self._foot().printed,
            "before": [told[key] for key in ("before", "turn", "match")],
            "heads": [say(f"card.head.{name}") for name in ("lies", "shows")],
            "places": [
                {"head": say(f"card.place.{key}"), "text": taught(key).text} for key in _PLACES
            ],
            "agreed": _agreed(),
            "after": [told[key] for key in ("double", "end", "points", "game")],
        }

    def _foot(self) -> Still:
        position = find_level("4.7").position
        assert position is not None
        return still_of(position.round(), seat=None, theme=print_)

    def _said(self, part: str) -> str:
        told = [taught(key).text for key in _CARD[part]]
        extra = {
            "turn": say("card.turn.left"),
            "double": say("card.double.call", call=Rules().called(4)),
        }.get(part)
        if part == "before":
            told.append(say("card.before.tie"))
        elif extra:
            told.insert(0, extra)
        return " ".join(told)

    def __str__(self) -> str:
        places = [f"{say(f'card.place.{key}')}: {taught(key).text}" for key in _PLACES]
        parts = [f"{say(f'card.{key}')} {self._said(key)}" for key in _CARD]
        return "\n".join([self.title, *parts[:3], *places, *parts[3:], say("card.note"), _agreed()])


def _agreed() -> str:
    """One sentence that lists what to agree on."""
    return f"{say('card.agree')} {'; '.join(say(f'agree.{each}') for each in AGREED)}."
