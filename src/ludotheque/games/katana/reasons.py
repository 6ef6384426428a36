"""Why an action is not allowed: one member a rule, each citing it."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    """ALLOWED is zero; the catalogue's message is `katana-reason-` and the name."""

    ALLOWED = 0
    NOT_YOUR_TURN = 1  # KA 3.2
    GAME_OVER = 2  # KA 3.11
    NOT_NOW = 3  # KA 3.2: an action of another phase
    NOT_IN_HAND = 4
    NO_SUCH_SEAT = 5
    NOT_YOURSELF = 6  # KA-R57
    WEAPON_LIMIT = 7  # KA 3.3
    HARMLESS = 8  # KA 3.5
    OUT_OF_REACH = 9  # KA 3.4
    ONLY_AN_ANSWER = 10  # KA-R52
    NOT_IN_FRONT = 11  # KA-R29: no such property there
    EMPTY_HAND = 12  # KA-R29
    CODE_IN_PLAY = 13  # KA-R34
    NOT_NOBUNAGA = 14  # KA 2.5
    LAST_POINT = 15  # KA-R22
    NO_PARRY = 16  # KA 3.6: this card parries nothing
    LAST_CARD = 17  # KA-R18
    NO_WEAPON = 18  # KA 3.8, 3.9: a weapon is asked for
    TOO_MANY_CARDS = 19  # KA-R50
    ANSWER_FIRST = 20  # KA 4.6: a question is open


ALLOWED = Reason.ALLOWED
