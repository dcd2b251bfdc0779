"""Random orders of play for tests of pictures: tables that grow as in a round.

Not a rules reference: only which tile may touch which, the foot first if asked, and four
ways of playing.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import chickenfoot as cf
from chickenfoot.engine.tableau import Play, Tableau
from chickenfoot.engine.tiles import Tile, double_set

MODES = ("game", "dense", "doubles", "snake")


FOOT_TABLE = cf.Tableau.parse("9-9, 9-6 on 9-9, 6-6 on 9-6, 6-4 on 6-6")
FOOT_ROUND = cf.setup(
    cf.Rules(),
    ["9-9", "9-6 on 9-9", "9-3 on 9-9", "9-1 on 9-9", "9-4 on 9-9", "6-6 on 9-6", "6-2 on 6-6"],
    ["6-4 5-5 3-0", "9-2 2-0 8-6 4-4"],
    yard="9-0 1-1 7-3",
)
"""A round with a foot in progress: its table, hands and yard make every part of a picture."""


class Plays:
    """A growing order of play: what lies, which ends are open, what may be laid now."""

    def __init__(self, lead: Tile, arms: int, toes: int, foot_first: bool) -> None:
        self.plays: list[Play] = [(lead, None)]
        self.ends: dict[Tile, list[int]] = {lead: [lead.high, arms]}
        self.lead = lead
        self.toes = toes
        self.foot_first = foot_first

    def moves(self, hand: list[Tile], everywhere: bool = False) -> list[tuple[Tile, Tile]]:
        """The (tile, onto) pairs of `hand` that may be laid now, or that would fit at all."""
        ends = self.ends
        if everywhere:
            pass
        elif self.lead in ends:
            ends = {self.lead: ends[self.lead]}
        elif self.foot_first:
            feet = {tile: end for tile, end in ends.items() if tile.is_double}
            ends = feet or ends
        return [
            (tile, onto)
            for tile in hand
            for onto, (pip, _) in ends.items()
            if pip in (tile.high, tile.low)
        ]

    def lay(self, tile: Tile, onto: Tile) -> None:
        """Lay `tile` on `onto`."""
        end = self.ends[onto]
        end[1] -= 1
        if not end[1]:
            del self.ends[onto]
        count = self.toes if tile.is_double else 1
        if count:
            self.ends[tile] = [tile.other(end[0]), count]
        self.plays.append((tile, onto))


def random_plays(
    seed: int,
    pips: int = 9,
    *,
    arms: int = 4,
    toes: int = 3,
    mode: str = "game",
    foot_first: bool = True,
    players: int = 4,
    hand: int = 7,
) -> list[Play]:
    """A random order of play on a double-`pips` set.

    `mode`: "game" deals hands and draws, doubles are played half the time when possible;
    "dense" one hand holds the whole set; "doubles" the same, a double as soon as possible;
    "snake" the same, always at the newest end. But for "game", a foot that cannot be
    finished locks nothing, so that nearly the whole set is laid.
    """
    random = Random(f"{seed} {pips} {arms} {toes} {mode} {foot_first}")
    lead = Tile(pips, pips)
    rest = [tile for tile in double_set(pips) if tile is not lead]
    random.shuffle(rest)
    table = Plays(lead, arms, toes, foot_first)
    if mode == "game":
        hands = [rest[hand * i : hand * (i + 1)] for i in range(players)]
        yard = rest[hand * players :]
    else:
        hands, yard = [rest], []
    seat = idle = 0
    while idle < len(hands):
        mine = hands[seat]
        moves = table.moves(mine)
        if not moves and yard:
            mine.append(yard.pop())
            idle = -1
            moves = table.moves(mine)
        if not moves and mode != "game":
            moves = table.moves(mine, everywhere=True)
        if moves:
            tile, onto = _choose(random, moves, table, mode)
            table.lay(tile, onto)
            mine.remove(tile)
            idle = -1
            if not mine:
                break
        idle += 1
        seat = (seat + 1) % len(hands)
    return table.plays


def _choose(
    random: Random, moves: list[tuple[Tile, Tile]], table: Plays, mode: str
) -> tuple[Tile, Tile]:
    doubles = [move for move in moves if move[0].is_double]
    if doubles and (mode == "doubles" or (mode == "game" and random.random() < 0.5)):
        return random.choice(doubles)
    if mode == "snake":
        order = {tile: i for i, (tile, _) in enumerate(table.plays)}
        newest = max(order[onto] for _, onto in moves)
        moves = [move for move in moves if order[move[1]] == newest]
    return random.choice(moves)


def tableaux(plays: list[Play], *, arms: int = 4, toes: int = 3) -> Iterator[Tableau]:
    """The tableau after each of `plays`."""
    for count in range(1, len(plays) + 1):
        yield Tableau(plays[:count], arms=arms, toes=toes)


def dense(top: int, *, arms: int = 4, seed: int = 1, tiles: int | None = None) -> cf.Tableau:
    """A table as one hand that holds the whole set would fill it, at random."""
    chance = Random(seed)
    bag = set(cf.double_set(top))
    table = cf.Tableau([(cf.Tile(top, top), None)], arms=arms)
    bag.discard(cf.Tile(top, top))
    while tiles is None or len(table) < tiles:
        waiting = [t for t in (table.lead, *table.open_feet[-1:]) if t is not None]
        first = [t for t in waiting if t in table.ends]
        ends = first[:1] or list(table.ends)
        fits = [
            (t, end) for end in ends for t in sorted(bag) if table.ends[end][0] in (t.high, t.low)
        ]
        if not fits:
            break
        tile, onto = chance.choice(fits)
        bag.discard(tile)
        table = table.add(tile, onto)
    return table


def played(rules: cf.Rules, players: int, seed: int, plays: int) -> cf.Round:
    """A round played at random until `plays` tiles lie on the table, or to its end."""
    chance = Random(seed)
    now = cf.deal(rules, players, seed=seed)
    while not now.is_over and len(now.tableau) < plays:
        now = now.play(chance.choice(now.legal_moves()))
    return now
