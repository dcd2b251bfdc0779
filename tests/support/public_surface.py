"""Everything public, found by looking: the functions, classes and methods behind `cf.__all__`."""

from __future__ import annotations

import enum
import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import NamedTuple

import chickenfoot as cf

__all__ = ["MADE_BY", "Public", "public_callables", "public_classes", "room_of"]

# Made by a function of ours, or by Python's own: nobody calls the class.
MADE_BY = {
    "Advice": "advise",
    "Animation": "animate",
    "ChickenfootError": "raised by us",
    "Comparison": "compare",
    "Drawing": "draw",
    "Effects": "cross",
    "EndReason": "Python's enum",
    "Game": "Game.new",
    "IllegalMove": "raised by us",
    "InvalidText": "raised by us",
    "Kind": "Python's enum",
    "Layout": "layout",
    "League": "league",
    "Outcome": "Round.outcome",
    "PlayerError": "raised by us",
    "PlayerView": "Round.view",
    "PositionError": "raised by us",
    "Preset": "PRESETS",
    "Reason": "Python's enum",
    "RecordError": "raised by us",
    "Refusal": "Round.why_not",
    "Round": "deal",
    "RulesError": "raised by us",
    "Sample": "simulate",
    "ScoreSheet": "ScoreSheet.new",
    "Table": "play",
    "lessons.Card": "lessons.card",
    "lessons.ClassTable": "lessons.collect",
    "lessons.Exercise": "lessons.exercise",
    "lessons.LevelBox": "lessons.level",
    "lessons.Practice": "lessons.practice",
    "lessons.PrintSheet": "lessons.sheet",
    "lessons.ProgressBox": "lessons.progress",
    "lessons.QuestionCard": "lessons.question",
    "lessons.Report": "lessons.check_01",
    "lessons.Vote": "lessons.projector",
}


class Public(NamedTuple):
    """A public function, class or method.

    `name`: as one writes it, such as ``Rules.points`` or ``lessons.level``; `owner`: the class
    that it is a method of, None for a function or a class itself; `value`: the thing itself.
    """

    name: str
    owner: type | None
    value: object

    @property
    def is_class(self) -> bool:
        """Whether calling it makes an instance."""
        return isinstance(self.value, type)


def _names() -> Iterator[tuple[str, object]]:
    """(name, value) of every public name, and of those of the public modules."""
    seen: set[int] = set()
    for name in cf.__all__:
        value = getattr(cf, name)
        inner = [(name, value)]
        if isinstance(value, ModuleType):
            inner = [(f"{name}.{each}", getattr(value, each)) for each in value.__all__]
        for full, each in inner:
            if id(each) not in seen:
                seen.add(id(each))
                yield full, each


def room_of(value: object) -> str:
    """The room of the package in which a function or class was written, else ""."""
    package, _, rest = str(getattr(value, "__module__", "")).partition(".")
    return rest.partition(".")[0] if package == "chickenfoot" else ""


def public_classes() -> dict[str, type]:
    """Every public class of ours by its name."""
    return {name: value for name, value in _names() if isinstance(value, type) and room_of(value)}


def _methods(name: str, owner: type) -> Iterator[Public]:
    for attribute in dir(owner):
        if attribute.startswith("_"):
            continue
        home = next(c for c in owner.__mro__ if attribute in vars(c))
        raw = vars(home)[attribute]
        function = raw.__func__ if isinstance(raw, classmethod | staticmethod) else raw
        if room_of(home) and inspect.isfunction(function) and room_of(function):
            yield Public(f"{name}.{attribute}", owner, function)


def public_callables() -> list[Public]:
    """Every public function, class and method of ours, by name."""
    found: list[Public] = []
    for name, value in _names():
        if inspect.isfunction(value) and room_of(value):
            found.append(Public(name, None, value))
    for name, owner in public_classes().items():
        found.append(Public(name, None, owner))
        if not issubclass(owner, enum.Enum):
            found.extend(_methods(name, owner))
    return sorted(found)
