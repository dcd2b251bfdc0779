"""The table without a browser: choosing, trying, taking back, computer turns."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from chickenfoot.engine.game import Game
from chickenfoot.engine.moves import IllegalMove, Kind, Move, Reason
from chickenfoot.engine.position import setup
from chickenfoot.engine.presets import PRESETS
from chickenfoot.engine.rules import Rules, preset
from chickenfoot.engine.tiles import Tile
from chickenfoot.engine.views import PlayerView
from chickenfoot.errors import RulesError
from chickenfoot.table.board import Board
from chickenfoot.table.controller import Controller
from chickenfoot.table.seats import Seat, seats_for
from chickenfoot.table.session import TABLE, Session
from chickenfoot.table.wording import turn_words

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
    session = Session(Game.from_round(now, names), seats)
    session.auto_place = options.pop("auto_place", True)
    return Controller(session, **options)


def game(players: str = "you random greedy", seed: int = 3, **options: Any) -> Controller:
    """A table with a whole game, its players as in `cf.play`."""
    seats = seats_for(players.split())
    names = [seat.name for seat in seats]
    rules = options.pop("rules", Rules())
    shown = options.pop("show_hands", False)
    session = Session(Game.new(names, rules, seed), seats, show_hands=shown)
    table = Controller(session, **{"pace": 0.0, **options})
    table.flow.begin()
    return table


ARMS = "9-9, 9-6 on 9-9, 9-5 on 9-9, 9-3 on 9-9, 9-1 on 9-9"


# -- choosing and trying ----------------------------------------------------------------------


def test_a_tile_with_one_place_goes_there_at_once() -> None:
    """Choosing a tile that fits in one place only plays it there."""
    table = position(ARMS, "6-4 8-8", "7-7")
    table.choose_tile(Tile(6, 4))
    assert table.session.round.tableau.onto(Tile(6, 4)) == SIX_NINE


def test_a_tile_with_two_places_waits_for_one() -> None:
    """Choosing a tile that fits in two places lights them up, choosing one plays it."""
    table = position(ARMS, "6-5 8-8", "7-7")
    table.choose_tile(Tile(6, 5))
    assert table.session.tile == Tile(6, 5)
    assert table.session.fitting()[1] == {SIX_NINE, Tile(9, 5)}
    table.choose_place(Tile(9, 5))
    assert table.session.round.tableau.onto(Tile(6, 5)) == Tile(9, 5)


def test_place_first() -> None:
    """A place may be chosen before the tile that goes there."""
    table = position(ARMS, "6-5 8-8", "7-7")
    table.choose_place(Tile(9, 5))
    assert table.session.fitting()[0] == {Tile(6, 5)}
    table.choose_tile(Tile(6, 5))
    assert table.session.round.tableau.onto(Tile(6, 5)) == Tile(9, 5)


def test_choosing_again_puts_back() -> None:
    """Choosing the chosen tile or place once more chooses nothing, and so does drop."""
    table = position(ARMS, "6-5 8-8", "7-7")
    table.choose_tile(Tile(6, 5))
    table.choose_tile(Tile(6, 5))
    assert table.session.tile is None
    table.choose_place(SIX_NINE)
    table.choose_place(SIX_NINE)
    assert table.session.place is None
    table.choose_tile(Tile(6, 5))
    table.clear_selection()
    assert table.session.tile is None


def test_every_tile_may_be_tried_everywhere() -> None:
    """Each tile on each place is either played or answered with the engine's own sentence."""
    before = position(ARMS, "6-5 8-8 4-2", "7-7").session.round
    for tile in before.hands[0]:
        for onto in before.tableau.ends:
            table = position(ARMS, "6-5 8-8 4-2", "7-7")
            table.choose_place(onto)
            table.choose_tile(tile)
            refusal = before.why_not(Move(tile, onto))
            if refusal is None:
                assert tile in table.session.round.tableau
            else:
                assert table.session.status == refusal.text
                assert table.session.rejected_move == Move(tile, onto)
                assert table.session.round == before


