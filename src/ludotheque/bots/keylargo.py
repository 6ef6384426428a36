"""Key Largo by rules of thumb: each action is weighed in dollars, the best one is played.

Fit a hose and a trident, hire, dive every day with all divers, go into deep water with two tridents, sell what the
boats at the market make dear, and spend nothing that the dives still to come will not bring back.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.rule import rule
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.actions import (
    BUY,
    CARDS,
    DECLINE,
    DIVE,
    DRAW,
    DRUNKARD,
    EXTRA,
    HIRE,
    KEEP,
    LEAVE,
    LOOK,
    PASS,
    PLAY,
    ROB,
    ROUND,
    SABOTAGE,
    SELL,
    SELL_AS,
    SURFACE,
    VOLUNTEER,
    WEIGHT,
)
from ludotheque.games.keylargo.bar import bar_price
from ludotheque.games.keylargo.dive import count, divers_for
from ludotheque.games.keylargo.market import extra_amount, unit_price
from ludotheque.games.keylargo.memory import is_remembered
from ludotheque.games.keylargo.monsters import tridents_down
from ludotheque.games.keylargo.shop import has_room, shop_price
from ludotheque.games.keylargo.state import (
    KINDS,
    NONE,
    STACK,
    TEAM,
    Action,
    Depth,
    Encounter,
    Item,
    Service,
    State,
    Type,
)
from ludotheque.games.keylargo.treasures import best_price

# Dollars, but where said otherwise; found by playing bots with different figures against each other.
HAUL = (10, 58, 110)  # what a place in the team for each depth is good for, in every dive to come
ARMED, UNARMED = 2, 60  # tridents that deep water asks for, and what it is good for without them
MONSTERS = (0, 15, 30)  # hundredths of the cards of each depth
UNIT, UNSOLD = 30, 20  # a unit at the market, usually, and at the end
KEPT = 5  # above its price at the end, to keep a unit for another visit
PROFIT = 17  # a unit, for which it is worth going to the market
DIVER_LOST, HOSE_LOST = 160, 90  # what fleeing costs, if there is time to replace it
SPARED = 20  # a trident or a weight kept for another dive
WISHES, NEED = 130, 27  # ready money that one wants, and per cent that it is worth more for every dive to come
SURPRISE = 10  # an encounter card, whichever
HIRING, FITTING, DIVING, STEALING = 72, 250, 180, 80  # per cent of what is reckoned that it counts in the end
BOATS = 0  # column of a tariff: one hopes to be alone
FIRST = 1000  # before all else of this visit
WHIM = 108  # per cent by which liking may add to a plan


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
        item, diver = (action - BUY) // TEAM, (action - BUY) % TEAM
        return use_of(s, seat, item, diver, dives_left(s, seat)) - shop_price(s, item)
    if action < SELL:
        return encounter(s, seat, action - PLAY)
    return at_market(s, seat, action)


@rule
def day(s: State, seat: int, seed: int, morning: int, afternoon: int) -> int:
    """What two half-days bring; what the morning buys serves in a dive of the afternoon already."""
    later = dives_in(s, s.days - s.day)
    money = s.money[seat]
    first = half_day(s, seat, morning, money, dives_in(s, s.days - s.day + (afternoon == Action.DIVE)))
    money = money_after(s, seat, morning, money)
    second = half_day(s, seat, afternoon, money, later)
    return (first * taste(s, seed, morning) + second * taste(s, seed, afternoon)) // 100


@rule
def taste(s: State, seed: int, action: int) -> int:
    """Per cent: equal bots at a table would all be in each other's way, so each has its days."""
    return 100 + (seed % 1009 + 1) * (CARDS * s.day + action + 7) * 7919 // 64 % (WHIM + 1)


