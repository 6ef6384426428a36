"""The actions that the reference bots know, and lots among them."""

from __future__ import annotations

from typing import Any

from ludotheque.core.chance import pick
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.korsar.actions import DRAW, LAY, SLOT
from ludotheque.games.korsar.cards import CAPTAIN
from ludotheque.games.korsar.pirates import strength_after, strongest_other
from ludotheque.games.korsar.state import NONE, State
from ludotheque.games.korsar.teams import side_of
from ludotheque.games.korsar.turn import legal_actions


@rule
def known_actions(s: State, seat: int, out: Row) -> int:
    """Writes the legal actions, ascending, less the pirates that would lie behind or beside a character."""
    n = 0
    for i in range(legal_actions(s, seat, out)):
        if out[i] >= LAY or is_attack(s, seat, out[i]):
            out[n] = out[i]
            n += 1
    return n


@rule
def is_attack(s: State, seat: int, action: int) -> bool:
    """Whether the card played leads or ties: any character, and any pirate strong enough where no character stands."""
    card = action % SLOT
    if card >= CAPTAIN:
        return True
    ship, side = s.ships[action // SLOT], side_of(s, seat)
    return ship.character == NONE and strength_after(s, ship, side, card) >= strongest_other(ship, side)


@rule
def keep(out: Row, n: int, least: int, most: int) -> int:
    """Keeps those of n actions that lie from `least` to below `most`; returns how many."""
    kept = 0
    for i in range(n):
        if least <= out[i] < most:
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def lot(s: State, seat: int, source: Any, out: Row, n: int) -> int:
    """One of n actions, each as likely as the seat has copies of its card."""
    tickets = 0
    for i in range(n):
        tickets += copies(s, seat, out[i])
    ticket = pick(source, tickets)
    i = 0
    while ticket >= copies(s, seat, out[i]):
        ticket -= copies(s, seat, out[i])
        i += 1
    return out[i]


@rule
def copies(s: State, seat: int, action: int) -> int:
    """How many cards of the hand the action could be done with; one for drawing."""
    if action == DRAW:
        return 1
    return s.hands[seat, action % SLOT]
