"""What a seat hears and sees of cards, and what it makes its guesses weigh (KL 2.10, doubts.py)."""

from __future__ import annotations

from ludotheque.core.guesses import common_divisor, fork, place_of, put_at, tidy
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.doubts import (
    FINE,
    GONE,
    SOLD,
    WHOLE,
    at_large,
    branch,
    doubt,
    drop_seen,
    forget_group,
    is_sold,
    left_in,
    loose_in,
    of_wreck,
    settle,
)
from ludotheque.games.keylargo.memory import ANY, clear_group, has_seen, is_remembered, last_seen, remembered
from ludotheque.games.keylargo.state import GUESSES, KINDS, NONE, SEATS, STACK, State, Type

PART = 1 << 12  # of one, where chances have no small denominator in common


@rule
def spread(s: State, viewer: int, seat: int, thief: int, depth: int) -> None:
    """A card of this back went from one hand to another unseen."""
    for wreck in range(s.n_wrecks):
        if s.depth[wreck] == depth and s.took[viewer, wreck * SEATS + seat] > 0:
            doubt(s, viewer, seat, of_wreck(wreck))
    for kind in range(KINDS):
        if s.depth_of[kind] == depth and s.known[viewer, seat * KINDS + kind] > 0:
            doubt(s, viewer, seat, kind + 1)
    if s.n_doubtful[viewer] == 0:
        return
    n = branch(s, viewer, seat, depth, ANY, thief)
    for j in range(n):
        s.weight[viewer, j] *= WHOLE * (loose_in(s, viewer, j, seat, depth) + 1)
    tidy(s, viewer, FINE)
    settle(s, viewer)


@rule
def see_departure(s: State, viewer: int, seat: int, kind: int) -> None:
    """A card, none of those surely known there, has left a hand before the viewer's eyes."""
    depth = s.depth_of[kind]
    for wreck in range(s.n_wrecks):
        if s.took[viewer, wreck * SEATS + seat] > 0 and has_seen(s, viewer, wreck, kind):
            doubt(s, viewer, seat, of_wreck(wreck))
    if s.n_doubtful[viewer] == 0:
        return
    n = branch(s, viewer, seat, depth, kind, GONE)
    part = common_part(s, viewer, n, depth)
    for j in range(n):
        loose = loose_in(s, viewer, j, seat, depth) + 1
        s.weight[viewer, j] *= WHOLE * chances(s, viewer, j, kind, loose, part)
    for j in range(n, s.n_guesses[viewer]):
        s.weight[viewer, j] *= part
    tidy(s, viewer, FINE)
    settle(s, viewer)


@rule
def see_found(s: State, viewer: int, kind: int) -> None:
    """A treasure that the viewer remembered nowhere turns out to be of this kind: any of them, each as likely.

    Called when it is where it was found.
    """
    if s.n_doubtful[viewer] == 0:
        return
    part = common_part(s, viewer, s.n_guesses[viewer], s.depth_of[kind])
    for j in range(s.n_guesses[viewer]):
        s.weight[viewer, j] *= chances(s, viewer, j, kind, 1, part)
    tidy(s, viewer, FINE)
    settle(s, viewer)


@rule
def chances(s: State, viewer: int, j: int, kind: int, n: int, part: int) -> int:
    """How many of n treasures that were remembered nowhere are of this kind, by a guess: the mean, in parts.

    One of the kind has just turned up.
    """
    whole = out_of(s, viewer, j, s.depth_of[kind])
    return (n * max(0, at_large(s, viewer, j, kind) + 1) * part + whole - 1) // whole


@rule
def out_of(s: State, viewer: int, j: int, depth: int) -> int:
    """Treasures with this back that the viewer remembered nowhere before one of them left, by a guess; one at least."""
    n = 1
    for kind in range(KINDS):
        if s.depth_of[kind] == depth and s.type_of[kind] != Type.MONSTER and s.copies[kind] > 0:
            n += at_large(s, viewer, j, kind)
    return max(1, n)


@rule
def common_part(s: State, viewer: int, n: int, depth: int) -> int:
    """What to reckon chances in: a common multiple of their denominators by the first n guesses, if it is small."""
    part = 1
    for j in range(n):
        whole = out_of(s, viewer, j, depth)
        part *= whole // common_divisor(part, whole)
        if part > PART:
            return PART
    return part


