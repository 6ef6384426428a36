"""RLCard's work: whole games in a Python loop over its environments."""

from __future__ import annotations

import random
from functools import partial

import rlcard

from benchmarks.peers.work import PLAY, Ready, Work, timed

GAMES = ("uno", "gin-rummy")
SEED = 1


def games(name: str) -> Ready:
    env = rlcard.make(name, config={"seed": SEED})
    source = random.Random(SEED)

    def play() -> tuple[int, int]:
        state, _ = env.reset()
        n = 0
        while not env.is_over():
            state, _ = env.step(source.choice(list(state["legal_actions"])))
            n += 1
        env.get_payoffs()
        return 1, n

    return Ready(env.num_players, env.num_actions, lambda: timed(play))


def works() -> list[Work]:
    return [Work(PLAY, name, "Python loop, reset and step", partial(games, name)) for name in GAMES]
