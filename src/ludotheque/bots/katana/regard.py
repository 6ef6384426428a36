"""How a seat thinks of another one: from -100, surely of its own camp, to 100, surely an enemy."""

from __future__ import annotations

from ludotheque.bots.katana.beliefs import CAMPS, REGARD
from ludotheque.bots.katana.figures import EARLY, LATE, LITTLE, RONIN, TILT
from ludotheque.bots.katana.prospects import twice_factor
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.roles import camp_of
from ludotheque.games.katana.state import Camp, State


@rule
def regard(s: State, seat: int, mind: Row) -> None:
    """Writes into the mind of a seat what it thinks of everybody."""
    for other in range(s.players):
        mind[REGARD + other] = opinion(s, seat, mind, other)


@rule
def enmity(mind: Row, other: int) -> int:
    """From -100 to 100, once `regard` has written it down."""
    return mind[REGARD + other]


@rule
def opinion(s: State, seat: int, mind: Row, other: int) -> int:
    """The other camp are enemies, the Ronin is some of one; for the Ronin all are, those who lead most.

    Who may be a friend whose honour counts double is spared for less.
    """
    own = camp_of(s.role[seat])
    if other == seat:
        return -100
    if own == Camp.RONIN:
        base = LATE if is_late(s) else EARLY
        return max(0, min(100, base + balance(s, seat, mind, other)))
    foes = mind[CAMPS + 3 * other + Camp.SHOGUN] + mind[CAMPS + 3 * other + Camp.NINJA]
    friends = mind[CAMPS + 3 * other + own]
    friends = friends * (2 + twice_factor(s, seat, other, own)) // 2
    ronin = mind[CAMPS + 3 * other + Camp.RONIN] * rivalry(s, seat, mind, other) // 100
    return max(-100, foes + ronin - friends)


@rule
def rivalry(s: State, seat: int, mind: Row, other: int) -> int:
    """How much of an enemy the other one is if it is the Ronin: the more, the nearer the points to one's camp's."""
    lead = twice_factor(s, seat, other, Camp.RONIN) * s.honour[other] // 2
    lead -= expected(s, seat, mind, camp_of(s.role[seat]))
    return max(0, min(100, RONIN + TILT * lead))


@rule
def is_late(s: State) -> bool:
    """The Ronin waits until somebody has lost most of the honour."""
    for seat in range(s.players):
        if s.honour[seat] <= LITTLE:
            return True
    return False


@rule
def balance(s: State, seat: int, mind: Row, other: int) -> int:
    """For the Ronin: more for who seems to be of the camp that leads, less for who is of the other."""
    lead = expected(s, seat, mind, Camp.SHOGUN) - expected(s, seat, mind, Camp.NINJA)
    side = mind[CAMPS + 3 * other + Camp.SHOGUN] - mind[CAMPS + 3 * other + Camp.NINJA]
    return TILT * lead * side // 100


@rule
def expected(s: State, seat: int, mind: Row, camp: int) -> int:
    """Points that a camp would have now, as far as the seat can tell."""
    total = 0
    for other in range(s.players):
        total += mind[CAMPS + 3 * other + camp] * s.honour[other] * twice_factor(s, seat, other, camp)
    return total // 200
