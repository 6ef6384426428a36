"""What happened: the kinds of events of Katana, and writing them down."""

from __future__ import annotations

from enum import IntEnum

from ludotheque.core.rule import rule
from ludotheque.games.katana.state import NOBODY, NONE, State


class Event(IntEnum):
    """The catalogue's message is `katana-event-` and the name."""

    TURN = 0  # a turn begins (amount: which)
    RECOVERED = 1  # KA 3.2.1 (amount: resilience)
    FLIPPED = 2  # top card shown for Bushido (card)
    CODE_PASSED = 3  # Bushido goes to the left neighbour (other)
    CODE_DROPPED = 4  # Bushido is discarded (amount: honour lost)
    DREW = 5  # one card; detail: which
    TOOK_BACK = 6  # Ieyasu took the top of the discard pile (card)
    ATTACKED = 7  # (other: target, card: weapon, amount: difficulty, extra: wounds unless parried)
    PARRIED = 8  # (other: attacker, card)
    HIT = 9  # a weapon wounds (other: attacker, card: weapon, amount: wounds, extra: resilience left)
    DEFEATED = 10  # hands one honour point over (other: attacker)
    CALLED = 11  # Battle Cry or Jujutsu (card, amount: how many must answer)
    ANSWERED = 12  # discards a card for it (card, other: caller)
    WOUNDED = 13  # suffers it (card: the call, other: caller, amount: 1, extra: resilience left)
    PLAYED = 14  # Tea Ceremony or Daimyo (card)
    DIVERTED = 15  # takes a card (other: from whom); detail for both: which
    STRIPPED = 16  # Geisha on a property (other: its owner, card)
    CHARMED = 17  # Geisha on a hand (other: whose, card)
    BREATHED = 18  # (other: who draws, amount: resilience recovered)
    PLACED = 19  # Focus, Armor or Fast Draw (card)
    CODE_PLACED = 20  # Bushido (other: before whom)
    PAID = 21  # Nobunaga (extra: resilience left)
    DISCARDED = 22  # a card: for Bushido, or above seven (card)
    EXHAUSTED = 23  # the deck ran out: everybody loses one honour point
    SHUFFLED = 24  # (amount: cards)
    END = 25  # (seat: ender, amount: see `End`, extra: camp that pays for the Lost Sword, -1: none)
    ROLE = 26  # a role is revealed (extra: role)
    DAIMYOS = 27  # Daimyos held at the end (amount)
    SCORE = 28  # a camp's total (extra: camp, amount)


@rule
def clear(s: State) -> None:
    """Forgets what the decision before did."""
    for i in range(s.n_events):
        if is_secret(s.events[i].kind):
            for seat in range(s.players):
                s.details[seat, i] = 0
        blank(s, i)
    s.n_events = 0


@rule
def is_secret(kind: int) -> bool:
    """Whether seats are told more of it than everybody is."""
    return kind == Event.DREW or kind == Event.DIVERTED


@rule
def blank(s: State, i: int) -> None:
    event = s.events[i]
    event.kind = event.seat = event.other = event.card = event.amount = event.extra = 0


@rule
def tell(s: State, kind: int, seat: int, other: int, card: int, amount: int, extra: int) -> None:
    """Writes down one public event."""
    event = s.events[s.n_events]
    event.kind = kind
    event.seat = seat
    event.other = other
    event.card = card
    event.amount = amount
    event.extra = extra
    s.n_events += 1


@rule
def tell_sum(s: State, kind: int, seat: int, amount: int) -> None:
    """Writes down one public event of a seat and a number."""
    tell(s, kind, seat, NOBODY, NONE, amount, NONE)


@rule
def tell_card(s: State, kind: int, seat: int, other: int, card: int) -> None:
    """Writes down one public event of a card between two seats, or of one."""
    tell(s, kind, seat, other, card, 0, NONE)


@rule
def confide(s: State, seat: int, card: int) -> None:
    """Writes down, for this seat alone, which card the next public event is about."""
    s.details[seat, s.n_events] = card + 1
