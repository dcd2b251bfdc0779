"""Whole games: rounds in sequence, who leads, the sheet, the standings."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

import chickenfoot as cf
from chickenfoot.engine.game import player_names, start_lead

RULES = cf.Rules()


def ended(game: cf.Game) -> cf.Game:
    """The game with its present round played to the end by the first legal move."""
    while not game.round.is_over:
        game = game.play(game.round.legal_moves()[0])
    return game


def test_every_round_starts_with_full_hands_and_a_whole_set() -> None:
    """Hands are emptied between rounds: each deal has every tile of the set once."""
    game = cf.Game.new(["Ana", "Bo", "Cy"], RULES, seed=3)
    leads = []
    while True:
        tiles = [*game.round.tableau, *(t for h in game.round.hands for t in h), *game.round.yard]
        assert sorted(tiles) == list(cf.double_set(9))
        assert [len(hand) for hand in game.round.hands] == [7, 7, 7]
        leads.append(game.round.tableau.lead)
        game = ended(game)
        if game.is_over:
            break
        game = game.next_round()
    assert leads == [cf.Tile(pip, pip) for pip in range(9, -1, -1)]


def test_the_lead_moves_to_the_left() -> None:
    """000 and 004 are silent on later leaders; we rotate, as the nathanlong rules do."""
    game = ended(cf.Game.new(["Ana", "Bo", "Cy"], RULES, seed=8))
    first = game.round.start.to_move
    assert game.next_leader == (first + 1) % 3
    later = ended(game.next_round())
    assert later.round.start.to_move == (first + 1) % 3


def test_holding_the_double_leads_in_every_round() -> None:
    """Where the double is dealt out, its holder leads, first round or later."""
    game = cf.Game.new(3, cf.preset("chicken-foot"), seed=2)
    for _ in range(4):
        game = ended(game)
        lead = game.sheet.rows[-1].lead
        assert lead in game.round.tableau
        leaders = [seat for seat, move in game.round.history if move.kind is cf.Kind.LEAD]
        assert len(leaders) == 1
        game = game.next_round()


def test_a_skipped_double_comes_back() -> None:
    """001: the highest double that has not led stays in the pool when it is passed over."""
    rules = cf.preset("chicken-scratch")
    skipped = 0
    for seed in range(30):
        game = cf.Game.new(3, rules, seed=seed)
        led = []
        while True:
            game = ended(game)
            row = game.sheet.rows[-1]
            led.append(row.lead.high)
            waiting = [pip for pip in range(6, -1, -1) if pip not in led[:-1]]
            if led[-1] != waiting[0]:
                skipped += 1
                held = {tile.high for hand in game.round.start.hands for tile in hand}
                starts = game.round.start.hands
                assert not any(cf.Tile(waiting[0], waiting[0]) in hand for hand in starts), held
            if game.is_over:
                break
            game = game.next_round()
        assert sorted(led) == list(range(7))
    assert skipped > 20


@pytest.mark.parametrize("order", ["desc", "asc"])
def test_a_burnt_double_is_spent(order: str, tmp_path: Path) -> None:
    """Under burn a double that nobody led starts no round: the game is over the sooner."""
    rules = replace(cf.preset("chicken-scratch"), start_missing="burn", round_order=order)
    burnt = 0
    for seed in range(30):
        game = cf.Game.new(3, rules, seed=seed)
        left = list(rules.leads)
        while True:
            lead = start_lead(game.round)
            held = [
                pip for pip in left if any(cf.Tile(pip, pip) in hand for hand in game.round.hands)
            ]
            assert lead == (held or left)[0]  # nobody holds any: the first is drawn for
            burnt += left.index(lead)
            left = left[left.index(lead) + 1 :]
            assert list(game.leads_left) == left
            game = ended(game)
            assert game.is_over is not bool(left)
            if game.is_over:
                break
            game = game.next_round()
        rounds = len(game.sheet.rows)
        assert f"round {rounds} of {rounds}" in repr(game)
        assert [each.is_over for each in game.stages()] == [False] * (rounds - 1) + [True]
        game.save(tmp_path / f"{seed}.json")
        assert cf.load(tmp_path / f"{seed}.json") == game
    assert burnt > 20


def test_nothing_is_burnt_where_the_double_is_set_aside() -> None:
    """There is no missing double: each of the set leads its round."""
    game = cf.Game.new(3, replace(RULES, start_missing="burn"), seed=1)
    assert game.leads_left == (8, 7, 6, 5, 4, 3, 2, 1, 0)


def test_rounds_ascend_where_the_rules_say_so() -> None:
    """Fuk and fgb start with the double-blank."""
    game = cf.Game.new(4, replace(RULES, round_order="asc"), seed=1)
    assert game.round.tableau.lead == cf.Tile(0, 0)
    assert ended(game).next_round().round.tableau.lead == cf.Tile(1, 1)


@pytest.mark.parametrize("start_source", ["set_aside", "hand"])
def test_a_shorter_game_ends_after_its_rounds(start_source: str) -> None:
    """With `rounds` the game ends earlier; the doubles still come in their order."""
    missing = {"start_source": start_source, "start_missing": "next_double"}
    rules = replace(RULES, rounds=3, **missing)  # type: ignore[arg-type]
    whole = replace(rules, rounds=None)
    game, longer = cf.Game.new(3, rules, seed=5), cf.Game.new(3, whole, seed=5)
    assert "1 of 3" in repr(game)
    for _ in range(2):
        game, longer = ended(game), ended(longer)
        assert not game.is_over
        game, longer = game.next_round(), longer.next_round()
        assert game.round.tableau == longer.round.tableau
    game = ended(game)
    assert game.is_over
    assert not ended(longer).is_over
    assert len(game.sheet.rows) == 3
    with pytest.raises(cf.ChickenfootError, match="over"):
        game.next_round()
    assert "The game ends after 3 rounds." in str(rules)
    assert any("3 rounds" in line for line in whole.differences(rules))


def test_views_carry_the_totals() -> None:
    """A player sees the points of the rounds before."""
    game = ended(cf.Game.new(["Ana", "Bo"], RULES, seed=5)).next_round()
    assert game.round.view().totals == game.totals
    assert game.round.view(1).totals == game.totals


def test_a_game_never_changes() -> None:
    """Playing on a game leaves it as it was; it survives pickling."""
    game = cf.Game.new(["Ana", "Bo"], RULES, seed=5)
    copy = pickle.loads(pickle.dumps(game))
    later = game.play(game.round.legal_moves()[0])
    assert game == copy != later
    assert hash(game) == hash(copy)


def test_the_same_seed_gives_the_same_game() -> None:
    """One seed at the top fixes every deal."""
    one, two = (cf.Game.new(2, RULES, seed="class 7b") for _ in range(2))
    assert ended(one).next_round() == ended(two).next_round()
    assert one != cf.Game.new(2, RULES, seed="class 7c")


def test_next_round_waits_for_the_end() -> None:
    """A round that goes on, and a game that is over, have no next round."""
    game = cf.Game.new(2, RULES, seed=5)
    with pytest.raises(cf.ChickenfootError, match="not over"):
        game.next_round()
    over = cf.play_out(game, ["random", "random"])
    with pytest.raises(cf.ChickenfootError, match="The game is over"):
        over.next_round()


@pytest.mark.parametrize("names", [["Ana", "Ana"], ["", "Bo"], ["Bo ", "C"], "Ana", ["x\n", "y"]])
def test_names_that_cannot_be_told_apart_are_refused(names: object) -> None:
    """A name is short, printable, and one player's."""
    with pytest.raises(cf.RulesError):
        player_names(names)  # type: ignore[arg-type]


