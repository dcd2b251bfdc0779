"""The widgets of the lessons, without a browser: clicks as messages, words and pictures."""

from __future__ import annotations

import os
import re
from datetime import date
from html import escape, unescape
from pathlib import Path
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot import lessons
from chickenfoot.curriculum.hand_in import WorkFile
from chickenfoot.curriculum.level import ChooseStep, Level, MarkStep, OrderStep, PlayStep
from chickenfoot.curriculum.level_data import all_levels, find_level
from chickenfoot.curriculum.progress import FILE_NAME, Progress, Result
from chickenfoot.curriculum.questions.model import KIND_LESSONS, KINDS
from chickenfoot.curriculum.rulebook import RULEBOOK
from chickenfoot.errors import ChickenfootError
from chickenfoot.lessons.exercise_widget import EXERCISES
from chickenfoot.lessons.level_widget import LevelBox
from chickenfoot.lessons.panel import Lesson, Panel
from chickenfoot.lessons.question_widget import Practice, QuestionCard
from tests.support.lessons import solved

LEVELS = tuple(all_levels().values())


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Progress is kept in a folder of the test's own."""
    monkeypatch.setattr(lessons.api, "_FOLDER", tmp_path)
    return tmp_path


def do_step(box: LevelBox) -> None:
    """Click what the step asks for."""
    step = box.attempt.current_step
    if isinstance(step, PlayStep):
        box.play(step.wanted[0])
    elif isinstance(step, MarkStep):
        for item in box.attempt.marks():
            box.panel.press("choose", item)
        box.panel.press("check")
    elif isinstance(step, ChooseStep):
        box.panel.press("choose", step.right)
    else:
        for card in step.cards:
            box.panel.press("choose", card)


def said(box: LevelBox) -> str:
    """What the status lines say, at the table and below it."""
    return f"{box.table.controller.session.status if box.table else ''} {box.panel.status}"


def buttons(panel: Panel) -> list[str]:
    """What can be clicked under the panel."""
    return [row["do"] for row in panel.state["buttons"]]


# -- levels -----------------------------------------------------------------------------------


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
    """Cards in a wrong order are answered, and may be put in order anew."""
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
    """Begin again lays the level afresh."""
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


# -- progress -----------------------------------------------------------------------------------


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
    """Who has solved every level, after a wrong try at each, knows every rule of the lessons."""
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


def test_looking_writes_nothing(folder: Path) -> None:
    """Making widgets, as Run All does, answers nothing and writes no file."""
    lessons.level("2.3")
    lessons.practice(3, before=4, seed=1)
    lessons.exercise(2)
    lessons.progress()
    assert os.listdir(folder) == []


def test_progress_box_forgets(folder: Path) -> None:
    """The progress box tells what is known and can forget it."""
    do_step(lessons.level("2.3"))
    box = lessons.progress()
    assert "1 of 1 rule known" in box.panel.status
    second = box.panel.state["rules"][1]
    assert (second["name"], second["note"]) == ("02", "1 of 9 levels")
    looks = {cell["text"]: (cell["look"], cell["strength"]) for cell in second["rules"]}
    assert looks["All arms first"] == ("known", 1)
    assert set(looks.values()) == {("known", 1), ("new", 0)}
    box.panel.press("reset")
    assert (folder / FILE_NAME).exists()
    box.panel.press("forget")
    assert not (folder / FILE_NAME).exists()


# -- questions -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_answered(kind: str, folder: Path) -> None:
    """A wrong choice gets its reason and may be tried again; the right one ends it."""
    card = lessons.question(kind, seed=2)
    wrong = next(choice for choice in card.question.choices if not choice.is_right)
    card.panel.press("choose", card.question.letter(wrong))
    assert wrong.why in card.panel.status
    assert not card.done
    card.panel.press("choose", card.question.letter(card.question.right))
    assert card.done
    memory = Progress(folder).memory(kind)
    assert memory is not None
    assert (memory.last, memory.days) == (Result.WRONG, 0)  # what was said after it is help


@pytest.mark.parametrize("kind", KINDS)
def test_hints_of_a_question(kind: str) -> None:
    """Three hints: where to look, the rule, the answer; then it is not first time right."""
    card = lessons.question(kind, seed=3)
    hints = [card.hint() for _ in range(3)]
    assert len(set(hints)) == 3
    assert card.question.right.text in hints[2]


