"""The table without a browser: choosing, trying, taking back, computer turns."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from chickenfoot.engine.game import Game
from chickenfoot.engine.moves import IllegalMove, Move, Reason
from chickenfoot.engine.position import setup
from chickenfoot.engine.rules import PRESETS, Rules, preset
from chickenfoot.engine.tiles import Tile
from chickenfoot.engine.views import PlayerView
from chickenfoot.errors import RulesError
from chickenfoot.table.controller import TABLE, Controller, Seat
from chickenfoot.table.seats import seats_for

SIX_NINE = Tile(9, 6)


def first(view: PlayerView) -> Move:
    """A computer player: the first lawful move."""
    return view.legal_moves()[0]


def advice(view: Any) -> tuple[Move, str]:
    """An adviser: the first lawful move, because it is the first."""
    return view.legal_moves()[0], "it is the first"


def position(
    plays: str, *hands: str, yard: str = "", rules: Rules = Rules(), **options: Any
) -> Controller:
    """A table at which the person in seat 0 is to move and nobody else ever moves."""
    now = setup(rules, plays.split(", "), hands, yard=yard)
    names = ["you", *(f"P{n}" for n in range(1, len(hands)))]
    seats = [Seat("you"), *(Seat(name, idle=True) for name in names[1:])]
    return Controller(Game.from_round(now, names), seats, **options)


def game(players: str = "you random greedy", seed: int = 3, **options: Any) -> Controller:
    """A table with a whole game, its players as in `cf.play`."""
    seats = seats_for(players.split())
    names = [seat.name for seat in seats]
    rules = options.pop("rules", Rules())
    table = Controller(Game.new(names, rules, seed), seats, **{"pace": 0.0, **options})
    table.begin()
    return table


ARMS = "9-9, 9-6 on 9-9, 9-5 on 9-9, 9-3 on 9-9, 9-1 on 9-9"


# -- choosing and trying ----------------------------------------------------------------------


def test_a_tile_with_one_place_goes_there_at_once() -> None:
    """Choosing a tile that fits in one place only plays it there."""
    table = position(ARMS, "6-4 8-8", "7-7")
    table.choose_tile(Tile(6, 4))
    assert table.round.tableau.onto(Tile(6, 4)) == SIX_NINE


def test_a_tile_with_two_places_waits_for_one() -> None:
    """Choosing a tile that fits in two places lights them up, choosing one plays it."""
    table = position(ARMS, "6-5 8-8", "7-7")
    table.choose_tile(Tile(6, 5))
    assert table.tile == Tile(6, 5)
    assert table.fitting()[1] == {SIX_NINE, Tile(9, 5)}
    table.choose_place(Tile(9, 5))
    assert table.round.tableau.onto(Tile(6, 5)) == Tile(9, 5)


def test_place_first() -> None:
    """A place may be chosen before the tile that goes there."""
    table = position(ARMS, "6-5 8-8", "7-7")
    table.choose_place(Tile(9, 5))
    assert table.fitting()[0] == {Tile(6, 5)}
    table.choose_tile(Tile(6, 5))
    assert table.round.tableau.onto(Tile(6, 5)) == Tile(9, 5)


def test_choosing_again_puts_back() -> None:
    """Choosing the chosen tile or place once more chooses nothing, and so does drop."""
    table = position(ARMS, "6-5 8-8", "7-7")
    table.choose_tile(Tile(6, 5))
    table.choose_tile(Tile(6, 5))
    assert table.tile is None
    table.choose_place(SIX_NINE)
    table.choose_place(SIX_NINE)
    assert table.place is None
    table.choose_tile(Tile(6, 5))
    table.drop()
    assert table.tile is None


def test_every_tile_may_be_tried_everywhere() -> None:
    """Each tile on each place is either played or answered with the engine's own sentence."""
    before = position(ARMS, "6-5 8-8 4-2", "7-7").round
    for tile in before.hands[0]:
        for onto in before.tableau.ends:
            table = position(ARMS, "6-5 8-8 4-2", "7-7")
            table.choose_place(onto)
            table.choose_tile(tile)
            refusal = before.why_not(Move(tile, onto))
            if refusal is None:
                assert tile in table.round.tableau
            else:
                assert table.status == refusal.text
                assert table.tried == Move(tile, onto)
                assert table.round == before