@rule
def see_drawn(s: State, viewer: int, wreck: int, kind: int) -> None:
    """A card drawn from a remembered wreck turns out to be of this kind; it belongs to the group no more."""
    for j in range(s.n_guesses[viewer]):
        n = max(1, left_in(s, viewer, j, wreck, ANY))
        s.weight[viewer, j] *= WHOLE * left_in(s, viewer, j, wreck, kind) // n
    tidy(s, viewer, FINE)
    drop_seen(s, viewer, wreck, last_seen(s, viewer, wreck, kind))
    settle(s, viewer)


@rule
def see_left(s: State, viewer: int, wreck: int) -> None:
    """The viewer looks again: what is not in the wreck any more is what the hands drew that drew there."""
    for j in range(s.n_guesses[viewer]):
        s.weight[viewer, j] *= ways_left(s, viewer, j, wreck)
    tidy(s, viewer, FINE)
    for i in range(s.left[wreck]):
        place = last_seen(s, viewer, wreck, s.stack[wreck, i] - 1)
        if place != NONE:
            drop_seen(s, viewer, wreck, place)
    for seat in range(s.players):
        while s.took[viewer, wreck * SEATS + seat] > 0:
            doubt(s, viewer, seat, of_wreck(wreck))
    name_drawn(s, viewer, wreck)
    clear_group(s, viewer, wreck)
    settle(s, viewer)


@rule
def ways_left(s: State, viewer: int, j: int, wreck: int) -> int:
    """How likely those treasures are left that are, one after the other, by a guess; times WHOLE."""
    product, all_ways, n = WHOLE, 1, left_in(s, viewer, j, wreck, ANY)
    for i in range(s.left[wreck]):
        kind = s.stack[wreck, i] - 1
        if s.type_of[kind] != Type.MONSTER:
            product *= left_in(s, viewer, j, wreck, kind) - alike_below(s, wreck, i)
            all_ways *= max(1, n)
            n -= 1
    return product // all_ways


@rule
def alike_below(s: State, wreck: int, place: int) -> int:
    n = 0
    for i in range(place):
        n += s.stack[wreck, i] == s.stack[wreck, place]
    return n


@rule
def name_drawn(s: State, viewer: int, wreck: int) -> None:
    """The viewer knows which cards of a group are in hands, all of which are doubtful: any of them each."""
    count_orders(s, viewer, wreck)
    for a in range(remembered(s, viewer, wreck)):
        if is_remembered(s, viewer, wreck):
            mix(s, viewer, wreck, a, remembered(s, viewer, wreck))
    for a in range(remembered(s, viewer, wreck)):
        i = nth_drawn(s, viewer, wreck, 0)
        for j in range(s.n_guesses[viewer]):
            place = place_of(s, viewer, j, i)
            if place == SOLD + a:
                put_at(s, viewer, j, i, GONE)
            elif place >= SOLD:
                s.weight[viewer, j] = 0
        s.doubtful[viewer, i] = s.seen[viewer, wreck * STACK + a]
    tidy(s, viewer, FINE)


@rule
def count_orders(s: State, viewer: int, wreck: int) -> None:
    """Of n! orders in which `mix` will lay them, a guess by which s are sold keeps (n - s)!; each then counts more."""
    n = remembered(s, viewer, wreck)
    for j in range(s.n_guesses[viewer]):
        n_sold = 0
        for place in range(n):
            if is_sold(s, viewer, j, wreck, place):
                s.weight[viewer, j] *= n - n_sold
                n_sold += 1


@rule
def nth_drawn(s: State, viewer: int, wreck: int, n: int) -> int:
    """The place in `doubtful` of the card of a wreck with this number, from 0."""
    i = 0
    while n > 0 or s.doubtful[viewer, i] != of_wreck(wreck):
        n -= s.doubtful[viewer, i] == of_wreck(wreck)
        i += 1
    return i


@rule
def mix(s: State, viewer: int, wreck: int, a: int, n: int) -> None:
    """Card `a` of a group changes places with none or one of those behind it, each as likely."""
    at = nth_drawn(s, viewer, wreck, a)
    n_guesses = s.n_guesses[viewer]
    for j in range(n_guesses):
        weight = s.weight[viewer, j]
        for b in range(a + 1, n):
            other = nth_drawn(s, viewer, wreck, b)
            if place_of(s, viewer, j, other) == place_of(s, viewer, j, at):
                s.weight[viewer, j] += weight
            elif s.n_guesses[viewer] == GUESSES:
                forget_group(s, viewer, wreck)
                return
            else:
                new = fork(s, viewer, j, weight)
                put_at(s, viewer, new, at, place_of(s, viewer, j, other))
                put_at(s, viewer, new, other, place_of(s, viewer, j, at))
    tidy(s, viewer, FINE)
