"""What a seat has learnt of hidden cards and remembers (KL 2.10): by looking into wrecks, drawing, and thefts.

A seat's group of a wreck (`seen`) is the cards that it saw there, less those it knows to have gone. They lie in the
wreck, whose cards are all among them, and in the hands that drew there since: `took` of them surely in a hand, the
others in any of the `loose` hands. A card that may have been sold or stolen since is doubtful: its number is
negative. The last three groups, one a depth, hold cards that went from hand to hand; they lie in loose hands only.
`known` counts the cards that a seat knows to be in another hand.
"""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.keylargo.events import Event, confide, tell
from ludotheque.games.keylargo.state import GROUPS, HALVES, KINDS, NONE, SEATS, STACK, WRECKS, State, Type
from ludotheque.games.keylargo.wrecks import shuffle_wreck


@rule
def depth_of_group(s: State, group: int) -> int:
    if group < WRECKS:
        return s.depth[group]
    return group - WRECKS


@rule
def is_remembered(s: State, viewer: int, group: int) -> bool:
    """Whether the viewer has any card in this group."""
    return s.seen[viewer, group * STACK] != 0


@rule
def remembered(s: State, viewer: int, group: int) -> int:
    """How many cards the group has."""
    n = 0
    while n < STACK and s.seen[viewer, group * STACK + n] != 0:
        n += 1
    return n


@rule
def find_seen(s: State, viewer: int, group: int, number: int) -> int:
    """The place of this number (kind + 1, negative: doubtful) in the group, -1 if it is not there."""
    for i in range(STACK):
        if s.seen[viewer, group * STACK + i] == number:
            return i
    return NONE


@rule
def has_seen(s: State, viewer: int, group: int, kind: int) -> bool:
    sure = find_seen(s, viewer, group, kind + 1) != NONE
    return sure or find_seen(s, viewer, group, -kind - 1) != NONE


@rule
def add_seen(s: State, viewer: int, group: int, number: int) -> None:
    """Adds a card, in the order of kinds; a group that is full forgets it."""
    n = remembered(s, viewer, group)
    if n == STACK:
        return
    at = group * STACK + n
    while at > group * STACK and abs(s.seen[viewer, at - 1]) > abs(number):
        s.seen[viewer, at] = s.seen[viewer, at - 1]
        at -= 1
    s.seen[viewer, at] = number


@rule
def drop_seen(s: State, viewer: int, group: int, kind: int) -> None:
    """Takes a card of this kind out of the group, a sure one first; does nothing if there is none."""
    at = find_seen(s, viewer, group, kind + 1)
    if at == NONE:
        at = find_seen(s, viewer, group, -kind - 1)
    if at == NONE:
        return
    for i in range(group * STACK + at, group * STACK + STACK - 1):
        s.seen[viewer, i] = s.seen[viewer, i + 1]
    s.seen[viewer, group * STACK + STACK - 1] = 0


@rule
def clear_group(s: State, viewer: int, group: int) -> None:
    for i in range(STACK):
        s.seen[viewer, group * STACK + i] = 0
    for seat in range(SEATS):
        s.took[viewer, group * SEATS + seat] = 0
    s.loose[viewer, group] = 0


@rule
def note_draw(s: State, seat: int, wreck: int, kind: int) -> None:
    """A treasure was drawn: its new holder knows it, who remembers the wreck only that it was one of those cards."""
    for viewer in range(s.players):
        if is_remembered(s, viewer, wreck):
            if viewer == seat:
                drop_seen(s, viewer, wreck, kind)
            else:
                s.took[viewer, wreck * SEATS + seat] += 1
                settle(s, viewer, wreck, seat)


@rule
def settle(s: State, viewer: int, wreck: int, seat: int) -> None:
    """Once one hand has drawn all treasures of a group, the viewer knows each of them to be there."""
    n, treasures = remembered(s, viewer, wreck), 0
    for i in range(n):
        number = s.seen[viewer, wreck * STACK + i]
        if number < 0:
            return
        treasures += s.type_of[number - 1] != Type.MONSTER
    if s.took[viewer, wreck * SEATS + seat] != treasures:
        return
    for i in range(n - 1, -1, -1):
        kind = s.seen[viewer, wreck * STACK + i] - 1
        if s.type_of[kind] != Type.MONSTER:
            s.known[viewer, seat * KINDS + kind] += 1
            drop_seen(s, viewer, wreck, kind)
    s.took[viewer, wreck * SEATS + seat] = 0


