"""Themes: checked colours, names, and pips that colour-blind people tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import FrozenInstanceError, replace
from math import dist

import numpy as np
import pytest

import chickenfoot as cf
from chickenfoot import themes
from chickenfoot.drawing.themes import THEMES, Theme

# How a screen's red, green and blue (linear) look to the three kinds of dichromats: the
# matrices of Machado, Oliveira and Fernandes (2009) for full severity.
EYES = {
    "usual": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
COLOURED = [name for name, theme in THEMES.items() if len(set(theme.pips)) > 1]


def linear(colour: str) -> np.ndarray:
    """A colour as light: red, green and blue from 0 to 1, linear."""
    rgb = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)


def lab(colour: str, eye: str) -> tuple[float, ...]:
    """CIELAB of a colour as `eye` sees it, under D65."""
    light = np.clip(EYES[eye] @ linear(colour), 0, 1)
    xyz = (
        np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
        @ light
        / [0.9505, 1.0, 1.089]
    )
    x, y, z = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def contrast(a: str, b: str) -> float:
    """The contrast ratio of WCAG 2."""
    dark, bright = sorted(float(linear(c) @ [0.2126, 0.7152, 0.0722]) for c in (a, b))
    return (bright + 0.05) / (dark + 0.05)


@pytest.fixture
def restored() -> Iterator[None]:
    """The theme in use is put back after the test."""
    before = themes.in_use()
    yield
    themes.use(before)


@pytest.mark.parametrize("name", COLOURED)
@pytest.mark.parametrize("eye", EYES)
def test_neighbours_are_told_apart(name: str, eye: str) -> None:
    """Every eye sees a distance of at least 20 (CIELAB) between a number and the next."""
    pips = THEMES[name].pips
    near = {n: dist(lab(pips[n], eye), lab(pips[n + 1], eye)) for n in range(1, 18)}
    assert min(near.values()) >= 20, near


@pytest.mark.parametrize("name", THEMES)
def test_pips_stand_out(name: str) -> None:
    """Pips and numerals have the contrast to a face that WCAG asks of graphics: 3 to 1."""
    theme = THEMES[name]
    ratios = {n: contrast(theme.face, colour) for n, colour in enumerate(theme.pips)}
    assert min(ratios.values()) >= 3, ratios


@pytest.mark.parametrize("name", THEMES)
def test_words_can_be_read(name: str) -> None:
    """Words have the contrast that WCAG asks of text, 4.5 to 1, on all that they stand on."""
    theme = THEMES[name]
    grounds = (theme.table, theme.rack)
    pairs = [(part, ground) for part in (theme.ink, theme.muted) for ground in grounds]
    pairs += [(theme.ink, theme.badge), (theme.accent, theme.badge)]
    assert all(contrast(a, b) >= 4.5 for a, b in pairs)


def test_contrast_and_print_need_no_colour() -> None:
    """The themes `contrast` and `print` show every number in one colour."""
    assert len(set(THEMES["contrast"].pips)) == len(set(THEMES["print"].pips)) == 1


def test_print_is_grey() -> None:
    """Nothing in `print` has a hue that a photocopy would lose."""
    theme = THEMES["print"]
    colours = [theme.accent, theme.last_played, theme.link, theme.back, theme.ink, *theme.pips]
    assert all(colour[1:3] == colour[3:5] == colour[5:7] for colour in colours)


def test_a_theme_of_ones_own() -> None:
    """`replace` makes a theme; the one it came from stays as it was."""
    rose = replace(themes.classic, face="#ffe9ec", name="rose")
    assert (rose.face, themes.classic.face) == ("#ffe9ec", "#fffbf1")
    assert isinstance(rose, cf.Theme)


def test_a_theme_never_changes() -> None:
    """A theme is frozen."""
    with pytest.raises(FrozenInstanceError):
        themes.classic.face = "#000000"  # type: ignore[misc]


@pytest.mark.parametrize("colour", ["red", "#fff", "#12345g", 7])
def test_a_bad_colour(colour: object) -> None:
    """A colour that is not #rrggbb is refused, with the part it was for."""
    with pytest.raises(cf.ChickenfootError, match="is not a colour for face"):
        replace(themes.classic, face=colour)  # type: ignore[arg-type]


def test_too_few_pip_colours() -> None:
    """Nineteen pip colours, no fewer."""
    with pytest.raises(cf.ChickenfootError, match="needs 19 pip colours"):
        replace(themes.classic, pips=("#000000",) * 7)


def test_a_name_close_to_a_known_one() -> None:
    """An unknown theme is refused with the closest known name."""
    with pytest.raises(cf.ChickenfootError, match="classic"):
        themes.theme("clasic")


@pytest.mark.usefixtures("restored")
def test_use() -> None:
    """The theme in use is the one where none is named."""
    themes.use("night")
    assert themes.theme(None) is themes.night
    assert themes.theme("print") is themes.print_
    mine = replace(themes.night, name="mine")
    themes.use(mine)
    assert isinstance(themes.in_use(), Theme)
    assert themes.theme(None) is mine
