"""Whatever is given to anything public is answered: a result, or an error of ours, short.

The functions, classes and methods are found by looking (tests/support/public_surface.py), so a
new one is tested from its first day; so is each of its parameters. A method is called on an
example of its class (`EXAMPLES`), and every parameter but the odd one has a good value (`GOOD`).
"""

from __future__ import annotations

import inspect
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from functools import cache
from itertools import islice
from types import FrameType
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import chickenfoot as cf
from chickenfoot import lessons, themes
from tests.support.odd_values import ODD_VALUES, Endless, OwnError, any_values
from tests.support.public_surface import MADE_BY, Public, public_callables, public_classes

LONGEST = 1200
"""The most letters that a message may have."""

SECONDS = 15
"""After these a call is taken to hang. Far more than any needs, even on a busy machine."""

# How much is to be done. A large number is no mistake, and takes the time that it takes.
AMOUNTS = {"games", "rounds", "samples"}
MOST_DONE = 500
# Where a file or a folder is meant, the operating system may say no.
FILES = {"path", "folder", "save", "checkpoint", "animate.x"}
# What a function takes by ** and looks at itself.
OPTIONS = {"draw": ("hands", "seat", "names", "ends", "last", "layout")}


@cache
def now() -> cf.Round:
    """A round in its middle."""
    return cf.setup(
        cf.Rules(),
        ["9-9", "9-3 on 9-9", "9-5 on 9-9", "9-6 on 9-9", "9-8 on 9-9"],
        ["3-0 5-0 4-4", "7-2 6-1"],
        yard="8-1 7-1",
    )


@cache
def over() -> cf.Round:
    """A round that is over."""
    played: cf.Round = cf.play_out(cf.Game.new(2, seed=1), ["random"] * 2).past[0]
    return played


def table_round() -> cf.Round:
    """The round at the table that the methods of a table are called on."""
    table = example("Table")
    assert isinstance(table, cf.Table)
    found: cf.Round = table.game.round
    return found


def first_round_played() -> cf.Game:
    """A game after its first round."""
    game = cf.Game.new(2, seed=1)
    while not game.round.is_over:
        game = game.play(game.round.legal_moves()[0])
    return game


@cache
def example(name: str) -> object:
    """One of the class, or for the method, of that name; several calls use the same one."""
    return EXAMPLES[name]()


EXAMPLES: dict[str, Callable[[], object]] = {
    "Advice": lambda: cf.advise(now(), samples=2),
    "Animation": lambda: cf.animate(now().tableau),
    "Comparison": lambda: cf.compare(
        {"one": cf.Rules(), "other": cf.Rules(toes=2)}, ("random",) * 2, rounds=4, progress=False
    ),
    "Drawing": lambda: cf.draw("9-9"),
    "Effects": lambda: cf.cross({"toes": [3, 2]}, ("random",) * 2, rounds=4, progress=False),
    "Game": lambda: cf.Game.new(2, seed=1),
    "Game.next_round": lambda: first_round_played(),
    "Layout": lambda: cf.layout(now().tableau),
    "League": lambda: cf.league(["random", "greedy"], rounds=2, seed=1, progress=False),
    "Move": lambda: cf.Move.parse("9-3 on 9-9"),
    "Outcome": lambda: over().outcome,
    "PlayerView": lambda: now().view(),
    "Round": now,
    "Rules": cf.Rules,
    "Sample": lambda: cf.simulate(players=["random"] * 2, rounds=2, seed=1, progress=False),
    "ScoreSheet": lambda: cf.ScoreSheet.new(2).add(["", "0-0 6-4"]),
    "Table": lambda: cf.play(["you", "random"], seed=1, save=False, pace=0),
    "Tableau": lambda: now().tableau,
    "Tile": lambda: cf.Tile(9, 3),
    "lessons.Card": lessons.card,
    "lessons.ClassTable": lambda: lessons.collect("."),
    "lessons.Exercise": lambda: lessons.exercise(1),
    "lessons.LevelBox": lambda: lessons.level("1.1"),
    "lessons.Practice": lambda: lessons.practice(2, seed=1),
    "lessons.PrintSheet": lambda: lessons.sheet(1, seed=1),
    "lessons.ProgressBox": lessons.progress,
    "lessons.QuestionCard": lambda: lessons.question(seed=1),
    "lessons.Report": lambda: lessons.check_01(None),
    "lessons.Vote": lambda: lessons.projector(2, seed=1),
}

