"""What is timed, and the process that times it. Only the standard library: every peer's environment runs it."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import TextIO

PLAY, SEARCH, PLAYOUTS = "play", "search", "playouts"
"""Whole random games; simulations of a search; the random playouts that such a search is made of."""


@dataclass(frozen=True)
class Count:
    """Something done. `rounds`: games, simulations or playouts; `decisions`: those of players, None if not counted."""

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
    """Does work once; it returns its rounds and decisions."""
    begun = time.perf_counter()
    rounds, decisions = work()
    return Count(rounds, decisions, time.perf_counter() - begun)


def repeat(once: Callable[[], Count], seconds: float) -> Count:
    """Does work until so much time was spent on it, and at least once."""
    total = once()
    while total.seconds < seconds:
        total += once()
    return total


def serve(works: Sequence[Work]) -> None:
    """Answers on standard output, line by line: what can be timed, then for each line {"work", "seconds"} a count."""
    answers = own_output()
    say(answers, [{"kind": work.kind, "game": work.game, "how": work.how} for work in works])
    ready: dict[int, Ready] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        say(answers, answer(works, ready, asked["work"], asked["seconds"]))


def answer(works: Sequence[Work], ready: dict[int, Ready], i: int, seconds: float) -> dict[str, object]:
    """A count as JSON, or why there is none."""
    try:
        if i not in ready:
            ready[i] = works[i].begin()
        count = repeat(ready[i].once, seconds)
    except Exception as error:  # of any peer, for any reason: the table tells it
        return {"error": f"{type(error).__name__}: {error}"}
    return {"players": ready[i].players, "actions": ready[i].actions, **asdict(count)}


def own_output() -> TextIO:
    """Standard output for the answers alone: whatever a package prints goes to standard error."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return answers


def say(answers: TextIO, message: object) -> None:
    answers.write(json.dumps(message) + "\n")
    answers.flush()
