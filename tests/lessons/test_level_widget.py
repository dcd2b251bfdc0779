"""A level in the notebook: its steps clicked through, what it says and what it gives away."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import chickenfoot as cf
from chickenfoot import lessons
from chickenfoot.curriculum.level import Level, OrderStep, PlayStep
from chickenfoot.curriculum.level_data import all_levels, find_level
from chickenfoot.curriculum.progress import Progress, Result
from chickenfoot.errors import ChickenfootError
from chickenfoot.lessons.level_widget import LevelBox
from tests.support.lessons import buttons, do_step

LEVELS = tuple(all_levels().values())


def said(box: LevelBox) -> str:
    """What the status lines say, at the table and below it."""
    return f"{box.table.controller.session.status if box.table else ''} {box.panel.status}"


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.number)
def test_every_level_can_be_clicked_through(level: Level) -> None:
    """Clicking what each step asks for ends the level with its sentence, table and all."""
    box = LevelBox(level)
    for _ in level.steps:
        do_step(box)
    assert box.attempt.done
    assert level.done(len(level.steps) - 1) in said(box)
    assert box.table is None or box.table.controller.session.round == box.attempt.round


def test_a_refused_play_is_told_at_the_table() -> None:
    """A try that the rules forbid is answered with its reason at the table; the task stays."""
    box = lessons.level("2.3")
    box.play("5-0 on 9-5")
    assert box.table is not None
    assert "two arms are still missing" in box.table.controller.session.status
    assert box.top.state["task"] == find_level("2.3").task()
    assert not box.attempt.done


def test_a_refusal_does_not_give_the_answer_away() -> None:
    """What may be played instead is not told unasked."""
    box = lessons.level("2.3")
    box.play("5-0 on 9-5")
    assert "9-7" not in said(box)
    for seed in range(12):
        for kind in ("where", "illegal", "turn"):
            asked = lessons.question(kind, seed=seed, difficulty=2).question
            for choice in asked.choices:
                assert "You may play" not in choice.why


@pytest.mark.parametrize(
    "level", [each for each in LEVELS if each.open_hands], ids=lambda level: level.number
)
def test_hands_that_lie_open_are_said_with_the_picture(level: Level) -> None:
    """Whoever hears the picture hears every open hand; tasks need not write what is drawn."""
    box = LevelBox(level)
    assert box.table is not None
    assert box.attempt.round is not None
    alt = str(box.table.board.state["alt"])
    for hand in box.attempt.round.hands:
        assert all(str(tile) in alt for tile in hand)


def test_an_answer_is_said_once() -> None:
    """The answer to a play stands at the table and not below it as well."""
    box = lessons.level("2.3")
    box.play("5-0 on 9-5")
    assert box.panel.status == ""
    box.play("9-7 on 9-9")
    assert box.panel.status == "Done."


def test_a_lawful_play_can_be_taken_back() -> None:
    """A lawful play that was not asked for stays to be looked at and can be taken back."""
    box = lessons.level("3.1")
    box.play("6-3 on 9-3")
    assert box.table is not None
    assert "6 is open twice" in said(box)
    assert len(box.table.controller.session.round.tableau) == 6
    box.panel.press("back")
    assert len(box.table.controller.session.round.tableau) == 5
    box.play("6-3 on 9-6")
    assert box.attempt.done


def test_undo_at_the_table_takes_back_too() -> None:
    """Taking a lawful play back at the table itself lets the level go on."""
    box = lessons.level("3.1")
    box.play("6-3 on 9-3")
    assert box.table is not None
    box.table.controller.flow.undo()
    assert "back" not in buttons(box.panel)
    box.play("6-3 on 9-6")
    assert box.attempt.done


def test_the_others_move_by_themselves() -> None:
    """After the right answer the table shows what the others do."""
    box = lessons.level("4.11")
    do_step(box)
    assert box.table is not None
    assert cf.Tile(4, 1) in box.table.controller.session.round.tableau
    assert box.table.controller.session.round.to_move == 0


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.number)
def test_nothing_is_given_away_before_a_try(level: Level) -> None:
    """Only a demonstration points at anything, and it says so; no table tells what is asked."""
    box = LevelBox(level)
    if box.table is None:
        return
    state = box.table.board.state
    assert [mark["kind"] for mark in state["marks"]] == (["arrow"] if level.shows else [])
    assert ("arrow" in box.top.state["task"]) == level.shows
    assert "must show" not in state["status"] + state["alt"] + box.words()
    assert "is over" not in state["status"] + state["alt"]
    assert state["end"] is None
    scene = box.table.board.scene()
    assert not any(place.wanted for place in scene.open_places)
    assert not scene.highlighted


def test_touching_a_tile_tells_nothing() -> None:
    """A chosen tile waits for a place, and neither words nor outlines say whether it fits."""
    told = []
    for text in ("9-7", "5-0"):
        box = lessons.level("2.3")
        box.tile(text)
        assert box.table is not None
        assert len(box.table.controller.session.round.tableau) == 3
        assert {mark["kind"] for mark in box.table.board.state["marks"]} == {"chosen"}
        told.append(box.table.controller.session.status.replace(text, "tile"))
    assert told[0] == told[1]


def test_only_two_levels_show_the_way() -> None:
    """The first play of all and the first double are shown; all the rest is for the learner."""
    assert [level.number for level in LEVELS if level.shows] == ["1.1", "4.1"]


def test_a_question_about_the_end_hides_it() -> None:
    """What a hand costs is added up in the open only after the learner has said it."""
    box = lessons.level("5.6")
    do_step(box)
    assert box.table is not None
    assert box.table.board.state["end"] is None
    do_step(box)
    end = box.table.board.state["end"]
    assert end is not None
    assert end["rows"][0][-1] == "50"
    assert "standings" not in end


def test_a_level_of_one_round_names_no_winner() -> None:
    """After one round nobody has won the game."""
    box = lessons.level("5.7")
    do_step(box)
    assert box.table is not None
    assert "nobody can go on" in box.table.controller.session.status
    assert "wins" not in str(box.table.board.state["end"])


def test_a_level_of_steps_says_where_one_is() -> None:
    """Its heading counts the steps, and a right answer in between bears no tick."""
    box = lessons.level("4.3")
    assert "1 of 2" in box.top.state["title"]
    do_step(box)
    assert "2 of 2" in box.top.state["title"]
    assert box.panel.state["tone"] == "on"
    assert "Now play the toe that is missing." in box.panel.status


def test_the_third_hint_points() -> None:
    """Hints say where to look, then the rule, then the play, and then an arrow shows it."""
    box = lessons.level("2.3")
    told = []
    for _ in range(3):
        box.panel.press("hint")
        told.append(box.panel.status)
    assert len(set(told)) == 3
    assert "9-7 on 9-9" in told[2]
    assert box.table is not None
    assert box.table.board.arrow == (cf.Tile(9, 7), cf.Tile(9, 9))


def test_wrong_order_of_cards_starts_again() -> None:
    """Cards in a wrong order are answered, and may be put in order again."""
    box = lessons.level("3.8")
    step = box.attempt.current_step
    assert isinstance(step, OrderStep)
    for card in step.shown:
        box.panel.press("choose", card)
    assert "Not yet" in box.panel.status
    do_step(box)
    assert box.attempt.done


def test_marks_can_be_taken_off() -> None:
    """A mark is a toggle, and Check tells of a wrong one."""
    box = lessons.level("2.7")
    for item in ("9-1", "3-3", "5-0"):
        box.panel.press("choose", item)
    box.panel.press("check")
    assert "Take the mark off 9-1" in box.panel.status
    box.panel.press("choose", "9-1")
    box.panel.press("check")
    assert box.attempt.done


def test_begin_again() -> None:
    """Begin again sets the level up again."""
    box = lessons.level("2.3")
    box.play("9-7 on 9-9")
    box.panel.press("again")
    assert not box.attempt.done
    assert box.table is not None
    assert len(box.table.controller.session.round.tableau) == 3


def test_open_numbers_are_not_marked_where_they_are_asked_for() -> None:
    """Levels that ask for the open numbers show a picture without the table's own marks."""
    assert lessons.level("3.2").table is None
    assert lessons.level("4.7").table is None


