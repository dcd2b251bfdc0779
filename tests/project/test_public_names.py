"""The public names: what they are, the room that each comes from, and what loading them costs."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module

import pytest

import chickenfoot as cf
from tests.support.import_graph import modules
from tests.support.paths import ROOT

PACKAGE = ROOT / "chickenfoot"

# Whoever changes this list changes what other people's notebooks may rely on.
NAMES = {
    "errors": "ChickenfootError InvalidText PlayerError PositionError RecordError RulesError",
    "text": "language",
    "engine": "EndReason Game IllegalMove Kind Move Outcome PRESETS PlayerView Preset Reason "
    "Refusal Round Rules ScoreSheet Tableau Tile deal double_set load preset setup verdicts",
    "placement": "Layout layout",
    "drawing": "Animation Drawing Theme animate draw themes",
    "players": "Advice Coach advise mistakes play_out players",
    "lab": "Comparison Effects League Sample compare cross env league simulate spiel_game",
    "table": "Table play",
    "lessons": "lessons",
}
OF_MODULES = {
    "lessons": "Card ClassTable Exercise LevelBox Practice PrintSheet ProgressBox QuestionCard "
    "Report Vote card check_01 check_02 check_03 check_04 check_05 check_06 check_07 check_08 "
    "check_09 check_10 check_11 collect exercise glossary level levels picture practice progress "
    "projector question rule rules sheet show sign",
    "players": "NAMES Player ask checked labelled name_of named",
    "themes": "THEMES Theme classic contrast in_use night print_ theme use",
}
# What a learner who only deals and plays need not wait for.
HEAVY = (
    "matplotlib",
    "numpy",
    "ipywidgets",
    "anywidget",
    "IPython",
    "pandas",
    "tqdm",
    "jupyterlab",
)


def fresh(code: str) -> str:
    """What a new Python prints that runs `code`."""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def room(name: str) -> str:
    """The room that a public name comes from."""
    value = getattr(cf, name)
    home = value.__name__ if name in OF_MODULES else cf._HOME_OF[name]
    return str(home).removeprefix("chickenfoot.").split(".")[0]


def test_the_public_names() -> None:
    """These and no others, each from its room."""
    found: dict[str, list[str]] = {}
    for name in cf.__all__:
        found.setdefault(room(name), []).append(name)
    assert {where: " ".join(sorted(names)) for where, names in found.items()} == NAMES


@pytest.mark.parametrize("name", OF_MODULES)
def test_the_public_names_of_a_public_module(name: str) -> None:
    """`cf.lessons`, `cf.players` and `cf.themes` have theirs, and they are there."""
    module = getattr(cf, name)
    assert " ".join(sorted(module.__all__)) == OF_MODULES[name]
    assert all(getattr(module, public) is not None for public in module.__all__)


def test_what_a_type_checker_sees_is_what_there_is() -> None:
    """The imports under TYPE_CHECKING name the same modules as those that happen."""
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    (block,) = (node for node in tree.body if isinstance(node, ast.If))
    assert ast.unparse(block.test) == "TYPE_CHECKING"
    seen = {}
    for node in block.body:
        assert isinstance(node, ast.ImportFrom)
        for alias in node.names:
            assert alias.asname == alias.name, "only so is it exported"
            seen[alias.name] = ".".join(filter(None, [node.module, alias.name]))
    homes = {name: f"{home}.{name}" for name, home in cf._HOME_OF.items()}
    assert seen == homes | cf._MODULES


def test_each_name_is_the_one_of_its_module() -> None:
    """What is had from the package is what lies in the module."""
    for name, home in cf._HOME_OF.items():
        assert getattr(cf, name) is getattr(import_module(f"chickenfoot.{home}"), name)
    assert set(cf.__all__) <= set(dir(cf))


@pytest.mark.parametrize(
    "code",
    [
        "print(cf.themes.classic.name)",
        "print(cf.lessons.rules.__name__)",
        "print(cf.players.NAMES[0])",
        "from chickenfoot import lessons; print(lessons is cf.lessons)",
        "from chickenfoot import players; print(players is cf.players)",
        "from chickenfoot import themes; print(themes is cf.themes)",
        "cf.draw, cf.layout, cf.play; print(callable(cf.layout), callable(cf.play))",
    ],
)
def test_a_public_module_is_there_from_the_first_access(code: str) -> None:
    """In a process that has loaded nothing else."""
    assert set(fresh(f"import chickenfoot as cf; {code}").split()) <= {
        "True", "classic", "rules", "random",
    }  # fmt: skip


def test_an_unknown_name_is_an_attribute_error() -> None:
    """As for every module."""
    with pytest.raises(AttributeError, match="has no attribute 'nope'"):
        cf.nope  # noqa: B018


def test_no_module_bears_the_name_of_a_public_one() -> None:
    """Importing such a module would hide the function or value."""
    public = set(cf.__all__) - set(OF_MODULES)
    assert not public & {part for name in modules(PACKAGE) for part in name.split(".")}


def test_import_is_light() -> None:
    """`import chickenfoot` loads no heavy library; nor does dealing a round."""
    found = fresh(
        "import sys, chickenfoot as cf; cf.deal(seed=1).legal_moves();"
        f"print([m for m in {HEAVY!r} if m in sys.modules])"
    )
    assert found == "[]"


@pytest.mark.parametrize(
    ("name", "loads"),
    [("simulate", ""), ("league", ""), ("advise", ""), ("layout", ""), ("Table", "ipywidgets")],
)
def test_a_name_loads_its_own_room_alone(name: str, loads: str) -> None:
    """What measures and thinks loads no picture and no widget until one is asked for."""
    found = fresh(
        f"import sys, chickenfoot as cf; cf.{name};"
        "print(*[m for m in ('matplotlib', 'ipywidgets') if m in sys.modules])"
    )
    assert (loads in found) if loads else found == ""
