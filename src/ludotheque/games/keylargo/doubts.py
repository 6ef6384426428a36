"""Cards of which a seat doubts in which hand they are (KL 2.10): one was stolen unseen, or may be what was sold.

Doubtful is a card that the seat knew in a hand (`doubtful`: its kind + 1), or one that a hand drew from a wreck which
the seat remembers (minus the wreck's number, minus 1). What may be so is kept as guesses, each with its weight: how
likely it makes all that the seat saw since, to a part of `PART`, or of `FINE` of the likeliest guess, and never nothing
for what can be. A guess has for each doubtful card a place of four bits: the hand that holds it; GONE, if it is the
known card that left, and not another of its kind; SOLD + i, if it left and is the card at place i of the group. What
leaves a hand is any card of that back in it, each as likely. By no guess are there fewer cards than were seen.
"""

from __future__ import annotations

from ludotheque.core.guesses import begin_doubt, common_divisor, end_doubt, fork, is_settled, place_of, put_at, tidy
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.memory import (
    ANY,
    clear_group,
    has_seen,
    is_remembered,
    is_seen,
    last_seen,
    remembered,
    surely_held,
)
from ludotheque.games.keylargo.state import DOUBTS, GUESSES, KINDS, NONE, SEATS, STACK, State, Type

GONE, SOLD = 7, 8
FINE = 1 << 20  # weights are kept at most so large
PART = 1 << 12  # of one, where chances have no small denominator in common
WHOLE = 120  # a multiple of the ways in which some cards of a wreck can come one after the other


@rule
def of_wreck(wreck: int) -> int:
    """What stands in `doubtful` for a card drawn from this wreck; the same turns it back."""
    return -wreck - 1


@rule
def depth_of_doubtful(s: State, viewer: int, i: int) -> int:
    what = s.doubtful[viewer, i]
    if what > 0:
        return s.depth_of[what - 1]
    return s.depth[of_wreck(what)]


@rule
def alike_in(s: State, viewer: int, j: int, seat: int, what: int) -> int:
    """Cards that are alike to the viewer in this hand, certain and doubtful ones, by a guess."""
    n = 0
    for i in range(s.n_doubtful[viewer]):
        n += s.doubtful[viewer, i] == what and place_of(s, viewer, j, i) == seat
    if what > 0:
        return n + s.known[viewer, seat * KINDS + what - 1]
    return n + s.took[viewer, of_wreck(what) * SEATS + seat]


@rule
def is_sold(s: State, viewer: int, j: int, wreck: int, place: int) -> bool:
    """Whether the card at this place of a group has left the hand that drew it, by a guess."""
    for i in range(s.n_doubtful[viewer]):
        if s.doubtful[viewer, i] == of_wreck(wreck) and place_of(s, viewer, j, i) == SOLD + place:
            return True
    return False


@rule
def left_in(s: State, viewer: int, j: int, wreck: int, kind: int) -> int:
    """Cards of this kind (ANY: treasures) that the group still has, in the wreck or in hands, by a guess."""
    n = 0
    for place in range(STACK):
        n += is_seen(s, viewer, wreck, place, kind) and not is_sold(s, viewer, j, wreck, place)
    return n


@rule
def loose_in(s: State, viewer: int, j: int, seat: int, depth: int) -> int:
    """Cards of this back in a hand of which the viewer remembers nothing, by a guess."""
    n = s.backs[seat, depth] - surely_held(s, viewer, seat, depth)
    for i in range(s.n_doubtful[viewer]):
        n -= place_of(s, viewer, j, i) == seat and depth_of_doubtful(s, viewer, i) == depth
    return n


@rule
def at_large(s: State, viewer: int, j: int, kind: int) -> int:
    """Copies of a treasure that the viewer remembers nowhere, by a guess."""
    n = s.copies[kind] - s.gone[kind] - s.hands[viewer, kind]
    for seat in range(s.players):
        if seat != viewer:
            n -= alike_in(s, viewer, j, seat, kind + 1)
    for wreck in range(s.n_wrecks):
        if s.depth[wreck] == s.depth_of[kind] and is_remembered(s, viewer, wreck):
            n -= left_in(s, viewer, j, wreck, kind)
    return n


@rule
def out_of(s: State, viewer: int, j: int, depth: int) -> int:
    """Treasures with this back that the viewer remembered nowhere before one of them left, by a guess; one at least."""
    n = 1
    for kind in range(KINDS):
        if s.depth_of[kind] == depth and s.type_of[kind] != Type.MONSTER and s.copies[kind] > 0:
            n += at_large(s, viewer, j, kind)
    return max(1, n)


# ---- what a seat hears and sees


@rule
def doubt(s: State, viewer: int, seat: int, what: int) -> None:
    """One of the cards that are surely in this hand becomes doubtful; it is still there by every guess.

    Who doubts of six cards already forgets this one, or all of its wreck.
    """
    if s.n_doubtful[viewer] == DOUBTS and what < 0:
        forget_group(s, viewer, of_wreck(what))
        return
    if what > 0:
        s.known[viewer, seat * KINDS + what - 1] -= 1
    else:
        s.took[viewer, of_wreck(what) * SEATS + seat] -= 1
    if s.n_doubtful[viewer] < DOUBTS:
        begin_doubt(s, viewer, what, seat)


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


# ---- guesses


