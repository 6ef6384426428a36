"""Bots that look ahead for the two actions of a day, and leave the moments of a visit to rules of thumb.

Choices are compared by the fortune that they end in, which tells good from bad in a quarter of the games that wins
need: what the others make hardly depends on one's own choice. The worse half of them is left out again and again
(sequential halving: Karnin, Koren, Somekh 2013).
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from ludotheque.bots.guided import GuidedBot
from ludotheque.bots.keylargo.trials import SEEN, STATES, WHOLE, try_choices
from ludotheque.bots.searching import Searching, SearchingBot
from ludotheque.core.modes import Rules
from ludotheque.games.keylargo.actions import DIVE
from ludotheque.search import Budget, Choice

CHUNK = 8
"""Worlds between two looks at the clock."""


@dataclass
class Trial:
    """What came of a choice in so many worlds."""

    action: int
    worlds: int = 0
    fortune: int = 0
    wins: int = 0

    @property
    def mean(self) -> float:
        return self.fortune / self.worlds

    def choice(self) -> Choice:
        return Choice(self.action, self.worlds, self.wins / (self.worlds * WHOLE))


class Trials:
    """What a decision is thought over with."""

    def __init__(self, rules: Rules, observation: bytes, seat: int, seed: int) -> None:
        self.rules, self.seat = rules, seat
        self.states = rules.states(STATES)
        rules.put(self.states, SEEN, observation)
        self.work = (rules.generators(seed), rules.row([0] * rules.game.n_actions), rules.row([0] * rules.game.room))

    def compare(self, actions: list[int], budget: Budget) -> list[Choice]:
        """All choices, the best first, each with the worlds that it was tried in."""
        trials = [Trial(action) for action in actions]
        left, begun, rounds = trials, time.monotonic(), max(1, (len(trials) - 1).bit_length())
        for n in range(rounds):
            until = None if budget.seconds is None else begun + budget.seconds * (n + 1) / rounds
            self.try_out(left, max(1, budget.simulations // rounds // len(left)), until)
            left = sorted(left, key=lambda trial: -trial.mean)[: (len(left) + 1) // 2]
        return [trial.choice() for trial in sorted(trials, key=lambda trial: (-trial.worlds, -trial.mean))]

    def alike(self, actions: list[int], budget: Budget) -> list[Choice]:
        """These actions in their order, all tried in the same worlds."""
        trials = [Trial(action) for action in actions]
        until = None if budget.seconds is None else time.monotonic() + budget.seconds
        self.try_out(trials, max(1, budget.simulations // len(trials)), until)
        return [trial.choice() for trial in trials]

    def try_out(self, trials: list[Trial], worlds: int, until: float | None) -> None:
        """Tries these choices in so many worlds more, or until the time is up, but in some at least."""
        while worlds > 0 and (until is None or not trials[0].worlds or time.monotonic() < until):
            self.add(trials, min(worlds, CHUNK))
            worlds -= CHUNK

    def add(self, trials: list[Trial], worlds: int) -> None:
        row = self.rules.row
        actions = row([trial.action for trial in trials])
        fortunes, wins = row([0] * len(trials)), row([0] * len(trials))
        self.rules.bind(try_choices)(self.states, self.seat, worlds, actions, fortunes, wins, *self.work)
        for trial, fortune, won in zip(trials, fortunes, wins, strict=True):
            trial.worlds += worlds
            trial.fortune += int(fortune)
            trial.wins += int(won)


class PlanningBot(SearchingBot):
    def __init__(self, rules: Rules, seat: int, seed: int, budget: Budget, weight: float) -> None:
        super().__init__(rules, seat, seed, budget, weight)
        self.guided = GuidedBot(rules, seat, seed)

    def look(self, observation: bytes) -> list[Choice]:
        """What it thinks of its choices, the best first; of the moments of a visit, too, if it is asked."""
        legal = self.rules.legal_actions(self.rules.load(observation), self.seat)
        return Trials(self.rules, observation, self.seat, self.random.getrandbits(63)).compare(legal, self.budget)

    def compare(self, observation: bytes, legal: list[int], actions: list[int]) -> list[Choice]:
        """What each of these actions brings, in their order, tried in the same worlds; `look` had others."""
        return Trials(self.rules, observation, self.seat, self.random.getrandbits(63)).alike(actions, self.budget)

    def decide(self, observation: bytes, legal: list[int]) -> int:
        if legal[0] < DIVE:
            return super().decide(observation, legal)
        return self.guided.decide(observation, legal)


@dataclass(frozen=True)
class Planning(Searching):
    """Makes bots that try plans within a budget, a simulation being one plan in one world.

    In the worlds of the `sample_hidden` of `game`, with its `choose` as a guide.
    """

    def __call__(self, rules: Rules, seat: int, seed: int) -> PlanningBot:
        return PlanningBot(rules.of(self.game), seat, seed, self.budget, self.weight)
