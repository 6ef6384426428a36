"""Worlds that a seat considers possible, counted by hand, and samples of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from ludotheque.core.modes import Rules
from tests.chi_square import over_bound

N = 2000  # samples of each distribution


class Counted:
    """What a seat sees, and the orders in which each world may come, by what `told` tells of it.

    The orders are those of all unseen cards over the places where they may lie, as if equal cards could be told apart,
    times the answers of chance.
    """

    def __init__(
        self, rules: Rules, seen: bytes, seat: int, orders: Mapping[str, int], told: Callable[[Any], str]
    ) -> None:
        self.rules, self.seen, self.seat, self.orders = rules, seen, seat, orders
        self.describe = told

    def told(self, world: bytes) -> str:
        return self.describe(self.rules.game.open(world))

    @cached_property
    def worlds(self) -> list[bytes]:
        return [self.rules.sample_hidden(self.seen, self.seat, seed) for seed in range(N)]

    @cached_property
    def counts(self) -> Counter[str]:
        return Counter(map(self.told, self.worlds))

    def surprise(self) -> float:
        """Chi-square over its 0.1 % bound: more than 1 is a wrong distribution."""
        assert self.counts.keys() == self.orders.keys()
        return over_bound(self.counts, self.orders)

    def insight(self) -> float:
        """How much more often than chance has it a world is guessed from what the seat sees in it: standard deviations.

        Each sampled world is the true one once.
        """
        right = 0
        for seed, world in enumerate(self.worlds):
            seen = self.rules.observe(self.rules.load(world), self.seat)
            guess = self.rules.sample_hidden(seen, self.seat, N + seed)
            right += self.told(guess) == self.told(world)
        share = sum(n * n for n in self.orders.values()) / sum(self.orders.values()) ** 2
        return float((right - N * share) / (N * share * (1 - share)) ** 0.5)
