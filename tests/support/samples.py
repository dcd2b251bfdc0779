"""What several tests draw from: rule sets, numbers of players, random rounds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

import chickenfoot as cf

BY_CODE = {preset.code: preset for preset in cf.PRESETS.values()}
"""The presets under the short names that the scenarios use."""


OTHER_VALUES: dict[str, Any] = {
    "set_max": 12, "hand_size": {4: 11}, "start_source": "hand", "start_missing": "redeal",
    "leader_first": "random", "leader_later": "holder", "round_order": "asc",
    "spinner_arms": "players", "toes": 2, "foot_first": False, "draw_limit": None,
    "drawn_tile": "hold", "voluntary_draw": True, "yard_reserve": {4: 2},
    "empty_yard": "first_blocked", "dead_foot": "end_round", "last_double": "forbid",
    "last_double_points": 25, "double_blank_points": 25, "blank_half_points": 25,
    "knock": "auto", "tiebreak": ("most_zero_rounds",), "call": "Cluck {n}", "rounds": 3,
}  # fmt: skip
"""Another value for each knob than the default, to see that it is read at all."""


def other_value(knob: str) -> Any:
    """A value of `knob` that is not its default."""
    assert knob in OTHER_VALUES, f"{knob} is missing in OTHER_VALUES of tests/support/samples.py"
    return OTHER_VALUES[knob]


def code(name: str) -> cf.Rules:
    """The rules of the source with the short name `name`."""
    return BY_CODE[name].rules


@cache
def lawful(rules: cf.Rules) -> tuple[int, ...]:
    """Every number of players to whom a round can be dealt under `rules`."""
    found = []
    for players in range(2, 191):
        try:
            rules.check_players(players)
        except cf.RulesError:
            continue
        found.append(players)
    return tuple(found)


def texts(moves: tuple[cf.Move, ...]) -> set[str]:
    """Moves as their texts, to be compared without regard to order."""
    return {str(move) for move in moves}


def random_moves(now: cf.Round, rng: Random) -> Iterator[tuple[cf.Round, cf.Move, cf.Round]]:
    """Play `now` to its end: (the round before, the move, the round after), ply by ply.

    Plays that may be said with a knock are said with one half of the time.
    """
    tiles = sum(map(len, now.hands)) + len(now.yard) + len(now.tableau)
    longest = (2 * tiles + 2) * (now.players + 1)
    for _ in range(longest):
        if now.is_over:
            return
        legal = now.legal_moves()
        move = legal[int(rng.random() * len(legal))]
        if move.tile is not None and now.rules.knock == "auto" and rng.random() < 0.5:
            loud = cf.Move(move.tile, move.onto, knock=True)
            move = loud if now.why_not(loud) is None else move
        after = now.play(move)
        yield now, move, after
        now = after
    raise AssertionError(f"no end after {longest} plies")


def finished(now: cf.Round, rng: Random) -> cf.Round:
    """`now` played to its end at random."""
    for _, _, after in random_moves(now, rng):
        now = after
    return now


@st.composite
def rule_sets(draw: Any) -> cf.Rules:
    """Any rule set that can be, over all knobs and all sets from double-2 to double-18."""

    def pick(*values: Any) -> Any:
        return draw(st.sampled_from(values))

    n = draw(st.integers(2, 18))
    tiles = (n + 1) * (n + 2) // 2
    aside = draw(st.booleans())
    hand = draw(st.integers(1, min(12, (tiles - 1) // 2)))
    return cf.Rules(
        set_max=n,
        hand_size=pick(hand, {2: hand, 3: min(hand, (tiles - 1) // 3), 4: 1}),
        start_source="set_aside" if aside else "hand",
        start_missing=pick("draw_turns", "draw_all", "next_double", "burn", "redeal"),
        leader_first=pick("high_draw", "finder", "random", *([] if aside else ["holder"])),
        leader_later="rotate" if aside else pick("rotate", "holder"),
        round_order=pick("desc", "asc"),
        rounds=pick(None, None, 1, n + 1),
        spinner_arms=pick("players", *range(1, min(n, 8) + 1)),
        toes=draw(st.integers(0, 4)),
        foot_first=draw(st.booleans()),
        draw_limit=pick(1, None),
        drawn_tile=pick("must", "may", "hold"),
        voluntary_draw=draw(st.booleans()),
        yard_reserve=pick(0, 0, 1, 3, {players: players for players in range(2, 41)}),
        empty_yard=pick("all_blocked", "first_blocked"),
        dead_foot=pick("play_on", "end_round"),
        last_double=pick("free", "penalty", "forbid"),
        last_double_points=pick(50, 25),
        double_blank_points=pick(0, 25, 50, 100),
        blank_half_points=pick(0, 25),
        knock=pick("off", "auto"),
    )


@st.composite
def first_rounds(draw: Any, rules: Any = None) -> cf.Round:
    """A freshly dealt round under `rules` (a strategy; default: any), any lawful table."""
    chosen: cf.Rules = draw(rules if rules is not None else rule_sets())
    players = [p for p in lawful(chosen) if p <= 40]
    if not players:
        chosen, players = cf.Rules(), [4]
    count = draw(st.sampled_from(players))
    return cf.deal(chosen, count, seed=draw(st.integers(0, 10**6)))
