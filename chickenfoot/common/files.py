"""Files written whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
from pathlib import Path

__all__ = ["write_atomic"]


def write_atomic(path: str | os.PathLike[str], data: str | bytes) -> None:
    """Write `data` (text as UTF-8) beside the file `path`, then put it in its place in one step.

    A crash in the middle leaves the old file as it was. Raises OSError, also for what can be
    no file's name.
    """
    target = Path(path)
    if not target.name or "\0" in str(target):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    # A name of its own, so that two writers at once do not write into one file.
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}.chickenfoot.tmp")
    try:
        with open(beside, "xb") as file:
            file.write(data.encode("utf-8") if isinstance(data, str) else data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            os.chmod(beside, target.stat().st_mode & 0o777)
        os.replace(beside, target)
    finally:
        beside.unlink(missing_ok=True)
