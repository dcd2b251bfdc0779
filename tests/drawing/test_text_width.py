"""How wide words are: as matplotlib's font has it, and cut where there is no room."""

from __future__ import annotations

import pytest
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import TextToPath

from chickenfoot.drawing.scene import Label
from chickenfoot.drawing.text_width import fitted, text_width

LATIN = ["Ana", "Zoë Åkesson", "WWW", "illi", "Every play must show a 6", "12 tiles · 3", "Łukasz"]
OTHERS = ["Ελένη", "Мария Щукина", "דוד", "علی", "山田太郎"]


def in_font(text: str, size: float, bold: bool) -> float:
    """The width that matplotlib's own font gives a text."""
    weight = "bold" if bold else "normal"
    font = FontProperties(family="DejaVu Sans", weight=weight, size=size)
    width, _, _ = TextToPath().get_text_width_height_descent(text, font, ismath=False)
    return float(width)


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("text", LATIN)
def test_latin_letters_as_the_font_has_them(text: str, bold: bool) -> None:
    """A Latin line is as wide as in DejaVu Sans, within a twentieth."""
    assert text_width(text, 100, bold=bold) == pytest.approx(in_font(text, 100, bold), rel=0.05)


@pytest.mark.filterwarnings("ignore:Glyph .* missing:UserWarning")
@pytest.mark.parametrize("text", OTHERS)
def test_other_letters_are_rather_too_wide(text: str) -> None:
    """Of other letters no line is wider than it is taken to be, by more than a twentieth."""
    assert text_width(text, 100) > 0.95 * in_font(text, 100, False)


def test_what_leaves_no_ink_has_no_width() -> None:
    """Signs that only turn or join, and accents, take no room."""
    assert text_width("\u2068Zoe\u0308\u2069", 20) == text_width("Zoë", 20) == text_width("Zoe", 20)


def test_what_fits_stays() -> None:
    """A label with room enough is the same label."""
    label = Label("Ana", 0, 0, 14)
    assert fitted(label, 100) is label


@pytest.mark.parametrize("room", [80, 40, 12, 3, 0])
def test_what_does_not_fit_gets_smaller_and_is_then_cut(room: float) -> None:
    """It never takes more than its room, and what is cut ends in an ellipsis."""
    label = fitted(Label("A rather long name", 0, 0, 10, bold=True), room)
    assert label.size >= 8
    if text_width("\N{HORIZONTAL ELLIPSIS}", label.size, bold=True) <= room:
        assert text_width(label.text, label.size, bold=True) <= room
        assert label.text.endswith("\N{HORIZONTAL ELLIPSIS}")


def test_a_little_too_wide_is_only_smaller() -> None:
    """Nine tenths of the room it needs: the words stay whole."""
    label = Label("A rather long name", 0, 0, 10)
    small = fitted(label, 0.9 * text_width(label.text, 10))
    assert small.text == label.text
    assert small.size == pytest.approx(9)
