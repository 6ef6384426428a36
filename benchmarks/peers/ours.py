"""This project's own work: random play in both modes, and search beside the playouts that it is made of."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from benchmarks.peers.work import PLAY, PLAYOUTS, SEARCH, Count, Ready, Work, timed
from ludotheque.core.chance import key_of
from ludotheque.core.game import Game
from ludotheque.core.modes import Rules, compiled, plain
from ludotheque.core.play import current_player, playout, random_games
from ludotheque.core.questions import sample_hidden
from ludotheque.core.rule import rule
from ludotheque.games import find_game
from ludotheque.search import Budget, look

TABLES: Mapping[str, int] = {"korsar": 3, "keylargo": 4, "katana": 5}
"""The games, and with how many players each is timed."""
SIMULATIONS = 10_000
SEED = 1

Mode = Callable[[Game[Any]], Rules]


def works() -> list[Work]:
    """All of it; a search and its playouts one after the other, so that noise hits both."""
    found = []
    for name, players in TABLES.items():
        found.append(Work(PLAY, name, "compiled", partial(games, compiled, name, players, 200)))
        found.append(Work(PLAY, name, "plain Python", partial(games, plain, name, players, 1)))
    for name, players in TABLES.items():
        searching = partial(simulations, compiled, name, players, SIMULATIONS)
        found.append(Work(SEARCH, name, f"ISMCTS, {SIMULATIONS} simulations, compiled", searching))
        found.append(Work(PLAYOUTS, name, "the same", partial(playouts, compiled, name, players, SIMULATIONS)))
    return found


def games(mode: Mode, name: str, players: int, n: int) -> Ready:
    """Whole games at random, n at a time."""
    rules = mode(find_game(name))
    play = rules.bind(random_games)
    options = rules.row(rules.game.row_of(rules.game.options_of({"players": players})))
    states, generators = rules.states(2), rules.generators(SEED)
    key, out = rules.row([0] * 8), rules.row([0] * rules.game.n_actions)

    def once() -> Count:
        return timed(lambda: (n, int(play(states, options, key, generators, out, n))))

    return Ready(players, rules.game.n_actions, once)


def simulations(mode: Mode, name: str, players: int, n: int) -> Ready:
    """Searches from a first decision, without guidance. One that settles early did fewer simulations: its visits."""
    rules = mode(find_game(name))
    observation, seat = first_decision(rules, players)
    seeds = itertools.count(SEED)

    def search() -> tuple[int, None]:
        return sum(choice.visits for choice in look(rules, observation, seat, next(seeds), Budget(n))), None

    return Ready(players, rules.game.n_actions, lambda: timed(search))


def playouts(mode: Mode, name: str, players: int, n: int) -> Ready:
    """Random playouts, n at a time, of worlds that the seat considers possible at the same first decision."""
    rules = mode(find_game(name))
    observation, seat = first_decision(rules, players)
    states, generators = rules.states(2), rules.generators(SEED)
    rules.put(states, 1, observation)
    out, play_worlds = rules.row([0] * rules.game.n_actions), rules.bind(sampled_playouts)

    def once() -> Count:
        return timed(lambda: (n, int(play_worlds(states, seat, generators, out, n))))

    return Ready(players, rules.game.n_actions, once)


def first_decision(rules: Rules, players: int) -> tuple[bytes, int]:
    """What the seat sees that decides first in the deal of SEED, and the seat."""
    s = rules.new_state()
    rules.setup(s, rules.game.options_of({"players": players}), key_of(SEED))
    seat = current_player(rules.to_act(s))
    return rules.observe(s, seat), seat


@rule
def sampled_playouts(states: Any, seat: int, generators: Any, out: Any, n: int) -> int:
    """Plays n worlds to the end; returns how many decisions that took. `states`: two, the second one observed."""
    decisions = 0
    for _ in range(n):
        states[0] = states[1]
        sample_hidden(states[0], seat, generators[0])
        decisions += playout(states[0], generators[0], out)
    return decisions
