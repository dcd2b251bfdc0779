"""Chickenfoot: learn, teach and study the domino game.

::

    import chickenfoot as cf

    now = cf.deal(cf.preset("chicken-foot"), players=4, seed=7)
    now = now.play(now.legal_moves()[0])

Names are loaded when first used, so that ``import chickenfoot`` needs neither matplotlib
nor ipywidgets.
"""

from __future__ import annotations

from collections.abc import Container
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ._version import __version__ as __version__
from .engine import display_hook as _display_hook

if TYPE_CHECKING:
    from . import lessons as lessons
    from . import players as players
    from .drawing import themes as themes
    from .drawing.animation import Animation as Animation
    from .drawing.animation import animate as animate
    from .drawing.picture import Drawing as Drawing
    from .drawing.picture import draw as draw
    from .drawing.themes import Theme as Theme
    from .engine.game import Game as Game
    from .engine.house_verdicts import verdicts as verdicts
    from .engine.live_score import ScoreSheet as ScoreSheet
    from .engine.moves import (
        EndReason as EndReason,
    )
    from .engine.moves import IllegalMove as IllegalMove
    from .engine.moves import (
        Kind as Kind,
    )
    from .engine.moves import (
        Move as Move,
    )
    from .engine.moves import (
        Outcome as Outcome,
    )
    from .engine.moves import (
        Reason as Reason,
    )
    from .engine.moves import (
        Refusal as Refusal,
    )
    from .engine.position import setup as setup
    from .engine.presets import PRESETS as PRESETS
    from .engine.presets import Preset as Preset
    from .engine.record import load as load
    from .engine.rounds import Round as Round
    from .engine.rounds import deal as deal
    from .engine.rules import Rules as Rules
    from .engine.rules import preset as preset
    from .engine.tableau import Tableau as Tableau
    from .engine.tiles import Tile as Tile
    from .engine.tiles import double_set as double_set
    from .engine.views import PlayerView as PlayerView
    from .errors import (
        ChickenfootError as ChickenfootError,
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
    from .lab.comparison import Comparison as Comparison
    from .lab.comparison import compare as compare
    from .lab.crossing import cross as cross
    from .lab.effects import Effects as Effects
    from .lab.environment import env as env
    from .lab.open_spiel import spiel_game as spiel_game
    from .lab.simulation import Sample as Sample
    from .lab.simulation import simulate as simulate
    from .lab.tournament import League as League
    from .lab.tournament import league as league
    from .placement.layouts import Layout as Layout
    from .placement.layouts import layout as layout
    from .players.coach import Advice as Advice
    from .players.coach import Coach as Coach
    from .players.coach import advise as advise
    from .players.coach import mistakes as mistakes
    from .players.match import play_out as play_out
    from .table.table import Table as Table
    from .table.table import play as play
    from .text.spoken import language as language

# The module in which each public name lives.
_HOMES = {
    "errors": "ChickenfootError InvalidText PlayerError PositionError RecordError RulesError",
    "text.spoken": "language",
    "engine.tiles": "Tile double_set",
    "engine.tableau": "Tableau",
    "engine.rules": "Rules preset",
    "engine.presets": "PRESETS Preset",
    "engine.live_score": "ScoreSheet",
    "engine.moves": "EndReason IllegalMove Kind Move Outcome Reason Refusal",
    "engine.rounds": "Round deal",
    "engine.position": "setup",
    "engine.views": "PlayerView",
    "engine.game": "Game",
    "engine.record": "load",
    "engine.house_verdicts": "verdicts",
    "placement.layouts": "Layout layout",
    "drawing.picture": "Drawing draw",
    "drawing.animation": "Animation animate",
    "drawing.themes": "Theme",
    "players.coach": "Advice Coach advise mistakes",
    "players.match": "play_out",
    "lab.simulation": "Sample simulate",
    "lab.comparison": "Comparison compare",
    "lab.crossing": "cross",
    "lab.effects": "Effects",
    "lab.tournament": "League league",
    "lab.environment": "env",
    "lab.open_spiel": "spiel_game",
    "table.table": "Table play",
}
# Modules that are public under their own names, and where they are.
_MODULES = {"lessons": "lessons", "players": "players", "themes": "drawing.themes"}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}

__all__ = sorted([*_HOME_OF, *_MODULES])


def _picture(value: Any, include: Container[str] | None) -> _display_hook.Bundle:
    from .drawing.display import picture

    return picture(value, include)


_display_hook.renderer = _picture


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        value = import_module(f".{_MODULES[name]}", __name__)
    elif name in _HOME_OF:
        value = getattr(import_module(f".{_HOME_OF[name]}", __name__), name)
    else:
        raise AttributeError(f"module 'chickenfoot' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