def test_draw_and_pass_are_refused_in_words() -> None:
    """Draw and pass, too, may always be tried and are refused with their reason."""
    table = position(ARMS, "6-4 8-8", "7-7", yard="3-2")
    table.draw()
    assert table.session.status.startswith("You can play the 6-4")
    table.skip()
    assert table.session.status.startswith("You can play the 6-4")
    assert len(table.session.round.hands[0]) == 2


def test_drawn_tile_is_named_to_its_owner() -> None:
    """Whoever draws is told which tile it was, and it is marked as new."""
    table = position(ARMS, "8-8 8-7", "7-7", yard="3-2")
    table.draw()
    assert table.session.drawn == Tile(3, 2)
    assert table.session.status.startswith("You drew the 3-2.")


def test_lead_on_the_empty_table() -> None:
    """Before the lead the one place is the empty table."""
    rules = dataclasses.replace(Rules(), start_source="hand", leader_first="holder")
    now = setup(rules, [], ["9-9 8-8", "7-7"], lead=9)
    seats = [Seat("you"), Seat("P1", idle=True)]
    table = Controller(Session(Game.from_round(now, ["you", "P1"]), seats))
    table.choose_place(TABLE)
    table.choose_tile(Tile(8, 8))
    assert "9-9" in table.session.status
    table.choose_tile(Tile(9, 9))
    assert table.session.round.tableau.lead == Tile(9, 9)


def test_why_says_more_than_that_it_does_not_match() -> None:
    """With the help on, a tile that fits nowhere is explained as soon as it is chosen."""
    table = position(ARMS + ", 6-6 on 9-6", "5-4 8-8", "7-7", yard="3-2")
    table.why = True
    table.choose_tile(Tile(5, 4))
    assert "The foot first" in table.session.status


def test_knock() -> None:
    """Where the rules knock, the next play is knocked; else the refusal says so."""
    knocking = dataclasses.replace(Rules(), knock="auto")
    table = position(ARMS, "6-4 8-8", "7-7 7-5", yard="3-2", rules=knocking)
    table.toggle_knock()
    table.choose_tile(Tile(6, 4))
    assert table.session.round.history[-1][1].knock
    table = position(ARMS, "6-4 8-8 8-7", "7-7", rules=knocking)
    table.toggle_knock()
    assert not table.session.knock
    assert "leaves you one tile" in table.session.status
    table = position(ARMS, "6-4 8-8", "7-7")
    table.toggle_knock()
    assert table.session.status == "Nobody knocks in this game."


# -- computer players -------------------------------------------------------------------------


def test_computers_move_one_by_one() -> None:
    """With a pace each beat makes one move, and a stale or repeated beat makes none."""
    table = game(pace=1.0, seed=3)
    moved = 0
    while table.session.pending is not None:
        token = table.session.pending
        plies = table.session.ply
        table.flow.computer_move(token)
        table.flow.computer_move(token)
        assert table.session.ply == plies + 1
        moved += 1
    assert table.session.can_act or table.session.round.is_over
    assert moved <= 6


def test_without_pace_they_answer_at_once() -> None:
    """With no pace the person is to move again as soon as a move is made."""
    table = game(pace=0.0)
    for _ in range(5):
        assert table.session.can_act
        table.attempt(table.session.round.legal_moves()[0])


def test_a_failing_player_is_named_and_may_try_again() -> None:
    """A computer player that raises holds the game up, and a second try goes on."""
    failures = iter([True])

    def shaky(view: Any) -> Move:
        if next(failures, False):
            raise RuntimeError("out of ideas")
        return first(view)

    seats = (Seat("you"), Seat("shaky", shaky))
    table = Controller(Session(Game.new(["you", "shaky"], seed=3), seats), pace=0.0)
    table.flow.begin()
    if not table.session.paused:
        table.attempt(table.session.round.legal_moves()[0])
        while not table.session.paused:
            table.attempt(table.session.round.legal_moves()[0])
    assert "out of ideas" in table.session.status
    assert isinstance(table.flow.error, RuntimeError)
    before = table.session.ply
    table.flow.go_on()
    assert table.session.ply > before


