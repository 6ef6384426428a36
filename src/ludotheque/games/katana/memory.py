"""What a seat remembers of hidden cards (KA-R53), so that nobody who looks at a table needs a memory.

known             copies that a seat knows to be in another hand: taken from it by Diversion, or taken from
                  the discard pile by Ieyasu
doubtful, guess   a known card of a hand from which a card was taken unseen may be in another now, see doubts.py
recent, elder     other unseen copies by where they can be: cards of this deck, in it or drawn from it; and cards that
                  were in hands when this deck was shuffled. Before the first shuffle all are recent. A card played
                  by another seat may have been either: both then stay as bounds, never above what is unseen
drawn             the most cards of a hand that can have come out of this deck

How a seat comes to know them is in learning.py; here are the counts that follow.
"""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.katana.state import KINDS, Card, State


@rule
def out_of_sight(s: State, card: int) -> int:
    """Copies of a card in the deck and in all hands."""
    n = s.copies[card] - s.aside[card] - s.piled[card] - (s.resolving == card + 1)
    if card >= Card.FOCUS:
        for seat in range(s.players):
            n -= s.placed[seat, card - Card.FOCUS]
    return n


@rule
def unseen(s: State, viewer: int, card: int) -> int:
    """Copies of a card in the deck and in other hands that the seat neither knows nor doubts to be in a hand."""
    n = out_of_sight(s, card) - s.hands[viewer, card]
    for seat in range(s.players):
        n -= s.known[viewer, seat * KINDS + card]
    for i in range(s.n_doubtful[viewer]):
        n -= s.doubtful[viewer, i] == card + 1
    return n


@rule
def unknown_in(s: State, viewer: int, seat: int) -> int:
    """Cards of a hand of which the viewer does not know for certain what they are."""
    n = s.n_held[seat]
    for card in range(KINDS):
        n -= s.known[viewer, seat * KINDS + card]
    return n
