"""The film of a round: a frame a play, captions, a still view, glides, GIF and notebook."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import chickenfoot as cf
from chickenfoot.drawing.animation import Animation
from chickenfoot.drawing.svg import svg
from chickenfoot.placement.layouts import layout
from tests.support.painted import (
    differences,
    film_data,
    film_frame,
    film_picture,
    matplotlib_picture,
    svg_picture,
)
from tests.support.tables import dense

START = cf.setup(cf.Rules(), ["9-9", "9-6 on 9-9"], ["9-1 6-4", "9-4 5-5", "9-3 2-0"], yard="1-1")
ROUND = START.play("9-1 on 9-9").play("9-4 on 9-9").play("9-3 on 9-9")
LINES = (
    "1. 9-9 is led",
    "2. 9-6 on 9-9",
    "3. Seat 0 plays 9-1 on 9-9",
    "4. Seat 1 plays 9-4 on 9-9",
    "5. Seat 2 plays 9-3 on 9-9",
)


@pytest.fixture(scope="module")
def moving() -> cf.Tableau:
    """A table in which a play moved tiles."""
    table = dense(7, seed=3, tiles=26)
    assert layout(table).moved, "no tile moved: take another seed"
    return table


def test_a_frame_a_play() -> None:
    """As many frames as plays, each with one tile more than the one before."""
    film = cf.animate(ROUND)
    assert [len(frame.scene.table) for frame in film.plays] == [1, 2, 3, 4, 5]
    assert len(film) == 5


def test_captions() -> None:
    """A caption numbers the play and says who made it, where that is known."""
    assert cf.animate(ROUND).captions == LINES
    assert str(cf.animate(ROUND)) == "\n".join(LINES)


def test_captions_of_a_deal() -> None:
    """In a round that was dealt the first caption says who leads."""
    now = cf.deal(cf.preset("chicken-scratch"), 2, seed=3)
    while not len(now.tableau):
        now = now.play(now.legal_moves()[0])
    (seat,) = (seat for seat, move in now.history if move.tile is not None)
    assert cf.animate(now).captions == (f"1. Seat {seat} leads {now.tableau.lead}",)


def test_names() -> None:
    """A game's film calls its players by their names."""
    game = cf.Game.from_round(ROUND, ["Ana", "Bo", "Cy"])
    assert cf.animate(game).captions[2] == "3. Ana plays 9-1 on 9-9"
    assert cf.animate(ROUND, names=["X", "Y", "Z"]).captions[3] == "4. Y plays 9-4 on 9-9"


def test_a_record(tmp_path: Path) -> None:
    """The path of a record gives the film of its round."""
    game = cf.Game.new(["Ana", "Bo"], seed=5)
    for _ in range(8):
        game = game.play(game.round.legal_moves()[0])
    game.save(tmp_path / "game.json")
    assert cf.animate(tmp_path / "game.json").captions == cf.animate(game).captions


def test_alt_text() -> None:
    """The film in words."""
    assert cf.animate(ROUND.tableau).alt == (
        "Animation of 5 plays. At the end: Tableau of 5 tiles: spinner 9-9 with 4 arms;"
        " open ends 1, 3, 4 and 6."
    )


def test_a_still_view(moving: cf.Tableau) -> None:
    """From frame to frame no tile stands elsewhere but those that the play moved."""
    film = cf.animate(moving)
    laid = [
        layout(cf.Tableau(moving.plays[:n], arms=moving.arms, toes=moving.toes))
        for n in range(1, len(moving) + 1)
    ]
    for (old, new), lay in zip(pairwise(film.plays), laid[1:], strict=True):
        was = {piece.tile: piece for piece in old.scene.table}
        shifted = {
            p.tile for p in new.scene.table if p.tile in was and p.corners != was[p.tile].corners
        }
        assert shifted == set(lay.moved)


def test_moved_tiles_glide(moving: cf.Tableau) -> None:
    """Before the last frame the moved tiles are seen on their way, all others at rest."""
    film = cf.animate(moving)
    moved = set(layout(moving).moved)
    old, new = film.plays[-2].scene, film.plays[-1].scene
    way = film.frames[-2]
    assert way.stay < 1
    for piece in way.scene.table:
        assert piece.tile is not None
        if piece.tile in moved:
            assert piece not in (old.piece(piece.tile), new.piece(piece.tile))
        else:
            assert piece == new.piece(piece.tile)


def test_nothing_leaves_the_picture() -> None:
    """Every tile and every place of every frame lies inside the picture."""
    film = cf.animate(dense(9, tiles=40), size=(500, 400))
    for frame in film.frames:
        pieces = [each.corners for each in frame.scene.table]
        for corners in pieces + [each.corners for each in frame.scene.open_places]:
            assert all(0 <= x <= 500 and 0 <= y <= 400 for x, y in corners)


def test_gif(tmp_path: Path, moving: cf.Tableau) -> None:
    """The GIF holds every frame, with its time, and the last one stays longest."""
    film = cf.animate(moving, size=(320, 240), milliseconds=500)
    film.save(tmp_path / "film.gif")
    times = []
    with Image.open(tmp_path / "film.gif") as image:
        assert image.size == (320, 240)
        for n in range(getattr(image, "n_frames")):  # noqa: B009 -- not in its stub
            image.seek(n)
            times.append(image.info["duration"])
    assert len(times) == len(film.frames)
    assert set(times[:-1]) == {500, 50}
    assert times[-1] == 2000


