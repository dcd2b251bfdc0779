"""Which cell of which notebook is running, and names of files made of such names."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path, PurePath
from typing import Any

__all__ = ["is_unattended", "notebook_name", "notebooks_here", "plain", "running_cell"]

_MOST_BYTES = 64  # of a part of a name: four parts fit into the shortest names that disks take


def running_cell() -> tuple[str, str]:
    """The id of the cell that is running and of this run of it; "" where nobody says."""
    request = _request()
    try:
        return str(request["metadata"]["cellId"]), str(request["header"]["msg_id"])
    except (KeyError, TypeError):
        return "", ""


def is_unattended() -> bool:
    """Whether a program runs the notebook, so that nobody is there to press a button.

    nbconvert, papermill and whatever else stands on nbclient say so by refusing ``input()``
    (``allow_stdin`` of the kernel's messages). So does Voila, behind which people do sit.
    """
    request = _request()
    try:
        asks_nobody = request["content"]["allow_stdin"] is False
    except (KeyError, TypeError):
        return False
    voila = os.environ.get("SERVER_SOFTWARE", "").startswith("voila/")
    return asks_nobody and not voila and "VOILA_PREHEAT" not in os.environ


def _request() -> Any:
    """The message by which a front end asked for what is running now; None where there is none."""
    ipython = sys.modules.get("IPython")
    shell: Any = ipython.get_ipython() if ipython is not None else None
    return shell.get_parent() if hasattr(shell, "get_parent") else None


def notebook_name() -> str:
    """The name of the notebook that is running, as :func:`plain` writes it; "" if unknown."""
    return plain(PurePath(os.environ.get("JPY_SESSION_NAME", "")).stem)


def notebooks_here() -> Iterator[str]:
    """The names of the notebooks in this folder, as :func:`plain` writes them."""
    return (plain(each.stem) for each in Path().glob("*.ipynb"))


def plain(text: str) -> str:
    """`text` as a part of a file's name: letters and digits of every script, 64 bytes at most.

    Of two long texts that begin alike each gets a name of its own.

    Examples
    --------
    >>> plain("lesson 1: play")
    'lesson_1__play'
    >>> len(plain("\u724c" * 100).encode()) <= 64
    True
    """
    name = "".join(letter if letter.isalnum() else "_" for letter in text)
    data = name.encode("utf-8", "replace")
    if len(data) <= _MOST_BYTES:
        return data.decode("utf-8")
    mark = "_" + blake2b(data, digest_size=4).hexdigest()
    # Disks count bytes: of a letter that would be cut in two nothing is left.
    return data[: _MOST_BYTES - len(mark)].decode("utf-8", "ignore") + mark
