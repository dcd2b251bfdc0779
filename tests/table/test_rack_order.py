"""How the tiles of an open hand stand on the rack."""

from __future__ import annotations

import chickenfoot as cf
from tests.support.table_clicks import click, control, names, table


def test_order_of_the_rack() -> None:
    """The rack stands as drawn, by pips, or with what fits first, and undo puts a tile back."""
    laid = table()
    drawn = names(laid, "tiles")
    laid.play(laid.game.round.legal_moves()[0])
    click(laid, "undo")
    assert names(laid, "tiles") == drawn
    control(laid, "Order of your tiles").value = "pips"
    pips = [cf.Tile.parse(name).pips for name in names(laid, "tiles")]
    assert pips == sorted(pips, reverse=True)
    control(laid, "Order of your tiles").value = "fits"
    plays = {str(move.tile) for move in laid.game.round.legal_moves()}
    assert set(names(laid, "tiles")[: len(plays)]) == plays


def test_the_rack_is_arranged_by_hand() -> None:
    """A tile put elsewhere stays there: over plays, undo and whatever the rack was sorted by."""
    laid = table()
    first = names(laid, "tiles")
    click(laid, "arrange", tile=first[0], place=2)
    wanted = [first[1], first[2], first[0], *first[3:]]
    assert names(laid, "tiles") == wanted
    said = f"The {first[0]} is now tile 3 of {len(first)} on your rack. It is your turn."
    assert laid.board.state["status"].startswith(said)
    move = laid.game.round.legal_moves()[0]
    laid.play(move)
    click(laid, "undo")
    assert names(laid, "tiles") == wanted
    sort = control(laid, "Order of your tiles")
    sort.value = "pips"
    pips = names(laid, "tiles")
    assert pips != wanted
    click(laid, "arrange", tile=pips[-1], place=0)
    assert names(laid, "tiles") == [pips[-1], *pips[:-1]]
    assert sort.value == "drawn"


def test_the_rack_is_arranged_at_any_time() -> None:
    """Also while another player is to move, and no turn, no knock and no play comes of it."""
    laid = cf.play(["you", "random"], seed=5, pace=30)
    while laid.controller.session.can_act:
        laid.play(laid.game.round.legal_moves()[0])
    before, tiles = laid.game, names(laid, "tiles")
    click(laid, "arrange", tile=tiles[-1], place=0)
    assert names(laid, "tiles") == [tiles[-1], *tiles[:-1]]
    click(laid, "arrange", tile=tiles[0], place=10**30)  # as far as it goes
    assert names(laid, "tiles") == [tiles[-1], *tiles[1:-1], tiles[0]]
    for tile, place in (("9-9", 0), (tiles[1], "x"), (tiles[1], None), ("x", 1)):
        laid.board.handle_message({"do": "arrange", "tile": tile, "place": place})
    assert len(names(laid, "tiles")) == len(tiles)
    assert laid.game == before


def test_a_drawn_tile_comes_to_the_end_of_an_arranged_rack() -> None:
    """What is drawn stands last, wherever the others were put."""
    laid = cf.play(["you", "random"], seed=3, pace=30)
    session = laid.controller.session
    while not session.can_act or laid.game.round.legal_moves()[0] != cf.Move.parse("draw"):
        laid.play(laid.game.round.legal_moves()[0])
    tiles = names(laid, "tiles")
    click(laid, "arrange", tile=tiles[-1], place=0)
    click(laid, "draw")
    assert names(laid, "tiles")[:-1] == [tiles[-1], *tiles[:-1]]
