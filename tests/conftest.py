"""What all tests share."""

from __future__ import annotations

import os

from hypothesis import settings

# No deadline: a busy machine is not a fault. In CI the same examples every time, so that
# a red run can be had again; elsewhere new ones, so that more is seen.
settings.register_profile("house", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("house")
