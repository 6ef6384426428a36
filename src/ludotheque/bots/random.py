"""Plays any legal action, each equally likely."""

from __future__ import annotations

import random


class RandomBot:
    def __init__(self, seat: int, seed: int) -> None:
        self.seat, self.random = seat, random.Random(seed)

    def decide(self, observation: bytes, legal: list[int]) -> int:
        return self.random.choice(legal)
