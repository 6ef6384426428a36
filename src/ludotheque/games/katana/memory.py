"""What a seat learns and remembers of hidden cards (KA-R53), so that nobody who looks at a table needs a memory.

known             copies that a seat knows to be in another hand: taken from it by Diversion, or taken from
                  the discard pile by Ieyasu
doubtful, odds    a known card of a hand from which a card was taken unseen is in one of two hands; so likely
recent, elder     unseen copies by where they can be: cards of this deck, in it or drawn from it; and cards that were
                  in hands when this deck was shuffled. Before the first shuffle all are recent. A card played
                  by another seat may have been either: both then stay as bounds, never above what is unseen
drawn             the most cards of a hand that can have come out of this deck
"""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.katana.state import DOUBTS, KINDS, SEATS, Card, State

FINE = 250  # odds are kept at most so large: times a hand, they still fit two bytes


@rule
def forget_all(s: State, viewer: int) -> None:
    """The seat knows nothing but what lies open, and its own hand."""
    for place in range(SEATS * KINDS):
        s.known[viewer, place] = 0
    for i in range(DOUBTS):
        drop_doubt(s, viewer, i)
    for card in range(KINDS):
        s.recent[viewer, card] = unseen(s, viewer, card)
        s.elder[viewer, card] = s.recent[viewer, card]


@rule
def unseen(s: State, viewer: int, card: int) -> int:
    """Copies of a card in the deck and in other hands of which the seat does not know where they are."""
    n = out_of_sight(s, card) - s.hands[viewer, card]
    for seat in range(s.players):
        n -= s.known[viewer, seat * KINDS + card]
    if s.n_doubtful[viewer] > 0:
        for i in range(DOUBTS):
            n -= s.doubtful[viewer, i] == card + 1
    return n


@rule
def out_of_sight(s: State, card: int) -> int:
    """Copies of a card in the deck and in all hands."""
    n = s.copies[card] - s.aside[card] - s.piled[card] - (s.resolving == card + 1)
    if card >= Card.FOCUS:
        for seat in range(s.players):
            n -= s.placed[seat, card - Card.FOCUS]
    return n


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
    for card in range(KINDS):
        n = out_of_sight(s, card)
        for seat in range(s.players):
            s.elder[seat, card] = n - s.hands[seat, card]
            s.recent[seat, card] = s.piled[card]
    for seat in range(s.players):
        s.drawn[seat] = 0
        for place in range(SEATS * KINDS):
            s.elder[seat, place % KINDS] -= s.known[seat, place]
        for i in range(DOUBTS):
            if s.doubtful[seat, i] > 0:
                s.elder[seat, s.doubtful[seat, i] - 1] -= 1


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
    """One copy fewer that can be in this deck."""
    if s.elder[viewer, card] > 0:
        s.elder[viewer, card] = min(s.elder[viewer, card], unseen(s, viewer, card) - 1)
    s.recent[viewer, card] -= 1


@rule
def note_taken_back(s: State, seat: int, card: int) -> None:
    """KA-R23: all saw which card went from the discard pile into this hand."""
    for viewer in range(s.players):
        if viewer != seat:
            s.known[viewer, seat * KINDS + card] += 1


@rule
def see_played(s: State, seat: int, card: int) -> None:
    """All see a card leave a hand, by choice or by chance; called before it does."""
    for viewer in range(s.players):
        if viewer != seat:
            see(s, viewer, seat, card)
    note_left(s, seat)


@rule
def see_elsewhere(s: State, viewer: int, seat: int) -> None:
    """A card of which the viewer did not know was in this hand: that makes doubtful ones likelier in other hands."""
    for i in range(DOUBTS):
        if s.odds[viewer, i * SEATS + seat] > 0:
            make_less_likely(s, viewer, i, seat, unknown_in(s, viewer, seat))
            settle(s, viewer, i)


@rule
def unknown_in(s: State, viewer: int, seat: int) -> int:
    """Cards of a hand of which the viewer does not know for certain what they are."""
    n = s.n_held[seat]
    for card in range(KINDS):
        n -= s.known[viewer, seat * KINDS + card]
    return n


@rule
def make_less_likely(s: State, viewer: int, i: int, seat: int, n: int) -> None:
    """Of n cards in this hand one is another."""
    for other in range(s.players):
        s.odds[viewer, i * SEATS + other] *= n - (other == seat)


@rule
def see(s: State, viewer: int, seat: int, card: int) -> None:
    """The viewer sees a copy of a card come out of a hand: the one it knew to be there, if it knew of one."""
    if s.known[viewer, seat * KINDS + card] > 0:
        s.known[viewer, seat * KINDS + card] -= 1
    else:
        see_another(s, viewer, seat, card)


