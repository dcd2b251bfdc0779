"""What the widgets of the lessons say: tasks, answers, practice, progress, projector, print."""

from __future__ import annotations

SENTENCES = {
    "lessons.difficulty": "There is no difficulty {difficulty!r}: it goes from 1 to {most}.",
    # progress
    "progress.none": "Nothing answered yet.",
    "progress.rules": "{n} of {of} {of:rule|rules} remembered.",
    "progress.others": "To come back to: {names:and}.",
    "progress.marks": (
        "{done} done, {first} of them right the first time without a hint,"
        " {again} right again on another day."
    ),
    "progress.unreadable": (
        "The file {path} cannot be read, so the lessons start afresh; you can go on as usual."
    ),
    "progress.not_written": ("Your marks could not be kept ({why}). You can go on all the same."),
}
