"""Korsar by rules of thumb: each action is weighed in tenths of gold, the best one is played.

Take what can be held, pay little for it, spoil what others are about to collect, lay ships while nobody can
profit much, and do not keep ships in hand when the deck runs out.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.korsar.actions import DISCARD, DRAW, LAY, SLOT
from ludotheque.games.korsar.cards import ADMIRAL, CAPTAIN
from ludotheque.games.korsar.control import control
from ludotheque.games.korsar.pirates import strength_on, strongest_other
from ludotheque.games.korsar.state import NOBODY, NONE, Ship, State
from ludotheque.games.korsar.teams import side_of
from ludotheque.games.korsar.turn import legal_actions

# Tenths of gold.
DRAWING, PIRATE_COST, CAPTAIN_COST, ADMIRAL_COST = 16, 5, 32, 26
HELD_BY_CHARACTER = 8  # tenths of a ship's gold that a character in command is worth


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """The legal action of highest worth; the first of several."""
    n = legal_actions(s, seat, out)
    best = out[0]
    most = worth(s, seat, best)
    for i in range(1, n):
        value = worth(s, seat, out[i])
        if value > most:
            best = out[i]
            most = value
    return int(best)


@rule
def worth(s: State, seat: int, action: int) -> int:
    """What the action is worth to the seat, in tenths of gold."""
    card = action % SLOT
    if action == DRAW:
        return DRAWING - 2 * s.n_held[seat]
    if action >= DISCARD:
        return -cost(s, card)
    if action >= LAY:
        return laying(s, seat, card)
    ship = s.ships[action // SLOT]
    if card >= CAPTAIN:
        return 10 * s.worth[ship.card] * HELD_BY_CHARACTER // 10 + spoiling(s, seat, ship) - cost(s, card)
    return attacking(s, seat, ship, card)


@rule
def cost(s: State, card: int) -> int:
    """What a card in hand is worth for later."""
    if card == ADMIRAL:
        return ADMIRAL_COST
    if card >= CAPTAIN:
        return CAPTAIN_COST
    return PIRATE_COST * s.worth[card]


@rule
def laying(s: State, seat: int, card: int) -> int:
    """A cheap ship tempts nobody; near the end every ship in hand will be counted against its holder."""
    gold = s.worth[card]
    if s.n_deck < 4 * s.players:
        return 14 + 6 * gold
    return 14 - gold


@rule
def attacking(s: State, seat: int, ship: Ship, card: int) -> int:
    """A lead counts by how likely it holds until the next turn, a tie by what it spoils; less is a card lost."""
    side = side_of(s, seat)
    gold = s.worth[ship.card]
    after = strength_on(ship, side) + s.worth[card]
    against = strongest_other(ship, side)
    if ship.character != NONE or after < against:
        return -cost(s, card)
    if after == against:
        return spoiling(s, seat, ship) - cost(s, card)
    return gold * likely(after - against, s.players) + spoiling(s, seat, ship) - cost(s, card)


@rule
def likely(margin: int, players: int) -> int:
    """How likely a lead of that margin holds for a round, in tenths."""
    return min(9, 3 + 2 * min(margin, 4) - (players - 2) // 2)


@rule
def spoiling(s: State, seat: int, ship: Ship) -> int:
    """What it is worth that nobody else collects the ship now: more, the fewer others there are to share it."""
    leader = control(s, ship)
    if leader == NOBODY or leader == side_of(s, seat):
        return 0
    return 10 * s.worth[ship.card] // (2 * s.players - 2)
