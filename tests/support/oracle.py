"""The rules a second time, slowly: what the engine is held against.

Written from the rule texts, not from the engine, and unlike it on purpose: tiles are pairs,
moves are texts, and after every move everything is counted afresh from the table. It plays
a round from its start on; it does not deal.
"""

from __future__ import annotations

from chickenfoot.engine.rounds import Round

Pair = tuple[int, int]


def name(tile: Pair) -> str:
    """The text of a tile."""
    return f"{tile[0]}-{tile[1]}"


class Oracle:
    """A round from `start` (a fresh Round) on.

    `legal()` gives the texts of the moves allowed, `do(text)` makes one, `ended` tells how
    the round ended or None, `points()` what each seat pays.
    """

    def __init__(self, start: Round) -> None:
        self.rules = start.rules
        self.hands = [{(tile.high, tile.low) for tile in hand} for hand in start.hands]
        self.yard = [(tile.high, tile.low) for tile in start.yard]
        self.seat = start.to_move
        self.table: list[tuple[Pair, Pair | None]] = []
        for tile in start.tableau:
            self.table.append(((tile.high, tile.low), None))
        pip = start.tableau.lead.high if start.tableau.lead else start.must_match
        assert pip is not None
        self.lead = (pip, pip)
        self.drawn: list[Pair] = []
        self.circle = 0
        self.silent: int | None = None
        self.ended: str | None = None
        self._look_whether_blocked()

    # -- what lies where -----------------------------------------------------------------

    def reserve(self) -> int:
        """How many tiles of the yard are never drawn."""
        kept = self.rules.yard_reserve
        return kept if isinstance(kept, int) else kept[len(self.hands)]

    def can_draw(self) -> bool:
        """Whether a tile may still be taken from the yard."""
        return len(self.yard) > self.reserve()

    def ends(self) -> dict[Pair, tuple[int, int]]:
        """Tile -> (the number it shows, how many tiles it still takes), if it takes any."""
        shows: dict[Pair, int] = {}
        takes: dict[Pair, int] = {}
        for tile, onto in self.table:
            if onto is None:
                arms = self.rules.spinner_arms
                shows[tile] = tile[0]
                takes[tile] = len(self.hands) if arms == "players" else int(arms)
                continue
            touching = shows[onto]
            takes[onto] -= 1
            shows[tile] = tile[1] if tile[0] == touching else tile[0]
            takes[tile] = self.rules.toes if tile[0] == tile[1] else 1
        return {tile: (shows[tile], takes[tile]) for tile in shows if takes[tile] > 0}

    def wanting(self) -> dict[Pair, tuple[int, int]]:
        """The ends that may be played on now: spinner first, then (by rule) the open foot."""
        ends = self.ends()
        if self.lead in ends:
            return {self.lead: ends[self.lead]}
        feet = {tile: end for tile, end in ends.items() if tile[0] == tile[1]}
        if self.rules.foot_first and feet:
            return feet
        return ends

    def required(self) -> int | None:
        """The number that every play must show, if there is one."""
        if self.ended:
            return None
        if not self.table:
            return self.lead[0]
        ends = self.ends()
        if self.lead in ends:
            return self.lead[0]
        feet = [tile for tile in ends if tile[0] == tile[1]]
        return feet[0][0] if feet and self.rules.foot_first else None

    def plays(self, seat: int) -> set[tuple[Pair, Pair]]:
        """All that the tiles of `seat` could do on this table."""
        hand = self.hands[seat]
        if self.rules.last_double == "forbid" and len(hand) == 1 and all(a == b for a, b in hand):
            return set()
        return {
            (tile, onto)
            for tile in hand
            for onto, (pip, _) in self.wanting().items()
            if pip in tile
        }

    # -- moves ---------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The texts of all moves allowed now."""
        if self.ended:
            return set()
        if not self.table:
            if self.lead in self.hands[self.seat] and not self.circle:
                return {name(self.lead)}
            return {"pass"} if self.drawn else {"draw"}
        plays = self.plays(self.seat)
        others: set[str] = set()
        if self.drawn:
            if self.rules.drawn_tile == "hold":
                plays = set()
            plays = {play for play in plays if play[0] == self.drawn[-1]}
            if plays and self.rules.drawn_tile == "may":
                others = {"pass"}
        elif plays and self.rules.voluntary_draw and self.can_draw():
            others = {"draw"}
        if plays:
            return others | {f"{name(tile)} on {name(onto)}" for tile, onto in plays}
        once_more = not self.drawn or self.rules.draw_limit is None
        return {"draw"} if once_more and self.can_draw() else {"pass"}

    def do(self, text: str) -> None:
        """Make the move `text`, one of `legal()`, perhaps with a knock."""
        if text == "draw":
            self._draw()
        elif text == "pass":
            self._next()
        else:
            self._play(text)
        self._look_whether_blocked()

    def _next(self) -> None:
        self.drawn = []
        self.seat = (self.seat + 1) % len(self.hands)

    def _draw(self) -> None:
        tile = self.yard.pop(0)
        self.hands[self.seat].add(tile)
        if self.silent == self.seat:
            self.silent = None
        if self.table or self.rules.start_missing != "draw_all":
            self.drawn.append(tile)
            return
        # All draw at the same time: nobody leads before the last one has drawn.
        self.circle = (self.circle + 1) % len(self.hands)
        finders = [s for s, hand in enumerate(self.hands) if self.lead in hand]
        self.seat = finders[0] if finders and not self.circle else (self.seat + 1) % len(self.hands)

    def _play(self, text: str) -> None:
        knock = text.endswith(" knock")
        words = text.removesuffix(" knock").split(" on ")
        tile, *onto = (tuple(map(int, word.split("-"))) for word in words)
        hand = self.hands[self.seat]
        hand.remove(tile)  # type: ignore[arg-type]
        self.table.append((tile, onto[0] if onto else None))  # type: ignore[arg-type]
        if self.rules.knock == "auto":
            if self.silent is not None and self.silent != self.seat and self.can_draw():
                self.hands[self.silent].add(self.yard.pop(0))
            self.silent = self.seat if len(hand) == 1 and not knock else None
        if not hand:
            self.ended = "went_out"
        elif onto and tile[0] == tile[1] and self._is_dead(tile[0]):
            self.ended = "dead_foot"
        else:
            self._next()

    def _is_dead(self, pip: int) -> bool:
        if self.rules.dead_foot != "end_round":
            return False
        drawable = self.yard[: len(self.yard) - self.reserve()] if self.can_draw() else []
        to_be_had = [t for part in (*self.hands, drawable) for t in part if pip in t]
        return len(to_be_had) < self.rules.toes

    def _look_whether_blocked(self) -> None:
        if self.ended or not self.table or self.can_draw():
            return
        first = self.rules.empty_yard == "first_blocked"
        seats = [self.seat] if first else range(len(self.hands))
        if not any(self.plays(seat) for seat in seats):
            self.ended = "blocked"

    # -- points --------------------------------------------------------------------------

    def points(self) -> list[int]:
        """What each seat pays, pips and penalties together."""
        rules = self.rules
        totals = []
        for hand in self.hands:
            total = 0
            for high, low in hand:
                total += high + low
                if high == low == 0:
                    total += rules.double_blank_points
                elif low == 0:
                    total += rules.blank_half_points
            if not hand and self.table[-1][0][0] == self.table[-1][0][1]:
                total += rules.last_double_points if rules.last_double == "penalty" else 0
            totals.append(total)
        return totals
