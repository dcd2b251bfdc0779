"""The table as the layout sees it: tiles in their places, places kept free, open ends.

A *slot* is a place that holds a tile or is kept for one: all arms of the spinner and all
toes of a double get theirs at once, so that they cannot fail for lack of room. A table
never changes; laying a piece gives a new one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from ..engine.tiles import MOST_PIPS, Tile
from .geometry import Bools, Ints, Poses, pose_list
from .joints import arm_poses
from .lookahead import Demand, Ends, Lookahead, ends_of, lookahead_of

UNKNOWN = -1
"""The number on a slot's end that still waits for its tile."""


@dataclass(frozen=True, slots=True)
class Table:
    """Slots (arrays of one length), what lies in them, and the open ends.

    `poses`: where each slot is; `heading`: the direction in which play runs through it;
    `up`: the slot that it touches, -1 for the spinner, always a smaller index;
    `pip`: the number on its outer end; `tiles`: what lies in it, None if it waits.
    `where`: tile -> slot, in the order of laying; `waiting`: double -> its free slots, the
    next first; `irregular`: doubles whose toes do not stand as they should; `detached`: tiles that
    do not touch the one they lie on.
    `ends`: the slots whose outer end is open; `lookahead`: theirs.
    `chosen`: tile -> its double and which of that one's slots a person chose for it.
    """

    arms: int
    toes: int
    poses: Poses
    heading: Ints
    up: Ints
    pip: Ints
    tiles: tuple[Tile | None, ...]
    where: Mapping[Tile, int]
    waiting: Mapping[Tile, tuple[int, ...]]
    irregular: frozenset[Tile]
    detached: frozenset[Tile]
    ends: Ints
    lookahead: Lookahead
    chosen: Mapping[Tile, tuple[Tile, int]] = field(default_factory=dict)

    def slots_of(self, double: Tile) -> tuple[int, ...]:
        """All slots of a double's toes or of the spinner's arms, filled or not, in their order."""
        return tuple(np.nonzero(self.up == self.where[double])[0].tolist())

    def next_slot(self, tile: Tile, onto: Tile) -> int:
        """The slot of the double `onto` that `tile` takes.

        The chosen one if it is free; else the first free one that is nobody's choice.
        """
        free = self.waiting[onto]
        slots = self.slots_of(onto) if self.chosen else ()
        wanted = {
            each: slots[number]
            for each, (double, number) in self.chosen.items()
            if double == onto and number < len(slots)
        }
        own = wanted.pop(tile, None)
        if own in free:
            return own
        return next((slot for slot in free if slot not in wanted.values()), free[0])

    def end(self, slot: int) -> tuple[float, float, int]:
        """The middle of a slot's outer edge, and its heading."""
        x, y, h = ends_of(self.poses.pick(slot))
        return float(x), float(y), int(h)

    def demand(self) -> Demand:
        """What the ends may still need, judged by the tiles that lie on the table.

        An end whose number is used up never grows; one whose double lies never gets a foot,
        and of all ends with one number only one does. The set is taken to reach as far as
        the highest number that lies.
        """
        tiles = [0] * (MOST_PIPS + 1)
        foot = np.ones(MOST_PIPS + 2)
        foot[:-1] /= np.maximum(np.bincount(self.pip[self.ends] + 1, minlength=len(foot))[1:], 1)
        for tile in self.where:
            tiles[tile.high] += 1
            if tile.is_double:
                foot[tile.high] = 0.0
            else:
                tiles[tile.low] += 1
        highest = max(tile.high for tile in self.where)
        grow = np.array([*(1.0 if n <= highest else 0.0 for n in tiles), 1.0])
        return Demand(grow, foot * grow)


def opened(lead: Tile, arms: int, toes: int) -> Table:
    """The table with the starting double alone, all arms kept free."""
    places = arm_poses(arms)
    poses = pose_list([(0.0, 0.0, 0), *places])
    count = len(places) + 1
    table = Table(
        arms,
        toes,
        poses,
        np.concatenate(([6], poses.h[1:])),
        np.array([-1] + [0] * len(places), np.int64),
        np.array([lead.high] + [UNKNOWN] * len(places), np.int64),
        (lead, *[None] * len(places)),
        {lead: 0},
        {lead: tuple(range(1, count))},
        frozenset(),
        frozenset(),
        np.arange(1, count),
        Lookahead(np.ones((0, 0), bool), np.ones((0, 0))),
    )
    return with_lookahead(table)


