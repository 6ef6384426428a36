"""What Korsar's fitted bot weighs with: fits `bots/korsar/figures.py` to games of bots.

    uv run --group dev python -m benchmarks.figures --generations 100 --seed 1

Figures that win more breed the next ones: CMA-ES (Hansen, Ostermeier 2001), by what they win above their fair share,
half of it against the rules of thumb, half against the means of every tenth generation before, at tables of two to five
and in teams, half of the seats each. Against the latest mean alone they go round in circles: each beats the one before,
and the rules of thumb less and less. It starts from the figures that the bot has. Every ten generations it prints the
mean and what that wins on other deals.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt
from cmaes import CMA

from ludotheque.bots.korsar.figures import FIGURES, LATE
from ludotheque.bots.korsar.thumb import choose as by_thumb
from ludotheque.bots.korsar.weighing import best
from ludotheque.core.chance import next_word
from ludotheque.core.game import Options
from ludotheque.core.modes import Rules, compiled
from ludotheque.core.questions import apply_action, is_terminal, setup, winners
from ludotheque.core.rule import rule
from ludotheque.games.korsar import GAME

TABLES = ({"players": 2}, {"players": 3}, {"players": 4}, {"players": 5}, {"players": 4, "teams": True})
AROUND, LEAST = 0.2, 10
"""How far the first figures are from those of the bot: so much of each, but so many hundredths at least."""
LITTER, GAMES, EVERY = 18, 1_500, 10
"""Figures in a generation, games of each at a kind of table, generations between two looks at the mean."""
THUMB = (1 << 20,)
"""In place of figures: who plays by the rules of thumb."""

Floats = npt.NDArray[np.float64]


@rule
def contest(
    states: Any, options: Any, n: int, seats: int, first: Any, second: Any,
    key: Any, sources: Any, out: Any,
) -> float:  # fmt: skip
    """Of n games the share that these seats win, a bit mask; they play by `first`, the others by `second`."""
    won = 0.0
    for _ in range(n):
        for i in range(8):
            key[i] = next_word(sources[0])
        states[0] = states[1]
        setup(states[0], options, key)
        s = states[0]
        while not is_terminal(s):
            figures = first if seats >> s.turn & 1 else second
            if figures[0] == THUMB[0]:
                action = by_thumb(s, s.turn, sources[0], out, out)
            else:
                action = best(s, s.turn, out, figures)
            apply_action(s, s.turn, action)
        won += n_in(winners(s) & seats) / n_in(winners(s))
    return won / n


@rule
def n_in(mask: int) -> int:
    """How many seats there are in a bit mask."""
    n = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n


class Contests:
    """Games between figures; `rules`: Korsar's, in one mode."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.play = rules, rules.bind(contest)

    def gain(self, first: Sequence[int], second: Sequence[int], games: int, seed: int) -> float:
        """What the first figures win above their fair share, by the mean of all kinds of tables, -1 to 1.

        `games`: at each kind of table, at least, and the same number in each seating; a `seed` always deals the same.
        """
        return float(np.mean([self.gain_at(table, first, second, games, seed) for table in TABLES]))

    def gain_at(
        self, table: Mapping[str, int | bool], first: Sequence[int], second: Sequence[int], games: int, seed: int
    ) -> float:
        options = GAME.options_of(table)
        seatings = halves(GAME.sides(options))
        each = -(-games // len(seatings))
        shares = [self.share(options, first, second, each, seats, seed) for seats in seatings]
        fair = [seats.bit_count() / int(options["players"]) for seats in seatings]
        return float(np.mean(shares) - np.mean(fair))

    def share(
        self, options: Options, first: Sequence[int], second: Sequence[int], games: int, seats: int, seed: int
    ) -> float:
        """Of so many games the share that these seats, a bit mask, win with the first figures."""
        row, states = self.rules.row, self.rules.states(2)
        work = row([0] * 8), self.rules.generators(seed), row([0] * GAME.n_actions)
        dealt = row(GAME.row_of(options))
        return float(self.play(states, dealt, games, seats, row(first), row(second), *work))


def halves(sides: Sequence[int]) -> list[int]:
    """All bit masks of seats in which half the sides are, or of an odd number one less or more than the others."""
    every = sorted(set(sides))
    sizes = {len(every) // 2, (len(every) + 1) // 2}
    chosen = [set(some) for size in sizes for some in combinations(every, size)]
    return [sum(1 << seat for seat, side in enumerate(sides) if side in some) for some in chosen]


class Fit:
    """A population of figures about a mean; `seed` tells the figures and the deals."""

    def __init__(self, contests: Contests, seed: int, games: int = GAMES) -> None:
        self.contests, self.seed, self.games, self.generation = contests, seed, games, 0
        self.start = np.array(FIGURES, dtype=np.float64)
        self.scale = np.maximum(LEAST, AROUND * np.abs(self.start))
        self.rivals: list[tuple[int, ...]] = [FIGURES]
        self.cma = CMA(mean=np.zeros(len(FIGURES)), sigma=1.0, seed=seed, population_size=LITTER)

    def figures(self, point: Floats) -> tuple[int, ...]:
        found = np.rint(self.start + point * self.scale).astype(int)
        found[LATE] = max(1, found[LATE])
        return tuple(found.tolist())

    @property
    def mean(self) -> tuple[int, ...]:
        return self.figures(self.cma.mean)

    def breed(self) -> None:
        """A generation more."""
        self.generation += 1
        points = [self.cma.ask() for _ in range(LITTER)]
        self.cma.tell([(point, -self.fitness(self.figures(point))) for point in points])
        if self.generation % EVERY == 0:
            self.rivals.append(self.mean)

    def fitness(self, figures: tuple[int, ...]) -> float:
        """What they win, all of a generation on the same deals."""
        deals, each = self.seed + self.generation, -(-self.games // len(self.rivals))
        against = [self.contests.gain(figures, rival, each, deals) for rival in self.rivals]
        return self.contests.gain(figures, THUMB, self.games, deals) + float(np.mean(against))


def main() -> None:
    parser = argparse.ArgumentParser(
        "benchmarks.figures", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    contests = Contests(compiled(GAME))
    fit = Fit(contests, given.seed)
    for generation in range(1, given.generations + 1):
        fit.breed()
        if generation % EVERY == 0 or generation == given.generations:
            others = [contests.gain(fit.mean, rival, 20 * GAMES, -1) for rival in (THUMB, FIGURES)]
            print(f"{generation}: {others[0]:+.3f} against rules of thumb, {others[1]:+.3f} against the bot")
            print(f"    {fit.mean}", flush=True)


if __name__ == "__main__":
    main()
