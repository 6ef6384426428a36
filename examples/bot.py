"""A bot of one's own: it takes the lead on a ship wherever it can.

uv run --extra arena ludotheque arena korsar --bots examples/bot.py:Opportunist,random --players 2 --games 200
"""

from __future__ import annotations

import random
import sys

from ludotheque.cli import main
from ludotheque.core.modes import Rules


class Opportunist:
    """Takes the lead on a ship wherever it can; else does anything that is allowed."""

    def __init__(self, rules: Rules, seat: int, seed: int) -> None:
        self.game, self.seat, self.random = rules.game, seat, random.Random(seed)

    def decide(self, observation: bytes, legal: list[int]) -> int:
        outcomes = self.game.facts(self.game.open(observation), self.seat)["outcomes"]
        leads = [action for action in legal if outcomes.get(str(action), {}).get("outcome") == "lead"]
        return self.random.choice(leads or legal)


if __name__ == "__main__":
    sys.exit(main(["arena", "korsar", "--bots", f"{__file__}:Opportunist,random", "--players", "2", "--games", "20"]))
