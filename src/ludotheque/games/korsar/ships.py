"""Laying a ship (KO 2.4), and the cards that gather at it."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.korsar.cards import COLOURS
from ludotheque.games.korsar.events import Event, tell
from ludotheque.games.korsar.state import NOBODY, NONE, Ship, State


@rule
def lay_ship(s: State, seat: int, card: int) -> None:
    """KO 2.4, KO-R12: any number of ships may lie before a player; a new one carries no other cards."""
    ship = s.ships[s.n_ships]
    ship.card = card
    ship.number = s.n_laid
    ship.owner = seat
    for colour in range(COLOURS):
        ship.side[colour] = NOBODY
        ship.strength[colour] = 0
    ship.character = NONE
    ship.master = NOBODY
    ship.first = NONE
    ship.last = NONE
    s.fresh = s.n_ships
    s.n_ships += 1
    s.n_laid += 1
    tell(s, Event.LAY_SHIP, seat, seat, NONE, card, 0, 0)


@rule
def gather(s: State, ship: Ship, seat: int, card: int) -> None:
    """Adds a card to those that stay at the ship until it leaves the table."""
    play = s.plays[s.n_plays]
    play.card = card
    play.seat = seat
    play.next = NONE
    if ship.first == NONE:
        ship.first = s.n_plays
    else:
        s.plays[ship.last].next = s.n_plays
    ship.last = s.n_plays
    s.n_plays += 1


@rule
def throw(s: State, card: int) -> None:
    """Onto the open discard pile, for good (KO-R26)."""
    s.discarded[s.n_discarded] = card
    s.n_discarded += 1


@rule
def scatter(s: State, ship: Ship) -> None:
    """KO 2.7, KO-R26: every pirate around the ship, of every side, and its character are discarded."""
    at = ship.first
    while at != NONE:
        throw(s, s.plays[at].card)
        at = s.plays[at].next
    if ship.character != NONE:
        throw(s, ship.character)


@rule
def close_ranks(s: State, taken: int) -> None:
    """Removes the ship at this place; those laid later move up."""
    for slot in range(taken + 1, s.n_ships):
        s.ships[slot - 1] = s.ships[slot]
    s.n_ships -= 1