def test_out_of_turn_is_answered_in_words() -> None:
    """A person who plays while a computer is to move is told whose turn it is."""
    seats = (Seat("you"), Seat("slow", first))
    table = Controller(Session(Game.new(["you", "slow"], seed=3), seats), pace=1.0)
    while table.session.pending is None:
        table.attempt(table.session.round.legal_moves()[0])
    before = table.session.round
    table.choose_tile(table.session.hand[0])
    assert table.session.round == before
    assert table.session.status == "It is not your turn yet: slow plays first."


# -- people at one screen ---------------------------------------------------------------------


def test_handover_between_people() -> None:
    """After a person's play no hand is open until the next person says that they are there."""
    table = game("Ana Bo", seed=3)
    assert table.session.viewer is None
    for _ in range(6):
        mover = table.session.handover
        assert mover is not None
        assert table.session.hand == ()
        assert not table.session.can_act
        table.reveal_hand()
        assert table.session.hand == table.session.round.hands[mover]
        while table.session.round.to_move == mover and not table.session.round.is_over:
            table.attempt(table.session.round.legal_moves()[0])


def test_no_handover_for_one_person() -> None:
    """One person against computers never meets a handover."""
    table = game()
    for _ in range(10):
        assert table.session.viewer == 0
        if not table.session.round.is_over:
            table.attempt(table.session.round.legal_moves()[0])


def test_open_hands_need_no_handover() -> None:
    """With show_hands the person to move sees their hand at once."""
    table = game("Ana Bo", seed=3, show_hands=True)
    assert table.session.handover is None
    assert table.session.can_act


# -- going back -------------------------------------------------------------------------------


def played(table: Controller, decisions: int) -> Controller:
    """`table` after so many moves of the person."""
    for _ in range(decisions):
        table.attempt(table.session.round.legal_moves()[0])
    return table


def test_undo_and_redo_give_the_same_positions() -> None:
    """Undo goes back decision by decision without a new shuffle, redo forth again."""
    table = game()
    seen = [table.session.round]
    for _ in range(6):
        table.attempt(table.session.round.legal_moves()[0])
        seen.append(table.session.round)
    for expected in reversed(seen[:-1]):
        table.flow.undo()
        assert table.session.round == expected
    table.flow.undo()
    for expected in seen[1:]:
        table.flow.redo()
        assert table.session.round == expected
    table.flow.redo()
    assert table.session.status == "There is nothing to do again."


def test_a_new_play_forgets_what_was_undone() -> None:
    """After an undo and another play there is nothing to redo."""
    table = played(game(), 4)
    table.flow.undo()
    table.attempt(table.session.round.legal_moves()[-1])
    before = table.session.round
    table.flow.redo()
    assert table.session.round == before


def test_slider_looks_and_play_goes_on_from_there() -> None:
    """Looking back lets nobody move; play on from here does, and the rest can be redone."""
    table = played(game(), 5)
    plies = table.session.plies
    table.flow.go_to(2)
    assert (table.session.ply, table.session.plies) == (2, plies)
    assert not table.session.can_act
    assert table.session.pending is None
    table.flow.go_on()
    assert table.session.can_act
    assert table.session.ply >= 2


def test_looking_back_and_to_the_end_changes_nothing() -> None:
    """The slider at its right end is where the game was."""
    table = played(game(), 5)
    before = table.session.round
    for ply in (0, 3, 1, table.session.plies):
        table.flow.go_to(ply)
    assert table.session.round == before
    assert table.session.can_act


def test_new_deal_can_be_undone() -> None:
    """A new deal shuffles, and undo leads back to the game before it."""
    table = played(game(), 3)
    before = table.session.round
    table.flow.new_deal(99)
    assert table.session.game.seed == 99
    assert table.session.round != before
    table.flow.undo()
    assert table.session.game.seed == 3


def test_same_deal_again() -> None:
    """Restart goes back to the first position of the round, tile for tile."""
    table = game()
    start = table.session.round.start
    played(table, 4)
    table.flow.restart()
    assert table.session.round.start == start
    assert table.session.round.hands[0] == start.hands[0]


