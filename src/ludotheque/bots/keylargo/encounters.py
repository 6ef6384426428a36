"""Which encounter card is played, and when (KL 3.1)."""

from __future__ import annotations

from ludotheque.bots.keylargo.bar import encounter_at_bar
from ludotheque.bots.keylargo.figures import FIRST
from ludotheque.bots.keylargo.market import encounter_at_market
from ludotheque.bots.keylargo.sea import encounter_at_sea
from ludotheque.bots.keylargo.shop import encounter_in_shop
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.state import Encounter, State


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