def test_draw_and_pass_are_refused_in_words() -> None:
    """Draw and pass, too, may always be tried and are refused with their reason."""
    table = position(ARMS, "6-4 8-8", "7-7", yard="3-2")
    table.draw()
    assert table.status.startswith("You can play the 6-4")
    table.skip()
    assert table.status.startswith("You can play the 6-4")
    assert len(table.round.hands[0]) == 2


def test_drawn_tile_is_named_to_its_owner() -> None:
    """Who draws is told which tile it was, and it is marked as new."""
    table = position(ARMS, "8-8 8-7", "7-7", yard="3-2")
    table.draw()
    assert table.drawn == Tile(3, 2)
    assert table.status.startswith("You drew the 3-2.")


def test_lead_on_the_empty_table() -> None:
    """Before the lead the one place is the empty table."""
    rules = dataclasses.replace(Rules(), start_source="hand", leader_first="holder")
    now = setup(rules, [], ["9-9 8-8", "7-7"], lead=9)
    seats = [Seat("you"), Seat("P1", idle=True)]
    table = Controller(Game.from_round(now, ["you", "P1"]), seats)
    table.choose_place(TABLE)
    table.choose_tile(Tile(8, 8))
    assert "9-9" in table.status
    table.choose_tile(Tile(9, 9))
    assert table.round.tableau.lead == Tile(9, 9)


def test_why_says_more_than_that_it_does_not_match() -> None:
    """With the help on, a tile that fits nowhere is explained as soon as it is chosen."""
    table = position(ARMS + ", 6-6 on 9-6", "5-4 8-8", "7-7", yard="3-2")
    table.why = True
    table.choose_tile(Tile(5, 4))
    assert "The foot first" in table.status


def test_knock() -> None:
    """Where the rules knock, the next play is knocked; else the refusal says so."""
    knocking = dataclasses.replace(Rules(), knock="auto")
    table = position(ARMS, "6-4 8-8", "7-7 7-5", yard="3-2", rules=knocking)
    table.toggle_knock()
    table.choose_tile(Tile(6, 4))
    assert table.round.history[-1][1].knock
    table = position(ARMS, "6-4 8-8 8-7", "7-7", rules=knocking)
    table.toggle_knock()
    assert not table.knock
    assert "leaves you one tile" in table.status
    table = position(ARMS, "6-4 8-8", "7-7")
    table.toggle_knock()
    assert table.status == "Nobody knocks in this game."


# -- computer players -------------------------------------------------------------------------


def test_computers_move_one_by_one() -> None:
    """With a pace each beat makes one move, and a stale or repeated beat makes none."""
    table = game(pace=1.0, seed=3)
    moved = 0
    while table.due is not None:
        token = table.due
        plies = table.ply
        table.beat(token)
        table.beat(token)
        assert table.ply == plies + 1
        moved += 1
    assert table.can_act or table.round.is_over
    assert moved <= 6


def test_without_pace_they_answer_at_once() -> None:
    """With no pace the person is to move again as soon as a move is made."""
    table = game(pace=0.0)
    for _ in range(5):
        assert table.can_act
        table.attempt(table.round.legal_moves()[0])


def test_a_failing_player_is_named_and_may_try_again() -> None:
    """A computer player that raises holds the game up, and a second try goes on."""
    failures = iter([True])

    def shaky(view: Any) -> Move:
        if next(failures, False):
            raise RuntimeError("out of ideas")
        return first(view)

    seats = (Seat("you"), Seat("shaky", shaky))
    table = Controller(Game.new(["you", "shaky"], seed=3), seats, pace=0.0)
    table.begin()
    if not table.paused:
        table.attempt(table.round.legal_moves()[0])
        while not table.paused:
            table.attempt(table.round.legal_moves()[0])
    assert "out of ideas" in table.status
    assert isinstance(table.error, RuntimeError)
    before = table.ply
    table.go_on()
    assert table.ply > before


