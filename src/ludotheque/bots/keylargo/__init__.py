"""Key Largo by rules of thumb: each action is weighed in dollars, the best one is played.

Fit a hose and a trident, hire, dive every day with all divers, go into deep water with two tridents, sell what the
boats at the market make dear, and spend nothing that the dives still to come will not bring back.

prospects.py, divers.py     what is to come, and what a diver is good for then
days.py                     the two actions of a day
wrecks.py, sea.py           where to dive, and the moments of a dive
bar.py, shop.py, market.py  the ports
encounters.py               the encounter cards
figures.py                  what all of them weigh with
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.keylargo.bar import at_bar
from ludotheque.bots.keylargo.days import day
from ludotheque.bots.keylargo.encounters import encounter
from ludotheque.bots.keylargo.market import at_market
from ludotheque.bots.keylargo.sea import at_sea
from ludotheque.bots.keylargo.shop import at_shop
from ludotheque.bots.keylargo.wrecks import dive
from ludotheque.core.rule import rule
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.actions import CARDS, DIVE, DRAW, HIRE, LEAVE, PLAY, SELL
from ludotheque.games.keylargo.state import State


@rule
def choose(s: State, seat: int, seed: int, legal: Any, n: int) -> Any:
    """The action of highest worth among the first n of `legal`; the first of several. The seed is the bot's taste."""
    best = legal[0]
    most = worth(s, seat, seed, best)
    for i in range(1, n):
        value = worth(s, seat, seed, legal[i])
        if value > most:
            best = legal[i]
            most = value
    return best


@rule
def worth(s: State, seat: int, seed: int, action: int) -> int:
    """What the action is worth to the seat, in dollars; doing nothing is worth nothing."""
    if action < DIVE:
        return day(s, seat, seed, action // CARDS, action % CARDS)
    if action < DRAW:
        return dive(s, seat, action - DIVE)
    if action < HIRE:
        return at_sea(s, seat, action)
    if action < LEAVE:
        return at_bar(s, seat, action)
    if action == LEAVE:
        return 0
    if action < PLAY:
        return at_shop(s, seat, action)
    if action < SELL:
        return encounter(s, seat, action - PLAY)
    return at_market(s, seat, action)


class RulesOfThumb:
    """Plays `choose` in plain Python."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat, self.seed = seat, seed

    def decide(self, observation: bytes, legal: list[int]) -> int:
        return int(choose(GAME.open(observation), self.seat, self.seed, legal, len(legal)))


BOTS = {"easygoing": RulesOfThumb}