def test_the_same_bytes(tmp_path: Path) -> None:
    """The GIF has the same bytes on every run, and nothing else is left behind."""
    for name in ("a.gif", "b.gif"):
        cf.animate(ROUND, size=(320, 240)).save(tmp_path / name)
    assert (tmp_path / "a.gif").read_bytes() == (tmp_path / "b.gif").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.gif", "b.gif"]


def test_a_name_that_is_no_gif(tmp_path: Path) -> None:
    """Another ending is refused, and nothing is written."""
    with pytest.raises(cf.ChickenfootError, match=r"must end in \.gif"):
        cf.animate(ROUND).save(tmp_path / "film.mp4")
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    """Where nothing can be written the error stays an OSError."""
    with pytest.raises(OSError, match="no-such"):
        cf.animate(ROUND).save(tmp_path / "no-such" / "film.gif")


@pytest.mark.parametrize("what", [7, None, cf.Tile(6, 4)])
def test_what_is_no_round(what: object) -> None:
    """What has no plays cannot be animated, and the error says so."""
    with pytest.raises(cf.ChickenfootError, match="animated"):
        cf.animate(what)


def test_an_empty_table() -> None:
    """Without a tile on the table there is nothing to animate."""
    with pytest.raises(cf.ChickenfootError, match="nothing to animate"):
        cf.animate(cf.Tableau())


def test_small_in_a_notebook() -> None:
    """The film of forty-odd plays takes less than a tenth of what a lesson may store."""
    assert len(cf.animate(dense(9))._repr_mimebundle_()["text/html"]) < 50_000


def test_the_page_without_a_script() -> None:
    """Where no script runs the last picture stands there, and a line says how it would play."""
    film = cf.animate(ROUND)
    page = film._repr_mimebundle_()["text/html"].partition("<script>")[0]
    assert f'alt="{film.alt}"' in page
    assert "trust this notebook" in page
    shown = svg_picture(film_picture(page)).shapes
    assert not differences(shown, svg_picture(frame_svg(film, len(film) - 1)).shapes)


def test_the_page_has_every_caption() -> None:
    """The script is given a line for each play."""
    assert tuple(film_data(cf.animate(ROUND)._repr_mimebundle_()["text/html"])["captions"]) == LINES


FILMS: dict[str, tuple[Any, dict[str, Any]]] = {
    "a round": (ROUND, {}),
    "tiles that glide": (dense(7, seed=3, tiles=26), {}),
    "small tiles": (dense(9), {"size": (360, 300), "theme": "night"}),
    "eight arms": (dense(12, arms=8, tiles=50, seed=2), {"theme": "contrast"}),
}


@pytest.mark.parametrize("film", FILMS)
def test_film_gif_and_stills_agree(film: str) -> None:
    """Every frame of the page is what both painters paint of it, tile by tile."""
    x, options = FILMS[film]
    shown = cf.animate(x, **options)
    page = shown._repr_mimebundle_()["text/html"]
    picture, data = film_picture(page), film_data(page)
    for n, frame in enumerate(shown.plays):
        seen = svg_picture(picture, film_frame(data, n))
        drawn = matplotlib_picture(frame.scene, shown.theme, numerals=shown._numerals)
        assert not differences(seen.shapes, drawn.shapes)
        assert not differences(seen.shapes, svg_picture(frame_svg(shown, n)).shapes)


def test_pips_or_numerals_for_the_whole_film() -> None:
    """No frame changes from pips to numbers: what the last one shows, all do."""
    film = cf.animate(dense(9), size=(520, 400))
    page = film._repr_mimebundle_()["text/html"]
    layers = [
        {s.kind for s in svg_picture(film_picture(page), film_frame(film_data(page), n)).shapes}
        for n in range(len(film))
    ]
    assert len({"number" in kinds for kinds in layers}) == 1


def frame_svg(film: Animation, n: int) -> str:
    """A frame as the SVG painter paints it."""
    return svg(film.plays[n].scene, theme=film.theme, numerals=film._numerals)


def test_a_name_ends_no_script() -> None:
    """A player's name is text, whatever it looks like."""
    film = cf.animate(ROUND, names=["</script><b>", "Bo", "</p><i>"])
    page = film._repr_mimebundle_()["text/html"]
    assert page.count("</script>") == 1
    assert "<b>" not in page
    assert "<i>" not in page


def test_a_film_needs_no_matplotlib() -> None:
    """In a notebook it is painted as SVG: only a GIF is made by matplotlib and Pillow."""
    code = (
        "import sys; sys.modules['matplotlib'] = sys.modules['PIL'] = None;"
        "import chickenfoot as cf;"
        "page = cf.animate(cf.Tableau.parse('9-9, 9-6 on 9-9'))._repr_mimebundle_()['text/html'];"
        "assert 'data:image/svg+xml,' in page"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
