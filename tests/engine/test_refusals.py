"""Why a move may not be made: every reason, its sentence, and that the sentence is true."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.text import say
from tests.support.samples import code, texts
from tests.support.sentences import messages, plain_parts

RULES = code("seed002")
SPINNER = ["9-9", "9-6 on 9-9", "9-5 on 9-9", "9-8 on 9-9", "9-7 on 9-9"]
FOOT = [*SPINNER, "6-4 on 9-6", "4-4 on 6-4"]


def position(
    plays: list[str], hands: list[str], *moves: str, yard: str = "", to_move: int = 0, **knobs: Any
) -> cf.Round:
    """A position under the rules of 002 with some knobs turned, after some moves."""
    now = cf.setup(replace(RULES, **knobs), plays, hands, yard=yard, to_move=to_move)
    for move in moves:
        now = now.play(move)
    return now


Case = tuple[cf.Round, str, cf.Reason, str]


def _lead_cases() -> list[Case]:
    held = position([], ["9-9 6-4", "9-5 5-5"])
    drawn_for = position([], ["6-4 3-1", "9-5 5-5"], yard="8-8 9-9 0-0")
    return [
        (held, "6-4", cf.Reason.ONLY_STARTING_DOUBLE,
         "The table is empty: only the starting double 9-9 may be led. Lead the 9-9."),
        (held, "9-9 on 6-4", cf.Reason.ONLY_STARTING_DOUBLE,
         "The table is empty: only the starting double 9-9 may be led. Lead the 9-9."),
        (held, "draw", cf.Reason.CAN_PLAY,
         "You hold the starting double 9-9, so you lead it. Lead the 9-9."),
        (held, "pass", cf.Reason.CAN_PLAY,
         "You hold the starting double 9-9, so you may not pass. Lead the 9-9."),
        (drawn_for, "6-4", cf.Reason.ONLY_STARTING_DOUBLE,
         "The table is empty: only the starting double 9-9 may be led. Draw a tile."),
        (drawn_for, "9-9", cf.Reason.NOT_IN_HAND, "You do not hold the 9-9. Draw a tile."),
        (drawn_for, "pass", cf.Reason.MUST_DRAW,
         "You may not pass before you have drawn. Draw a tile."),
        (drawn_for.play("draw"), "draw", cf.Reason.DREW_ALREADY,
         "You have drawn in this turn: one tile is all you may draw. You can only pass."),
    ]  # fmt: skip


def _tile_cases() -> list[Case]:
    spinner = position(["9-9", "9-6 on 9-9"], ["9-5 6-4 5-5", "9-8 9-7"])
    free = position([*SPINNER, "6-4 on 9-6"], ["5-5 4-2 7-3 8-1 5-0", "3-3 2-2"])
    return [
        (spinner, "12-3 on 9-9", cf.Reason.NO_SUCH_TILE,
         "There is no 12-3 in a double-9 set. Play 9-5 on the 9-9."),
        (spinner, "9-5 on 10-9", cf.Reason.NO_SUCH_TILE,
         "There is no 10-9 in a double-9 set. Play 9-5 on the 9-9."),
        (spinner, "9-6 on 9-9", cf.Reason.ALREADY_ON_TABLE,
         "The 9-6 lies on the table already. Play 9-5 on the 9-9."),
        (spinner, "9-8 on 9-9", cf.Reason.NOT_IN_HAND,
         "You do not hold the 9-8. Play 9-5 on the 9-9."),
        (spinner, "9-5", cf.Reason.NO_PLACE_NAMED,
         "Say which tile of the table the 9-5 goes on. Play 9-5 on the 9-9."),
        (spinner, "9-5 on 8-8", cf.Reason.NOT_ON_TABLE,
         "The 8-8 does not lie on the table, so nothing can go on it. Play 9-5 on the 9-9."),
        (spinner, "5-5 on 9-9", cf.Reason.WRONG_PIP,
         "The 5-5 shows no 9, and the 9-9 asks for 9: halves that touch must match."
         " Play 9-5 on the 9-9."),
        (spinner, "6-4 on 9-6", cf.Reason.SPINNER_FIRST,
         "All arms first: the spinner 9-9 still takes 3 arms, so every play must show 9."
         " Play 9-5 on the 9-9."),
        (free, "4-2 on 9-6", cf.Reason.END_TAKEN,
         "The 6 of the 9-6 is covered already, so the 4-2 cannot go there."
         " You may play 4-2 on 6-4, 5-0 on 9-5, 5-5 on 9-5 or 7-3 on 9-7, among others."),
        (free, "5-5 on 9-9", cf.Reason.END_TAKEN,
         "The 9-9 has all its 4 arms, so the 5-5 cannot go there."
         " You may play 4-2 on 6-4, 5-0 on 9-5, 5-5 on 9-5 or 7-3 on 9-7, among others."),
    ]  # fmt: skip


def _foot_cases() -> list[Case]:
    foot = position(FOOT, ["8-4 8-3", "4-2 5-5"])
    last_toe = position(FOOT, ["8-4 8-3 2-1", "4-2 8-1 5-2", "4-0 3-0 1-0"],
                        "8-4 on 4-4", "4-2 on 4-4")  # fmt: skip
    filled = last_toe.play("4-0 on 4-4")
    closed = position([*SPINNER, "5-5 on 9-5"], ["5-1 8-3", "4-2"], toes=0)
    forbid = position(SPINNER, ["5-5", "8-1 8-2"], yard="3-2 2-1", last_double="forbid")
    return [
        (foot, "8-3 on 9-8", cf.Reason.FOOT_OPEN,
         "The foot first: the 4-4 still takes 3 toes, so every play must go there and show 4."
         " Play 8-4 on the 4-4."),
        (last_toe, "3-0 on 8-4", cf.Reason.WRONG_PIP,
         "The 3-0 shows no 8, and the 8-4 asks for 8: halves that touch must match."
         " Play 4-0 on the 4-4."),
        (filled.play("8-3 on 9-8"), "8-1 on 4-4", cf.Reason.END_TAKEN,
         "The 4-4 has all its 3 toes, so the 8-1 cannot go there."
         " You may play 5-2 on 4-2, 5-2 on 9-5 or 8-1 on 8-4."),
        (closed, "5-1 on 5-5", cf.Reason.END_TAKEN,
         "The 5-5 closes its arm: doubles take no toes in this game. You may play 8-3 on 9-8."),
        (forbid, "5-5 on 9-5", cf.Reason.DOUBLE_LAST,
         "The 5-5 is your last tile, and you may not go out on a double. Draw a tile."),
    ]  # fmt: skip


def _turn_cases() -> list[Case]:
    stuck = ["3-1 2-1", "8-1 8-2"]
    able = ["8-3 2-1", "8-1 8-2"]
    must = position(SPINNER, stuck, "draw", yard="6-3 7-1", drawn_tile="must")
    may = position(SPINNER, stuck, "draw", yard="6-3 7-1", drawn_tile="may")
    hold = position(SPINNER, stuck, "draw", yard="6-3 7-1", drawn_tile="hold")
    until = position(SPINNER, stuck, "draw", yard="2-0 6-3", draw_limit=None)
    chosen = position(SPINNER, able, "draw", yard="6-3 7-1", voluntary_draw=True,
                      drawn_tile="must")  # fmt: skip
    chosen_held = position(SPINNER, able, "draw", yard="6-3 7-1", voluntary_draw=True,
                           drawn_tile="hold")  # fmt: skip
    return [
        (position(SPINNER, able, yard="7-1"), "draw", cf.Reason.CAN_PLAY,
         "You can play the 8-3, so you may not draw. It goes on the 9-8."),
        (position(SPINNER, able, yard="7-1"), "pass", cf.Reason.CAN_PLAY,
         "You can play the 8-3, so you may not pass. It goes on the 9-8."),
        (position(SPINNER, ["8-3 8-1 2-1", "8-2"], yard="7-1"), "draw", cf.Reason.CAN_PLAY,
         "You can play, so you may not draw. You may play 8-1 on 9-8 or 8-3 on 9-8."),
        (position(SPINNER, ["8-3 8-1 2-1", "8-2"], yard="7-1"), "pass", cf.Reason.CAN_PLAY,
         "You can play, so you may not pass. You may play 8-1 on 9-8 or 8-3 on 9-8."),
        (position(SPINNER, able, yard="7-1", voluntary_draw=True), "pass", cf.Reason.CAN_PLAY,
         "You can play the 8-3, so you may not pass. It goes on the 9-8. Or draw."),
        (position(SPINNER, stuck, yard="6-3"), "pass", cf.Reason.MUST_DRAW,
         "You may not pass before you have drawn. Draw a tile."),
        (until, "pass", cf.Reason.MUST_DRAW,
         "You may not pass yet: you draw until you can play, and there are tiles left to draw."
         " Draw a tile."),
        (position(SPINNER, stuck), "draw", cf.Reason.YARD_EMPTY,
         "The chicken yard is empty: there is nothing to draw. You can only pass."),
        (position(SPINNER, stuck, yard="6-3 2-0", yard_reserve=2), "draw", cf.Reason.RESERVED,
         "The last 2 tiles of the chicken yard are never drawn in this game. You can only pass."),
        (position(SPINNER, stuck, yard="6-3", yard_reserve=1), "draw", cf.Reason.RESERVED,
         "The last tile of the chicken yard is never drawn in this game. You can only pass."),
        (must, "draw", cf.Reason.CAN_PLAY,
         "You can play the 6-3 that you drew, so you may not draw again."
         " It goes on the 9-6."),
        (must, "pass", cf.Reason.CAN_PLAY,
         "The 6-3 that you drew fits, so it must be played. It goes on the 9-6."),
        (may, "draw", cf.Reason.CAN_PLAY,
         "You can play the 6-3 that you drew, so you may not draw again."
         " It goes on the 9-6. Or pass."),
        (hold, "6-3 on 9-6", cf.Reason.HELD,
         "You have just drawn the 6-3: it stays in your hand until your next turn."
         " You can only pass."),
        (hold, "draw", cf.Reason.DREW_ALREADY,
         "You have drawn in this turn: one tile is all you may draw. You can only pass."),
        (chosen, "8-3 on 9-8", cf.Reason.NOT_THE_DRAWN_TILE,
         "You have drawn in this turn, so of your tiles only the 6-3 may be played now."
         " You may play 6-3 on 9-6."),
        (chosen_held, "8-3 on 9-8", cf.Reason.NOT_THE_DRAWN_TILE,
         "You have drawn in this turn, so you play nothing before your next turn."
         " You can only pass."),
    ]  # fmt: skip


def _knock_cases() -> list[Case]:
    hands = ["8-3 2-1 1-0", "8-1 8-2"]
    over = position(SPINNER, ["8-3", "8-1 8-2"], "8-3 on 9-8")
    blocked = position(SPINNER, ["3-1", "2-1"])
    dead = position([*FOOT, "4-1 on 4-4", "4-2 on 4-4", "4-3 on 4-4", "7-4 on 9-7"],
                    ["5-5 1-0", "8-2"], "5-5 on 9-5", dead_foot="end_round")  # fmt: skip
    return [
        (position(SPINNER, hands), "8-3 on 9-8 knock", cf.Reason.NO_KNOCKING,
         "Nobody knocks in this game. You may play 8-3 on 9-8."),
        (position(SPINNER, hands, knock="auto"), "8-3 on 9-8 knock", cf.Reason.KNOCK_TOO_EARLY,
         "You knock only with the play that leaves you one tile. You may play 8-3 on 9-8."),
        (over, "pass", cf.Reason.ROUND_OVER, "The round is over: a hand is empty."),
        (over, "8-1 on 8-3", cf.Reason.ROUND_OVER, "The round is over: a hand is empty."),
        (blocked, "draw", cf.Reason.ROUND_OVER, "The round is over: nobody can go on."),
        (dead, "8-2 on 9-8", cf.Reason.ROUND_OVER,
         "The round is over: a double was played for which there are not enough toes."),
    ]  # fmt: skip


CASES = [*_lead_cases(), *_tile_cases(), *_foot_cases(), *_turn_cases(), *_knock_cases()]


@pytest.mark.parametrize(
    ("now", "move", "reason", "sentence"), CASES, ids=[f"{c[2].value}:{c[1]}" for c in CASES]
)
def test_the_reason_and_its_sentence(
    now: cf.Round, move: str, reason: cf.Reason, sentence: str
) -> None:
    """The move is refused for this reason, in these words, with what is allowed instead."""
    refused = now.why_not(move)
    assert refused is not None
    assert (refused.reason, refused.text) == (reason, sentence)
    assert str(refused) == sentence
    assert refused.move == cf.Move.parse(move)
    assert refused.legal == now.legal_moves()
    with pytest.raises(cf.IllegalMove) as caught:
        now.play(move)
    error = caught.value
    assert str(error) == sentence
    assert (error.move, error.reason, error.legal) == (refused.move, reason, refused.legal)


def test_every_reason_is_reached() -> None:
    """The cases above meet every member of the enum: none is there for show."""
    assert {reason for _, _, reason, _ in CASES} == set(cf.Reason)


def test_every_sentence_of_a_refusal_is_reached() -> None:
    """Every `refusal.` sentence of the catalogue is spoken by one of the cases."""
    spoken = [sentence for *_, sentence in CASES]
    for name, message in messages().items():
        if name.startswith(("refusal-", "now-")):
            # The longest stretch of plain words in it, whatever its values are.
            plain = max(plain_parts(message), key=len)
            assert any(plain in sentence for sentence in spoken), name


@pytest.mark.parametrize("text", ["", "6-4 on", "6-4 at 9-6", "play 6-4", "6/4", "6-4 on 9"])
def test_ill_formed_text_is_another_error(text: str) -> None:
    """Text that says no move raises InvalidText, which is no IllegalMove, and nothing moves."""
    now = position(SPINNER, ["8-3 2-1", "8-1 8-2"])
    for ask in (now.why_not, now.play):
        with pytest.raises(cf.InvalidText) as caught:
            ask(text)
        assert not isinstance(caught.value, cf.IllegalMove)
        assert repr(text) in str(caught.value)
    assert texts(now.legal_moves()) == {"8-3 on 9-8"}


def test_a_legal_move_has_no_refusal() -> None:
    """why_not answers None for what is allowed, as Move and as text, in either order of halves."""
    now = position(SPINNER, ["8-3 2-1", "8-1 8-2"])
    (move,) = now.legal_moves()
    assert now.why_not(move) is None
    assert now.why_not("3-8 on 8-9") is None


def test_refusals_are_sentences() -> None:
    """Every reason's sentence starts with a capital and ends with a full stop."""
    for *_, sentence in CASES:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
    assert say("now.draw") == "Draw a tile."