def test_the_same_seed_deals_the_same_tiles() -> None:
    """A typed seed gives a class the same deal."""
    one, two = game(seed=1), game(seed=2)
    one.flow.new_deal("class 5b")
    two.flow.new_deal("class 5b")
    assert one.session.round.start == two.session.round.start


# -- rounds -----------------------------------------------------------------------------------


def finish(table: Controller) -> Controller:
    """Play the round to its end with the first lawful moves."""
    while not table.session.round.is_over:
        table.attempt(table.session.round.legal_moves()[0])
    return table


def test_a_whole_game() -> None:
    """Round after round the game comes to its standings."""
    rules = dataclasses.replace(Rules(), set_max=4, hand_size=2)
    table = game("you greedy", rules=rules)
    rounds = 0
    while not finish(table).session.game.is_over:
        rounds += 1
        table.flow.next_round()
    assert rounds + 1 == 5
    assert len(table.session.game.standings) == 2
    assert "The game is over: " in table.session.status
    assert table.session.status.endswith(" points.")
    names = {"you win", *(f"{table.session.who(seat)} wins" for seat in range(2))}
    assert any(f"over: {each}" in table.session.status for each in names | {"You and Greta win"})
    table.flow.next_round()
    assert table.session.status == "The game is over: its last round has been played."


def test_next_round_only_when_this_one_is_over() -> None:
    """Next round during a round is answered in words."""
    table = game()
    before = table.session.round
    table.flow.next_round()
    assert table.session.round == before
    assert table.session.status == "The round is not over, so the next one cannot be dealt."


def test_nothing_is_played_in_a_finished_round() -> None:
    """After the end of a round tiles may be clicked, and the table says what to do."""
    table = finish(game())
    before = table.session.round
    table.draw()
    table.choose_place(next(iter(table.session.round.tableau)))
    assert table.session.round == before
    assert table.session.status == "The round is over. Press Next round."


def test_rules_changed_deal_anew() -> None:
    """Other rules begin a new game by them."""
    table = game("you greedy")
    table.flow.change_rules(preset("chicken-foot"))
    assert table.session.game.rules == preset("chicken-foot")
    assert table.session.round.rules == preset("chicken-foot")


# -- from code, and for lessons ---------------------------------------------------------------


def test_play_from_code() -> None:
    """A move from code is made at once; a refused one raises and changes nothing."""
    table = position(ARMS, "6-4 8-8", "7-7")
    with pytest.raises(IllegalMove) as caught:
        table.flow.play("8-8 on 9-6")
    assert caught.value.reason is Reason.WRONG_PIP
    table.flow.play("6-4 on 9-6")
    assert Tile(6, 4) in table.session.round.tableau


def test_hooks() -> None:
    """A lesson hears every try, with its refusal, and the end of the round."""
    heard: list[tuple[str, Reason | None]] = []
    ended: list[bool] = []
    table = position(ARMS, "6-4", "7-7")
    table.on_try = lambda move, no: heard.append((str(move), no.reason if no else None))
    table.flow.on_done = lambda now: ended.append(now.is_over)
    table.choose_place(Tile(9, 5))
    table.choose_tile(Tile(6, 4))
    table.choose_tile(Tile(6, 4))
    assert heard == [("6-4 on 9-5", Reason.WRONG_PIP), ("6-4 on 9-6", None)]
    assert ended == [True]


def test_listeners_hear_each_change_once() -> None:
    """Whatever one click sets off, the listeners are told once."""
    table = game(pace=0.0)
    told: list[int] = []
    table.flow.listeners.append(lambda: told.append(table.session.ply))
    table.attempt(table.session.round.legal_moves()[0])
    assert len(told) == 1


def test_suggestion_is_lawful() -> None:
    """A suggestion is one of the lawful moves and is not made by itself."""
    table = position(ARMS, "6-5 8-8", "7-7", adviser=advice)
    before = table.session.round
    table.suggest()
    assert table.session.suggested in before.legal_moves()
    assert table.session.status == f"Suggestion: {table.session.suggested} (it is the first)."
    assert table.session.round == before


