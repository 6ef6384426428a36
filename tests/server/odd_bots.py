"""Bots that do what no bot should, at their first decision of a game of highcard; and workers that know them."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from highcard import GAME

from ludotheque import bots
from ludotheque.bots.searching import Searching
from ludotheque.core.modes import Rules
from ludotheque.search import Budget
from ludotheque.server.thinker import main

THINKER = (sys.executable, "-m", "tests.server.odd_bots")


class LowestBot:
    """Plays the lowest card, after it has done what it was made to do."""

    def __init__(self, rules: Rules, seat: int, seed: int, deed: Callable[[], int | None]) -> None:
        self.game, self.deed = rules.game, deed

    def decide(self, observation: bytes, legal: list[int]) -> int:
        is_first = self.game.open(observation).n_gone == 0
        return (self.deed() if is_first else None) or legal[0]


@dataclass(frozen=True)
class Lowest:
    deed: Callable[[], int | None]

    def __call__(self, rules: Rules, seat: int, seed: int) -> LowestBot:
        return LowestBot(rules, seat, seed, self.deed)


def nothing() -> None:
    pass


def is_killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def is_stopped() -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


def exits() -> None:
    sys.exit()


def loops() -> None:
    while True:
        pass


def eats() -> None:
    eaten = []
    while True:
        eaten.append(bytearray(1 << 20))


def raises() -> None:
    raise RuntimeError("no idea")


def cheats() -> int:
    return 99


def prints() -> None:
    sys.stdout.write('{"type":"Chosen","action":0}\n' * 1000)
    os.write(1, b"\xff\n")


def breaks_its_line() -> None:
    """Writes rubbish where only answers are written, and goes on."""
    for number in range(3, 10):
        try:
            os.write(number, b"rubbish\n")
        except OSError:
            continue


DEEDS = (is_killed, is_stopped, exits, loops, eats, raises, cheats, prints, breaks_its_line)
LEVELS = {
    **{deed.__name__: Lowest(deed) for deed in DEEDS},
    # The strongest that decides at once: it stands in for all others.
    "easygoing": Lowest(nothing),
    "shrewd": Searching(GAME, Budget(50, seconds=0.1)),
    "hasty": Searching(GAME, Budget(10)),
    "hastiest": Searching(GAME, Budget(1)),
    "strong": Searching(GAME, Budget(50)),
}


def knowledge_of(game: str) -> ModuleType | None:
    return sys.modules[__name__] if game == "highcard" else usual_knowledge_of(game)


usual_knowledge_of = bots.knowledge_of


if __name__ == "__main__":
    bots.knowledge_of = knowledge_of
    main(*map(int, sys.argv[1:]))
