"""The house rules of the 30 sources: their data, their words, their names."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Mapping
from typing import Any

import pytest

from chickenfoot.engine.presets import PRESETS
from chickenfoot.engine.rules import Rules, preset
from chickenfoot.engine.sources import NEUTRAL
from tests.support.paths import DATA

FIVE = ("pe-de-galinha", "chicken-scratch", "chicken-foot", "pata-de-pollo", "kureci-noha")
CODES = """
    seed000 seed001 seed002 seed003 seed004 EW ymi nl pur plaza pagat grc cfr fnet odg htA htB
    cdd op1 op2 op3 fgb doc wiki kir fuk peg eaj sandy hch
"""
WHOLE = "seed000 seed001 seed002 seed003 seed004 ymi nl grc odg htB doc eaj sandy hch"
# The other way round: who plays a rule, by code. Everybody else has the neutral value.
PLAYED_BY = {
    ("set_max", 6): "seed001 odg op2 op3",
    ("hand_size", 5): "seed001 odg op2 op3",
    ("hand_size", "div42"): "cfr doc",
    ("start_source", "set_aside"): "seed000 seed004 EW nl grc fgb peg",
    ("start_missing", "draw_all"): "ymi pagat cfr op3 doc",
    ("start_missing", "next_double"): "seed001 htA cdd op2 hch",
    ("start_missing", "redeal"): "pur",
    ("leader_first", "high_draw"): "seed000 seed004 EW",
    ("leader_first", "random"): "nl fgb peg",
    ("leader_first", "finder"): "grc",
    ("leader_later", "rotate"): "seed000 seed004 EW nl grc fgb peg",
    ("round_order", "asc"): "fgb fuk",
    ("spinner_arms", 6): "pur fnet doc kir peg sandy",
    ("spinner_arms", 8): "ymi",
    ("spinner_arms", "players"): "grc",
    ("draw_limit", None): "htA",
    ("drawn_tile", "may"): "seed002 seed003 plaza cdd",
    ("drawn_tile", "hold"): "op2 op3",
    ("voluntary_draw", True): "cfr fgb doc",
    ("empty_yard", "first_blocked"): "nl",
    ("dead_foot", "end_round"): "eaj",
    ("last_double", "penalty"): "seed000 seed004 EW",
    ("double_blank_points", 0): "seed001 ymi grc odg op2",
    ("double_blank_points", 25): "doc",
    ("double_blank_points", 100): "sandy",
    ("blank_half_points", 25): "fnet",
    ("knock", "auto"): "seed004 cfr",
    ("tiebreak", ("most_zero_rounds", "lowest_nonzero_round")): "seed002 seed003",
    ("call", "Galinha {n}"): "seed000",
    ("call", "Pintainho {n}"): "seed001",
    ("call", "pé de galinha"): "seed002",
    ("call", "pata de pollo"): "seed003",
    ("call", "chicken foot"): "plaza",
}
QUOTES: dict[str, dict[str, dict[str, Any]]] = json.loads(
    (DATA / "quotes.json").read_text(encoding="utf-8")
)
# How the five texts write the numbers that they state.
NUMERALS = {
    "pt": {1: "uma|um", 3: "três", 4: "quatro|4", 5: "cinco", 6: "seis", 7: "sete|7", 9: "nove"},
    "es": {1: "una", 3: "tres", 4: "cuatro", 7: "siete", 9: "nueve"},
    "cs": {1: "jedno", 3: "tři", 4: "čtyři", 7: "sedm"},
}  # fmt: skip
# Words of which one must stand in a quote, for the values that are not numbers.
SIGNS = {
    ("drawn_tile", "must"): "deve|musí|joga se puder",
    ("drawn_tile", "may"): "pode|puede",
    ("leader_first", "high_draw"): "tirar a maior|táhne nejvyšší",
    ("leader_first", "holder"): "Quem tiver|que fez|que haya obtenido",
    ("leader_later", "holder"): "da mesma forma|que fez|que haya obtenido",
    ("round_order", "desc"): "mais baixo|mais alto|double-blank|doble blanco|nejnižší",
    ("start_source", "hand"): "Quem tiver|nenhum jogador tenha retirado|ningún jugador ha sacado",
    ("start_missing", "next_double"): "duplo seguinte",
    ("start_missing", "draw_turns"): "revezam|turnan",
    ("empty_yard", "all_blocked"): "nenhum jogador|ningún jugador|žádný hráč",
    ("last_double", "penalty"): "Se ocorrer|Pokud ano",
    ("knock", "auto"): "neklepne.*musí",
    ("foot_first", True): "Nenhuma outra|só podem|outro lugar|otro lugar|Žádné další",
}

EACH = pytest.mark.parametrize("slug", PRESETS)
EACH_OF_FIVE = pytest.mark.parametrize("slug", FIVE)


def plain(value: object) -> object:
    """Values of knobs and of JSON in one form."""
    if isinstance(value, Mapping):
        return dict(value)
    return list(value) if isinstance(value, tuple) else value


def test_thirty_sources() -> None:
    """There are 30 presets, the five whole texts first, each under its own short code."""
    assert tuple(PRESETS)[:5] == FIVE
    assert [p.code for p in PRESETS.values()] == CODES.split()


def test_which_were_read_whole() -> None:
    """`complete` is told of exactly the sources that could be read from end to end."""
    assert {p.code for p in PRESETS.values() if p.complete} == set(WHOLE.split())


@EACH
def test_slug_is_its_own_key(slug: str) -> None:
    """A preset knows its name, which one can type: small letters, digits and hyphens."""
    assert PRESETS[slug].slug == slug
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug)


@EACH
def test_rules_are_neutral_base_plus_source(slug: str) -> None:
    """A preset's rules are the neutral base, changed only where the source speaks."""
    p = PRESETS[slug]
    expected = {**NEUTRAL, **p.stated, **p.inferred}
    for knob in dataclasses.fields(Rules):
        value = getattr(p.rules, knob.name)
        assert plain(value) == plain(expected[knob.name]), knob.name


