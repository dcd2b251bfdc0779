"""The house rules of published sources by name, and how far each is the source's own.

``PRESETS["chicken-scratch"]`` tells where rules come from, which of them the source states and
which were inferred; ``preset("chicken-scratch")`` is the rule set alone. The values of the
sources are in :mod:`chickenfoot.engine.sources`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..common.named import NamedValues
from ..text import say
from .rules import Rules, preset
from .sources import SOURCES

__all__ = ["PRESETS", "Preset"]


@dataclass(frozen=True, repr=False)
class Preset:
    """The rules of one source, and how far they are the source's own.

    Attributes
    ----------
    slug : str
        Its name in :data:`PRESETS`.
    code : str
        A short name.
    language : str
        The ISO 639 code of the text that was read.
    rules : Rules
        The rule set.
    stated, inferred : Mapping
        Knobs of `Rules` with their values: what the source says, and what follows from its
        words. All other knobs have the value of ``sources.NEUTRAL``.
    complete : bool
        False where only the opening of the text, or a copy of it, could be read.
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
    def label(self) -> str:
        """The one name by which a cell asks for it, with its title: what lists show."""
        return say("preset.label", slug=self.slug, title=self.title)

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
        """Name and title, origin, values and note, a line each; an empty one is left out."""
        lines = [self.label, say("preset.source", source=self.source)]
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


class _Presets(NamedValues[Preset]):
    """All presets by their slugs; there is one of it, whether copied or pickled."""

    __slots__ = ()

    def __reduce__(self) -> str:
        return "PRESETS"  # the name in this file under which it is found again


PRESETS: Mapping[str, Preset] = _Presets(
    "preset",
    {
        source.slug: Preset(
            slug=source.slug,
            code=source.code,
            language=source.language,
            rules=preset(source.slug),
            stated=source.stated,
            inferred=source.inferred,
            complete=source.complete,
        )
        for source in SOURCES
    },
)
"""The house rules by their names."""
