"""The house rules by name: their words, and that they never change."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.engine.presets import PRESETS
from chickenfoot.engine.rules import preset
from chickenfoot.engine.sources import NEUTRAL

EACH = pytest.mark.parametrize("slug", PRESETS)


def test_titles_are_distinct() -> None:
    """Every source has a title of its own."""
    assert len({p.title for p in PRESETS.values()}) == len(PRESETS)


@EACH
def test_words_about_the_source(slug: str) -> None:
    """Title, origin and note are there to read; a note is of whole sentences."""
    p = PRESETS[slug]
    assert p.title
    assert p.source
    assert p.language in {"pt", "es", "cs", "en", "de", "fr", "ja"}
    assert not p.note or p.note.endswith(".")


@EACH
def test_prints_what_it_knows(slug: str) -> None:
    """A printed preset tells title, source, every value it holds and the note."""
    p = PRESETS[slug]
    text = str(p)
    assert text.startswith(p.label)
    assert p.source in text
    assert p.note in text
    assert all(f"{knob}=" in text for knob in {**p.stated, **p.inferred})
    assert ("Only part" in text) is not p.complete


@EACH
def test_a_preset_is_a_value(slug: str) -> None:
    """A preset can be a key, cannot be changed, and survives pickling and copying."""
    p = PRESETS[slug]
    assert {p: 1}[p] == 1
    assert pickle.loads(pickle.dumps(p)) is p
    assert copy.deepcopy(p) is p
    assert eval(repr(p), {"PRESETS": PRESETS}) is p
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(p, "complete", not p.complete)  # noqa: B010  a plain assignment, unseen by mypy


@pytest.mark.parametrize("mapping", [PRESETS, PRESETS["ymi"].stated, NEUTRAL])
def test_the_data_is_read_only(mapping: Any) -> None:
    """The table of presets and what it holds cannot be written to."""
    with pytest.raises(TypeError):
        mapping["set_max"] = 12


def test_hand_tables_are_read_only() -> None:
    """The table of hand sizes inside a preset cannot be written to either."""
    with pytest.raises(TypeError):
        PRESETS["ymi"].stated["hand_size"][2] = 1


@EACH
def test_preset_gives_the_rules(slug: str) -> None:
    """`preset(name)` is the rules of that name."""
    assert preset(slug) is PRESETS[slug].rules


@pytest.mark.parametrize("name", ["chicken-scrach", "seed000", "", "YMI", None, ["ymi"], 3])
def test_unknown_names_are_refused(name: Any) -> None:
    """Anything but a name of the table is refused with an error that holds it."""
    with pytest.raises(cf.RulesError) as caught:
        preset(name)
    assert caught.value.values == {"name": name}


def test_a_slip_is_met_with_the_right_name() -> None:
    """A name close to a known one is refused with that one, another with the whole list."""
    with pytest.raises(cf.RulesError, match="Did you mean 'chicken-scratch'"):
        preset("chicken-scrach")
    with pytest.raises(cf.RulesError, match=r"pata-de-pollo.*ymi"):
        preset("zzzzzz")


def test_unknown_presets_are_refused_with_the_nearest() -> None:
    """So is a preset."""
    with pytest.raises(cf.RulesError, match="chicken-scratch"):
        cf.preset("chiken-scratch")


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_the_presets_survive_copying_and_pickling(protocol: int) -> None:
    """A worker process that is sent them has them; a copy is the same one."""
    assert pickle.loads(pickle.dumps(cf.PRESETS, protocol)) is cf.PRESETS
    assert copy.copy(cf.PRESETS) is copy.deepcopy(cf.PRESETS) is cf.PRESETS
    with pytest.raises(TypeError):
        cf.PRESETS["mine"] = cf.PRESETS["chicken-scratch"]


def test_the_presets_are_a_value() -> None:
    """They can be copied and pickled, and a name that is not there is a KeyError as well."""
    for again in (copy.copy(cf.PRESETS), copy.deepcopy(cf.PRESETS)):
        assert again == cf.PRESETS
    assert pickle.loads(pickle.dumps(cf.PRESETS)) == cf.PRESETS
    assert "nope" not in cf.PRESETS
    with pytest.raises(KeyError):
        cf.PRESETS["nope"]
