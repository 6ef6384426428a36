"""Bots that look ahead for the two actions of a day, and leave the moments of a visit to rules of thumb.

Choices are compared by the fortune that they end in, which tells good from bad in a quarter of the games that wins
need: what the others make hardly depends on one's own choice. The worse half of them is left out again and again
(`halving.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.bots import halving
from ludotheque.bots.guided import GuidedBot
from ludotheque.bots.halving import HalvingBot, rounds
from ludotheque.bots.keylargo.trials import SEEN, STATES, WHOLE, try_choices
from ludotheque.bots.searching import Searching
from ludotheque.core.modes import Rules
from ludotheque.games.keylargo.actions import DIVE
from ludotheque.search import Budget, Choice


@dataclass
class Trial(halving.Trial):
    """What came of a choice in so many worlds."""

    fortune: int = 0
    wins: int = 0

    @property
    def mean(self) -> float:
        return self.fortune / self.worlds

    def choice(self) -> Choice:
        return Choice(self.action, self.worlds, self.wins / (self.worlds * WHOLE))


class Trials(halving.Trials[Trial]):
    n_states, seen, chunk = STATES, SEEN, 8

    def trial(self, action: int) -> Trial:
        return Trial(action)

    def compare(self, actions: list[int], budget: Budget) -> list[Choice]:
        """All choices, the best first, each with the worlds that it was tried in."""
        trials = left = [self.trial(action) for action in actions]
        for simulations, until in rounds(max(1, (len(trials) - 1).bit_length()), budget):
            self.try_out(left, simulations, until)
            left = sorted(left, key=lambda trial: -trial.mean)[: (len(left) + 1) // 2]
        return [trial.choice() for trial in sorted(trials, key=lambda trial: (-trial.worlds, -trial.mean))]

    def add(self, trials: list[Trial], worlds: int) -> None:
        row = self.rules.row
        actions = row([trial.action for trial in trials])
        fortunes, wins = row([0] * len(trials)), row([0] * len(trials))
        self.rules.bind(try_choices)(self.states, self.seat, worlds, actions, fortunes, wins, *self.work)
        for trial, fortune, won in zip(trials, fortunes, wins, strict=True):
            trial.worlds += worlds
            trial.fortune += int(fortune)
            trial.wins += int(won)


class PlanningBot(HalvingBot):
    def __init__(self, rules: Rules, seat: int, seed: int, budget: Budget, weight: float) -> None:
        super().__init__(rules, seat, seed, budget, weight)
        self.guided = GuidedBot(rules, seat, seed)

    def trials(self, observation: bytes) -> Trials:
        return Trials(self.rules, observation, self.seat, self.random.getrandbits(63))

    def look(self, observation: bytes) -> list[Choice]:
        """What it thinks of its choices, the best first; of the moments of a visit, too, if it is asked."""
        legal = self.rules.legal_actions(self.rules.load(observation), self.seat)
        return self.trials(observation).compare(legal, self.budget)

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
