"""What seats learn of hidden cards (KL 2.10): by looking into wrecks, drawing, sales and thefts, each for itself."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.keylargo.clues import see_departure, see_drawn, see_found, see_left, spread
from ludotheque.games.keylargo.doubts import doubt, drop_seen, settle
from ludotheque.games.keylargo.events import Event, confide, tell
from ludotheque.games.keylargo.memory import add_seen, half_day, is_remembered, last_seen
from ludotheque.games.keylargo.state import KINDS, NONE, SEATS, STACK, State, Type
from ludotheque.games.keylargo.wrecks import shuffle_wreck


@rule
def look(s: State, seat: int, wreck: int) -> None:
    """KL-R24: the seat sees all cards of the wreck, which are shuffled and put back."""
    if is_remembered(s, seat, wreck):
        see_left(s, seat, wreck)
        for i in range(s.left[wreck]):
            add_seen(s, seat, wreck, s.stack[wreck, i])
    else:
        see_first(s, seat, wreck)
    s.looks[seat, wreck] = half_day(s)
    shuffle_wreck(s, wreck, s.chance)
    tell(s, Event.LOOKED, seat, NONE, wreck, NONE, 0, s.depth[wreck])
    for i in range(s.left[wreck]):
        confide(s, seat, s.seen[seat, wreck * STACK + i] - 1)
        tell(s, Event.SAW, seat, NONE, wreck, NONE, i, s.depth[wreck])


@rule
def see_first(s: State, viewer: int, wreck: int) -> None:
    """The viewer sees cards of which it remembered nothing, one after the other."""
    for i in range(s.left[wreck]):
        number = s.stack[wreck, i]
        add_seen(s, viewer, wreck, number)
        if s.type_of[number - 1] != Type.MONSTER:
            see_found(s, viewer, number - 1)


@rule
def note_draw(s: State, seat: int, wreck: int, kind: int) -> None:
    """A treasure was drawn: its new holder knows it, who remembers the wreck only that it was one of those cards."""
    for viewer in range(s.players):
        if is_remembered(s, viewer, wreck):
            if viewer == seat:
                see_drawn(s, viewer, wreck, kind)
            else:
                s.took[viewer, wreck * SEATS + seat] += 1
                settle(s, viewer)
        elif viewer == seat:
            see_found(s, viewer, kind)


@rule
def note_killed(s: State, wreck: int, kind: int) -> None:
    """A monster left the game before everybody's eyes."""
    for viewer in range(s.players):
        if is_remembered(s, viewer, wreck):
            drop_seen(s, viewer, wreck, last_seen(s, viewer, wreck, kind))


@rule
def note_sold_from_wreck(s: State, seat: int, wreck: int, kind: int) -> None:
    """The card just drawn was sold and shown (KL-R41): everybody knows that it came from this wreck."""
    for viewer in range(s.players):
        if viewer != seat:
            see_sold_from_wreck(s, viewer, seat, wreck, kind)


@rule
def see_sold_from_wreck(s: State, viewer: int, seat: int, wreck: int, kind: int) -> None:
    """Who looked there knew the card if it was the last; to who never did it is none of those known in the hand."""
    if s.took[viewer, wreck * SEATS + seat] > 0:
        s.took[viewer, wreck * SEATS + seat] -= 1
        see_drawn(s, viewer, wreck, kind)
    elif s.looks[viewer, wreck] > 0 and s.known[viewer, seat * KINDS + kind] > 0:
        s.known[viewer, seat * KINDS + kind] -= 1
    else:
        see_found(s, viewer, kind)


@rule
def note_sold(s: State, seat: int, kind: int) -> None:
    """A card was sold and shown (KL-R30); it has left the hand. Of equal cards the one known there is sold first."""
    for viewer in range(s.players):
        if s.known[viewer, seat * KINDS + kind] > 0:
            s.known[viewer, seat * KINDS + kind] -= 1
        elif viewer != seat:
            see_departure(s, viewer, seat, kind)


@rule
def note_theft(s: State, thief: int, victim: int, kind: int) -> None:
    """KL-R23: thief and victim know the card, the others only its back. It is in the thief's hand already."""
    s.known[victim, thief * KINDS + kind] += 1
    if s.known[thief, victim * KINDS + kind] > 0:
        doubt(s, thief, victim, kind + 1)
    see_departure(s, thief, victim, kind)
    for viewer in range(s.players):
        if viewer != thief and viewer != victim:  # compiled code looks through no tuples
            spread(s, viewer, victim, thief, s.depth_of[kind])
