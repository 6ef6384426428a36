"""What deeds tell of the roles in Katana: fits the figures of `bots/katana/deeds.py` to games of bots.

    uv run --group dev python -m benchmarks.deeds --games 600 --seed 1

Bots of one kind play whole games; at one turn in eight somebody looks at the table. The figures are those under which
the dealings that were true are likeliest, by gradient descent (Adam: Kingma, Ba 2015) on their mean log loss, with half
a thousandth of the sum of squares. It prints the tables, and for other games how much is left to be guessed, in nats.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludotheque.bots.katana import THUMB, deeds, public
from ludotheque.bots.katana.beliefs import SIZE, camp_at, dealings
from ludotheque.core.chance import key_of
from ludotheque.core.game import Game
from ludotheque.core.modes import Rules, compiled
from ludotheque.core.questions import apply_action, choose
from ludotheque.core.rule import rule
from ludotheque.games.katana import GAME
from ludotheque.games.katana.roles import camp_of
from ludotheque.games.katana.state import Phase, State

KINDS = ("attacked", "spared", "hindered", "helped")
BOTS: dict[str, Game[State]] = {
    "rules of thumb": THUMB,
    "public": replace(GAME, choose=public.choose, room=max(SIZE, public.ROOM)),
}
ONE_IN = 8
RATE, STEPS, SMALL = 0.05, 400, 1e-3

Floats = npt.NDArray[np.float64]


@rule
def turn(states: Any, sources: Any, out: Any, room: Any) -> int:
    """Plays until somebody's turn begins; whether the game goes on."""
    s = states[0]
    stop = s.turns + 1
    while s.phase != Phase.OVER and (s.turns < stop or s.phase != Phase.PLAY):
        apply_action(s, s.asked, choose(s, s.asked, sources[0], out, room))
    return int(s.phase != Phase.OVER)


class Look(NamedTuple):
    """What somebody sees and the true dealing, as its place among those for so many players."""

    state: State
    viewer: int
    true: int


class Sample(NamedTuple):
    """Looks at tables of so many players. `told`: look, dealing, figure; `possible`: look, dealing."""

    told: Floats
    possible: npt.NDArray[np.bool_]
    true: npt.NDArray[np.int64]


def looks(rules: Rules, players: int, games: int, seed: int) -> Iterator[Look]:
    chance, play = random.Random(seed), rules.bind(turn)
    work = rules.generators(seed), rules.row([0] * rules.game.n_actions), rules.row([0] * rules.game.room)
    all_dealings = dealings(players)
    for _ in range(games):
        s, states = rules.new_state(), rules.states(1)
        rules.setup(s, {"players": players}, key_of(chance.getrandbits(64)))
        rules.put(states, 0, rules.dump(s))
        while play(states, *work):
            if chance.randrange(ONE_IN) == 0:
                o = rules.game.open(rules.dump(states[0]))
                true = sum(camp_of(o.role[(o.shogun + place) % players]) << 2 * place for place in range(players))
                yield Look(o, chance.randrange(players), all_dealings.index(true))


def sample(seen: list[Look], players: int) -> Sample:
    every = [[camp_at(dealing, place) for place in range(players)] for dealing in dealings(players)]
    told = [[told_by(look, camps) for camps in every] for look in seen]
    possible = [[is_possible(look, camps) for camps in every] for look in seen]
    return Sample(np.array(told), np.array(possible), np.array([look.true for look in seen]))


def is_possible(look: Look, camps: list[int]) -> bool:
    place = (look.viewer - look.state.shogun) % len(camps)
    return camps[place] == camp_of(look.state.role[look.viewer])


def told_by(look: Look, camps: list[int]) -> list[float]:
    """How often each figure counts if these are the camps, by places from the Shogun on."""
    s, found = look.state, [0.0] * (12 * len(KINDS))
    players = len(camps)
    for seat in range(players):
        if seat in (look.viewer, s.shogun):
            continue
        for other in range(players):
            if other == seat:
                continue
            side = 0 if other == s.shogun else 1 + camps[(other - s.shogun) % players]
            for kind, name in enumerate(KINDS):
                times = min(deeds.MOST, getattr(s, name)[seat, other])
                found[12 * kind + 4 * camps[(seat - s.shogun) % players] + side] += times
    return found


def chances(figures: Floats, seen: Sample) -> Floats:
    """How likely each dealing is by these figures: look, dealing."""
    raw = np.where(seen.possible, seen.told @ figures, -np.inf)
    shares = np.exp(raw - raw.max(axis=1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))


def loss(figures: Floats, seen: Sample) -> float:
    """What is left to be guessed, in nats."""
    return float(-np.log(chances(figures, seen)[np.arange(len(seen.true)), seen.true]).mean())


@dataclass
class Fit:
    """Adam's walk downhill."""

    figures: Floats
    mean: Floats
    square: Floats

    def step(self, number: int, samples: list[Sample]) -> None:
        slope = SMALL * self.figures
        for seen in samples:
            share = chances(self.figures, seen)
            share[np.arange(len(seen.true)), seen.true] -= 1
            slope = slope + np.einsum("ld,ldf->f", share, seen.told) / len(seen.true) / len(samples)
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.99 * self.square + 0.01 * slope * slope
        stride = np.sqrt(self.square / (1 - 0.99**number)) + 1e-8
        self.figures = self.figures - RATE * self.mean / (1 - 0.9**number) / stride


def fitted(samples: list[Sample]) -> Floats:
    nothing = np.zeros(12 * len(KINDS))
    fit = Fit(nothing, nothing, nothing)
    for number in range(1, STEPS + 1):
        fit.step(number, samples)
    return fit.figures


def gathered(games: int, seed: int) -> dict[str, Sample]:
    return {
        f"{name}, {players} players": sample(list(looks(compiled(game), players, games, seed)), players)
        for name, game in BOTS.items()
        for players in (4, 5, 6, 7)
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        "benchmarks.deeds", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=600, help="games for each number of players and kind of bots")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    samples = gathered(given.games, given.seed)
    figures = fitted(list(samples.values()))
    for name, table in zip(KINDS, np.rint(1000 * figures).astype(int).reshape(4, 3, 4).tolist(), strict=True):
        print(f"{name.upper()} = (", *(f"    {str(row)[1:-1]}," for row in table), ")", sep="\n")
    present = np.array(deeds.ATTACKED + deeds.SPARED + deeds.HINDERED + deeds.HELPED) / 1000
    print("\nleft to be guessed, in nats: before any deed, by these figures, by those of the bots")
    for name, seen in gathered(max(1, given.games // 5), given.seed + 1).items():
        prior, now, then = loss(np.zeros_like(present), seen), loss(figures, seen), loss(present, seen)
        print(f"{name}: {prior:.3f} {now:.3f} {then:.3f}")


if __name__ == "__main__":
    main()
