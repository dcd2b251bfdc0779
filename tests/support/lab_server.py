"""Start a real JupyterLab as a learner does, closed off from the machine's own settings."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.support.paths import ROOT

TOKEN = "lesson"
SECONDS_TO_START = 60
NO_CHROMIUM = "no Chromium on this machine, so nothing was tried in a real browser"


@dataclass(frozen=True)
class LabServer:
    """A running JupyterLab: its address (ending in a slash), its folder, its process."""

    url: str
    folder: Path
    process: subprocess.Popen[str]

    def get(self, path: str) -> Any:
        """Ask the server's own interface for `path`, such as ``api/contents``."""
        return self._ask("GET", path)

    def stop_kernels(self) -> None:
        """Shut down every kernel, so that one test's memory is not the next one's."""
        for kernel in self.get("api/kernels"):
            self._ask("DELETE", f"api/kernels/{kernel['id']}")

    def _ask(self, method: str, path: str) -> Any:
        request = urllib.request.Request(
            self.url + path, method=method, headers={"Authorization": f"token {TOKEN}"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            body = answer.read()
        return json.loads(body) if body else None


def closed_environment(home: Path) -> dict[str, str]:
    """The process's environment, with every folder in which Jupyter looks moved below `home`."""
    places = {
        "HOME": home,
        "IPYTHONDIR": home / "ipython",
        "JUPYTER_CONFIG_DIR": home / "config",
        "JUPYTER_DATA_DIR": home / "data",
        "JUPYTER_RUNTIME_DIR": home / "runtime",
        "JUPYTERLAB_SETTINGS_DIR": home / "settings",
        "JUPYTERLAB_WORKSPACES_DIR": home / "workspaces",
        "MPLCONFIGDIR": home / "matplotlib",
    }
    for place in places.values():
        place.mkdir(parents=True, exist_ok=True)
    ours = {name: value for name, value in os.environ.items() if name != "CHICKENFOOT_FOLDER"}
    return {**ours, **{name: str(place) for name, place in places.items()}}


@contextmanager
def lab_server(
    home: Path,
    arguments: Sequence[str] = (),
    *,
    cwd: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> Iterator[LabServer]:
    """Run ``chickenfoot`` with `arguments` and no browser until the block ends.

    Everything that Jupyter writes goes below `home`. `environment` adds variables.
    Raises RuntimeError with the server's own words if it does not come up.
    """
    variables = {**closed_environment(home), **(environment or {})}
    options = ["--no-browser", "--port=0", f"--IdentityProvider.token={TOKEN}"]
    with (home / "server.log").open("w+") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "chickenfoot.cli", *arguments, *options],
            cwd=cwd,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            info = _wait_for(home / "runtime", process, home / "server.log")
            yield LabServer(info["url"], Path(info["root_dir"]), process)
        finally:
            process.terminate()
            process.wait(timeout=20)


def _wait_for(runtime: Path, process: subprocess.Popen[str], log: Path) -> dict[str, Any]:
    """What the server writes down of itself, as soon as it also answers."""
    deadline = time.monotonic() + SECONDS_TO_START
    while process.poll() is None and time.monotonic() < deadline:
        for path in runtime.glob("jpserver-*.json"):
            try:
                info: dict[str, Any] = json.loads(path.read_text())
                # It writes the file a moment before it listens.
                with socket.create_connection((info["hostname"], info["port"]), timeout=5):
                    return info
            except (ValueError, OSError):  # half written, or not listening yet: look again
                continue
        time.sleep(0.05)
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text()}")
