"""What is done when a piece has no room at its end, or a double none for a proper foot.

First one branch is rotated out of the way: a joint is laid in another permitted way, and all
that hangs on it turns with it. If that does not help, the region around the end is rebuilt: its
tiles are taken up and placed again. The last resort is a detached tile, linked to its end by a
line.

All of it is bounded by counts, never by a clock, and its random numbers come from a fixed seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from math import hypot
from random import Random
from typing import NamedTuple

import numpy as np

from ..engine.tableau import Play
from ..engine.tiles import Tile
from .geometry import (
    COS,
    RAYS,
    SIN,
    TOUCH,
    TURNS,
    Bools,
    Poses,
    clearance,
    near_pairs,
    pose_list,
)
from .joints import OPTIONS, double_joints, foot_poses, tile_joints
from .lookahead import Lookahead, penalty
from .search import DEFAULT_WEIGHTS, GAP, Weights, obstacles, place_tile
from .slots import Table, joined, open_ends, with_lookahead, without

_ROTATION_REACH = 14.0
_ROTATION_SHARE = 0.6  # the largest part of the table's slots that may rotate
_ROTATION_MOST = 25  # tiles in a branch that rotates
_ROTATION_TRIES = 60
_ROTATION_KEEP = 5

_RADII = (4.0, 6.0, 8.0, 11.0, 15.0)
_TRIES = 3  # tries for each set of tiles taken up
_FULL_TRIES = 12
_MILD, _WILD = (0.5, 1.6), (0.3, 2.5)  # by how much weights are varied for another try
_RESCUE_PLACEMENTS = 250  # tiles placed again for the sake of a foot's shape
_MOST_PLACEMENTS = 500  # and so that a tile touches at all


def repair(table: Table, plays: Sequence[Play]) -> Table:
    """The table with the last of `plays` laid, although it had no good place.

    `plays` holds all plays so far; `table` shows the ones before the last.
    """
    tile, onto = plays[-1]
    assert onto is not None  # the starting double always has room
    plain = place_tile(table, tile, onto)
    better = _rotate_branch(table, tile, onto)
    if better is None:
        better = _rebuild_region(table, plays, touches=plain is not None)
    return better or plain or _place_detached(table, tile, onto)


def moved_tiles(before: Table, after: Table) -> tuple[Tile, ...]:
    """The tiles of `before` that lie elsewhere in `after`, in order of play."""
    return tuple(tile for tile in before.where if _shift(before, after, tile) > 1e-9)


def _shift(before: Table, after: Table, tile: Tile) -> float:
    i, j = before.where[tile], after.where[tile]
    a, b = before.poses, after.poses
    turned = 0.5 if a.h[i] != b.h[j] else 0.0
    return hypot(a.x[i] - b.x[j], a.y[i] - b.y[j]) + turned


def _disturbance(before: Table, after: Table) -> float:
    """How much a repair upsets the picture that the players have in mind."""
    shifts = [_shift(before, after, tile) for tile in before.where]
    return 0.3 * sum(shift > 1e-9 for shift in shifts) + 0.5 * max(shifts)


# --- rotate a branch -----------------------------------------------------------------


class _Rotation(NamedTuple):
    rank: float
    slots: Bools
    poses: Poses
    turn: int


def _branches(table: Table) -> Bools:
    """For each slot (row) the slots that hang on it, with itself."""
    above = np.eye(len(table.tiles), dtype=bool)
    for slot in range(1, len(above)):
        above[slot] |= above[table.up[slot]]
    return above.T


def _rotate_branch(table: Table, tile: Tile, onto: Tile) -> Table | None:
    """The table with `tile` laid after the smallest rotation of a branch that makes room."""
    rotations = sorted(_rotations(table, table.where[onto]), key=lambda each: each.rank)
    found: list[tuple[float, Table]] = []
    for rotation in rotations[:_ROTATION_TRIES]:
        turned = _turned(table, rotation)
        if not _has_room(turned, tile, turned.where[onto]):
            continue
        after = place_tile(with_lookahead(turned), tile, onto, fallback=False)
        if after is not None:
            found.append((_total_penalty(after), after))
            if len(found) == _ROTATION_KEEP:
                break
    return min(found, key=lambda pair: pair[0])[1] if found else None


def _rotations(table: Table, end: int) -> Iterator[_Rotation]:
    """All ways to turn one branch about its joint without an overlap."""
    branches = _branches(table)
    x, y, _ = table.end(end)
    near = np.hypot(table.poses.x - x, table.poses.y - y) < _ROTATION_REACH
    lies = np.array([tile is not None for tile in table.tiles])
    for slot in range(1, len(table.tiles)):
        tile = table.tiles[slot]
        holder = table.tiles[table.up[slot]]
        if tile is None or holder is None or holder.is_double or tile in table.detached:
            continue  # arms and toes keep their places
        if not (near[slot] or branches[slot, end]):
            continue
        branch = branches[slot]
        tiles = int((branch & lies).sum())
        if tiles <= _ROTATION_MOST and branch.sum() <= _ROTATION_SHARE * len(branch):
            yield from _turns(table, slot, branch, tiles)


def _turns(table: Table, slot: int, branch: Bools, tiles: int) -> Iterator[_Rotation]:
    tile = table.tiles[slot]
    assert tile is not None
    joints = double_joints(table.toes) if tile.is_double else tile_joints()
    ways = joints.at(*table.end(int(table.up[slot]))).pick((slice(None), 0))
    own = table.poses.pick(slot)
    local = table.poses.pick(branch).shifted(-own.x, -own.y)
    turn = (ways.h - own.h) % TURNS
    poses = local.moved(ways.x[:, None], ways.y[:, None], turn[:, None])
    still = np.hypot(ways.x - own.x, ways.y - own.y) + (turn != 0) < 1e-9
    rest = obstacles(table, int(table.up[slot]))
    rest = rest.pick(~branch)
    here = table.poses.pick(branch)
    shift = np.hypot(poses.x - here.x, poses.y - here.y).max(axis=1)
    rank = 0.3 * tiles + 0.5 * shift + 0.1 * joints.cost
    i, _, _ = near_pairs(poses.flat(), rest, -TOUCH)
    free = np.ones(len(turn), bool)
    free[i // poses.x.shape[1]] = False
    # The joined tile may touch the one it lies on; the others must not overlap it.
    holder = table.poses.pick([int(table.up[slot])])
    free &= clearance(poses, holder, 0.0).min(axis=1) >= -TOUCH
    for way in np.nonzero(free & ~still)[0]:
        yield _Rotation(float(rank[way]), branch, poses.pick(way), int(turn[way]))


def _turned(table: Table, rotation: _Rotation) -> Table:
    """The table after a rotation; the lookahead is not worked out yet."""
    x, y, h = table.poses.x.copy(), table.poses.y.copy(), table.poses.h.copy()
    x[rotation.slots], y[rotation.slots], h[rotation.slots] = rotation.poses
    heading = np.where(rotation.slots, (table.heading + rotation.turn) % TURNS, table.heading)
    return replace(table, poses=Poses(x, y, h), heading=heading)


def _has_room(table: Table, tile: Tile, slot: int) -> bool:
    joints = double_joints(table.toes) if tile.is_double else tile_joints()
    pieces = joints.at(*table.end(slot))
    return bool((clearance(pieces, obstacles(table, slot), 0.0).min(axis=1) >= -TOUCH).any())


def _total_penalty(table: Table) -> float:
    demand = table.demand()
    _, lookahead, pips = open_ends(table, -1)
    return float(np.round(penalty(lookahead, demand.grow[pips], demand.foot[pips]).sum(), 6))


# --- rebuild a region ----------------------------------------------------------------


def _rebuild_region(table: Table, plays: Sequence[Play], *, touches: bool) -> Table | None:
    """The table with the last play laid after others nearby were taken up and placed again.

    `touches`: the tile could lie, if with an irregular foot; then the gain must be a proper one.
    Returns the result that disturbs the table least.
    """
    left, irregular = (_RESCUE_PLACEMENTS, 0) if touches else (_MOST_PLACEMENTS, 1)
    tile, onto = plays[-1]
    assert onto is not None
    random = Random(len(plays))
    for drop, tries in _parts(table, table.where[onto], tile.is_double):
        cleared = without(table, drop)
        # A whole table that is rebuilt much as before is caught in the same corner again.
        spread = _WILD if drop.all() else _MILD
        urgent = [tile]
        found: list[tuple[float, Table]] = []
        for attempt in range(tries):
            if left <= 0:
                break
            weights = _varied(random, *spread) if attempt else DEFAULT_WEIGHTS
            order = _order(plays, cleared, urgent)
            after, work = _rebuilt(cleared, order, weights)
            left -= work
            if after is None:
                urgent.insert(0, order[work - 1][0])  # what found no room comes first the next time
            elif len(after.irregular) <= len(table.irregular) + irregular:
                found.append((8 * len(after.irregular) + _disturbance(table, after), after))
        if found:
            return min(found, key=lambda pair: pair[0])[1]
        left -= 4  # for clearing the table
        if left <= 0:
            return None
    return None


def _parts(table: Table, end: int, double: bool) -> Iterator[tuple[Bools, int]]:
    """Which slots to take up, and how often to try with each: little by little more."""
    for drop in _in_the_way(table, end, double):
        yield drop, 2
    x, y, _ = table.end(end)
    far = np.hypot(table.poses.x - x, table.poses.y - y)
    seen: set[bytes] = set()
    for radius in _RADII:
        drop = far < radius
        slot = end
        for _ in range(4):
            if drop.tobytes() not in seen:
                seen.add(drop.tobytes())
                yield drop, _TRIES
            drop = drop.copy()
            drop[slot] = True
            slot = max(int(table.up[slot]), 0)
    yield np.ones(len(far), bool), _FULL_TRIES


def _in_the_way(table: Table, end: int, double: bool) -> list[Bools]:
    """For each way to join the piece what must go for it, the fewest tiles first."""
    joints = double_joints(table.toes) if double else tile_joints()
    pieces = joints.at(*table.end(end))
    i, blocker, _ = near_pairs(pieces.flat(), obstacles(table, end), -TOUCH)
    way = i // pieces.x.shape[1]
    branches = _branches(table)
    lies = np.array([tile is not None for tile in table.tiles])
    found: dict[bytes, tuple[int, Bools]] = {}
    for number in range(len(pieces.x)):
        drop = np.zeros(len(table.tiles), bool)
        for slot in set(blocker[way == number].tolist()):
            drop |= branches[_joint_of(table, slot)]
        if not drop[end]:
            found.setdefault(drop.tobytes(), (int((drop & lies).sum()), drop))
    return [drop for _, drop in sorted(found.values(), key=lambda pair: pair[0])]


def _joint_of(table: Table, slot: int) -> int:
    """The slot that must go if `slot` is to go: a toe goes with its double."""
    while slot:
        holder = table.tiles[table.up[slot]]
        if holder is not None and not holder.is_double:
            break
        slot = int(table.up[slot])
    return slot


def _order(plays: Sequence[Play], table: Table, urgent: Iterable[Tile]) -> list[Play]:
    """The plays that `table` lacks: `urgent` ones first, each after what it lies on."""
    onto_of = dict(plays)
    order: dict[Tile, Tile | None] = {}
    for tile in (*urgent, *onto_of):
        line: list[Tile] = []
        under: Tile | None = tile
        while under is not None and under not in table.where and under not in order:
            line.append(under)
            under = onto_of[under]
        order.update((each, onto_of[each]) for each in reversed(line))
    return list(order.items())


def _rebuilt(table: Table, order: Iterable[Play], weights: Weights) -> tuple[Table | None, int]:
    """The table with `order` laid, None if one has no room; and how many were tried."""
    done = 0
    for tile, onto in order:
        assert onto is not None
        after = place_tile(table, tile, onto, weights)
        done += 1
        if after is None:
            return None, done
        table = after
    return table, done


def _varied(random: Random, low: float, high: float) -> Weights:
    return Weights(*(weight * random.uniform(low, high) for weight in DEFAULT_WEIGHTS))


# --- place detached ------------------------------------------------------------------


def _place_detached(table: Table, tile: Tile, onto: Tile) -> Table:
    """The table with `tile` at the free place nearest to its end, facing away from it."""
    x, y, _ = table.end(table.where[onto])
    foot = foot_poses(table.toes) if tile.is_double else ()
    local = pose_list([(0.0, 0.0, 6 if tile.is_double else 0), *foot])
    around = np.arange(TURNS)
    outward = COS * x + SIN * y
    for ring in count(4):
        px, py = x + ring / 2 * COS, y + ring / 2 * SIN
        pieces = local.moved(px[:, None], py[:, None], around[:, None])
        free = clearance(pieces, table.poses, 2 * GAP).min(axis=1) >= GAP
        if free.any():
            way = int(np.where(free, np.round(outward, 6), -np.inf).argmax())
            unknown = Lookahead(np.zeros((0, OPTIONS), bool), np.zeros((0, RAYS)))
            return with_lookahead(
                joined(table, tile, onto, pieces.pick(way), unknown, unknown, detached=True)
            )
    raise AssertionError("a wide enough ring has room for any foot")
