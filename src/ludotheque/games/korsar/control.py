"""Who controls a ship, and collecting (KO 2.7)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.korsar.cards import COLOURS
from ludotheque.games.korsar.events import Event, tell
from ludotheque.games.korsar.ships import close_ranks, scatter
from ludotheque.games.korsar.state import NOBODY, NONE, Ship, State
from ludotheque.games.korsar.teams import side_of


@rule
def control(s: State, ship: Ship) -> int:
    """The side that would take the ship now, -1 when the lead is tied (KO-R08, KO-R09, KO-R25, KO-R27).

    A character decides; without one the single strongest side; without pirates the owner's side.
    """
    if ship.character != NONE:
        return side_of(s, ship.master)
    best = 0
    leader = side_of(s, ship.owner)
    for colour in range(COLOURS):
        strength = ship.strength[colour]
        if strength > best:
            best = strength
            leader = ship.side[colour]
        elif strength == best and strength > 0:
            leader = NOBODY
    return leader


@rule
def collect(s: State, seat: int) -> None:
    """KO 2.7, KO-R07: at the start of his turn a player takes all ships of his side, foreign ones too."""
    side = side_of(s, seat)
    slot = 0
    while slot < s.n_ships:
        if control(s, s.ships[slot]) == side:
            take(s, slot, side, Event.COLLECT)
        else:
            slot += 1


@rule
def take(s: State, slot: int, side: int, event: Event) -> None:
    """The ship goes to the side's loot, the cards around it to the discard pile."""
    ship = s.ships[slot]
    add_to_loot(s, side, ship.card)
    scatter(s, ship)
    tell(s, event, side, ship.owner, NONE, ship.card, 0, 0)
    close_ranks(s, slot)


@rule
def add_to_loot(s: State, side: int, card: int) -> None:
    """Face down, but everybody saw which ship it was (KO 2.10)."""
    s.taken[s.n_taken] = card
    s.taker[s.n_taken] = side
    s.n_taken += 1
    s.loot[side] += s.worth[card]
