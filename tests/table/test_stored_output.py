"""What is stored of a widget: the widget for whoever can press it, a picture for the others."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot import lessons
from chickenfoot.table.stored_output import OURS, WIDGET
from tests.support.paths import ROOT

SHOWN: dict[str, Callable[[], Any]] = {
    "table": lambda: cf.play(save=False, pace=0),
    "level": lambda: lessons.level("2.3"),
    "exercise": lambda: lessons.exercise(1),
    "question": lambda: lessons.question(seed=1),
    "practice": lambda: lessons.practice(seed=1),
}


def asked_by(monkeypatch: pytest.MonkeyPatch, request: Any) -> None:
    """From now on a cell runs that `request` asked to run."""
    ipython = SimpleNamespace(
        get_ipython=lambda: SimpleNamespace(get_parent=lambda: request), version_info=(9, 0)
    )
    monkeypatch.setitem(sys.modules, "IPython", ipython)


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.parametrize(
    ("content", "environment", "widget"),
    [
        ({"allow_stdin": True}, {}, True),  # JupyterLab, Notebook, VS Code
        ({"allow_stdin": False}, {}, False),  # nbconvert, papermill
        ({"allow_stdin": False}, {"SERVER_SOFTWARE": "voila/0.5.10"}, True),
        ({"allow_stdin": False}, {"VOILA_PREHEAT": "True"}, True),
        ({"allow_stdin": False}, {"SERVER_SOFTWARE": "gunicorn/23"}, False),
        ({}, {}, True),
    ],
)
def test_who_asked_for_the_cell(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    content: dict[str, bool],
    environment: dict[str, str],
    widget: bool,
) -> None:
    """The widget is left out where a program runs the notebook; the picture never is."""
    for variable in ("SERVER_SOFTWARE", "VOILA_PREHEAT"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    shown = SHOWN[name]()
    asked_by(monkeypatch, {"content": content})
    data, _ = shown._repr_mimebundle_()
    assert (WIDGET in data) is widget
    assert (OURS in data) is widget
    assert data["text/html"]
    assert data["text/plain"]


def test_without_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no front end asked for anything, a widget is a widget."""
    shown = cf.play(save=False, pace=0)
    for request in (None, {}, {"content": None}):
        asked_by(monkeypatch, request)
        assert WIDGET in shown._repr_mimebundle_()[0]


def test_the_extension_knows_the_mark() -> None:
    """JupyterLab loads the script that the package names, and it looks for our media type."""
    folder = ROOT / "chickenfoot" / "jupyter" / "labextension"
    build = json.loads((folder / "package.json").read_text("utf-8"))["jupyterlab"]["_build"]
    script = (folder / build["load"]).read_text("utf-8")
    assert f'"{OURS}"' in script
    assert f'"{WIDGET}"' in script