def test_choices_in_words() -> None:
    """What may be done now is said in full when it is asked for."""
    table = position(ARMS, "6-5 8-8", "7-7")
    table.tell_choices()
    assert table.session.status == "You may play 6-5 on 9-5 or 6-5 on 9-6."


def test_a_forced_draw_is_said_to_be_one() -> None:
    """What now and Suggest say when drawing is all that is left, without a reason to weigh."""
    table = position(ARMS, "8-8 8-7", "7-7", yard="3-2", adviser=advice)
    table.tell_choices()
    assert table.session.status == "The only thing you may do is draw."
    table.suggest()
    assert table.session.status == "The only thing you may do is draw."


def lone(plays: str, *hands: str, yard: str = "") -> Controller:
    """A table for one person, who is to move, against a player who is not idle."""
    now = setup(Rules(), plays.split(", "), hands, yard=yard)
    seats = [Seat("you"), Seat("Bo", first)]
    return Controller(Session(Game.from_round(now, ["you", "Bo"]), seats), pace=1.0)


def test_when_nothing_fits_it_is_said() -> None:
    """Whoever can play nothing is told to draw, and after a useless draw to pass."""
    table = lone(ARMS, "8-8 8-7", "7-7 7-6", yard="4-2 3-3")
    assert turn_words(table.session) == "It is your turn. Nothing fits: draw."
    table.draw()
    assert table.session.status == "You drew the 4-2. It is your turn. It does not fit: pass."


def test_a_lesson_does_not_give_its_answer_away() -> None:
    """In a single position the table does not say that nothing fits: that is the exercise."""
    table = position(ARMS, "8-8 8-7", "7-7", yard="3-2")
    assert turn_words(table.session) == "It is your turn."


def test_a_tile_that_went_at_once_says_so() -> None:
    """A tile with one place says where it went and that undo takes it back."""
    table = lone(ARMS, "6-4 8-8", "7-7 7-6", yard="4-2")
    table.choose_tile(Tile(6, 4))
    assert table.session.status.startswith(
        "The 6-4 went on the 9-6, the only tile that it fits. Undo takes it back."
    )


def test_a_tile_waits_where_the_player_asks_for_it() -> None:
    """Without `auto_place` a tile with one place only waits for a second click."""
    table = position(ARMS, "6-4 8-8", "7-7")
    table.session.auto_place = False
    table.choose_tile(Tile(6, 4))
    assert table.session.status == "The 6-4 is chosen. It fits on the 9-6."
    table.choose_place(Tile(9, 5))
    assert table.session.status.startswith("The 6-4 shows no 5")


def test_why_names_every_open_end() -> None:
    """A tile that fits nowhere is told what all open ends ask for."""
    table = position(ARMS, "4-2 6-5", "7-7")
    table.why = True
    table.choose_tile(Tile(4, 2))
    assert table.session.status == "The 4-2 fits nowhere: the open ends ask for 1, 3, 5 and 6."


def test_the_end_says_what_it_cost() -> None:
    """At the end of a round: who went out, what a double cost, the own points, who wins."""
    rules = dataclasses.replace(Rules(), last_double="penalty", last_double_points=50)
    now = setup(rules, [*ARMS.split(", ")], ["8-8 5-4", "5-5"], to_move=1)
    seats = [Seat("you"), Seat("Bo", first)]
    table = Controller(Session(Game.new(["you", "Bo"], rules, 1).at(now), seats), pace=0.0)
    table.flow.begin()
    assert table.session.status == (
        "Bo: “Chickie fives!” The round is over: Bo went out. Going out on a double cost 50."
        " This round cost you 25 points: you have 25. Fewest points win."
    )


