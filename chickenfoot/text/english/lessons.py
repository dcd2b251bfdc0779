"""What the widgets of the lessons say: tasks, answers, practice, progress, projector, print."""

from __future__ import annotations

SENTENCES = {
    "lessons.difficulty": "There is no difficulty {difficulty!r}: it goes from 1 to {most}.",
}
