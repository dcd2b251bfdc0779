"""Rules in plain sentences, in the order of play, and the difference of two rule sets."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Protocol

from ..text import say, say_in
from ..text.languages import current
from .tiles import set_size

__all__ = [
    "ORDER", "OUR_CALL", "Knobs", "Lines", "call_in_words", "differences", "explain", "sentence",
]  # fmt: skip

OUR_CALL = "Chickie {n}"
"""What is called over a double under our own rules."""

ORDER = (
    "set_max", "hand_size", "yard_reserve", "round_order", "rounds", "start_source",
    "start_missing", "leader_first", "leader_later", "spinner_arms", "voluntary_draw",
    "draw_limit", "drawn_tile",
    "toes", "foot_first", "call", "knock", "empty_yard", "dead_foot", "last_double",
    "last_double_points", "double_blank_points", "blank_half_points", "tiebreak",
)  # fmt: skip
"""The knobs in the order in which a round meets them; also the order of differences."""

# Values that a reader would take for granted: said in a difference, not in the rules.
_PLAIN = {
    "yard_reserve": 0, "knock": "off", "dead_foot": "play_on",
    "blank_half_points": 0, "rounds": None,
}  # fmt: skip


class Knobs(Protocol):
    """What is read of a rule set: every knob by its name, these few as attributes."""

    @property
    def start_source(self) -> str:
        """Where the starting double comes from."""

    @property
    def toes(self) -> int:
        """How many toes a foot has."""

    @property
    def last_double(self) -> str:
        """What going out on a double does."""

    @property
    def last_double_points(self) -> int:
        """What it costs, where it costs anything."""

    def called(self, pip: int) -> str:
        """What a player calls out who plays the double of `pip`."""


class Lines(tuple[str, ...]):
    """Sentences, one a line when printed, a list in a notebook."""

    def __str__(self) -> str:
        return "\n".join(self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        items = "".join(f"<li>{escape(line)}</li>" for line in self)
        return {"text/plain": str(self), "text/html": f"<ul>{items}</ul>"}


def explain(rules: Knobs) -> Lines:
    """The rules of `rules`, one sentence a rule that matters, in the order of play."""
    said = (sentence(rules, knob) for knob in ORDER if not _goes_without_saying(rules, knob))
    return Lines([*(line for line in said if line), say("explain.goal")])


def differences(mine: Knobs, other: Knobs) -> Lines:
    """What `other` does differently from `mine`: one line a difference."""
    lines = []
    for knob in ORDER:
        if getattr(mine, knob) == getattr(other, knob) and not _idle_in_one(mine, other, knob):
            continue
        if knob == "last_double_points" and mine.last_double != other.last_double:
            continue  # said with last_double
        here, there = sentence(mine, knob), sentence(other, knob)
        if here != there:
            none = say("explain.nothing")
            lines.append(
                say(
                    "explain.differs",
                    topic=say(f"topic.{knob}"),
                    here=here or none,
                    there=there or none,
                )
            )
    return Lines(lines)


def _goes_without_saying(rules: Knobs, knob: str) -> bool:
    if knob == "last_double_points":
        return True  # said with last_double
    return knob in _PLAIN and getattr(rules, knob) == _PLAIN[knob]


def _matters(rules: Knobs, knob: str) -> bool:
    held = rules.start_source == "hand"
    if knob == "start_missing":
        return held
    if knob in ("leader_first", "leader_later"):
        return not held
    if knob in ("foot_first", "dead_foot"):
        return rules.toes > 0
    if knob == "last_double_points":
        return rules.last_double == "penalty"
    return True


def _idle_in_one(mine: Knobs, other: Knobs, knob: str) -> bool:
    """Whether one of two equal values plays a part worth telling and the other plays none."""
    if _goes_without_saying(mine, knob):
        return False
    return _matters(mine, knob) != _matters(other, knob)


def sentence(rules: Knobs, knob: str) -> str:
    """The sentence for one knob, or "" where the other knobs make it idle."""
    if not _matters(rules, knob):
        return ""
    value = getattr(rules, knob)
    if knob == "set_max":
        return say("explain.set_max", n=value, tiles=set_size(value))
    if knob in ("hand_size", "yard_reserve") and isinstance(value, Mapping):
        each = [say("explain.for_players", players=p, n=n) for p, n in value.items()]
        return say(f"explain.{knob}.each", each=each)
    if knob == "hand_size" and value == "div42":
        return say("explain.hand_size.div42")
    if knob == "tiebreak":
        return say(f"explain.tiebreak.{'+'.join(value) or 'none'}")
    if knob == "call":
        return say("explain.call", call=rules.called(4))
    if knob in ("last_double", "last_double_points"):
        return say(f"explain.last_double.{rules.last_double}", n=rules.last_double_points)
    if knob == "spinner_arms" and value == "players":
        return say("explain.spinner_arms.players")
    if knob == "toes" and not value:
        return say("explain.toes.none")
    if value is None or isinstance(value, (bool, str)):
        return say(f"explain.{knob}.{str(value).lower()}")
    return say(f"explain.{knob}", n=value)


def call_in_words(call: str, pip: int, language: str | None) -> str:
    """A house rule's call with its number in the words of a language, English where it has none.

    Without a `language` it is the one in use, and so is our own call: "Chickie" or "Galinha".
    As an exclamation it begins with a capital.
    """
    ours = language is None and call == OUR_CALL
    number = say_in(language or current(), f"number.many.{pip}")
    said = say("rules.call", number=number) if ours else call.format(n=number)
    return said[:1].upper() + said[1:]