# Good values by "callable.parameter" or by parameter alone; small, so that a call is quick.
GOOD: dict[str, Callable[[], object]] = {
    "Coach.samples": lambda: 2,
    "Layout.of.tile": lambda: cf.Tile(9, 3),
    "Move.tile": lambda: cf.Tile(9, 3),
    "Rules.from_dict.values": lambda: cf.Rules().to_dict(),
    "ScoreSheet.correct.number": lambda: 1,
    "ScoreSheet.from_csv.text": lambda: "round,double,Ana,Bo\n1,9,0,7\n",
    "ScoreSheet.from_dict.values": lambda: cf.ScoreSheet.new(2).to_dict(),
    "ScoreSheet.outcome.number": lambda: 1,
    "ScoreSheet.without.number": lambda: 1,
    "Tableau.add.tile": lambda: cf.Tile(3, 0),
    "Tableau.add.onto": lambda: cf.Tile(9, 3),
    "Tableau.parse.text": lambda: "9-9, 9-3 on 9-9",
    "Tile.parse.text": lambda: "9-3",
    "advise.samples": lambda: 2,
    "compare.players": lambda: ["random", "random"],
    "compare.rounds": lambda: 2,
    "compare.variants": lambda: {"one": cf.Rules(), "other": cf.Rules(toes=2)},
    "cross.knobs": lambda: {"toes": [3, 2]},
    "cross.players": lambda: ["random", "random"],
    "cross.rounds": lambda: 2,
    "draw.x": lambda: now(),
    "animate.x": lambda: cf.Tableau.parse("9-9, 9-3 on 9-9"),
    "league.players": lambda: ["random", "greedy"],
    "league.rounds": lambda: 2,
    "lessons.LevelBox.play.text": lambda: "9-9",
    "lessons.LevelBox.tile.text": lambda: "9-9",
    "lessons.QuestionCard.choose.letter": lambda: "A",
    "lessons.Report.of.found": lambda: [(True, "Right.")],
    "lessons.exercise.lesson": lambda: 1,
    "lessons.level.number": lambda: "1.1",
    "lessons.levels.lesson": lambda: 1,
    "lessons.picture.number": lambda: "1.1",
    "lessons.rule.key": lambda: "match",
    "lessons.sign.name": lambda: "Ana",
    "mistakes.samples": lambda: 2,
    "move": lambda: cf.Move.parse("3-0 on 9-3"),
    "play.save": lambda: False,
    "play_out.game": lambda: cf.Game.new(2, seed=1),
    "play_out.players": lambda: ["random", "random"],
    "players.ask.player": lambda: cf.players.named("random"),
    "players.checked.answer": lambda: "3-0 on 9-3",
    "players.labelled.players": lambda: ["random", "random"],
    "simulate.players": lambda: ["random", "random"],
    "simulate.rounds": lambda: 2,
    "verdicts.move": lambda: "9-1 on 9-9",
    "verdicts.plays": lambda: ["9-9"],
    "verdicts.hands": lambda: ["9-1", "9-2"],
    "Game.at.now": lambda: cf.Game.new(2, seed=1).round,
    "Game.play.move": lambda: cf.Game.new(2, seed=1).round.legal_moves()[0],
    "Table.play.move": lambda: table_round().legal_moves()[0],
    "League.meeting.other": lambda: "greedy",
    "League.meeting.one": lambda: "random",
    "League.score.player": lambda: "random",
    "Comparison.difference.variant": lambda: "other",
    "Comparison.mean.variant": lambda: "other",
    "Effects.effect.turned": lambda: {"toes": 2},
    "Effects.mean.turned": lambda: {"toes": 2},
    "Sample.round.number": lambda: 0,
    "a": lambda: 9,
    "b": lambda: 3,
    "count": lambda: 1,
    "folder": lambda: ".",
    "hands": lambda: ["9-1", "9-2"],
    "left": lambda: ["6-4", ""],
    "n": lambda: 3,
    "name": lambda: "chicken-foot",
    "now": now,
    "other": cf.Rules,
    "path": lambda: "example.json",
    "pip": lambda: 9,
    "played": over,
    "player": lambda: "random",
    "players": lambda: 2,
    "plays": lambda: ["9-9"],
    "position": now,
    "progress": lambda: False,
    "rules": cf.Rules,
    "seat": lambda: 0,
    "tableau": lambda: now().tableau,
    "text": lambda: "9-3",
    "tile": lambda: cf.Tile(9, 3),
    "tiles": lambda: "9-3",
    "view": lambda: now().view(),
    "who": lambda: "Ana",
    "work": lambda: None,
    "chosen": lambda: "night",
}
for _ending, _method in (("png", "Drawing"), ("gif", "Animation"), ("json", "Table")):
    GOOD[f"{_method}.save.path"] = lambda name=f"example.{_ending}": name  # type: ignore[misc]
