"""Every language says all that English says, with the same values and its own plural forms."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chickenfoot.text import languages
from tests.project import translations as command
from tests.support import sentences
from tests.support import translations as kept
from tests.support.notebooks import lessons
from tests.support.paths import ROOT

CODES = kept.translations()

# What is written alike in two languages: names, signs, words that both have.
ALIKE: dict[str, set[str]] = {
    "pt": {
        "board-key-tab", "cli-error", "record-word-NoneType", "sheet-total",
        "source-cards-dice-dominoes-title", "source-domino-plaza-title",
        "source-family-game-blog-title", "source-flash-net-title", "source-gamerules-title",
        "source-nathanlong-title", "source-online-domino-games-title", "source-pagat-title",
        "source-puremco-title", "source-wikihow-title", "source-ymi-title",
        "table-end-total", "table-key-arrange", "table-key-enter", "table-key-escape",
        "table-key-home",
    },
    "es": {
        "cli-error", "option-no", "record-word-NoneType", "sheet-total",
        "source-cards-dice-dominoes-title", "source-domino-plaza-title",
        "source-family-game-blog-title", "source-flash-net-title", "source-gamerules-title",
        "source-nathanlong-title", "source-online-domino-games-title", "source-pagat-title",
        "source-puremco-title", "source-wikihow-title", "source-ymi-title",
        "table-end-total", "table-key-escape",
    },
    "cs": {
        "board-key-tab", "record-word-NoneType", "table-key-arrange", "table-key-enter",
        "table-key-escape", "table-key-home",
    },
}  # fmt: skip


@pytest.mark.parametrize("code", CODES)
def test_a_language_is_complete(code: str) -> None:
    """No message lacks, none is left over; each has the values and the plural forms it needs."""
    assert kept.missing(code) == []
    assert kept.left_over(code) == []
    assert list(kept.faults(code)) == []


@pytest.mark.parametrize("code", CODES)
def test_what_is_said_is_said_in_the_language(code: str) -> None:
    """A message with words that equals English letter for letter was not translated."""
    alike = ALIKE.get(code, set())
    found = set(kept.same_as_english(code))
    assert found - alike == set()
    assert alike - found == set(), "no longer alike: take it out of ALIKE"


@pytest.mark.parametrize("code", CODES)
def test_lessons_have_the_code_of_the_english_ones(code: str) -> None:
    """The same cells in the same order; code cells letter for letter."""
    for path in kept.translated_lessons(code):
        there = [(c["id"], c["cell_type"]) for c in kept.read(path)["cells"]]
        english = kept.english_of(path)
        assert there == [(c["id"], c["cell_type"]) for c in english["cells"]], path.name
        for ours, theirs in zip(kept.read(path)["cells"], english["cells"], strict=True):
            if ours["cell_type"] == "code":
                assert kept.source(ours) == kept.source(theirs), f"{path.name} {ours['id']}"
        states = {each.state for each in kept.paragraphs(path)}
        assert "untranslated" not in states, path.name


def test_the_folders_are_languages() -> None:
    """A folder of lessons is called like its language and says so to the kernel."""
    folders = {path.parent for path in lessons()} - {ROOT / "notebooks"}
    assert {folder.name for folder in folders} <= set(CODES)
    for folder in folders:
        assert (folder / languages.MARK).read_text("utf-8").strip() == folder.name


# -- that the checks notice ----------------------------------------------------------------


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A language "sk" whose sentences and digests lie in a folder of their own."""
    (tmp_path / "sk").mkdir()
    (tmp_path / "en").symlink_to(sentences.TEXT / "en")
    monkeypatch.setitem(languages.LANGUAGES, "sk", "sk")
    monkeypatch.setattr(sentences, "TEXT", tmp_path)
    monkeypatch.setattr(kept, "DIGESTS", tmp_path)
    for each in (sentences.entries, sentences.messages, kept.made_from):
        each.cache_clear()
    yield tmp_path / "sk" / "engine.ftl"
    for each in (sentences.entries, sentences.messages, kept.made_from):
        each.cache_clear()


def test_missing_left_over_and_wrong_values_are_noticed(made_up: Path) -> None:
    """One of each."""
    made_up.write_text(
        "now-draw = Ťahaj.\nnow-nonsense = x\nposition-twice = Ten { $stone } je len jeden.\n"
        "refusal-reserved = { $n ->\n    [one] Posledný kameň\n   *[other] Posledné kamene\n }\n",
        "utf-8",
    )
    assert "now-pass" in kept.missing("sk")
    assert "now-draw" not in kept.missing("sk")
    assert kept.left_over("sk") == ["now-nonsense"]
    faults = "\n".join(kept.faults("sk"))
    assert "position-twice speaks of ['stone'], which English does not" in faults
    assert "position-twice does not speak of ['tile']" in faults
    assert "refusal-reserved lacks the form ['few', 'many'] of n" in faults


def test_english_left_as_it_is_is_noticed(made_up: Path) -> None:
    """Not where it has no words."""
    made_up.write_text("now-draw = Draw.\nnow-pass = Môžeš len pasovať.\n", "utf-8")
    now = kept.english("now-draw").removeprefix("now-draw = ")
    made_up.write_text(f"now-draw = {now}\nnow-pass = Môžeš len pasovať.\n", "utf-8")
    sentences.messages.cache_clear()
    sentences.entries.cache_clear()
    assert kept.same_as_english("sk") == ["now-draw"]


def test_what_has_changed_since_is_stale(made_up: Path) -> None:
    """A message is fresh once it was noted, until its English changes."""
    made_up.write_text("now-draw = Ťahaj.\nnow-pass = Môžeš len pasovať.\n", "utf-8")
    assert kept.stale("sk") == ["now-draw", "now-pass"]
    kept.mark("sk", ["now-draw", "now-nonsense"])
    assert kept.stale("sk") == ["now-pass"]
    kept.made_from("sk")["now-draw"] = "another"
    assert kept.stale("sk") == ["now-draw", "now-pass"]


def test_a_lesson_is_brought_into_a_language(
    made_up: Path,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Code as in English; what is translated stays, and is stale once the English changes."""
    name = "01-tiles-and-the-deal.ipynb"
    (tmp_path / "notebooks").mkdir()
    english = tmp_path / "notebooks" / name
    english.write_text((ROOT / "notebooks" / name).read_text("utf-8"), "utf-8")
    for module in (kept, command):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    assert command.main(["sk", "--lessons", name]) == 0
    path = tmp_path / "notebooks" / "sk" / name
    assert (path.parent / languages.MARK).read_text("utf-8") == "sk\n"
    assert {each.state for each in kept.paragraphs(path)} == {"untranslated"}

    notebook = kept.read(path)
    first = next(cell for cell in notebook["cells"] if cell["cell_type"] == "markdown")
    first["source"] = ["# Prvé ťahy"]
    command.write(path, notebook)
    command.main(["sk", "--done", name])
    assert [each.state for each in kept.paragraphs(path)].count("translated") == 1

    changed = kept.read(english)
    changed["cells"][0]["source"] = ["# Other words"]
    changed["cells"][1]["source"] = ["New words."]
    command.write(english, changed)
    command.main(["sk", "--lessons", name])
    states = [each.state for each in kept.paragraphs(path)]
    assert states[0] == "stale"
    assert set(states[1:]) == {"untranslated"}
    assert "# Prvé ťahy" in kept.source(kept.read(path)["cells"][0])
    command.main(["sk"])
    assert "# STALE: 01-tiles-and-the-deal.ipynb, cell 0\n# Other words" in capsys.readouterr().out
    assert command.main(["tlh"]) == 2
