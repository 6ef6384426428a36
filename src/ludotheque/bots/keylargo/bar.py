"""At the bar: hire, rob, look (KL 2.5)."""

from __future__ import annotations

from ludotheque.bots.keylargo.divers import use_of_diver
from ludotheque.bots.keylargo.figures import BOATS, FIRST, STEALING
from ludotheque.bots.keylargo.notes import DIVES, HIRED, LOOT, SECRETS
from ludotheque.bots.keylargo.prospects import dives_left
from ludotheque.bots.keylargo.wrecks import treasure_of
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.actions import DRUNKARD, HIRE, LOOK, ROB, ROUND
from ludotheque.games.keylargo.bar import bar_price
from ludotheque.games.keylargo.dive import count, divers_for
from ludotheque.games.keylargo.memory import is_remembered
from ludotheque.games.keylargo.state import Encounter, Service, State


@rule
def at_bar(s: State, seat: int, action: int) -> int:
    if action == HIRE:
        return use_of_diver(s, seat, dives_left(s, seat)) - bar_price(s, Service.DIVER)
    if action < ROUND:
        other, depth = (action - ROB) // 3, (action - ROB) % 3
        return loot(s, depth) + wealth(s, other) // 100 - bar_price(s, Service.PICKPOCKET)
    if dives_left(s, seat) == 0:
        return -1
    if action < LOOK:
        return 2 * curiosity(s, seat, action - ROUND) - bar_price(s, Service.ROUND)
    if action < DRUNKARD:
        return curiosity(s, seat, action - LOOK)
    return curiosity(s, seat, action - DRUNKARD)


@rule
def note_bar(s: State, seat: int, again: int, notes: Row) -> None:
    """What the bar's services are good for, whatever they cost; a full team hires nobody."""
    notes[LOOT] = s.pickpocket * richest_back(s, seat)
    notes[SECRETS] = 2 * most_curious(s, seat)
    notes[HIRED + again] = 0
    if s.divers[seat] < s.max_team:
        notes[HIRED + again] = use_of_diver(s, seat, notes[DIVES + again])


@rule
def evening(s: State, money: int, again: int, notes: Row) -> int:
    """A visit to the bar: hire, rob, pay a round, as far as the money goes."""
    total = 0
    price = s.bar[Service.DIVER, BOATS]
    if money >= price and notes[HIRED + again] > price:
        total += notes[HIRED + again] - price
        money -= price
    price = s.bar[Service.PICKPOCKET, BOATS]
    if money >= price and notes[LOOT] > price:
        total += notes[LOOT] - price
        money -= price
    price = s.bar[Service.ROUND, BOATS]
    if money >= price and notes[DIVES + again] > 0:
        total += max(0, notes[SECRETS] - price)
    return total


@rule
def richest_back(s: State, seat: int) -> int:
    """The average treasure of the greatest depth that another hand holds cards of."""
    for depth in range(2, -1, -1):
        for other in range(s.players):
            if other != seat and s.backs[other, depth] > 0:
                return loot(s, depth)
    return 0


@rule
def loot(s: State, depth: int) -> int:
    """What a stolen card counts for: it costs a visit, and may be the worst of that depth."""
    return treasure_of(s, depth) * STEALING // 100


@rule
def wealth(s: State, seat: int) -> int:
    """What everybody sees of a fortune."""
    return s.money[seat] + 40 * s.backs[seat, 0] + 80 * s.backs[seat, 1] + 140 * s.backs[seat, 2]


@rule
def curiosity(s: State, seat: int, wreck: int) -> int:
    """What it is worth to know the cards of a wreck: more, the more divers can go for them."""
    if is_remembered(s, seat, wreck):
        return 0
    return s.left[wreck] * (s.depth[wreck] + 1) * count(divers_for(s, seat, s.depth[wreck]))


@rule
def most_curious(s: State, seat: int) -> int:
    most = 0
    for wreck in range(s.n_wrecks):
        most = max(most, curiosity(s, seat, wreck))
    return most


@rule
def encounter_at_bar(s: State, seat: int, card: int) -> int:
    """Played before the hire that it makes better, if that is wanted at all."""
    if card == Encounter.TOURIST_BAR:
        return 1
    hired = use_of_diver(s, seat, dives_left(s, seat)) - bar_price(s, Service.DIVER)
    stolen = richest_back(s, seat) - bar_price(s, Service.PICKPOCKET)
    if card == Encounter.ROOKIE_DIVER:
        return FIRST * (hired > 0) - 1
    if card == Encounter.CHEAP_PICKPOCKET:
        return FIRST * (stolen > 0) - 1
    return FIRST * (hired > 0 or stolen > 0) - 1
