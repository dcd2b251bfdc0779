"""A design of experiments: `cross` turns several knobs at once and measures what each does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from concurrent.futures import Executor
from dataclasses import replace
from itertools import combinations, product
from math import prod
from os import PathLike
from typing import Any

from ..common.arguments import flag, listed, unknown_name
from ..common.seeds import Seed
from ..engine.rules import KNOBS, Rules, rules_of
from ..errors import ChickenfootError, RulesError
from ..players.protocol import Player
from ..players.registry import labelled
from ..text import say
from .batches import check_run
from .checkpoint import begun, opened
from .effects import MULTIPLIED, Effects, Knobs, Turned, named
from .long_run import play_on
from .paired_deals import ComparisonJob, Contrast, PairedDifferences, measures
from .precision import FARTHEST, Precision, margins_wanted

__all__ = ["cross"]

_USUAL = 1000
"""The deals that are played where nobody says how many."""

# Every deal is played under all of them.
_MOST_COMBINATIONS = 4096
_MOST_VALUES = 100


def cross(
    knobs: Mapping[str, Iterable[Any]],
    players: Mapping[str, str | Player] | Iterable[str | Player] = ("steady",) * 4,
    *,
    rules: Rules | str | None = None,
    measured: Iterable[str] = ("points", "turns", "blocked"),
    interactions: bool = False,
    rounds: int | None = None,
    games: int | None = None,
    precision: float | Mapping[str, float] | None = None,
    seed: Seed | None = 0,
    executor: Executor | None = None,
    progress: bool = True,
    checkpoint: str | PathLike[str] | None = None,
) -> Effects:
    """Play the same deals under all combinations of some knobs, and measure what each knob does.

    An effect is what a value adds against the first of its knob, averaged over all values of the
    other knobs (a full factorial design; every deal is played under each combination, so that
    luck is the same for all). Every interval is wide enough that in 95 of 100 such tables all of
    them hold at once: Bonferroni's correction (O. J. Dunn, "Multiple comparisons among means",
    Journal of the American Statistical Association 56, 1961, 52-64).

    Parameters
    ----------
    knobs : mapping
        For each knob of the rules the values to give it, two or more. The first is the one that
        the others are compared with.
    players : mapping or iterable
        Who plays, as in :func:`chickenfoot.simulate`.
    rules : Rules or str, optional
        Where the other knobs stand, or the name of a house rule; ``Rules()`` by default.
    measured : iterable of str
        What to measure, of what :func:`chickenfoot.compare` measures. The more is asked for,
        the wider the intervals.
    interactions : bool
        Whether to look at any two knobs together too: by how much the effect of the one changes
        where the other is turned, averaged over the rest.
    rounds : int, optional
        The deals; each is a first round with the set's highest double. 1,000 by default; with
        `precision`, how many at most, ten million by default.
    games : int, optional
        Play that many whole games instead, with `precision` at most.
    precision : float or mapping, optional
        Go on until the interval of each effect on the points reaches no farther than this to
        each side; a mapping names other measures, as in :func:`chickenfoot.compare`.
    seed : int or str, optional
        The same seed gives the same figures; None takes one by chance.
    executor : concurrent.futures.Executor, optional
        Where to play, as in :func:`chickenfoot.simulate`.
    progress : bool
        Show a bar where it takes longer than a second.
    checkpoint : str or os.PathLike, optional
        The file in which to keep what was played, as in :func:`chickenfoot.simulate`.

    Returns
    -------
    Effects
        The effects, which print as a table.

    Raises
    ------
    ChickenfootError
        For no knob, one with fewer than two values or the same twice, too many combinations, or
        another argument that cannot be used.
    RulesError
        For a knob or a value that there is not, values that do not go together, or rules that
        cannot be dealt to that many players.
    PlayerError
        If a player is unknown or fails.
    OSError
        If the file cannot be read, or cannot be written at the beginning.

    Examples
    --------
    >>> found = cross({"toes": [3, 2], "spinner_arms": [4, 6]}, rounds=20, progress=False)
    >>> found.effect({"toes": 2}, "turns").value < 0
    True
    """
    first, values = _knobs(Rules() if rules is None else rules_of(rules), knobs)
    seated = labelled(players)
    cells = _cells(first, values, len(seated))
    flag(interactions, "interactions")
    asked = games if games is not None else rounds
    if asked is None:
        asked = _USUAL if precision is None else FARTHEST
    check_run(asked, executor, progress, "rounds" if games is None else "games")
    known = {
        each.name: each for each in measures([label for label, _ in seated], games is not None)
    }
    chosen = {name: known[name] for name in _measured(measured, known)}
    wanted = margins_wanted(precision, "points", chosen)
    file, seed = opened(checkpoint, seed)
    contrasts = _contrasts(values, interactions)
    job = ComparisonJob(cells, seated, seed, games is not None, tuple(contrasts.values()))
    run = {
        **job.identity(),
        "what": "cross",
        "knobs": [[knob, [repr(value) for value in each]] for knob, each in values.items()],
        "interactions": interactions,
    }
    sums, goal = begun(file, run, PairedDifferences(), asked, wanted)

    def found(asked: int, stopped: str = "") -> Effects:
        turned = tuple(contrasts)
        return Effects(first, values, job, turned, chosen, asked, sums, stopped, wanted)

    ended = play_on(
        job,
        sums,
        asked,
        executor=executor,
        progress=progress,
        unit="deal",
        goal=goal,
        precision=Precision(wanted, lambda: found(asked).margins()) if wanted else None,
        checkpoint=file,
    )
    return found(ended.asked, ended.why)


def _knobs(base: Rules, knobs: object) -> tuple[Rules, Knobs]:
    """The rules with the first value of each knob, and all values as rules keep them.

    Raises RulesError, ChickenfootError.
    """
    if not isinstance(knobs, Mapping) or not knobs:
        raise ChickenfootError(say("cross.knobs", knobs=knobs), knobs=knobs)
    given = {}
    for knob, values in knobs.items():
        if knob not in KNOBS:
            raise RulesError(unknown_name("knob", knob, KNOBS), knob=knob)
        # A set has no first value, and a mapping is one value of some knobs.
        ordered = not isinstance(values, Mapping | Set)
        given[knob] = listed(values, knob, most=_MOST_VALUES) if ordered else []
        if len(given[knob]) < 2:
            raise ChickenfootError(say("cross.two", knob=knob), **{knob: values})
    first = replace(base, **{knob: values[0] for knob, values in given.items()})
    found = {}
    for knob, values in given.items():
        each = tuple(getattr(replace(first, **{knob: value}), knob) for value in values)
        for place, value in enumerate(each):
            if value in each[:place]:
                raise ChickenfootError(say("cross.twice", knob=knob, value=value), **{knob: values})
        found[knob] = each
    return first, found


def _cells(first: Rules, values: Knobs, players: int) -> tuple[tuple[str, Rules], ...]:
    """The rules of each combination, under its name; the last knob turns fastest."""
    number = prod(map(len, values.values()))
    if number > _MOST_COMBINATIONS:
        sentence = say("cross.many", n=number, most=_MOST_COMBINATIONS)
        raise ChickenfootError(sentence, combinations=number)
    found = []
    for each in product(*values.values()):
        turned = dict(zip(values, each, strict=True))
        try:
            rules = replace(first, **turned)
            rules.check_players(players)
        except RulesError as error:
            sentence = say("cross.no_rules", label=named(turned.items()), why=error)
            raise RulesError(sentence, **error.values) from None
        found.append((named(turned.items()), rules))
    return tuple(found)


def _measured(measured: object, known: Iterable[str]) -> list[str]:
    """The measures asked for, each once. Raises ChickenfootError."""
    names = list(known)
    found = listed(measured, "measured", most=len(names))
    for name in found:
        if not isinstance(name, str) or name not in names:
            raise ChickenfootError(unknown_name("measure", name, names), measured=name)
    if not found:
        raise ChickenfootError(unknown_name("measure", "", names), measured=measured)
    return list(dict.fromkeys(found))


def _contrasts(values: Knobs, interactions: bool) -> dict[Turned, Contrast]:
    """For each effect the combinations that speak for it and those against it."""
    pairs = combinations(values, 2) if interactions else ()
    found: dict[Turned, Contrast] = {}
    for some in [*((knob,) for knob in values), *pairs]:
        for later in product(*(values[knob][1:] for knob in some)):
            turned = tuple(zip(some, later, strict=True))
            found[turned] = (named(turned, MULTIPLIED), _weights(values, turned))
    return found


def _weights(values: Knobs, turned: Turned) -> tuple[tuple[int, int], ...]:
    """Each combination with its sign: minus for each of the knobs turned that is at its first."""
    found = []
    for place, each in enumerate(product(*values.values())):
        here = dict(zip(values, each, strict=True))
        signs = [_sign(here[knob], value, values[knob]) for knob, value in turned]
        if all(signs):
            found.append((place, prod(signs)))
    return tuple(found)


def _sign(here: object, value: object, values: Sequence[object]) -> int:
    return (here == value) - (here == values[0])