@rule
def note_killed(s: State, wreck: int, kind: int) -> None:
    """A monster left the game before everybody's eyes."""
    for viewer in range(s.players):
        drop_seen(s, viewer, wreck, kind)


@rule
def note_sold_from_wreck(s: State, seat: int, wreck: int, kind: int) -> None:
    """The card just drawn was sold and shown (KL-R41): everybody knows that it came from this wreck."""
    for viewer in range(s.players):
        if viewer != seat and s.took[viewer, wreck * SEATS + seat] > 0:
            drop_seen(s, viewer, wreck, kind)
            release(s, viewer, wreck, seat)
        elif s.known[viewer, seat * KINDS + kind] > 0:
            s.known[viewer, seat * KINDS + kind] -= 1


@rule
def note_sold(s: State, seat: int, kind: int) -> None:
    """A card was sold and shown (KL-R30); it has left the hand."""
    for viewer in range(s.players):
        if viewer != seat:
            note_gone(s, viewer, seat, kind)


@rule
def note_gone(s: State, viewer: int, seat: int, kind: int) -> None:
    """The viewer sees that this card left the seat's hand: which of those it remembers was it?"""
    if s.known[viewer, seat * KINDS + kind] > 0:
        s.known[viewer, seat * KINDS + kind] -= 1
        return
    group = only_origin(s, viewer, seat, kind)
    if group != NONE:
        drop_seen(s, viewer, group, kind)
        release(s, viewer, group, seat)
        return
    for each in range(GROUPS):
        if may_come_from(s, viewer, each, seat, kind):
            doubt(s, viewer, each, kind)
            if s.took[viewer, each * SEATS + seat] > 0:
                s.loose[viewer, each] |= 1 << seat
            release(s, viewer, each, seat)


@rule
def may_come_from(s: State, viewer: int, group: int, seat: int, kind: int) -> bool:
    """Whether the group has a card of this kind, and some of its cards may have been in the seat's hand."""
    if not has_seen(s, viewer, group, kind):
        return False
    return s.took[viewer, group * SEATS + seat] > 0 or s.loose[viewer, group] >> seat & 1 == 1


@rule
def only_origin(s: State, viewer: int, seat: int, kind: int) -> int:
    """The group that the card has certainly come from, -1 if that cannot be told."""
    origin = NONE
    for group in range(GROUPS):
        if may_come_from(s, viewer, group, seat, kind):
            if origin != NONE:
                return NONE
            origin = group
    if origin == NONE or find_seen(s, viewer, origin, kind + 1) == NONE:
        return NONE
    if free_copies(s, viewer, kind) < 0:
        return origin
    depth = s.depth_of[kind]
    if surely_held(s, viewer, seat, depth) == s.backs[seat, depth] + 1:
        return origin
    return NONE


@rule
def free_copies(s: State, viewer: int, kind: int) -> int:
    """Copies that are neither gone, nor in the viewer's own hand, nor surely in a group or a hand it knows."""
    n = s.copies[kind] - s.gone[kind] - s.hands[viewer, kind]
    for seat in range(s.players):
        n -= s.known[viewer, seat * KINDS + kind]
    for i in range(GROUPS * STACK):
        n -= s.seen[viewer, i] == kind + 1
    return n


@rule
def surely_held(s: State, viewer: int, seat: int, depth: int) -> int:
    """Cards of a depth that the viewer can place in the seat's hand."""
    n = 0
    for group in range(GROUPS):
        if depth_of_group(s, group) == depth:
            n += s.took[viewer, group * SEATS + seat]
    for kind in range(KINDS):
        if s.depth_of[kind] == depth:
            n += s.known[viewer, seat * KINDS + kind]
    return n


@rule
def doubt(s: State, viewer: int, group: int, kind: int) -> None:
    """A sure card of this kind, if there is one, becomes doubtful."""
    at = find_seen(s, viewer, group, kind + 1)
    if at != NONE:
        s.seen[viewer, group * STACK + at] = -kind - 1


