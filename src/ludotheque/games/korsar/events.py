"""What happened: the kinds of events of Korsar, and writing them down."""

from __future__ import annotations

from enum import IntEnum

from ludotheque.core.rule import rule
from ludotheque.games.korsar.state import State


class Event(IntEnum):
    """The catalogue's message is `korsar-event-` and the name."""

    DRAW, LAY_SHIP, PIRATE, CAPTAIN, ADMIRAL, CHASE, DISCARD = range(7)
    COLLECT, SKIP, END, FINAL_COLLECT, LEFT, UNLAID = range(7, 13)


@rule
def clear(s: State) -> None:
    """Forgets what the decision before did."""
    for i in range(s.n_events):
        for seat in range(s.players):
            s.details[seat, i] = 0
        blank(s, i)
    s.n_events = 0


@rule
def blank(s: State, i: int) -> None:
    event = s.events[i]
    event.kind = event.seat = event.other = event.card = event.ship = event.total = event.against = 0


@rule
def tell(s: State, kind: int, seat: int, other: int, card: int, ship: int, total: int, against: int) -> None:
    """Writes down one public event."""
    event = s.events[s.n_events]
    event.kind = kind
    event.seat = seat
    event.other = other
    event.card = card
    event.ship = ship
    event.total = total
    event.against = against
    s.n_events += 1


@rule
def confide(s: State, seat: int, card: int) -> None:
    """Writes down, for this seat alone, which card the next public event is about."""
    s.details[seat, s.n_events] = card + 1