@pytest.mark.parametrize("house", ["default", "galinha", "chicken foot", "silent"])
def test_who_lays_a_double_calls_it(house: str) -> None:
    """In the log, the status line and a bubble stands the house rule's own call, once each."""
    call, called = {
        "default": ("Chickie {n}", "“Chickie fours!”"),
        "galinha": ("Galinha {n}", "“Galinha fours!”"),
        "chicken foot": ("chicken foot", "“Chicken foot!”"),
        "silent": ("", ""),
    }[house]
    rules = dataclasses.replace(Rules(), call=call)
    table = position(ARMS.replace("6", "4"), "4-4 8-8", "7-7 9-7", yard="1-0", rules=rules)
    laid = Board(table)
    table.flow.play("4-4 on 9-4")
    state = laid.state
    assert state["status"].startswith(f"You: {called} " if called else "It is P1's turn.")
    assert state["log"][-1] == (
        f"You play 4-4 on 9-4: {called}" if called else "You play 4-4 on 9-4."
    )
    assert [row["text"] for row in state["calls"]] == [called] * bool(called)
    table.speak("something else")  # not said again
    assert called not in table.session.status or not called


def test_every_call_since_a_person_played_is_said() -> None:
    """Where computers play at once none of their calls is lost, and none is said twice."""
    now = setup(Rules(), ["9-9", "9-4 on 9-9", "9-5 on 9-9", "9-6 on 9-9", "9-7 on 9-9"],
                ["4-4 8-8 8-1", "4-1 5-5 8-2"], yard="1-0 2-0")  # fmt: skip
    game = Game.from_round(now, ["you", "Bo"])

    def lowest_double(view: PlayerView) -> Move:
        moves = view.legal_moves()
        return next((m for m in moves if m.tile is not None and m.tile.is_double), moves[0])

    table = Controller(Session(game, [Seat("you"), Seat("Bo", lowest_double)]), pace=0.0)
    laid = Board(table)
    table.flow.play("4-4 on 9-4")
    assert table.session.status.startswith("You: “Chickie fours!” It is your turn.")
    first_numbers = [row["number"] for row in laid.state["calls"]]
    table.flow.undo()
    assert laid.state["calls"] == []
    table.flow.play("4-4 on 9-4")
    assert not set(first_numbers) & {row["number"] for row in laid.state["calls"]}


@pytest.mark.parametrize("undo_draws", [True, False])
def test_a_draw_may_stay_drawn(undo_draws: bool) -> None:
    """Where points count a drawn tile stays drawn, by whatever way one goes back."""
    table = game("you random", seed=3)
    table.session.undo_draws = undo_draws
    played = 0
    while not any(
        seat == 0 and move.kind is Kind.DRAW for seat, move in table.session.round.history
    ):
        moves = table.session.round.legal_moves()
        table.flow.play(moves[0])
        played += 1
        assert played < 60
    held = table.session.round.hands[0]
    before = table.session.round
    table.flow.undo()
    assert (table.session.round == before) is not undo_draws
    if undo_draws:
        return
    assert table.session.status.startswith("A drawn tile stays drawn at this table")
    table.flow.go_to(0)  # to look back is no harm
    assert table.session.ply == 0
    table.flow.go_on()
    assert table.session.paused
    assert table.session.status.startswith("A drawn tile stays drawn at this table")
    table.flow.restart()
    assert table.session.status.startswith("A drawn tile stays drawn at this table")
    table.flow.to_now()
    assert table.session.round.hands[0] == held
    table.flow.new_deal(4)
    table.flow.undo()  # another game's draws are its own
    assert table.session.round.hands[0] == held


def test_what_follows_a_draw_can_be_taken_back() -> None:
    """Only the draw itself stays: a play after it is taken back as ever."""
    table = position("9-9, 9-6 on 9-9", "6-4 8-8 9-1", "7-7 7-2", yard="1-0")
    table.session.undo_draws = False
    table.flow.play("9-1 on 9-9")
    table.flow.undo()
    assert Tile(9, 1) in table.session.round.hands[0]


