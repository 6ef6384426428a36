"""A stranger's bot for a stranger's game: it plays its highest card."""

from __future__ import annotations

from ludotheque.core.modes import Rules


class Highest:
    def __init__(self, rules: Rules, seat: int, seed: int) -> None:
        """It needs none of them."""

    def decide(self, observation: bytes, legal: list[int]) -> int:
        return max(legal)
