"""Bots. A bot is given an observation and the legal actions, nothing else: it cannot peek.

random.py       plays anything
guided.py       plays the rules of thumb of a game
searching.py    looks ahead with them
halving.py      tries choices in the same worlds, the better ones more often
<game>/         what bots know of one game: its LEVELS, weakest first, and OTHERS, reference bots for the arena
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from itertools import chain
from types import ModuleType
from typing import Literal, Protocol

from ludotheque.bots.random import RandomBot
from ludotheque.bots.searching import Searching
from ludotheque.core.modes import Rules
from ludotheque.games import find_game

Level = Literal["discovery", "easygoing", "shrewd", "strong", "fearsome"]
"""From who has just learnt the rules to the strongest. A game offers those of them that it has bots for."""


class Bot(Protocol):
    def decide(self, observation: bytes, legal: list[int]) -> int:
        """One of the legal action ids, for the seat that the bot was made for."""


Maker = Callable[[Rules, int, int], Bot]
"""Makes a bot: for a game's rules, in the mode that it may think in; for a seat; with a seed of its own."""

GROUP = "ludotheque.bots"
"""Entry points through which other packages bring bots, as `GAME.NAME = "package.module:Maker"`."""


def knowledge_of(game: str) -> ModuleType | None:
    """The folder, or the file, of what bots know of the game."""
    name = f"{__name__}.{find_game(game).name}"
    return import_module(name) if find_spec(name) else None


def levels_of(game: str) -> Mapping[str, Maker]:
    """The bots of a game by level, weakest first; every game has the random one."""
    return {"discovery": RandomBot, **getattr(knowledge_of(game), "LEVELS", {})}


def bots_of(game: str) -> Mapping[str, Maker]:
    """All bots that can play a game, by name: a random one, its levels, others of its own, and those of strangers."""
    own = {"random": RandomBot, **levels_of(game), **getattr(knowledge_of(game), "OTHERS", {})}
    points = {point.name.removeprefix(f"{game}."): point for point in entry_points(group=GROUP)}
    return Bots(own, {name: points[name] for name in points if points[name].name != name and name not in own})


@dataclass(frozen=True)
class Bots(Mapping[str, Maker]):
    """Makers by name; one of a stranger is loaded when it is asked for, so that a broken one harms no other."""

    own: Mapping[str, Maker]
    strangers: Mapping[str, EntryPoint]

    def __getitem__(self, name: str) -> Maker:
        if name in self.own:
            return self.own[name]
        maker: Maker = self.strangers[name].load()
        return maker

    def __contains__(self, name: object) -> bool:
        return name in self.own or name in self.strangers

    def __iter__(self) -> Iterator[str]:
        return chain(self.own, self.strangers)

    def __len__(self) -> int:
        return len(self.own) + len(self.strangers)


def deputy_of(game: str) -> str:
    """The strongest level that decides at once, since it does not look ahead: it stands in for people and for bots."""
    return [level for level, maker in levels_of(game).items() if not isinstance(maker, Searching)][-1]


def make_bot(rules: Rules, name: str, seat: int, seed: int) -> Bot:
    """The bot of that name for a seat; raises ValueError for one that the game does not have."""
    bots = bots_of(rules.game.name)
    if name not in bots:
        raise ValueError(f"{rules.game.name} has no bot {name!r}, expected one of {', '.join(bots)}")
    return bots[name](rules, seat, seed)
