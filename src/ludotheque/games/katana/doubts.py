"""Doubtful cards (KA-R53): a seat knew them in a hand, and does not know whether they are what was taken from it.

What may be so is kept as guesses, each with its weight: how likely it makes all that the seat saw since (clues.py), to
a part of `PART`, or of `FINE` of the likeliest guess, and never nothing for what can be. A guess has for each doubtful
card a place: the hand that holds it; or GONE, if it is what was seen to leave a hand, and not another of its kind. What
leaves a hand is any card of it, each as likely. By no guess are there fewer cards than were seen.
"""

from __future__ import annotations

from ludotheque.core.guesses import begin_doubt, end_doubt, fork, is_settled, place_of, put_at, tidy
from ludotheque.core.rule import rule
from ludotheque.games.katana.memory import unknown_in, unseen
from ludotheque.games.katana.state import DOUBTS, GUESSES, KINDS, NONE, State

GONE = 7
FINE = 1 << 13  # weights are kept at most so large: times what one departure says, they still fit four bytes


@rule
def is_there(s: State, viewer: int, j: int, i: int, seat: int, card: int) -> bool:
    """Whether a doubtful card is of this kind (NONE: any) and in this hand, by a guess."""
    return place_of(s, viewer, j, i) == seat and (card == NONE or s.doubtful[viewer, i] == card + 1)


@rule
def is_first(s: State, viewer: int, j: int, i: int, seat: int, card: int) -> bool:
    """… and the first of its kind there."""
    if not is_there(s, viewer, j, i, seat, card):
        return False
    for each in range(i):
        if is_there(s, viewer, j, each, seat, s.doubtful[viewer, i] - 1):
            return False
    return True


@rule
def doubtful_in(s: State, viewer: int, j: int, seat: int, card: int) -> int:
    """How many doubtful cards of this kind (NONE: any) are in this hand, by a guess."""
    n = 0
    for i in range(s.n_doubtful[viewer]):
        n += is_there(s, viewer, j, i, seat, card)
    return n


@rule
def loose_in(s: State, viewer: int, j: int, seat: int) -> int:
    """Cards of a hand that are neither known nor doubtful ones, by a guess."""
    return unknown_in(s, viewer, seat) - doubtful_in(s, viewer, j, seat, NONE)


@rule
def at_large(s: State, viewer: int, j: int, card: int) -> int:
    """Copies of a card that are in the deck or in some hand, neither known nor doubtful ones, by a guess."""
    return unseen(s, viewer, card) + doubtful_in(s, viewer, j, GONE, card)


@rule
def most_at_large(s: State, viewer: int, card: int) -> int:
    """The most that any guess allows."""
    n = unseen(s, viewer, card)
    for j in range(s.n_guesses[viewer]):
        n = max(n, at_large(s, viewer, j, card))
    return n


@rule
def recent_in(s: State, viewer: int, j: int, card: int) -> int:
    """Copies at large that are cards of this deck, in it or drawn from it, by a guess; the most that there can be."""
    return max(0, min(s.recent[viewer, card], at_large(s, viewer, j, card)))


@rule
def all_recent(s: State, viewer: int, j: int) -> int:
    n = 0
    for card in range(KINDS):
        n += recent_in(s, viewer, j, card)
    return n


@rule
def doubt(s: State, viewer: int, seat: int, card: int) -> None:
    """A known card becomes a doubtful one, which is still in that hand by every guess.

    Who already doubts of six cards remembers of this one only that it is in somebody's hand.
    """
    s.known[viewer, seat * KINDS + card] -= 1
    if s.n_doubtful[viewer] == DOUBTS:
        s.elder[viewer, card] += 1
        return
    begin_doubt(s, viewer, card + 1, seat)


@rule
def branch(s: State, viewer: int, seat: int, card: int, place: int) -> int:
    """For each guess, further ones: of the doubtful cards of this kind (NONE: any) in a hand one has left for a place.

    Equal cards are one guess. Returns how many guesses there were: by those, a card that is not doubtful has left.
    """
    while branches(s, viewer, seat, card) > GUESSES:
        forget_last(s, viewer)
    n = s.n_guesses[viewer]
    for j in range(n):
        for i in range(s.n_doubtful[viewer]):
            if is_first(s, viewer, j, i, seat, card):
                alike = doubtful_in(s, viewer, j, seat, s.doubtful[viewer, i] - 1)
                put_at(s, viewer, fork(s, viewer, j, s.weight[viewer, j] * alike), i, place)
    return n


@rule
def branches(s: State, viewer: int, seat: int, card: int) -> int:
    """How many guesses there are with those that would be added."""
    n = s.n_guesses[viewer]
    for j in range(s.n_guesses[viewer]):
        for i in range(s.n_doubtful[viewer]):
            n += is_first(s, viewer, j, i, seat, card)
    return n


@rule
def settle_doubts(s: State) -> None:
    """What is in one place by all guesses is doubtful no more, and a guess less may bound it; after each decision."""
    for viewer in range(s.players):
        i = 0
        while i < s.n_doubtful[viewer]:
            if is_settled(s, viewer, i):
                settle(s, viewer, i)
            else:
                card = s.doubtful[viewer, i] - 1
                bound(s, viewer, card, most_at_large(s, viewer, card))
                i += 1


@rule
def settle(s: State, viewer: int, i: int) -> None:
    """The card is known to be in the hand that holds it, or of no account."""
    place, card = place_of(s, viewer, 0, i), s.doubtful[viewer, i] - 1
    end_doubt(s, viewer, i)
    if place != GONE:
        s.known[viewer, place * KINDS + card] += 1
    bound(s, viewer, card, most_at_large(s, viewer, card))


@rule
def bound(s: State, viewer: int, card: int, most: int) -> None:
    """Of a card, no more can be recent or elder than can be at large."""
    s.recent[viewer, card] = min(s.recent[viewer, card], most)
    s.elder[viewer, card] = min(s.elder[viewer, card], most)


@rule
def forget_last(s: State, viewer: int) -> None:
    """There are too many guesses: of the last doubtful card the viewer remembers that it is in somebody's hand."""
    i = s.n_doubtful[viewer] - 1
    card = s.doubtful[viewer, i] - 1
    s.elder[viewer, card] += 1
    end_doubt(s, viewer, i)
    tidy(s, viewer, FINE)
    bound(s, viewer, card, most_at_large(s, viewer, card))
