"""What happened: the kinds of events of Key Largo, and writing them down."""

from __future__ import annotations

from enum import IntEnum

from ludotheque.core.rule import rule
from ludotheque.games.keylargo.state import NOBODY, NONE, State


class Event(IntEnum):
    """The catalogue's message is `keylargo-event-` and the name; in brackets the fields that count beside `seat`."""

    DAY = 0  # a day begins (amount: day)
    CHOSE = 1  # two cards laid down; the private detail is the program + 1
    HALF = 2  # the cards of a half-day are turned up (amount: 0 morning, 1 afternoon, extra: day)
    TURNED = 3  # (card: action, amount: 0 morning, 1 afternoon)
    ARRIVED = 4  # at a port (card: action, amount: boats there now)
    SAILED = 5  # to a wreck (wreck, extra: depth)
    MOORED = 6  # no wreck can be reached; the half-day is lost
    DIVED = 7  # (wreck, amount: divers present, extra: depth)
    SABOTAGED = 8  # (other, diver of the other)
    TREASURE = 9  # (wreck, diver, extra: depth); the private detail is the card + 1
    MONSTER = 10  # (wreck, diver, card, extra: depth)
    TRIDENT = 11  # (diver who met it, extra: diver whose trident is used)
    FLED = 12  # (diver, amount: pieces of equipment lost)
    WEIGHT = 13  # (diver who draws, extra: diver whose weight is used)
    SHUFFLED = 14  # monsters back into a wreck (wreck, amount: monsters)
    SURFACED = 15  # (wreck, amount: treasures brought up)
    EMPTY = 16  # the wreck is gone (wreck)
    HIRED = 17  # (diver, amount: dollars, extra: 1 if with a hose)
    ROBBED = 18  # (other, amount: dollars, extra: depth); detail for both: the card + 1
    ROUND = 19  # (amount: dollars)
    LOOKED = 20  # (wreck, extra: depth)
    INCOME = 21  # (amount: dollars, extra: day)
    FOUND = 22  # an encounter card drawn; the private detail is the card + 1
    RESHUFFLED = 23  # the encounter discards are a new deck (amount: cards)
    PLAYED = 24  # (card: encounter)
    BOUGHT = 25  # (diver, amount: dollars, extra: item)
    SOLD = 26  # (card: kind, amount: dollars, extra: type it was sold as)
    SOLD_EXTRA = 27  # to trafficker, jeweller or hasty buyer (card: kind, amount: dollars, extra: encounter)
    IDLE = 28  # nothing could be done (card: action)
    END = 29
    FORTUNE = 30  # (amount: dollars)
    SAW = 31  # a card of the wreck, told to who looked (wreck, amount: which, extra: depth); detail: the card + 1


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
    event.kind = event.seat = event.other = event.card = event.wreck = event.diver = event.amount = event.extra = 0


@rule
def tell(s: State, kind: int, seat: int, card: int, wreck: int, diver: int, amount: int, extra: int) -> None:
    """Writes down one public event."""
    tell_two(s, kind, seat, NOBODY, card, wreck, diver, amount, extra)


@rule
def tell_two(
    s: State, kind: int, seat: int, other: int, card: int, wreck: int, diver: int, amount: int, extra: int
) -> None:
    """Writes down one public event between two seats."""
    event = s.events[s.n_events]
    event.kind = kind
    event.seat = seat
    event.other = other
    event.card = card
    event.wreck = wreck
    event.diver = diver
    event.amount = amount
    event.extra = extra
    s.n_events += 1


@rule
def tell_sum(s: State, kind: int, seat: int, amount: int) -> None:
    """Writes down one public event of a seat and a number."""
    tell(s, kind, seat, NONE, NONE, NONE, amount, NONE)


@rule
def confide(s: State, seat: int, secret: int) -> None:
    """Writes down, for this seat alone, what the next public event is about."""
    s.details[seat, s.n_events] = secret + 1
