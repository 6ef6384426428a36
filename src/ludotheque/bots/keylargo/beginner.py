"""Key Largo as somebody plays it who has just learnt the rules.

Wants whatever can be had today, whether or not there is time left to use it; takes every treasure to be an average one,
and fears monsters only in deep water without any trident; forgets what it saw in a wreck, never comes up while somebody
can go down, and does not think of what the others may choose.
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.keylargo.figures import UNIT
from ludotheque.bots.keylargo.market import most_units, units_of
from ludotheque.bots.keylargo.wrecks import treasure_of
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.actions import (
    BUY,
    CARDS,
    DIVE,
    DRAW,
    EXTRA,
    HIRE,
    LEAVE,
    LOOK,
    PLAY,
    ROB,
    ROUND,
    SELL,
)
from ludotheque.games.keylargo.bar import bar_price
from ludotheque.games.keylargo.choices import legal_actions
from ludotheque.games.keylargo.dive import count, divers_for
from ludotheque.games.keylargo.shop import shop_price
from ludotheque.games.keylargo.state import TEAM, Action, Depth, Item, Service, State

ALONE = 0  # column of a tariff
DIVER, PIECE = 200, 100  # what a new diver and a piece of equipment seem to be worth


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """The legal action that seems best today; the first of several."""
    n = legal_actions(s, seat, out)
    best = out[0]
    most = worth(s, seat, best)
    for i in range(1, n):
        value = worth(s, seat, out[i])
        if value > most:
            best = out[i]
            most = value
    return int(best)


@rule
def worth(s: State, seat: int, action: int) -> int:
    """What the action seems to be worth, in dollars; doing nothing is worth nothing."""
    if action < DIVE:
        return day(s, seat, action // CARDS, action % CARDS)
    if action < DRAW:
        return haul(s, seat, s.depth[action - DIVE])
    if action < HIRE:
        return 0  # the first: down as long as somebody can go, tridents and weights as soon as they are of use
    if action < LEAVE:
        return at_bar(s, action)
    if action == LEAVE:
        return 0
    if action < PLAY:
        return PIECE - shop_price(s, (action - BUY) // TEAM)
    if action < SELL:
        return 1
    return at_market(s, seat, action)


@rule
def day(s: State, seat: int, morning: int, afternoon: int) -> int:
    """Two half-days, one as good as the other; but one dives with what was bought in the morning."""
    return half_day(s, seat, morning) + half_day(s, seat, afternoon) + (afternoon == Action.DIVE)


@rule
def half_day(s: State, seat: int, action: int) -> int:
    """What an action card seems to bring today."""
    if action == Action.DIVE:
        return max(haul(s, seat, 0), haul(s, seat, 1), haul(s, seat, 2))
    if action == Action.BAR:
        return evening(s, seat)
    if action == Action.DOLPHINS:
        return s.income[s.day - 1]
    if action == Action.SHOP:
        return shopping(s, seat)
    return UNIT * most_units(s, seat)


@rule
def haul(s: State, seat: int, depth: int) -> int:
    """An average treasure for each diver who can go down, if a wreck of this depth is left."""
    if depth == Depth.DEEP and s.tridents[seat, 0] + s.tridents[seat, 1] + s.tridents[seat, 2] == 0:
        return 0
    for wreck in range(s.n_wrecks):
        if s.depth[wreck] == depth and s.left[wreck] > 0:
            return count(divers_for(s, seat, depth)) * treasure_of(s, depth)
    return 0


@rule
def evening(s: State, seat: int) -> int:
    price = s.bar[Service.DIVER, ALONE]
    if s.divers[seat] < s.max_team and s.money[seat] >= price:
        return DIVER - price
    return 0


@rule
def shopping(s: State, seat: int) -> int:
    """As many pieces as a visit, the money and the team have room for; hoses, since they are cheapest."""
    price = s.shop[Item.HOSE, ALONE]
    wanted = 0
    for diver in range(TEAM):
        if s.team[seat, diver]:
            wanted += s.max_hoses - s.hoses[seat, diver] + (s.tridents[seat, diver] == 0)
    return min(wanted, s.max_bought, s.money[seat] // price) * (PIECE - price)


@rule
def at_bar(s: State, action: int) -> int:
    """A diver, then a card out of another hand; what one sees in a wreck is forgotten, so why look."""
    if action == HIRE:
        return DIVER - bar_price(s, Service.DIVER)
    if action < ROUND:
        return treasure_of(s, (action - ROB) % 3) - bar_price(s, Service.PICKPOCKET)
    return -(action < LOOK)


@rule
def at_market(s: State, seat: int, action: int) -> int:
    """Whatever there is most of, at any price; one card after the other."""
    if action < EXTRA:
        return units_of(s, seat, s.type_of[action - SELL])
    return 1
