"""The cards of a wreck that a seat remembers (KL 2.10), since it looked there; learning.py says how it came to.

A seat's group of a wreck (`seen`) is the cards that it saw there, in the order of kinds, less those it knows to have
gone. They lie in the wreck, whose cards are all among them, and in the hands that drew there since: `took` of them in
each. `known` counts the cards that a seat knows to be in another hand. Cards in no certain hand are told by doubts.py.
"""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.keylargo.state import HALVES, KINDS, NONE, SEATS, STACK, State, Type

ANY = -1  # kind of treasure


@rule
def is_remembered(s: State, viewer: int, wreck: int) -> bool:
    """Whether the viewer has any card in this group."""
    return s.seen[viewer, wreck * STACK] != 0


@rule
def remembered(s: State, viewer: int, wreck: int) -> int:
    """How many cards the group has."""
    n = 0
    while n < STACK and s.seen[viewer, wreck * STACK + n] != 0:
        n += 1
    return n


@rule
def is_seen(s: State, viewer: int, wreck: int, place: int, kind: int) -> bool:
    """Whether the card at this place of the group is of this kind (ANY: a treasure)."""
    number = s.seen[viewer, wreck * STACK + place]
    if kind == ANY:
        return number != 0 and s.type_of[number - 1] != Type.MONSTER
    return number == kind + 1


@rule
def last_seen(s: State, viewer: int, wreck: int, kind: int) -> int:
    """The last place of this kind in the group, -1 if there is none."""
    for place in range(STACK - 1, -1, -1):
        if is_seen(s, viewer, wreck, place, kind):
            return place
    return NONE


@rule
def has_seen(s: State, viewer: int, wreck: int, kind: int) -> bool:
    return last_seen(s, viewer, wreck, kind) != NONE


@rule
def add_seen(s: State, viewer: int, wreck: int, number: int) -> None:
    """Adds a card (kind + 1), in the order of kinds; a group that is full forgets it."""
    n = remembered(s, viewer, wreck)
    if n == STACK:
        return
    at = wreck * STACK + n
    while at > wreck * STACK and s.seen[viewer, at - 1] > number:
        s.seen[viewer, at] = s.seen[viewer, at - 1]
        at -= 1
    s.seen[viewer, at] = number


@rule
def clear_group(s: State, viewer: int, wreck: int) -> None:
    for i in range(STACK):
        s.seen[viewer, wreck * STACK + i] = 0
    for seat in range(SEATS):
        s.took[viewer, wreck * SEATS + seat] = 0


@rule
def surely_held(s: State, viewer: int, seat: int, depth: int) -> int:
    """Cards of a depth that the viewer can place in the seat's hand."""
    n = 0
    for wreck in range(s.n_wrecks):
        if s.depth[wreck] == depth:
            n += s.took[viewer, wreck * SEATS + seat]
    for kind in range(KINDS):
        if s.depth_of[kind] == depth:
            n += s.known[viewer, seat * KINDS + kind]
    return n


@rule
def half_day(s: State) -> int:
    """The number of this half-day, from 1 to 20."""
    return HALVES * (s.day - 1) + s.half + 1
