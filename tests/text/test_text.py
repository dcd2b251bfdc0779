"""The catalogue: templates with plurals and lists, a second language, and no loose keys."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

import chickenfoot as cf
from chickenfoot import text
from chickenfoot.engine.moves import EndReason, Reason
from chickenfoot.text import LANGUAGES, english, say, use_language

PACKAGE = Path(cf.__file__).parent
CATALOGUE = LANGUAGES["en"]
ROOMS = [
    import_module(f"{english.__name__}.{path.stem}")
    for path in sorted(Path(english.__file__).parent.glob("[!_]*.py"))
]


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A second language that knows a few sentences, in use during the test."""
    words = {
        "now.draw": "Zieh einen Stein.",
        "join.and": "und",
        "position.twice": "Den {tile} gibt es nur einmal.",
    }
    monkeypatch.setitem(LANGUAGES, "de", words)
    use_language("de")
    yield
    use_language("en")


@pytest.mark.parametrize(("n", "word"), [(0, "tiles"), (1, "tile"), (2, "tiles"), (14, "tiles")])
def test_plurals(monkeypatch: pytest.MonkeyPatch, n: int, word: str) -> None:
    """The first form for exactly one, the second for anything else."""
    monkeypatch.setitem(CATALOGUE, "test.plural", "{n} {n:tile|tiles}")
    assert say("test.plural", n=n) == f"{n} {word}"


def test_a_form_may_hold_a_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """A form of a plural may itself have a place for a value."""
    assert say("refusal.reserved", n=1).startswith("The last tile of")
    assert say("refusal.reserved", n=3).startswith("The last 3 tiles of")


@pytest.mark.parametrize(
    ("items", "joined"),
    [([], ""), (["6-4"], "6-4"), (["6-4", "5-5"], "6-4 and 5-5"), ((1, 2, 3), "1, 2 and 3")],
)
def test_lists(monkeypatch: pytest.MonkeyPatch, items: list[object], joined: str) -> None:
    """None, one, two and three items, joined by the language's own word."""
    monkeypatch.setitem(CATALOGUE, "test.list", "{items:and}")
    monkeypatch.setitem(CATALOGUE, "test.either", "{items:or}")
    assert say("test.list", items=items) == joined
    assert say("test.either", items=items) == joined.replace("and", "or")


@pytest.mark.usefixtures("german")
def test_a_second_language() -> None:
    """It speaks where it can, in sentences put together from its words, and in refusals."""
    assert say("now.draw") == "Zieh einen Stein."
    assert say("position.twice", tile="6-4") == "Den 6-4 gibt es nur einmal."
    with pytest.raises(cf.PositionError, match="Den 9-9 gibt es nur einmal"):
        cf.setup(cf.Rules(), ["9-9"], ["9-9", "6-4"])


@pytest.mark.usefixtures("german")
def test_what_a_language_lacks_is_said_in_english() -> None:
    """A missing key falls back to English, with the language's own joining word."""
    assert say("now.pass") == "You can only pass."
    assert say("rules.not_listed", knob="k", players=4, listed=[2, 3]).endswith("2 und 3.")


def test_an_unknown_language_changes_nothing() -> None:
    """It raises KeyError and the language in use stays."""
    with pytest.raises(KeyError):
        use_language("xx")
    assert say("now.pass") == "You can only pass."
    assert text.LANGUAGES.keys() >= {"en"}


def test_an_unknown_key_is_an_error() -> None:
    """A key that no catalogue has is a fault of ours."""
    with pytest.raises(KeyError):
        say("no.such.key")


def test_a_missing_value_is_an_error() -> None:
    """So is a sentence without one of its values."""
    with pytest.raises(KeyError):
        say("position.twice")


def test_every_template_is_well_formed() -> None:
    """Each parses, and formats only by name: no numbers, no attributes, no items."""
    for key, template in CATALOGUE.items():
        for _, name, _, _ in Formatter().parse(template):
            assert name is None or re.fullmatch(r"[a-z_]+\d?", name), key


def test_every_reason_has_a_sentence() -> None:
    """So has every way in which a round can end."""
    assert all(f"refusal.{reason.value}" in CATALOGUE for reason in Reason)
    assert all(f"ended.{reason.value}" in CATALOGUE for reason in EndReason)


# -- keys used and keys there --------------------------------------------------------------


def test_every_room_is_in_the_catalogue() -> None:
    """Each file of sentences is registered, and no key stands in two of them."""
    # A file without SENTENCES is a part of another room, such as levels_later.
    keys = [key for room in ROOMS for key in getattr(room, "SENTENCES", ())]
    assert sorted(keys) == sorted(CATALOGUE)


def _pattern(node: ast.expr) -> str | None:
    """A regular expression for the texts that an expression can be, None if it is no text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        parts = [(_pattern(p) if isinstance(p, ast.Constant) else ".+") for p in node.values]
        return "".join(part or "" for part in parts)
    return None


def _sources() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        if "text" not in path.relative_to(PACKAGE).parts:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def _said() -> Iterator[tuple[Path, int, str]]:
    """Every call of `say` with a text or an f-string: file, line, pattern of its key."""
    for path, tree in _sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say" and node.args:
                choices = [node.args[0]]
                if isinstance(node.args[0], ast.IfExp):
                    choices = [node.args[0].body, node.args[0].orelse]
                for choice in choices:
                    pattern = _pattern(choice)
                    if pattern is not None:
                        yield path, node.lineno, pattern
    yield from _said_by_templates()


def _said_by_templates() -> Iterator[tuple[Path, int, str]]:
    """The same of the templates of pages."""
    for path in sorted(PACKAGE.rglob("templates/*.html")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for key in re.findall(r"""say\(["']([^"']+)["']""", line):
                yield path, number, re.escape(key)


def test_every_key_that_is_said_is_there() -> None:
    """A key written out is in the catalogue; one put together matches some keys of it."""
    for path, line, pattern in _said():
        there = any(re.fullmatch(pattern, key) for key in CATALOGUE)
        assert there, f"{path.name}:{line} says {pattern}"


def test_every_key_that_is_there_is_said() -> None:
    """No sentence lies in the catalogue that the package never speaks."""
    patterns = {pattern for _, _, pattern in _said_by_templates()}
    assert patterns, "there are templates, and they speak"
    for _, tree in _sources():
        for node in ast.walk(tree):
            pattern = _pattern(node) if isinstance(node, ast.expr) else None
            if pattern is not None and pattern.strip(".+") and not pattern.startswith(".+"):
                patterns.add(pattern)
    whole = re.compile("|".join(f"(?:{p})" for p in sorted(patterns) if len(p) < 80))
    loose = [key for key in CATALOGUE if not whole.fullmatch(key)]
    # Lists are joined, and what is given is quoted, inside the text room itself.
    assert set(loose) - {"join.and", "join.or", "given.unprintable"} == set()
