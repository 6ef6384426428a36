"""A situation of Korsar as a text: `reading.py` and `ships.py` read it, `writing.py` writes it.

    players 3
    turn 1
    deck 54 top red 4, green 4
    discarded red 2, yellow 3
    seat  hand                                   loot
    0     ship 3, yellow 3, captain blue, red 1  7
    1     red 2, 3 more                          ship 2, ship 5
    ship 6 of 1: green 3 by 2, blue 3 by 0; admiral by 1

`told.py` says what a scenario may expect of a state.
"""

from __future__ import annotations

from ludotheque.core.position import Positions
from ludotheque.games.korsar.position.reading import read
from ludotheque.games.korsar.position.told import tell
from ludotheque.games.korsar.position.writing import write, write_seen

POSITIONS = Positions(read, write, write_seen, tell)
