"""Plays what a search finds best."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.modes import Rules
from ludotheque.search import Budget, Choice, look, look_beyond


class SearchingBot:
    def __init__(self, rules: Rules, seat: int, seed: int, budget: Budget, weight: float) -> None:
        self.rules, self.seat, self.budget, self.weight = rules, seat, budget, weight
        self.random = random.Random(seed)

    def look(self, observation: bytes) -> list[Choice]:
        """What it thinks of its choices, the best first."""
        return look(self.rules, observation, self.seat, self.random.getrandbits(63), self.budget, self.weight)

    def compare(self, observation: bytes, legal: list[int], actions: list[int]) -> list[Choice]:
        """What each of these legal actions brings, in their order, all looked at alike and apart from `look`.

        So the one that `look` found best is not thought better than it is for having been found.
        """
        seed, each = self.random.getrandbits(63), self.share(len(actions))
        return [
            look_beyond(self.rules, observation, self.seat, action, legal, seed, each, self.weight)
            for action in actions
        ]

    def share(self, n: int) -> Budget:
        """What is left for each of n."""
        seconds = None if self.budget.seconds is None else self.budget.seconds / n
        return Budget(max(1, self.budget.simulations // n), seconds)

    def decide(self, observation: bytes, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        return self.look(observation)[0].action


@dataclass(frozen=True)
class Searching:
    """Makes bots that search within a budget, with the `sample_hidden` and the `choose` of `game`.

    `game` is the game at the table in all else. It is worth playing compiled only.
    """

    game: Game[Any]
    budget: Budget
    weight: float = 0.5

    def __call__(self, rules: Rules, seat: int, seed: int) -> SearchingBot:
        return SearchingBot(rules.of(self.game), seat, seed, self.budget, self.weight)

    def within(self, budget: Budget) -> Searching:
        """The same with another budget."""
        return replace(self, budget=budget)