def test_out_of_turn_is_answered_in_words() -> None:
    """A person who plays while a computer is to move is told whose turn it is."""
    seats = (Seat("you"), Seat("slow", first))
    table = Controller(Game.new(["you", "slow"], seed=3), seats, pace=1.0)
    while table.due is None:
        table.attempt(table.round.legal_moves()[0])
    before = table.round
    table.choose_tile(table.hand[0])
    assert table.round == before
    assert table.status == "It is not your turn yet: slow plays first."


# -- people at one screen ---------------------------------------------------------------------


def test_curtain_between_people() -> None:
    """After a person's play no hand is open until the next person says that they are there."""
    table = game("Ana Bo", seed=3)
    assert table.viewer is None
    for _ in range(6):
        mover = table.curtain
        assert mover is not None
        assert table.hand == ()
        assert not table.can_act
        table.uncover()
        assert table.hand == table.round.hands[mover]
        while table.round.to_move == mover and not table.round.is_over:
            table.attempt(table.round.legal_moves()[0])


def test_no_curtain_for_one_person() -> None:
    """One person against computers never meets a curtain."""
    table = game()
    for _ in range(10):
        assert table.viewer == 0
        if not table.round.is_over:
            table.attempt(table.round.legal_moves()[0])


def test_open_hands_need_no_curtain() -> None:
    """With show_hands the person to move sees their hand at once."""
    table = game("Ana Bo", seed=3, show_hands=True)
    assert table.curtain is None
    assert table.can_act


# -- going back -------------------------------------------------------------------------------


def played(table: Controller, decisions: int) -> Controller:
    """`table` after so many moves of the person."""
    for _ in range(decisions):
        table.attempt(table.round.legal_moves()[0])
    return table


def test_undo_and_redo_give_the_same_positions() -> None:
    """Undo goes back decision by decision without a new shuffle, redo forth again."""
    table = game()
    seen = [table.round]
    for _ in range(6):
        table.attempt(table.round.legal_moves()[0])
        seen.append(table.round)
    for expected in reversed(seen[:-1]):
        table.undo()
        assert table.round == expected
    table.undo()
    for expected in seen[1:]:
        table.redo()
        assert table.round == expected
    table.redo()
    assert table.status == "There is nothing to do again."


def test_a_new_play_forgets_what_was_undone() -> None:
    """After an undo and another play there is nothing to redo."""
    table = played(game(), 4)
    table.undo()
    table.attempt(table.round.legal_moves()[-1])
    before = table.round
    table.redo()
    assert table.round == before


def test_slider_looks_and_play_goes_on_from_there() -> None:
    """Looking back lets nobody move; play on from here does, and the rest can be redone."""
    table = played(game(), 5)
    plies = table.plies
    table.go_to(2)
    assert (table.ply, table.plies) == (2, plies)
    assert not table.can_act
    assert table.due is None
    table.go_on()
    assert table.can_act
    assert table.ply >= 2


def test_looking_back_and_to_the_end_changes_nothing() -> None:
    """The slider at its right end is where the game was."""
    table = played(game(), 5)
    before = table.round
    for ply in (0, 3, 1, table.plies):
        table.go_to(ply)
    assert table.round == before
    assert table.can_act


def test_new_deal_can_be_undone() -> None:
    """A new deal shuffles, and undo leads back to the game before it."""
    table = played(game(), 3)
    before = table.round
    table.new_deal(99)
    assert table.game.seed == 99
    assert table.round != before
    table.undo()
    assert table.game.seed == 3


def test_same_deal_again() -> None:
    """Restart goes back to the first position of the round, tile for tile."""
    table = game()
    start = table.round.start
    played(table, 4)
    table.restart()
    assert table.round.start == start
    assert table.round.hands[0] == start.hands[0]