def test_after_the_end_the_table_may_be_played_on() -> None:
    """A level that is done lets everything be tried without a word of its own."""
    box = lessons.level("2.8")
    do_step(box)
    box.play("8-8 on 9-9")
    assert box.table is not None
    assert "shows no 9" in box.table.controller.session.status


def test_unknown_level() -> None:
    """A level that is not there is refused with what there is."""
    with pytest.raises(ChickenfootError):
        lessons.level("7.1")


def test_what_is_tried_in_a_level_never_counts(folder: Path) -> None:
    """A level invites to try: solved is solved, whatever was tried before."""
    box = lessons.level("4.2")
    box.play("4-2 on 6-2")
    assert os.listdir(folder) == []
    do_step(box)
    memory = Progress(folder).memory("level 4.2")
    assert memory is not None
    assert (memory.last, memory.days) == (Result.RIGHT, 1)


@pytest.mark.parametrize("ask", ["hint", "choices"])
def test_help_with_a_level_is_help(folder: Path, ask: str) -> None:
    """A hint and the table's "What now?" are noted as help; without them it is known."""
    box = lessons.level("4.2")
    assert box.table is not None
    if ask == "hint":
        box.panel.press("hint")
    else:
        box.table.controller.tell_choices()
    do_step(box)
    assert Progress(folder).known == ()
    box.panel.press("again")
    do_step(box)
    assert Progress(folder).known == ("foot",)


