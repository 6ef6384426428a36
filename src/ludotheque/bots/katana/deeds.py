"""How likely the deeds that all saw make each dealing of the roles; what `beliefs` guesses roughly.

Fitted to games of bots (`benchmarks/deeds.py`): the logarithm of how likely a dealing is, but for a constant, is a sum
over what each seat did to each other one.
"""

from __future__ import annotations

import math

from ludotheque.bots.katana.beliefs import (
    DEALINGS,
    SIZE,
    STARTS,
    WEIGHTS,
    Belief,
    camp_at,
    camp_in,
    count_camps,
    n_dealings,
    place_of,
    thought,
)
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.roles import camp_of
from ludotheque.games.katana.state import State

# What a deed tells, in thousandths; a row for each camp that may have done it: to the Shogun, Samurai, Ninja, Ronin.
ATTACKED = (
    -1976, 153, 179, 182,
    1267, -13, -187, -148,
    1284, -149, -13, 0,
)  # fmt: skip
SPARED = (
    1208, 10, -91, -42,
    -921, -18, 70, 57,
    -490, -41, 57, 0,
)  # fmt: skip
HINDERED = (
    -1871, 221, 264, 259,
    1337, -84, -321, -305,
    1223, -23, -7, 0,
)  # fmt: skip
HELPED = (
    1740, 104, -208, -268,
    -1806, -36, 146, 27,
    65, 356, -121, 0,
)  # fmt: skip
MOST = 3
"""Deeds of a kind between two seats that tell something; more of them tell no more."""
WHOLE = 1 << 16


def beliefs(o: State, seat: int) -> list[Belief]:
    """What deeds tell a seat of the roles, by seat; `o` is its observation."""
    mind = Row([0] * SIZE)
    judge(o, seat, mind)
    return thought(mind, o.players)


@rule
def judge(s: State, seat: int, mind: Row) -> None:
    """Fills the mind of a seat with how likely each dealing is, and each camp of each seat."""
    own, start = camp_of(s.role[seat]), STARTS[s.players]
    best = -math.inf
    for n in range(n_dealings(s)):
        if camp_in(s, n, seat) == own:
            best = max(best, told(s, seat, DEALINGS[start + n]))
    for n in range(n_dealings(s)):
        mind[WEIGHTS + n] = 0
        if camp_in(s, n, seat) == own:
            mind[WEIGHTS + n] = 1 + int(WHOLE * math.exp(told(s, seat, DEALINGS[start + n]) - best))
    count_camps(s, mind)


@rule
def told(s: State, viewer: int, dealing: int) -> float:
    """The logarithm of how likely a dealing is, but for a constant. The Shogun knows no more than anybody."""
    points = 0
    for seat in range(s.players):
        if seat != viewer and seat != s.shogun:
            camp = camp_at(dealing, place_of(s, seat))
            for other in range(s.players):
                if other == s.shogun:
                    points += shown(s, seat, other, 4 * camp)
                elif other != seat:
                    points += shown(s, seat, other, 4 * camp + 1 + camp_at(dealing, place_of(s, other)))
    return points / 1000


@rule
def shown(s: State, seat: int, other: int, sides: int) -> int:
    """What a seat did to another one tells, if they are of these sides."""
    points = ATTACKED[sides] * min(MOST, s.attacked[seat, other]) + SPARED[sides] * min(MOST, s.spared[seat, other])
    points += HINDERED[sides] * min(MOST, s.hindered[seat, other])
    return int(points + HELPED[sides] * min(MOST, s.helped[seat, other]))
