"""The English catalogue, put together from one file a room of the house."""

from __future__ import annotations

from . import general, lab, rounds, rules, sources

CATALOGUE: dict[str, str] = {}
for _part in (general, rules, rounds, sources, lab):
    CATALOGUE.update(_part.SENTENCES)