@rule
def release(s: State, viewer: int, group: int, seat: int) -> None:
    """One card of the group fewer is surely in this hand."""
    if s.took[viewer, group * SEATS + seat] > 0:
        s.took[viewer, group * SEATS + seat] -= 1


@rule
def note_theft(s: State, thief: int, victim: int, kind: int) -> None:
    """KL-R23: thief and victim know the card, the others only its back. It is in the thief's hand already."""
    s.known[victim, thief * KINDS + kind] += 1
    note_gone(s, thief, victim, kind)
    for viewer in range(s.players):
        if viewer != thief and viewer != victim:  # compiled code looks through no tuples
            note_passed(s, viewer, victim, thief, s.depth_of[kind])


@rule
def note_passed(s: State, viewer: int, giver: int, taker: int, depth: int) -> None:
    """A card of this depth, nobody says which, went from one hand to another."""
    held = s.backs[giver, depth] + 1  # before the theft
    for group in range(GROUPS):
        if depth_of_group(s, group) == depth and is_remembered(s, viewer, group):
            pass_group(s, viewer, group, giver, taker, held)
    for kind in range(KINDS):
        if s.depth_of[kind] == depth and s.known[viewer, giver * KINDS + kind] > 0:
            pass_known(s, viewer, kind, giver, taker, held)


@rule
def pass_group(s: State, viewer: int, group: int, giver: int, taker: int, held: int) -> None:
    took = s.took[viewer, group * SEATS + giver]
    if took == held:
        s.took[viewer, group * SEATS + giver] -= 1
        s.took[viewer, group * SEATS + taker] += 1
    elif took > 0:
        s.took[viewer, group * SEATS + giver] -= 1
        s.loose[viewer, group] |= 1 << giver | 1 << taker
    if s.loose[viewer, group] >> giver & 1:
        s.loose[viewer, group] |= 1 << taker


@rule
def pass_known(s: State, viewer: int, kind: int, giver: int, taker: int, held: int) -> None:
    n = s.known[viewer, giver * KINDS + kind]
    if n == held:
        s.known[viewer, giver * KINDS + kind] -= 1
        s.known[viewer, taker * KINDS + kind] += 1
        return
    s.known[viewer, giver * KINDS + kind] = 0
    group = WRECKS + s.depth_of[kind]
    for _ in range(n):
        add_seen(s, viewer, group, kind + 1)
    s.loose[viewer, group] |= 1 << giver | 1 << taker


@rule
def half_day(s: State) -> int:
    """The number of this half-day, from 1 to 20."""
    return HALVES * (s.day - 1) + s.half + 1


@rule
def look(s: State, seat: int, wreck: int) -> None:
    """KL-R24: the seat sees all cards of the wreck, which are shuffled and put back."""
    for i in range(s.left[wreck]):
        drop_seen(s, seat, wreck, s.stack[wreck, i] - 1)
    conclude(s, seat, wreck)
    clear_group(s, seat, wreck)
    for i in range(s.left[wreck]):
        add_seen(s, seat, wreck, s.stack[wreck, i])
    s.looks[seat, wreck] = half_day(s)
    shuffle_wreck(s, wreck, s.chance)
    tell(s, Event.LOOKED, seat, NONE, wreck, NONE, 0, s.depth[wreck])
    for i in range(s.left[wreck]):
        confide(s, seat, s.seen[seat, wreck * STACK + i] - 1)
        tell(s, Event.SAW, seat, NONE, wreck, NONE, i, s.depth[wreck])


@rule
def conclude(s: State, viewer: int, wreck: int) -> None:
    """What is left in the group is no longer in the wreck: those who drew there have it."""
    n = remembered(s, viewer, wreck)
    drawer, mask = NONE, s.loose[viewer, wreck]
    for seat in range(s.players):
        took = s.took[viewer, wreck * SEATS + seat]
        if took > 0:
            mask |= 1 << seat
        if took == n:
            drawer = seat
    for i in range(n):
        number = s.seen[viewer, wreck * STACK + i]
        if drawer != NONE and number > 0:
            s.known[viewer, drawer * KINDS + number - 1] += 1
        elif mask:
            add_seen(s, viewer, WRECKS + s.depth[wreck], number)
            s.loose[viewer, WRECKS + s.depth[wreck]] |= mask
