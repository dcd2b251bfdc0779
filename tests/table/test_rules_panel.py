"""The rules dialog: a house rule from the list, one rule after another, and what is refused."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

import ipywidgets as widgets
import pytest

import chickenfoot as cf
from chickenfoot.engine.rules import KNOBS
from chickenfoot.table.rules_panel import DEFAULT, _Panel, offered
from chickenfoot.text import say
from tests.support.table_clicks import control, everything, table

# Ties and the call have no row.
TURNED = [knob for knob in KNOBS if knob not in ("tiebreak", "call")]


@pytest.mark.parametrize("knob", TURNED)
def test_every_knob_offers_values(knob: str) -> None:
    """Two at least, the default among them."""
    values = offered(knob)
    assert len(values) > 1, f"{knob} needs an entry in _NUMBERS of table/rules_panel.py"
    assert getattr(cf.Rules(), knob) in values


@pytest.mark.parametrize("knob", TURNED)
def test_what_a_house_rule_has_can_be_chosen(knob: str) -> None:
    """Whatever number a source gives for a knob is offered; lesson 05 names some of them."""
    used = {getattr(preset.rules, knob) for preset in cf.PRESETS.values()}
    assert {each for each in used if not isinstance(each, Mapping)} <= set(offered(knob))


def test_a_house_rule_has_one_name() -> None:
    """The list calls a house rule by the name that cells and lessons use, with its title."""
    shown = {slug: words for words, slug in control(table(), "House rule").options}
    for slug, preset in cf.PRESETS.items():
        if slug != DEFAULT:
            assert shown[slug] == f"{slug}: {preset.title}"


def test_rules_dialog() -> None:
    """A house rule from the list, or one rule, says what it changes and deals again by it."""
    laid = table()
    source = control(laid, "House rule")
    assert cf.PRESETS[source.value].rules == cf.Rules()
    source.value = "chicken-foot"
    told = next(w for w in everything(laid) if isinstance(w, widgets.HTML))
    for line in laid.game.rules.differences(cf.preset("chicken-foot")):
        assert line.split(":")[0] in told.value
    assert laid.game.rules == cf.Rules()
    control(laid, "The foot").value = 2
    assert source.value == ""
    control(laid, "Play by these rules").click()
    assert laid.game.rules == dataclasses.replace(cf.preset("chicken-foot"), toes=2)


def test_what_cannot_stand_together_is_said_in_words() -> None:
    """Choices that exclude each other are told without code names; they are never played."""
    laid = table(rules="pagat")
    control(laid, "The starting double").value = "set_aside"
    told = next(w for w in everything(laid) if isinstance(w, widgets.HTML))
    assert "choose another leader under The first leader and Later leaders" in told.value
    before = laid.game
    control(laid, "Play by these rules").click()
    assert laid.game == before
    assert control(laid, "The starting double").value == "set_aside"
    control(laid, "The first leader").value = "high_draw"
    control(laid, "Later leaders").value = "rotate"
    control(laid, "Play by these rules").click()
    rules = laid.game.rules
    assert (rules.start_source, rules.leader_first) == ("set_aside", "high_draw")


def test_a_rule_that_says_nothing_of_so_many_is_said_in_words() -> None:
    """Rules that list other numbers of players are refused without code names."""
    laid = table()
    panel = _Panel(laid.controller)
    panel._take(dataclasses.replace(cf.Rules(), hand_size={3: 7}))
    before = laid.game
    panel.play.click()
    assert "The hand: this rule says nothing of 2 players, only of 3" in panel.differences.value
    assert laid.game == before


@pytest.mark.parametrize("slug", list(cf.PRESETS))
def test_rule_by_rule_in_plain_words(slug: str) -> None:
    """No option is a code name or a bare number, and no two rows have the same title."""
    laid = table()
    control(laid, "House rule").value = slug
    rows = [w for w in everything(laid) if isinstance(w, widgets.Dropdown)]
    titles = [row.description for row in rows]
    assert len(set(titles)) == len(titles)
    panel = [row for row in rows if row.description in [say(f"topic.{knob}") for knob in KNOBS]]
    assert len(panel) == len(TURNED)
    for row in panel:
        words = [words for words, _ in row.options]
        assert len(set(words)) == len(words)
        assert all(" " in each and "_" not in each for each in words)


def test_impossible_rules_are_refused_in_words() -> None:
    """A knob that cannot be turned so says why, and the game goes on as it was."""
    laid = table(players=("you", "random", "greedy", "Ana"))
    control(laid, "The hand").value = 21
    control(laid, "Play by these rules").click()
    told = next(w for w in everything(laid) if isinstance(w, widgets.HTML))
    assert "4 players with 21 tiles" in told.value
    assert laid.game.rules == cf.Rules()
