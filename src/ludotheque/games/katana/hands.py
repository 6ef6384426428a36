"""Hands, the card being resolved, and the discard pile (KA 3.1, KA-R33)."""

from __future__ import annotations

from ludotheque.core.chance import Chance, pick
from ludotheque.core.rule import rule
from ludotheque.games.katana.learning import note_played
from ludotheque.games.katana.state import NOBODY, State


@rule
def give(s: State, seat: int, card: int) -> None:
    """A card into a hand."""
    s.hands[seat, card] += 1
    s.held[seat] |= 1 << card
    s.n_held[seat] += 1


@rule
def spend(s: State, seat: int, card: int) -> None:
    """A card out of a hand, before all eyes."""
    note_played(s, seat, card)
    remove(s, seat, card)


@rule
def remove(s: State, seat: int, card: int) -> None:
    """A card out of a hand."""
    s.hands[seat, card] -= 1
    if s.hands[seat, card] == 0:
        s.held[seat] &= ~(1 << card)
    s.n_held[seat] -= 1


@rule
def discard(s: State, seat: int, card: int) -> None:
    """A card out of a hand onto the discard pile."""
    spend(s, seat, card)
    throw(s, card)


@rule
def throw(s: State, card: int) -> None:
    """A card onto the discard pile."""
    s.discarded[s.n_discarded] = card
    s.n_discarded += 1
    s.piled[card] += 1


@rule
def lay_open(s: State, seat: int, card: int) -> None:
    """KA-R33: a card that is played lies open while it is resolved, in no hand and on no pile."""
    spend(s, seat, card)
    s.resolving = card + 1


@rule
def put_away(s: State) -> None:
    """KA-R33: the card that was resolved goes onto the discard pile."""
    throw(s, s.resolving - 1)
    s.resolving = 0
    s.target = NOBODY
    s.difficulty = 0


@rule
def take_off_pile(s: State) -> int:
    """The top card of the discard pile."""
    s.n_discarded -= 1
    card = s.discarded[s.n_discarded]
    s.discarded[s.n_discarded] = 0
    s.piled[card] -= 1
    return card


@rule
def random_card(s: State, seat: int, chance: Chance) -> int:
    """One card of a hand, each equally likely."""
    place = pick(chance, s.n_held[seat])
    card = 0
    while place >= s.hands[seat, card]:
        place -= s.hands[seat, card]
        card += 1
    return card
