"""A sentence for each member of what can be added to: knobs, house rules, players, themes, ends.

The code puts the keys of such sentences together, as in ``say(f"seats.{name}")``, so that a new
member is silent until its sentence is missed. Here each is asked for beforehand, by its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

import pytest

from chickenfoot.curriculum.glossary import TERMS
from chickenfoot.curriculum.rulebook import RULEBOOK
from chickenfoot.drawing.themes import THEMES
from chickenfoot.engine.knobs import CHOICES, TIEBREAKS
from chickenfoot.engine.moves import EndReason, Kind, Reason
from chickenfoot.engine.presets import PRESETS
from chickenfoot.engine.rules import KNOBS
from chickenfoot.players.registry import NAMES
from chickenfoot.table.browser_state import BUTTONS, SHORTCUTS
from chickenfoot.table.controls import _PACES
from chickenfoot.table.rack_order import ORDERS
from chickenfoot.text import has
from chickenfoot.text.catalogue import message_id

# Every pip that a tile can show, and those that are words and not figures.
PIPS, WORDS = range(19), range(10)

# Knobs with a number, and those that the rules dialog does not turn.
NOT_TURNED = ("tiebreak", "call")
NUMBERS = [knob for knob in KNOBS if knob not in CHOICES and knob not in NOT_TURNED]

# Said with another knob, or idle wherever it may stand.
NO_SENTENCE = {
    "explain.last_double_points", "explain.leader_first.holder", "explain.leader_later.holder",
}  # fmt: skip


def values_of(knob: str) -> set[str]:
    """The sentences of each value of a knob: a word has its own, numbers share one."""
    if knob == "tiebreak":
        orders = [order for n in range(3) for order in permutations(TIEBREAKS, n)]
        return {f"explain.tiebreak.{'+'.join(order) or 'none'}" for order in orders}
    keys = set()
    for value in CHOICES.get(knob, (0,)):
        is_word = value is None or isinstance(value, bool | str)
        keys.add(f"explain.{knob}.{str(value).lower()}" if is_word else f"explain.{knob}")
    return keys


FAMILIES: dict[str, Iterable[str]] = {
    "engine/explain.py says each value of each knob": (
        {key for knob in KNOBS for key in values_of(knob)} - NO_SENTENCE
    ),
    "engine/explain.py and the rules dialog name each knob": [f"topic.{knob}" for knob in KNOBS],
    "table/rules_panel.py offers the numbers of each knob": [f"knobs.{knob}" for knob in NUMBERS],
    "table/rules_panel.py says what going out on a double does": [
        f"knobs.last_double.{value}" for value in CHOICES["last_double"]
    ],
    "engine/presets.py tells title, origin and note of each house rule": [
        f"source.{slug}.{part}" for slug in PRESETS for part in ("title", "from", "note")
    ],
    "engine/explain.py calls the doubles": [f"number.many.{pip}" for pip in PIPS],
    "engine/refusals.py has a sentence for each reason": [f"refusal.{r.value}" for r in Reason],
    "engine/rounds.py says how a round ended": [f"ended.{r.value}" for r in EndReason],
    "engine/score.py says which tie-break parted equal totals": [
        f"standings.by.{rule}" for rule in TIEBREAKS
    ],
    "lab/simulation.py counts how rounds ended": [f"lab.ends.{r.value}" for r in EndReason],
    "players/reasons.py says what speaks for drawing and passing": [
        f"reason.{kind.value}" for kind in (Kind.DRAW, Kind.PASS)
    ],
    "players/reasons.py names the tiles of each number": [f"reason.many.{pip}" for pip in PIPS],
    "table/wording.py tells each kind of move": [f"table.event.{kind.value}" for kind in Kind],
    "table/seats.py names each built-in player": [f"seats.{name}" for name in NAMES],
    "table/seats.py says what kind each built-in player is": [
        f"seats.kind.{name}" for name in NAMES
    ],
    "table/controls.py names each theme": [f"table.theme.{name}" for name in ("auto", *THEMES)],
    "table/controls.py names each order of a hand": [f"table.sort.{name}" for name in ORDERS],
    "table/controls.py names each pace": [f"table.pace.{name}" for name in _PACES],
    "table/browser_state.py names each button": [f"table.button.{name}" for name in BUTTONS],
    "table/browser_state.py tells each shortcut": [f"table.keys.{name}" for name in SHORTCUTS],
    "drawing/alt_text.py says which number must be shown": [f"alt.must.{pip}" for pip in PIPS],
    "drawing/round_scene.py says which number must be shown": [
        f"picture.must.{pip}" for pip in PIPS
    ],
    "table/wording.py says which number must be shown": [f"table.must.{pip}" for pip in PIPS],
    "curriculum/rulebook.py names and states each rule": [
        f"rulebook.{key}{part}" for key in RULEBOOK for part in ("", ".name")
    ],
    "text/catalogue.py says small numbers in words": [f"number.{n}" for n in WORDS],
    "curriculum/glossary.py has each word and what it means": [
        f"glossary.{term.key}.{part}" for term in TERMS for part in ("term", "meaning")
    ],
}


def missing(keys: Iterable[str]) -> list[str]:
    """The messages that chickenfoot/text/en ought to have and does not."""
    return sorted(message_id(key) for key in keys if not has(key))


@pytest.mark.parametrize("family", FAMILIES)
def test_each_member_has_its_sentence(family: str) -> None:
    """A member without one is named, with the file that speaks of it."""
    lacking = missing(FAMILIES[family])
    assert not lacking, f"{family}: write {', '.join(lacking)} into a file of chickenfoot/text/en"


def test_what_lacks_a_sentence_is_named() -> None:
    """By the name that its message would have in the file."""
    assert missing(["seats.greedy", "seats.Ana", "topic.wild"]) == ["seats-Ana", "topic-wild"]
