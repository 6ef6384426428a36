"""pgx's work: many games at once on the CPU, each begun anew as it ends, with random actions."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from benchmarks.peers.work import PLAY, Ready, Work, timed

GAMES = {"leduc_holdem": 4096, "sparrow_mahjong": 1024, "backgammon": 256}
"""The games, and how many of them are played at once."""
STEPS = 64
SEED = 1


def games(name: str, batch: int) -> Ready:
    """STEPS decisions in each of the games at once. Whole games are those that end, whenever they began."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(states: Any, key: Any) -> tuple[Any, Any]:
        choosing, chance = jax.random.split(key)
        wishes = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
        states = step(states, jax.random.categorical(choosing, wishes), jax.random.split(chance, batch))
        return states, (states.terminated | states.truncated).sum()

    def decide_often(states: Any, key: Any) -> tuple[Any, Any]:
        states, ended = jax.lax.scan(decide, states, jax.random.split(key, STEPS))
        return states, ended.sum()

    play_on = jax.jit(decide_often)
    keys = iter(range(SEED, 1 << 30))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(next(keys)), batch))

    def play() -> tuple[int, int]:
        nonlocal states
        states, ended = play_on(states, jax.random.PRNGKey(next(keys)))
        return int(ended), batch * STEPS

    return Ready(env.num_players, env.num_actions, lambda: timed(play))


def works() -> list[Work]:
    return [Work(PLAY, name, f"compiled, {n} games at once", partial(games, name, n)) for name, n in GAMES.items()]
