"""The tableau: a tree of tiles that takes what fits, and knows its open ends."""

from __future__ import annotations

import pickle
import re
from random import Random
from typing import Any

import pytest

import chickenfoot as cf
from tests.support.oracle import Oracle
from tests.support.samples import BY_CODE, code, lawful, random_moves

TABLE = "9-9, 9-6 on 9-9, 9-4 on 9-9, 6-6 on 9-6, 6-1 on 6-6"


def tile(text: str) -> cf.Tile:
    """The tile of a text."""
    return cf.Tile.parse(text)


def test_iterating_gives_the_order_of_play() -> None:
    """Tiles come in the order in which they were played; len counts them; `in` finds them."""
    table = cf.Tableau.parse(TABLE)
    assert [str(each) for each in table] == ["9-9", "9-6", "9-4", "6-6", "6-1"]
    assert len(table) == 5
    assert tile("6-6") in table
    assert tile("5-5") not in table
    assert (table.lead, table.last) == (tile("9-9"), tile("6-1"))


def test_what_lies_on_what() -> None:
    """`onto` gives the tile touched, None for the lead; `on` gives the tiles that touch it."""
    table = cf.Tableau.parse(TABLE)
    assert table.onto(tile("6-1")) == tile("6-6")
    assert table.onto(tile("9-9")) is None
    assert table.on(tile("9-9")) == (tile("9-6"), tile("9-4"))
    with pytest.raises(cf.PositionError, match="5-5 is not on the table"):
        table.onto(tile("5-5"))


def test_open_ends() -> None:
    """Each end by its tile: the number to match and how many tiles it still takes."""
    ends = cf.Tableau.parse(TABLE).ends
    assert {str(t): end for t, end in ends.items()} == {
        "9-9": (9, 2), "9-4": (4, 1), "6-6": (6, 2), "6-1": (1, 1),
    }  # fmt: skip
    with pytest.raises(TypeError):
        ends[tile("9-4")] = (4, 9)  # type: ignore[index]


def test_toes_after_a_full_foot() -> None:
    """A foot with all its toes has no end of its own any more; its toes have."""
    table = cf.Tableau.parse(f"{TABLE}, 6-2 on 6-6, 6-3 on 6-6")
    assert tile("6-6") not in table.ends
    assert [table.ends[tile(t)] for t in ("6-1", "6-2", "6-3")] == [(1, 1), (2, 1), (3, 1)]
    assert table.feet == (tile("6-6"),)
    assert table.open_feet == ()
    assert cf.Tableau.parse(TABLE).open_feet == (tile("6-6"),)


@pytest.mark.parametrize("toes", range(5))
def test_toes_are_as_many_as_the_rules_say(toes: int) -> None:
    """A double takes `toes` tiles; none closes its arm."""
    table = cf.Tableau.parse("9-9, 9-6 on 9-9, 6-6 on 9-6", toes=toes)
    assert table.ends.get(tile("6-6"), (6, 0)) == (6, toes)
    for number in range(toes):
        table = table.add(cf.Tile(6, number), tile("6-6"))
    assert tile("6-6") not in table.ends
    with pytest.raises(cf.PositionError, match="6-6 has no place left for 6-5"):
        table.add(cf.Tile(6, 5), tile("6-6"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("9-6", "9-6 is not a double"),
        ("9-9, 9-9 on 9-9", "9-9 is on the table already"),
        ("9-9, 8-8", "say which tile it goes on"),
        ("9-9, 9-6 on 8-8", "8-8 is not on the table"),
        ("9-9, 6-4 on 9-9", "it shows no 9"),
        ("9-9, 9-6 on 9-9, 9-4 on 9-6", "it shows no 6"),
        ("9-9, 9-6 on 9-9, 6-4 on 9-6, 6-3 on 9-6", "no place left"),
        ("9-9, 9-0 on 9-9, 9-1 on 9-9, 9-2 on 9-9, 9-3 on 9-9, 9-4 on 9-9", "no place left"),
    ],
)
def test_plays_that_no_table_takes(text: str, says: str) -> None:
    """They raise PositionError, one of our errors, and say why."""
    with pytest.raises(cf.PositionError, match=says):
        cf.Tableau.parse(text)


@pytest.mark.parametrize("text", ["9-9, ", "9-9,9-6 at 9-9", "nine", "9-9 on", "9-9. 9-6 on 9-9"])
def test_texts_that_cannot_be_read(text: str) -> None:
    """They raise InvalidText."""
    with pytest.raises(cf.InvalidText):
        cf.Tableau.parse(text)


@pytest.mark.parametrize("value", [None, 9, ["9-9"]])
def test_only_text_is_parsed(value: Any) -> None:
    """What is no text raises InvalidText too."""
    with pytest.raises(cf.InvalidText):
        cf.Tableau.parse(value)


def test_an_empty_table() -> None:
    """It has no lead, no ends, the empty text, and parses back."""
    table = cf.Tableau()
    assert (len(table), table.lead, table.last, str(table)) == (0, None, None, "")
    assert dict(table.ends) == {}
    assert cf.Tableau.parse("") == table
    assert table.before is None


