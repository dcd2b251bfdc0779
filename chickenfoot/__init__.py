"""Chickenfoot."""
from .tiles import Tile, double_set
from .tableau import Tableau
