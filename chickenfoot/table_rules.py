"""The rules dialog: a house rule from the list, or rule by rule, with what it changes in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from html import escape
from typing import Any

import ipywidgets as widgets

from .errors import RulesError
from .explain import _sentence, explain
from .presets import PRESETS
from .rules import _CHOICES, KNOBS, Rules
from .table_controller import Controller
from .text import say

__all__ = ["rules_panel"]

_WIDE = {"description_width": "initial"}
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
    "double_blank_points": (0, 25, 50),
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
        self.chosen = controller.game.rules
        self.following = False
        wide = widgets.Layout(width="auto", max_width="100%")
        self.source = widgets.Dropdown(
            description=say("table.rules.source"),
            options=_sources(),
            value=_slug(self.chosen, DEFAULT),
            style=_WIDE, layout=wide,
        )  # fmt: skip
        self.knobs = {knob: self._knob(knob) for knob in KNOBS if knob not in ("tiebreak", "call")}
        self.differences = widgets.HTML()
        self.play = widgets.Button(description=say("table.rules.play"), layout=wide)
        knobs = widgets.Accordion(
            children=[widgets.VBox(list(self.knobs.values()))],
            titles=(say("table.rules.knobs"),),
            selected_index=None,
        )
        self.box = widgets.VBox([self.source, self.differences, knobs, self.play])
        self.source.observe(self._source_chosen, "value")
        self.play.on_click(lambda _button: self._play())
        controller.listeners.append(self._followed)
        self._tell()

    def _knob(self, knob: str) -> widgets.Dropdown:
        choice = widgets.Dropdown(
            description=say(f"topic.{knob}"),
            options=_options(self.chosen, knob),
            value=getattr(self.chosen, knob),
            style=_WIDE,
            layout=widgets.Layout(width="auto", max_width="100%"),
        )
        choice.observe(lambda change, knob=knob: self._knob_turned(knob, change["new"]), "value")
        return choice

    def _source_chosen(self, change: dict[str, Any]) -> None:
        if not self.following and change["new"] != _OWN:
            self._take(PRESETS[change["new"]].rules)

    def _knob_turned(self, knob: str, value: Any) -> None:
        if self.following:
            return
        try:
            rules = Rules(**{**_values(self.chosen), knob: value})
        except RulesError as error:
            self._show_error(str(error))
            return
        self._take(rules)

    def _take(self, rules: Rules) -> None:
        """Show `rules` in all parts at once."""
        self.chosen = rules
        self.following = True
        try:
            self.source.value = _slug(rules, self.source.value)
            for knob, choice in self.knobs.items():
                choice.options = _options(rules, knob)
                choice.value = getattr(rules, knob)
        finally:
            self.following = False
        self._tell()

    def _tell(self) -> None:
        self.known = self.controller.game.rules
        lines = self.known.differences(self.chosen)
        head = say("table.rules.differs" if lines else "table.rules.same")
        told = lines or explain(self.chosen)
        items = "".join(f"<li>{escape(line)}</li>" for line in told)
        self.differences.value = f"<p>{escape(head)}</p><ul>{items}</ul>"

    def _show_error(self, text: str) -> None:
        self.differences.value = f'<p role="alert">{escape(text)}</p>'

    def _play(self) -> None:
        try:
            self.controller.change_rules(self.chosen)
        except RulesError as error:
            self._show_error(str(error))

    def _followed(self) -> None:
        """The table plays by other rules now, such as those of a loaded game."""
        if self.known != self.controller.game.rules:
            self._take(self.controller.game.rules)


def _values(rules: Rules) -> dict[str, Any]:
    return {knob: getattr(rules, knob) for knob in KNOBS}


def _sources() -> list[tuple[str, str]]:
    titles = {slug: preset.title for slug, preset in PRESETS.items()}
    del titles[DEFAULT]  # it has the name by which players know it, and stands first
    return [
        (say("table.rules.ours"), DEFAULT),
        *((title, slug) for slug, title in titles.items()),
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
    values = list(_NUMBERS.get(knob) or _CHOICES[knob])
    if present not in values:
        values.append(present)
    return [(_value_words(rules, knob, value), value) for value in values]


def _value_words(rules: Rules, knob: str, value: Any) -> str:
    """A number as it is; a choice of several as the sentence that the rules have for it."""
    if isinstance(value, Mapping):
        return say("table.rules.each", each=[f"{n} ({players})" for players, n in value.items()])
    if isinstance(value, int) and not isinstance(value, bool) and knob != "draw_limit":
        return str(value)
    try:
        return _sentence(replace(rules, **{knob: value}), knob) or str(value)
    except RulesError:
        return str(value)  # not with the other rules; choosing it says why
