"""The two actions of a day (KL 2.2)."""

from __future__ import annotations

from ludotheque.bots.keylargo.bar import evening, note_bar
from ludotheque.bots.keylargo.figures import BOATS, DIVING, SURPRISE, UNIT, WHIM
from ludotheque.bots.keylargo.market import most_units, selling
from ludotheque.bots.keylargo.notes import AT_SEA, DIVES, UNITS
from ludotheque.bots.keylargo.prospects import dives_in, need
from ludotheque.bots.keylargo.shop import note_shop, shopping
from ludotheque.bots.keylargo.wrecks import best_dive
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.actions import CARDS
from ludotheque.games.keylargo.state import Action, Item, Service, State


@rule
def note_prospects(s: State, seat: int, notes: Row) -> None:
    """Reckons once what all programs of a day are weighed with; see notes.py."""
    notes[AT_SEA] = best_dive(s, seat) * DIVING // 100
    notes[UNITS] = most_units(s, seat)
    for again in range(2):
        notes[DIVES + again] = dives_in(s, s.days - s.day + again)
        note_bar(s, seat, again, notes)
        note_shop(s, seat, again, notes)


@rule
def day(s: State, seat: int, liking: int, morning: int, afternoon: int, notes: Row) -> int:
    """What two half-days bring; what the morning buys serves in a dive of the afternoon already."""
    money = s.money[seat]
    first = half_day(s, seat, morning, money, int(afternoon == Action.DIVE), notes)
    second = half_day(s, seat, afternoon, money_after(s, morning, money, notes), 0, notes)
    return (first * taste(s, liking, morning) + second * taste(s, liking, afternoon)) // 100


@rule
def taste(s: State, liking: int, action: int) -> int:
    """Per cent: equal bots at a table would all be in each other's way, so each has its days."""
    return 100 + (liking + 1) * (CARDS * s.day + action + 7) * 7919 // 64 % (WHIM + 1)


@rule
def half_day(s: State, seat: int, action: int, money: int, again: int, notes: Row) -> int:
    """What an action card brings with this money in hand; `again`: 1 if a dive of today comes after it."""
    if action == Action.DIVE:
        return notes[AT_SEA]
    if action == Action.BAR:
        return evening(s, money, again, notes)
    if action == Action.DOLPHINS:
        income = s.income[s.day - 1]
        surprise = (s.encounters and s.n_encounters[seat] < 2) * SURPRISE
        return income + need(money, income, notes[DIVES + again]) + surprise
    if action == Action.SHOP:
        return shopping(s, seat, money, again, notes)
    return selling(money, notes[UNITS], notes[DIVES + again])


@rule
def money_after(s: State, action: int, money: int, notes: Row) -> int:
    """About how much money is left or made."""
    if action == Action.BAR:
        return max(0, money - s.bar[Service.DIVER, BOATS])
    if action == Action.SHOP:
        return max(0, money - 2 * s.shop[Item.HOSE, BOATS])
    if action == Action.DOLPHINS:
        return money + s.income[s.day - 1]
    if action == Action.MARKET:
        return money + UNIT * notes[UNITS]
    return money
