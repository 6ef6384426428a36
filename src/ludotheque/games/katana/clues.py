"""What a seat hears and sees of cards, and what it makes its guesses weigh (KA-R53, doubts.py)."""

from __future__ import annotations

from ludotheque.core.guesses import common_divisor, put_at, tidy
from ludotheque.core.rule import rule
from ludotheque.games.katana.doubts import (
    FINE,
    GONE,
    all_recent,
    at_large,
    bound,
    branch,
    doubt,
    doubtful_in,
    is_there,
    loose_in,
    most_at_large,
    recent_in,
)
from ludotheque.games.katana.state import KINDS, NONE, State

PART = 1 << 10  # of one, where chances have no small denominator in common


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
def ways(places: int, n: int) -> int:
    """The ways to choose n of some places."""
    if n < 0:
        return 0
    product = 1
    for i in range(n):
        product = product * (places - i) // (i + 1)
    return product


@rule
def closed(s: State, viewer: int, j: int, seat: int) -> int:
    """Loose cards in the deck, in this hand, and in those behind it, by a guess."""
    n = s.n_deck
    for other in range(seat, s.players):
        if other != viewer:
            n += loose_in(s, viewer, j, other)
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