for _field in fields(cf.Theme):
    GOOD[f"Theme.{_field.name}"] = lambda name=_field.name: getattr(themes.classic, name)  # type: ignore[misc]
for _number in range(1, 7):
    GOOD[f"lessons.check_{_number:02}.work"] = lambda number=_number: lessons.exercise(number)  # type: ignore[misc]
for _made in ("Card", "PrintSheet"):
    GOOD[f"lessons.{_made}.save.path"] = lambda: "example.html"
GOOD["lessons.ClassTable.save.path"] = lambda: "example.csv"

SURFACE = [p for p in public_callables() if not (p.is_class and p.name in MADE_BY)]


class Hangs(BaseException):
    """A call did not come back."""


@contextmanager
def watched() -> Iterator[None]:
    """A call that goes on forever is ended. Where there are no signals, it is not."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise Hangs

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture(autouse=True, scope="module")
def _nobodys_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What is saved goes to a folder of its own, and the theme is put back."""
    before = themes.in_use()
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("surface")
        patch.chdir(folder)
        patch.setattr(lessons.api, "_FOLDER", folder)
        yield
    themes.use(before)


def parameters(public: Public) -> list[inspect.Parameter]:
    """What it takes, without the instance or the class, and what it looks at of its `**`."""
    found = list(inspect.signature(public.value).parameters.values())  # type: ignore[arg-type]
    if found and found[0].name in ("self", "cls"):
        found = found[1:]
    named = [p for p in found if p.kind is not p.VAR_KEYWORD]
    extra = OPTIONS.get(public.name, ())
    return named + [inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY) for name in extra]


def good(public: Public, name: str) -> object:
    """A good value for a parameter."""
    make = GOOD.get(f"{public.name}.{name}") or GOOD.get(name)
    assert make, f"{public.name}: tell GOOD what a good {name} is"
    return make()


def wanted(public: Public, parameter: inspect.Parameter) -> bool:
    """Whether a call must give it: it has no default, or one that takes too long."""
    if parameter.kind is parameter.VAR_POSITIONAL:
        return False
    slow = f"{public.name}.{parameter.name}" in GOOD or parameter.name == "progress"
    if public.name in OPTIONS and parameter.name in OPTIONS[public.name]:
        return False
    return parameter.default is parameter.empty or slow


