"""Files read up to a limit, and written whole or not at all; ordinary files and nothing else.

A path may lead to what is no file: a folder, a device, a pipe that waits until somebody
writes to it. All of these are refused with an OSError before anything is read or written.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import socket
import stat
import time
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from ..errors import ChickenfootError
from ..text import say

__all__ = ["as_path", "read_bytes", "read_text", "write_atomic"]

_MARK = "chickenfoot.tmp"
_TEMPORARY = re.compile(rf"\.(?:(?P<host>[0-9a-f]{{6}})-(?P<pid>[0-9]+)|.*)\.[^.]*\.{_MARK}")
_ABANDONED_AFTER = 3600.0
"""Seconds after which nobody can still be writing a temporary file."""


def as_path(path: object) -> Path:
    """`path` as a Path, with a leading ``~`` as the home folder.

    Parameters
    ----------
    path : str or os.PathLike
        What somebody gave as the name of a file.

    Returns
    -------
    Path
        It need not lead to anything.

    Raises
    ------
    ChickenfootError
        If it is not of these types.
    OSError
        If it cannot be the name of a file, such as an empty text.
    """
    try:
        text = os.fsdecode(path)  # type: ignore[arg-type]  # what it is not made for raises
    except Exception:
        raise ChickenfootError(say("given.path", given=path), path=path) from None
    try:
        os.fsencode(text)
    except UnicodeEncodeError:  # a lone surrogate is in a str but in no file's name
        raise _refused(errno.EINVAL, repr(text)) from None
    if not text or "\0" in text:
        raise _refused(errno.EINVAL, text)
    return Path(os.path.expanduser(text))


def read_bytes(path: str | os.PathLike[str], limit: int) -> bytes:
    """What the file `path` holds, if that is at most `limit` bytes.

    Parameters
    ----------
    path : str or os.PathLike
        An ordinary file, or a link to one.
    limit : int
        The most bytes that it may have; no more is ever read.

    Returns
    -------
    bytes
        The whole of it.

    Raises
    ------
    OSError
        If it cannot be read, if it is a folder, a device, a pipe or a socket (which are not
        waited for), or, with the number ``errno.EFBIG``, if it is larger than `limit`.
    """
    target = as_path(path)
    _check_ordinary(os.stat(target), target)
    # Without O_NONBLOCK, a pipe put in its place in the meantime would be waited for.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with open(os.open(target, flags), "rb") as file:
        _check_ordinary(os.fstat(file.fileno()), target)
        data = file.read(limit + 1)
    if len(data) > limit:
        raise _refused(errno.EFBIG, target)
    return data


def read_text(path: str | os.PathLike[str], limit: int) -> str:
    """The text of the UTF-8 file `path`, with or without a byte order mark.

    The parameters and errors are those of :func:`read_bytes`; what is not UTF-8 raises
    UnicodeDecodeError, a ValueError.
    """
    # Windows' editors put the mark at the beginning.
    return read_bytes(path, limit).decode("utf-8").removeprefix("\ufeff")


def write_atomic(path: str | os.PathLike[str], data: str | bytes) -> None:
    """Write `data` beside the file `path`, then put it in its place in one step.

    A crash in the middle leaves the old file as it was. The new file has the permissions of
    the old one. Where `path` is a link, the file that it leads to is written, and the link
    stays.

    Parameters
    ----------
    path : str or os.PathLike
        The file to write; its folder must be there.
    data : str or bytes
        What it shall hold; text is written as UTF-8.

    Raises
    ------
    OSError
        If it cannot be written, if it is a read-only file, or if it is a folder, a device, a
        pipe or a socket.
    """
    target = _end_of_links(as_path(path))
    old = _old_file(target)
    _remove_abandoned(target.parent)
    # A name of its own, so that two writers at once do not write into one file.
    beside = target.with_name(f".{_host()}-{os.getpid()}.{secrets.token_hex(4)}.{_MARK}")
    try:
        # Nobody who may not read the old file reads the new one while it is being written.
        mode = 0o666 if old is None else 0o600
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        with open(os.open(beside, flags, mode), "wb") as file:
            file.write(data.encode("utf-8") if isinstance(data, str) else data)
            file.flush()
            os.fsync(file.fileno())
        if old is not None:
            os.chmod(beside, old.st_mode & 0o777)
        os.replace(beside, target)
    except OSError as error:
        if error.filename is not None:  # the file beside it, which nobody has asked for
            error.filename, error.filename2 = str(path), None
        raise
    finally:
        beside.unlink(missing_ok=True)


def _refused(number: int, path: object) -> OSError:
    return OSError(number, os.strerror(number), str(path))


def _end_of_links(path: Path) -> Path:
    target = Path(os.path.realpath(path))
    if not target.name or target.is_symlink():  # a root folder, or links in a circle
        raise _refused(errno.EINVAL if not target.name else errno.ELOOP, path)
    return target


def _old_file(target: Path) -> os.stat_result | None:
    """What is known of the file to be replaced; None if there is none. Raises OSError."""
    try:
        old = os.stat(target)
    except FileNotFoundError:
        return None
    _check_ordinary(old, target)
    # A superuser, as in containers, may write anything; a read-only file is meant to stay.
    if not old.st_mode & 0o222 or not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, say("file.read_only"), str(target))
    return old


def _check_ordinary(found: os.stat_result, path: Path) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise _refused(errno.EISDIR, path)
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, say("file.special"), str(path))


# -- what killed processes left behind -------------------------------------------------------


def _host() -> str:
    """Which machine this is, in six letters: a folder may be shared by several."""
    return blake2b(socket.gethostname().encode(), digest_size=3).hexdigest()


def _remove_abandoned(folder: Path) -> None:
    """Remove the temporary files in `folder` that nobody will finish writing."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            found = _TEMPORARY.fullmatch(entry.name) if entry.name.endswith(_MARK) else None
            if found is None or not entry.is_file(follow_symlinks=False):
                continue
            with suppress(OSError):  # another process may remove it at the same time
                age = time.time() - entry.stat(follow_symlinks=False).st_mtime
                ended = found["host"] == _host() and _has_ended(int(found["pid"]))
                if ended or age > _ABANDONED_AFTER:
                    os.unlink(entry.path)


def _has_ended(pid: int) -> bool:
    """Whether this machine's process `pid` is gone, as far as that can be asked safely."""
    if os.name != "posix":  # os.kill(pid, 0) would end it there
        return False
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, OverflowError):
        return True
    except OSError:
        return False
    return False
