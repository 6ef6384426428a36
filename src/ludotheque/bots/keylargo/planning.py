"""Bots that look ahead for the two actions of a day, and leave the moments of a visit to rules of thumb.

Plans are compared by the fortune that they end in, which tells good from bad in a quarter of the games that wins need:
what the others make hardly depends on one's own plan. The worse half of the plans is left out again and again
(sequential halving: Karnin, Koren, Somekh 2013).
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from ludotheque.bots.guided import GuidedBot
from ludotheque.bots.keylargo.trials import SEEN, STATES, WHOLE, try_plans
from ludotheque.bots.searching import Searching, SearchingBot
from ludotheque.core.modes import Rules
from ludotheque.games.keylargo.actions import DIVE
from ludotheque.search import Budget, Choice

CHUNK = 8
"""Worlds between two looks at the clock."""


@dataclass
class Plan:
    """What came of a plan in so many worlds."""

    action: int
    worlds: int = 0
    fortune: int = 0
    wins: int = 0

    @property
    def mean(self) -> float:
        return self.fortune / self.worlds

    def choice(self) -> Choice:
        return Choice(self.action, self.worlds, self.wins / (self.worlds * WHOLE))


class Planner:
    """What a day is thought over with."""

    def __init__(self, rules: Rules, observation: bytes, seat: int, seed: int) -> None:
        self.rules, self.seat = rules, seat
        self.states = rules.states(STATES)
        rules.put(self.states, SEEN, observation)
        self.work = (rules.generators(seed), rules.row([0] * rules.game.n_actions), rules.row([0] * rules.game.room))

    def compare(self, actions: list[int], budget: Budget) -> list[Choice]:
        """All plans, the best first, each with the worlds that it was tried in."""
        plans = [Plan(action) for action in actions]
        left, begun, rounds = plans, time.monotonic(), (len(plans) - 1).bit_length()
        for n in range(rounds):
            until = None if budget.seconds is None else begun + budget.seconds * (n + 1) / rounds
            self.try_out(left, max(1, budget.simulations // rounds // len(left)), until)
            left = sorted(left, key=lambda plan: -plan.mean)[: (len(left) + 1) // 2]
        return [plan.choice() for plan in sorted(plans, key=lambda plan: (-plan.worlds, -plan.mean))]

    def try_out(self, plans: list[Plan], worlds: int, until: float | None) -> None:
        """Tries these plans in so many worlds more, or until the time is up, but in some at least."""
        while worlds > 0 and (until is None or not plans[0].worlds or time.monotonic() < until):
            self.add(plans, min(worlds, CHUNK))
            worlds -= CHUNK

    def add(self, plans: list[Plan], worlds: int) -> None:
        row = self.rules.row
        actions, fortunes, wins = row([plan.action for plan in plans]), row([0] * len(plans)), row([0] * len(plans))
        self.rules.bind(try_plans)(self.states, self.seat, worlds, actions, fortunes, wins, *self.work)
        for plan, fortune, won in zip(plans, fortunes, wins, strict=True):
            plan.worlds += worlds
            plan.fortune += int(fortune)
            plan.wins += int(won)


class PlanningBot(SearchingBot):
    def __init__(self, rules: Rules, seat: int, seed: int, budget: Budget, weight: float) -> None:
        super().__init__(rules, seat, seed, budget, weight)
        self.guided = GuidedBot(rules, seat, seed)

    def look(self, observation: bytes) -> list[Choice]:
        """What it thinks of its choices, the best first."""
        legal = self.rules.legal_actions(self.rules.load(observation), self.seat)
        if legal[0] >= DIVE:
            return super().look(observation)
        planner = Planner(self.rules, observation, self.seat, self.random.getrandbits(63))
        return planner.compare(legal, self.budget)

    def decide(self, observation: bytes, legal: list[int]) -> int:
        if legal[0] >= DIVE:
            return self.guided.decide(observation, legal)
        return super().decide(observation, legal)


@dataclass(frozen=True)
class Planning(Searching):
    """Makes bots that try plans within a budget, a simulation being one plan in one world.

    In the worlds of the `sample_hidden` of `game`, with its `choose` as a guide.
    """

    def __call__(self, rules: Rules, seat: int, seed: int) -> PlanningBot:
        return PlanningBot(rules.of(self.game), seat, seed, self.budget, self.weight)
