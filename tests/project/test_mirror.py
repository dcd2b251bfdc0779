"""The tests stand in the package's rooms, and share what they share by tests/support alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.import_graph import Import, imports, modules
from tests.support.paths import ROOT

TESTS = ROOT / "tests"
PACKAGE = ROOT / "chickenfoot"

# Folders of tests that are of no one room.
OF_NO_ROOM = {"benchmarks", "browser", "data", "project", "support", "whole"}

# Test files that are about several modules of their room at once.
OF_SEVERAL = {
    "curriculum.test_ideas": "questions/ideas, which a class is asked about",
    "curriculum.test_questions": "questions/ is a room of its own, whose kinds share all tests",
    "lessons.test_change_of_language": "every widget, when the language changes",
    "lessons.test_guide": "what the guide for teachers tells them to run",
    "lessons.test_words": "every page, level and question against the glossary",
    "lessons.test_lesson_rules": "every notebook, level and question against the rules",
    "table.test_threads": "what may run while a computer thinks",
    "text.test_families": "sentences for each member of what can be added to",
    "text.test_text": "the catalogue as a whole",
    "text.test_widths": "what stands on one line",
}

# Modules without a test file of their own: the file (a test, or a folder of them) that tests them.
TESTED_WITH = {
    "curriculum.questions.about_scoring": "curriculum/test_questions.py",
    "curriculum.questions.about_tiles": "curriculum/test_questions.py",
    "curriculum.questions.about_turns": "curriculum/test_questions.py",
    "curriculum.questions.generate": "curriculum/test_questions.py",
    "curriculum.questions.ideas": "curriculum/test_ideas.py",
    "curriculum.questions.model": "curriculum/test_questions.py",
    "curriculum.questions.positions": "curriculum/test_questions.py",
    "drawing.animation_html": "drawing/test_animation.py",
    "drawing.drawables": "drawing/test_picture.py",
    "drawing.svg_markup": "drawing/test_svg.py",
    "engine.compiled": "engine/test_state.py",
    "engine.display_hook": "drawing/test_display.py",
    "engine.score_csv": "engine/test_live_score.py",
    "engine.scored_round": "engine/test_live_score.py",
    "lab.aec": "lab/test_environment.py",
    "lab.batches": "lab/test_simulation.py",
    "lab.effects": "lab/test_crossing.py",
    "lab.encoding": "lab/test_environment.py",
    "lab.file_player_worker": "lab/test_file_player.py",
    "lab.long_run": "lab/test_checkpoint.py",
    "lab.meetings": "lab/test_tournament.py",
    "lab.paired_deals": "lab/test_comparison.py",
    "lab.points": "lab/test_simulation.py",
    "lab.round_stats": "lab/test_simulation.py",
    "lab.spiel": "lab/test_open_spiel.py",
    "lab.spiel_observer": "lab/test_open_spiel.py",
    "lessons.answer_record": "lessons/test_marking.py",
    "lessons.checks": "lessons/test_code_checks.py",
    "lessons.course": "project/test_cli.py",
    "placement.rectangles": "placement/test_geometry.py",
    "placement.search": "placement/test_lookahead.py",
    "placement.slots": "placement/test_layouts.py",
    "players.builtin": "players/test_strategies.py",
    "players.playout": "players/test_coach.py",
    "table.board": "table/test_table.py",
    "table.board_view": "table/test_table.py",
    "table.browser_state": "table/test_table.py",
    "table.controls": "table/test_table.py",
    "table.files_panel": "table/test_table.py",
    "table.form_fields": "table/test_table.py",
    "table.game_flow": "table/test_controller.py",
    "table.options": "table/test_table.py",
    "table.overlay": "table/test_table.py",
    "table.page_script": "table/test_table.py",
    "table.running_cell": "table/test_saved_games.py",
    "table.scene": "table/test_table.py",
    "table.session": "table/test_table.py",
    "table.table_lock": "table/test_own_player.py",
    "table.timeline": "table/test_controller.py",
    "table.wording": "table/test_controller.py",
    "text.catalogue": "text/test_text.py",
    "text.quoting": "text/test_text.py",
    "text.spoken": "text/test_languages.py",
}


def rooms_modules() -> set[str]:
    """The modules of the rooms."""
    names = {name.removeprefix("chickenfoot.") for name in modules(PACKAGE)}
    folders = {name for name in names if any(other.startswith(f"{name}.") for other in names)}
    return {n for n in names - folders if "." in n}


def rooms_tests() -> set[str]:
    """The test files of the rooms, as ``room.test_module``."""
    return {
        f"{path.parent.name}.{path.stem}"
        for path in TESTS.glob("*/test_*.py")
        if path.parent.name not in OF_NO_ROOM
    }


def test_every_folder_of_tests_is_a_room() -> None:
    """One folder for each room, and the few of no room."""
    folders = {p.name for p in TESTS.iterdir() if p.is_dir() and p.name[0] not in "_."}
    rooms = {p.parent.name for p in PACKAGE.glob("*/__init__.py")}
    assert folders == rooms | OF_NO_ROOM | {p.name for p in TESTS.glob("baseline*")}


def test_every_test_file_is_named_like_what_it_tests() -> None:
    """tests/ROOM/test_X.py tests chickenfoot/ROOM/X.py, or says above what else."""
    of_a_module = {name for name in rooms_tests() if name.replace("test_", "") in rooms_modules()}
    assert rooms_tests() - of_a_module == set(OF_SEVERAL)


def test_every_module_has_its_tests() -> None:
    """In a file of its name, or in that of the module that it serves."""
    own = {name.replace("test_", "") for name in rooms_tests()}
    assert rooms_modules() - own == set(TESTED_WITH)
    assert all((TESTS / file).is_file() for file in TESTED_WITH.values())


def wrongly_shared(found: list[Import]) -> list[str]:
    """What imports from the tests anything but support, or a command of its own folder."""
    wrong = []
    for each in found:
        parts = each.target.split(".")
        if parts[0] != "tests" or parts == ["tests"] or parts[1] == "support":
            continue
        command = not parts[-1].startswith("test_") and parts[-1] != "conftest"
        command = command and parts[1] != "benchmarks"
        neighbour = each.module.split(".")[:-1] == parts[:-1] and "support" not in each.module
        if not (command and neighbour):
            wrong.append(f"{each.module} -> {each.target}")
    return wrong


def test_no_test_imports_another() -> None:
    """What several need is in tests/support; a command stands beside the test of it."""
    assert wrongly_shared(imports(TESTS)) == []


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("from tests.engine.test_tiles import f", True),
        ("from .test_tiles import f", True),
        ("from tests.benchmarks.gallery import f", True),
        ("def f():\n    from tests.browser import conftest", True),
        ("from tests.support.samples import f", False),
        ("from tests.engine.command import f", False),
    ],
)
def test_the_rule_notices(tmp_path: Path, line: str, wrong: bool) -> None:
    """One import of another test in a made-up tree is found."""
    names = ("engine/test_tiles", "engine/command", "support/samples", "benchmarks/gallery")
    for name in (*names, "browser/conftest"):
        path = tmp_path / "tests" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    (tmp_path / "tests/engine/test_state.py").write_text(line)
    assert modules(tmp_path / "tests")
    assert bool(wrongly_shared(imports(tmp_path / "tests"))) is wrong
