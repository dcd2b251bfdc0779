"""What of the sentences and lessons is translated, and what has changed in English since.

A translation remembers what it was made from: for sentences a digest of the English message in
``tests/data/translations/CODE.json``, for a paragraph of a lesson the same in its cell's metadata.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentSerializer

from chickenfoot.text.languages import LANGUAGES
from tests.support.paths import ROOT
from tests.support.sentences import messages, number_forms, plain_parts, variables

DIGESTS = ROOT / "tests" / "data" / "translations"
FROM = "translated_from"
"""The key in a cell's metadata under which the digest of the English paragraph stands."""


def translations() -> tuple[str, ...]:
    """The codes of the languages besides English."""
    return tuple(code for code in LANGUAGES if code != "en")


def digest(text: str) -> str:
    """A few letters that tell one text from another."""
    return sha256(text.encode()).hexdigest()[:10]


# -- sentences -----------------------------------------------------------------------------


def english(name: str) -> str:
    """An English message as it stands in its file, without its comment."""
    message = messages()[name].clone()
    message.comment = None
    return FluentSerializer().serialize_entry(message).strip()


@cache
def made_from(code: str) -> dict[str, str]:
    """The digest of the English message that each message of a language was made from."""
    path = DIGESTS / f"{code}.json"
    found: dict[str, str] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found


def missing(code: str) -> list[str]:
    """The messages that a language lacks, in the order of the English files."""
    return [name for name in messages() if name not in messages(code)]


def left_over(code: str) -> list[str]:
    """The messages of a language that English does not have."""
    return [name for name in messages(code) if name not in messages()]


def stale(code: str) -> list[str]:
    """The messages whose English has changed since they were translated, or was never noted."""
    known = made_from(code)
    both = (name for name in messages() if name in messages(code))
    return [name for name in both if known.get(name) != digest(english(name))]


def mark(code: str, names: Iterable[str]) -> None:
    """Note that these messages were made from the English of now; those gone are forgotten."""
    there = {name for name in messages() if name in messages(code)}
    noted = {**made_from(code), **{name: digest(english(name)) for name in names if name in there}}
    kept = {name: noted[name] for name in sorted(noted) if name in there}
    DIGESTS.mkdir(parents=True, exist_ok=True)
    (DIGESTS / f"{code}.json").write_text(json.dumps(kept, indent=0) + "\n", "utf-8")
    made_from.cache_clear()


def plural_forms(code: str) -> set[str]:
    """The plural forms of a language, such as one, few, many and other."""
    rule = Locale.parse(LANGUAGES[code]).plural_form
    return {*rule.tags, "other"}


def faults(code: str) -> Iterator[str]:
    """What is wrong with a language's messages, one by one."""
    needed = plural_forms(code)
    for name, message in messages(code).items():
        if name not in messages():
            continue
        wanted, given = variables(messages()[name]), variables(message)
        if given - wanted:
            yield f"{name} speaks of {sorted(given - wanted)}, which English does not"
        if wanted - given:
            yield f"{name} does not speak of {sorted(wanted - given)}"
        for variable, forms in number_forms(message).items():
            if lacking := needed - forms:
                yield f"{name} lacks the form {sorted(lacking)} of {variable}"


def same_as_english(code: str) -> list[str]:
    """The messages that say with letters just what English says."""
    return [
        name
        for name, message in messages(code).items()
        if name in messages()
        and message.equals(messages()[name], ignored_fields=["comment", "span"])
        and any(letter.isalpha() for letter in "".join(plain_parts(message)))
    ]


# -- lessons -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Paragraph:
    """A cell of text in a translated lesson."""

    path: Path
    number: int
    state: str
    """``translated``, ``stale`` or ``untranslated``."""


def translated_lessons(code: str) -> list[Path]:
    """The lessons in a language's folder."""
    return sorted((ROOT / "notebooks" / code).glob("*.ipynb"))


def read(path: Path) -> dict[str, Any]:
    """A notebook as it lies in its file."""
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def english_of(path: Path) -> dict[str, Any]:
    """The English lesson that a translated one follows."""
    return read(ROOT / "notebooks" / path.name)


def source(cell: dict[str, Any]) -> str:
    """The text of a cell."""
    return "".join(cell["source"])


def paragraphs(path: Path) -> Iterator[Paragraph]:
    """The state of each cell of text of a translated lesson."""
    originals = {cell["id"]: cell for cell in english_of(path)["cells"]}
    for number, cell in enumerate(read(path)["cells"]):
        if cell["cell_type"] != "markdown":
            continue
        noted = cell["metadata"].get(FROM, "")
        now = digest(source(originals[cell["id"]])) if cell["id"] in originals else ""
        state = "untranslated" if not noted else "translated" if noted == now else "stale"
        yield Paragraph(path, number, state)


def with_english_code(name: str, code: str) -> dict[str, Any]:
    """A lesson in a language: cells and code as in English now, what is translated kept.

    A paragraph that nobody has translated stands there in English.
    """
    notebook = read(ROOT / "notebooks" / name)
    path = ROOT / "notebooks" / code / name
    done = {c["id"]: c for c in read(path)["cells"]} if path.is_file() else {}
    for place, cell in enumerate(notebook["cells"]):
        if cell["cell_type"] == "markdown":
            old = done.get(cell["id"])
            if old is not None and old["metadata"].get(FROM):
                notebook["cells"][place] = old
            else:
                cell["metadata"][FROM] = ""
    return notebook
