"""Names are text: at every door they are refused in our words, or shown as they are everywhere.

A name may look like a formula, a tag, a place in a sentence or an order to a terminal.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from matplotlib.figure import Figure

import chickenfoot as cf
from chickenfoot import lessons
from chickenfoot.common.names import JOINERS
from chickenfoot.curriculum.hand_in import WORK_NAME

NAMES = {
    "dollar": "US$",
    "formula": "$x^{2$",
    "backslash": r"\frac{\undefined}",
    "surrogate": "a\ud800b",
    "escape": "\x1b[31mred\x07",
    "null": "a\0b",
    "lines": "one\ntwo\rthree",
    "c1": "a\x9b31mb",
    "tag": "<script>alert(1)</script>",
    "attribute": "\"'><img src=x onerror=alert(1)>",
    "entity": "&lt;b&gt;&amp;",
    "braces": "{name} {{ x }} { $who }",
    "override": "\u202egnirts",
    "zero": "\u200b",
    "blank": " ",
    "empty": "",
    "hebrew": "\u05d3\u05d5\u05d3",
    "family": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "marks": "a" + "\u0301" * 30,
    "long": "W" * 5000,
    "private": "\ue000",
    "separator": "a\u2028b",
}
ISOLATES = "\u2068\u2069"


class Page(HTMLParser):
    """What a browser would make of a piece of HTML."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the tag and its attributes."""
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.text += " ".join(value or "" for name, value in attrs if name == "alt")

    def handle_data(self, data: str) -> None:
        """Note the text."""
        self.text += data


def is_clean(text: str) -> bool:
    """Whether a terminal, a file and a page can take it: lines of printable letters."""
    allowed = JOINERS | set(f"\n\u00a0{ISOLATES}")
    return all(letter.isprintable() or letter in allowed for letter in text)


def told(shown: Any) -> Iterator[str]:
    """Every text that `shown` gives of itself to a terminal or a notebook."""
    yield str(shown)
    yield repr(shown)
    bundle = shown._repr_mimebundle_() if hasattr(shown, "_repr_mimebundle_") else {}
    for kind, data in (bundle[0] if isinstance(bundle, tuple) else bundle).items():
        if kind.startswith("text/"):
            yield data
        if kind == "text/html":
            page = Page(data)
            assert "onerror" not in page.attributes
            yield page.text


def painted(ax: Any) -> Any:
    """A plot, drawn to the end."""
    ax.get_figure().draw_without_rendering()
    return ax


def called(name: str) -> Any:
    """A player of one's own of that name."""

    def own(view: Any) -> Any:
        return view.legal_moves()[0]

    own.__name__ = name
    return own


QUIET: dict[str, Any] = {"progress": False, "seed": 1}


def game(name: str, _folder: Path) -> Iterator[Any]:
    """The names of a game."""
    played = cf.Game.new([name, "Bo"], seed=1)
    yield from (played, played.round, played.sheet)
    assert played.names[0] == name


def record(name: str, folder: Path) -> Iterator[Any]:
    """The names in a record that somebody else wrote."""
    path = folder / "game.json"
    cf.Game.new(["Ana", "Bo"], seed=1).save(path)
    path.write_text(path.read_text("utf-8").replace('"Ana"', json.dumps(name)), "utf-8")
    yield cf.load(path)


def table(name: str, _folder: Path) -> Iterator[Any]:
    """The people at a table."""
    laid = cf.play((name, "greedy"), seed=1, pace=0, save=False)
    yield laid
    yield json.dumps(laid.board.state, ensure_ascii=False)


def own_player_at_table(name: str, _folder: Path) -> Iterator[Any]:
    """A function at a table goes by its name."""
    laid = cf.play((called(name), "you"), seed=1, pace=0, save=False)
    yield laid
    yield json.dumps(laid.board.state, ensure_ascii=False)


def simulated(name: str, _folder: Path) -> Iterator[Any]:
    """The players of a simulation."""
    sample = cf.simulate(players={name: "greedy", "other": "random"}, rounds=4, **QUIET)
    yield sample
    yield painted(sample.plot())


def simulated_function(name: str, _folder: Path) -> Iterator[Any]:
    """A function in a simulation goes by its name."""
    sample = cf.simulate(players=[called(name), "random"], rounds=4, **QUIET)
    yield sample
    yield painted(sample.plot())


def compared(name: str, _folder: Path) -> Iterator[Any]:
    """The rule sets of a comparison, as the base and as another."""
    for variants in ({"default": cf.Rules(), name: cf.Rules(toes=2)},
                     {name: cf.Rules(), "other": cf.Rules(toes=2)}):  # fmt: skip
        found = cf.compare(variants, ["random", "random"], rounds=4, **QUIET)
        yield found
        yield painted(found.plot())


