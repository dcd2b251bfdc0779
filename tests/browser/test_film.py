"""A film in a browser: its script shows what the painters paint, and without it one sees why."""

from __future__ import annotations

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output
from playwright.sync_api import Browser, Page

import chickenfoot as cf
from chickenfoot.text import say
from tests.support.browser import OpenNotebook
from tests.support.lab_server import LabServer
from tests.support.notebooks import clean
from tests.support.painted import differences, matplotlib_picture, svg_picture
from tests.support.tables import dense

# The picture as it is now, with what the script changed written as SVG writes it.
NOW = r"""svg => {
    const copy = svg.cloneNode(true);
    const moved = [...svg.querySelectorAll("[data-layer] > *")];
    const parts = [...copy.querySelectorAll("[data-layer] > *")];
    parts.forEach((part, i) => {
        const place = moved[i].style.transform;
        const found = place.match(/translate\((.+)px, (.+)px\) rotate\((.+)deg\)/);
        if (found) {
            const [, x, y, angle] = found;
            part.setAttribute("transform", `translate(${x} ${y}) rotate(${angle})`);
        }
        part.removeAttribute("style");
    });
    return new XMLSerializer().serializeToString(copy);
}"""


@pytest.fixture
def page(browser: Browser) -> Page:
    """An empty page."""
    return browser.new_page(viewport={"width": 700, "height": 600})


def shown(page: Page) -> str:
    """The film's picture as it is now."""
    text: str = page.locator(".chickenfoot-film svg").evaluate(NOW)
    return text


@pytest.mark.parametrize("tiles", [9, 26])
def test_every_frame_is_what_the_painters_paint(page: Page, tiles: int) -> None:
    """Step by step through a film, and back to its beginning."""
    film = cf.animate(dense(7, seed=3, tiles=tiles))
    page.set_content(film._repr_mimebundle_()["text/html"])
    frames = list(enumerate(film.plays))
    assert page.get_by_role("status").text_content() == film.captions[-1]
    for n, frame in reversed(frames):
        seen = svg_picture(shown(page))
        wanted = matplotlib_picture(frame.scene, film.theme, numerals=film._numerals)
        assert not differences(seen.shapes, wanted.shapes)
        assert page.get_by_role("status").text_content() == film.captions[n]
        page.get_by_role("button", name="One play back").click()
    page.get_by_role("button", name="Last play").click()
    assert page.get_by_role("status").text_content() == film.captions[-1]


def test_it_plays(page: Page) -> None:
    """Played, it goes on by itself and ends at the last play."""
    film = cf.animate(dense(7, seed=3, tiles=4), milliseconds=10)
    page.set_content(film._repr_mimebundle_()["text/html"])
    page.get_by_role("button", name="Play and pause").click()
    page.wait_for_function("document.querySelector('[aria-pressed]').ariaPressed === 'false'")
    assert page.get_by_role("status").text_content() == film.captions[-1]


def test_two_films_on_a_page(page: Page) -> None:
    """Each has its own controls and its own picture, in its own colours."""
    tableau = dense(7, seed=3, tiles=5)
    films = [cf.animate(tableau), cf.animate(tableau, theme="night")]
    page.set_content("".join(film._repr_mimebundle_()["text/html"] for film in films))
    page.get_by_role("button", name="First play").first.click()
    pictures = page.locator(".chickenfoot-film svg").evaluate_all(f"all => all.map({NOW})")
    for film, n, text in zip(films, (0, -1), pictures, strict=True):
        wanted = matplotlib_picture(film.plays[n].scene, film.theme, numerals=film._numerals)
        assert not differences(svg_picture(text).shapes, wanted.shapes)


def test_a_notebook_that_is_not_trusted(lab: LabServer, open_notebook: OpenNotebook) -> None:
    """It shows the film's last picture, and a line says how to see it play."""
    film = cf.animate(dense(7, seed=3, tiles=6))
    output = new_output("display_data", {"text/html": film._repr_mimebundle_()["text/html"]})
    notebook = new_notebook(cells=[new_code_cell("film", outputs=[output], execution_count=1)])
    nbformat.write(clean(notebook), lab.folder / "stored-film.ipynb")
    page = open_notebook("stored-film.ipynb", run=False)
    image = page.locator(".jp-OutputArea img")
    image.wait_for()
    assert image.get_attribute("alt") == film.alt
    assert image.evaluate("image => image.decode().then(() => image.naturalWidth)") == 640
    assert page.locator(".jp-OutputArea p").text_content() == say("animation.still")
    assert page.get_by_role("button", name="One play back").count() == 0
