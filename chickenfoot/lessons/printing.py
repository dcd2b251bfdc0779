"""Pages for paper, black on white: a sheet of questions with its answers apart, and the card."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from ..common.files import write_atomic
from ..common.seeds import Seed
from ..curriculum.level_data import find_level
from ..curriculum.questions.model import Question
from ..curriculum.rulebook import taught
from ..drawing.themes import Theme, print_
from ..engine.rules import Rules
from ..errors import ChickenfootError
from ..text import say
from .question_widget import question_lines, question_picture
from .stills import Still, sheet_html, still_of

__all__ = ["Card", "Page", "PrintSheet"]

_STYLE = (
    "@page{size:A4;margin:13mm}"
    "body{font-family:sans-serif;font-size:11pt;line-height:1.35;max-width:46em;margin:1em auto;"
    "color:#000;background:#fff}@media print{body{margin:0;max-width:none}}"
)


class Page(ABC):
    """A page for paper. It shows itself in a notebook; `save` writes it as a file."""

    title: str
    style: str
    alone = ""
    """Style for the notebook, by which its own printing leaves out what is not the page."""

    @abstractmethod
    def body(self) -> str:
        """What is on the page, as HTML."""

    def html(self) -> str:
        """The page as HTML with everything in it."""
        return (
            '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">'
            f"<title>{escape(self.title)}</title>"
            f"<style>{_STYLE}{self.style}</style></head><body>{self.body()}</body></html>"
        )

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
        shown = f"<style>{self.style}{self.alone}</style>{self.body()}"
        return {"text/plain": str(self), "text/html": shown}


# -- the sheet ------------------------------------------------------------------------------


class PrintSheet(Page):
    """A sheet of questions, the answers on a page apart.

    `questions`: what is asked; `seed`: what makes the same sheet again; `theme`: the colours
    of its pictures.
    """

    style = (
        ".cf-ask{break-inside:avoid;margin-bottom:1.4em}.cf-ask p{margin:.25em 0}"
        ".cf-both{display:flex;gap:1.5em;align-items:center}.cf-both>:first-child{flex:0 1 55%}"
        ".cf-both img{max-width:100%;height:auto}"
        ".cf-ask table{border-collapse:collapse}"
        ".cf-ask th,.cf-ask td{border:1px solid #555;padding:.1em .6em}"
        ".cf-answers{break-before:page}.cf-answers li{margin-bottom:.4em}"
    )

    def __init__(self, questions: Sequence[Question], seed: Seed, *, theme: Theme = print_) -> None:
        self.title = say("lessons.print.title")
        self.questions = tuple(questions)
        self.seed = seed
        self.theme = theme

    def body(self) -> str:
        """Name and seed, the questions, and the answers from a new page on."""
        head = (
            f"<h1>{escape(self.title)}</h1>"
            f"<p>{escape(say('lessons.print.name'))}: ______________________ "
            f"{escape(say('lessons.print.seed', seed=self.seed))}</p>"
        )
        question = "".join(
            f'<li class="cf-ask">{self._asked(each)}</li>' for each in self.questions
        )
        answers = "".join(f"<li>{escape(each.answer)}</li>" for each in self.questions)
        above = escape(say("lessons.print.answers", seed=self.seed))
        return (
            f"{head}<ol>{question}</ol>"
            f'<div class="cf-answers"><h2>{above}</h2><ol>{answers}</ol></div>'
        )

    def _asked(self, question: Question) -> str:
        still = question_picture(question, theme=self.theme)
        seen = still.html if still.png else ""
        if question.sheet:
            seen += sheet_html(question.sheet)
        lines = [
            say("question.option", letter=question.letter(choice), text=choice.text)
            for choice in question.choices
        ]
        choices = "".join(f"<p>{escape(line)}</p>" for line in lines)
        if seen:
            choices = f'<div class="cf-both"><div>{seen}</div><div>{choices}</div></div>'
        return f"<p><strong>{escape(question.text)}</strong></p>{choices}"

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


class Card(Page):
    """The whole game on one page. What it says are the rulebook's own sentences."""

    style = (
        ".cf-card{max-width:46em}.cf-card h1{margin:.1em 0 .3em}.cf-card p{margin:.55em 0}"
        ".cf-card img{float:right;width:7.4cm;max-width:45%;height:auto;margin:0 0 .4em 1em}"
        ".cf-card table{border-collapse:collapse;width:100%;margin:.5em 0;clear:both}"
        ".cf-card th,.cf-card td{border:1px solid #555;padding:.25em .6em;text-align:left;"
        "vertical-align:top}.cf-card td:first-child{width:26%}.cf-card tr{break-inside:avoid}"
    )
    alone = (
        "@media print{.cf-card{font-size:10.5pt}"
        ".jp-Cell:not(:has(.cf-card)),.jp-Cell-inputWrapper,.jp-OutputPrompt,.jp-InputPrompt"
        "{display:none!important}}"
    )

    def __init__(self) -> None:
        self.title = say("card.title")

    def body(self) -> str:
        """The picture of a whole foot, and the rules in the order of a game."""
        heads = "".join(_left("th", say(f"card.head.{name}")) for name in ("lies", "shows"))
        rows = "".join(
            f"<tr>{_left('td', say(f'card.place.{key}'))}{_left('td', taught(key).text)}</tr>"
            for key in _PLACES
        )
        parts = {
            key: f"<p><strong>{escape(say(f'card.{key}'))}</strong> {escape(self._said(key))}</p>"
            for key in _CARD
        }
        table = f"<table><tr>{heads}</tr>{rows}</table>"
        before = "".join(parts[key] for key in ("before", "turn", "match"))
        after = "".join(parts[key] for key in ("double", "end", "points", "game"))
        note = f"<p><em>{escape(say('card.note'))}</em></p>"
        return (
            f'<div class="cf-card"><h1>{escape(self.title)}</h1>{self._foot().html}'
            f"{before}{table}{after}{note}</div>"
        )

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
        return "\n".join([self.title, *parts[:3], *places, *parts[3:], say("card.note")])


def _left(tag: str, text: str) -> str:
    """A cell of a table. Notebooks set tables to the right, whatever a style sheet says."""
    return f'<{tag} style="text-align:left">{escape(text)}</{tag}>'
