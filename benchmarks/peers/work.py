"""What is timed, and how. Only the standard library: every peer's environment runs it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

PLAY, SEARCH, PLAYOUTS = "play", "search", "playouts"
"""Whole random games; simulations of a search; the random playouts that such a search is made of."""


@dataclass(frozen=True)
class Count:
    """Something done. `rounds`: games, simulations or playouts; `decisions`: those of players, None if not counted.

    `seconds`: of processor time, on all cores together.
    """

    rounds: int
    decisions: int | None
    seconds: float

    def __add__(self, other: Count) -> Count:
        known = self.decisions is not None and other.decisions is not None
        decisions = (self.decisions or 0) + (other.decisions or 0) if known else None
        return Count(self.rounds + other.rounds, decisions, self.seconds + other.seconds)


@dataclass(frozen=True)
class Ready:
    """Work that can begin. `actions`: how many action numbers the game has, None if it does not number them."""

    players: int
    actions: int | None
    once: Callable[[], Count]


@dataclass(frozen=True)
class Work:
    """Something to time. `begin` makes it ready, which is not timed; what it raises is told in the table."""

    kind: str
    game: str
    how: str
    begin: Callable[[], Ready]


def timed(work: Callable[[], tuple[int, int | None]]) -> Count:
    """Does work once; it returns its rounds and decisions. Processor time: other load on the machine is not in it."""
    begun = time.process_time()
    rounds, decisions = work()
    return Count(rounds, decisions, time.process_time() - begun)


def repeat(once: Callable[[], Count], seconds: float) -> Count:
    """Does work until so much time was spent on it, and at least once."""
    total = once()
    while total.seconds < seconds:
        total += once()
    return total
