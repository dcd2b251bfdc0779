"""A course for nbgrader: the lessons as its assignments, and settings by which it marks them."""

from __future__ import annotations

from pathlib import Path

from ..common.files import write_atomic
from ..text.languages import MARK, current

__all__ = ["SETTINGS", "make_course"]

SETTINGS = """\
# Written by "chickenfoot --course"; nbgrader reads it in this folder. Your own settings may follow.
from chickenfoot.lessons.marking import configure

c = get_config()
configure(c)
"""
"""What stands in ``nbgrader_config.py``."""


def make_course(lessons: Path, folder: Path) -> list[str]:
    """Make the folder of a course, with an assignment for each lesson that has an exercise.

    Parameters
    ----------
    lessons : Path
        Where the lessons are; those in the language in use are taken where there are any.
    folder : Path
        The folder of the course. What is there already stays as it is.

    Returns
    -------
    list of str
        The names of the assignments, ``lesson-01`` to ``lesson-11``.

    Raises
    ------
    OSError
        If it cannot be written.
    """
    made = []
    spoken = lessons / current()
    for path in sorted(lessons.glob("[01][0-9]-*.ipynb")):
        number = path.name[:2]
        if number == "00":  # the welcome has no exercise
            continue
        translated = spoken / path.name
        assignment = folder / "source" / f"lesson-{number}"
        _put(assignment / path.name, (translated if translated.is_file() else path).read_bytes())
        if translated.is_file():
            _put(assignment / MARK, (spoken / MARK).read_bytes())
        made.append(assignment.name)
    if (spoken / MARK).is_file():  # nbgrader, too, says what was wrong in that language
        _put(folder / MARK, (spoken / MARK).read_bytes())
    _put(folder / "nbgrader_config.py", SETTINGS.encode())
    return made


def _put(path: Path, data: bytes) -> None:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomic(path, data)
