"""For all tests: where compiled rules are kept, between runs and for all workers."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["LUDOTHEQUE_CACHE"] = str(Path(__file__).resolve().parent.parent / ".cache" / "rules")
