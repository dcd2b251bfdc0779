"""Every rule as the lessons state it is what the engine does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

import chickenfoot as cf
from chickenfoot.curriculum.rulebook import RULEBOOK, taught
from chickenfoot.errors import ChickenfootError
from tests.support.levels import at

CROSS9 = ["9-9", "9-3 on 9-9", "9-5 on 9-9", "9-6 on 9-9", "9-8 on 9-9"]
RULES = cf.Rules()


def _moves(now: cf.Round) -> set[str]:
    return {str(move) for move in now.legal_moves()}


def _reason(now: cf.Round, move: str) -> object:
    refusal = now.why_not(move)
    return refusal.reason if refusal else None


def match() -> None:
    """Only tiles with the open number go down, whichever way round they are named."""
    now = cf.setup(RULES, CROSS9, ["3-0 7-4", "7-2"], yard="")
    assert _moves(now) == {"3-0 on 9-3"} == {str(cf.Move.parse("0-3 on 3-9"))}


def one_of_each() -> None:
    """A double-nine set has 55 different tiles."""
    assert len(set(cf.double_set(9))) == 55
    assert RULES.set_max == 9


def deal() -> None:
    """The 9-9 lies there, each of four players holds seven tiles, 26 are in the yard."""
    now = cf.deal(seed=3)
    assert list(now.tableau) == [cf.Tile(9, 9)]
    assert [len(hand) for hand in now.hands] == [7] * 4
    assert len(now.yard) == 26


def lead() -> None:
    """Tiles of the yard are drawn, and left there; the most pips lead, later the next seat."""
    for seed in range(20):
        now = cf.deal(seed=seed)
        last = now.lead_draw[-1]
        most = max(tile.pips for _, tile in last)
        assert [seat for seat, tile in last if tile.pips == most] == [now.to_move]
        assert all(tile in now.yard for _, tile in last)
        assert sum(map(len, now.hands)) + len(now.yard) == 54
    assert RULES.leader_later == "rotate"


def arms() -> None:
    """Until four arms have begun every play shows a 9; after that other ends are open."""
    for laid in range(1, 5):
        now = cf.setup(RULES, CROSS9[:laid], ["9-0 3-0 5-0", "7-2"], yard="")
        assert _moves(now) == {"9-0 on 9-9"}
    now = cf.setup(RULES, CROSS9, ["9-0 3-0 5-0", "7-2"], yard="")
    assert _moves(now) == {"3-0 on 9-3", "5-0 on 9-5"}


def ends() -> None:
    """A tile may go on every open end, and a half that is touched takes nothing."""
    now = cf.setup(RULES, [*CROSS9, "5-3 on 9-5"], ["3-0 7-5", "7-2"], yard="")
    assert _moves(now) == {"3-0 on 9-3", "3-0 on 5-3"}
    assert _reason(now, "7-5 on 9-5") is cf.Reason.END_TAKEN


def draw() -> None:
    """Whoever can play may not draw; others draw one, and play it if it fits."""
    able = cf.setup(RULES, CROSS9, ["3-0", "7-2"], yard="8-1 7-1")
    assert _reason(able, "draw") is cf.Reason.CAN_PLAY
    stuck = cf.setup(RULES, CROSS9, ["7-0", "7-2"], yard="8-1 7-1")
    assert _moves(stuck) == {"draw"}
    assert _moves(stuck.play("draw")) == {"8-1 on 9-8"}
    stuck = cf.setup(RULES, CROSS9, ["7-0", "7-2"], yard="7-1 8-1")
    assert _moves(stuck.play("draw")) == {"pass"}


def empty_yard() -> None:
    """With an empty yard a stuck player passes, and the round goes on if another can play."""
    now = cf.setup(RULES, CROSS9, ["7-0", "8-2 7-2"], yard="")
    assert _moves(now) == {"pass"}
    assert _moves(now.play("pass")) == {"8-2 on 9-8"}


def blank() -> None:
    """A blank goes on a blank only, and only a blank goes on it."""
    now = cf.setup(RULES, [*CROSS9, "5-0 on 9-5"], ["4-0 7-2", "7-1"], yard="")
    assert _moves(now) == {"4-0 on 5-0"}
    for move in ("4-0 on 9-3", "7-2 on 5-0"):
        assert _reason(now, move) is cf.Reason.WRONG_PIP


def foot() -> None:
    """After a double every play of anybody is one of three toes."""
    plays = [*CROSS9, "3-3 on 9-3"]
    for toe in (None, "3-0 on 3-3", "3-1 on 3-3"):
        plays += [toe] if toe else []
        now = cf.setup(RULES, plays, ["7-3 8-2 5-5", "3-2"], yard="")
        assert _moves(now) == {"7-3 on 3-3"}
        assert _reason(now, "8-2 on 9-8") is cf.Reason.FOOT_OPEN
    assert _moves(cf.setup(RULES, plays, ["7-3", "3-2"], to_move=1, yard="")) == {"3-2 on 3-3"}


def toes() -> None:
    """A foot takes three toes and no fourth; each toe is an open end, and so are the others."""
    plays = [*CROSS9, "3-3 on 9-3", "3-0 on 3-3", "3-1 on 3-3", "7-3 on 3-3"]
    now = cf.setup(RULES, plays, ["4-3 2-0 2-1 7-2 8-2", "6-2"], yard="")
    assert _reason(now, "4-3 on 3-3") is cf.Reason.END_TAKEN
    assert _moves(now) == {"2-0 on 3-0", "2-1 on 3-1", "7-2 on 7-3", "8-2 on 9-8"}


def hopeless() -> None:
    """A double that cannot get three toes may be played, and its toes come first."""
    now = at("4.12", 1).play("3-3 on 6-3")
    assert not now.is_over
    assert _moves(now) == {"3-0 on 3-3"}


def out() -> None:
    """An empty hand ends the round, in an open foot too, and counts no pips."""
    now = cf.setup(RULES, [*CROSS9, "3-3 on 9-3"], ["3-0", "8-1 7-1"], yard="").play("3-0 on 3-3")
    assert now.outcome is not None
    assert now.outcome.reason is cf.EndReason.WENT_OUT
    assert now.outcome.points == (0, 17)


def blocked() -> None:
    """Nobody able to play or draw ends the round; a tile to draw keeps it going."""
    assert cf.setup(RULES, CROSS9, ["7-0", "7-2"], yard="").outcome.reason is cf.EndReason.BLOCKED  # type: ignore[union-attr]
    assert not cf.setup(RULES, CROSS9, ["7-0", "7-2"], yard="4-1").is_over


def count() -> None:
    """Pips are added, a blank half is nothing, the double-blank costs 50."""
    points = [RULES.points([cf.Tile(*tile)]) for tile in ((6, 4), (5, 5), (5, 0), (0, 0))]
    assert points == [10, 10, 5, 50]


def last_double() -> None:
    """Going out on a double that fits is all one may do, needs no toes and costs 50."""
    now = cf.setup(RULES, CROSS9, ["5-5", "8-1"], yard="7-1")
    assert _moves(now) == {"5-5 on 9-5"}
    now = now.play("5-5 on 9-5")
    assert now.outcome is not None
    assert now.outcome.points == (50, 9)


def rounds() -> None:
    """Ten rounds, 9-9 to 0-0, and the earlier spinner is an ordinary tile."""
    assert RULES.leads == tuple(range(9, -1, -1))
    now = cf.deal(RULES, 4, lead=8, leader=0, seed=5)
    assert list(now.tableau) == [cf.Tile(8, 8)]
    assert cf.Tile(9, 9) in {*now.yard, *(tile for hand in now.hands for tile in hand)}


def lowest() -> None:
    """The lowest total is first and equal totals share the place."""
    sheet = cf.text.say("explain.goal")
    assert "lowest total" in sheet
    assert RULES.tiebreak == ()


CHECKS: dict[str, Callable[[], None]] = {
    "match": match, "set": one_of_each, "deal": deal, "lead": lead, "arms": arms, "ends": ends,
    "draw": draw, "yard": empty_yard, "blank": blank, "foot": foot, "toes": toes,
    "hopeless": hopeless, "out": out, "blocked": blocked, "count": count,
    "last_double": last_double, "rounds": rounds, "lowest": lowest,
}  # fmt: skip


def test_every_rule_has_a_check() -> None:
    """The rules taught and the checks here are the same, by name."""
    assert set(CHECKS) == set(RULEBOOK)


@pytest.mark.parametrize("key", RULEBOOK)
def test_the_engine_does_what_the_lessons_say(key: str) -> None:
    """The engine does what the sentence of this rule says."""
    CHECKS[key]()


@pytest.mark.parametrize("key", RULEBOOK)
def test_sentences_have_names_and_ends(key: str) -> None:
    """Each rule has a name without a full stop and whole sentences, with numbers put in."""
    rule = taught(key)
    assert not rule.name.endswith(".")
    assert rule.text.endswith(".")
    assert "{" not in rule.text


def test_numbers_come_from_the_rules() -> None:
    """Under two toes and six arms the sentences say two and six."""
    other = replace(RULES, toes=2, spinner_arms=6)
    assert "two toes" in taught("foot").under(other)
    assert "six arms" in taught("arms").under(other)


def test_unknown_rule() -> None:
    """An unknown key is refused with the closest one."""
    with pytest.raises(ChickenfootError, match="arms"):
        taught("arm")
