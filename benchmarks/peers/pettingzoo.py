"""PettingZoo's work: whole games in the loop of its documentation over its classic environments."""

from __future__ import annotations

import importlib
import random
from functools import partial

from benchmarks.peers.work import PLAY, Ready, Work, timed

GAMES = ("gin_rummy_v4", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5")
SEED = 1


def games(name: str) -> Ready:
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=SEED)
    source = random.Random(SEED)

    def play() -> tuple[int, int]:
        env.reset()
        n = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(source.choice(seen["action_mask"].nonzero()[0]))
                n += 1
        return 1, n

    return Ready(len(env.possible_agents), int(env.action_space(env.possible_agents[0]).n), lambda: timed(play))


def works() -> list[Work]:
    return [Work(PLAY, name, "Python loop, agent_iter", partial(games, name)) for name in GAMES]
