"""Where a piece is laid at an end: the best of all joints that have room.

Every joint has a cheap cost: its bend, the turn away from the middle of the table, growth
of the frame. The few cheapest are looked at closely: what would the open ends still be able
to do? Arms thus run straight outwards while there is room and fold before they are caught.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot, sqrt
from typing import NamedTuple

import numpy as np

from ..engine.tiles import Tile
from .geometry import (
    COS,
    HALF_HEIGHT,
    HALF_WIDTH,
    SIN,
    TOUCH,
    TURNS,
    Bools,
    Floats,
    Ints,
    Poses,
    bounds_of,
    clearance,
    stacked,
)
from .joints import (
    IRREGULAR_FOOT,
    Joints,
    double_joints,
    fallback_doubles,
    fallback_feet,
    tile_joints,
)
from .lookahead import Lookahead, lookahead_after, lookahead_of_new, penalty
from .slots import UNKNOWN, Table, filled, joined, open_ends

GAP = 0.05
"""The room that a tile should keep to the tiles which it does not touch."""
BAD = 12.0
"""From this cost on it pays to look at joints other than the preferred ones."""
CLOSELY = 8
"""How many joints are looked at closely."""

_WIDE, _HIGH = 10.0, 7.0  # the shape of the usual figure
_BIG = 65  # with more slots than this, growth counts less
_LEAST = 0.42  # but at least this much
_FRAME_SLACK = 3.5  # the frame may grow freely to this many times the tiles' own area
_SEEN = 10.0  # tiles farther off do not touch what a new piece may need


class Weights(NamedTuple):
    """What each part of the cost counts."""

    bend: float = 0.7
    radial: float = 1.3
    frame: float = 8.7
    ahead: float = 1.0
    loss: float = 1.6


DEFAULT_WEIGHTS = Weights()


class Choice(NamedTuple):
    """A found place: the piece, its cost, whether its foot is irregular, and what follows.

    `others`, `new`: the lookahead of the other ends and of those that the piece brings.
    """

    piece: Poses
    cost: float
    irregular: bool
    others: Lookahead
    new: Lookahead


def obstacles(table: Table, slot: int) -> Poses:
    """All slots but one, which is moved out of the way."""
    x = table.poses.x.copy()
    x[slot] = 1e6
    return Poses(x, table.poses.y, table.poses.h)


def frame_growth(table: Table, pieces: Poses) -> Floats:
    """By how much each row of `pieces` would make the frame of the table higher."""
    x0, y0, x1, y1 = bounds_of(table.poses)
    wide, high = HALF_WIDTH[pieces.h], HALF_HEIGHT[pieces.h]
    left = np.minimum((pieces.x - wide).min(axis=1), x0)
    right = np.maximum((pieces.x + wide).max(axis=1), x1)
    low = np.minimum((pieces.y - high).min(axis=1), y0)
    top = np.maximum((pieces.y + high).max(axis=1), y1)
    free = sqrt(_FRAME_SLACK * 2 * (len(table.tiles) + 8) * _HIGH / _WIDE)
    now = max((x1 - x0) * _HIGH / _WIDE, y1 - y0, free)
    then = np.maximum((right - left) * _HIGH / _WIDE, top - low)
    growth: Floats = np.maximum(then - now, 0)
    return growth


class _Search:
    """One search for a place at the end of one slot, for a double or for any other tile.

    Which other tile does not matter, so that its place can be shown before it is chosen.
    """

    def __init__(self, table: Table, slot: int, double: bool, weights: Weights) -> None:
        self.table = table
        self.weights = weights
        self.slot = slot
        self.double = double
        self.x, self.y, self.h = table.end(slot)
        self.others = obstacles(table, slot)
        near = np.hypot(table.poses.x - self.x, table.poses.y - self.y) < _SEEN
        self.near = table.poses.pick(near)
        demand = table.demand()
        self.ends, self.lookahead, pips = open_ends(table, slot)
        self.grow, self.foot = demand.grow[pips], demand.foot[pips]
        self.base_penalty = penalty(self.lookahead, self.grow, self.foot)
        self.new_grow, self.new_foot = demand.grow[UNKNOWN], demand.foot[UNKNOWN]
        self.best: Choice | None = None

    def joints(self, joints: Joints) -> None:
        """Find the best of `joints`, tier by tier."""
        pieces = joints.at(self.x, self.y, self.h)
        free = clearance(pieces, self.others, 2 * GAP).min(axis=1)
        cheap = self.cheap(pieces, joints.turn, joints.cost)
        seen = np.zeros(len(cheap), bool)
        for tier in _tiers(joints.preferred, free):
            if self.best is not None and self.best.cost < BAD:
                return
            rows = np.nonzero(tier)[0]
            rows = rows[np.argsort(cheap[rows], kind="stable")[:CLOSELY]]
            rows = rows[~seen[rows]]
            seen[rows] = True
            if len(rows):
                self._evaluate(pieces.pick(rows), cheap[rows], irregular=False)

    def try_fallback_feet(self) -> None:
        """Find the best foot whose toes stand in another way than they should."""
        feet, ways = fallback_feet(self.table.toes), fallback_doubles(self.table.toes)
        doubles = ways.doubles.at(self.x, self.y, self.h).pick((slice(None), 0))
        toes = ways.toes.pick(self.h).shifted(self.x, self.y)
        fits = clearance(doubles, self.others, GAP) >= -TOUCH
        clear = (clearance(toes, self.others, GAP) >= -TOUCH) & ways.clear
        found, pieces = [], []
        for way in np.nonzero(fits)[0]:
            whole = np.nonzero(clear[way][feet.feet].all(axis=1))[0]
            if len(whole):
                foot = int(whole[0])
                found.append((way, IRREGULAR_FOOT + feet.cost[foot] + ways.doubles.cost[way]))
                pieces.append(doubles.pick([way]).and_also(toes.pick((way, feet.feet[foot]))))
        if found:
            whole_feet = stacked(pieces)
            turn = ways.doubles.turn[[way for way, _ in found]]
            cheap = self.cheap(whole_feet, turn, np.array([cost for _, cost in found]))
            rows = np.argsort(cheap, kind="stable")[:CLOSELY]
            self._evaluate(whole_feet.pick(rows), cheap[rows], irregular=True)

    def cheap(self, pieces: Poses, turn: Ints, cost: Floats) -> Floats:
        """The cost that is known without looking ahead."""
        w = self.weights
        heading = (self.h + turn) % TURNS
        far = hypot(self.x, self.y) or 1.0
        outward = (COS[heading] * self.x + SIN[heading] * self.y) / far
        growth = frame_growth(self.table, pieces)
        growth *= min(1.0, max(_BIG / len(self.table.tiles), _LEAST))
        result: Floats = w.bend * np.abs(turn) + w.radial * (1 - outward) + w.frame * growth + cost
        return result

    def _evaluate(self, pieces: Poses, cheap: Floats, irregular: bool) -> None:
        """Look closely at `pieces` and keep the best, if it beats the best so far."""
        w, toes = self.weights, self.table.toes
        others = lookahead_after(self.lookahead, self.ends, pieces, toes)
        loss = (penalty(others, self.grow, self.foot) - self.base_penalty).sum(axis=1)
        new = lookahead_of_new(pieces, self.near, toes, foot=self.double)
        ahead = penalty(new, self.new_grow, self.new_foot).sum(axis=1)
        # Rounded, so that equal costs are equal on every machine and the first one wins.
        total = np.round(cheap + w.ahead * ahead + w.loss * loss, 6)
        i = int(total.argmin())
        if self.best is None or total[i] < self.best.cost:
            self.best = Choice(
                pieces.pick(i),
                float(total[i]),
                irregular,
                Lookahead(others.live[i], others.rays[i]),
                Lookahead(new.live[i], new.rays[i]),
            )


def _tiers(preferred: Bools, free: Floats) -> Iterator[Bools]:
    """What to look at, step by step: preferred before other joints, roomy before tight."""
    roomy, fits = free >= GAP - TOUCH, free >= -TOUCH
    yield roomy & preferred
    yield roomy
    yield fits & preferred
    yield fits


def best_place(
    table: Table,
    slot: int,
    double: bool,
    weights: Weights = DEFAULT_WEIGHTS,
    *,
    fallback: bool = True,
) -> Choice | None:
    """The best place at the open end of `slot`; None if nothing has room there.

    A double comes with the places of its toes. Only with `fallback`, and only if no proper
    foot fits, they may stand in another way than they should.
    """
    search = _Search(table, slot, double, weights)
    search.joints(double_joints(table.toes) if double else tile_joints())
    if search.best is None and fallback and double and table.toes:
        search.try_fallback_feet()
    return search.best


def place_tile(
    table: Table,
    tile: Tile,
    onto: Tile,
    weights: Weights = DEFAULT_WEIGHTS,
    *,
    fallback: bool = True,
) -> Table | None:
    """The table with `tile` laid on `onto` where `best_place` says; None if it does not fit."""
    if table.waiting.get(onto):
        return filled(table, tile, onto)
    found = best_place(table, table.where[onto], tile.is_double, weights, fallback=fallback)
    if found is None:
        return None
    return joined(
        table, tile, onto, found.piece, found.others, found.new, irregular=found.irregular
    )
