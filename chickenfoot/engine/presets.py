"""The house rules of 30 sources as rule sets, by name.

``preset("chicken-scratch")`` is the `Rules` to deal with; ``PRESETS["chicken-scratch"]``
also tells where they come from, which of them the source states and which were inferred.
The values themselves are in :mod:`chickenfoot.engine.sources`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from ..common.arguments import unknown_name
from ..errors import RulesError
from ..text import say
from .rules import Rules
from .sources import NEUTRAL, SOURCES, Source

__all__ = ["PRESETS", "Preset", "preset", "rules_of"]


@dataclass(frozen=True, repr=False)
class Preset:
    """The rules of one source, and how far they are the source's own.

    `slug` names it in :data:`PRESETS`, `code` is its short name in the project's notes, and
    `language` the ISO 639 code of the text that was read. `stated` and `inferred` map knobs
    of `Rules` to values: what the source says, and what follows from its words. All other
    knobs have the value of `sources.NEUTRAL`. `complete` is False where only the opening of
    the text, or a copy of it, could be read.
    """

    slug: str
    code: str
    language: str
    rules: Rules
    stated: Mapping[str, Any] = field(hash=False)
    inferred: Mapping[str, Any] = field(hash=False)
    complete: bool

    @property
    def title(self) -> str:
        """The name to show a person."""
        return say(f"source.{self.slug}.title")

    @property
    def source(self) -> str:
        """What kind of text it is and where it comes from."""
        return say(f"source.{self.slug}.from")

    @property
    def note(self) -> str:
        """What the knobs leave out or decide; empty if there is nothing to say."""
        return say(f"source.{self.slug}.note")

    def __repr__(self) -> str:
        return f"PRESETS[{self.slug!r}]"

    def __str__(self) -> str:
        """Title, origin, values and note, a line each; a line with nothing to tell is left out."""
        lines = [self.title, say("preset.source", source=self.source)]
        for key, values in (("stated", self.stated), ("inferred", self.inferred)):
            if values:
                lines.append(say(f"preset.{key}", values=_as_arguments(values)))
        if not self.complete:
            lines.append(say("preset.incomplete"))
        if self.note:
            lines.append(say("preset.note", note=self.note))
        return "\n".join(lines)

    def __reduce__(self) -> tuple[Any, ...]:
        # Read-only mappings cannot be pickled, and there is one Preset a name anyway.
        return (_named, (self.slug,))


def _named(slug: str) -> Preset:
    return PRESETS[slug]


def _as_arguments(values: Mapping[str, Any]) -> str:
    """The values as one would write them in a call of `Rules`."""
    plain = {k: dict(v) if isinstance(v, Mapping) else v for k, v in values.items()}
    return ", ".join(f"{knob}={value!r}" for knob, value in plain.items())


def _build(source: Source) -> Preset:
    knobs: dict[str, Any] = {**NEUTRAL, **source.stated, **source.inferred}
    return Preset(
        slug=source.slug,
        code=source.code,
        language=source.language,
        rules=Rules(**knobs),
        stated=source.stated,
        inferred=source.inferred,
        complete=source.complete,
    )


PRESETS: Mapping[str, Preset] = MappingProxyType({s.slug: _build(s) for s in SOURCES})


def preset(name: str) -> Rules:
    """The rules of the source called `name`, one of the keys of :data:`PRESETS`.

    Raises RulesError, with the closest name or all of them, if there is no such source.
    """
    try:
        return PRESETS[name].rules
    except (KeyError, TypeError):  # TypeError: what cannot be a key is no name either
        raise RulesError(unknown_name("noun.preset", name, PRESETS), name=name) from None


def rules_of(rules: Rules | str) -> Rules:
    """`rules` themselves, or those of the house rule of this name.

    Raises RulesError for anything else.
    """
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, str):
        return preset(rules)
    raise RulesError(say("rules.no_rules", rules=repr(rules)[:200]), rules=rules)
