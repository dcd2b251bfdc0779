"""Players by name, and how a player is asked for a move.

A player is anything that can be called with a :class:`~chickenfoot.engine.views.PlayerView` and
returns a :class:`~chickenfoot.engine.moves.Move` or its text::

    def lowest(view):
        return view.legal_moves()[0]

Where a player is wanted, the name of a built-in one (:data:`NAMES`) will do as well.
"""

from __future__ import annotations

from .protocol import Player
from .registry import NAMES, ask, checked, labelled, name_of, named

__all__ = ["NAMES", "Player", "ask", "checked", "labelled", "name_of", "named"]
