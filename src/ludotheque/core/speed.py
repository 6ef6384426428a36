"""How fast a game's rules are, measured: random play, state copies, observations, time to the first decision."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.core import play
from ludotheque.core.chance import key_of
from ludotheque.core.game import Game, Options, OptionValue, option_text
from ludotheque.core.modes import Plain, Rules, compiled, plain
from ludotheque.core.rule import rule
from ludotheque.core.sight import Sight, mask

MODES: dict[str, Callable[[Game[Any]], Rules]] = {"plain": plain, "compiled": compiled}
REPETITIONS = 5
ENOUGH = 0.1
"""Seconds that a timed piece of work takes at least."""


@dataclass(frozen=True)
class Speed:
    """One line of the bench: a number of players in one mode, on one core.

    `ratio` is the time of a decision over that of one step of a fixed reference loop in the same run, so that
    machines can be compared. `cold_s` and `warm_s`: a fresh process to its first decision, without and with
    what an earlier run compiled; the same for every number of players.
    """

    game: str
    players: int
    teams: bool
    variant: str
    mode: str
    decisions_per_s: float
    games_per_s: float
    clone_ns: float
    observe_ns: float
    state_bytes: int
    cold_s: float
    warm_s: float
    ratio: float


def tables_of(game: Game[Any], players: int | None) -> list[Mapping[str, OptionValue]]:
    """The game's tables with that number of players, all of them for None; each in every variant of the game."""
    tables = [table for table in game.tables if players in (None, table["players"])]
    return [{**table, **variant} for table in tables for variant in game.variants]


def varied(game: Game[Any]) -> set[str]:
    """The options in which a game's variants differ."""
    return {name for variant in game.variants for name in variant}


def measure(game: Game[Any], table: Mapping[str, OptionValue], mode: str, first: tuple[float, float]) -> Speed:
    """One row of the bench; `first`: what `first_decision` gave for the mode."""
    rules, options = MODES[mode](game), game.options_of(table)
    step = reference_step(compiled(game))
    decision, a_game = random_play(rules, options)
    return Speed(
        game=game.name,
        players=int(options["players"]),
        teams=bool(options.get("teams", False)),
        variant=" ".join(sorted(f"{name}={option_text(options[name])}" for name in varied(game))),
        mode=mode,
        decisions_per_s=1 / decision,
        games_per_s=1 / a_game,
        clone_ns=1e9 * clone(rules, options),
        observe_ns=1e9 * observation(rules, options),
        state_bytes=game.state.layout.itemsize,
        cold_s=first[0],
        warm_s=first[1],
        ratio=decision / step,
    )


def each(work: Callable[[int], object]) -> float:
    """Seconds that each of n rounds of work takes, `work(n)` doing them all: the best of several times."""
    n = 1
    while _best(work, n) < ENOUGH:
        n *= 2
    return _best(work, n) / n


def _best(work: Callable[[int], object], n: int) -> float:
    times = []
    for _ in range(REPETITIONS):
        begun = time.perf_counter()
        work(n)
        times.append(time.perf_counter() - begun)
    return min(times)


def random_play(rules: Rules, options: Options) -> tuple[float, float]:
    """Seconds a decision and a game of random play: deals, legality, events, collecting and scoring included."""
    play_games = rules.bind(play.random_games)
    states, generators = rules.states(2), rules.generators(1)
    row, key, out = (rules.row(values) for values in (rules.game.row_of(options), [0] * 8, [0] * rules.game.n_actions))
    played = []

    def games(n: int) -> None:
        played.append((n, play_games(states, row, key, generators, out, n)))

    a_game = each(games)
    decisions_a_game = sum(decisions for _, decisions in played) / sum(n for n, _ in played)
    return a_game / decisions_a_game, a_game


def clone(rules: Rules, options: Options) -> float:
    """Seconds a copy of a whole state in the middle of a game."""
    states, copy = _midgame(rules, options), rules.bind(copy_often)
    return each(lambda n: copy(states, n))


@rule
def copy_often(states: Any, n: int) -> int:
    """Copies a state back and forth n times; each copy is changed, so that none can be spared."""
    for i in range(n):
        states[(i + 1) & 1] = states[i & 1]
        states[(i + 1) & 1].ply = (states[i & 1].ply + i) & 63
    last: int = states[n & 1].ply
    return last


def observation(rules: Rules, options: Options) -> float:
    """Seconds an observation: a state's bytes masked for one seat."""
    states = _midgame(rules, options)
    if isinstance(rules, Plain):
        return each(lambda n: [rules.observe(states[0], 0) for _ in range(n)])
    seen = np.frombuffer(mask(rules.game.state, Sight(1, 1)), np.uint64)
    whole, out, look = states[:1].view(np.uint64), np.zeros(len(seen), np.uint64), rules.bind(observe_often)
    return each(lambda n: look(whole, seen, out, n))


@rule
def observe_often(whole: Any, seen: Any, out: Any, n: int) -> int:
    """State AND mask, n times; the state changes each time, so that none can be spared."""
    for i in range(n):
        whole[i % len(seen)] ^= i
        for j in range(len(seen)):
            out[j] = whole[j] & seen[j]
    last: int = out[0]
    return last


def reference_step(rules: Rules) -> float:
    """Seconds a step of the fixed reference loop, always compiled."""
    loop, begin = rules.bind(reference_loop), rules.row([1])
    return each(lambda n: loop(begin, n))


@rule
def reference_loop(value: Any, n: int) -> int:
    """Xorshift: each of the n steps waits for the one before, so no compiler can shorten it."""
    x: int = value[0]
    for _ in range(n):
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
    return x


def first_decision(game: Game[Any], mode: str) -> tuple[float, float]:
    """Seconds from a fresh process to its first random decision: with an empty cache, and with what it left."""
    with tempfile.TemporaryDirectory() as cache:
        cold, warm = (_process(game, mode, cache) for _ in range(2))
    return cold, warm


def _process(game: Game[Any], mode: str, cache: str) -> float:
    code = (
        "from ludotheque.core import modes; from ludotheque.core.chance import key_of; "
        f"from ludotheque.games import find_game; g = find_game({game.name!r}); r = modes.{mode}(g); "
        "s = r.new_state(); r.setup(s, g.options_of({}), key_of(1)); seat = r.to_act(s).bit_length() - 1; "
        "r.apply_action(s, seat, r.legal_actions(s, seat)[0])"
    )
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env={**os.environ, "LUDOTHEQUE_CACHE": cache}, check=True)
    return time.perf_counter() - begun


def _midgame(rules: Rules, options: Options) -> Any:
    """Two states: one in the middle of a game, one zeroed."""
    states = rules.states(2)
    one = states[:1] if not isinstance(rules, Plain) else states[0]
    rules.setup(one, options, key_of(1))
    for _ in range(60):
        if not rules.is_terminal(one):
            seat = play.current_player(rules.to_act(one))
            rules.apply_action(one, seat, rules.legal_actions(one, seat)[0])
    return states
