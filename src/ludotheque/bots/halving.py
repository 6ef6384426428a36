"""Choices tried in the same worlds, of which the worse half is left out again and again.

Sequential halving: Karnin, Koren, Somekh 2013. What a trial counts, and what is left out when, is each game's own.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from ludotheque.bots.searching import SearchingBot
from ludotheque.core.modes import Rules
from ludotheque.search import Budget, Choice


@dataclass
class Trial(ABC):
    """What came of a choice in so many worlds."""

    action: int
    worlds: int = 0

    @property
    @abstractmethod
    def mean(self) -> float:
        """What it brought in a world, by which choices are compared."""

    @abstractmethod
    def choice(self) -> Choice:
        """The same, with its worth as a share of a win."""


T = TypeVar("T", bound=Trial)


class Trials(ABC, Generic[T]):
    """What one decision is thought over with."""

    n_states: ClassVar[int]
    """That a trial takes; the one at `seen` is what the seat observes."""
    seen: ClassVar[int]
    chunk: ClassVar[int]
    """Worlds between two looks at the clock."""

    def __init__(self, rules: Rules, observation: bytes, seat: int, seed: int) -> None:
        self.rules, self.seat = rules, seat
        self.states = rules.states(self.n_states)
        rules.put(self.states, self.seen, observation)
        self.work = (rules.generators(seed), rules.row([0] * rules.game.n_actions), rules.row([0] * rules.game.room))

    @abstractmethod
    def trial(self, action: int) -> T:
        """One that was in no world yet."""

    @abstractmethod
    def add(self, trials: list[T], worlds: int) -> None:
        """Tries these choices in so many worlds more."""

    def alike(self, actions: list[int], budget: Budget) -> list[Choice]:
        """These actions in their order, all tried in the same worlds."""
        trials = [self.trial(action) for action in actions]
        for simulations, until in rounds(1, budget):
            self.try_out(trials, simulations, until)
        return [trial.choice() for trial in trials]

    def try_out(self, trials: list[T], simulations: int, until: float | None) -> None:
        """Shares simulations among these choices, or fewer where the time is up; each is tried in a world at least."""
        worlds = max(1, simulations // len(trials))
        while worlds > 0 and (until is None or not trials[0].worlds or time.monotonic() < until):
            self.add(trials, min(worlds, self.chunk))
            worlds -= self.chunk


def rounds(n: int, budget: Budget) -> Iterator[tuple[int, float | None]]:
    """The simulations of each of n rounds, and the moment until which it may last; None: as long as it takes."""
    begun = time.monotonic()
    for number in range(1, n + 1):
        yield budget.simulations // n, None if budget.seconds is None else begun + budget.seconds * number / n


class HalvingBot(SearchingBot):
    def trials(self, observation: bytes) -> Trials[Any]:  # Any: what its trials count is its own matter
        """What the decision is thought over with; each time in other worlds."""
        raise NotImplementedError

    def compare(self, observation: bytes, legal: list[int], actions: list[int]) -> list[Choice]:
        """What each of these actions brings, in their order, tried in the same worlds; `look` had others."""
        return self.trials(observation).alike(actions, self.budget)
