"""Cards of which a seat doubts in which hand they are (KL 2.10): one was stolen unseen, or may be what was sold.

Doubtful is a card that the seat knew in a hand (`doubtful`: its kind + 1), or one that a hand drew from a wreck which
the seat remembers (minus the wreck's number, minus 1). What may be so is kept as guesses, each with its weight: how
likely it makes all that the seat saw since (clues.py), to a part of `PART`, or of `FINE` of the likeliest guess, and
never nothing for what can be. A guess has for each doubtful card a place of four bits: the hand that holds it; GONE, if
it is the known card that left, and not another of its kind; SOLD + i, if it left and is the card at place i of the
group. What leaves a hand is any card of that back in it, each as likely. By no guess are there fewer cards than were
seen.
"""

from __future__ import annotations

from ludotheque.core.guesses import begin_doubt, end_doubt, fork, is_settled, place_of, put_at, tidy
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.memory import ANY, clear_group, is_remembered, is_seen, last_seen, surely_held
from ludotheque.games.keylargo.state import DOUBTS, GUESSES, KINDS, SEATS, STACK, State

GONE, SOLD = 7, 8
FINE = 1 << 20  # weights are kept at most so large
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
