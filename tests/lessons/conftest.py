"""What the tests of lessons share."""

from __future__ import annotations

from pathlib import Path

import pytest

from chickenfoot import lessons


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Marks and answers are kept in a folder of the test's own."""
    monkeypatch.setattr(lessons.api, "_FOLDER", tmp_path)
    return tmp_path