def test_practice_ends_with_an_account() -> None:
    """After the last question it is told how many were right at once; More goes on."""
    box = lessons.practice(2, before=4, seed=5)
    for _ in range(2):
        card = box.card
        if isinstance(card, QuestionCard):
            card.panel.press("choose", card.question.letter(card.question.right))
        else:
            assert card is not None
            for _ in card.level.steps:
                do_step(card)
        card.panel.press("next")
    assert "2 of 2 right without help" in box.panel.state["task"]
    box.panel.press("more")
    assert box.card is not None


def test_practice_without_end_can_be_ended() -> None:
    """Practice without a count goes on until it is ended."""
    box = lessons.practice(seed=5)
    assert "end" in buttons(box.panel)
    box.panel.press("end")
    assert box.card is None


def test_same_seed_same_practice(folder: Path) -> None:
    """A class that has missed nothing yet sees the same questions for the same seed."""
    first, second = (lessons.practice(3, before=5, seed=9) for _ in range(2))
    assert repr(first.card) == repr(second.card)


def test_practice_has_no_level_of_today(folder: Path) -> None:
    """A level done today, even wrongly, does not come back today; on another day it may."""
    progress = Progress(folder)
    for level in LEVELS[:27]:
        progress.answered(f"level {level.number}", level.rule, Result.HELPED)
    for seed in range(3):
        box = lessons.practice(12, before=4, seed=seed)
        for _ in range(12):
            assert isinstance(box.card, QuestionCard)
            box.go_on()
    old = Progress(folder, today=lambda: date(2026, 1, 1))
    old.reset()
    old.answered("level 2.3", "arms", Result.HELPED)
    assert isinstance(lessons.practice(3, before=4, seed=1).card, LevelBox)


def test_endless_practice_is_always_new() -> None:
    """Practice without end has questions only, and none of them twice."""
    box = lessons.practice(before=2, seed=3)
    seen = []
    for _ in range(40):
        assert isinstance(box.card, QuestionCard)
        seen.append(f"{box.card.question} {box.card.question.tiles}")
        box.go_on()
    assert len(set(seen)) == 40


def test_without_a_seed_practice_differs() -> None:
    """Whoever comes back meets other questions."""
    texts = {str(box.card) for box in (lessons.practice(3, before=5) for _ in range(6))}
    assert len(texts) > 1


def test_what_to_do_next(folder: Path) -> None:
    """The box offers the next level of the lesson, and practice that can be ended."""
    box = lessons.progress()
    assert "practice" not in buttons(box.panel)
    do_step(lessons.level("2.1"))
    box.panel.press("look")
    box.panel.press("level")
    below = box.children[-1]
    assert isinstance(below, LevelBox)
    assert below.level.number == "2.2"
    do_step(below)
    below.panel.press("next")
    assert len(box.children) == 1
    assert "2 of 9 levels" in box.panel.state["rules"][1]["note"]
    box.panel.press("practice")
    assert isinstance(box.children[-1], lessons.Practice)


def test_missed_kinds_come_first(folder: Path) -> None:
    """What was missed comes back before anything else."""
    Progress(folder, today=lambda: date(2026, 1, 1)).answered("who_leads", "lead", Result.WRONG)
    box = lessons.practice(3, before=5, seed=9)
    assert isinstance(box.card, QuestionCard)
    assert box.card.question.kind == "who_leads"


def test_early_practice_asks_nothing_that_is_not_known() -> None:
    """Before lesson 3 there are only questions and levels of lessons 1 and 2."""
    box = lessons.practice(before=3, seed=1)
    for _ in range(12):
        card = box.card
        if isinstance(card, QuestionCard):
            assert card.question.lesson == 2
        else:
            assert card is not None
            assert card.level.lesson in (1, 2)
        box.go_on()


@pytest.mark.parametrize("count", [2, None])
@pytest.mark.parametrize("before", [1, 0, -1, 1.5, True, "6", None, [], 13], ids=repr)
def test_nothing_comes_before_the_first_lesson(count: int | None, before: Any) -> None:
    """Where there is nothing to practise, a sentence says so; nobody waits for ever."""
    with pytest.raises(ChickenfootError, match="whole number from 2 to 12"):
        lessons.practice(count, before=before)