def test_the_same_seed_deals_the_same_tiles() -> None:
    """A typed seed gives a class the same deal."""
    one, two = game(seed=1), game(seed=2)
    one.new_deal("class 5b")
    two.new_deal("class 5b")
    assert one.round.start == two.round.start


# -- rounds -----------------------------------------------------------------------------------


def finish(table: Controller) -> Controller:
    """Play the round to its end with the first lawful moves."""
    while not table.round.is_over:
        table.attempt(table.round.legal_moves()[0])
    return table


def test_a_whole_game() -> None:
    """Round after round the game comes to its standings."""
    rules = dataclasses.replace(Rules(), set_max=4, hand_size=2)
    table = game("you greedy", rules=rules)
    rounds = 0
    while not finish(table).game.is_over:
        rounds += 1
        table.next_round()
    assert rounds + 1 == 5
    assert len(table.game.standings) == 2
    assert table.status.startswith("The game is over: ")
    assert table.status.endswith(" points.")
    names = {"you win", *(f"{table.who(seat)} wins" for seat in range(2))}
    assert any(f"over: {each}" in table.status for each in names | {"You and Greta win"})
    table.next_round()
    assert table.status == "The game is over: its last round has been played."


def test_next_round_only_when_this_one_is_over() -> None:
    """Next round during a round is answered in words."""
    table = game()
    before = table.round
    table.next_round()
    assert table.round == before
    assert table.status == "The round is not over, so the next one cannot be dealt."


def test_nothing_is_played_in_a_finished_round() -> None:
    """After the end of a round tiles may be clicked, and the table says what to do."""
    table = finish(game())
    before = table.round
    table.draw()
    table.choose_place(next(iter(table.round.tableau)))
    assert table.round == before
    assert table.status == "The round is over. Press Next round."


def test_rules_changed_deal_anew() -> None:
    """Other rules begin a new game by them."""
    table = game("you greedy")
    table.change_rules(preset("chicken-foot"))
    assert table.game.rules == preset("chicken-foot")
    assert table.round.rules == preset("chicken-foot")


# -- from code, and for lessons ---------------------------------------------------------------


def test_play_from_code() -> None:
    """A move from code is made at once; a refused one raises and changes nothing."""
    table = position(ARMS, "6-4 8-8", "7-7")
    with pytest.raises(IllegalMove) as caught:
        table.play("8-8 on 9-6")
    assert caught.value.reason is Reason.WRONG_PIP
    table.play("6-4 on 9-6")
    assert Tile(6, 4) in table.round.tableau


def test_hooks() -> None:
    """A lesson hears every try, with its refusal, and the end of the round."""
    heard: list[tuple[str, Reason | None]] = []
    ended: list[bool] = []
    table = position(ARMS, "6-4", "7-7")
    table.on_try = lambda move, no: heard.append((str(move), no.reason if no else None))
    table.on_done = lambda now: ended.append(now.is_over)
    table.choose_place(Tile(9, 5))
    table.choose_tile(Tile(6, 4))
    table.choose_tile(Tile(6, 4))
    assert heard == [("6-4 on 9-5", Reason.WRONG_PIP), ("6-4 on 9-6", None)]
    assert ended == [True]


def test_listeners_hear_each_change_once() -> None:
    """Whatever one click sets off, the listeners are told once."""
    table = game(pace=0.0)
    told: list[int] = []
    table.listeners.append(lambda: told.append(table.ply))
    table.attempt(table.round.legal_moves()[0])
    assert len(told) == 1


def test_suggestion_is_lawful() -> None:
    """A suggestion is one of the lawful moves and is not made by itself."""
    table = position(ARMS, "6-5 8-8", "7-7", adviser=advice)
    before = table.round
    table.suggest()
    assert table.suggested in before.legal_moves()
    assert table.status == f"Suggestion: {table.suggested} (it is the first)."
    assert table.round == before


def test_choices_in_words() -> None:
    """What may be done now is said in full when it is asked for."""
    table = position(ARMS, "6-5 8-8", "7-7")
    table.tell_choices()
    assert table.status == "You may play 6-5 on 9-5 or 6-5 on 9-6."


