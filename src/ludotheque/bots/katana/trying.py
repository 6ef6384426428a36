"""Plays what turns out best when every choice is tried in the same worlds.

The worse half of the choices is left out again and again (`halving.py`); at last the best one is played, if it is
better than the guide's by more than chance.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from ludotheque.bots import halving
from ludotheque.bots.halving import HalvingBot, rounds
from ludotheque.bots.katana.outlook import WHOLE
from ludotheque.bots.katana.trials import SEEN, STATES, list_choices, try_out
from ludotheque.bots.searching import Searching
from ludotheque.core.modes import Rules
from ludotheque.search import Budget, Choice

DOUBT = 1.0
"""Standard errors that a choice has to be better than the guide's."""


@dataclass
class Trial(halving.Trial):
    """What came of a choice in so many worlds: outlooks, and the squares of how much better than the guide's it did."""

    total: int = 0
    squares: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.worlds

    def choice(self) -> Choice:
        return Choice(self.action, self.worlds, self.mean / WHOLE)


class Trials(halving.Trials[Trial]):
    """`guide`: the guide's choice; `others`: those not yet left out."""

    n_states, seen, chunk = STATES, SEEN, 16

    def __init__(self, rules: Rules, observation: bytes, seat: int, seed: int) -> None:
        super().__init__(rules, observation, seat, seed)
        listed = rules.row([0] * rules.game.n_actions)
        n = rules.bind(list_choices)(self.states, seat, *self.work, listed)
        self.guide, *self.others = self.all = [Trial(int(listed[i])) for i in range(n)]

    def trial(self, action: int) -> Trial:
        return Trial(action)

    def run(self, budget: Budget) -> list[Choice]:
        """All choices, the best first, each with the worlds that it was tried in."""
        for simulations, until in rounds(max(1, len(self.others).bit_length()), budget):
            self.halve(simulations, until)
        best = self.best()
        ranked = sorted(self.all, key=lambda trial: (trial is not best, -trial.worlds, -trial.mean))
        return [trial.choice() for trial in ranked]

    def halve(self, simulations: int, until: float | None) -> None:
        """Tries the guide's choice and those others that are left, then leaves out the worse half of them."""
        self.try_out([self.guide, *self.others], simulations, until)
        self.others.sort(key=lambda trial: -trial.mean)
        del self.others[max(1, len(self.others) // 2) :]

    def add(self, trials: list[Trial], worlds: int) -> None:
        row = self.rules.row
        choices, totals, squares = row([t.action for t in trials]), row([0] * len(trials)), row([0] * len(trials))
        self.rules.bind(try_out)(self.states, self.seat, worlds, choices, totals, squares, *self.work)
        for trial, total, square in zip(trials, totals, squares, strict=True):
            trial.worlds += worlds
            trial.total += int(total)
            trial.squares += int(square)

    def best(self) -> Trial:
        """The guide's choice, unless the best of the others is better by more than chance."""
        for rival in self.others[:1]:
            gain = rival.mean - self.guide.mean
            spread = max(0.0, rival.squares / rival.worlds - gain * gain)
            if gain > DOUBT * math.sqrt(spread / rival.worlds):
                return rival
        return self.guide


class TryingBot(HalvingBot):
    def trials(self, observation: bytes) -> Trials:
        return Trials(self.rules, observation, self.seat, self.random.getrandbits(63))

    def look(self, observation: bytes) -> list[Choice]:
        """What it thinks of its choices, the best first."""
        return self.trials(observation).run(self.budget)


@dataclass(frozen=True)
class Trying(Searching):
    """Makes bots that try their choices within a budget, one simulation being one choice in one world.

    In the worlds of the `sample_hidden` of `game`, with its `choose` as a guide.
    """

    def __call__(self, rules: Rules, seat: int, seed: int) -> TryingBot:
        return TryingBot(rules.of(self.game), seat, seed, self.budget, self.weight)
