"""Pages to print: the sheet of questions and the card with the rules."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

import chickenfoot as cf
from chickenfoot import lessons
from chickenfoot.curriculum.questions.model import KIND_LESSONS
from chickenfoot.curriculum.rulebook import RULEBOOK


@pytest.mark.parametrize("lesson", range(1, 7))
def test_paper_and_projector_differ(lesson: int) -> None:
    """For one seed the sheet asks other questions than the wall, each once, all within reach."""
    wall = lessons.projector(3, seed="monday", lesson=lesson).questions
    paper = lessons.sheet(6, seed="monday", lesson=lesson).questions
    asked = [each.asks for each in (*wall, *paper)]
    assert len(set(asked)) == 9
    assert all(KIND_LESSONS[each.kind] <= lesson for each in (*wall, *paper))
    assert any(KIND_LESSONS[each.kind] == lesson for each in wall)
    assert len({each.kind for each in paper}) > 3


def test_a_sheet_is_black_on_white() -> None:
    """A sheet's pictures are grey at most, unless colour is asked for."""
    for colour in (False, True):
        sheet = lessons.sheet(1, seed=1, kinds=("where",), colour=colour)
        colours = re.findall("%23([0-9a-f]{6})'", sheet.html())
        pixels = [bytes.fromhex(colour) for colour in colours]
        assert len(pixels) > 10
        assert all(max(rgb) - min(rgb) < 9 for rgb in pixels) is not colour


def test_the_card_says_every_rule() -> None:
    """The card has each rule of the rulebook but that about the set, and a picture."""
    html = unescape(lessons.card().html())
    for key, rule in RULEBOOK.items():
        assert rule.text in html or key == "set", key
        assert rule.text in str(lessons.card()) or key == "set", key
    assert html.count("<img") == 1


def test_print_sheet(tmp_path: Path) -> None:
    """A sheet prints its questions with pictures, and the answers on a separate page."""
    sheet = lessons.sheet(4, seed=3)
    html = sheet.save(tmp_path / "sheet.html").read_text(encoding="utf-8")
    asked, answers = html.split('class="cf-answers"')
    assert asked.count("<li class") == answers.count("<li>") == 4
    assert 'src="data:image/svg+xml,' in asked
    for each in sheet.questions:
        assert each.right.why not in asked.replace("&#x27;", "'")
    assert "break-before: page" in html
    assert "http" not in html.replace("xmlns='http://www.w3.org/2000/svg'", "")
    assert str(sheet) == str(lessons.sheet(4, seed=3))


def test_one_kind_needs_no_comma() -> None:
    """A single kind may be named alone."""
    for kinds in ("where", ("where",), ["where"]):
        assert {each.kind for each in lessons.sheet(2, seed=1, kinds=kinds).questions} == {"where"}


def test_a_file_names_its_language() -> None:
    """A screen reader and the browser's hyphenation go by it."""
    assert '<html lang="en">' in lessons.card().html()
    with cf.language("pt"):
        assert '<html lang="pt">' in lessons.card().html()
