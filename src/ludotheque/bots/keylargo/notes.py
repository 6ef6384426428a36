"""What a seat reckons once, before it weighs all programs of a day: places in a row of notes.

Where a thing is worth more if a dive of today is still to come, there are two places: without such a dive, and with it.
"""

from __future__ import annotations

from ludotheque.games.keylargo.state import TEAM

AT_SEA = 0  # the best dive
UNITS = 1  # that the market would buy at once
LOOT = 2  # of a pickpocket
SECRETS = 3  # of the wreck that one would look into
DIVES = 4  # to come; two places
HIRED = DIVES + 2  # one more diver; two places
FITTED = HIRED + 2  # item by item, on each diver; twice
PIECES = 3 * TEAM
NOTES = FITTED + 2 * PIECES
