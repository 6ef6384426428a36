"""A situation of Key Largo as a text.

    players 4
    day 3
    half afternoon
    turn 1
    seat  money  divers                          treasures                      boat
    0     180    hose trident; hose hose weight  medium goods 3, 2 more medium  bar
    1     40     hose; bare                      deep diamond 200               D
    wreck D medium: gold 3, monster, 2 more

`reading.py` reads it, line by line in the others: `seats.py` the seat table, `moments.py` what goes on, `dives.py` and
`visits.py` what happened in it before, `stacks.py` the wrecks, `decks.py` the encounter cards, `memories.py` what seats
remember; `box.py` fills the rest. `writing.py` writes it; `told.py` says what a scenario may expect.
"""

from __future__ import annotations

from ludotheque.core.position import Positions
from ludotheque.games.keylargo.position.reading import read
from ludotheque.games.keylargo.position.told import tell
from ludotheque.games.keylargo.position.writing import write, write_seen

POSITIONS = Positions(read, write, write_seen, tell)
