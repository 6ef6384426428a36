"""The two actions of a day (KL 2.2)."""

from __future__ import annotations

from ludotheque.bots.keylargo.bar import evening
from ludotheque.bots.keylargo.figures import BOATS, DIVING, SURPRISE, UNIT, WHIM
from ludotheque.bots.keylargo.market import most_units, selling
from ludotheque.bots.keylargo.prospects import dives_in, need
from ludotheque.bots.keylargo.shop import shopping
from ludotheque.bots.keylargo.wrecks import best_dive
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.actions import CARDS
from ludotheque.games.keylargo.state import Action, Item, Service, State


@rule
def day(s: State, seat: int, liking: int, morning: int, afternoon: int) -> int:
    """What two half-days bring; what the morning buys serves in a dive of the afternoon already."""
    later = dives_in(s, s.days - s.day)
    money = s.money[seat]
    first = half_day(s, seat, morning, money, dives_in(s, s.days - s.day + (afternoon == Action.DIVE)))
    money = money_after(s, seat, morning, money)
    second = half_day(s, seat, afternoon, money, later)
    return (first * taste(s, liking, morning) + second * taste(s, liking, afternoon)) // 100


@rule
def taste(s: State, liking: int, action: int) -> int:
    """Per cent: equal bots at a table would all be in each other's way, so each has its days."""
    return 100 + (liking + 1) * (CARDS * s.day + action + 7) * 7919 // 64 % (WHIM + 1)


@rule
def half_day(s: State, seat: int, action: int, money: int, dives: int) -> int:
    """What an action card brings with this money in hand, when so many dives come after it."""
    if action == Action.DIVE:
        return best_dive(s, seat) * DIVING // 100
    if action == Action.BAR:
        return evening(s, seat, money, dives)
    if action == Action.DOLPHINS:
        income = s.income[s.day - 1]
        return income + need(s, seat, money, income, dives) + (s.encounters and s.n_encounters[seat] < 2) * SURPRISE
    if action == Action.SHOP:
        return shopping(s, seat, money, dives)
    return selling(s, seat, money, dives)


@rule
def money_after(s: State, seat: int, action: int, money: int) -> int:
    """About how much money is left or made."""
    if action == Action.BAR:
        return max(0, money - s.bar[Service.DIVER, BOATS])
    if action == Action.SHOP:
        return max(0, money - 2 * s.shop[Item.HOSE, BOATS])
    if action == Action.DOLPHINS:
        return money + s.income[s.day - 1]
    if action == Action.MARKET:
        return money + UNIT * most_units(s, seat)
    return money
