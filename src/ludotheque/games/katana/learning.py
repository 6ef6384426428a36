"""What seats learn of hidden cards (KA-R53) and forget, each for itself; memory.py says what they remember."""

from __future__ import annotations

from ludotheque.core.guesses import end_doubt
from ludotheque.core.rule import rule
from ludotheque.games.katana.clues import see_all, spread, weigh_departure, weigh_top
from ludotheque.games.katana.doubts import bound, doubt, most_at_large
from ludotheque.games.katana.memory import unseen
from ludotheque.games.katana.state import KINDS, SEATS, State


@rule
def forget_all(s: State, viewer: int) -> None:
    """The seat knows nothing but what lies open, and its own hand."""
    for place in range(SEATS * KINDS):
        s.known[viewer, place] = 0
    while s.n_doubtful[viewer] > 0:
        end_doubt(s, viewer, s.n_doubtful[viewer] - 1)
    for card in range(KINDS):
        s.recent[viewer, card] = unseen(s, viewer, card)
        s.elder[viewer, card] = s.recent[viewer, card]


@rule
def note_deal(s: State) -> None:
    """KA 3.1.4: every card is as likely in the deck as in any other hand."""
    for seat in range(s.players):
        s.drawn[seat] = s.n_held[seat]
        for card in range(KINDS):
            s.recent[seat, card] = s.copies[card] - s.hands[seat, card]


@rule
def note_shuffle(s: State) -> None:
    """KA 4.5.3, KA-R63: what the new deck is made of was seen; all else that is unseen lies in hands.

    Called while the cards of the new deck still lie on the discard pile.
    """
    for seat in range(s.players):
        s.drawn[seat] = 0
        for card in range(KINDS):
            s.elder[seat, card] = most_at_large(s, seat, card)
            s.recent[seat, card] = s.piled[card]


@rule
def note_draw(s: State, seat: int, card: int) -> None:
    """The seat is about to draw a card of this deck; the others know that it does."""
    turn_up(s, seat, card)
    s.drawn[seat] += 1


@rule
def note_flip(s: State, card: int) -> None:
    """A card of this deck is about to be turned up."""
    for seat in range(s.players):
        turn_up(s, seat, card)


@rule
def turn_up(s: State, viewer: int, card: int) -> None:
    """One copy fewer that can be in this deck; called while it is there."""
    weigh_top(s, viewer, card)
    if s.elder[viewer, card] > 0:
        s.elder[viewer, card] = min(s.elder[viewer, card], most_at_large(s, viewer, card) - 1)
    s.recent[viewer, card] -= 1


@rule
def note_taken_back(s: State, seat: int, card: int) -> None:
    """KA-R23: all saw which card went from the discard pile into this hand."""
    for viewer in range(s.players):
        if viewer != seat:
            s.known[viewer, seat * KINDS + card] += 1


@rule
def note_played(s: State, seat: int, card: int) -> None:
    """All see a card leave a hand by choice; called before it does."""
    for viewer in range(s.players):
        if viewer != seat:
            see_played(s, viewer, seat, card)
    note_left(s, seat)


@rule
def note_fallen(s: State, seat: int, card: int) -> None:
    """All see a card leave a hand by chance; called before it does."""
    for viewer in range(s.players):
        if viewer != seat:
            see_fallen(s, viewer, seat, card)
    note_left(s, seat)


@rule
def see_played(s: State, viewer: int, seat: int, card: int) -> None:
    """Of equal cards the one that the viewer knows is played first."""
    if s.known[viewer, seat * KINDS + card] > 0:
        s.known[viewer, seat * KINDS + card] -= 1
    else:
        see_departure(s, viewer, seat, card)


@rule
def see_fallen(s: State, viewer: int, seat: int, card: int) -> None:
    """Of equal cards it may be one that the viewer knew, or another."""
    while s.known[viewer, seat * KINDS + card] > 0:
        doubt(s, viewer, seat, card)
    see_departure(s, viewer, seat, card)


@rule
def see_departure(s: State, viewer: int, seat: int, card: int) -> None:
    if s.n_doubtful[viewer] == 0 or weigh_departure(s, viewer, seat, card):
        see_unknown(s, viewer, seat, card)
    else:
        bound(s, viewer, card, most_at_large(s, viewer, card) - 1)


@rule
def see_unknown(s: State, viewer: int, seat: int, card: int) -> None:
    """One copy fewer that is neither known nor doubtful: an elder one out of a hand without cards of this deck."""
    if s.recent[viewer, card] == 0 or s.elder[viewer, card] == 0:
        s.elder[viewer, card] -= s.elder[viewer, card] > 0
        s.recent[viewer, card] -= s.recent[viewer, card] > 0
    else:
        s.elder[viewer, card] -= s.drawn[seat] == 0
        bound(s, viewer, card, most_at_large(s, viewer, card) - 1)


@rule
def note_left(s: State, seat: int) -> None:
    """A card is about to leave a hand: no more than what is left can come out of this deck."""
    s.drawn[seat] = min(s.drawn[seat], s.n_held[seat] - 1)


@rule
def note_diversion(s: State, thief: int, victim: int, card: int) -> None:
    """KA-R53: the two know which card it was, the others only that there was one; called before it moves."""
    s.known[victim, thief * KINDS + card] += 1
    see_fallen(s, thief, victim, card)
    for viewer in range(s.players):
        if viewer != thief and viewer != victim:
            spread(s, viewer, victim, thief)
    s.drawn[thief] += s.drawn[victim] > 0
    note_left(s, victim)


@rule
def note_shown(s: State, seat: int, card: int, n: int) -> None:
    """All copies of a card in a hand are laid open: so many."""
    for viewer in range(s.players):
        if viewer != seat:
            see_all(s, viewer, seat, card, n)
