"""OpenSpiel's work: whole games in C++ and in its Python loop, its ISMCTS, its random rollouts; all through pyspiel."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import partial
from typing import Any

import pyspiel

from benchmarks.peers.work import PLAY, PLAYOUTS, SEARCH, Count, Ready, Work, timed

GAMES = {"hearts": 10_000, "euchre": 10_000, "gin_rummy": 200}
"""The games, and how many simulations a search has: about a second's."""
ROLLOUTS = 100
BATCH = 20
COUNTED = 200
SEED = 1


def works() -> list[Work]:
    found = []
    for name, n in GAMES.items():
        found.append(Work(PLAY, name, "C++, evaluate_bots with uniform random bots", partial(games_of_bots, name)))
        found.append(Work(PLAY, name, "Python loop", partial(games_in_python, name)))
        found.append(Work(SEARCH, name, f"C++ ISMCTSBot, {n} simulations", partial(search, name, n, 1)))
        found.append(Work(PLAYOUTS, name, f"C++, {ROLLOUTS} rollouts a sampled world", partial(rollouts, name, n)))
    return found


def games_of_bots(name: str) -> Ready:
    game = pyspiel.load_game(name)
    bots = random_bots(game)
    seeds = random.Random(SEED)

    states: list[Any] = []

    def play() -> tuple[int, None]:
        for _ in range(BATCH):
            states.append(game.new_initial_state())
            pyspiel.evaluate_bots(states[-1], bots, seeds.randrange(1 << 30))
        return BATCH, None

    def once() -> Count:
        states.clear()
        played = timed(play)
        return Count(BATCH, sum(map(decisions, states)), played.seconds)  # counted when the clock has stopped

    return ready(game, once)


def games_in_python(name: str) -> Ready:
    game = pyspiel.load_game(name)
    source = random.Random(SEED)

    def play() -> tuple[int, int]:
        state, n = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state, source))
            else:
                state.apply_action(source.choice(state.legal_actions()))
                n += 1
        state.returns()
        return 1, n

    return ready(game, lambda: timed(play))


def search(name: str, simulations: int, rollouts: int) -> Ready:
    """Searches from the first decision, each simulation ending in so many random rollouts."""
    game = pyspiel.load_game(name)
    state = first_decision(game)
    bot = pyspiel.ISMCTSBot(SEED, pyspiel.RandomRolloutEvaluator(rollouts, SEED), 1.4, simulations)

    def step() -> tuple[int, None]:
        bot.step(state)
        return simulations, None

    return ready(game, lambda: timed(step))


def rollouts(name: str, n: int) -> Ready:
    """Rollouts as its search makes them: the same search, with many of them in each simulation.

    It does not say how many decisions they hold: that is the mean of COUNTED other games from the same position.
    """
    game = pyspiel.load_game(name)
    mean = mean_left(game, first_decision(game))
    simulations = n // ROLLOUTS
    once = search(name, simulations, ROLLOUTS).once

    def many() -> Count:
        played = simulations * ROLLOUTS
        return Count(played, round(mean * played), once().seconds)

    return ready(game, many)


def mean_left(game: Any, position: Any) -> float:
    bots, begun = random_bots(game), decisions(position)
    left = 0
    for seed in range(COUNTED):
        state = position.clone()
        pyspiel.evaluate_bots(state, bots, seed)
        left += decisions(state) - begun
    return left / COUNTED


def first_decision(game: Any) -> Any:
    """The first one with a choice: where there is none, ISMCTSBot does not search."""
    state, source = game.new_initial_state(), random.Random(SEED)
    while len(state.legal_actions()) == 1 or state.is_chance_node():
        state.apply_action(draw(state, source) if state.is_chance_node() else state.legal_actions()[0])
    return state


def draw(state: Any, source: random.Random) -> int:
    """One of the outcomes of a chance node, as likely as the game says."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    drawn: int = source.choices(outcomes, weights)[0]
    return drawn


def decisions(state: Any) -> int:
    """How many decisions of players led to a state; chance counts as player -1."""
    history: Iterable[Any] = state.full_history()
    return sum(move.player >= 0 for move in history)


def random_bots(game: Any) -> list[Any]:
    return [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]


def ready(game: Any, once: Any) -> Ready:
    return Ready(game.num_players(), game.num_distinct_actions(), once)
