"""Korsar by figures that were fitted to games: what an action changes at its ship, less what the card is worth in hand.

A gold of a ship is worth as much as it is likely to be collected; and it costs what others are likely to collect, most
if the next side does, whom nobody else can hinder any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.bots.korsar.figures import (
    APART,
    BACKED,
    COMMANDED,
    CROWDED,
    DRAWN,
    FIGURES,
    HELD,
    KEPT_ADMIRAL,
    KEPT_CAPTAIN,
    LAID,
    LAID_GOLD,
    LAID_LATE,
    LAST,
    LATE,
    LATER,
    LEADING,
    LEADS,
    MANY,
    PIRATES,
    SIDES,
    SOON,
    SPENT,
)
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.korsar.actions import DISCARD, DRAW, LAY, SLOT
from ludotheque.games.korsar.cards import ADMIRAL, CAPTAIN, COLOURS, colour_of
from ludotheque.games.korsar.control import control
from ludotheque.games.korsar.pirates import strength_on, strongest_other
from ludotheque.games.korsar.state import NOBODY, NONE, Ship, State
from ludotheque.games.korsar.teams import side_of
from ludotheque.games.korsar.turn import holds, legal_actions

Figures = Sequence[int]
"""As many as `FIGURES` has, each where `figures.py` says."""


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """The legal action of highest worth; the first of several."""
    return best(s, seat, out, FIGURES)


@rule
def best(s: State, seat: int, out: Row, figures: Figures) -> int:
    """The same by other figures; `out`: room for every action."""
    n = legal_actions(s, seat, out)
    found = out[0]
    most = worth(s, seat, found, figures)
    for i in range(1, n):
        value = worth(s, seat, out[i], figures)
        if value > most:
            found = out[i]
            most = value
    return int(found)


@rule
def worth(s: State, seat: int, action: int, figures: Figures) -> int:
    """What the action is worth to the seat, in hundredths of a gold."""
    card = action % SLOT
    if action == DRAW:
        return figures[DRAWN] - figures[HELD] * s.n_held[seat]
    if action >= DISCARD:
        return -kept(s, card, figures)
    if action >= LAY:
        return figures[LAID] + s.worth[card] * (figures[LAID_GOLD] + figures[LAID_LATE] * late(s, figures) // 100)
    ship = s.ships[action // SLOT]
    return s.worth[ship.card] * gained(s, seat, ship, card, figures) - kept(s, card, figures)


@rule
def late(s: State, figures: Figures) -> int:
    """How late it is, in per cent: 100 with the last card drawn."""
    full = figures[LATE] * s.players
    return 100 - 100 * min(s.n_deck, full) // full


@rule
def kept(s: State, card: int, figures: Figures) -> int:
    """What a pirate or a character in hand is worth for later; less and less towards the end."""
    if card == ADMIRAL:
        value = figures[KEPT_ADMIRAL]
    elif card >= CAPTAIN:
        value = figures[KEPT_CAPTAIN]
    else:
        value = figures[PIRATES + s.worth[card] - 1]
    return value * (100 - figures[SPENT] * late(s, figures) // 100) // 100


@rule
def gained(s: State, seat: int, ship: Ship, card: int, figures: Figures) -> int:
    """How much more each gold of a ship is worth to the seat once it has played this card there."""
    side = side_of(s, seat)
    mine, against = strength_on(ship, side), strongest_other(ship, side)
    before = prospect(s, side, ship, mine, against, figures)
    if card >= CAPTAIN:
        return figures[COMMANDED] - before
    if ship.character != NONE:
        return 0
    after = prospect(s, side, ship, mine + s.worth[card], against, figures) + figures[CROWDED] * n_others(ship, side)
    if mine == 0 and holds(s, seat, CAPTAIN + colour_of(card)):
        after += figures[BACKED]
    return after - before


@rule
def prospect(s: State, side: int, ship: Ship, mine: int, against: int, figures: Figures) -> int:
    """What each gold of a ship is worth to a side with that strength there, against the strongest other one."""
    if ship.character != NONE:
        master = side_of(s, ship.master)
        return figures[COMMANDED] if master == side else -lost(s, side, master, figures)
    if mine > against:
        return figures[LEADING + min(mine - against, LEADS) - 1] - figures[MANY] * (n_sides(s) - 2)
    if mine == against and mine > 0:
        return 0
    leader = control(s, ship)
    value = figures[APART] if mine == 0 and against > 0 else 0
    if leader in (NOBODY, side):
        return value
    return value - lost(s, side, leader, figures)


@rule
def lost(s: State, side: int, leader: int, figures: Figures) -> int:
    """What each gold costs that another side is about to take; by how soon its turn comes."""
    away = leader - side
    if away < 0:
        away += s.players
    away //= 1 + s.teams
    value = figures[SOON + min(n_sides(s) - 2, SIDES - 1)]
    if away == 1:
        return value
    return value * figures[LAST if away == n_sides(s) - 1 else LATER] // 100


@rule
def n_sides(s: State) -> int:
    return s.players // (1 + s.teams)


@rule
def n_others(ship: Ship, side: int) -> int:
    """How many other sides play on a ship."""
    n = 0
    for colour in range(COLOURS):
        n += ship.side[colour] != NOBODY and ship.side[colour] != side
    return n
