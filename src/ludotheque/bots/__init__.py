"""Bots. A bot is given an observation and the legal actions, nothing else: it cannot peek.

One bot, one file; what a bot knows of one game is in the file, or the folder, named after the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Literal, Protocol

from ludotheque.bots.random import RandomBot
from ludotheque.games import find_game

Level = Literal["discovery", "easygoing", "shrewd", "strong", "fearsome"]
"""From the one that loses to anybody to the strongest. A game offers those of them that it has bots for."""


class Bot(Protocol):
    def decide(self, observation: bytes, legal: list[int]) -> int:
        """One of the legal action ids, for the seat that the bot was made for."""


Maker = Callable[[int, int], Bot]
"""Makes a bot for a seat, with a seed of its own."""


def bots_of(game: str) -> Mapping[str, Maker]:
    """The bots of a game by level, weakest first; every game has the random one."""
    found: dict[str, Maker] = {"discovery": RandomBot}
    if find_spec(f"{__name__}.{find_game(game).name}"):
        found.update(getattr(import_module(f"{__name__}.{game}"), "BOTS", {}))
    return found


def deputy_of(game: str) -> str:
    """The level of the bot that decides for a person who lets the time run out."""
    levels = list(bots_of(game))
    return "easygoing" if "easygoing" in levels else levels[0]


def make_bot(game: str, level: str, seat: int, seed: int) -> Bot:
    """The bot of that level for a seat; raises ValueError for a level that the game has no bot for."""
    bots = bots_of(game)
    if level not in bots:
        raise ValueError(f"{game} has no bot of level {level!r}, expected one of {', '.join(bots)}")
    return bots[level](seat, seed)
