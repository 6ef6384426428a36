"""A treasure was drawn (KL 2.4): a weight may bring up one more card; and the Hasty Buyer (KL 3.2)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.keylargo.encounters import is_open, play_encounter, why_not_encounter
from ludotheque.games.keylargo.events import Event, tell
from ludotheque.games.keylargo.learning import note_sold_from_wreck
from ludotheque.games.keylargo.reasons import ALLOWED, Reason
from ludotheque.games.keylargo.state import MAX_BOATS, NONE, TEAM, Encounter, Phase, State
from ludotheque.games.keylargo.wrecks import lose


@rule
def offer_weights(s: State) -> None:
    """KL-R19, KL-R59: asks if a weight can be used or an encounter card might be played; else the dive goes on."""
    if is_open(s, s.turn) or can_use_weight(s):
        s.phase = Phase.TREASURE
    else:
        keep(s)


@rule
def can_use_weight(s: State) -> bool:
    """KL-R18: a present diver carries one, and the wreck has a card."""
    for diver in range(TEAM):
        if s.down >> diver & 1 and s.weights[s.turn, diver]:
            return s.left[s.site[s.turn]] > 0
    return False


@rule
def keep(s: State) -> None:
    """Goes on without a weight: the card is put away."""
    s.fresh[s.turn] = 0
    s.phase = Phase.OFFER_DRAWS


@rule
def why_not_keep(s: State) -> Reason:
    if s.phase != Phase.TREASURE:
        return Reason.NOT_NOW
    return ALLOWED


@rule
def why_not_weight(s: State, carrier: int, diver: int) -> Reason:
    """KL-R18, KL-R19: the weight of a present diver, for any present diver, right after a treasure."""
    if s.phase != Phase.TREASURE:
        return Reason.NOT_NOW
    if not (s.team[s.turn, carrier] and s.team[s.turn, diver]):
        return Reason.NO_SUCH_DIVER
    if not s.weights[s.turn, carrier]:
        return Reason.NO_WEIGHT
    if not (s.down >> carrier & 1 and s.down >> diver & 1):
        return Reason.NOT_PRESENT
    if s.left[s.site[s.turn]] == 0:
        return Reason.WRECK_EMPTY
    return ALLOWED


@rule
def use_weight(s: State, carrier: int, diver: int) -> None:
    """KL-R14, KL-R18: the weight leaves the game, the diver draws one more card."""
    s.weights[s.turn, carrier] = 0
    s.fresh[s.turn] = 0
    s.drawer = diver
    tell(s, Event.WEIGHT, s.turn, NONE, s.site[s.turn], diver, 0, carrier)
    s.phase = Phase.TOP_CARD


@rule
def why_not_hasty(s: State, seat: int) -> Reason:
    """KL-R41: only the card just drawn, and no diamond."""
    if s.phase != Phase.TREASURE:
        return Reason.NOT_NOW
    why = why_not_encounter(s, seat, Encounter.HASTY_BUYER)
    if why != ALLOWED:
        return why
    if not s.sellable >> (s.fresh[seat] - 1) & 1:
        return Reason.NOT_SOLD
    return ALLOWED


@rule
def best_price(s: State, type: int) -> int:
    """The highest price a unit on the market's board."""
    best = 0
    for boats in range(MAX_BOATS):
        best = max(best, s.market[type, boats])
    return best


@rule
def sell_hastily(s: State, seat: int) -> None:
    """KL-R41: at the best market price; a weight may still be used."""
    play_encounter(s, seat, Encounter.HASTY_BUYER)
    kind = s.fresh[seat] - 1
    amount = s.units[kind] * best_price(s, s.type_of[kind])
    lose(s, seat, kind)
    s.gone[kind] += 1
    s.money[seat] += amount
    s.fresh[seat] = 0
    note_sold_from_wreck(s, seat, s.site[seat], kind)
    tell(s, Event.SOLD_EXTRA, seat, kind, NONE, NONE, amount, Encounter.HASTY_BUYER)
    offer_weights(s)
