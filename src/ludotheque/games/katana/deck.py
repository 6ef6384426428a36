"""The draw deck: taking its top card (KA 4.4) and running out (KA 3.10, 4.5)."""

from __future__ import annotations

from ludotheque.core.chance import shuffle
from ludotheque.core.rule import rule
from ludotheque.games.katana.end import end_by_honour
from ludotheque.games.katana.events import Event, confide, tell_card, tell_sum
from ludotheque.games.katana.hands import give, take_off_pile, throw
from ludotheque.games.katana.learning import note_draw, note_flip, note_shuffle
from ludotheque.games.katana.state import NOBODY, NONE, Phase, State


@rule
def draw(s: State, seat: int, n: int) -> None:
    """KA-R06, KA-R38, KA-R40: so many cards, one by one; none any more once the game is over."""
    for _ in range(n):
        if is_there_a_card(s):
            draw_one(s, seat)


@rule
def is_there_a_card(s: State) -> bool:
    """KA 4.4.1, KA-R39: the deck is renewed first; nothing is drawn if there is no card at all, or the game is over."""
    exhaust_if_due(s)
    return s.phase != Phase.OVER and s.n_deck > 0


@rule
def draw_one(s: State, seat: int) -> None:
    card = s.deck[s.n_deck - 1]
    note_draw(s, seat, card)
    take_off(s)
    give(s, seat, card)
    confide(s, seat, card)
    tell_card(s, Event.DREW, seat, NOBODY, NONE)
    exhaust_if_due(s)


@rule
def flip(s: State, seat: int) -> int:
    """KA 3.9, KA-R36: the top card, shown and put on the discard pile; -1 if there is none (KA-R39)."""
    if not is_there_a_card(s):
        return NONE
    card = s.deck[s.n_deck - 1]
    note_flip(s, card)
    take_off(s)
    throw(s, card)
    tell_card(s, Event.FLIPPED, seat, NOBODY, card)
    exhaust_if_due(s)
    return card


@rule
def take_off(s: State) -> None:
    s.n_deck -= 1
    s.deck[s.n_deck] = 0


@rule
def exhaust_if_due(s: State) -> None:
    """KA-R37, KA-R39: as soon as the last card is taken, or when there are discarded cards again."""
    if s.n_deck > 0 or s.n_discarded == 0 or s.phase == Phase.OVER:
        return
    s.exhaustions += 1
    tell_sum(s, Event.EXHAUSTED, NOBODY, s.exhaustions)
    for seat in range(s.players):
        s.honour[seat] -= 1
    s.box += s.players
    end_by_honour(s, NOBODY)
    if s.phase != Phase.OVER:
        renew(s)


@rule
def renew(s: State) -> None:
    """KA 4.5.3: the whole discard pile, shuffled; a card being resolved is not among it (KA-R33)."""
    note_shuffle(s)
    while s.n_discarded > 0:
        s.deck[s.n_deck] = take_off_pile(s)
        s.n_deck += 1
    shuffle(s.deck, s.n_deck, s.chance)
    tell_sum(s, Event.SHUFFLED, NOBODY, s.n_deck)
