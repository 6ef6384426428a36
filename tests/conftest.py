"""For all tests: where compiled rules are kept."""

from __future__ import annotations

import os
from pathlib import Path

# Kept between runs, and a folder for each worker, so that no two processes write one file.
WORKER = os.environ.get("PYTEST_XDIST_WORKER", "alone")
os.environ["LUDOTHEQUE_CACHE"] = str(Path(__file__).resolve().parent.parent / ".cache" / "rules" / WORKER)
