"""What stands on one line fits its place on a phone, in every language.

Everything else wraps. The widths are those of what is drawn: the table is 260 px wide where a page
is 320 px, as JupyterLab's margins take the rest; a font is 13 or 14 px. They are measured in
DejaVu Sans, which is wider than the browsers' own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import TextPath

import chickenfoot
from chickenfoot.engine.explain import OUR_CALL, call_in_words
from chickenfoot.engine.presets import PRESETS
from chickenfoot.text import say_in
from chickenfoot.text.languages import LANGUAGES
from tests.support.sentences import messages

TABLE = Path(chickenfoot.__file__).parent / "table"
NARROWEST = 260


def panel_buttons(code: str) -> Iterator[str]:
    """The buttons of the unfolded panels, which ipywidgets cuts off with three dots."""
    found = {
        key
        for path in TABLE.glob("*.py")
        for key in re.findall(r'\bbutton\(\s*"([\w.]+)"', path.read_text("utf-8"))
    }
    assert len(found) > 5
    yield from (say_in(code, key) for key in sorted(found))


def keys(code: str) -> Iterator[str]:
    """The names of the keys in the table's list, beside what they do."""
    names = [name for name in messages() if re.match(r"(table|board)-key-", name)]
    assert len(names) > 5
    yield from (say_in(code, name) for name in names)


def calls(code: str) -> Iterator[str]:
    """What is called when a double is laid, in a bubble over it."""
    rules = {OUR_CALL, *(str(preset.rules.call) for preset in PRESETS.values())}
    with chickenfoot.language(code):
        said = [call_in_words(call, pip, None) for call in sorted(rules) for pip in range(10)]
    yield from said


# The place; what stands there; its room in px; the size of its letters in px, and their weight.
PLACES = [
    (panel_buttons, NARROWEST - 2 * 10, 13, "normal"),  # ipywidgets' padding
    (keys, NARROWEST * 2 // 5, 14, "bold"),  # the other three fifths say what the key does
    (calls, NARROWEST - 2 * 9, 14, "bold"),
]


def width(text: str, size: int, weight: str) -> float:
    """How wide a line is, in px."""
    path = TextPath(
        (0, 0), text, size=size, prop=FontProperties(family="DejaVu Sans", weight=weight)
    )
    return float(path.get_extents().width)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("said", "room", "size", "weight"), PLACES)
def test_a_line_fits_its_place(said: object, room: int, size: int, weight: str, code: str) -> None:
    """No text of a place that does not wrap is wider than the place."""
    assert callable(said)
    wide = {text: round(width(text, size, weight)) for text in said(code) if text.strip()}
    assert {text: px for text, px in wide.items() if px > room} == {}


def test_a_line_that_is_too_long_is_noticed() -> None:
    """A sentence has no room on a button."""
    assert width("Save the game that you play now under this name", 13, "normal") > NARROWEST
    assert width("Save", 13, "normal") < NARROWEST / 4
