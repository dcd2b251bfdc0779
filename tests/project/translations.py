"""Say what is to translate: what a language lacks, and what has changed in English since.

::

    uv run --group dev python -m tests.project.translations             # a line a language
    uv run --group dev python -m tests.project.translations pt          # everything to do, in full
    uv run --group dev python -m tests.project.translations pt --lessons NAME ...
    uv run --group dev python -m tests.project.translations pt --done [NAME ...]

``--lessons`` brings lessons into the language's folder, or up to date: code cells as they are, new
paragraphs in English. ``--done`` notes that these messages, or the paragraphs of these notebooks,
are translated from the English of now; without names all messages that are there. A notebook's
name ends in ``.ipynb`` there, so that it is not taken for a message's.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from chickenfoot.text.languages import LANGUAGES, MARK
from tests.support import translations as kept
from tests.support.paths import ROOT
from tests.support.sentences import messages


def summary(code: str) -> str:
    """One line: how much of a language is there."""
    cells = [each for path in kept.translated_lessons(code) for each in kept.paragraphs(path)]
    states = [each.state for each in cells]
    return (
        f"{code}: {len(messages(code))} of {len(messages())} sentences, "
        f"{len(kept.stale(code))} of them stale; {len(kept.translated_lessons(code))} lessons, "
        f"{states.count('translated')} of {len(states)} paragraphs, "
        f"{states.count('stale')} of them stale"
    )


def to_do(code: str) -> None:
    """Print everything that is to translate, with the English of now."""
    for title, names in (("MISSING", kept.missing(code)), ("STALE", kept.stale(code))):
        for name in names:
            print(f"\n# {title}\n{kept.english(name)}")
    for name in kept.left_over(code):
        print(f"\n# NO LONGER IN ENGLISH: {name}")
    for fault in kept.faults(code):
        print(f"\n# {fault}")
    for path in kept.translated_lessons(code):
        originals = {cell["id"]: cell for cell in kept.english_of(path)["cells"]}
        for each in kept.paragraphs(path):
            if each.state == "translated":
                continue
            cell = kept.read(path)["cells"][each.number]
            now = originals.get(cell["id"])
            print(f"\n# {each.state.upper()}: {path.name}, cell {each.number}")
            print(kept.source(now) if now else "(no longer in English)")


def bring(code: str, names: Sequence[str]) -> None:
    """Put lessons into the language's folder, or bring them up to date."""
    files = [f"{Path(name).name.removesuffix('.ipynb')}.ipynb" for name in names]
    notebooks = {name: kept.with_english_code(name, code) for name in files}
    folder = ROOT / "notebooks" / code
    folder.mkdir(exist_ok=True)
    (folder / MARK).write_text(f"{code}\n", "utf-8")
    for name, notebook in notebooks.items():
        write(folder / name, notebook)


def done(code: str, names: Sequence[str]) -> None:
    """Note messages and paragraphs as translated from the English of now."""
    lessons = [name for name in names if name.endswith(".ipynb")]
    sentences = [name for name in names if not name.endswith(".ipynb")]
    if sentences or not lessons:
        kept.mark(code, sentences or messages(code))
    for name in lessons:
        path = ROOT / "notebooks" / code / Path(name).name
        originals = {cell["id"]: cell for cell in kept.english_of(path)["cells"]}
        notebook = kept.read(path)
        for cell in notebook["cells"]:
            if cell["cell_type"] == "markdown":
                now = kept.source(originals[cell["id"]])
                same = kept.source(cell) == now and any(letter.isalpha() for letter in now)
                cell["metadata"][kept.FROM] = "" if same else kept.digest(now)
        write(path, notebook)


def write(path: Path, notebook: dict[str, object]) -> None:
    """Write a notebook as Jupyter does."""
    text = json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True)
    path.write_text(text + "\n", "utf-8")


def main(argv: Sequence[str]) -> int:
    """Run the command with these arguments; 2 for a language that there is not."""
    if not argv:
        for code in kept.translations():
            print(summary(code))
        return 0
    code, *rest = argv
    if code not in LANGUAGES or code == "en":
        print(f"No language {code}: there are {', '.join(kept.translations()) or 'none'}.")
        return 2
    if not rest:
        to_do(code)
    elif rest[0] == "--lessons":
        bring(code, rest[1:])
    elif rest[0] == "--done":
        done(code, rest[1:])
    else:
        print(__doc__)
        return 2
    print(f"\n{summary(code)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
