"""A bot of one's own: it takes the lead on a ship wherever it can, and duels with a random one."""

from __future__ import annotations

import random

from ludotheque.bots import make_bot
from ludotheque.core.chance import key_of
from ludotheque.core.modes import plain
from ludotheque.core.play import play
from ludotheque.games import find_game

KORSAR = find_game("korsar")
DUELS = 30


class Opportunist:
    """Takes the lead on a ship wherever it can; else does anything that is allowed."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat, self.random = seat, random.Random(seed)

    def decide(self, observation: bytes, legal: list[int]) -> int:
        outcomes = KORSAR.facts(KORSAR.open(observation), self.seat)["outcomes"]
        leads = [action for action in legal if outcomes.get(str(action), {}).get("outcome") == "lead"]
        return self.random.choice(leads or legal)


def wins(seed: int) -> bool:
    """Whether the Opportunist wins a duel alone; the seats change with every seed."""
    own = seed % 2
    rules = plain(KORSAR)
    bots = [make_bot(rules, "random", seat, seed) for seat in range(2)]
    bots[own] = Opportunist(own, seed)
    s = rules.new_state()
    rules.setup(s, KORSAR.options_of({"players": 2}), key_of(seed))
    play(rules, s, [bot.decide for bot in bots])
    return rules.winners(s) == 1 << own


if __name__ == "__main__":
    print(f"the Opportunist wins {sum(map(wins, range(DUELS)))} of {DUELS} duels")