def test_a_value() -> None:
    """Equal by plays, arms and toes; adding leaves the old one; pickle and before work."""
    table = cf.Tableau.parse(TABLE)
    more = table.add(tile("6-2"), tile("6-6"))
    assert str(table) == TABLE
    assert more.before == table
    assert table == cf.Tableau.parse(TABLE)
    assert hash(table) == hash(cf.Tableau.parse(TABLE))
    assert table != cf.Tableau.parse(TABLE, arms=6)
    assert table != cf.Tableau.parse(TABLE, toes=2)
    assert pickle.loads(pickle.dumps(more)) == more


def test_drawn_words() -> None:
    """The drawing in words: a branch goes in, each open end says what it takes."""
    assert cf.Tableau.parse(TABLE).drawn() == (
        "9-9 (takes 2 more arms: 9)\n"
        "  9-6 6-6 (takes 2 more toes: 6)\n"
        "    6-1 (open: 1)\n"
        "  9-4 (open: 4)"
    )


@pytest.mark.parametrize("name", BY_CODE)
def test_ends_agree_with_the_state(name: str) -> None:
    """At every ply of a round the ends are those that the oracle counts."""
    rules = code(name)
    now = cf.deal(rules, lawful(rules)[-1], seed=3)
    oracle = Oracle(now)
    for _, move, after in random_moves(now, Random(3)):
        oracle.do(str(move))
        ends = {(t.high, t.low): end for t, end in after.tableau.ends.items()}
        assert ends == oracle.ends()
        # Each tile played once shows in the drawing once.
        words = after.tableau.drawn().replace("(", " ").split()
        pairs = [word for word in words if "-" in word and word[0].isdigit()]
        assert sorted(str(cf.Tile.parse(word)) for word in pairs) == sorted(map(str, after.tableau))


def test_a_tableau_never_changes() -> None:
    """Its parts can be neither set nor deleted: it is a value that many positions share."""
    table = cf.Tableau.parse("9-9, 9-6 on 9-9")
    for name in ("plays", "arms", "toes"):
        with pytest.raises(AttributeError, match="never changes"):
            setattr(table, name, None)
        with pytest.raises(AttributeError, match="never changes"):
            delattr(table, name)


def test_a_text_is_taken_wherever_a_tile_is() -> None:
    """It once answered that nothing lies on the 9-9, which was wrong."""
    table = cf.Tableau.parse("9-9, 9-6 on 9-9")
    assert table.on("9-9") == (tile("9-6"),)
    assert table.onto("9-6") == tile("9-9")
    assert table.outer("9-6") == 6
    assert "9-9" in table
    assert "8-8" not in table
    assert "nonsense" not in table
    assert 7 not in table
    assert table.add("9-4", "9-9") == table.add(tile("9-4"), tile("9-9"))
    assert cf.Tableau([("9-9", None), ("9-6", "9-9")]) == table  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (dict(arms=99), "from 1 to 8"), (dict(arms="x"), "arms"), (dict(arms=0), "from 1 to 8"),
        (dict(toes=7), "from 0 to 4"), (dict(toes=-1), "toes"), (dict(toes=2.5), "toes"),
    ],
)  # fmt: skip
def test_impossible_numbers_of_arms_and_toes_are_refused(
    options: dict[str, Any], said: str
) -> None:
    """The value and what is allowed are named."""
    with pytest.raises(cf.PositionError, match=said):
        cf.Tableau.parse("9-9", **options)


@pytest.mark.parametrize("plays", [[1], ["x"], 7, [("9-9",)], [("9-9", None, 1)]])
def test_what_is_not_a_list_of_plays_is_refused(plays: Any) -> None:
    """In an error of ours."""
    with pytest.raises(cf.ChickenfootError):
        cf.Tableau(plays)


def test_chosen_slots_are_no_part_of_the_value() -> None:
    """Two tableaux that differ in what is chosen alone are equal; what is chosen goes along."""
    plays = cf.Tableau.parse("9-9, 9-6 on 9-9, 9-4 on 9-9").plays
    chosen = cf.Tableau(plays, slots={tile("9-6"): 2, tile("9-4"): 0})
    assert chosen == cf.Tableau(plays)
    assert hash(chosen) == hash(cf.Tableau(plays))
    assert pickle.loads(pickle.dumps(chosen)).slots == chosen.slots
    assert chosen.add("9-5", "9-9").slots == chosen.slots
    assert chosen.before is not None
    assert dict(chosen.before.slots) == {tile("9-6"): 2}
    assert dict(chosen.first(0).slots) == {}


@pytest.mark.parametrize(
    ("slots", "says"),
    [
        ({"9-6": 4}, "a whole number from 0 to 3"),
        ({"9-6": -1}, "a whole number from 0 to 3"),
        ({"9-6": True}, "a whole number from 0 to 3"),
        ({"9-9": 0}, "Only a tile that goes on a double"),
        ({"6-4": 0}, "Only a tile that goes on a double"),
        ({"9-5": 0}, "9-5 is not on the table"),
        ([("9-6", 0)], "slots="),
    ],
)
def test_slots_that_no_double_has(slots: Any, says: str) -> None:
    """A number is refused that is none of the arms or toes of the tile's double."""
    plays = cf.Tableau.parse("9-9, 9-6 on 9-9, 6-4 on 9-6").plays
    with pytest.raises(cf.PositionError, match=re.escape(says)):
        cf.Tableau(plays, slots=slots)
