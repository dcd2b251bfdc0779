"""What the system offers to confine the process of a player's file.

Nothing here needs rights that an ordinary user lacks. Each part is put in force where the
system has it, and :func:`confine` says which were: a league tells its reader. Linux offers
most: Landlock (5.13, with signals 6.12), user, process and network namespaces. The numbers
and structures are those of the kernel's headers ``linux/landlock.h``, ``linux/prctl.h`` and
``linux/sched.h``.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

__all__ = ["GUARDS", "MEMORY", "confine", "guard_children"]

GUARDS = ("children", "memory", "files", "processes", "network")
"""What may be in force: nothing that the file starts outlives it; its memory, and the number
and size of what it may make, are limited; it writes no file, and reads none but Python's and
its own; it can neither reach nor signal other processes; it has no network."""

MEMORY = 1 << 30
"""The bytes that a player's process may use."""

# More than any file uses of a thing honestly.
_FILE_SIZE = 1 << 20
_PROCESSES = 32
# What ends a process that was left behind where nothing else does; a restart costs one move.
_CPU_SECONDS = 4 * 3600

# prctl
_DEATH_SIGNAL, _DUMPABLE, _SUBREAPER, _NO_NEW_PRIVILEGES = 1, 4, 36, 38
# unshare
_NEW_IPC, _NEW_USER, _NEW_PROCESSES, _NEW_NETWORK = 0x08000000, 0x10000000, 0x20000000, 0x40000000
# Landlock: its calls have the same numbers on every machine.
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_EXECUTE, _READ_FILE, _READ_FOLDER, _WRITE_FILE = 1 << 0, 1 << 2, 1 << 3, 1 << 1
# How many kinds of access to files each version knows, from the first on.
_FILE_RIGHTS = (13, 14, 15, 15, 16)
_TCP_SINCE, _TCP_RIGHTS = 4, 3
_SCOPES_SINCE, _SCOPES = 6, 3  # abstract sockets and signals
_BENEATH_PATH = 1


def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


# -- the process and what it starts -------------------------------------------------------------


def guard_children(parent: int) -> bool:
    """Go on in a child of this process, which ends with all that it starts; Linux alone.

    The process that called this stays behind as a guard, and never returns: it waits for the
    end of the child or of `parent`, or for SIGTERM, and then ends whatever the child has
    started, even in a session of its own. Where the system has namespaces for users, the
    child sees no other processes and no network.

    Parameters
    ----------
    parent
        The number of the process that started this one.

    Returns
    -------
    bool
        Whether the child is in namespaces of its own. It is False where there is no guard.
    """
    if sys.platform != "linux":
        return False
    libc = _libc()
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM, signal.SIGCHLD})
    libc.prctl(_DEATH_SIGNAL, signal.SIGTERM, 0, 0, 0)
    libc.prctl(_SUBREAPER, 1, 0, 0, 0)
    if os.getppid() != parent:  # it ended before it could be watched
        os._exit(1)
    apart = _own_namespaces(libc)
    child = os.fork()
    if child:
        _guard(child)
    libc.prctl(_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM, signal.SIGCHLD})
    return apart


def _own_namespaces(libc: ctypes.CDLL) -> bool:
    user, group = os.getuid(), os.getgid()
    if libc.unshare(_NEW_USER | _NEW_PROCESSES | _NEW_NETWORK | _NEW_IPC):
        return False
    with suppress(OSError):
        Path("/proc/self/setgroups").write_text("deny")
        Path("/proc/self/gid_map").write_text(f"{group} {group} 1")
        Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
    return True


def _guard(child: int) -> None:
    """Wait for the end, then end all that is left, and this process."""
    for number in (0, 1):
        os.close(number)  # so that the other side sees it when the child closes them
    while signal.sigwait({signal.SIGTERM, signal.SIGCHLD}) == signal.SIGCHLD:
        if os.waitpid(child, os.WNOHANG)[0]:
            break
    for number in _children():
        with suppress(OSError):
            os.kill(number, signal.SIGKILL)
    while _reap():
        # What lost its parent just now has become ours.
        for number in _children():
            with suppress(OSError):
                os.kill(number, signal.SIGKILL)
        time.sleep(0.001)
    os._exit(0)


