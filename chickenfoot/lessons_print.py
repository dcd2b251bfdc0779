"""Questions on paper: pictures and text, the answers on a page apart."""

from __future__ import annotations

import os
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from .chance import Seed
from .lessons_panel import sheet_html
from .lessons_question import picture_of
from .questions import Question
from .text import say

__all__ = ["PrintSheet"]

_STYLE = (
    "body{font-family:sans-serif;line-height:1.4;max-width:46em;margin:1em auto;color:#000;"
    "background:#fff}li{break-inside:avoid;margin-bottom:1.2em}img{max-width:100%;height:auto}"
    "table{border-collapse:collapse}th,td{border:1px solid #555;padding:.1em .6em}"
    ".answers{break-before:page}p{margin:.3em 0}"
)


class PrintSheet:
    """A sheet of questions. It shows itself in a notebook; `save` writes it as a page.

    `questions`: what is asked; `seed`: what makes the same sheet again.
    """

    def __init__(self, questions: Sequence[Question], seed: Seed) -> None:
        self.questions = tuple(questions)
        self.seed = seed

    def html(self) -> str:
        """The sheet as a page of HTML with everything in it."""
        title = escape(say("lessons.print.title"))
        return (
            f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
            f"<style>{_STYLE}</style></head><body>{self._body()}</body></html>"
        )

    def _body(self) -> str:
        head = (
            f"<h1>{escape(say('lessons.print.title'))}</h1>"
            f"<p>{escape(say('lessons.print.name'))}: ______________________ "
            f"{escape(say('lessons.print.seed', seed=self.seed))}</p>"
        )
        asked = "".join(f"<li>{_asked(each)}</li>" for each in self.questions)
        answers = "".join(f"<li>{escape(each.answer)}</li>" for each in self.questions)
        above = escape(say("lessons.print.answers", seed=self.seed))
        return (
            f'{head}<ol>{asked}</ol><div class="answers"><h2>{above}</h2><ol>{answers}</ol></div>'
        )

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the page to a file to open and print; returns the path. Raises OSError."""
        file = Path(path)
        file.write_text(self.html(), encoding="utf-8")
        return file

    def __str__(self) -> str:
        asked = [f"{n}. {each}" for n, each in enumerate(self.questions, start=1)]
        answers = [f"{n}. {each.answer}" for n, each in enumerate(self.questions, start=1)]
        above = say("lessons.print.answers", seed=self.seed)
        return "\n\n".join([*asked, "\n".join([above, *answers])])

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {say('lessons.print.words', count=len(self.questions))}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self._body()}


def _asked(asked: Question) -> str:
    parts = [f"<p>{escape(asked.text)}</p>"]
    still = picture_of(asked)
    if still.png:
        parts.append(still.html)
    if asked.sheet:
        parts.append(sheet_html(asked.sheet))
    for choice in asked.choices:
        line = say("question.option", letter=asked.letter(choice), text=choice.text)
        parts.append(f"<p>{escape(line)}</p>")
    return "".join(parts)