def test_levels_of_a_lesson() -> None:
    """All levels of a lesson come one after the other."""
    box = lessons.levels(2)
    assert isinstance(box, Practice)
    assert isinstance(box.card, LevelBox)
    assert box.card.level.number == "2.1"
    box.go_on()
    assert isinstance(box.card, LevelBox)
    assert box.card.level.number == "2.2"
    with pytest.raises(ChickenfootError):
        lessons.levels(9)


# -- for a class ---------------------------------------------------------------------------------


def test_projector() -> None:
    """Votes are counted and frozen, a second vote stands beside the first, then it is revealed."""
    vote = lessons.projector(2, seed=4)
    asked = vote.question
    right = asked.letter(asked.right)
    for _ in range(3):
        vote.panel.press("choose", right)
    vote.panel.press("freeze")
    vote.panel.press("choose", right)  # too late
    notes = {row["key"]: row["note"] for row in vote.panel.state["choices"]}
    assert notes[right] == "3 hands"
    assert asked.right.why not in vote.panel.status
    vote.panel.press("second")
    vote.panel.press("choose", right)
    vote.panel.press("freeze")
    vote.panel.press("reveal")
    assert asked.right.why in vote.panel.status
    row = next(row for row in vote.panel.state["choices"] if row["key"] == right)
    assert (row["look"], row["note"]) == ("right", "3 hands, then 1")
    vote.panel.press("next")
    assert vote.question is not asked
    vote.panel.press("previous")
    assert vote.question is asked


def test_a_miscount_is_taken_back() -> None:
    """One hand fewer takes back the last click, and only that one."""
    vote = lessons.projector(1, seed=4)
    for letter in "ABB":
        vote.panel.press("choose", letter)
    vote.panel.press("minus")
    assert vote.votes == {"A": 1, "B": 1}
    vote.panel.press("freeze")
    assert "minus" not in buttons(vote.panel)


def test_reveal_comes_after_the_second_vote() -> None:
    """Revealing at once is the second button; after a second vote it is the first."""
    vote = lessons.projector(1, seed=4)
    vote.panel.press("freeze")
    assert buttons(vote.panel)[:2] == ["second", "at_once"]
    first = vote.panel.status
    vote.panel.press("second")
    vote.panel.press("freeze")
    assert buttons(vote.panel)[0] == "reveal"
    assert vote.panel.status != first


@pytest.mark.parametrize("lesson", range(1, 7))
def test_paper_and_projector_differ(lesson: int) -> None:
    """For one seed the sheet asks other questions than the wall, each once, all within reach."""
    wall = lessons.projector(3, seed="monday", lesson=lesson).questions
    paper = lessons.sheet(6, seed="monday", lesson=lesson).questions
    asked = [each.asks for each in (*wall, *paper)]
    assert len(set(asked)) == 9
    assert all(KIND_LESSONS[each.kind] <= lesson for each in (*wall, *paper))
    assert any(KIND_LESSONS[each.kind] == lesson for each in wall)
    assert len({each.kind for each in paper}) > 3


def test_a_sheet_is_black_on_white() -> None:
    """A sheet's pictures are grey at most, unless colour is asked for."""
    for colour in (False, True):
        sheet = lessons.sheet(1, seed=1, kinds=("where",), colour=colour)
        colours = re.findall("%23([0-9a-f]{6})'", sheet.html())
        pixels = [bytes.fromhex(colour) for colour in colours]
        assert len(pixels) > 10
        assert all(max(rgb) - min(rgb) < 9 for rgb in pixels) is not colour


def test_the_card_says_every_rule() -> None:
    """The card has each rule of the rulebook but that about the set, and a picture."""
    html = unescape(lessons.card().html())
    for key, rule in RULEBOOK.items():
        assert rule.text in html or key == "set", key
        assert rule.text in str(lessons.card()) or key == "set", key
    assert html.count("<img") == 1


