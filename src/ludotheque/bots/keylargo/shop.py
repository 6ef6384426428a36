"""At the shop: which piece on which diver (KL 2.7)."""

from __future__ import annotations

from ludotheque.bots.keylargo.divers import haul, loss_of, usual_depth
from ludotheque.bots.keylargo.figures import BOATS, FIRST, FITTING, MONSTERS
from ludotheque.bots.keylargo.notes import DIVES, FITTED, PIECES
from ludotheque.bots.keylargo.prospects import dives_left
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.actions import BUY
from ludotheque.games.keylargo.dive import count, divers_for
from ludotheque.games.keylargo.shop import has_room, shop_price
from ludotheque.games.keylargo.state import NONE, TEAM, Encounter, Item, State


@rule
def at_shop(s: State, seat: int, action: int) -> int:
    item, diver = (action - BUY) // TEAM, (action - BUY) % TEAM
    return use_of(s, seat, item, diver, dives_left(s, seat)) - shop_price(s, item)


@rule
def note_shop(s: State, seat: int, again: int, notes: Row) -> None:
    """What each piece is good for, whatever it costs."""
    for item in range(3):
        for diver in range(TEAM):
            place = FITTED + PIECES * again + TEAM * item + diver
            notes[place] = 0
            if s.team[seat, diver] and has_room(s, seat, item, diver):
                notes[place] = use_of(s, seat, item, diver, notes[DIVES + again])


@rule
def shopping(s: State, seat: int, money: int, again: int, notes: Row) -> int:
    """A visit to the shop: the two most useful pieces that the money is enough for."""
    best = second = 0
    for item in range(3):
        price = s.shop[item, BOATS]
        if money >= price:
            for diver in range(TEAM):
                gain = notes[FITTED + PIECES * again + TEAM * item + diver] - price
                if gain > best:
                    second, best = best, gain
                    if item == Item.HOSE and s.hoses[seat, diver] + 2 <= s.max_hoses:
                        second = best
                elif gain > second:
                    second = gain
    if money < 2 * s.shop[Item.HOSE, BOATS]:
        return best
    return best + second


@rule
def use_of(s: State, seat: int, item: int, diver: int, dives: int) -> int:
    """What a piece of equipment on this diver brings in the dives to come."""
    if dives == 0:
        return 0
    if item == Item.HOSE:
        return use_of_hose(s, seat, diver, dives)
    depth = usual_depth(s, seat)
    if s.hoses[seat, diver] < depth:
        return 0
    if item == Item.WEIGHT:
        return haul(s, seat, depth)
    divers = divers_for(s, seat, depth)
    held = 0
    for each in range(TEAM):
        held += (divers >> each & 1) * s.tridents[seat, each]
    needed = min(100, max(0, dives * count(divers) * MONSTERS[depth] - 100 * held))
    return needed * (haul(s, seat, depth) + loss_of(s, seat, diver)) // 100


@rule
def use_of_hose(s: State, seat: int, diver: int, dives: int) -> int:
    """A hose counts by itself, or for half of what it does together with a second one."""
    now = promise(s, seat, NONE, NONE)
    best = promise(s, seat, diver, NONE) - now
    for other in range(TEAM):
        if s.team[seat, other]:
            best = max(best, (promise(s, seat, diver, other) - now) // 2)
    return dives * best * FITTING // 100


@rule
def promise(s: State, seat: int, first: int, second: int) -> int:
    """What a dive brings with a hose more on these divers: half of it at the best depth, half as if each went alone."""
    together = alone = 0
    for depth in range(3):
        n = 0
        for diver in range(TEAM):
            n += s.team[seat, diver] and s.hoses[seat, diver] + (diver == first) + (diver == second) >= depth
        together = max(together, n * haul(s, seat, depth))
        if depth == 0:
            alone = n * haul(s, seat, 0)
        else:
            alone += n * max(0, haul(s, seat, depth) - haul(s, seat, depth - 1))
    return (together + alone) // 2


@rule
def encounter_in_shop(s: State, seat: int, card: int) -> int:
    """A good pal before anything is bought; sellers and the discounter once there is one piece more to wish for."""
    if card == Encounter.TOURIST_SHOP:
        return 1
    best = -1
    for item in range(3):
        wanted = card == Encounter.GOOD_PAL or card == Encounter.HOSE_SELLER + item
        if wanted or (card == Encounter.DISCOUNTER and s.bought[item] == 2):
            for diver in range(TEAM):
                if s.team[seat, diver] and has_room(s, seat, item, diver):
                    best = max(best, use_of(s, seat, item, diver, dives_left(s, seat)) - shop_price(s, item))
    if card == Encounter.GOOD_PAL:
        return FIRST * (best > 0) - 1
    return best
