"""The Market of Finds (KL 2.8): cards of one type are sold; and the encounters there (KL 3.2)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.keylargo.encounters import is_open
from ludotheque.games.keylargo.events import Event, tell
from ludotheque.games.keylargo.learning import note_sold
from ludotheque.games.keylargo.reasons import ALLOWED, Reason
from ludotheque.games.keylargo.state import NONE, Action, Encounter, Phase, State, Type
from ludotheque.games.keylargo.visit import begin_visit, in_force, skip_visit
from ludotheque.games.keylargo.wrecks import lose, n_treasures

PROSPECTED = 40  # dollars a unit: the Gold Prospector (KL-R53)
TRAFFICKED, MOST_TRAFFICKED = 30, 5  # dollars a unit, cards: the Trafficker (KL-R52)


@rule
def begin_market(s: State, seat: int) -> None:
    begin_visit(s, seat)
    if may_sell(s, seat):
        s.phase = Phase.MARKET
    else:
        skip_visit(s, seat, Action.MARKET)


@rule
def offer_market(s: State, seat: int) -> None:
    """The visit goes on while the seat might sell anything."""
    if may_sell(s, seat):
        s.phase = Phase.MARKET
    else:
        s.phase = Phase.NEXT_BOAT


@rule
def may_sell(s: State, seat: int) -> bool:
    """By public facts alone: who holds a treasure is asked, though it be a diamond; being asked tells nothing."""
    return n_treasures(s, seat) > 0 or is_open(s, seat)


@rule
def for_sale(s: State, seat: int) -> int:
    """KL 2.8: bit mask of the kinds in hand that the normal sale takes: one type only, once it is chosen."""
    if s.sold_type == NONE:
        return s.held[seat] & s.sellable
    return s.held[seat] & s.of_type[s.sold_type]


@rule
def for_extra(s: State, seat: int) -> int:
    """KL-R51: bit mask of the kinds in hand that the trafficker or the jeweller takes."""
    if in_force(s, Encounter.TRAFFICKER) and s.n_extra < MOST_TRAFFICKED:
        return s.held[seat] & s.sellable
    if in_force(s, Encounter.JEWELLER) and s.n_extra == 0:
        return s.held[seat] & s.of_type[Type.DIAMOND]
    return 0


@rule
def for_mark(s: State, seat: int, type: int) -> int:
    """KL-R50: bit mask of the kinds in hand that the easy mark takes as this type."""
    if not in_force(s, Encounter.EASY_MARK) or s.n_extra > 0:
        return 0
    if s.sold_type != NONE and s.sold_type != type:  # compiled code looks through no tuples
        return 0
    return s.held[seat] & s.sellable & ~s.of_type[type]


@rule
def must_sell(s: State, seat: int) -> bool:
    """KL-R29, KL-R64: at least one card, while there is one to sell."""
    return s.n_sold == 0 and (s.held[seat] & s.sellable) != 0


@rule
def unit_price(s: State, type: int) -> int:
    """KL 1.8, by the boats at the market; KL-R53."""
    if type == Type.GOLD and in_force(s, Encounter.GOLD_PROSPECTOR):
        return PROSPECTED
    return s.market[type, s.boats[Action.MARKET] - 1]


@rule
def why_not_sell(s: State, seat: int, kind: int) -> Reason:
    """KL 2.8."""
    if not s.held[seat] >> kind & 1:
        return Reason.NOT_IN_HAND
    if not s.sellable >> kind & 1:
        return Reason.NOT_SOLD
    if not for_sale(s, seat) >> kind & 1:
        return Reason.OTHER_TYPE
    return ALLOWED


@rule
def why_not_extra(s: State, seat: int, kind: int) -> Reason:
    """KL-R51, KL-R52."""
    if not s.held[seat] >> kind & 1:
        return Reason.NOT_IN_HAND
    if not for_extra(s, seat) >> kind & 1:
        return Reason.NOT_NOW
    return ALLOWED


@rule
def why_not_sell_as(s: State, seat: int, kind: int, type: int) -> Reason:
    """KL-R50."""
    if not s.held[seat] >> kind & 1:
        return Reason.NOT_IN_HAND
    if not for_mark(s, seat, type) >> kind & 1:
        return Reason.NOT_NOW
    return ALLOWED


@rule
def part_with(s: State, seat: int, kind: int, amount: int) -> None:
    """KL-R30: the card is shown and leaves the game."""
    lose(s, seat, kind)
    s.gone[kind] += 1
    s.money[seat] += amount
    note_sold(s, seat, kind)


@rule
def sell(s: State, seat: int, kind: int, type: int) -> None:
    """KL 2.8: a card of the normal sale, as its own type or as what the easy mark takes it for."""
    amount = s.units[kind] * unit_price(s, type)
    s.sold_type = type
    s.n_sold += 1
    part_with(s, seat, kind, amount)
    tell(s, Event.SOLD, seat, kind, NONE, NONE, amount, type)
    offer_market(s, seat)


@rule
def sell_as(s: State, seat: int, kind: int, type: int) -> None:
    """KL-R50: one card."""
    s.n_extra = 1
    sell(s, seat, kind, type)


@rule
def extra_amount(s: State, kind: int) -> int:
    """KL-R51, KL-R52: $30 a unit from the trafficker, the end value from the jeweller."""
    if in_force(s, Encounter.TRAFFICKER):
        return s.units[kind] * TRAFFICKED
    return s.value[kind]


@rule
def sell_extra(s: State, seat: int, kind: int) -> None:
    amount = extra_amount(s, kind)
    s.n_extra += 1
    part_with(s, seat, kind, amount)
    tell(s, Event.SOLD_EXTRA, seat, kind, NONE, NONE, amount, s.effect - 1)
    offer_market(s, seat)


@rule
def why_not_market_card(s: State, seat: int, encounter: int) -> Reason:
    """KL-R50 … KL-R53, KL-R62, KL-R63: when each card can do something."""
    if encounter == Encounter.EASY_MARK:
        return why_not_mark(s, seat)
    if encounter == Encounter.TRAFFICKER and s.held[seat] & s.sellable == 0:
        return Reason.NO_EFFECT
    if encounter == Encounter.JEWELLER and s.held[seat] & s.of_type[Type.DIAMOND] == 0:
        return Reason.NO_EFFECT
    if encounter == Encounter.GOLD_PROSPECTOR:
        return why_not_prospector(s, seat)
    return ALLOWED


@rule
def why_not_mark(s: State, seat: int) -> Reason:
    """KL-R50: a card that is not of the type of the sale."""
    others = s.held[seat] & s.sellable
    if s.sold_type != NONE:
        others &= ~s.of_type[s.sold_type]
    if others == 0:
        return Reason.NO_EFFECT
    return ALLOWED


@rule
def why_not_prospector(s: State, seat: int) -> Reason:
    """KL-R53, KL-R62: with gold to sell, and before the first of it."""
    if s.sold_type == Type.GOLD:
        return Reason.TOO_LATE
    if s.sold_type != NONE or s.held[seat] & s.of_type[Type.GOLD] == 0:
        return Reason.NO_EFFECT
    return ALLOWED
