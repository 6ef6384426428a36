"""Plays any legal action, each equally likely."""

from __future__ import annotations

import random

from ludotheque.core.modes import Rules


class RandomBot:
    def __init__(self, rules: Rules, seat: int, seed: int) -> None:
        self.random = random.Random(seed)

    def decide(self, observation: bytes, legal: list[int]) -> int:
        return self.random.choice(legal)
