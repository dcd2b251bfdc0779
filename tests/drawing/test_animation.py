"""The film of a round: a frame a play, captions, a still view, glides, GIF and notebook."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

import chickenfoot as cf
from chickenfoot.placement.layouts import layout
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
    """Where no script runs the last frame stands there: every tile, the caption, the words."""
    film = cf.animate(ROUND)
    page = film._repr_mimebundle_()["text/html"].partition("<script>")[0]
    assert page.count('data-part="tile" transform="translate(') == 5
    assert f'aria-label="{film.alt}"' in page
    assert LINES[-1] in page


def test_the_page_knows_every_play() -> None:
    """The script is given each caption and, for each tile, from which play on it lies where."""
    page = cf.animate(ROUND)._repr_mimebundle_()["text/html"]
    found = re.search(r'\("film-\w+",(\{.*\})\)</script>', page)
    assert found is not None
    data = json.loads(found[1])
    assert tuple(data["captions"]) == LINES
    assert [way[0][0] for way in data["ways"]] == [0, 1, 2, 3, 4]


def test_a_name_ends_no_script() -> None:
    """A player's name is text, whatever it looks like."""
    film = cf.animate(ROUND, names=["</script><b>", "Bo", "</p><i>"])
    page = film._repr_mimebundle_()["text/html"]
    assert page.count("</script>") == 1
    assert "<b>" not in page
    assert "<i>" not in page
