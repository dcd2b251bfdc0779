"""Sentences: values, plurals and lists, a second language, and no loose keys."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk, Message

import chickenfoot as cf
from chickenfoot import text
from chickenfoot.engine.moves import EndReason, Reason
from chickenfoot.text import decimal, has, quoted, say
from chickenfoot.text.catalogue import Catalogue, message_id
from chickenfoot.text.languages import LANGUAGES, choose
from tests.support.sentences import TEXT, entries, functions, messages, selected, variables

PACKAGE = Path(cf.__file__).parent


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A second language that knows a few sentences, in use during the test."""
    (tmp_path / "en").symlink_to(TEXT / "en")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "engine.ftl").write_text(
        "now-draw = Zieh einen Stein.\n"
        "now-plays = Du darfst { OR($plays) } legen.\n"
        "position-twice = Den { $tile } gibt es nur einmal.\n",
        encoding="utf-8",
    )
    monkeypatch.setitem(LANGUAGES, "de", "de")
    monkeypatch.setattr(text, "FOLDER", tmp_path)
    text.catalogue_of.cache_clear()
    choose("de")
    yield
    choose(None)
    text.catalogue_of.cache_clear()


def written(folder: Path, sentence: str, locale: str = "en_GB") -> Catalogue:
    """A catalogue with a sentence called ``test``."""
    unprintable = "given-unprintable = something of the kind { $kind } that cannot be printed"
    (folder / "test.ftl").write_text(f"test = {sentence}\n{unprintable}\n", encoding="utf-8")
    return Catalogue(folder, locale)


@pytest.mark.parametrize(("n", "word"), [(0, "tiles"), (1, "tile"), (2, "tiles"), (14, "tiles")])
def test_plurals(tmp_path: Path, n: int, word: str) -> None:
    """The first form for exactly one, the second for anything else."""
    plural = "{ $n } { $n ->\n    [one] tile\n   *[other] tiles\n  }"
    assert written(tmp_path, plural).say("test", {"n": n}) == f"{n} {word}"


@pytest.mark.parametrize(
    ("n", "word"), [(1, "kámen"), (2, "kameny"), (4, "kameny"), (5, "kamenů"), (1.5, "kamene")]
)
def test_a_language_has_its_own_plurals(tmp_path: Path, n: float, word: str) -> None:
    """Czech has four forms where English has two."""
    plural = (
        "{ $n ->\n    [one] kámen\n    [few] kameny\n    [many] kamene\n   *[other] kamenů\n  }"
    )
    assert written(tmp_path, plural, "cs").say("test", {"n": n}) == word


def test_a_form_may_hold_a_value() -> None:
    """A form of a plural may itself have a place for a value."""
    assert say("refusal.reserved", n=1).startswith("The last tile of")
    assert say("refusal.reserved", n=3).startswith("The last 3 tiles of")


@pytest.mark.parametrize(
    ("items", "joined"),
    [([], ""), (["6-4"], "6-4"), (["6-4", "5-5"], "6-4 and 5-5"), ((1, 2, 3), "1, 2 and 3")],
)
def test_lists(tmp_path: Path, items: list[object], joined: str) -> None:
    """None, one, two and three items, joined as the language does it."""
    values = {"items": items}
    assert written(tmp_path, "{ AND($items) }").say("test", values) == joined
    other = written(tmp_path, "{ OR($items) }").say("test", values)
    assert other == joined.replace("and", "or")


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("6-4", "6-4"),
        (2026, "2026"),
        (0.5, "0.5"),
        (True, "True"),
        (None, "None"),
        (float("nan"), "nan"),
        (float("inf"), "inf"),
        (1e300, "1e+300"),
        (10**40, "1" + "0" * 40),
        pytest.param(10**9999, "int", id="huge"),
        (cf.Tile(6, 4), "6-4"),
    ],
)
def test_values(tmp_path: Path, value: object, said: str) -> None:
    """Text and numbers as they are (a seed is not grouped), anything else as `str` has it."""
    assert written(tmp_path, "{ $x }").say("test", {"x": value}) == said


def test_numbers_are_grouped_where_a_sentence_asks(tmp_path: Path) -> None:
    """By the language's own sign."""
    asked = "{ NUMBER($n, useGrouping: 1) } { NUMBER($x, minimumFractionDigits: 2) }"
    values = {"n": 1234567, "x": 0.5}
    assert written(tmp_path, asked).say("test", values) == "1,234,567 0.50"
    assert written(tmp_path, asked, "pt_PT").say("test", values) == "1\xa0234\xa0567 0,50"