def compared_players(name: str, _folder: Path) -> Iterator[Any]:
    """The players of a comparison."""
    variants = {"default": cf.Rules(), "toes": cf.Rules(toes=2)}
    found = cf.compare(variants, {name: "random", "b": "greedy"}, rounds=4, **QUIET)
    yield found
    yield painted(found.plot(f"player.{name}"))


def league(name: str, _folder: Path) -> Iterator[Any]:
    """The players of a league."""
    found = cf.league({name: "greedy", "other": "random"}, rounds=4, **QUIET)
    yield found
    yield painted(found.plot())


def league_failure(name: str, _folder: Path) -> Iterator[Any]:
    """What a player that fails in a league says of itself."""

    def failing(view: Any) -> Any:
        raise RuntimeError(name)

    yield cf.league({"failing": failing, "a": "random", "b": "greedy"}, rounds=4, **QUIET)


def league_folder(name: str, folder: Path) -> Iterator[Any]:
    """The files of a league's folder."""
    for each in (name, "other"):
        (folder / f"{each}.py").write_text("def play(view):\n    return view.legal_moves()[0]\n")
    found = cf.league(folder, rounds=4, **QUIET)
    yield found
    yield painted(found.plot())


def drawn(name: str, _folder: Path) -> Iterator[Any]:
    """The names over the hands of a picture, in all its formats, and of a film."""
    now = cf.deal(players=2, seed=1)
    picture = cf.draw(now, names=[name, "Bo"], hands="all")
    yield from (picture, picture.alt, picture.svg().decode() if hasattr(picture, "svg") else "")
    figure = Figure()
    cf.draw(now, figure.add_subplot(), names=[name, "Bo"], hands="all")
    figure.draw_without_rendering()
    yield cf.animate(now, names=[name, "Bo"])


def call(name: str, _folder: Path) -> Iterator[Any]:
    """What is called when a double is laid."""
    rules = cf.Rules(call=name)
    yield from (rules, rules.called(3))


def signed(name: str, folder: Path) -> Iterator[Any]:
    """The name on what is handed in."""
    yield lessons.sign(name)
    assert (folder / WORK_NAME).is_file() == bool(name.strip())  # a blank name signs nothing
    yield lessons.collect(folder)


def class_names(name: str, folder: Path) -> Iterator[Any]:
    """The names in files that learners handed in."""
    text = json.dumps({"version": 1, "name": name, "exercises": {}})
    (folder / WORK_NAME).write_text(text)
    yield lessons.collect(folder)


def class_files(name: str, folder: Path) -> Iterator[Any]:
    """The names of folders and files that learners handed in, ours and others'."""
    inner = folder / name
    inner.mkdir()
    text = json.dumps({"version": 1, "name": "", "exercises": {}})
    (inner / WORK_NAME).write_text(text)
    (inner / f"{name}.json").write_text("{}")
    yield lessons.collect(folder)


def report(name: str, _folder: Path) -> Iterator[Any]:
    """Lines that a check of the user's own found."""
    yield lessons.Report.of([(True, name)])


def failing_player(name: str, _folder: Path) -> Iterator[Any]:
    """What a player at the table says when it fails, and what it is called."""

    def failing(view: Any) -> Any:
        raise RuntimeError(name)

    laid = cf.play((failing, "you"), seed=1, pace=0, save=False)
    while not laid.controller.session.paused:
        laid.play(laid.game.round.legal_moves()[0])
    yield json.dumps(laid.board.state, ensure_ascii=False)


def answered(name: str, _folder: Path) -> Iterator[Any]:
    """What a player answers instead of a move."""
    cf.players.ask(lambda view: name, cf.deal(seed=1).view(), "own")
    yield ""


DOORS: list[Callable[[str, Path], Iterator[Any]]] = [
    game, record, table, own_player_at_table, simulated, simulated_function, compared,
    compared_players, league, league_failure, league_folder, drawn, call, signed, class_names,
    class_files, report, failing_player, answered,
]  # fmt: skip


@pytest.mark.filterwarnings("ignore:Glyph")  # a font that lacks a letter draws a box
@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.__name__)
@pytest.mark.parametrize("kind", NAMES)
def test_a_hostile_name(
    kind: str, door: Callable[[str, Path], Iterator[Any]], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """It is refused in words that can be shown, or everything that shows it can be shown."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(lessons.api, "_FOLDER", tmp_path)
    if door in (league_folder, class_files) and (
        not 0 < len(NAMES[kind].encode("utf-8", "replace")) < 200
        or set(NAMES[kind]) & set("\0/\ud800")
        or NAMES[kind].strip(". ") == ""
    ):
        pytest.skip("no file can be called so")
    texts: list[str] = []
    try:
        for shown in door(NAMES[kind], tmp_path):
            texts += told(shown)
    except (cf.ChickenfootError, OSError) as refused:
        texts.append(str(refused))
    for text in texts:
        assert is_clean(text), ascii(text)
        text.encode()