def test_print_sheet(tmp_path: Path) -> None:
    """A sheet prints its questions with pictures, and the answers on a page apart."""
    sheet = lessons.sheet(4, seed=3)
    html = sheet.save(tmp_path / "sheet.html").read_text(encoding="utf-8")
    asked, answers = html.split('class="cf-answers"')
    assert asked.count("<li class") == answers.count("<li>") == 4
    assert 'src="data:image/svg+xml,' in asked
    for each in sheet.questions:
        assert each.right.why not in asked.replace("&#x27;", "'")
    assert "break-before: page" in html
    assert "http" not in html.replace("xmlns='http://www.w3.org/2000/svg'", "")
    assert str(sheet) == str(lessons.sheet(4, seed=3))


# -- exercises -----------------------------------------------------------------------------------


CHECKS = [
    lessons.check_01, lessons.check_02, lessons.check_03, lessons.check_04, lessons.check_05,
    lessons.check_06,
]  # fmt: skip


@pytest.mark.parametrize("lesson", EXERCISES)
def test_an_empty_exercise_fails_and_a_solved_one_passes(lesson: int) -> None:
    """Nothing answered is not right; every right answer chosen is."""
    work = lessons.exercise(lesson)
    check = CHECKS[lesson - 1]
    assert not check(work).passed
    assert check(solved(work)).passed


@pytest.mark.parametrize("lesson", EXERCISES)
def test_a_wrong_answer_is_told_with_its_reason(lesson: int) -> None:
    """One wrong answer fails the exercise, and its line says why."""
    work = solved(lessons.exercise(lesson))
    wrong = next(choice for choice in work.question.choices if not choice.is_right)
    work.panel.press("choose", work.question.letter(wrong))
    report = CHECKS[lesson - 1](work)
    assert not report.passed
    assert wrong.why in report.lines[0]


def test_a_check_wants_its_own_exercise() -> None:
    """Another lesson's exercise, or anything else, is refused with what to give."""
    for other in (lessons.exercise(2), None, "B"):
        with pytest.raises(ChickenfootError, match="the exercise of lesson 01"):
            lessons.check_01(other)


def test_exercise_goes_back_and_forth() -> None:
    """Answers stay when one goes on and comes back."""
    work = lessons.exercise(4)
    work.panel.press("choose", "A")
    work.panel.press("next")
    work.panel.press("previous")
    assert work.panel.state["choices"][0]["on"]


# -- panels ------------------------------------------------------------------------------------


def test_nonsense_from_a_browser_does_nothing() -> None:
    """Messages that make no sense, or that nothing on view could send, are left alone."""
    box = lessons.level("2.6")
    before = dict(box.panel.state)
    for message in (None, 7, {}, {"do": 3}, {"do": "next"}, {"do": "choose", "key": "maybe"}):
        box.panel.handle_message(message)
    assert box.panel.state == before


def all_widgets() -> list[Lesson]:
    """One of each kind of widget."""
    return [
        lessons.level("2.3"), lessons.level("1.7"), lessons.level("6.6"),
        lessons.question("where", seed=1), lessons.practice(3, before=3, seed=1),
        lessons.projector(2, seed=1), lessons.exercise(3), lessons.progress(),
    ]  # fmt: skip


def test_every_widget_reads_without_a_kernel() -> None:
    """Each widget has words of its own without addresses, and a picture with words for it."""
    for widget in all_widgets():
        data, _ = widget._repr_mimebundle_()
        assert "0x" not in data["text/plain"]
        assert len(data["text/plain"]) > 20
        assert ("<img" in data["text/html"]) is bool(widget.still().png)
        assert all(escape(line) in data["text/html"] for line in data["text/plain"].splitlines())


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


@pytest.mark.parametrize("lesson", [3, 4])
def test_an_exercise_does_not_print_its_answer(lesson: int) -> None:
    """A question of what is open says of its picture which tiles lie there, and no open end."""
    work = lessons.exercise(lesson)
    for place, asked in enumerate(work.questions):
        if asked.kind in ("open_ends", "must_show"):
            told = work.words().split(f"\n{place + 1}. ")[1].split(asked.text)[0]
            assert "open end" not in told
            assert "foot" not in told
            assert asked.round is not None
            for tile, onto in asked.round.tableau.plays[1:]:
                assert f"{tile} on {onto}" in told