@pytest.mark.parametrize(
    ("n", "said"), [(0, "no"), (4, "four"), (9, "nine"), (10, "10"), (1.5, "1.5")]
)
def test_a_small_number_is_a_word_where_a_sentence_asks(n: float, said: str) -> None:
    """A larger one, or one that is not whole, is a figure."""
    sentence = say("rulebook.arms", arms=n)
    assert sentence.startswith(f"The spinner takes {said} arms")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", ("takes one arm, and it comes first", "has one toe and", "left for its toe.")),
        ("pt", ("leva um braço, e ele vem primeiro", "tem um dedo e", "para o dedo.")),
        ("es", ("lleva un brazo, que va primero", "tiene un dedo y", "para un dedo.")),
        ("cs", ("má jedno rameno", "má jeden prst", "na jeden prst")),
    ],
)
def test_one_arm_and_one_toe(code: str, said: tuple[str, str, str]) -> None:
    """A house rule may want one of each: no sentence says "one arms"."""
    with cf.language(code):
        sentences = (
            say("rulebook.arms", arms=1), say("rulebook.toes", toes=1),
            say("rulebook.hopeless", toes=1),
        )  # fmt: skip
    for part, sentence in zip(said, sentences, strict=True):
        assert part in sentence


@pytest.mark.parametrize(
    ("arms", "toes", "said"),
    [
        (4, 1, ("má čtyři ramena", "nemá jeden prst")),
        (6, 3, ("má šest ramen", "nemá tři prsty")),
        (12, 5, ("má 12 ramen", "nemá pět prstů")),
    ],
)
def test_a_language_chooses_forms_by_numbers_that_are_words(
    arms: int, toes: int, said: tuple[str, str]
) -> None:
    """Czech says "čtyři ramena" and "šest ramen"."""
    with cf.language("cs"):
        assert said[0] in say("rulebook.arms", arms=arms)
        assert said[1] in say("rulebook.foot", toes=toes)


@pytest.mark.parametrize("value", [float("inf"), float("-inf"), float("nan")])
def test_a_number_that_is_not_finite_is_said_too(tmp_path: Path, value: float) -> None:
    """An interval of one round is infinite, and a sentence asks for its two digits."""
    asked = "{ NUMBER($x, minimumFractionDigits: 2) }"
    assert written(tmp_path, asked).say("test", {"x": value}) == str(value)


@pytest.mark.parametrize(
    ("value", "digits", "english", "czech"),
    [
        (2.675, 2, "2.67", "2,67"),  # as Python rounds it, in every language
        (-1234.5, 1, "-1234.5", "-1234,5"),
        (3, 0, "3", "3"),
        (-0.04, 1, "-0.0", "-0,0"),
        (float("nan"), 1, "nan", "nan"),
    ],
)
def test_decimals(tmp_path: Path, value: float, digits: int, english: str, czech: str) -> None:
    """The language's decimal sign; no grouping."""
    assert decimal(value, digits) == english
    assert written(tmp_path, "x", "cs").number(value, digits) == czech
    with_sign = f"{value:+.{digits}f}"
    assert decimal(value, digits, signed=True) == with_sign


def test_terms_are_shared_by_all_files(tmp_path: Path) -> None:
    """A term with its cases stands in one file and is used in the others."""
    (tmp_path / "terms.ftl").write_text(
        "-tile = { $case ->\n    [genitive] kamene\n   *[nominative] kámen\n  }\n",
        encoding="utf-8",
    )
    said = written(tmp_path, 'bez { -tile(case: "genitive") }', "cs").say("test", {})
    assert said == "bez kamene"


@pytest.mark.parametrize(
    "value", [10**24, 10**30, -(10**4000), 10**9999], ids=["24", "30", "4000", "9999"]
)
def test_a_number_of_many_digits_is_said_shortly(tmp_path: Path, value: int) -> None:
    """Whatever somebody gave: Babel does not know what to do with more than 28 digits."""
    for asked in ("{ $x }", "{ QUOTED($x) }"):
        said = written(tmp_path, asked).say("test", {"x": value})
        assert said == (str(value) if abs(value) < 10**99 else said)
        assert len(said) <= 203


@pytest.mark.parametrize("letters", [1000, 2001, 100_000])
def test_a_long_text_is_said_whole(tmp_path: Path, letters: int) -> None:
    """Such as the words of a large chart, in parts, in lists and in forms."""
    long = "x" * letters
    asked = "{ $n ->\n    [one] { $x }!\n   *[other] { $x }, { AND($list) }; { QUOTED($x) }\n  }"
    spoken = written(tmp_path, asked)
    assert spoken.say("test", {"n": 1, "x": long, "list": []}) == f"{long}!"
    both = spoken.say("test", {"n": 2, "x": long, "list": [long, "6-4", long]})
    assert both == f"{long}, {long}, 6-4 and {long}; {quoted(long)}"


@pytest.mark.parametrize(
    "given", ["6-4", 7, 0.5, True, None, [1], "x" * 999, pytest.param(10**9999, id="huge")]
)
def test_what_is_given_is_quoted(tmp_path: Path, given: object) -> None:
    """In a sentence as by `quoted`: at most its beginning, and never an error."""
    assert written(tmp_path, "{ QUOTED($x) }").say("test", {"x": given}) == quoted(given)
    assert len(quoted(given)) <= 203


