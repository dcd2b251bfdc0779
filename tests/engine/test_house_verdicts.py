"""What every house rule says to one move in one position."""

from __future__ import annotations

import pytest

import chickenfoot as cf

CROSS9 = ["9-9", "9-3 on 9-9", "9-5 on 9-9", "9-6 on 9-9", "9-8 on 9-9"]


def test_four_arms_allow_what_six_arms_refuse() -> None:
    """S1: 3-3 on 9-3 is lawful with four arms; with six, two are missing."""
    said = cf.verdicts(CROSS9, ["9-1 3-3 5-0 7-7", "1-1"], "3-3 on 9-3")
    assert len(said) == 30
    assert said["pe-de-galinha"].legal is True
    for slug in ("puremco", "flash-net", "kirin", "pegasus", "sandy", "club-handout"):
        assert said[slug].legal is False
        assert said[slug].refusal.reason is cf.Reason.SPINNER_FIRST
        assert "9-1" in said[slug].why


def test_a_position_that_cannot_arise_says_why() -> None:
    """A double-six rule has no 9-9; its row says so and is neither yes nor no."""
    row = cf.verdicts(CROSS9, ["3-3", "1-1"], "3-3 on 9-3")["chicken-scratch"]
    assert row.legal is None
    assert "double-6" in row.why
    assert row.word == "cannot arise"


STUCK = (["9-9", "9-6 on 9-9"], ["6-4 5-0", "4-1 2-2"])


@pytest.mark.parametrize("hands", [STUCK[1], ["6-4 5-0", None]])
@pytest.mark.parametrize("yard", [None, "", "8-1"])
def test_what_is_not_known_ends_no_round(hands: list[str | None], yard: str | None) -> None:
    """The reason of the move comes first, unless every hand and the yard are given."""
    said = cf.verdicts(STUCK[0], hands, "6-4 on 9-6", yard=yard)
    reasons = {row.refusal.reason for row in said if row.refusal}
    known = None not in hands and yard == ""
    grc = {cf.Reason.ROUND_OVER} if yard and None not in hands else set()  # it reserves tiles
    over = {cf.Reason.ROUND_OVER} if known else grc
    assert reasons - over == (set() if known else {cf.Reason.SPINNER_FIRST})


def test_drawing_and_passing_in_an_unknown_yard() -> None:
    """Whoever cannot play draws: a yard that nobody described is not an empty one."""
    for move, legal in (("draw", True), ("pass", False)):
        said = cf.verdicts(*STUCK, move)
        assert {row.legal for row in said} == {legal, None}
        empty = cf.verdicts(*STUCK, move, yard="")
        assert {row.refusal.reason for row in empty if row.refusal} == {cf.Reason.ROUND_OVER}


def test_drawing_by_choice_splits_the_sources() -> None:
    """Draw although able to play: only those that let you draw by choice allow it."""
    said = cf.verdicts(CROSS9, ["3-3 9-1", "1-1"], "draw", yard="4-2")
    allowed = {row.slug for row in said if row.legal}
    assert allowed == {p.slug for p in cf.PRESETS.values() if p.rules.voluntary_draw} & {
        row.slug for row in said if row.legal is not None
    }
    assert allowed


def test_the_table_reads_as_text_and_in_a_notebook() -> None:
    """Text and HTML both hold every house rule and its verdict."""
    said = cf.verdicts(CROSS9, ["3-3", "1-1"], "3-3 on 9-3")
    bundle = said._repr_mimebundle_()
    assert bundle["text/plain"] == str(said)
    for preset in cf.PRESETS.values():
        assert preset.slug in str(said)
        assert preset.label.split("(")[0].strip() in bundle["text/html"]


def test_unreadable_text_is_no_verdict() -> None:
    """A move or a table that cannot be read is the asker's mistake."""
    with pytest.raises(cf.InvalidText):
        cf.verdicts(CROSS9, ["3-3", "1-1"], "3-3 over there")
    with pytest.raises(cf.InvalidText):
        cf.verdicts(["9-9", "six on 9-9"], ["3-3", "1-1"], "draw")
