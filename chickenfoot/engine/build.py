"""Whether the engine runs compiled here or as Python; the results are the same."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

__all__ = ["is_compiled", "runs_compiled"]


def is_compiled() -> bool:
    """Whether the state of a round, on which all else stands, was compiled into this package."""
    return runs_compiled(f"{__package__}.state")


def runs_compiled(module: str) -> bool:
    """Whether Python imports the module of that full name from a compiled file.

    Parameters
    ----------
    module : str
        Its full name. It is looked up, not run.

    Returns
    -------
    bool
        False also where there is no such module.
    """
    spec = find_spec(module)
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))
