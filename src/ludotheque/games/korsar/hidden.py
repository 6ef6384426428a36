"""What a seat does not know (KO 2.10): the order of the deck and the hands not shown to it."""

from __future__ import annotations

from ludotheque.core.chance import Chance, pick, restart, shuffle
from ludotheque.core.rule import rule
from ludotheque.games.korsar.cards import KINDS, PIRATE
from ludotheque.games.korsar.events import Event
from ludotheque.games.korsar.setup import from_deck, give
from ludotheque.games.korsar.state import NONE, State
from ludotheque.games.korsar.teams import shown_to


@rule
def sample_hidden(s: State, seat: int, source: Chance) -> None:
    """Completes an observation: every deal of the cards that the seat has not seen is equally likely.

    Nothing that is done in the open says more about a hidden hand than which cards have left it.
    """
    shown = shown_to(s, seat)
    n_deck = s.n_deck
    gather_unseen(s, shown)
    shuffle(s.deck, s.n_deck, source)
    for other in range(s.players):
        if not shown >> other & 1:
            n = s.n_held[other]
            s.n_held[other] = 0
            give_unlaid(s, other)
            while s.n_held[other] < n:
                give(s, other, from_deck(s))
    for card in range(n_deck, s.n_deck):
        s.deck[card] = 0
    guess_draws(s, shown, source)
    restart(s.chance, source)


@rule
def give_unlaid(s: State, seat: int) -> None:
    """The ships that were counted out of this hand at the end; none before."""
    for card in range(PIRATE):
        for _ in range(s.unlaid[seat, card]):
            give(s, seat, card)


@rule
def gather_unseen(s: State, shown: int) -> None:
    """Puts every card that lies in the deck or in a hand not shown onto the deck, kind by kind."""
    s.n_deck = 0
    for card in range(KINDS):
        for _ in range(unseen(s, shown, card)):
            s.deck[s.n_deck] = card
            s.n_deck += 1


@rule
def unseen(s: State, shown: int, card: int) -> int:
    """Copies of the card that are neither shown in a hand nor lie in the open, nor were seen when taken."""
    n = s.copies[card] - s.aside[card]
    for seat in range(s.players):
        if shown >> seat & 1:
            n -= s.hands[seat, card]
        elif card < PIRATE:
            n -= s.unlaid[seat, card]
    for i in range(s.n_discarded):
        n -= s.discarded[i] == card
    for i in range(s.n_taken):
        n -= s.taken[i] == card
    for slot in range(s.n_ships):
        ship = s.ships[slot]
        n -= ship.card == card
        n -= ship.character == card
        at = ship.first
        while at != NONE:
            n -= s.plays[at].card == card
            at = s.plays[at].next
    return n


@rule
def guess_draws(s: State, shown: int, source: Chance) -> None:
    """A draw by a hidden hand in the last decision was one of the cards now in that hand."""
    for i in range(s.n_events):
        seat = s.events[i].seat
        if s.events[i].kind == Event.DRAW and not shown >> seat & 1:
            s.details[seat, i] = card_at(s, seat, pick(source, s.n_held[seat])) + 1


@rule
def card_at(s: State, seat: int, place: int) -> int:
    """The kind of the card at this place of a hand sorted by kind."""
    card = 0
    while place >= s.hands[seat, card]:
        place -= s.hands[seat, card]
        card += 1
    return card