def test_a_saved_game_is_offered_and_nothing_moves_meanwhile() -> None:
    """While a saved game is offered no computer moves; accepting it shows that game."""
    saved = played(game(seed=5), 3).session.game
    seats = seats_for(["you", "random", "greedy"])
    new = Game.new([seat.name for seat in seats], seed=8)
    table = Controller(Session(new, seats, resumable_game=saved), pace=0.0)
    table.flow.begin()
    assert table.session.ply == 0
    assert table.session.pending is None
    table.flow.accept_resumable()
    assert table.session.round == saved.round
    assert table.session.resumable_game is None


def test_declining_begins_the_new_game() -> None:
    """Declining the offer leaves the new game, which then runs."""
    saved = played(game(seed=5), 3).session.game
    seats = seats_for(["you", "random", "greedy"])
    new = Game.new([seat.name for seat in seats], seed=8)
    table = Controller(Session(new, seats, resumable_game=saved), pace=0.0)
    table.flow.decline_resumable()
    assert table.session.game.seed == 8
    assert table.session.can_act


def test_kept_after_every_move_and_not_for_a_refusal() -> None:
    """The game is written down after each move, undo too, and not after a refusal."""
    kept: list[int] = []
    table = game(keep=lambda each: kept.append(each.ply))
    before = len(kept)
    table.skip()
    assert len(kept) == before
    table.attempt(table.session.round.legal_moves()[0])
    assert len(kept) == before + 1
    table.flow.undo()
    assert len(kept) == before + 2


# -- random clicks ----------------------------------------------------------------------------


def click(table: Controller, rng: Random) -> None:
    """One click of somebody who presses anything, twice, and out of turn."""
    tiles = [*table.session.hand, *table.session.round.tableau, Tile(0, 0)]
    places: list[Tile | str] = [*table.session.round.tableau.ends, TABLE]
    tile, place = rng.choice(tiles), rng.choice(places)

    def lay() -> None:
        table.choose_tile(tile)
        table.choose_place(place)

    def let_move() -> None:
        pending = table.session.pending
        table.flow.computer_move(pending if pending is not None else -1)

    def lawful() -> None:
        table.attempt(rng.choice(table.session.round.legal_moves() or (Move.parse("pass"),)))

    def seldom(chance: float, action: Callable[[], object]) -> None:
        if rng.random() < chance:
            action()

    actions: list[Callable[[], object]] = [
        lambda: table.choose_tile(tile), lambda: table.choose_tile(tile),
        lambda: table.choose_place(place), lambda: table.choose_place(place),
        lay,
        table.draw, table.draw, table.skip, table.skip, table.toggle_knock, table.clear_selection,
        table.flow.undo, table.flow.redo, table.suggest, table.tell_choices, table.reveal_hand,
        table.flow.go_on,
        lambda: table.flow.go_to(rng.randrange(-3, 90)),
        lambda: table.flow.computer_move(rng.randrange(400)),
        let_move, let_move, lawful, lawful,
        lambda: seldom(0.05, lambda: table.flow.new_deal(rng.randrange(1000))),
        lambda: seldom(0.05, table.flow.restart),
        lambda: seldom(0.3, table.flow.next_round),
    ]  # fmt: skip
    rng.choice(actions)()


TABLES = ("you random greedy", "Ana Bo", "you random Ana greedy", "random greedy")


@pytest.mark.parametrize("number", range(200))
def test_random_clicks(number: int) -> None:
    """Clicks on anything in any order raise nothing, lose no tile, and the game replays."""
    rng = Random(number)
    seats = seats_for(TABLES[number % len(TABLES)].split())
    names = [seat.name for seat in seats]
    new, pace = Game.new(names, rules_number(number, len(names)), number), rng.choice([0.0, 1.0])
    session = Session(new, seats, show_hands=rng.random() < 0.2)
    table = Controller(session, pace=pace, adviser=advice)
    table.flow.begin()
    for _ in range(120):
        click(table, rng)
        now = table.session.round
        all_tiles = [*now.tableau, *now.yard, *(tile for hand in now.hands for tile in hand)]
        assert len(all_tiles) == len(set(all_tiles)) == len(set_of(now))
    assert replayed(table.session.game.round) == table.session.game.round


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
