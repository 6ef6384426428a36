"""The moments of a dive: who draws, and when to come up (KL 2.4)."""

from __future__ import annotations

from ludotheque.bots.keylargo.divers import loss_of
from ludotheque.bots.keylargo.figures import HAUL, SPARED, UNIT
from ludotheque.bots.keylargo.prospects import dives_left
from ludotheque.bots.keylargo.wrecks import danger, treasure
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.actions import DECLINE, DRAW, KEEP, PASS, SABOTAGE, SURFACE, VOLUNTEER, WEIGHT
from ludotheque.games.keylargo.monsters import tridents_down
from ludotheque.games.keylargo.state import TEAM, Encounter, State
from ludotheque.games.keylargo.treasures import best_price


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
def encounter_at_sea(s: State, seat: int, card: int) -> int:
    """The hasty buyer pays more than the market usually does; the old hand saves a diver; the last card is a draw."""
    if card == Encounter.HASTY_BUYER:
        kind = s.fresh[seat] - 1
        return s.units[kind] * (best_price(s, s.type_of[kind]) - UNIT)
    if card == Encounter.OLD_HAND:
        return 1 - 2 * (tridents_down(s) > 0)
    return card_for(s, seat, s.drawer)
