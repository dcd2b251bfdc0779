"""What the lessons say is tied to the engine or to a source, and to the catalogue's own words."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot import lessons
from chickenfoot.curriculum.attempt import open_pips
from chickenfoot.curriculum.level_data import all_levels, find_level
from chickenfoot.curriculum.rulebook import RULEBOOK, taught
from chickenfoot.engine.presets import PRESETS
from chickenfoot.engine.rules import KNOBS
from chickenfoot.lessons.code_checks import POINTS
from chickenfoot.lessons.exercise_widget import EXERCISES
from chickenfoot.lessons.printing import AGREED
from chickenfoot.text import say
from tests.support.paths import ROOT

FILES = sorted((ROOT / "notebooks").glob("[01]*.ipynb"))
CARD = ROOT / "notebooks" / "card.ipynb"
TEACHERS = ROOT / "notebooks" / "for-teachers.ipynb"
each_file = pytest.mark.parametrize("path", [*FILES, CARD, TEACHERS], ids=lambda path: path.stem)


def cells(path: Path, kind: str | None = None) -> Iterator[dict[str, Any]]:
    """The cells of a lesson, all or of one kind, each source as one text."""
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if kind in (None, cell["cell_type"]):
            yield {**cell, "source": "".join(cell["source"])}


def plain(text: str) -> str:
    """A text without the marks of quotes and emphasis, its white space as single blanks."""
    return " ".join(re.sub(r"[>*|]", " ", text).split())


def told(cell: dict[str, Any]) -> str:
    """What a cell tells: its source, and for code the page that is stored under it."""
    pages = ["".join(o.get("data", {}).get("text/html", "")) for o in cell.get("outputs", ())]
    return " ".join([cell["source"], *(unescape(re.sub(r"<[^>]+>", " ", page)) for page in pages)])


def tags(path: Path) -> Iterator[tuple[str, str]]:
    """Every tag of a rule statement, with the text that it ties."""
    for cell in cells(path):
        for tag in cell["metadata"].get("rules", ()):
            yield tag, told(cell)


@each_file
def test_rule_statements_are_the_rulebooks(path: Path) -> None:
    """A statement tagged with a rule says that rule in the catalogue's words, numbers and all.

    The catalogue's words are checked against the engine by the check of the same name.
    """
    for tag, text in tags(path):
        if not tag.startswith("source:"):
            assert tag in RULEBOOK
            assert plain(taught(tag).text) in plain(text)


@each_file
def test_source_statements_are_the_sources(path: Path) -> None:
    """A statement tagged source:name:knob=value names what that source states."""
    for tag, _ in tags(path):
        if tag.startswith("source:"):
            _, name, rest = tag.split(":", 2)
            knob, value = rest.split("=", 1)
            stated = PRESETS[name].stated
            assert stated[knob] == ast.literal_eval(value), tag


@each_file
def test_quoted_rules_are_tagged(path: Path) -> None:
    """No sentence of the rulebook stands in a lesson without its tag."""
    for cell in cells(path, "markdown"):
        said = {key for key, rule in RULEBOOK.items() if plain(rule.text) in plain(cell["source"])}
        assert said == {
            tag for tag in cell["metadata"].get("rules", ()) if not tag.startswith("source:")
        }


def test_every_rule_is_taught() -> None:
    """Each rule of the rulebook is stated in the lesson that it belongs to, and on the card."""
    for key, rule in RULEBOOK.items():
        places = [path.stem for path in FILES if any(tag == key for tag, _ in tags(path))]
        assert any(int(place[:2]) >= rule.lesson for place in places), key
        assert any(tag == key for tag, _ in tags(CARD)) or key == "set", key


def test_every_level_is_in_its_lesson() -> None:
    """Each of the 60 levels is in the page of its lesson, the mixed ones in lesson 05."""
    for path in FILES:
        text = "\n".join(cell["source"] for cell in cells(path, "code"))
        numbers = set(re.findall(r'lessons\.level\("([\dM.]+)"\)', text))
        wanted = {
            number
            for number, level in all_levels().items()
            if (level.lesson or 5) == int(path.stem[:2])
        }
        assert wanted <= numbers


@each_file
def test_a_level_reads_without_a_kernel(path: Path) -> None:
    """Its cell says its number and title, its stored output the task."""
    for cell in cells(path, "code"):
        for number in re.findall(r'lessons\.level\("([\dM.]+)"\)', cell["source"]):
            level = find_level(number)
            assert f"# {number} {level.title}\n" in cell["source"]
            (output,) = cell["outputs"]
            html = "".join(output["data"]["text/html"])
            page = plain(unescape(html.replace("<br>", " ")))
            assert plain(f"{number} {level.title}") in page
            assert plain(level.task()) in page


def test_nbgrader_can_mark_every_exercise() -> None:
    """Lessons 01 to 11 have one check each, with a point for each line about a right answer."""
    points = {}
    for path in FILES:
        for cell in cells(path, "code"):
            mark = cell["metadata"].get("nbgrader", {})
            if mark.get("grade"):
                assert cell["source"].startswith(f"lessons.check_{path.stem[:2]}("), path
                points[mark["grade_id"]] = mark["points"]
    clicked = {number: len(asked) for number, asked in EXERCISES.items()}
    assert points == {f"check-{n:02}": of for n, of in (clicked | POINTS).items()}


def test_cells_that_write_files_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What nbval leaves out, because it would write beside the lessons, runs here as stored."""
    monkeypatch.chdir(tmp_path)
    left_out = [
        cell
        for path in sorted(FILES[0].parent.glob("*.ipynb"))
        for cell in cells(path, "code")
        if "nbval-skip" in cell["metadata"].get("tags", ())
    ]
    assert len(left_out) == 8
    for cell in left_out:
        *body, last = ast.parse(cell["source"]).body
        names: dict[str, object] = {}
        exec(compile(ast.Module(body, []), "cell", "exec"), names)
        assert isinstance(last, ast.Expr)
        value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
        (output,) = cell["outputs"]
        said = capsys.readouterr().out if value is None else repr(value)
        stored = output["text"] if value is None else output["data"]["text/plain"]
        assert said == "".join(stored)
    assert len(list(tmp_path.glob("sheet-0*.html"))) == 6
    assert (tmp_path / "card.html").stat().st_size > 2000