def call(public: Public, odd: str | None = None, value: object = None) -> object:
    """Call it with good values, and `value` for the parameter `odd`."""
    function: Any = public.value
    if public.owner is not None:
        name = public.name.rpartition(".")[0]
        raw = inspect.getattr_static(public.owner, public.name.rpartition(".")[2])
        name = public.name if public.name in EXAMPLES else name
        target = public.owner if isinstance(raw, classmethod | staticmethod) else example(name)
        function = getattr(target, public.name.rpartition(".")[2])
    positional: list[object] = []
    named: dict[str, object] = {}
    for parameter in parameters(public):
        if parameter.name == odd:
            given = value
        elif wanted(public, parameter):
            given = good(public, parameter.name)
        else:
            continue
        if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.VAR_POSITIONAL):
            positional.append(given)
        else:
            named[parameter.name] = given
    return function(*positional, **named)


def _named(error: Exception) -> str:
    try:
        return f"{type(error).__name__}: {str(error)[:150]}"
    except Exception:  # it cannot be printed either
        return type(error).__name__


def complaint(public: Public, parameter: str, value: object) -> str:
    """What is wrong with the answer to an odd value, "" if nothing is."""
    try:
        with watched():
            result = call(public, parameter, value)
            if isinstance(result, Iterator):
                list(islice(result, 3))
            repr(result)
    except cf.ChickenfootError as error:
        text = str(error)
        if not text.strip():
            return "an empty message"
        if len(text) > LONGEST:
            return f"a message of {len(text)} letters: {text[:100]}"
        try:
            text.encode()
        except UnicodeEncodeError:
            return f"a message that cannot be printed: {text[:100]!a}"
    except OSError as error:
        if not {parameter, f"{public.name}.{parameter}"} & FILES:
            return _named(error)
    except OwnError:
        pass
    except Exception as error:
        return _named(error)
    except Hangs:
        return "does not come back"
    except Endless:
        return "reads what has no end"
    return ""


def complaints(public: Public) -> list[str]:
    """All that is wrong with its answers to the fixed list of odd values."""
    found = []
    for parameter in parameters(public):
        for name, make in ODD_VALUES.items():
            wrong = complaint(public, parameter.name, make())
            if wrong:
                found.append(f"{public.name}({parameter.name}={name}): {wrong}")
    return found


def test_examples_and_exceptions_are_of_classes_that_there_are() -> None:
    """Nothing is listed above that is gone."""
    names = {public.name for public in SURFACE}
    assert set(MADE_BY) <= set(public_classes())
    assert set(EXAMPLES) <= set(public_classes()) | names


@pytest.mark.parametrize("public", SURFACE, ids=lambda public: public.name)
def test_good_values_are_good(public: Public) -> None:
    """Without an odd value a call succeeds: so an odd one is what is at fault."""
    call(public)


@pytest.mark.parametrize("public", SURFACE, ids=lambda public: public.name)
def test_odd_values_are_answered(public: Public) -> None:
    """A result or a short error of ours, for every odd value of every parameter."""
    found = complaints(public)
    assert not found, "\n".join([f"{len(found)} odd values:", *found[:40]])


@pytest.mark.parametrize("public", SURFACE, ids=lambda public: public.name)
def test_wrong_names_are_told(public: Public) -> None:
    """A parameter that there is not is Python's TypeError, or an error of ours."""
    with pytest.raises((TypeError, cf.ChickenfootError)):
        public.value(nonsense=1)  # type: ignore[operator]


@settings(max_examples=12, suppress_health_check=list(HealthCheck))
@pytest.mark.parametrize(
    "public",
    [p for p in SURFACE if parameters(p)],
    ids=lambda public: public.name,
)
@given(data=st.data())
def test_any_values_are_answered(public: Public, data: st.DataObject) -> None:
    """The same for whatever hypothesis thinks of."""
    parameter = data.draw(st.sampled_from([each.name for each in parameters(public)]))
    value = data.draw(any_values())
    assume(not (parameter in AMOUNTS and isinstance(value, int) and value > MOST_DONE))
    assert complaint(public, parameter, value) == ""
