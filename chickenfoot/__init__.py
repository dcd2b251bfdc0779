"""Chickenfoot: learn, teach and study the domino game.

::

    import chickenfoot as cf

    now = cf.deal(cf.preset("chicken-foot"), players=4, seed=7)
    now = now.play(now.legal_moves()[0])

Names are loaded when first used, so that ``import chickenfoot`` needs neither matplotlib
nor ipywidgets.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ._version import __version__ as __version__

if TYPE_CHECKING:
    from . import players as players
    from .animation import Animation as Animation
    from .animation import animate as animate
    from .coach import Advice as Advice
    from .coach import Coach as Coach
    from .coach import advise as advise
    from .coach import mistakes as mistakes
    from .comparing import Comparison as Comparison
    from .comparing import compare as compare
    from .drawing import Drawing as Drawing
    from .drawing import draw as draw
    from .errors import (
        ChickenfootError as ChickenfootError,
    )
    from .errors import (
        IllegalMove as IllegalMove,
    )
    from .errors import (
        InvalidText as InvalidText,
    )
    from .errors import PlayerError as PlayerError
    from .errors import (
        PositionError as PositionError,
    )
    from .errors import (
        RecordError as RecordError,
    )
    from .errors import (
        RulesError as RulesError,
    )
    from .game import Game as Game
    from .game import play_out as play_out
    from .lab import Sample as Sample
    from .lab import simulate as simulate
    from .leagues import League as League
    from .leagues import league as league
    from .moves import (
        EndReason as EndReason,
    )
    from .moves import (
        Kind as Kind,
    )
    from .moves import (
        Move as Move,
    )
    from .moves import (
        Outcome as Outcome,
    )
    from .moves import (
        Reason as Reason,
    )
    from .moves import (
        Refusal as Refusal,
    )
    from .placement import Layout as Layout
    from .placement import layout as layout
    from .presets import PRESETS as PRESETS
    from .presets import Preset as Preset
    from .presets import preset as preset
    from .record import load as load
    from .rounds import Round as Round
    from .rounds import deal as deal
    from .rounds import setup as setup
    from .rules import Rules as Rules
    from .settling import verdicts as verdicts
    from .table import Table as Table
    from .table import play as play
    from .tableau import Tableau as Tableau
    from .themes import Theme as Theme
    from .tiles import Tile as Tile
    from .tiles import double_set as double_set
    from .views import PlayerView as PlayerView

# The room in which each public name lives.
_ROOMS = {
    "errors": "ChickenfootError IllegalMove InvalidText PlayerError PositionError RecordError "
    "RulesError",
    "tiles": "Tile double_set",
    "table": "Table play",
    "tableau": "Tableau",
    "rules": "Rules",
    "moves": "EndReason Kind Move Outcome Reason Refusal",
    "presets": "PRESETS Preset preset",
    "game": "Game play_out",
    "record": "load",
    "settling": "verdicts",
    "rounds": "Round deal setup",
    "views": "PlayerView",
    "placement": "Layout layout",
    "drawing": "Drawing draw",
    "animation": "Animation animate",
    "themes": "Theme",
    "lab": "Sample simulate",
    "comparing": "Comparison compare",
    "leagues": "League league",
    "coach": "Advice Coach advise mistakes",
}
# Modules that are public under their own names.
_MODULES = ("players",)
_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names.split()}

__all__ = sorted([*_ROOM_OF, *_MODULES])


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return import_module(f".{name}", __name__)
    room = _ROOM_OF.get(name)
    if room is None:
        raise AttributeError(f"module 'chickenfoot' has no attribute {name!r}")
    value = getattr(import_module(f".{room}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
