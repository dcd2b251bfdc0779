"""What stays as it was, whatever is moved or renamed: digests by public names alone.

``python -m tests.whole.recorded`` prints the digests of this tree as JSON; they are kept in
``tests/data/recorded.json``. A digest that changes on purpose is changed with its reason in
the commit's message.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import chickenfoot as cf

__all__ = ["STREAMS", "digest"]

_TABLES = (2, 3, 4)


def _rounds() -> Iterator[tuple[str, cf.Round]]:
    for slug, preset in cf.PRESETS.items():
        for players in _TABLES:
            for seed in (1, "two"):
                try:
                    yield f"{slug}/{players}/{seed}", cf.deal(preset.rules, players, seed=seed)
                except cf.RulesError:
                    yield from ()


def _played(now: cf.Round, rng: Random) -> cf.Round:
    while not now.is_over:
        moves = now.legal_moves()
        now = now.play(moves[int(rng.random() * len(moves))])
    return now


def deals() -> Iterator[str]:
    """Hands and yard of every house rule, for three sizes of table and two seeds."""
    for name, now in _rounds():
        yield f"{name} {[list(map(str, hand)) for hand in now.hands]} {list(map(str, now.yard))}"


def rounds() -> Iterator[str]:
    """The same rounds played to their end by chance, with every move and what it came to."""
    for name, now in _rounds():
        over = _played(now, Random(7))
        said = over.outcome
        assert said is not None
        history = [(seat, str(move)) for seat, move in over.history]
        yield f"{name} {history} {said.reason.name} {said.winner} {said.points}"


def refusals() -> Iterator[str]:
    """What each tile of the hand to move is told in the middle of a round."""
    for name, now in _rounds():
        rng = Random(11)
        for _ in range(9):
            if not now.is_over:
                moves = now.legal_moves()
                now = now.play(moves[int(rng.random() * len(moves))])
        if now.is_over:
            continue
        for tile in now.hands[now.to_move]:
            for onto in list(now.tableau)[-3:]:
                why = now.why_not(f"{tile} on {onto}")
                yield f"{name} {tile} on {onto}: {why and (why.reason.name, why.text)}"


def laboratory() -> Iterator[str]:
    """Ends and points of 40 rounds of every house rule, by the built-in players."""
    for slug, preset in cf.PRESETS.items():
        players = ["random", "greedy", "doubles_first", "steady"][: 3 if len(slug) % 2 else 4]
        try:
            found = cf.simulate(preset.rules, players, rounds=40, seed=3, progress=False)
        except cf.RulesError:
            continue
        ends = sorted((end.name, count) for end, count in found.ends.items())
        yield f"{slug} {found.rounds} {found.tiles_played} {ends} {found.mean_points}"


def games() -> Iterator[str]:
    """The record of a whole game under every house rule, to the byte."""
    with tempfile.TemporaryDirectory() as folder:
        for slug, preset in cf.PRESETS.items():
            try:
                game = cf.Game.new(["Ana", "Bo", "Cy"], rules=preset.rules, seed=5)
            except cf.RulesError:
                continue
            game = cf.play_out(game, ["random", "greedy", "steady"])
            path = Path(folder, "game.json")
            game.save(path)
            assert cf.load(path) == game
            yield f"{slug} {path.read_text(encoding='utf-8')}"
            path.unlink()


def advice() -> Iterator[str]:
    """What the coach advises in a few positions."""
    for name, now in _rounds():
        if not name.endswith("4/1"):
            continue
        rng = Random(3)
        for _ in range(10):
            if not now.is_over:
                moves = now.legal_moves()
                now = now.play(moves[int(rng.random() * len(moves))])
        if not now.is_over and len(now.legal_moves()) > 1:
            yield f"{name} {cf.advise(now.view(), samples=12)}"


def layouts() -> Iterator[str]:
    """Where every tile of some tableaus lies, to a millionth of a tile."""
    for name, now in _rounds():
        if name.endswith("/2/1"):
            for placed in cf.layout(_played(now, Random(2)).tableau).placed:
                corners = [(round(x, 6) + 0.0, round(y, 6) + 0.0) for x, y in placed.corners]
                yield f"{name} {placed.tile} {corners} {placed.detached}"


def words() -> Iterator[str]:
    """What the pictures of some rounds say to who cannot see them."""
    for name, now in _rounds():
        if name.endswith("/3/two"):
            yield f"{name} {cf.draw(_played(now, Random(5))).alt}"


STREAMS: dict[str, Callable[[], Iterator[str]]] = {
    each.__name__: each
    for each in (deals, rounds, refusals, laboratory, games, advice, layouts, words)
}


def digest(lines: Iterable[str]) -> str:
    """The digest of some lines, in hexadecimal."""
    found = sha256()
    for line in lines:
        found.update(line.encode())
        found.update(b"\n")
    return found.hexdigest()


if __name__ == "__main__":
    json.dump({name: digest(lines()) for name, lines in STREAMS.items()}, sys.stdout, indent=2)
    sys.stdout.write("\n")
