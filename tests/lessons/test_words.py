"""No page, level or question uses a word of the game before the lesson that brings it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from fluent.syntax.serializer import serialize_pattern

from chickenfoot.curriculum.attempt import Attempt
from chickenfoot.curriculum.glossary import TERMS, Term
from chickenfoot.curriculum.level_data import find_level
from chickenfoot.curriculum.questions.generate import question
from chickenfoot.curriculum.questions.model import KIND_LESSONS, Question
from chickenfoot.curriculum.rulebook import RULEBOOK
from chickenfoot.lessons.exercise_widget import EXERCISES
from tests.support.paths import ROOT
from tests.support.sentences import messages

# Other forms in which a word comes than its own and its plural.
FORMS = {
    "foot": r"(?<!\w)(?:chicken )?f(?:oo|ee)t",
    "lead": r"lead(?:s|er|ing)?|led",
    "pass": r"pass(?:es|ed|ing)?",
    "call": r"chickie",  # "is called" is no word of the game
    "knock": r"knock(?:s|ed|ing)?",
    "go_out": r"(?:go|goes|going|went) out",
    "points": r"points",
    "arm": r"arms?",
    "toe": r"toes?",
    "blocked": r"blocked",
}
LATER = [term for term in TERMS if term.lesson > 1]


def used(term: Term, text: str) -> str:
    """The word as the text uses it; "" if it does not."""
    found = re.search(rf"\b(?:{FORMS[term.key]})\b", text, re.IGNORECASE)
    return found[0] if found else ""


def of_page(lesson: int) -> Iterator[str]:
    """What the page of a lesson says, without its title and its link to the next page."""
    (path,) = (ROOT / "notebooks").glob(f"{lesson:02}-*.ipynb")
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            source = re.sub(r"\[[^]]*\]\([^)]*\)|\*\*On to .*|`[^`]*`", "", source)
            yield re.sub(r"^# .*", "", source)


def of_levels(lesson: int) -> Iterator[str]:
    """Every sentence of every level of a lesson."""
    for name, message in messages().items():
        if name.startswith(f"level-{lesson}-") and message.value is not None:
            yield serialize_pattern(message.value)


def of_questions(lesson: int) -> Iterator[str]:
    """Questions that practice, sheets and the exercise ask after a lesson, and their answers."""
    asked: list[Question] = [
        question(kind, seed=seed, difficulty=2, lesson=lesson)
        for kind, met in KIND_LESSONS.items()
        if met <= lesson
        for seed in range(6)
    ]
    asked += [
        question(kind, seed=seed, difficulty=difficulty, lesson=known)
        for kind, seed, difficulty, known in EXERCISES[lesson]
    ]
    for each in asked:
        yield each.text
        for choice in each.choices:
            yield f"{choice.text} {choice.why}"


def of_rules(lesson: int) -> Iterator[str]:
    """The rules that a lesson states."""
    return (rule.text for rule in RULEBOOK.values() if rule.lesson == lesson)


@pytest.mark.parametrize("term", LATER, ids=lambda term: term.key)
@pytest.mark.parametrize("source", [of_page, of_levels, of_rules, of_questions])
def test_no_word_comes_before_its_lesson(source: object, term: Term) -> None:
    """A word of the glossary is used from its lesson on."""
    assert callable(source)
    early = {
        lesson: f"{word!r} in {text!r}"
        for lesson in range(1, min(term.lesson, 7))
        for text in source(lesson)
        if (word := used(term, text))
    }
    assert early == {}


def test_what_a_page_calls_by_name_at_the_table_is_there() -> None:
    """Names in bold where pages speak of the table are those of its buttons and settings."""
    known = {
        serialize_pattern(message.value).strip()
        for name, message in messages().items()
        if name.startswith(("table-button-", "table-controls-", "table-help-"))
        and message.value is not None
    }
    told: set[str] = set()
    for name, begins in (("play", "## At the table"), ("06-a-whole-game", "## A real game")):
        page = json.loads((ROOT / "notebooks" / f"{name}.ipynb").read_text(encoding="utf-8"))
        (cell,) = [c for c in page["cells"] if "".join(c["source"]).startswith(begins)]
        part = "".join(cell["source"]).split("\n## Other")[0]
        told |= set(re.findall(r"\*\*([^*]+)\*\*", part))
    assert {"What now?", "Suggest"} < told
    assert told - {"?"} <= known


@pytest.mark.parametrize("number", ["1.1", "1.2", "1.3", "1.4"])
def test_no_answer_to_a_first_try_does(number: str) -> None:
    """Whatever is tried in the levels of lesson 01 is answered in words known by then."""
    level = find_level(number)
    assert level.position is not None
    now = level.position.round()
    plays = [f"{tile} on {onto}" for tile in now.hands[0] for onto in now.tableau]
    for move in (*plays, "draw", "pass"):
        text = Attempt(level).play(move).text
        assert [word for term in LATER if (word := used(term, text)) and word != "pass"] == []


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.key)
def test_every_word_is_used_in_its_lesson(term: Term) -> None:
    """The lesson that brings a word says it."""
    if term.key in FORMS:
        assert any(used(term, text) for text in [*of_page(term.lesson), *of_levels(term.lesson)])


def test_a_word_is_explained_before_a_level_uses_it() -> None:
    """In lesson 01 suit and spinner are brought by the page, not by a level before it."""
    (path,) = (ROOT / "notebooks").glob("01-*.ipynb")
    known = ""
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            known += source
            continue
        for number in re.findall(r'lessons\.level\("1\.(\d)"\)', source):
            level = f"level-1-{number}-"
            said = " ".join(
                serialize_pattern(message.value)
                for name, message in messages().items()
                if name.startswith(level) and message.value is not None
            )
            for word in ("suit", "spinner", "open end"):
                if re.search(rf"\b{word}", said, re.IGNORECASE):
                    assert f"**{word}**" in known or f"**{word}s**" in known, (number, word)