@rule
def branch(s: State, viewer: int, seat: int, depth: int, kind: int, place: int) -> int:
    """For each guess, further ones: of the doubtful cards of this back and kind in a hand one has left it.

    It is then at that place; GONE stands for what left the game. Cards that are alike are one guess. Returns how many
    guesses there were: by those, a card of which the viewer remembers nothing has left.
    """
    while branches(s, viewer, seat, depth, kind) > GUESSES:
        forget_last(s, viewer)
    n = s.n_guesses[viewer]
    for j in range(n):
        for i in range(s.n_doubtful[viewer]):
            if may_be(s, viewer, j, i, seat, depth, kind):
                what = s.doubtful[viewer, i]
                likely = alike_in(s, viewer, j, seat, what) * share(s, viewer, j, what, kind)
                at = fork(s, viewer, j, s.weight[viewer, j] * likely)
                put_at(s, viewer, at, i, place)
                if place == GONE and what < 0:
                    put_at(s, viewer, at, i, SOLD + first_left(s, viewer, j, of_wreck(what), kind))
    return n


@rule
def branches(s: State, viewer: int, seat: int, depth: int, kind: int) -> int:
    """How many guesses there are with those that would be added."""
    n = s.n_guesses[viewer]
    for j in range(s.n_guesses[viewer]):
        for i in range(s.n_doubtful[viewer]):
            n += may_be(s, viewer, j, i, seat, depth, kind)
    return n


@rule
def may_be(s: State, viewer: int, j: int, i: int, seat: int, depth: int, kind: int) -> bool:
    """Whether a doubtful card may be what left this hand, by a guess; the first of those that are alike."""
    what = s.doubtful[viewer, i]
    if place_of(s, viewer, j, i) != seat or depth_of_doubtful(s, viewer, i) != depth:
        return False
    for each in range(i):
        if s.doubtful[viewer, each] == what and place_of(s, viewer, j, each) == seat:
            return False
    return share(s, viewer, j, what, kind) > 0


@rule
def share(s: State, viewer: int, j: int, what: int, kind: int) -> int:
    """How likely a doubtful card is of this kind (ANY: whatever it is) by a guess, times WHOLE."""
    if kind == ANY:
        return WHOLE
    if what > 0:
        return WHOLE * (what == kind + 1)
    wreck = of_wreck(what)
    return WHOLE * left_in(s, viewer, j, wreck, kind) // max(1, left_in(s, viewer, j, wreck, ANY))


@rule
def first_left(s: State, viewer: int, j: int, wreck: int, kind: int) -> int:
    """The first card of this kind that a group still has, by a guess."""
    place = 0
    while not is_seen(s, viewer, wreck, place, kind) or is_sold(s, viewer, j, wreck, place):
        place += 1
    return place


# ---- an end of doubts


@rule
def settle(s: State, viewer: int) -> None:
    """What is in one place by all guesses is doubtful no more."""
    i = 0
    while i < s.n_doubtful[viewer]:
        if is_settled(s, viewer, i):
            settle_one(s, viewer, i)
        else:
            i += 1
    for wreck in range(s.n_wrecks):
        if is_remembered(s, viewer, wreck):
            know_all(s, viewer, wreck)


@rule
def settle_one(s: State, viewer: int, i: int) -> None:
    """The card is surely in the hand that holds it, or has surely left."""
    what, place = s.doubtful[viewer, i], place_of(s, viewer, 0, i)
    end_doubt(s, viewer, i)
    if place >= SOLD:
        drop_seen(s, viewer, of_wreck(what), place - SOLD)
    elif what < 0:
        s.took[viewer, of_wreck(what) * SEATS + place] += 1
    elif place != GONE:
        s.known[viewer, place * KINDS + what - 1] += 1


@rule
def know_all(s: State, viewer: int, wreck: int) -> None:
    """Once one hand has surely drawn all treasures of a group, the viewer knows each of them to be there."""
    for i in range(s.n_doubtful[viewer]):
        if s.doubtful[viewer, i] == of_wreck(wreck):
            return
    treasures = left_in(s, viewer, 0, wreck, ANY)
    for seat in range(s.players):
        if s.took[viewer, wreck * SEATS + seat] == treasures:
            s.took[viewer, wreck * SEATS + seat] = 0
            for _ in range(treasures):
                place = last_seen(s, viewer, wreck, ANY)
                s.known[viewer, seat * KINDS + s.seen[viewer, wreck * STACK + place] - 1] += 1
                drop_seen(s, viewer, wreck, place)
            return


@rule
def drop_seen(s: State, viewer: int, wreck: int, place: int) -> None:
    """The card at this place belongs to the group no more; those behind it move up."""
    for i in range(place, STACK - 1):
        s.seen[viewer, wreck * STACK + i] = s.seen[viewer, wreck * STACK + i + 1]
    s.seen[viewer, wreck * STACK + STACK - 1] = 0
    for i in range(s.n_doubtful[viewer]):
        if s.doubtful[viewer, i] == of_wreck(wreck):
            for j in range(s.n_guesses[viewer]):
                if place_of(s, viewer, j, i) > SOLD + place:
                    put_at(s, viewer, j, i, place_of(s, viewer, j, i) - 1)


@rule
def forget_last(s: State, viewer: int) -> None:
    """There are too many guesses: the viewer forgets the last doubtful card, or all of its wreck."""
    i = s.n_doubtful[viewer] - 1
    what = s.doubtful[viewer, i]
    if what < 0:
        forget_group(s, viewer, of_wreck(what))
        return
    end_doubt(s, viewer, i)
    tidy(s, viewer, FINE)


@rule
def forget_group(s: State, viewer: int, wreck: int) -> None:
    clear_group(s, viewer, wreck)
    for i in range(s.n_doubtful[viewer] - 1, -1, -1):
        if s.doubtful[viewer, i] == of_wreck(wreck):
            end_doubt(s, viewer, i)
    tidy(s, viewer, FINE)