@rule
def see_another(s: State, viewer: int, seat: int, card: int) -> None:
    """A copy that the viewer did not know for certain to be in that hand.

    It may be a doubtful one, or not: such copies are then only known to be unseen, in a hand or anywhere.
    """
    if s.n_doubtful[viewer] == 0:
        see_unknown(s, viewer, card)
        return
    n = 0
    for i in range(DOUBTS):
        if s.doubtful[viewer, i] == card + 1 and s.odds[viewer, i * SEATS + seat] > 0:
            drop_doubt(s, viewer, i)
            n += 1
    if n == 0:
        see_elsewhere(s, viewer, seat)
        see_unknown(s, viewer, card)
    else:
        s.elder[viewer, card] = min(s.elder[viewer, card] + n, unseen(s, viewer, card) - 1)


@rule
def see_unknown(s: State, viewer: int, card: int) -> None:
    """One unseen copy fewer, of this deck or an elder one."""
    if s.recent[viewer, card] == 0 or s.elder[viewer, card] == 0:
        s.elder[viewer, card] -= s.elder[viewer, card] > 0
        s.recent[viewer, card] -= s.recent[viewer, card] > 0
        return
    bound = unseen(s, viewer, card) - 1
    s.recent[viewer, card] = min(s.recent[viewer, card], bound)
    s.elder[viewer, card] = min(s.elder[viewer, card], bound)


@rule
def note_left(s: State, seat: int) -> None:
    """A card is about to leave a hand: no more than what is left can come out of this deck."""
    s.drawn[seat] = min(s.drawn[seat], s.n_held[seat] - 1)


@rule
def note_diversion(s: State, thief: int, victim: int, card: int) -> None:
    """KA-R53: the two know which card it was, the others only that there was one; called before it moves."""
    s.known[victim, thief * KINDS + card] += 1
    see(s, thief, victim, card)
    for viewer in range(s.players):
        if viewer != thief and viewer != victim:
            spread(s, viewer, victim, thief)
    s.drawn[thief] += s.drawn[victim] > 0
    note_left(s, victim)


@rule
def spread(s: State, viewer: int, seat: int, thief: int) -> None:
    """A card went from one hand to another unseen: what the viewer knew to be in the one may now be in the other."""
    n = s.n_held[seat]
    for i in range(DOUBTS):
        if s.odds[viewer, i * SEATS + seat] > 0:
            moved = s.odds[viewer, i * SEATS + seat]
            make_less_likely(s, viewer, i, seat, n)
            s.odds[viewer, i * SEATS + thief] += moved
            settle(s, viewer, i)
    for card in range(KINDS):
        while s.known[viewer, seat * KINDS + card] > 0:
            s.known[viewer, seat * KINDS + card] -= 1
            doubt(s, viewer, card, seat, n - 1, thief)


@rule
def doubt(s: State, viewer: int, card: int, seat: int, odds: int, other: int) -> None:
    """A card is in the hand of `seat`, so many to one, or in that of `other`.

    Who already doubts of six cards remembers of this one only that it is in somebody's hand.
    """
    for i in range(DOUBTS):
        if s.doubtful[viewer, i] == 0:
            s.doubtful[viewer, i] = card + 1
            s.n_doubtful[viewer] += 1
            s.odds[viewer, i * SEATS + seat] = odds
            s.odds[viewer, i * SEATS + other] = 1
            settle(s, viewer, i)
            return
    s.elder[viewer, card] += 1


@rule
def settle(s: State, viewer: int, i: int) -> None:
    """A card that can only be in one hand is known to be there; odds stay small numbers."""
    hands = 0
    last = 0
    most = 0
    for seat in range(s.players):
        odds = s.odds[viewer, i * SEATS + seat]
        most = max(most, odds)
        if odds > 0:
            hands += 1
            last = seat
    if hands == 1:
        s.known[viewer, last * KINDS + s.doubtful[viewer, i] - 1] += 1
        drop_doubt(s, viewer, i)
    while most > FINE:
        most = (most + 1) // 2
        for seat in range(s.players):
            s.odds[viewer, i * SEATS + seat] = (s.odds[viewer, i * SEATS + seat] + 1) // 2


@rule
def settle_doubts(s: State) -> None:
    """A hand of which a seat knows every card holds none of its doubtful ones; called after each decision."""
    for viewer in range(s.players):
        i = 0
        while s.n_doubtful[viewer] > 0 and i < DOUBTS:
            if s.doubtful[viewer, i] > 0 and rule_out(s, viewer, i):
                settle(s, viewer, i)
                i = 0
            else:
                i += 1


@rule
def rule_out(s: State, viewer: int, i: int) -> bool:
    """Takes the doubtful card out of such hands; whether it could have been in one."""
    found = False
    for seat in range(s.players):
        if s.odds[viewer, i * SEATS + seat] > 0 and unknown_in(s, viewer, seat) == 0:
            s.odds[viewer, i * SEATS + seat] = 0
            found = True
    return found


@rule
def drop_doubt(s: State, viewer: int, i: int) -> None:
    s.n_doubtful[viewer] -= s.doubtful[viewer, i] > 0
    s.doubtful[viewer, i] = 0
    for seat in range(SEATS):
        s.odds[viewer, i * SEATS + seat] = 0


@rule
def note_shown(s: State, viewer: int, seat: int, card: int) -> None:
    """The viewer is shown one card more that stays in this hand."""
    see_another(s, viewer, seat, card)
    s.known[viewer, seat * KINDS + card] += 1