@rule
def dives_in(s: State, days: int) -> int:
    """Dives that these days leave time and cards for."""
    cards = 0
    for wreck in range(s.n_wrecks):
        cards += s.left[wreck]
    return min(days, 1 + cards // (2 * s.players))


@rule
def dives_left(s: State, seat: int) -> int:
    """Dives to come after the present action."""
    today = s.half == 0 and s.program[seat, 1] == Action.DIVE + 1
    return dives_in(s, s.days - s.day + today)


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


@rule
def need(s: State, seat: int, money: int, amount: int, dives: int) -> int:
    """What ready money is worth beyond its amount: it hires and equips, while there is time to dive."""
    missing = min(amount, max(0, WISHES - money))
    return missing * dives * NEED // 100


@rule
def best_dive(s: State, seat: int) -> int:
    best = 0
    for wreck in range(s.n_wrecks):
        if s.left[wreck] > 0 and divers_for(s, seat, s.depth[wreck]):
            best = max(best, dive(s, seat, wreck))
    return best


@rule
def evening(s: State, seat: int, money: int, dives: int) -> int:
    """A visit to the bar: hire, rob, pay a round, as far as the money goes."""
    total = 0
    price = s.bar[Service.DIVER, BOATS]
    hired = use_of_diver(s, seat, dives) - price
    if s.divers[seat] < s.max_team and money >= price and hired > 0:
        total += hired
        money -= price
    price = s.bar[Service.PICKPOCKET, BOATS]
    stolen = richest_back(s, seat) - price
    if s.pickpocket and money >= price and stolen > 0:
        total += stolen
        money -= price
    price = s.bar[Service.ROUND, BOATS]
    if money >= price and dives > 0:
        total += max(0, 2 * most_curious(s, seat) - price)
    return total


@rule
def shopping(s: State, seat: int, money: int, dives: int) -> int:
    """A visit to the shop: the two most useful pieces that the money is enough for."""
    best = second = 0
    for item in range(3):
        price = s.shop[item, BOATS]
        for diver in range(TEAM):
            if money >= price and s.team[seat, diver] and has_room(s, seat, item, diver):
                gain = use_of(s, seat, item, diver, dives) - price
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
def selling(s: State, seat: int, money: int, dives: int) -> int:
    """A visit to the market: what the best type brings more than at the end."""
    units = most_units(s, seat)
    return units * PROFIT + need(s, seat, money, UNIT * units, dives)


@rule
def most_units(s: State, seat: int) -> int:
    return max(units_of(s, seat, Type.GOODS), units_of(s, seat, Type.ANTIQUE), units_of(s, seat, Type.GOLD))


@rule
def units_of(s: State, seat: int, type: int) -> int:
    """Units of this type in hand."""
    n = 0
    for kind in range(KINDS):
        if s.hands[seat, kind] > 0 and s.type_of[kind] == type:
            n += s.hands[seat, kind] * s.units[kind]
    return n


@rule
def dive(s: State, seat: int, wreck: int) -> int:
    """What all divers that reach the wreck bring up, less what monsters cost."""
    present = divers_for(s, seat, s.depth[wreck])
    tridents = weights = 0
    loss = 0
    for diver in range(TEAM):
        if present >> diver & 1:
            tridents += s.tridents[seat, diver]
            weights += s.weights[seat, diver]
            loss = loss_of(s, seat, diver)
    cards = min(count(present) + weights, s.left[wreck])
    met = cards * danger(s, seat, wreck)
    free = unprotected(met, tridents)
    treasures = (100 * cards - free) * treasure(s, seat, wreck)
    return (treasures - free * loss - (met - free) * SPARED) // 100


@rule
def unprotected(met: int, tridents: int) -> int:
    """Of monsters expected (hundredths), those that no trident is left for."""
    if tridents == 0:
        return met
    if tridents == 1:
        return met * met // 300
    return met * met // 100 * met // 2700


@rule
def danger(s: State, seat: int, wreck: int) -> int:
    """How likely the next card is a monster, in hundredths: by what was seen there, else by what lurks in its depth."""
    if is_remembered(s, seat, wreck):
        n = monsters = 0
        for i in range(STACK):
            number = s.seen[seat, wreck * STACK + i]
            if number != 0:
                n += 1
                monsters += s.type_of[abs(number) - 1] == Type.MONSTER
        return 100 * monsters // n
    surely = 0
    while surely < s.left[wreck] and s.lurking[wreck, surely] == 0:
        surely += 1
    return (100 * surely + (s.left[wreck] - surely) * MONSTERS[s.depth[wreck]]) // max(1, s.left[wreck])


@rule
def treasure(s: State, seat: int, wreck: int) -> int:
    """What a treasure of the wreck is worth on average: of those seen there, else of those of its depth."""
    if not is_remembered(s, seat, wreck):
        return treasure_of(s, s.depth[wreck])
    n = total = 0
    for i in range(STACK):
        number = s.seen[seat, wreck * STACK + i]
        if number != 0 and s.type_of[abs(number) - 1] != Type.MONSTER:
            n += 1
            total += dollars(s, abs(number) - 1)
    return total // max(1, n)


@rule
def treasure_of(s: State, depth: int) -> int:
    """The average treasure of a depth, among those that have not been sold."""
    n = total = 0
    for kind in range(KINDS):
        copies = s.copies[kind] - s.gone[kind]
        if copies > 0 and s.depth_of[kind] == depth and s.type_of[kind] != Type.MONSTER:
            n += copies
            total += copies * dollars(s, kind)
    return total // max(1, n)


@rule
def dollars(s: State, kind: int) -> int:
    """What a card will bring: at the market if there is time to go there, else at the end."""
    if s.units[kind] > 0 and s.day < s.days:
        return s.units[kind] * UNIT
    return s.value[kind]


@rule
def loss_of(s: State, seat: int, diver: int) -> int:
    """What it costs to see this diver flee; nothing on the last day."""
    hoses = s.hoses[seat, diver]
    return min(DIVER_LOST + HOSE_LOST * hoses, HAUL[min(hoses, 2)] * dives_in(s, s.days - s.day))


@rule
def at_sea(s: State, seat: int, action: int) -> int:
    """The moments of a dive; a monster that is met leaves no choice worth weighing."""
    if action < SURFACE:
        return card_for(s, seat, action - DRAW)
    if WEIGHT <= action < KEEP:
        return card_for(s, seat, (action - WEIGHT) % TEAM) - SPARED * (dives_left(s, seat) > 0)
    if SABOTAGE <= action < PASS:
        return HAUL[s.depth[s.site[s.turn]]] + s.tridents[s.turn, action - SABOTAGE] - HAUL[1] // 2
    if action == DECLINE:
        return -1
    if action >= VOLUNTEER:
        return card_for(s, seat, action - VOLUNTEER)
    return 0


@rule
def card_for(s: State, seat: int, diver: int) -> int:
    """What one card more is worth, drawn by this diver: whoever has least to lose goes first."""
    wreck = s.site[seat]
    risk, gain = danger(s, seat, wreck), treasure(s, seat, wreck)
    if tridents_down(s):
        return gain - risk * SPARED // 100
    return ((100 - risk) * gain - risk * loss_of(s, seat, diver)) // 100


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
def use_of_diver(s: State, seat: int, dives: int) -> int:
    """One more diver brings as much as the others do, once there are hoses; without, what shallow water has."""
    bare = dives * haul(s, seat, 0)
    depth = max(1, usual_depth(s, seat))
    equipped = (dives - 1) * haul(s, seat, depth) - depth * s.shop[Item.HOSE, BOATS]
    return max(bare, equipped) * HIRING // 100


@rule
def haul(s: State, seat: int, depth: int) -> int:
    """What a diver may expect to bring up from this depth, as long as wrecks are left there."""
    for wreck in range(s.n_wrecks):
        if s.depth[wreck] == depth and s.left[wreck] > 0:
            if depth == Depth.DEEP and s.tridents[seat, 0] + s.tridents[seat, 1] + s.tridents[seat, 2] < ARMED:
                return UNARMED
            return HAUL[depth]
    return 0


@rule
def usual_depth(s: State, seat: int) -> int:
    """The depth that brings the team as it is most."""
    best = 0
    for depth in range(1, 3):
        if team_haul(s, seat, depth) >= team_haul(s, seat, best):
            best = depth
    return best


@rule
def team_haul(s: State, seat: int, depth: int) -> int:
    return count(divers_for(s, seat, depth)) * haul(s, seat, depth)


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
def at_market(s: State, seat: int, action: int) -> int:
    if action < EXTRA:
        return sale(s, seat, action - SELL, s.type_of[action - SELL])
    if action < SELL_AS:
        kind = action - EXTRA
        if s.units[kind] == 0:
            return 1  # a diamond to the jeweller: nobody will steal it
        return extra_amount(s, kind) - s.units[kind] * later_price(s, seat)
    kind, type = (action - SELL_AS) // 3, (action - SELL_AS) % 3
    return sale(s, seat, kind, type) + s.units[kind]


@rule
def sale(s: State, seat: int, kind: int, type: int) -> int:
    """What selling the card as this type gains; the first one decides for all of its type."""
    gain = unit_price(s, type) - later_price(s, seat)
    if s.n_sold > 0 or gain < 0:
        return s.units[kind] * gain
    return (units_of(s, seat, type) + s.units[kind]) * gain


@rule
def later_price(s: State, seat: int) -> int:
    """What a unit will bring otherwise: a little more than at the end as long as the market can be seen again."""
    if s.day >= s.days - 1:
        return UNSOLD
    return UNSOLD + KEPT


@rule
def encounter(s: State, seat: int, card: int) -> int:
    """What an encounter card is worth now."""
    if card <= Encounter.WATCHFUL_DIVER:
        return encounter_at_sea(s, seat, card)
    if card <= Encounter.INSEPARABLE_BROTHERS:
        return encounter_at_bar(s, seat, card)
    if card <= Encounter.FAMILY:
        return FIRST * (card == Encounter.FAMILY) + 1
    if card <= Encounter.GOOD_PAL:
        return encounter_in_shop(s, seat, card)
    return encounter_at_market(s, seat, card)


@rule
def encounter_at_sea(s: State, seat: int, card: int) -> int:
    """The hasty buyer pays more than the market usually does; the old hand saves a diver; the last card is a draw."""
    if card == Encounter.HASTY_BUYER:
        kind = s.fresh[seat] - 1
        return s.units[kind] * (best_price(s, s.type_of[kind]) - UNIT)
    if card == Encounter.OLD_HAND:
        return 1 - 2 * (tridents_down(s) > 0)
    return card_for(s, seat, s.drawer)


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


@rule
def encounter_at_market(s: State, seat: int, card: int) -> int:
    """The prospector before gold is sold, if nothing sells better; the others as soon as they find something."""
    if card == Encounter.TOURIST_MARKET:
        return 1
    if card == Encounter.GOLD_PROSPECTOR:
        return FIRST * (units_of(s, seat, Type.GOLD) == most_units(s, seat)) - 1
    if card == Encounter.JEWELLER:
        return 2
    return FIRST


class RulesOfThumb:
    """Plays `choose` in plain Python."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat, self.seed = seat, seed

    def decide(self, observation: bytes, legal: list[int]) -> int:
        return int(choose(GAME.open(observation), self.seat, self.seed, legal, len(legal)))


BOTS = {"easygoing": RulesOfThumb}