@pytest.mark.usefixtures("german")
def test_a_second_language() -> None:
    """It speaks where it can, in sentences put together from its words, and in refusals."""
    assert say("now.draw") == "Zieh einen Stein."
    assert say("now.plays", plays=["6-4", "5-5"]) == "Du darfst 6-4 oder 5-5 legen."
    assert say("position.twice", tile="6-4") == "Den 6-4 gibt es nur einmal."
    with pytest.raises(cf.PositionError, match="Den 9-9 gibt es nur einmal"):
        cf.setup(cf.Rules(), ["9-9"], ["9-9", "6-4"])


@pytest.mark.usefixtures("german")
def test_what_a_language_lacks_is_said_in_english() -> None:
    """A missing sentence is said in English, as a whole."""
    assert say("now.pass") == "You can only pass."
    assert say("rules.not_listed", knob="k", players=4, listed=[2, 3]).endswith("2 and 3.")


def test_an_unknown_key_is_an_error() -> None:
    """A key that no catalogue has is a fault of ours, and it is said what is missing."""
    with pytest.raises(KeyError, match=r"no sentence for 'no.such.key'.* no message no-such-key"):
        say("no.such.key")


def test_a_missing_value_is_an_error() -> None:
    """So is a sentence without one of its values."""
    with pytest.raises(KeyError):
        say("position.twice")


# -- the files -----------------------------------------------------------------------------


def test_every_file_is_well_formed() -> None:
    """Fluent understands every line of it, and no message has attributes or no value."""
    for path, body in entries().items():
        junk = [entry.content for entry in body if isinstance(entry, Junk)]
        assert not junk, f"{path.name}: {junk}"
    for name, message in messages().items():
        assert message.value is not None, name
        assert not message.attributes, name


def test_no_message_stands_twice() -> None:
    """Neither in one file nor in two."""
    names = [
        entry.id.name for body in entries().values() for entry in body if isinstance(entry, Message)
    ]
    assert len(names) == len(messages())


def test_the_catalogue_finds_every_message() -> None:
    """The quick look at the lines finds the messages that Fluent's own parser finds."""
    assert text.catalogue_of("en").files.keys() == messages().keys()


def test_messages_call_what_there_is() -> None:
    """Functions and values are called by names that there are, and can be."""
    for name, message in messages().items():
        assert functions(message) <= {"AND", "OR", "QUOTED", "NUMBER", "WORD"}, name
        assert all(re.fullmatch(r"[a-z_]+\d?", each) for each in variables(message)), name


def test_every_reason_has_a_sentence() -> None:
    """So has every way in which a round can end."""
    assert all(has(f"refusal.{reason.value}") for reason in Reason)
    assert all(has(f"ended.{reason.value}") for reason in EndReason)


# -- keys used and keys there --------------------------------------------------------------


def _pattern(node: ast.expr) -> str | None:
    """A regular expression for the messages whose keys a text can be, None if it is no text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(message_id(node.value))
    if isinstance(node, ast.JoinedStr):
        parts = [(_pattern(p) if isinstance(p, ast.Constant) else ".+") for p in node.values]
        return "".join(part or "" for part in parts)
    return None


def _sources() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def _said() -> Iterator[tuple[Path, int, str]]:
    """Every call of `say` with a text or an f-string: file, line, pattern of its message."""
    for path, tree in _sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say" and node.args:
                choices = [node.args[0]]
                if isinstance(node.args[0], ast.IfExp):
                    choices = [node.args[0].body, node.args[0].orelse]
                for choice in choices:
                    pattern = _pattern(choice)
                    if pattern is not None:
                        yield path, node.lineno, pattern
    yield from _said_by_templates()


def _said_by_templates() -> Iterator[tuple[Path, int, str]]:
    """The same of the templates of pages."""
    for path in sorted(PACKAGE.rglob("templates/*.html")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for key in re.findall(r"""say\(["']([^"']+)["']""", line):
                yield path, number, re.escape(message_id(key))


def test_every_key_that_is_said_is_there() -> None:
    """A key written out has its message; one put together matches some of them."""
    for path, line, pattern in _said():
        there = any(re.fullmatch(pattern, name) for name in messages())
        assert there, f"{path.name}:{line} says {pattern}"


def test_every_kind_of_name_has_its_words() -> None:
    """What `unknown_name` is told of stands in both of its sentences."""
    kinds = {
        node.args[0].value
        for _, tree in _sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") in ("unknown_name", "NamedValues", "_known")
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert len(kinds) > 5
    for name in ("error-unknown", "error-unknown_close"):
        assert kinds == selected(messages()[name], "kind")


def test_every_message_is_said() -> None:
    """No sentence lies in the catalogue that the package never speaks."""
    patterns = {pattern for _, _, pattern in _said_by_templates()}
    assert patterns, "there are templates, and they speak"
    for _, tree in _sources():
        for node in ast.walk(tree):
            pattern = _pattern(node) if isinstance(node, ast.expr) else None
            if pattern is not None and pattern.strip(".+") and not pattern.startswith(".+"):
                patterns.add(pattern)
    whole = re.compile("|".join(f"(?:{p})" for p in sorted(patterns) if len(p) < 80))
    assert [name for name in messages() if not whole.fullmatch(name)] == []
