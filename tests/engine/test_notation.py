"""What people type is read in every usual form, or the part at fault is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chickenfoot as cf
from chickenfoot.engine.notation import _words
from chickenfoot.engine.tiles import TILES, parse_tiles
from chickenfoot.text.languages import LANGUAGES

BLANKS = st.sampled_from(["", " ", "  ", "\u00a0", "\t"])
GAPS = st.sampled_from([" ", ", ", ",", ";", "; ", "\n", "  ,  "])
BETWEEN = st.sampled_from(list("-\u2010\u2011\u2012\u2013\u2014\u2212:|\uff0d"))
BRACKETS = st.sampled_from(["", "[]", "()"])


@st.composite
def written(draw: st.DrawFn, tile: cf.Tile) -> str:
    """A tile as somebody may write it."""
    a, b = draw(st.permutations([tile.high, tile.low]))
    brackets = draw(BRACKETS)
    inside = f"{draw(BLANKS)}{a}{draw(BLANKS)}{draw(BETWEEN)}{draw(BLANKS)}{b}{draw(BLANKS)}"
    return f"{brackets[:1]}{inside}{brackets[1:]}"


def in_some_letters(draw: st.DrawFn, word: str) -> str:
    """A word in small letters, capitals, or both."""
    return draw(st.sampled_from([word, word.upper(), word.capitalize()]))


@st.composite
def moves(draw: st.DrawFn) -> tuple[cf.Move, str]:
    """A move, and a text that says it."""
    tile, onto = (draw(st.sampled_from(TILES)) for _ in range(2))
    kind = draw(st.sampled_from(["draw", "pass", "lead", "play"]))
    blank = draw(BLANKS)
    if kind in ("draw", "pass"):
        return cf.Move.parse(kind), f"{blank}{in_some_letters(draw, kind)}{blank}"
    text = draw(written(tile))
    if kind == "play":
        text = f"{text} {in_some_letters(draw, 'on')} {draw(written(onto))}"
    knock = draw(st.booleans())
    if knock:
        text = f"{text} {in_some_letters(draw, 'knock')}"
    return cf.Move(tile, onto if kind == "play" else None, knock=knock), f"{blank}{text}{blank}"


def refusal(read: Callable[[str], object], text: str) -> str:
    """What is said when a text is read; "" if it is understood."""
    try:
        read(text)
    except (cf.InvalidText, cf.PositionError) as error:
        return str(error)
    return ""


@given(data=st.data(), tiles=st.lists(st.sampled_from(TILES), max_size=6))
def test_tiles_are_read_however_they_are_written(data: st.DataObject, tiles: list[cf.Tile]) -> None:
    """Any dash, colon or bar, brackets and blanks; commas and semicolons between them."""
    texts = [data.draw(written(tile)) for tile in tiles]
    assert [cf.Tile.parse(text) for text in texts] == tiles
    line = "".join(text + data.draw(GAPS) for text in texts)
    assert parse_tiles(line) == tuple(tiles)


@given(moves())
def test_moves_are_read_however_they_are_written(each: tuple[cf.Move, str]) -> None:
    """In small letters or capitals, with tiles as above."""
    move, text = each
    assert cf.Move.parse(text) == move
    assert cf.Move.parse(str(move)) == move


@given(st.text(st.sampled_from("0123456789-–:|[]() ,;onkdrawpsx\n"), max_size=30))
def test_other_texts_are_refused_in_a_sentence(text: str) -> None:
    """Whatever is typed is a tile, tiles, a move, a table, or an error of ours that is short."""
    for read in (cf.Tile.parse, parse_tiles, cf.Move.parse, cf.Tableau.parse):
        sentence = refusal(read, text)
        assert not sentence or sentence.endswith(".")
        assert len(sentence) < 400


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("6-4, 5-5", "names two tiles. Write on between them"),
        ("6-4 9-6", "names two tiles. Write on between them"),
        ("6-4 on", "a tile is missing there"),
        ("on 6-4", "a tile is missing there"),
        ("6-4 at 9-6", "'at' cannot be read"),
        ("play 6-4", "'play' cannot be read"),
        ("6/4", "'6/4' cannot be read"),
        ("6-4 on 9", "'9' cannot be read"),
        ("[6|4 on 9-6", "cannot be read"),
        ("6-44 on 9-6", "There is no tile 6-44"),
        ("nonsense", "or draw, or pass"),
    ],
)
def test_what_is_wrong_with_a_move_is_named(text: str, says: str) -> None:
    """Not the hyphen where the comma is at fault."""
    with pytest.raises(cf.InvalidText) as caught:
        cf.Move.parse(text)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("text", "word"), [("6-4, 5x5, 1-1", "'5x5'"), ("6-4 5", "'5'"), ("6-4-5", "'6-4-5'")]
)
def test_the_word_that_is_no_tile_is_named(text: str, word: str) -> None:
    """The word, not the whole line."""
    with pytest.raises(cf.InvalidText, match=f"^{word} is not a tile"):
        parse_tiles(text)


def test_tables_are_read_as_moves_are() -> None:
    """Commas, semicolons or line ends; a knock is no place."""
    table = cf.Tableau.parse("9-9, 9-6 on 9-9")
    assert cf.Tableau.parse("9–9; [9|6] ON (9:9)") == table == cf.Tableau.parse("9-9\n9-6 on 9-9")
    with pytest.raises(cf.InvalidText, match="knock"):
        cf.Tableau.parse("9-9, 9-6 on 9-9 knock")


@pytest.mark.parametrize("text", [" " * 10**6 + "6-4 x", "6 " * 10**5, "[" * 10**5, "6-4 " * 10**5])
def test_long_texts_are_read_in_one_go(text: str) -> None:
    """No pattern goes over a text again and again."""
    for read in (cf.Tile.parse, parse_tiles, cf.Move.parse, cf.Tableau.parse):
        assert len(refusal(read, text)) < 600


@pytest.mark.parametrize(
    ("code", "text", "move"),
    [
        ("pt", "Comprar", "draw"),
        ("pt", "passo", "pass"),
        ("pt", "6-4 na 9-6", "6-4 on 9-6"),
        ("pt", "6-4 a 9-6", "6-4 on 9-6"),
        ("pt", "6-4 em 9-6 bato", "6-4 on 9-6 knock"),
        ("es", "ROBAR", "draw"),
        ("es", "pasar", "pass"),
        ("es", "6-4 en 9-6 golpeo", "6-4 on 9-6 knock"),
        ("cs", "táhnout", "draw"),
        ("cs", "ta\u0301hnout", "draw"),
        ("cs", "tahnout", "draw"),
        ("cs", " Líznout   si ", "draw"),
        ("cs", "pasuji", "pass"),
        ("cs", "6-4 na 9-6 klepnu", "6-4 on 9-6 knock"),
    ],
)
def test_moves_in_the_words_of_a_language(code: str, text: str, move: str) -> None:
    """They are understood beside the English ones; what is written stays as it was."""
    with cf.language(code):
        assert str(cf.Move.parse(text)) == move
        assert str(cf.Move.parse(move.upper())) == move
    with cf.language("en"), pytest.raises(cf.InvalidText):
        cf.Move.parse(text)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_says_two_things(code: str) -> None:
    """No word of a language, nor its English one, means two of the four."""
    words = [word for name in ("draw", "pass", "on", "knock") for word in _words(name, code)]
    assert len(set(words)) == len(words) > 4