def test_a_sheet_stands_before_its_choices() -> None:
    """In words the score sheet comes after the question and before the answers to choose."""
    for told in (lessons.exercise(6).words(), lessons.question("who_won", seed=2).words()):
        assert told.index("Who won?") < told.index("Ana: ") < told.index("A) ")


def test_stored_pictures_are_small() -> None:
    """The picture that stands for a level in a stored notebook has at most 25 KB."""
    for number in ("1.5", "2.9", "4.7", "4.11"):
        assert len(lessons.level(number).still().png) <= 25_000


# -- handing in -----------------------------------------------------------------------------


def test_answers_are_there_again(folder: Path) -> None:
    """Answers to an exercise outlive the kernel, in the page's words and in the file."""
    work = lessons.exercise(1)
    right = work.question.letter(work.question.right)
    work.panel.press("choose", right)
    again = lessons.exercise(1)
    assert again.answers == {0: right}
    assert f"Your answer: {right}" in again.words()
    assert "last time" in again.panel.status
    assert lessons.check_01(again).right == 1
    done = WorkFile(folder).exercises["01"]
    assert (dict(done.answers), done.right, done.of, done.checks) == ({"1": right}, 1, 3, 1)


def test_an_unanswered_check_notes_nothing(folder: Path) -> None:
    """Run All on a fresh page leaves no file behind."""
    lessons.check_01(lessons.exercise(1))
    lessons.check_07(None)
    lessons.check_08([])
    assert lessons.sign() == lessons.sign("  ")
    assert os.listdir(folder) == []


def test_signed_work_says_whose_it_is() -> None:
    """A name once given stands above what every check says."""
    assert "Ana and Bo" in lessons.sign(" Ana  and Bo ")
    work = solved(lessons.exercise(1))
    assert str(lessons.check_01(work)).startswith("Work of Ana and Bo.")
    assert "Work of Ana and Bo." in str(lessons.check_08(["chicken-foot"]))


def test_nbgrader_gets_an_error_for_a_wrong_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """While nbgrader marks, a failed check raises, and a passed one does not."""
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    with pytest.raises(ChickenfootError, match="Not answered yet"):
        lessons.check_01(lessons.exercise(1))
    with pytest.raises(ChickenfootError, match="nothing to check"):
        lessons.check_07(None)
    assert lessons.check_01(solved(lessons.exercise(1))).passed


def test_an_empty_answer_gives_nothing_away() -> None:
    """Lesson 08's check of no answer, or of half of one, does not name the right texts."""
    assert "chicken" not in str(lessons.check_08([]))
    assert "pata" not in str(lessons.check_08(["chicken-foot"]))


# -- odd arguments ----------------------------------------------------------------------------

HUGE = 10**10000  # Python refuses to write it out


@pytest.mark.parametrize("make", [lessons.projector, lessons.sheet, lessons.practice])
@pytest.mark.parametrize("count", [0, -1, 1.5, "6", True, [], 10**6], ids=repr)
def test_a_number_of_questions(make: Any, count: Any) -> None:
    """What is no number of questions, or too large a one, is refused with what to give."""
    with pytest.raises(ChickenfootError, match=r"whole number from 1 to 100"):
        make(count)


@pytest.mark.parametrize("make", [lessons.projector, lessons.sheet])
def test_a_class_is_asked_so_many_questions_at_most(make: Any) -> None:
    """A hundred questions can be had, one more cannot; none at all is no number either."""
    assert len(lessons.sheet(100, seed=1).questions) == 100
    for count in (None, 101, 1000, HUGE):
        with pytest.raises(ChickenfootError, match="from 1 to 100") as raised:
            make(count)
        assert len(str(raised.value)) < 400


@pytest.mark.parametrize(
    "make", [lessons.projector, lessons.sheet, lambda **given: lessons.question(**given)]
)
@pytest.mark.parametrize("lesson", ["6", [], None, 0, 12, 1.5], ids=repr)
def test_a_lesson_that_there_is_not(make: Any, lesson: Any) -> None:
    """What is known after a lesson can be asked for the lessons that there are."""
    with pytest.raises(ChickenfootError, match=r"lesson .* from 1 to 11"):
        make(lesson=lesson)