def _reap() -> bool:
    """Take note of the children that have ended; whether there are any left."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        return False
    return True


def _children() -> list[int]:
    """The numbers of this process's own children."""
    me = os.getpid()
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError, IndexError, ValueError):
                # After the name, which may hold anything, in brackets: state, parent.
                fields = (folder / "stat").read_text(errors="replace").rpartition(")")[2].split()
                if int(fields[1]) == me:
                    found.append(int(folder.name))
    return found


# -- what the process may use and reach ----------------------------------------------------------


def confine(readable: Iterable[Path], apart: bool) -> list[str]:
    """Give up what a player does not need, for good.

    Parameters
    ----------
    readable
        The folders and files that may be read; all others may not, where the system can
        see to that.
    apart
        What :func:`guard_children` returned.

    Returns
    -------
    list of str
        The names of GUARDS that are in force.
    """
    linux = sys.platform == "linux"
    found = ["children"] if linux else []
    if _limit_resources():
        found.append("memory")
    version = 0
    if linux:
        libc = _libc()
        libc.prctl(_DUMPABLE, 0, 0, 0, 0)
        version = _restrict_files(libc, readable)
    if version:
        found.append("files")
        if apart or version >= _SCOPES_SINCE:
            found.append("processes")
    if apart:
        found.append("network")
    return found


def _limit_resources() -> bool:
    try:
        import resource
    except ImportError:  # Windows
        return False
    limits = {
        resource.RLIMIT_FSIZE: _FILE_SIZE,
        resource.RLIMIT_CPU: _CPU_SECONDS,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_NPROC: _processes() + _PROCESSES,
    }
    for which, most in limits.items():
        with suppress(OSError, ValueError):
            resource.setrlimit(which, (most, most))
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    except (OSError, ValueError):  # macOS does not know it
        return False
    return True


def _processes() -> int:
    """How many processes and threads this user has; the limit counts them all."""
    found, user = 0, os.getuid()
    with suppress(OSError):
        for folder in Path("/proc").iterdir():
            if folder.name.isdigit():
                with suppress(OSError):
                    if folder.stat().st_uid == user:
                        found += len(list((folder / "task").iterdir()))
    return found or 1000


class _Ruleset(ctypes.Structure):
    _fields_ = [
        ("files", ctypes.c_uint64),
        ("network", ctypes.c_uint64),
        ("scopes", ctypes.c_uint64),
    ]


class _PathRule(ctypes.Structure):
    _pack_ = 1
    _layout_ = "ms"  # Python 3.14 wants the layout of a packed structure said
    _fields_ = [("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32)]


def _restrict_files(libc: ctypes.CDLL, readable: Iterable[Path]) -> int:
    """Allow nothing but to read `readable`; the version of Landlock, 0 where it is not."""
    version = libc.syscall(_CREATE_RULESET, None, ctypes.c_size_t(0), 1)
    if version < 1:
        return 0
    rules = _Ruleset((1 << _FILE_RIGHTS[min(version, len(_FILE_RIGHTS)) - 1]) - 1)
    if version >= _TCP_SINCE:
        rules.network = _TCP_RIGHTS
    if version >= _SCOPES_SINCE:
        rules.scopes = _SCOPES
    size = 24 if version >= _SCOPES_SINCE else 16 if version >= _TCP_SINCE else 8
    ruleset = libc.syscall(_CREATE_RULESET, ctypes.byref(rules), ctypes.c_size_t(size), 0)
    if ruleset < 0:
        return 0
    for path in readable:
        rights = _READ_FILE | (_READ_FOLDER | _EXECUTE if path.is_dir() else 0)
        _allow(libc, ruleset, path, rights)
    _allow(libc, ruleset, Path(os.devnull), _READ_FILE | _WRITE_FILE)
    libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    done = libc.syscall(_RESTRICT_SELF, ruleset, 0) == 0
    os.close(ruleset)
    return version if done else 0


def _allow(libc: ctypes.CDLL, ruleset: int, path: Path, rights: int) -> None:
    with suppress(OSError):
        folder = os.open(path, os.O_PATH | os.O_CLOEXEC)
        rule = _PathRule(rights, folder)
        libc.syscall(_ADD_RULE, ruleset, _BENEATH_PATH, ctypes.byref(rule), 0)
        os.close(folder)
