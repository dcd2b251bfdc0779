"""The picture that stands for a widget in a stored notebook, and its words."""

from __future__ import annotations

from chickenfoot import lessons

# -- levels -----------------------------------------------------------------------------------


# -- progress -----------------------------------------------------------------------------------


def test_a_sheet_stands_before_its_choices() -> None:
    """In words the score sheet comes after the question and before the answers to choose."""
    for told in (lessons.exercise(6).words(), lessons.question("who_won", seed=2).words()):
        assert told.index("Who won?") < told.index("Ana: ") < told.index("A) ")


def test_stored_pictures_are_small() -> None:
    """The picture that stands for a level in a stored notebook has at most 25 KB."""
    for number in ("1.5", "2.9", "4.7", "4.11"):
        assert len(lessons.level(number).still().png) <= 25_000