def test_what_to_agree_on_is_one_list() -> None:
    """Lesson 08 and the card name the same things to agree on before the first deal."""
    (path,) = [each for each in FILES if each.stem.startswith("08")]
    page = "\n".join(cell["source"] for cell in cells(path, "markdown"))
    wanted = [say(f"agree.{each}") for each in AGREED]
    listed = page.split("## Agree on this before the first deal")[1].split("\n## ")[0]
    assert re.findall(r"^- (.*?)[.,]$", listed, re.MULTILINE) == wanted
    assert all(each in str(lessons.card()) and each in lessons.card().html() for each in wanted)


@each_file
def test_words_of_the_house(path: Path) -> None:
    """One word for one thing, and no word that a machine mistranslated."""
    text = plain("\n".join(cell["source"] for cell in cells(path, "markdown"))).lower()
    text = text.replace("other tables call it the boneyard", "")
    for word in ("boneyard", "bones", "claw", "domino train", "eighth", "wild card", "telha"):
        assert not re.search(rf"\b{word}\b", text), word


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_shape_of_a_lesson(path: Path) -> None:
    """A lesson has at most 50 cells, weighs at most 400 KB and has no widget state in it."""
    data = path.read_bytes()
    notebook = json.loads(data)
    assert len(notebook["cells"]) <= 50
    assert len(data) <= 400_000
    assert "widgets" not in notebook["metadata"]
    assert notebook["metadata"]["kernelspec"]["name"] == "python3"


@each_file
def test_links_lead_somewhere(path: Path) -> None:
    """Every link to another page leads to a page that is there."""
    for cell in cells(path, "markdown"):
        for target in re.findall(r"\]\(([^)]+)\)", cell["source"]):
            assert (path.parent / target).is_file(), target


def test_no_python_is_asked_for_in_the_first_lessons() -> None:
    """Lessons 01 to 06 have cells of a few lines, all of them calls to be run."""
    for path in FILES[1:7]:
        for cell in cells(path, "code"):
            code = [line for line in cell["source"].splitlines() if not line.startswith("#")]
            assert len([line for line in code if line]) <= 2
            assert "def " not in cell["source"]


# -- answers to what learners asked ----------------------------------------------------------


def test_seven_players_at_a_double_nine() -> None:
    """Lesson 01: seven players leave five tiles in the yard; eight cannot have seven each."""
    assert len(cf.deal(cf.Rules(), 7, seed=1).yard) == 5
    with pytest.raises(cf.RulesError, match="56"):
        cf.deal(cf.Rules(), 8, seed=1)


CROSS = ["9-9", "9-3 on 9-9", "9-5 on 9-9", "9-6 on 9-9", "9-8 on 9-9"]


def test_out_with_any_tile_but_a_double() -> None:
    """Lesson 05: an end, a toe or the third toe as the last tile costs alike: nothing."""
    foot = [*CROSS, "3-3 on 9-3"]
    for plays, last in (
        (CROSS, "3-2 on 9-3"),
        (foot, "3-2 on 3-3"),
        ([*foot, "3-0 on 3-3", "3-1 on 3-3"], "3-2 on 3-3"),
    ):
        outcome = cf.setup(cf.Rules(), plays, ["3-2", "8-1"], yard="4-4").play(last).outcome
        assert outcome is not None
        assert outcome.points == (0, 9)


