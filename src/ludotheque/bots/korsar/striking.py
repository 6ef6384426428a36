"""Korsar as somebody plays it who takes what strikes the eye.

Sees only the newest ship of somebody else, the older ones are forgotten, and hits it with the strongest card that
takes the lead; else lays the richest ship of the hand, else draws. Never asks what others may do next, never defends
a ship, keeps no card for later and gives no thought to the end.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.korsar.actions import DISCARD, DRAW, LAY, SLOT
from ludotheque.games.korsar.cards import CAPTAIN
from ludotheque.games.korsar.pirates import strength_after, strongest_other
from ludotheque.games.korsar.state import NONE, State
from ludotheque.games.korsar.teams import side_of
from ludotheque.games.korsar.turn import legal_actions


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """The most striking legal action; the first of several."""
    n = legal_actions(s, seat, out)
    target = newest(s, seat)
    best = out[0]
    for i in range(1, n):
        if appeal(s, seat, out[i], target) > appeal(s, seat, best, target):
            best = out[i]
    return int(best)


@rule
def newest(s: State, seat: int) -> int:
    """The place of the ship that somebody else laid last, -1 for none."""
    slot = s.n_ships - 1
    while slot >= 0 and s.ships[slot].owner == seat:
        slot -= 1
    return slot


# What strikes first, by hundreds: taking the lead, laying, drawing, throwing away; below all, to waste a card at sea.
LEADING, LAYING, DRAWING, THROWING = 400, 300, 200, 100


@rule
def appeal(s: State, seat: int, action: int, target: int) -> int:
    """How much an action strikes the eye: by its kind, then by the figure on the card."""
    card = action % SLOT
    if action >= DISCARD:
        return THROWING - s.worth[card]
    if action == DRAW:
        return DRAWING
    if action >= LAY:
        return LAYING + s.worth[card]
    if action // SLOT != target:
        return 0
    return attacking(s, seat, target, card)


@rule
def attacking(s: State, seat: int, slot: int, card: int) -> int:
    """A character is the strongest card there is; a pirate is only seen where it takes the lead at once."""
    if card >= CAPTAIN:
        return LEADING + card
    ship, side = s.ships[slot], side_of(s, seat)
    if ship.character != NONE or strength_after(s, ship, side, card) <= strongest_other(ship, side):
        return 0
    return LEADING + s.worth[card]
