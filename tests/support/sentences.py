"""The sentences as they stand in the files of Project Fluent, for tests that read them all."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

import chickenfoot

TEXT = Path(chickenfoot.__file__).parent / "text"


@cache
def entries(language: str = "en") -> dict[Path, tuple[ast.EntryType, ...]]:
    """Everything that stands in each file of a language."""
    parser = FluentParser()
    return {
        path: tuple(parser.parse(path.read_text(encoding="utf-8")).body)
        for path in sorted((TEXT / language).glob("*.ftl"))
    }


@cache
def messages(language: str = "en") -> dict[str, ast.Message]:
    """Each message of a language by its name."""
    return {
        entry.id.name: entry
        for body in entries(language).values()
        for entry in body
        if isinstance(entry, ast.Message)
    }


class _Parts(visitor.Visitor):
    """The plain texts, variables and functions of a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.forms: dict[str, set[str]] = {}

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                v.key.name if isinstance(v.key, ast.Identifier) else v.key.value
                for v in node.variants
            }
            self.forms.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _parts(message: ast.Message) -> _Parts:
    parts = _Parts()
    parts.visit(message)
    return parts


def plain_parts(message: ast.Message) -> list[str]:
    """The stretches of plain words of a message, those of every plural form too."""
    return _parts(message).texts


def variables(message: ast.Message) -> set[str]:
    """The names of the values that a message needs."""
    return _parts(message).variables


def functions(message: ast.Message) -> set[str]:
    """The functions that a message calls."""
    return _parts(message).functions


def selected(message: ast.Message, variable: str) -> set[str]:
    """The keys by which a message chooses its words for this variable."""
    return _parts(message).forms.get(variable, set())


PLURALS = {"zero", "one", "two", "few", "many"}


def number_forms(message: ast.Message) -> dict[str, set[str]]:
    """The plural forms that a message has, for each number by which it chooses its words."""
    return {name: keys for name, keys in _parts(message).forms.items() if keys & PLURALS}