def test_the_double_blank_as_the_last_tile_elsewhere() -> None:
    """Lesson 05: where a double out is free, so is the double-blank, even if holding it is dear."""
    for points in (50, 100):
        rules = replace(cf.Rules(), last_double="free", double_blank_points=points)
        now = cf.setup(rules, [*CROSS, "5-0 on 9-5"], ["0-0", "8-1"], yard="4-4")
        outcome = now.play("0-0 on 5-0").outcome
        assert outcome is not None
        assert outcome.points[0] == 0


def test_a_last_double_that_is_not_allowed() -> None:
    """Lesson 05: where no double may be the last tile, it does not fit, and one draws or passes."""
    rules = replace(cf.Rules(), last_double="forbid")
    assert [*map(str, cf.setup(rules, CROSS, ["5-5", "8-1"], yard="4-4").legal_moves())] == ["draw"]
    assert [*map(str, cf.setup(rules, CROSS, ["5-5", "8-1"], yard="").legal_moves())] == ["pass"]


def test_nobody_wins_a_blocked_round() -> None:
    """Lesson 05: a blocked round has no winner."""
    position = find_level("5.7").position
    assert position is not None
    outcome = position.round().outcome
    assert outcome is not None
    assert outcome.winner is None


def test_seven_players_draw_for_the_lead_before_the_deal() -> None:
    """Lesson 02: with five tiles in the yard seven players draw from all tiles but the spinner."""
    yards = 0
    for seed in range(5):
        now = cf.deal(cf.Rules(), 7, seed=seed)
        drawn = [tile for _, tile in now.lead_draw[0]]
        assert len(set(drawn)) == 7
        assert cf.Tile(9, 9) not in drawn
        yards += len(now.yard)
    assert yards == 25


def test_a_leader_without_the_number_draws_and_passes() -> None:
    """Lesson 02: a leader who has no 9 draws, passes, and the next player begins the arms."""
    now = cf.setup(cf.Rules(), CROSS[:1], ["7-0 5-5", "9-2 8-1"], yard="4-2")
    now = now.play("draw").play("pass")
    assert now.to_move == 1
    assert [*map(str, now.legal_moves())] == ["9-2 on 9-9"]


def test_a_row_may_end_in_the_spinners_number() -> None:
    """Lesson 02: a full spinner takes no 9, but a row that comes to end in a 9 does."""
    plays = [*CROSS, "5-1 on 9-5"]
    now = cf.setup(cf.Rules(), plays, ["9-1 4-0", "9-7 2-0"], yard="4-4")
    assert 9 not in open_pips(now)
    now = now.play("9-1 on 5-1")
    assert [*map(str, now.legal_moves())] == ["9-7 on 9-1"]


def test_a_drawn_double_that_fits_is_played() -> None:
    """Lesson 04: a drawn double that fits must be played, and it never is the last tile."""
    now = cf.setup(cf.Rules(), CROSS, ["7-0", "8-1"], yard="5-5 4-4").play("draw")
    assert [*map(str, now.legal_moves())] == ["5-5 on 9-5"]
    assert not now.play("5-5 on 9-5").is_over


def test_blocked_before_all_arms_have_begun() -> None:
    """Lesson 05: a round can be blocked with two arms only."""
    assert cf.setup(cf.Rules(), CROSS[:3], ["7-0", "8-1"], yard="").is_over


def test_no_tile_in_a_hand_is_worth_nothing() -> None:
    """Lesson 05: whoever holds a tile at the end pays something."""
    assert all(cf.Rules().points([tile]) > 0 for tile in cf.double_set(9))


def test_no_text_forbids_the_last_double() -> None:
    """Lessons 05 and 08: none of the thirty texts has the last double forbidden."""
    assert len(PRESETS) == 30
    assert {preset.rules.last_double for preset in PRESETS.values()} == {"free", "penalty"}


def test_drawing_again_ends_with_the_yard() -> None:
    """Lesson 08: where one draws until something fits, an empty yard ends it: one passes."""
    now = cf.setup(replace(cf.Rules(), draw_limit=None), CROSS, ["7-0", "8-2"], yard="4-2 1-0")
    for _ in range(2):
        assert [*map(str, now.legal_moves())] == ["draw"]
        now = now.play("draw")
    assert [*map(str, now.legal_moves())] == ["pass"]


def test_a_knock_is_owed_anew() -> None:
    """Lesson 08: who knocked, drew and comes down to one tile again knocks again or draws."""
    hands = ["3-0 7-7", "8-1 7-1 5-4 4-1"]
    now = cf.setup(cf.preset("kureci-noha"), CROSS, hands, yard="2-1 2-0 6-1 5-1")
    for move in ("3-0 on 9-3 knock", "8-1 on 9-8", "draw", "2-1 on 8-1", "5-4 on 9-5"):
        now = now.play(move)
    assert len(now.hands[0]) == 2


