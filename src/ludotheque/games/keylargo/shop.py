"""The Old Sea Dog (KL 2.7): up to two pieces of equipment, each fitted at once; and the encounters there (KL 3.2)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.keylargo.encounters import is_open
from ludotheque.games.keylargo.events import Event, tell
from ludotheque.games.keylargo.reasons import ALLOWED, Reason
from ludotheque.games.keylargo.state import NONE, TEAM, Action, Encounter, Item, Phase, State
from ludotheque.games.keylargo.visit import begin_visit, in_force, skip_visit

DISCOUNT = 20  # dollars: the Discounter (KL-R47)


@rule
def begin_shop(s: State, seat: int) -> None:
    begin_visit(s, seat)
    if can_buy_any(s, seat) or is_open(s, seat):
        s.phase = Phase.SHOP
    else:
        skip_visit(s, seat, Action.SHOP)


@rule
def offer_shop(s: State, seat: int) -> None:
    """The visit goes on while anything can be done."""
    if can_buy_any(s, seat) or is_open(s, seat):
        s.phase = Phase.SHOP
    else:
        s.phase = Phase.NEXT_BOAT


@rule
def can_buy_any(s: State, seat: int) -> bool:
    for item in range(3):
        if can_buy(s, seat, item):
            return True
    return False


@rule
def can_buy(s: State, seat: int, item: int) -> bool:
    for diver in range(TEAM):
        if why_not_buy(s, seat, item, diver) == ALLOWED:
            return True
    return False


@rule
def pieces(s: State) -> int:
    return s.bought[0] + s.bought[1] + s.bought[2]


@rule
def is_discounted(s: State, item: int) -> bool:
    """KL-R65: the third piece of a kind, after two identical ones."""
    return in_force(s, Encounter.DISCOUNTER) and s.bought[item] == 2


@rule
def shop_price(s: State, item: int) -> int:
    """KL 1.7, by the boats at the shop; KL-R47, KL-R49."""
    boats = s.boats[Action.SHOP]
    if in_force(s, Encounter.GOOD_PAL):
        boats = 1
    price = s.shop[item, boats - 1]
    if is_discounted(s, item):
        return discounted(price)
    return price


@rule
def discounted(price: int) -> int:
    """KL-R47: never below nothing."""
    return max(0, price - DISCOUNT)


@rule
def seller_of(item: int) -> int:
    """KL-R48: the encounter card that sells one piece more of this kind; tridents and weights have one each."""
    return Encounter.HOSE_SELLER + item


@rule
def is_beyond_limit(s: State, item: int) -> bool:
    """KL 2.7: two pieces a visit; one more from its seller, or a third of a kind from the Discounter."""
    counted = pieces(s) + 1
    for kind in range(3):
        had = s.bought[kind] + (kind == item)
        if (in_force(s, seller_of(kind)) and had > 0) or (in_force(s, Encounter.DISCOUNTER) and had > 2):
            counted -= 1
    return counted > s.max_bought


@rule
def has_room(s: State, seat: int, item: int, diver: int) -> bool:
    """KL 1.2: two hoses, one trident, one weight on a diver."""
    if item == Item.HOSE:
        return s.hoses[seat, diver] < s.max_hoses
    if item == Item.TRIDENT:
        return s.tridents[seat, diver] == 0
    return s.weights[seat, diver] == 0


@rule
def why_not_buy(s: State, seat: int, item: int, diver: int) -> Reason:
    """KL-R27, KL-R28: in stock, a diver that can take it, within the limit, and money enough."""
    if not s.team[seat, diver]:
        return Reason.NO_SUCH_DIVER
    if is_beyond_limit(s, item):
        return Reason.BOUGHT_ENOUGH
    if s.supply[item] == 0:
        return Reason.OUT_OF_STOCK
    if not has_room(s, seat, item, diver):
        return Reason.CANNOT_CARRY
    if s.money[seat] < shop_price(s, item):
        return Reason.NO_MONEY
    return ALLOWED


@rule
def buy(s: State, seat: int, item: int, diver: int) -> None:
    """KL 2.7: paid and fitted at once."""
    amount = shop_price(s, item)
    s.money[seat] -= amount
    s.supply[item] -= 1
    s.bought[item] += 1
    if item == Item.HOSE:
        s.hoses[seat, diver] += 1
    elif item == Item.TRIDENT:
        s.tridents[seat, diver] = 1
    else:
        s.weights[seat, diver] = 1
    tell(s, Event.BOUGHT, seat, NONE, NONE, diver, amount, item)
    offer_shop(s, seat)


@rule
def why_not_shop_card(s: State, seat: int, encounter: int) -> Reason:
    """KL-R62, KL-R63, KL-R65: when each card can do something."""
    if encounter == Encounter.GOOD_PAL:
        return why_not_good_pal(s)
    fits = True
    if encounter == Encounter.DISCOUNTER:
        fits = can_discount(s, seat)
    elif Encounter.HOSE_SELLER <= encounter <= Encounter.WEIGHT_SELLER:
        item = encounter - Encounter.HOSE_SELLER
        fits = can_have_more(s, seat, item, shop_price(s, item))
    if not fits:
        return Reason.NO_EFFECT
    return ALLOWED


@rule
def why_not_good_pal(s: State) -> Reason:
    """KL-R49, KL-R62: before the first purchase, and only where the boats make a difference."""
    if pieces(s) > 0:
        return Reason.TOO_LATE
    if s.boats[Action.SHOP] == 1:
        return Reason.NO_EFFECT
    return ALLOWED


@rule
def can_discount(s: State, seat: int) -> bool:
    """KL-R47, KL-R65: after two identical purchases, if a third piece can be had."""
    for item in range(3):
        if s.bought[item] == 2:
            return can_have_more(s, seat, item, discounted(shop_price(s, item)))
    return False


@rule
def can_have_more(s: State, seat: int, item: int, price: int) -> bool:
    """KL-R63: one more piece of this kind is in stock, can be fitted and paid."""
    if s.supply[item] == 0 or s.money[seat] < price:
        return False
    for diver in range(TEAM):
        if s.team[seat, diver] and has_room(s, seat, item, diver):
            return True
    return False
