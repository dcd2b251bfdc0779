"""Under what a figure was measured; every benchmark prints it first."""

from __future__ import annotations

import os
import platform

from chickenfoot.cli import version_line


def conditions() -> str:
    """Which engine runs, on which Python, and how busy the machine is."""
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"
    return f"{version_line()}, Python {platform.python_version()}, {os.cpu_count()} cores, {load}"