def test_a_position_is_a_game_of_one_round() -> None:
    """`from_round` hosts a composed position; its end is the game's end."""
    now = cf.setup(RULES, ["6-6", "6-1 on 6-6", "6-2 on 6-6", "6-3 on 6-6", "6-5 on 6-6"],
                   ["4-2", "6-4 5-0"])  # fmt: skip
    game = cf.Game.from_round(now, ["You", "Bo"]).play("4-2 on 6-2")
    assert game.is_over
    assert game.totals == (0, 15)
    with pytest.raises(cf.RulesError):
        cf.Game.from_round(now, ["You"])


def test_a_game_refuses_assignment() -> None:
    """Like every other value of ours; a copy and a pickle of any protocol are equal to it."""
    game = cf.Game.new(2, RULES, seed=1)
    for name in ("round", "names", "anything"):
        with pytest.raises(AttributeError, match=name):
            setattr(game, name, None)
    with pytest.raises(AttributeError, match="past"):
        del game.past
    assert game == copy.copy(game) == copy.deepcopy(game)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(game, protocol)) == game
        assert pickle.loads(pickle.dumps(game.round, protocol)) == game.round


def test_a_game_saves_over_a_game_only(tmp_path: Path) -> None:
    """What is not a game of ours is kept, unless one says otherwise."""
    game = cf.Game.new(2, RULES, seed=1)
    path = tmp_path / "game.json"
    game.save(path)
    game.save(path)
    path.write_text("my diary")
    with pytest.raises(cf.ChickenfootError, match="overwrite"):
        game.save(path)
    assert path.read_text() == "my diary"
    game.save(path, overwrite=True)
    assert cf.load(path) == game


@pytest.mark.parametrize(
    "name", ["علی\u200cرضا", "👨\u200d👩\u200d👧", "\u200fرضا", "क्\u200dष", "Zoë", "O'Neil", "7"]
)
def test_names_of_all_scripts_are_taken(name: str) -> None:
    """With the joiners that they need."""
    assert player_names([name, "Bo"])[0] == name


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800", "\u200d", "\u200f", "e" + 39 * "\u0301", "a\u202eb", "a\nb", "\ud800"],
)
def test_names_that_cannot_be_seen_are_refused(name: str) -> None:
    """Nor do they turn the line round or grow out of it."""
    with pytest.raises(cf.RulesError, match="cannot be a name"):
        player_names([name, "Bo"])


def test_names_that_look_the_same_are_the_same() -> None:
    """An accent is one with its letter, however it was typed."""
    assert player_names(["e\u0301", "Bo"]) == ("é", "Bo")
    with pytest.raises(cf.RulesError, match="same name"):
        player_names(["e\u0301", "é"])
    with pytest.raises(cf.RulesError, match="same name"):
        player_names(["Ana", "Ana\u200d"])


def test_joiners_stay_in_tables() -> None:
    """A line end becomes a blank there, what holds a name together does not."""
    name = "علی\u200cرضا"
    assert name in str(cf.Game.new([name, "Bo"], RULES, seed=1).sheet)


@pytest.mark.parametrize("given", [7, None, "x"])
def test_a_game_goes_on_with_a_round_only(given: object) -> None:
    """What is not a round is refused in words, by both ways to give one."""
    game = cf.Game.new(2, RULES, seed=1)
    for take in (game.at, cf.Game.from_round):
        with pytest.raises(cf.ChickenfootError, match="a Round"):
            take(given)  # type: ignore[arg-type]
    with pytest.raises(cf.ChickenfootError, match="3"):
        game.at(cf.deal(RULES, 3))