def with_lookahead(table: Table) -> Table:
    """The table with the lookahead of its ends worked out from scratch."""
    ends = ends_of(table.poses.pick(table.ends))
    return replace(table, lookahead=lookahead_of(ends, table.ends, table.poses, table.toes))


def filled(table: Table, tile: Tile, onto: Tile) -> Table:
    """The table with `tile` in a free slot of the double `onto`."""
    slot = table.next_slot(tile, onto)
    tiles = (*table.tiles[:slot], tile, *table.tiles[slot + 1 :])
    pip = table.pip.copy()
    pip[slot] = tile.other(onto.high)
    return replace(
        table,
        tiles=tiles,
        pip=pip,
        where={**table.where, tile: slot},
        waiting={**table.waiting, onto: tuple(i for i in table.waiting[onto] if i != slot)},
    )


def joined(
    table: Table,
    tile: Tile,
    onto: Tile,
    piece: Poses,
    others: Lookahead,
    new: Lookahead,
    *,
    irregular: bool = False,
    detached: bool = False,
) -> Table:
    """The table with a piece laid at the end of `onto`.

    `piece`: the tile, or the double and the slots of its toes; `others`: the lookahead of
    the other ends after that, in their order; `new`: that of the ends which it brings.
    """
    parent = table.where[onto]
    first = len(table.tiles)
    size = len(piece.x)
    heading = piece.h.copy()
    pip = np.full(size, UNKNOWN)
    pip[0] = tile.other(int(table.pip[parent]))
    waiting = table.waiting
    if tile.is_double:
        heading[0] -= 6
        heading[0] %= 24
        waiting = {**waiting, tile: tuple(range(first + 1, first + size))}
    ends = np.arange(first + (1 if tile.is_double else 0), first + size)
    stay = table.ends != parent
    return Table(
        table.arms,
        table.toes,
        table.poses.and_also(piece),
        np.concatenate((table.heading, heading)),
        np.concatenate((table.up, [parent], np.full(size - 1, first))),
        np.concatenate((table.pip, pip)),
        (*table.tiles, tile, *[None] * (size - 1)),
        {**table.where, tile: first},
        waiting,
        table.irregular | {tile} if irregular else table.irregular,
        table.detached | {tile} if detached else table.detached,
        np.concatenate((table.ends[stay], ends)),
        Lookahead(np.concatenate((others.live, new.live)), np.concatenate((others.rays, new.rays))),
        table.chosen,
    )


def without(table: Table, drop: Bools) -> Table:
    """The table without the slots `drop` and everything that hangs on them.

    A toe or an arm whose double stays keeps its place.
    """
    count = len(table.tiles)
    gone = np.zeros(count, bool)
    for slot in range(1, count):
        parent = int(table.up[slot])
        holder = table.tiles[parent]
        stands = holder is not None and holder.is_double
        gone[slot] = gone[parent] or (drop[slot] and not stands)
    stay = np.nonzero(~gone)[0]
    index = np.cumsum(~gone) - 1
    where = {tile: int(index[slot]) for tile, slot in table.where.items() if not gone[slot]}
    up = np.where(table.up[stay] < 0, -1, index[table.up[stay]])
    taken = set(up.tolist())
    tiles = tuple(table.tiles[slot] for slot in stay)
    ends = [
        slot
        for slot, tile in enumerate(tiles)
        if slot not in taken and not (tile is not None and tile.is_double)
    ]
    return with_lookahead(
        Table(
            table.arms,
            table.toes,
            table.poses.pick(stay),
            table.heading[stay],
            up,
            table.pip[stay],
            tiles,
            where,
            {
                tile: tuple(int(index[slot]) for slot in slots)
                for tile, slots in table.waiting.items()
                if tile in where
            },
            table.irregular & where.keys(),
            table.detached & where.keys(),
            np.array(ends, np.int64),
            table.lookahead,
            table.chosen,
        )
    )


def open_ends(table: Table, except_for: int) -> tuple[Ends, Lookahead, Ints]:
    """The ends other than that of one slot: where they are, their lookahead, their numbers."""
    stay = table.ends != except_for
    slots = table.ends[stay]
    lookahead = Lookahead(table.lookahead.live[stay], table.lookahead.rays[stay])
    return ends_of(table.poses.pick(slots)), lookahead, table.pip[slots]
