"""Plays what turns out best when every choice is tried in the same worlds.

The worse half of the choices is left out again and again (sequential halving: Karnin, Koren, Somekh 2013); at last
the best one is played, if it is better than the guide's by more than chance.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from ludotheque.bots.katana.outlook import WHOLE
from ludotheque.bots.katana.trials import SEEN, STATES, list_choices, try_out
from ludotheque.bots.searching import Searching, SearchingBot
from ludotheque.core.modes import Rules
from ludotheque.search import Budget, Choice

CHUNK = 16
"""Worlds between two looks at the clock."""
DOUBT = 1.0
"""Standard errors that a choice has to be better than the guide's."""


@dataclass
class Trial:
    """What came of a choice in so many worlds: outlooks, and the squares of how much better than the guide's it did."""

    action: int
    worlds: int = 0
    total: int = 0
    squares: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.worlds

    def choice(self) -> Choice:
        return Choice(self.action, self.worlds, self.mean / WHOLE)


class Trials:
    """What one decision is thought over with. `guide`: the guide's choice; `others`: those not yet left out."""

    def __init__(self, rules: Rules, observation: bytes, seat: int, seed: int) -> None:
        self.rules, self.seat = rules, seat
        self.states = rules.states(STATES)
        rules.put(self.states, SEEN, observation)
        self.work = (rules.generators(seed), rules.row([0] * rules.game.n_actions), rules.row([0] * rules.game.room))
        listed = rules.row([0] * rules.game.n_actions)
        n = rules.bind(list_choices)(self.states, seat, *self.work, listed)
        self.guide, *self.others = self.all = [Trial(int(listed[i])) for i in range(n)]

    def run(self, budget: Budget) -> list[Choice]:
        """All choices, the best first, each with the worlds that it was tried in."""
        rounds = max(1, len(self.others).bit_length())
        begun = time.monotonic()
        for n in range(rounds):
            until = None if budget.seconds is None else begun + budget.seconds * (n + 1) / rounds
            self.halve(budget.simulations // rounds, until)
        best = self.best()
        ranked = sorted(self.all, key=lambda trial: (trial is not best, -trial.worlds, -trial.mean))
        return [trial.choice() for trial in ranked]

    def alike(self, actions: list[int], budget: Budget) -> list[Choice]:
        """These actions in their order, all tried in the same worlds."""
        trials = [Trial(action) for action in actions]
        until = None if budget.seconds is None else time.monotonic() + budget.seconds
        worlds = max(1, budget.simulations // len(trials))
        while worlds > 0 and (until is None or not trials[0].worlds or time.monotonic() < until):
            self.add(trials, min(worlds, CHUNK))
            worlds -= CHUNK
        return [trial.choice() for trial in trials]

    def halve(self, simulations: int, until: float | None) -> None:
        """Tries the guide's choice and those others that are left, then leaves out the worse half of them."""
        tried = [self.guide, *self.others]
        worlds = max(1, simulations // len(tried))
        while worlds > 0 and (until is None or not self.guide.worlds or time.monotonic() < until):
            self.add(tried, min(worlds, CHUNK))
            worlds -= CHUNK
        self.others.sort(key=lambda trial: -trial.mean)
        del self.others[max(1, len(self.others) // 2) :]

    def add(self, tried: list[Trial], worlds: int) -> None:
        """Tries these choices in so many worlds more."""
        row = self.rules.row
        choices, totals, squares = row([t.action for t in tried]), row([0] * len(tried)), row([0] * len(tried))
        self.rules.bind(try_out)(self.states, self.seat, worlds, choices, totals, squares, *self.work)
        for trial, total, square in zip(tried, totals, squares, strict=True):
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


class TryingBot(SearchingBot):
    def look(self, observation: bytes) -> list[Choice]:
        """What it thinks of its choices, the best first."""
        return Trials(self.rules, observation, self.seat, self.random.getrandbits(63)).run(self.budget)

    def compare(self, observation: bytes, legal: list[int], actions: list[int]) -> list[Choice]:
        """What each of these actions brings, in their order, tried in the same worlds; `look` had others."""
        return Trials(self.rules, observation, self.seat, self.random.getrandbits(63)).alike(actions, self.budget)


@dataclass(frozen=True)
class Trying(Searching):
    """Makes bots that try their choices within a budget, one simulation being one choice in one world.

    In the worlds of the `sample_hidden` of `game`, with its `choose` as a guide.
    """

    def __call__(self, rules: Rules, seat: int, seed: int) -> TryingBot:
        return TryingBot(rules.of(self.game), seat, seed, self.budget, self.weight)
