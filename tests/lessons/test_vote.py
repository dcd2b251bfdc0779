"""A question on the wall for a whole class: hands counted, frozen, revealed."""

from __future__ import annotations

from chickenfoot import lessons
from tests.support.lessons import buttons


def test_projector() -> None:
    """Votes are counted and frozen, a second vote stands beside the first, then it is revealed."""
    vote = lessons.projector(2, seed=4)
    asked = vote.question
    right = asked.letter(asked.right)
    for _ in range(3):
        vote.panel.press("choose", right)
    vote.panel.press("freeze")
    vote.panel.press("choose", right)  # too late
    notes = {row["key"]: row["note"] for row in vote.panel.state["choices"]}
    assert notes[right] == "3 hands"
    assert asked.right.why not in vote.panel.status
    vote.panel.press("second")
    vote.panel.press("choose", right)
    vote.panel.press("freeze")
    vote.panel.press("reveal")
    assert asked.right.why in vote.panel.status
    row = next(row for row in vote.panel.state["choices"] if row["key"] == right)
    assert (row["look"], row["note"]) == ("right", "3 hands, then 1")
    vote.panel.press("next")
    assert vote.question is not asked
    vote.panel.press("previous")
    assert vote.question is asked


def test_a_miscount_is_taken_back() -> None:
    """One hand fewer takes back the last click, and only that one."""
    vote = lessons.projector(1, seed=4)
    for letter in "ABB":
        vote.panel.press("choose", letter)
    vote.panel.press("minus")
    assert vote.votes == {"A": 1, "B": 1}
    vote.panel.press("freeze")
    assert "minus" not in buttons(vote.panel)


def test_reveal_comes_after_the_second_vote() -> None:
    """Revealing at once is the second button; after a second vote it is the first."""
    vote = lessons.projector(1, seed=4)
    vote.panel.press("freeze")
    assert buttons(vote.panel)[:2] == ["second", "at_once"]
    first = vote.panel.status
    vote.panel.press("second")
    vote.panel.press("freeze")
    assert buttons(vote.panel)[0] == "reveal"
    assert vote.panel.status != first
