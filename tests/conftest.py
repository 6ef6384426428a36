"""For all tests: what is compiled is kept, rules and Python alike, between runs and for all processes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

# Many tests start programs, each of which would compile all that it imports, where somebody has forbidden to keep it.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
os.environ["LUDOTHEQUE_CACHE"] = str(Path(__file__).resolve().parent.parent / ".cache" / "rules")