def test_neutral_base_names_every_knob() -> None:
    """No knob is left to the defaults of `Rules()`, which are those of one source."""
    assert set(NEUTRAL) == {f.name for f in dataclasses.fields(Rules)}


@EACH
def test_stated_or_inferred_but_not_both(slug: str) -> None:
    """No value is both stated by a source and inferred from it."""
    assert not set(PRESETS[slug].stated) & set(PRESETS[slug].inferred)


@EACH
def test_no_value_in_disguise(slug: str) -> None:
    """Numbers are numbers and yes-or-no is yes-or-no, as in the neutral base."""
    for knob, value in {**PRESETS[slug].stated, **PRESETS[slug].inferred}.items():
        assert isinstance(value, bool) == isinstance(NEUTRAL[knob], bool), knob


@EACH
def test_every_preset_can_be_dealt(slug: str) -> None:
    """Four players, a number that every source knows, can be dealt a round."""
    PRESETS[slug].rules.check_players(4)


@EACH
def test_every_listed_number_of_players_can_be_dealt(slug: str) -> None:
    """Where a source lists hands by players, its set has the tiles for each of them."""
    rules = PRESETS[slug].rules
    listed = rules.hand_size if isinstance(rules.hand_size, Mapping) else (2, 3, 4, 5)
    for players in listed:
        rules.check_players(players)


HAND_TABLES = {
    "ymi grc": {2: 21, 3: 14, 4: 11, 5: 8, 6: 7, 7: 6, 8: 5},
    "nl": {2: 14, 3: 10, 4: 7, 5: 6, 6: 5},
    "pur fnet kir": {2: 20, 3: 15, 4: 11, 5: 9, 6: 8, 7: 7, 8: 6},
    "pagat": {2: 12, 3: 11, 4: 10},
    "htB": {2: 9, 3: 7, 4: 7},
    "wiki": {2: 21, 3: 14, 4: 10, 5: 8, 6: 7},
    "fuk": {4: 11, 5: 9, 6: 8, 7: 7, 8: 6},
}


