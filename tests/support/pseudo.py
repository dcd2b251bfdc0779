"""A made-up language: English with accented letters, a third longer.

What shows up without accents was never routed through the catalogue; what breaks a layout has too
little room for a real language.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from tests.support.sentences import TEXT

CODE = "xx"
LOCALE = "en_GB"  # its numbers and lists are English

_ACCENTED = str.maketrans(
    "aceinorsuyzACEINORSUYZ",
    "áčéíñóřšúýžÁČÉÍÑÓŘŠÚÝŽ",
)
# What is code stays as it is: in backticks, a call, a name with underscores.
_CODE = re.compile(r"(`[^`]*`|\b[\w.]+\([^)]*\)|\b\w+=|\b\w+_\w+\b|</?\w+[^>]*>)")


def accented(text: str) -> str:
    """A text in the made-up language.

    >>> accented("Draw a tile")
    'Dřáw á tílé~~~'
    """
    parts = _CODE.split(text)
    changed = [part if n % 2 else part.translate(_ACCENTED) for n, part in enumerate(parts)]
    letters = sum(part.isalpha() for part in text)
    longer = "~" * (letters // 3)
    whole = "".join(changed)
    return f"{whole.rstrip()}{longer}{whole[len(whole.rstrip()) :]}" if longer else whole


class _Accents(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = accented(node.value)
        return node


def write_pseudo(folder: Path) -> Path:
    """Write the made-up language's files beside a link to English; gives the folder back."""
    (folder / "en").symlink_to(TEXT / "en")
    (folder / CODE).mkdir()
    for path in sorted((TEXT / "en").glob("*.ftl")):
        tree = FluentParser().parse(path.read_text("utf-8"))
        _Accents().visit(tree)
        (folder / CODE / path.name).write_text(FluentSerializer().serialize(tree), "utf-8")
    return folder
