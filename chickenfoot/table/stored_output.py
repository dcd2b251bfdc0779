"""What a notebook stores of a widget: the widget, and what stands for it where no kernel runs."""

from __future__ import annotations

from typing import Any

from .running_cell import is_unattended

__all__ = ["OURS", "WIDGET", "stored_output"]

WIDGET = "application/vnd.jupyter.widget-view+json"
"""The media type of a live widget."""

OURS = "application/vnd.chickenfoot.widget+json"
"""The mark by which jupyter/labextension knows a widget that has a picture beside it."""


def stored_output(bundle: Any, *, words: str, html: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Add to a widget's own bundle what its readers see without a kernel.

    Parameters
    ----------
    bundle : tuple, dict or None
        What ipywidgets' ``_repr_mimebundle_`` returned.
    words : str
        The widget in words.
    html : str
        Its picture and what a reader has to know.

    Returns
    -------
    tuple of dict
        The data by media type, and the metadata. A mark of ours makes JupyterLab show the
        picture where the widget is gone. Where nobody can press a button, as when
        nbconvert runs the notebook, the widget itself is left out: nbconvert would show its place
        empty to whoever is offline, rather than the picture.
    """
    data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
    data = {**data, "text/plain": words, "text/html": html}
    if is_unattended():
        data.pop(WIDGET, None)
    if WIDGET in data:
        data[OURS] = {}
    return data, metadata