def test_hand_tables() -> None:
    """Hands by the number of players are those that the sources print; nobody else has a table."""
    tables = {
        p.code: dict(p.rules.hand_size)
        for p in PRESETS.values()
        if isinstance(p.rules.hand_size, Mapping)
    }
    assert tables == {code: table for codes, table in HAND_TABLES.items() for code in codes.split()}


@pytest.mark.parametrize(("knob", "value"), PLAYED_BY)
def test_who_plays_it(knob: str, value: object) -> None:
    """Exactly the sources listed for a rule that departs from the neutral one play it."""
    players = {p.code for p in PRESETS.values() if getattr(p.rules, knob) == value}
    assert players == set(PLAYED_BY[knob, value].split())


def test_no_other_departures() -> None:
    """Apart from tables by players, every value is the neutral one or one of those listed."""
    for p in PRESETS.values():
        for knob, neutral in NEUTRAL.items():
            value = getattr(p.rules, knob)
            assert isinstance(value, Mapping) or value == neutral or (knob, value) in PLAYED_BY


def test_the_default_rules_are_those_of_one_source() -> None:
    """`Rules()` is the game of the English encyclopedia article, wikipedia-en."""
    assert preset("wikipedia-en") == Rules()


def test_the_two_editions_differ_as_published() -> None:
    """The Czech edition of the article adds the knock to the Portuguese one, and its call."""
    theirs, ours = preset("kureci-noha"), preset("pe-de-galinha")
    assert dataclasses.replace(theirs, knock="off", call=ours.call) == ours != theirs


def test_the_two_game_site_texts_are_one_game() -> None:
    """The Spanish and the Portuguese game-site text differ only in what is called out."""
    one, other = preset("chicken-foot"), preset("pata-de-pollo")
    assert dataclasses.replace(one, call=other.call) == other != one


# -- the five texts, word for word -------------------------------------------------------


def test_only_the_five_are_quoted() -> None:
    """The quotes are of the five texts that were read word for word."""
    assert tuple(QUOTES) == FIVE


@EACH_OF_FIVE
def test_every_stated_value_has_its_words(slug: str) -> None:
    """Each stated knob of the five has a quote, and no quote is without its knob."""
    assert set(QUOTES[slug]) == set(PRESETS[slug].stated)


@EACH_OF_FIVE
def test_values_are_what_the_words_say(slug: str) -> None:
    """The value beside each quote, read off the words alone, is the preset's value."""
    said = {knob: entry["says"] for knob, entry in QUOTES[slug].items()}
    assert said == {knob: plain(value) for knob, value in PRESETS[slug].stated.items()}


@EACH_OF_FIVE
def test_quotes_are_short(slug: str) -> None:
    """A quote is a few words, not a paragraph."""
    assert all(3 <= len(e["quote"].split()) <= 20 for e in QUOTES[slug].values())


@EACH_OF_FIVE
def test_the_words_hold_the_value(slug: str) -> None:
    """A stated number stands in its quote, as do the telling words of every other value."""
    numerals = NUMERALS[PRESETS[slug].language]
    for knob, value in PRESETS[slug].stated.items():
        quote = QUOTES[slug][knob]["quote"]
        if knob == "call":
            words = re.escape(value.partition(" {n}")[0])
        elif knob == "blank_half_points":
            words = "outra ponta|druhé polovině"
        elif knob == "tiebreak":
            words = "zero.*(menor total|más bajo)|cero.*más bajo"
        elif isinstance(value, int) and not isinstance(value, bool):
            words = rf"\b({numerals.get(value, value)})\b"
        else:
            words = SIGNS[knob, value]
        assert re.search(words, quote), (knob, value, quote)
