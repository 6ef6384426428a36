"""Choices tried in the same worlds, of which the worse half is left out again and again.

Sequential halving: Karnin, Koren & Somekh, Almost Optimal Exploration in Multi-Armed Bandits, ICML 2013: as many rounds
as it takes to halve the choices down to one, each with an equal part of the budget, shared by the choices still left.
What a trial counts, and what is left out when, is each game's own.
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
    """What came of a choice, the `action`, in so many `worlds`, 0 or more; `mean` and `choice` want one at least."""

    action: int
    worlds: int = 0

    @property
    @abstractmethod
    def mean(self) -> float:
        """What it brought in a world, by which choices are compared: the more, the better, in the game's own unit."""

    @abstractmethod
    def choice(self) -> Choice:
        """The same, its worlds as visits, its worth as a share of a win, 0 to 1."""


T = TypeVar("T", bound=Trial)


class Trials(ABC, Generic[T]):
    """What one decision is thought over with.

    `states`: `n_states` of them; the one at `seen` is what the seat observes, the others a trial writes into.
    `work`: what the game's templates take last: a row of one generator, a row of as many numbers as there are actions,
    and one of `room`, each to be written into.
    """

    n_states: ClassVar[int]
    seen: ClassVar[int]
    chunk: ClassVar[int]
    """Worlds between two looks at the clock, 1 or more."""

    def __init__(self, rules: Rules, observation: bytes, seat: int, seed: int) -> None:
        """`seed`, any integer, tells the worlds. Raises ValueError if the observation is no state of the game."""
        self.rules, self.seat = rules, seat
        self.states = rules.states(self.n_states)
        rules.put(self.states, self.seen, observation)
        self.work = (rules.generators(seed), rules.row([0] * rules.game.n_actions), rules.row([0] * rules.game.room))

    @abstractmethod
    def trial(self, action: int) -> T:
        """One of a legal action that was in no world yet."""

    @abstractmethod
    def add(self, trials: list[T], worlds: int) -> None:
        """Tries these choices, all of them in the same ones, in so many worlds more, and counts what came of it."""

    def alike(self, actions: list[int], budget: Budget) -> list[Choice]:
        """These legal actions, one or more, in their order, all tried in the same worlds; none is left out."""
        trials = [self.trial(action) for action in actions]
        for simulations, until in rounds(1, budget):
            self.try_out(trials, simulations, until)
        return [trial.choice() for trial in trials]

    def try_out(self, trials: list[T], simulations: int, until: float | None) -> None:
        """Shares simulations, one being one choice in one world, equally among these choices, one or more.

        Each is tried in a world at least. `until`: the moment of `time.monotonic`, in seconds, after which no chunk is
        begun but the first of all; None for never.
        """
        worlds = max(1, simulations // len(trials))
        while worlds > 0 and (until is None or not trials[0].worlds or time.monotonic() < until):
            self.add(trials, min(worlds, self.chunk))
            worlds -= self.chunk


def rounds(n: int, budget: Budget) -> Iterator[tuple[int, float | None]]:
    """The simulations of each of n rounds, n from 1, and until when it may last, from now on.

    That is a moment of `time.monotonic`, in seconds, or None: as long as it takes. The simulations are rounded down.
    """
    begun = time.monotonic()
    for number in range(1, n + 1):
        yield budget.simulations // n, None if budget.seconds is None else begun + budget.seconds * number / n


class HalvingBot(SearchingBot):
    """Plays what its `trials` find best; what it draws from its `seed`, an integer, are the seeds of their worlds.

    Its `budget` is that of each decision, in simulations, one being one choice in one world; `weight` is of no account.
    """

    def trials(self, observation: bytes) -> Trials[Any]:  # Any: what its trials count is its own matter
        """What a decision of the seat, whose observation this is, is thought over with; each time in other worlds.

        Raises NotImplementedError where a bot has none.
        """
        raise NotImplementedError

    def compare(self, observation: bytes, legal: list[int], actions: list[int]) -> list[Choice]:
        """What each of these `actions`, one or more of the legal ones, brings, in their order.

        All are tried in the same worlds, with the whole budget between them; `look` had others.
        """
        return self.trials(observation).alike(actions, self.budget)
