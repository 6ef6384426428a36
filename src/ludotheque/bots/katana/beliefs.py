"""Who plays which role: every dealing of the roles (KA 2.6), and how likely the deeds that all saw make it.

A dealing is a number with two bits, a `Camp`, for each place clockwise from the Shogun; the Shogun's role is open, so
camps tell the roles but for the stars of Ninjas. What a seat makes of it is a row, its mind:

    CAMPS + 3 * seat + camp     how likely the seat plays in this camp, in per cent
    WEIGHTS + n                 how likely the nth dealing for so many players is, relative to the others
    DEEDS + 7 * place + other   what a seat did to another one, in points, above zero is hostile; by places clockwise
                                from the Shogun
    REGARD + seat               how the seat thinks of another one, see `regard`
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
DEEDS = WEIGHTS + STARTS[SEATS + 1] - STARTS[SEATS]
REGARD = DEEDS + SEATS * SEATS
SIZE = REGARD + SEATS
LEAST = -2 * MOST * SEATS * SEATS
"""Less than any dealing's points."""


class Belief(NamedTuple):
    """How likely a seat plays in each camp, in per cent."""

    shogun: int
    ninja: int
    ronin: int


def thought(mind: Row, players: int) -> list[Belief]:
    """What a mind thinks of each seat."""
    return [Belief(*(mind[CAMPS + 3 * seat + camp] for camp in Camp)) for seat in range(players)]


@rule
def believe(s: State, seat: int, mind: Row) -> None:
    """Fills the mind of a seat, from what it sees."""
    note_deeds(s, mind)
    conclude(s, seat, mind)


@rule
def conclude(s: State, seat: int, mind: Row) -> None:
    """Fills the mind of a seat, from the deeds in it."""
    weigh_dealings(s, seat, mind)
    count_camps(s, mind)


@rule
def count_camps(s: State, mind: Row) -> None:
    """How likely each seat plays in each camp, by the weights of the dealings."""
    total = 0
    for i in range(CAMPS, WEIGHTS):
        mind[i] = 0
    for n in range(n_dealings(s)):
        total += mind[WEIGHTS + n]
        if mind[WEIGHTS + n] > 0:
            for other in range(s.players):
                mind[CAMPS + 3 * other + camp_in(s, n, other)] += mind[WEIGHTS + n]
    for i in range(CAMPS, WEIGHTS):
        mind[i] = (100 * mind[i] + total // 2) // total


@rule
def n_dealings(s: State) -> int:
    return STARTS[s.players + 1] - STARTS[s.players]


@rule
def place_of(s: State, seat: int) -> int:
    """Places clockwise from the Shogun."""
    place = seat - s.shogun
    if place < 0:
        place += s.players
    return place


@rule
def camp_in(s: State, n: int, seat: int) -> int:
    """The camp of a seat in the nth dealing."""
    return camp_at(DEALINGS[STARTS[s.players] + n], place_of(s, seat))


@rule
def camp_at(dealing: int, place: int) -> int:
    return dealing >> 2 * place & 3


@rule
def note_deeds(s: State, mind: Row) -> None:
    for seat in range(s.players):
        row = DEEDS + SEATS * place_of(s, seat)
        for other in range(s.players):
            mind[row + place_of(s, other)] = enmity_shown(s, seat, other)


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
    own, place = camp_of(s.role[seat]), place_of(s, seat)
    start, n = STARTS[s.players], n_dealings(s)
    best = LEAST
    for i in range(n):
        if camp_at(DEALINGS[start + i], place) == own:
            mind[WEIGHTS + i] = likelihood(s.players, place, DEALINGS[start + i], mind)
            best = max(best, mind[WEIGHTS + i])
    for i in range(n):
        if camp_at(DEALINGS[start + i], place) == own:
            mind[WEIGHTS + i] = weight(best - mind[WEIGHTS + i])
        else:
            mind[WEIGHTS + i] = 0


@rule
def weight(behind: int) -> int:
    """How likely a dealing is that lies so many points behind the likeliest."""
    return 1 << max(0, DOUBT - behind // HALVING)


@rule
def likelihood(players: int, viewer: int, dealing: int, mind: Row) -> int:
    """How well a dealing explains what the others did, in points; by places. The Shogun knows no more than anybody."""
    points = 0
    for place in range(1, players):
        camp = camp_at(dealing, place)
        if place != viewer and camp != Camp.RONIN:
            for other in range(players):
                deeds = mind[DEEDS + SEATS * place + other]
                if deeds != 0 and other != place:
                    points += motive_of(camp, camp_at(dealing, other)) * deeds
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
