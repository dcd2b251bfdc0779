"""Everything that a person reads goes through the catalogue: a made-up language shows what not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot import lessons, players
from chickenfoot.curriculum.level_data import all_levels
from chickenfoot.curriculum.questions.model import KINDS
from chickenfoot.table.board import Board
from tests.support.pseudo import accented

# Letters that the made-up language writes with accents: a word with one of them that stands there
# without was not routed through the catalogue.
WORD = re.compile(r"(?<![\w.-])(?=[A-Za-z]*[aceinorsuyzACEINORSUYZ])[A-Za-z]{3,}(?![\w=(.-])")
# What is in no catalogue: names of people, of computer players and of things to type.
NAMES = {"Ana", "Bea", *players.NAMES, *cf.PRESETS}
JOINED = {"and"}  # by Babel, which has the made-up language count and join as in English
CALLED = {"Chickie"}  # a house rule's own call


def english(said: str) -> set[str]:
    """The words that stand there as in English."""
    said = re.sub(r"`[^`]*`|<[^>]*>|&\w+;|cf\.\S+", " ", said)
    return set(WORD.findall(said)) - NAMES - JOINED - CALLED


def now() -> cf.Round:
    """A round that begins."""
    return cf.Game.new(3, seed=4).round


def over() -> cf.Game:
    """A game to its end."""
    return cf.play_out(cf.Game.new(3, seed=1), ["random"] * 3)


def words_of(value: Any, key: str = "") -> Iterator[str]:
    """The texts in the data of a table or panel, without those that only a program reads."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from words_of(each, name)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from words_of(each, key)
    elif isinstance(value, str) and key not in ("do", "key", "look", "kind", "buttons", "sort"):
        yield value


def board() -> str:
    """What a table tells its page."""
    shown: Board = cf.play(["you", "greedy", "random"], seed=5).board
    return "\n".join([*words_of(shown.words), *words_of(shown.state)])


SAID: dict[str, Callable[[], object]] = {
    "round": lambda: f"{now()}",
    "round's repr": lambda: repr(now()),
    "view": lambda: now().view(),
    "game": over,
    "rules": cf.Rules,
    "verdicts": lambda: cf.verdicts(["9-9"], ["9-3 5-5", None], "9-3 on 9-9"),
    "table": board,
    "table's words": lambda: repr(cf.play(seed=5)),
    "sample": lambda: cf.simulate(rounds=20, seed=1),
    "comparison": lambda: cf.compare({"4": cf.Rules(), "6": cf.Rules(toes=2)}, rounds=20, seed=1),
    "effects": lambda: cf.cross({"spinner_arms": [4, 6]}, rounds=20, seed=1),
    "league": lambda: cf.league(["random", "greedy"], rounds=2, seed=1),
    "advice": lambda: cf.advise(now().view(), samples=5),
    "card": lessons.card,
    "sheet": lambda: lessons.sheet(3, seed=1),
    "progress": lessons.progress,
    "projector": lessons.projector,
    "glossary": lambda: str(lessons.glossary()).splitlines()[0],
    **{f"exercise {n}": partial(lessons.exercise, n) for n in range(1, 7)},
    **{f"question {k}": partial(lessons.question, k, seed=3) for k in KINDS},
    **{f"level {n}": partial(lessons.level, n) for n in all_levels()},
}


@pytest.mark.parametrize("thing", SAID)
def test_everything_said_is_in_the_catalogue(thing: str, made_up_language: str) -> None:
    """In the made-up language no English word is left."""
    with cf.language(made_up_language):
        said = str(SAID[thing]())
    assert any(letter in said for letter in "áčéíñóřšúýž"), "it speaks the language"
    assert english(said) == set()


def test_english_words_are_found(made_up_language: str) -> None:
    """What the test looks for, and what it lets pass."""
    assert english("Dřáw á tile, Ana: 6-4 on 9-6") == {"tile"}
    assert english(accented("Draw a tile")) == set()


def test_a_table_follows(made_up_language: str) -> None:
    """Words, status and controls of a table on view, and back."""
    table = cf.play(["you", "greedy"], seed=5)
    before = [table.board.words, table.board.state["status"], table.children[1].titles]
    with cf.language(made_up_language):
        assert english("\n".join(words_of(table.board.words))) == set()
        assert english(table.board.state["status"]) == set()
        assert english(" ".join(table.children[1].titles)) == set()
        assert table.game.round.legal_moves(), "the game is the same"
    after = [table.board.words, table.board.state["status"], table.children[1].titles]
    assert after == before
