"""The rules in words: differences, and a sentence for whatever games come to."""

from __future__ import annotations

from dataclasses import replace

import pytest

import chickenfoot as cf
from chickenfoot.engine.explain import ORDER, sentence
from chickenfoot.engine.rules import KNOBS
from tests.support.samples import BY_CODE, other_value
from tests.support.situations import SAID_IN, games_of, reached, unsaid

# Knobs that play no part unless others make them.
IDLE = {"start_missing", "leader_later"}


@pytest.mark.parametrize("knob", [knob for knob in KNOBS if knob not in IDLE])
def test_a_difference_is_said_in_words(knob: str) -> None:
    """Turning one knob gives exactly one line of difference, but for what it sets aside."""
    base = cf.Rules(last_double_points=50)
    other = replace(base, **{knob: other_value(knob)})
    lines = base.differences(other)
    if knob == "start_source":  # who leads, and what if nobody can, hang on it
        topics = [line.split(":")[0] for line in lines]
        assert topics == [
            "The starting double", "A missing double", "The first leader", "Later leaders",
        ]  # fmt: skip
    else:
        assert len(lines) == 1
    assert str(lines) == "\n".join(lines)
    assert base.differences(base) == ()


def test_rules_that_play_the_same_do_not_differ() -> None:
    """What happens if nobody holds the starting double is idle where it is set aside."""
    assert cf.Rules().differences(replace(cf.Rules(), start_missing="redeal")) == ()
    held = replace(cf.Rules(), start_source="hand")
    assert held.differences(replace(held, leader_later="holder")) == ()
    assert len(held.differences(replace(held, start_missing="redeal"))) == 1


def test_what_one_rule_makes_idle_is_said() -> None:
    """Without toes there is no lock: a line of its own says that it does not arise."""
    lines = cf.Rules().differences(replace(cf.Rules(), toes=0))
    assert [line.split(":")[0] for line in lines] == ["The foot", "The lock"]
    assert lines[1].endswith("There: (does not arise)")


@pytest.mark.parametrize("name", BY_CODE)
def test_presets_in_sentences(name: str) -> None:
    """The printed rules of every preset are whole sentences, none said twice."""
    lines = str(BY_CODE[name].rules).splitlines()
    assert len(lines) == len(set(lines)) > 8
    for line in lines:
        assert line[0].isupper()
        assert line.endswith((".", "!”"))
        assert "{" not in line
    shown = BY_CODE[name].rules._repr_mimebundle_()
    assert shown["text/html"].count("<li>") == len(lines)


@pytest.mark.parametrize("slug", cf.PRESETS)
def test_whatever_games_come_to_stands_in_the_printed_rules(slug: str) -> None:
    """A game for each number of players: every situation has its sentence."""
    rules = cf.preset(slug)
    came = {each for game in games_of(slug, 1) for each in reached(game)}
    assert came
    assert [text for each in came if (text := unsaid(rules, each))] == []


@pytest.mark.parametrize("slug", ["scoring-app", "chicken-scratch"])
def test_nobody_may_hold_any_double_that_is_left(slug: str) -> None:
    """Common with three players: then they draw for the first of those that are left."""
    came = {each for game in games_of(slug, 1) for each in reached(game)}
    assert "nobody holds it: next_double" in came
    assert "If nobody holds any of them, the players draw" in str(cf.preset(slug))


def test_the_search_notices_what_is_not_said() -> None:
    """A sentence that is missing, or goes without saying, or a situation nobody thought of."""
    assert "nobody thought of it" in unsaid(cf.Rules(), "the table falls over")
    assert "knock says" in unsaid(cf.Rules(), "silent at one tile, and draws")
    quiet = replace(cf.Rules(), toes=0)
    assert "foot_first says ''" in unsaid(quiet, "a foot is open")
    assert {situation for situation in SAID_IN if unsaid(cf.Rules(), situation)}


def test_what_the_printed_rules_leave_out() -> None:
    """What a reader takes for granted, what is idle, and what another line tells; nothing else."""
    printed = set(str(cf.Rules()).splitlines())
    silent = {knob for knob in KNOBS if sentence(cf.Rules(), knob) not in printed}
    assert set(ORDER) == set(KNOBS), "every knob has its place in ORDER of engine/explain.py"
    plain = {"yard_reserve", "knock", "dead_foot", "blank_half_points", "rounds", "start_missing"}
    assert silent == plain, "what goes without saying stands in _PLAIN of engine/explain.py"
