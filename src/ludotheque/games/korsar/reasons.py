"""Why an action is not allowed: one member a rule, each citing it."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    """ALLOWED is zero; the catalogue's message is `korsar-reason-` and the name."""

    ALLOWED = 0
    NOT_YOUR_TURN = 1  # KO 2.3
    GAME_OVER = 2  # KO 2.8
    NOT_IN_HAND = 3
    NO_SUCH_SHIP = 4
    DECK_EMPTY = 5  # KO-R11
    DECK_NOT_EMPTY = 6  # KO-R28
    SHIP_DISCARD = 7  # KO-R28
    OWN_COLOUR = 8  # KO-R14
    FOREIGN_COLOUR = 9  # KO-R15
    TOO_WEAK = 10  # KO-R16
    CHARACTER_THERE = 11  # KO-R17
    CAPTAIN_NEEDS_PIRATE = 12  # KO-R18
    NOT_OWN_SHIP = 13  # KO 2.6, KO-R41
    SAME_ROUND = 14  # KO-R39


ALLOWED = Reason.ALLOWED
