"""The rules dialog: a house rule from the list, or rule by rule, with what it changes in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from html import escape
from typing import Any

import ipywidgets as widgets

from ..engine.explain import explain, sentence
from ..engine.knobs import CHOICES
from ..engine.presets import PRESETS
from ..engine.rules import KNOBS, Rules
from ..engine.tiles import set_size
from ..errors import ChickenfootError, RulesError
from ..text import say
from ..text.languages import Words, follow
from .controller import Controller
from .form_fields import button, choice, relabel, speaking

__all__ = ["offered", "rules_panel"]

_OWN = ""
DEFAULT = "wikipedia-en"
"""The source whose rules `Rules()` are, call and all."""

# What a knob offers besides its numbers: values that are no choice of one of several words.
_NUMBERS: dict[str, tuple[Any, ...]] = {
    "set_max": (6, 9, 12, 15, 18),
    "hand_size": (5, 7, 8, 10, 11, 13, 14, 15, 21, "div42"),
    "yard_reserve": (0, 1, 2),
    "spinner_arms": (3, 4, 5, 6, 8, "players"),
    "toes": (0, 1, 2, 3, 4),
    "last_double_points": (25, 50),
    "double_blank_points": (0, 25, 50, 100),
    "blank_half_points": (0, 25),
    "rounds": (None, 1, 2, 3, 4, 5),
}


def rules_panel(controller: Controller) -> widgets.VBox:
    """A list of house rules, the knobs one by one, what would differ, and a button to play so."""
    return _Panel(controller).box


class _Panel:
    """The parts of the dialog, which follow each other."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.chosen = controller.session.game.rules
        self.following = False
        self.refused: Words | None = None
        self.source = choice(
            "table.rules.source", _sources, _slug(self.chosen, DEFAULT), self._source_chosen
        )
        self.knobs = {knob: self._knob(knob) for knob in KNOBS if knob not in ("tiebreak", "call")}
        # Of one height and scrolling, so that nothing jumps when other rules are told.
        self.differences = widgets.HTML(
            tabbable=True, layout=widgets.Layout(height="11em", overflow="auto")
        )
        self.play = button("table.rules.play", self._play)
        knobs = widgets.Accordion(
            children=[widgets.VBox(list(self.knobs.values()))],
            titles=(say("table.rules.knobs"),),
            selected_index=None,
        )
        speaking(knobs, titles=lambda: (say("table.rules.knobs"),))
        self.box = widgets.VBox([self.source, self.differences, self.play, knobs])
        controller.flow.listeners.append(self._followed)
        self._tell()
        follow(self._speak)

    def _speak(self) -> None:
        """All in the language of now; what is chosen, and what was said of it, stays."""
        for knob, box in self.knobs.items():
            relabel(box, [(_value_words(knob, value), value) for _, value in box.options])
        self.differences.value = self.shown()

    def _knob(self, knob: str) -> widgets.Dropdown:
        options, value = _options(self.chosen, knob), getattr(self.chosen, knob)
        return choice(f"topic.{knob}", options, value, lambda _value: self._knob_turned(knob))

    def _source_chosen(self, slug: str) -> None:
        if not self.following and slug != _OWN:
            self._take(PRESETS[slug].rules)

    def _knob_turned(self, knob: str) -> None:
        if self.following:
            return
        shown = {name: box.value for name, box in self.knobs.items()}
        try:
            rules = Rules(**{**_values(self.chosen), **shown})
        except RulesError as error:
            # All stays as it is shown: the next choice may make it possible.
            text = str(error)
            self._refuse(lambda: _impossible(shown, knob) or text)
            return
        self._take(rules)

    def _take(self, rules: Rules) -> None:
        """Show `rules` in all parts at once."""
        self.chosen = rules
        self.following = True
        try:
            self.source.value = _slug(rules, self.source.value)
            for knob, box in self.knobs.items():
                box.options = _options(rules, knob)
                box.value = getattr(rules, knob)
        finally:
            self.following = False
        self._tell()

    def _tell(self) -> None:
        self.refused = None
        self.known = self.controller.session.game.rules
        self._show(self._differences)

    def _differences(self) -> str:
        lines = self.known.differences(self.chosen)
        head = say("table.rules.differs" if lines else "table.rules.same")
        sentences = lines or explain(self.chosen)
        items = "".join(f"<li>{escape(line)}</li>" for line in sentences)
        return f"<p>{escape(head)}</p><ul>{items}</ul>"

    def _refuse(self, words: Words) -> None:
        self.refused = words
        self._show(lambda: f'<p role="alert">{escape(words())}</p>')

    def _show(self, page: Words) -> None:
        self.shown = page
        self.differences.value = page()

    def _play(self) -> None:
        if self.refused is not None:
            self._refuse(self.refused)
            self.controller.speak(self.refused)
            return
        try:
            self.controller.flow.change_rules(self.chosen)
        except ChickenfootError as error:
            rules, players, text = self.chosen, len(self.controller.session.seats), str(error)

            def why() -> str:
                return _not_for(rules, players) or text

            self._refuse(why)
            self.controller.speak(why)
            self.refused = None  # these rules are possible, if not for this table

    def _followed(self) -> None:
        """The table plays by other rules now, such as those of a loaded game."""
        if self.known != self.controller.session.game.rules:
            self._take(self.controller.session.game.rules)


