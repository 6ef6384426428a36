"""Doubtful cards (KA-R53): a seat knew them in a hand, and does not know whether they are what was taken from it.

What may be so is kept as guesses, each with its weight: how likely it makes all that the seat saw since, to a part of
`PART`, or of `FINE` of the likeliest guess, and never nothing for what can be. A guess has for each doubtful card a
place: the hand that holds it; or GONE, if it is what was seen to leave a hand, and not another of its
kind. What leaves a hand is any card of it, each as likely. By no guess are there fewer cards than were seen.
"""

from __future__ import annotations

from ludotheque.core.guesses import begin_doubt, common_divisor, end_doubt, fork, is_settled, place_of, put_at, tidy
from ludotheque.core.rule import rule
from ludotheque.games.katana.memory import unknown_in, unseen
from ludotheque.games.katana.state import DOUBTS, GUESSES, KINDS, NONE, State

GONE = 7
FINE = 1 << 13  # weights are kept at most so large: times what one departure says, they still fit four bytes
PART = 1 << 10  # of one, where chances have no small denominator in common


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


# ---- what a seat hears and sees


@rule
def spread(s: State, viewer: int, seat: int, thief: int) -> None:
    """A card goes from one hand to another unseen: any of them, each as likely. Called before it does."""
    for card in range(KINDS):
        while s.known[viewer, seat * KINDS + card] > 0:
            doubt(s, viewer, seat, card)
    if s.n_doubtful[viewer] == 0:
        return
    n = branch(s, viewer, seat, NONE, thief)
    for j in range(n):
        s.weight[viewer, j] *= loose_in(s, viewer, j, seat)
    tidy(s, viewer, FINE)


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
def weigh_departure(s: State, viewer: int, seat: int, card: int) -> bool:
    """A card leaves a hand before the viewer's eyes. Returns whether it is certainly none of the doubtful ones."""
    n = branch(s, viewer, seat, card, GONE)
    part = common_part(s, viewer, n)
    for j in range(n):
        s.weight[viewer, j] *= chances(s, viewer, j, seat, card, part)
    for j in range(n, s.n_guesses[viewer]):
        s.weight[viewer, j] *= part
    is_none = n == s.n_guesses[viewer]
    tidy(s, viewer, FINE)
    return is_none


@rule
def weigh_top(s: State, viewer: int, card: int) -> None:
    """The viewer sees the top card of the deck: any of this deck that it has not seen, each as likely."""
    if s.n_doubtful[viewer] == 0:
        return
    part = common_part(s, viewer, s.n_guesses[viewer])
    for j in range(s.n_guesses[viewer]):
        s.weight[viewer, j] *= part_of(recent_in(s, viewer, j, card), part, max(1, all_recent(s, viewer, j)))
    tidy(s, viewer, FINE)


@rule
def see_all(s: State, viewer: int, seat: int, card: int, n: int) -> None:
    """All copies of a card in a hand are laid open, so many; they are then known there. Hands are opened by seats."""
    known = s.known[viewer, seat * KINDS + card]
    for j in range(s.n_guesses[viewer]):
        others = n - known - doubtful_in(s, viewer, j, seat, card)
        loose, copies, places = loose_in(s, viewer, j, seat), at_large(s, viewer, j, card), closed(s, viewer, j, seat)
        likely = ways(loose, others) * ways(places - loose, copies - others)
        s.weight[viewer, j] *= part_of(likely, PART, max(1, ways(places, copies)))
        for i in range(s.n_doubtful[viewer]):
            if is_there(s, viewer, j, i, seat, card):
                put_at(s, viewer, j, i, GONE)
    s.known[viewer, seat * KINDS + card] = n
    tidy(s, viewer, FINE)
    bound(s, viewer, card, most_at_large(s, viewer, card))


@rule
def closed(s: State, viewer: int, j: int, seat: int) -> int:
    """Loose cards in the deck, in this hand, and in those behind it, by a guess."""
    n = s.n_deck
    for other in range(seat, s.players):
        if other != viewer:
            n += loose_in(s, viewer, j, other)
    return n


@rule
def ways(places: int, n: int) -> int:
    """The ways to choose n of some places."""
    if n < 0:
        return 0
    product = 1
    for i in range(n):
        product = product * (places - i) // (i + 1)
    return product


# ---- reckoning


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
def all_loose(s: State, viewer: int, j: int) -> int:
    """Loose cards in the deck and in other hands."""
    return closed(s, viewer, j, 0)


@rule
def part_of(n: int, part: int, whole: int) -> int:
    """So many of a whole, in parts; what is more than nothing is one part at least."""
    return (n * part + whole - 1) // whole


@rule
def common_part(s: State, viewer: int, n: int) -> int:
    """What to reckon chances in: a multiple of `out_of` by all of the first n guesses, if there is a small one."""
    part = 1
    for j in range(n):
        whole = out_of(s, viewer, j)
        part *= whole // common_divisor(part, whole)
        if part > 2 * PART:
            return PART
    return part * max(1, PART // part)


@rule
def out_of(s: State, viewer: int, j: int) -> int:
    """The denominator of all chances: cards of this deck that are at large, times the others, if there are any."""
    recent = all_recent(s, viewer, j)
    return max(1, recent) * max(1, all_loose(s, viewer, j) - recent)


@rule
def chances(s: State, viewer: int, j: int, seat: int, card: int, part: int) -> int:
    """How many loose cards of a hand are of this kind by a guess: the mean, in parts.

    Those that came out of this deck are any recent cards, the others any that are not. What counts that are but bounds
    call impossible, though it can be, has one part.
    """
    loose, copies = loose_in(s, viewer, j, seat), at_large(s, viewer, j, card)
    if loose <= 0 or copies <= 0:
        return 0
    drawn, recent, all_new = min(s.drawn[seat], loose), recent_in(s, viewer, j, card), all_recent(s, viewer, j)
    all_old = max(1, all_loose(s, viewer, j) - all_new)
    mean = drawn * recent * all_old + (loose - drawn) * (copies - recent) * max(1, all_new)
    if mean == 0 and can_be_in(s, viewer, seat, card):
        return 1
    return part_of(mean, part, out_of(s, viewer, j))


@rule
def can_be_in(s: State, viewer: int, seat: int, card: int) -> bool:
    """Whether a loose card of a hand can be of this kind, as far as the bounds say."""
    return s.elder[viewer, card] > 0 or (s.recent[viewer, card] > 0 and s.drawn[seat] > 0)


# ---- keeping them few


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
