"""Workers whose bots look back with a few games only, and without a look at the clock."""

from __future__ import annotations

import sys

from ludotheque.bots import hindsight
from ludotheque.search import Budget
from ludotheque.server.thinker import main

THINKER = (sys.executable, "-m", "tests.server.few")
COMPARING = Budget(200)
SEARCHING = 100


if __name__ == "__main__":
    hindsight.COMPARING, hindsight.SEARCHING = COMPARING, SEARCHING
    main(*map(int, sys.argv[1:]))
