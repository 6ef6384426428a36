"""Who plays which role: every dealing of the roles (KA 2.6), and how likely the deeds that all saw make it.

A dealing is a number with two bits, a `Camp`, for each place clockwise from the Shogun; the Shogun's role is open, so
camps tell the roles but for the stars of Ninjas. What a seat makes of it is a row, its mind:

    CAMPS + 3 * seat + camp     how likely the seat plays in this camp, in per cent
    WEIGHTS + n                 how likely the nth dealing for so many players is, relative to the others
    ENMITY + 7 * seat + other   what a seat did to another one, in points: above zero is hostile
"""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

from ludotheque.bots.katana.figures import (
    ATTACKED,
    DOUBT,
    HALVING,
    HELPED,
    HINDERED,
    IN_THE_DARK,
    MOST,
    SPARED,
)
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.options import PLAYERS
from ludotheque.games.katana.roles import camp_of, number_of
from ludotheque.games.katana.state import SEATS, Camp, State


def dealings(players: int) -> list[int]:
    """Every dealing of the roles for so many players."""
    others = [camp for camp in Camp for _ in range(number_of(players, camp))][1:]
    return [
        sum(camp << 2 * place for place, camp in enumerate(camps, 1)) for camps in sorted(set(permutations(others)))
    ]


DEALINGS = tuple(dealing for players in PLAYERS for dealing in dealings(players))
STARTS = tuple(sum(len(dealings(fewer)) for fewer in PLAYERS if fewer < players) for players in range(SEATS + 2))
"""Where the dealings for so many players begin; they end where those for one more do."""

CAMPS = 0
WEIGHTS = 3 * SEATS
ENMITY = WEIGHTS + STARTS[SEATS + 1] - STARTS[SEATS]
SIZE = ENMITY + SEATS * SEATS


class Belief(NamedTuple):
    """How likely a seat plays in each camp, in per cent."""

    shogun: int
    ninja: int
    ronin: int


def beliefs(o: State, seat: int) -> list[Belief]:
    """What a seat makes of the deeds that all saw, by seat; `o` is its observation."""
    mind = Row([0] * SIZE)
    believe(o, seat, mind)
    return [Belief(*(mind[CAMPS + 3 * other + camp] for camp in Camp)) for other in range(o.players)]


@rule
def believe(s: State, seat: int, mind: Row) -> None:
    """Fills the mind of a seat, from what it sees."""
    note_deeds(s, mind)
    weigh_dealings(s, seat, mind)
    total = 0
    for i in range(CAMPS, WEIGHTS):
        mind[i] = 0
    for n in range(n_dealings(s)):
        total += mind[WEIGHTS + n]
        for other in range(s.players):
            mind[CAMPS + 3 * other + camp_in(s, n, other)] += mind[WEIGHTS + n]
    for i in range(CAMPS, WEIGHTS):
        mind[i] = (100 * mind[i] + total // 2) // total


@rule
def n_dealings(s: State) -> int:
    return STARTS[s.players + 1] - STARTS[s.players]


@rule
def camp_in(s: State, n: int, seat: int) -> int:
    """The camp of a seat in the nth dealing."""
    return DEALINGS[STARTS[s.players] + n] >> 2 * ((seat - s.shogun) % s.players) & 3


@rule
def note_deeds(s: State, mind: Row) -> None:
    for seat in range(s.players):
        for other in range(s.players):
            mind[ENMITY + SEATS * seat + other] = enmity_shown(s, seat, other)


@rule
def enmity_shown(s: State, seat: int, other: int) -> int:
    """What a seat did to another one; towards the Shogun it knew what it did."""
    points = ATTACKED * s.attacked[seat, other] - SPARED * s.spared[seat, other]
    points += HINDERED * s.hindered[seat, other] - HELPED * s.helped[seat, other]
    points = max(-MOST, min(MOST, points))
    if other != s.shogun:
        points = points // IN_THE_DARK
    return points


@rule
def weigh_dealings(s: State, seat: int, mind: Row) -> None:
    """Those that the seat's own role rules out weigh nothing; of the others, the likeliest most, and none nothing."""
    own = camp_of(s.role[seat])
    best = -MOST * SEATS * SEATS
    for n in range(n_dealings(s)):
        if camp_in(s, n, seat) == own:
            mind[WEIGHTS + n] = likelihood(s, seat, n, mind)
            best = max(best, mind[WEIGHTS + n])
    for n in range(n_dealings(s)):
        if camp_in(s, n, seat) == own:
            mind[WEIGHTS + n] = 1 << max(0, DOUBT - (best - mind[WEIGHTS + n]) // HALVING)
        else:
            mind[WEIGHTS + n] = 0


@rule
def likelihood(s: State, viewer: int, n: int, mind: Row) -> int:
    """How well a dealing explains what the others did, in points. The Shogun knows no more than anybody."""
    points = 0
    for seat in range(s.players):
        if seat != viewer and seat != s.shogun:
            for other in range(s.players):
                if other != seat:
                    motive = motive_of(camp_in(s, n, seat), camp_in(s, n, other))
                    points += motive * mind[ENMITY + SEATS * seat + other]
    return points // 2


@rule
def motive_of(camp: int, other: int) -> int:
    """How much one camp wants to hurt another; the Ronin may hurt anybody, so his deeds tell nothing."""
    if camp == Camp.RONIN:
        return 0
    if camp == other:
        return -2
    if other == Camp.RONIN:
        return 1
    return 2