def test_all_levels_once_are_all_rules_known(folder: Path) -> None:
    """Every level solved, each after a wrong try: then every rule of the lessons is known."""
    for level in LEVELS:
        box = lessons.level(level.number)
        for step in level.steps:
            if isinstance(step, PlayStep):
                for move in step.tries:
                    box.play(move)
                    if "back" in buttons(box.panel):
                        box.panel.press("back")
            do_step(box)
    progress = Progress(folder)
    assert progress.to_come_back_to == ()
    assert set(progress.known) == {level.rule for level in LEVELS}


def test_words_do_not_answer_the_counting_levels() -> None:
    """The picture of a set does not tell how many tiles it has."""
    assert "10" not in lessons.level("1.6").still().alt


@pytest.mark.parametrize("number", ["3.2", "4.7"])
def test_the_words_of_a_picture_leave_the_open_ends_to_the_reader(number: str) -> None:
    """Where the open numbers are asked for, the words name each tile and what it lies on."""
    box = lessons.level(number)
    assert "open end" not in str(box.panel.state["alt"])
    for tile, onto in find_level(number).position.round().tableau.plays[1:]:  # type: ignore[union-attr]
        assert f"{tile} on {onto}" in box.words()


def test_a_click_on_a_tile_marks_it() -> None:
    """Where tiles are to be marked, the tile itself can be clicked, and clicked again."""
    box = lessons.level("2.7")
    box.tile("3-3")
    assert [row["key"] for row in box.panel.state["choices"] if row["on"]] == ["3-3"]
    box.tile("3-3")
    assert not any(row["on"] for row in box.panel.state["choices"])
    box.tile("3-3")
    box.tile("5-0")
    box.panel.press("check")
    assert box.attempt.done


def test_an_order_can_be_taken_back_step_by_step() -> None:
    """A card is taken back by clicking it, and what was said of the old order is gone."""
    box = lessons.level("3.8")
    for card in ("draw", "look", "fits", "pass"):
        box.panel.press("choose", card)
    assert "Not yet" in box.panel.status
    box.panel.press("choose", "draw")
    assert box.panel.status == ""
    box.panel.press("choose", "draw")
    for card in ("look", "draw", "fits", "pass"):
        box.panel.press("choose", card)
    assert box.attempt.done


def test_plays_to_mark_are_told_in_the_language() -> None:
    """What can be marked, and the hint that names it, are no typed moves."""
    with cf.language("pt"):
        level = lessons.level("4.6")
        texts = [row["text"] for row in level.panel.state["choices"]]
        assert "4-2 na 6-2" in texts
        assert not any(" on " in text for text in texts)