@pytest.mark.parametrize(
    "make", [lessons.projector, lessons.sheet, lessons.question, lessons.practice]
)
def test_seeds_and_difficulties_are_looked_at(make: Any) -> None:
    """What is no seed or no difficulty is refused, by practice at once too."""
    seeds: tuple[object, ...] = ([], 1.5, True)
    for seed in seeds:
        with pytest.raises(ChickenfootError, match="not a seed"):
            make(seed=seed)
    difficulties: tuple[object, ...] = (0, 4, "2", None, [], True, HUGE)
    for difficulty in difficulties:
        with pytest.raises(ChickenfootError, match=r"difficulty .* from 1 to 3"):
            make(difficulty=difficulty)


ODD: list[Any] = [
    lambda: lessons.show("x"),  # type: ignore[arg-type]
    lambda: lessons.show(None),  # type: ignore[arg-type]
    lambda: lessons.sign(5),  # type: ignore[arg-type]
    lambda: lessons.sign(None),  # type: ignore[arg-type]
    lambda: lessons.collect(None),  # type: ignore[arg-type]
    lambda: lessons.collect(5),  # type: ignore[arg-type]
    lambda: lessons.exercise([]),  # type: ignore[arg-type]
    lambda: lessons.exercise("1"),  # type: ignore[arg-type]
    lambda: lessons.exercise(True),
    lambda: lessons.exercise(HUGE),
    lambda: lessons.levels([]),  # type: ignore[arg-type]
    lambda: lessons.levels(True),
    lambda: lessons.levels(HUGE),
    lambda: lessons.rule([]),  # type: ignore[arg-type]
    lambda: lessons.rule(HUGE),  # type: ignore[arg-type]
    lambda: lessons.question([]),  # type: ignore[arg-type]
    lambda: lessons.question(HUGE),  # type: ignore[arg-type]
    lambda: lessons.sheet(2, kinds=5),  # type: ignore[arg-type]
    lambda: lessons.sheet(2, kinds=[[]]),  # type: ignore[list-item]
    lambda: lessons.sheet(2, kinds="wher"),
]


@pytest.mark.parametrize("number", range(len(ODD)))
def test_an_odd_argument_is_answered_in_a_sentence(number: int) -> None:
    """Our error, not Python's, in one sentence of a bearable length."""
    with pytest.raises(ChickenfootError) as raised:
        ODD[number]()
    assert str(raised.value).endswith((".", "?"))
    assert len(str(raised.value)) < 400


def test_one_kind_needs_no_comma() -> None:
    """A single kind may be named alone."""
    for kinds in ("where", ("where",), ["where"]):
        assert {each.kind for each in lessons.sheet(2, seed=1, kinds=kinds).questions} == {"where"}


def test_a_folder_of_work_is_collected(folder: Path) -> None:
    """A folder is named by text or path, and one that is not there is Python's own error."""
    lessons.sign("Ana")
    assert list(lessons.collect(folder).rows) == list(lessons.collect(str(folder)).rows) == ["Ana"]
    with pytest.raises(NotADirectoryError):
        lessons.collect(folder / "none")


def test_more_never_ends() -> None:
    """The levels of a lesson begin again however often More is pressed."""
    box = lessons.levels(1)
    for _ in range(60):
        for _ in range(box.count or 0):
            box.go_on()
        box.panel.press("more")
    assert box.number == 1


def test_a_letter_that_is_not_there() -> None:
    """A question refuses a letter that none of its choices has, and names those that it has."""
    with pytest.raises(ChickenfootError, match="'A', 'B'"):
        lessons.question(seed=1).choose("Z")


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


def test_before_an_answer_nothing_is_called_wrong() -> None:
    """A check of an exercise that was not begun asks for an answer, and for no change."""
    for report in (lessons.check_05(lessons.exercise(5)), lessons.check_07(None)):
        assert "Change what is wrong" not in str(report)
        assert "When you have an answer" in str(report)


def test_whether_a_round_is_over_is_told_with_its_reason() -> None:
    """Right or wrong, the answer says who can do what, or why nobody can."""
    for seed in range(30):
        for choice in lessons.question("over", seed=seed).question.choices:
            told = ("can play the", "no tile", "to draw", "The round is over:")
            assert any(part in choice.why for part in told)