def test_a_forced_draw_is_said_to_be_one() -> None:
    """What now and Suggest say when drawing is all that is left, without a reason to weigh."""
    table = position(ARMS, "8-8 8-7", "7-7", yard="3-2", adviser=advice)
    table.tell_choices()
    assert table.status == "The only thing you may do is draw."
    table.suggest()
    assert table.status == "The only thing you may do is draw."


def lone(plays: str, *hands: str, yard: str = "") -> Controller:
    """A table for one person, who is to move, against a player who is not idle."""
    now = setup(Rules(), plays.split(", "), hands, yard=yard)
    seats = [Seat("you"), Seat("Bo", first)]
    return Controller(Game.from_round(now, ["you", "Bo"]), seats, pace=1.0)


def test_when_nothing_fits_it_is_said() -> None:
    """Who can play nothing is told to draw, and after a useless draw to pass."""
    table = lone(ARMS, "8-8 8-7", "7-7 7-6", yard="4-2 3-3")
    assert table.turn_words() == "It is your turn. Nothing fits: draw."
    table.draw()
    assert table.status == "You drew the 4-2. It is your turn. It does not fit: pass."


def test_a_lesson_does_not_give_its_answer_away() -> None:
    """In a single position the table does not say that nothing fits: that is the exercise."""
    table = position(ARMS, "8-8 8-7", "7-7", yard="3-2")
    assert table.turn_words() == "It is your turn."


def test_a_tile_that_went_at_once_says_so() -> None:
    """A tile with one place says where it went and that undo takes it back."""
    table = lone(ARMS, "6-4 8-8", "7-7 7-6", yard="4-2")
    table.choose_tile(Tile(6, 4))
    assert table.status.startswith("The 6-4 went on the 9-6, its only place. Undo takes it back.")


def test_a_tile_waits_where_the_player_asks_for_it() -> None:
    """Without `at_once` a tile with one place only waits for a second click."""
    table = position(ARMS, "6-4 8-8", "7-7")
    table.at_once = False
    table.choose_tile(Tile(6, 4))
    assert table.status == "The 6-4 is chosen. It fits on the 9-6."
    table.choose_place(Tile(9, 5))
    assert table.status.startswith("The 6-4 shows no 5")


def test_why_names_every_open_end() -> None:
    """A tile that fits nowhere is told what all open ends ask for."""
    table = position(ARMS, "4-2 6-5", "7-7")
    table.why = True
    table.choose_tile(Tile(4, 2))
    assert table.status == "The 4-2 fits nowhere: the open ends ask for 1, 3, 5 and 6."


def test_the_end_says_what_it_cost() -> None:
    """At the end of a round: who went out, what a double cost, the own points, who wins."""
    rules = dataclasses.replace(Rules(), last_double="penalty", last_double_points=50)
    now = setup(rules, [*ARMS.split(", ")], ["8-8 5-4", "5-5"], to_move=1)
    seats = [Seat("you"), Seat("Bo", first)]
    table = Controller(Game.new(["you", "Bo"], rules, 1).at(now), seats, pace=0.0)
    table.begin()
    assert table.status == (
        "The round is over: Bo went out. Going out on a double cost 50."
        " This round cost you 25 points: you have 25. Fewest points win."
    )


def test_a_saved_game_is_offered_and_nothing_moves_meanwhile() -> None:
    """While a saved game is offered no computer moves; accepting it shows that game."""
    saved = played(game(seed=5), 3).game
    seats = seats_for(["you", "random", "greedy"])
    table = Controller(Game.new([s.name for s in seats], seed=8), seats, pace=0.0, offer=saved)
    table.begin()
    assert table.ply == 0
    assert table.due is None
    table.accept_offer()
    assert table.round == saved.round
    assert table.offer is None


def test_declining_begins_the_new_game() -> None:
    """Declining the offer leaves the new game, which then runs."""
    saved = played(game(seed=5), 3).game
    seats = seats_for(["you", "random", "greedy"])
    table = Controller(Game.new([s.name for s in seats], seed=8), seats, pace=0.0, offer=saved)
    table.decline_offer()
    assert table.game.seed == 8
    assert table.can_act