def _values(rules: Rules) -> dict[str, Any]:
    return {knob: getattr(rules, knob) for knob in KNOBS}


def _sources() -> list[tuple[str, str]]:
    labels = {slug: preset.label for slug, preset in PRESETS.items()}
    del labels[DEFAULT]  # it has the name by which players know it, and stands first
    return [
        (say("table.rules.ours"), DEFAULT),
        *((label, slug) for slug, label in labels.items()),
        (say("table.rules.own"), _OWN),
    ]


def _slug(rules: Rules, known: str) -> str:
    """The source of `rules`, the `known` one if it is one of several."""
    if known in PRESETS and PRESETS[known].rules == rules:
        return known
    return next((slug for slug, preset in PRESETS.items() if preset.rules == rules), _OWN)


def _options(rules: Rules, knob: str) -> list[tuple[str, Any]]:
    """The values that a knob offers, each in words, the present one among them."""
    present = getattr(rules, knob)
    values = list(offered(knob))
    if present not in values:
        values.append(present)
    return [(_value_words(knob, value), value) for value in values]


def offered(knob: str) -> tuple[Any, ...]:
    """The values that the dialog offers for a knob, beside the present one."""
    return _NUMBERS.get(knob) or CHOICES.get(knob, ())


def _value_words(knob: str, value: Any) -> str:
    """A number with its unit; a choice of several as the sentence that the rules have for it."""
    if isinstance(value, Mapping):
        return say("table.rules.each", each=[f"{n} ({players})" for players, n in value.items()])
    if isinstance(value, int) and not isinstance(value, bool) and knob != "draw_limit":
        tiles = set_size(value) if knob == "set_max" else 0
        zero = knob in ("yard_reserve", "toes") and not value
        return say(f"knobs.{knob}.none" if zero else f"knobs.{knob}", n=value, tiles=tiles)
    if value == "holder":
        return say("knobs.holder")
    if knob == "last_double":
        return say(f"knobs.last_double.{value}")  # what it costs has a row of its own
    # The sentence of rules in which the knob plays its part, whatever the others are now.
    return sentence(replace(Rules(), **{**_WHERE.get(knob, {}), knob: value}), knob)


# Where a knob plays no part under the default rules: the rules under which it does.
_WHERE = {"start_missing": {"start_source": "hand"}}


def _impossible(shown: Mapping[str, Any], knob: str) -> str:
    """Why these choices cannot stand together, in the words of the panel."""
    led = [name for name in ("leader_first", "leader_later") if shown[name] == "holder"]
    if shown["start_source"] == "set_aside" and led:
        return say("knobs.no_holder", topics=[say(f"topic.{name}") for name in led])
    arms, most = shown["spinner_arms"], shown["set_max"]
    if isinstance(arms, int) and arms > most:
        return say("knobs.arms", arms=arms, n=most)
    return say("knobs.impossible", topic=say(f"topic.{knob}"))


def _not_for(rules: Rules, players: int) -> str:
    """Which rule says nothing of so many players, in the words of the panel; "" if none."""
    for knob in ("hand_size", "yard_reserve"):
        value = getattr(rules, knob)
        if isinstance(value, Mapping) and players not in value:
            topic = say(f"topic.{knob}")
            return say("knobs.not_listed", topic=topic, players=players, listed=list(value))
    return ""
