"""Plays a game's `choose`: a bot's rules of thumb, in whichever mode the game is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.modes import Rules
from ludotheque.core.questions import choose
from ludotheque.core.rule import rule


@rule
def choose_first(states: Any, seat: int, generators: Any, out: Any, room: Any) -> int:
    chosen: int = choose(states[0], seat, generators[0], out, room)
    return chosen


class GuidedBot:
    def __init__(self, rules: Rules, seat: int, seed: int) -> None:
        self.rules, self.seat = rules, seat
        self.states, self.generators = rules.states(1), rules.generators(seed)
        self.out, self.room = rules.row([0] * rules.game.n_actions), rules.row([0] * rules.game.room)

    def decide(self, observation: bytes, legal: list[int]) -> int:
        self.rules.put(self.states, 0, observation)
        return int(self.rules.bind(choose_first)(self.states, self.seat, self.generators, self.out, self.room))


@dataclass(frozen=True)
class Guided:
    """Makes bots that play the `choose` of `game`, which is the game at the table in all else."""

    game: Game[Any]

    def __call__(self, rules: Rules, seat: int, seed: int) -> GuidedBot:
        return GuidedBot(rules.of(self.game), seat, seed)
