"""The English catalogue, put together from one file a room of the house."""

from __future__ import annotations

from . import (
    board,
    cli,
    desk,
    games,
    general,
    glossary,
    lab,
    lessons,
    levels,
    pictures,
    questions,
    rounds,
    rulebook,
    rules,
    sources,
    table,
)

CATALOGUE: dict[str, str] = {}
for _part in (
    general,
    rules,
    rounds,
    games,
    sources,
    cli,
    levels,
    pictures,
    rulebook,
    table,
    board,
    desk,
    lab,
    questions,
    lessons,
    glossary,
):
    CATALOGUE.update(_part.SENTENCES)
