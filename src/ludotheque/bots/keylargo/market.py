"""At the market: what to sell, as what, and what to keep (KL 2.8)."""

from __future__ import annotations

from ludotheque.bots.keylargo.figures import FIRST, KEPT, PROFIT, UNIT, UNSOLD
from ludotheque.bots.keylargo.prospects import need
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.actions import EXTRA, SELL, SELL_AS
from ludotheque.games.keylargo.market import extra_amount, unit_price
from ludotheque.games.keylargo.state import KINDS, Encounter, State, Type


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
def selling(money: int, units: int, dives: int) -> int:
    """A visit to the market: what the best type brings more than at the end."""
    return units * PROFIT + need(money, UNIT * units, dives)


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
def encounter_at_market(s: State, seat: int, card: int) -> int:
    """The prospector before gold is sold, if nothing sells better; the others as soon as they find something."""
    if card == Encounter.TOURIST_MARKET:
        return 1
    if card == Encounter.GOLD_PROSPECTOR:
        return FIRST * (units_of(s, seat, Type.GOLD) == most_units(s, seat)) - 1
    if card == Encounter.JEWELLER:
        return 2
    return FIRST