def test_kept_after_every_move_and_not_for_a_refusal() -> None:
    """The game is written down after each move, undo too, and not after a refusal."""
    kept: list[int] = []
    table = game(keep=lambda each: kept.append(each.ply))
    before = len(kept)
    table.skip()
    assert len(kept) == before
    table.attempt(table.round.legal_moves()[0])
    assert len(kept) == before + 1
    table.undo()
    assert len(kept) == before + 2


# -- random clicks ----------------------------------------------------------------------------


def click(table: Controller, rng: Random) -> None:
    """One click of somebody who presses anything, twice, and out of turn."""
    tiles = [*table.hand, *table.round.tableau, Tile(0, 0)]
    places: list[Tile | str] = [*table.round.tableau.ends, TABLE]
    tile, place = rng.choice(tiles), rng.choice(places)

    def lay() -> None:
        table.choose_tile(tile)
        table.choose_place(place)

    def seldom(chance: float, action: Callable[[], object]) -> None:
        if rng.random() < chance:
            action()

    actions: list[Callable[[], object]] = [
        lambda: table.choose_tile(tile), lambda: table.choose_tile(tile),
        lambda: table.choose_place(place), lambda: table.choose_place(place),
        lay,
        table.draw, table.draw, table.skip, table.skip, table.toggle_knock, table.drop,
        table.undo, table.redo, table.suggest, table.tell_choices, table.uncover, table.go_on,
        lambda: table.go_to(rng.randrange(-3, 90)),
        lambda: table.beat(rng.randrange(400)),
        lambda: table.beat(table.due if table.due is not None else -1),
        lambda: table.beat(table.due if table.due is not None else -1),
        lambda: table.attempt(rng.choice(table.round.legal_moves() or (Move.parse("pass"),))),
        lambda: table.attempt(rng.choice(table.round.legal_moves() or (Move.parse("pass"),))),
        lambda: seldom(0.05, lambda: table.new_deal(rng.randrange(1000))),
        lambda: seldom(0.05, table.restart),
        lambda: seldom(0.3, table.next_round),
    ]  # fmt: skip
    rng.choice(actions)()


TABLES = ("you random greedy", "Ana Bo", "you random Ana greedy", "random greedy")


@pytest.mark.parametrize("number", range(200))
def test_random_clicks(number: int) -> None:
    """Clicks on anything in any order raise nothing, lose no tile, and the game replays."""
    rng = Random(number)
    seats = seats_for(TABLES[number % len(TABLES)].split())
    names = [seat.name for seat in seats]
    table = Controller(
        Game.new(names, rules_number(number, len(names)), number),
        seats, pace=rng.choice([0.0, 1.0]), adviser=advice, show_hands=rng.random() < 0.2,
    )  # fmt: skip
    table.begin()
    for _ in range(120):
        click(table, rng)
        now = table.round
        all_tiles = [*now.tableau, *now.yard, *(tile for hand in now.hands for tile in hand)]
        assert len(all_tiles) == len(set(all_tiles)) == len(set_of(now))
    assert replayed(table.game.round) == table.game.round


def rules_number(number: int, players: int) -> Rules:
    """Every third time the default rules, else those of one source after another."""
    rules = [p.rules for p in PRESETS.values() if listed(p.rules, players)]
    return rules[number % len(rules)] if number % 3 else Rules()


def listed(rules: Rules, players: int) -> bool:
    """Whether so many can play by these rules."""
    try:
        rules.check_players(players)
    except RulesError:
        return False
    return True


def set_of(now: Any) -> set[Tile]:
    """The tiles that the round began with."""
    start = now.start
    return {*start.tableau, *start.yard, *(tile for hand in start.hands for tile in hand)}


def replayed(now: Any) -> Any:
    """The round played again from its start."""
    again = now.start
    for _, move in now.history:
        again = again.play(move)
    return again
