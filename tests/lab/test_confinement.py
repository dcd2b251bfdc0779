"""What confines a file's process, part by part, also where the system offers less."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.file_players import guards_here
from tests.support.paths import ROOT
from tests.support.processes import gone

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the system is another")

# A process that lives on in a session of its own, and a child that ends or goes on.
_PROGRAM = """
import os, sys, time
from chickenfoot.lab import confinement
confinement._own_namespaces = lambda libc: False
confinement.guard_children(os.getppid())
if not os.fork():
    os.setsid()
    print("born", flush=True)
    time.sleep(60)
    os._exit(0)
time.sleep(float(sys.argv[2]))
"""
_PARENT = """
import subprocess, sys
subprocess.run([sys.executable, "-c", *sys.argv[1:]])
"""


def offered(flags: int) -> bool:
    """Whether this user may have namespaces of their own."""
    probe = f"import ctypes, sys; sys.exit(ctypes.CDLL(None).unshare({flags}) != 0)"
    return subprocess.run([sys.executable, "-c", probe], check=False).returncode == 0


def test_what_the_system_offers_is_in_force(tmp_path: Path) -> None:
    """Nothing that could be made sure of is left to trust."""
    guards = guards_here(tmp_path)
    assert {"children", "memory"} <= set(guards)
    if ctypes.CDLL(None).syscall(444, None, ctypes.c_size_t(0), 1) > 0:
        assert "files" in guards
    if offered(0x10000000 | 0x20000000 | 0x40000000 | 0x08000000):
        assert {"network", "processes"} <= set(guards)


def test_without_namespaces_the_guard_ends_what_is_left(tmp_path: Path) -> None:
    """Even what has gone into a session of its own, when the child has ended."""
    mark = str(tmp_path / "mark")
    with subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, mark, "0.2"], cwd=ROOT, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"born\n"
        assert process.wait(20) == 0
    assert gone(mark, 5)


def test_without_namespaces_nothing_outlives_the_parent(tmp_path: Path) -> None:
    """The guard hears of its parent's end, though nobody asks it to end."""
    mark = str(tmp_path / "mark")
    with subprocess.Popen(
        [sys.executable, "-c", _PARENT, _PROGRAM, mark, "60"], cwd=ROOT, stdout=subprocess.PIPE
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"born\n"
        parent.kill()
        parent.wait()
        assert gone(mark, 10)


def test_a_process_whose_parent_is_gone_does_not_begin(tmp_path: Path) -> None:
    """It ended before it could be watched."""
    program = "from chickenfoot.lab.confinement import guard_children; guard_children(1); print(7)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, b"")
