"""Why an action is not allowed: one member a rule, each citing it."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    """ALLOWED is zero; the catalogue's message is `keylargo-reason-` and the name."""

    ALLOWED = 0
    NOT_YOUR_TURN = 1  # KL 2.2
    GAME_OVER = 2  # KL 2.9
    NOT_NOW = 3  # KL 2.2: an action of another moment
    ALREADY_CHOSEN = 4  # KL-R04
    SAME_ACTION = 5  # KL-R04
    NO_SUCH_WRECK = 6
    WRECK_EMPTY = 7  # KL-R10
    WRECK_TAKEN = 8  # KL-R06
    TOO_DEEP = 9  # KL 1.4
    NO_SUCH_DIVER = 10
    NOT_PRESENT = 11  # KL-R16
    HAS_DRAWN = 12  # KL 2.4
    NO_TRIDENT = 13  # KL-R15
    MUST_USE_TRIDENT = 14  # KL-R15
    NO_WEIGHT = 15  # KL-R18
    NO_MONEY = 16  # KL-R25
    TEAM_FULL = 17  # KL 1.2
    NO_DIVER_LEFT = 18  # KL 2.5
    ONCE_A_VISIT = 19  # KL-R22
    NO_PICKPOCKETS = 20  # KL-R01
    NOT_YOURSELF = 21  # KL 2.5
    NOTHING_TO_STEAL = 22  # KL-R23
    SAME_WRECK = 23  # KL-R24
    SECOND_LOOK = 24  # KL-R24: the round is not over
    OUT_OF_STOCK = 25  # KL-R27
    CANNOT_CARRY = 26  # KL 1.2
    BOUGHT_ENOUGH = 27  # KL 2.7
    NOT_IN_HAND = 28
    NOT_SOLD = 29  # KL 1.8: diamonds
    OTHER_TYPE = 30  # KL 2.8
    MUST_SELL = 31  # KL-R29
    NO_ENCOUNTERS = 32  # KL 3.1
    ONE_ENCOUNTER = 33  # KL-R38
    OTHER_PLACE = 34  # KL-R39
    NO_EFFECT = 35  # KL-R63
    TOO_LATE = 36  # KL-R62
    ONLY_SHALLOW = 37  # KL-R43
    NO_SUCH_SEAT = 38


ALLOWED = Reason.ALLOWED
