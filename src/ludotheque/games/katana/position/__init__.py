"""A situation of Katana as a text.

    players 5
    turn 1
    seat  role     character  resilience  honour  hand               front
    0     shogun   musashi    5           5       parry 2, 3 more    -
    1     ninja_2  tomoe      3           3       katana, nodachi    focus, armor 2
    deck 54 top bokken, parry 2
    discarded geisha, kiseru

`reading.py` reads it, line by line in the others: `seats.py` the seat table, `cards.py` where the cards lie,
`moments.py` what goes on, `deeds.py` what players did to each other, `memories.py` what they know and remember;
`box.py` fills the rest. `writing.py` writes it; `told.py` says what a scenario may expect.
"""

from __future__ import annotations

from ludotheque.core.position import Positions
from ludotheque.games.katana.position.reading import read
from ludotheque.games.katana.position.told import tell
from ludotheque.games.katana.position.writing import write, write_seen

POSITIONS = Positions(read, write, write_seen, tell)