def test_a_call_is_for_show() -> None:
    """Lesson 04: no text of ours has a penalty for a forgotten call: no rule set knows one."""
    assert not [knob for knob in KNOBS if "call" in knob and knob != "call"]


# -- exercises in code ----------------------------------------------------------------------


def without_solution(source: str) -> str:
    """The cell as a pupil gets it from nbgrader: the solution is not there."""
    return re.sub(
        r"(?ms)^([ ]*)### BEGIN SOLUTION.*?### END SOLUTION", r"\1pass  # YOUR CODE HERE", source
    )


CODE = {
    7: ("unseen_of", lessons.check_07),
    8: ("keep", lessons.check_08),
    9: ("club", lessons.check_09),
    10: ("dear", lessons.check_10),
    11: ("one_way", lessons.check_11),
}


def _solution_cell(lesson: int) -> str:
    path = next(path for path in FILES if path.stem.startswith(f"{lesson:02}"))
    found = [c["source"] for c in cells(path, "code") if "### BEGIN SOLUTION" in c["source"]]
    assert len(found) == 1
    return str(found[0])


def _named(lesson: int, source: str) -> Any:
    """What the solution cell `source` calls by the name of its exercise."""
    five = ("pe-de-galinha", "chicken-scratch", "chicken-foot", "pata-de-pollo", "kureci-noha")
    names: dict[str, Any] = {"cf": cf, "lessons": lessons, "replace": replace, "FIVE": five}
    exec(compile(source, f"solution of {lesson}", "exec"), names)
    found = names[CODE[lesson][0]]
    # In two lessons the answer is a value: there the solution is a function that makes it.
    return found() if lesson in (8, 9) else found


@pytest.mark.parametrize("lesson", CODE)
def test_solution_passes_its_check(lesson: int) -> None:
    """The solution of a code exercise passes the checking cell."""
    report = CODE[lesson][1](_named(lesson, _solution_cell(lesson)))
    assert report.passed, str(report)


@pytest.mark.parametrize("lesson", CODE)
def test_pupils_copy_fails_its_check(lesson: int) -> None:
    """What is left when the solution is taken out fails the check, with a line that says why."""
    report = CODE[lesson][1](_named(lesson, without_solution(_solution_cell(lesson))))
    assert not report.passed
    assert report.lines


@pytest.mark.parametrize("lesson", CODE)
def test_empty_answer_fails(lesson: int) -> None:
    """No answer at all, and an answer of the wrong kind, fail each code exercise."""
    for nothing in (None, ..., 7):
        report = CODE[lesson][1](nothing)
        assert not report.passed
        assert report.lines


@pytest.mark.parametrize("lesson", [7, 10, 11])
def test_a_function_that_raises_is_reported(lesson: int) -> None:
    """An error in the learner's function is told in the report and not passed on."""

    def broken(*_: Any) -> Any:
        raise KeyError("9-9")

    report = CODE[lesson][1](broken)
    assert not report.passed
    assert "KeyError" in str(report)


def test_near_misses_are_told() -> None:
    """Likely wrong answers get the sentence that helps."""
    by_pips = lambda view: max(  # noqa: E731
        view.legal_moves(), key=lambda move: move.tile.pips if move.tile else -1
    )
    assert "costs more than its pips" in str(lessons.check_10(by_pips))
    assert "'9-9 on mars', which is not a move" in str(lessons.check_10(lambda view: "9-9 on mars"))
    assert "answered nothing" in str(lessons.check_10(lambda view: None))
    assert "are missing" in str(lessons.check_08(["chicken-foot"]))
    assert "not one of the five" in str(lessons.check_08(["chicken-feet"]))
    assert "not an interval of shares" in str(lessons.check_11(lambda k, n: (0.9, 0.1)))
    assert "must play" in str(lessons.check_08(["pe-de-galinha"]))
    assert "should have stayed as they are" in str(lessons.check_09(PRESETS["sandy"].rules))
    assert "should be 8" in str(lessons.check_07(lambda view, pip: 3))


@pytest.mark.parametrize("lesson", [*EXERCISES, *CODE])
def test_each_lesson_has_its_exercise_and_check(lesson: int) -> None:
    """Every lesson from 01 on has a checking cell, and it has run on an empty answer."""
    path = next(path for path in FILES if path.stem.startswith(f"{lesson:02}"))
    checks = [c for c in cells(path, "code") if f"lessons.check_{lesson:02}(" in c["source"]]
    assert checks
    first = json.dumps(checks[0]["outputs"])
    assert "When you have an answer" in first
