"""The doubtful cards of a seat (doubts.py), in a position.

    doubt 2 of D, medium goods 3: 2 in 1 1, 1 in 0 1, 1 in -2 1, 1 in 1 -

Seat 2 remembers that a card was drawn from wreck D, and knew a card of goods. By its guesses, two to one to one to one,
both are in the hand of seat 1; or the first one is in that of seat 0; or it has left, and is the second card of what
the seat remembers of D; or it was the goods that were sold, and not others.
"""

from __future__ import annotations

from ludotheque.core import doubts
from ludotheque.core.doubts import Doubts, Form, doubt_line, write_doubts
from ludotheque.core.lists import NOTHING
from ludotheque.core.position import Page, Said
from ludotheque.games.keylargo.actions import card_text, letter
from ludotheque.games.keylargo.doubts import (
    FINE,
    GONE,
    SOLD,
    alike_in,
    at_large,
    left_in,
    loose_in,
    of_wreck,
)
from ludotheque.games.keylargo.memory import is_remembered
from ludotheque.games.keylargo.position.box import card_of
from ludotheque.games.keylargo.position.lists import seats_in
from ludotheque.games.keylargo.state import DOUBTS, GUESSES, KINDS, STACK, Depth, State, Type


def doubtful_of(s: State, said: Said) -> list[int]:
    """A wreck by its letter, or a card."""
    letters = [letter(wreck) for wreck in range(s.n_wrecks)]
    return [of_wreck(letters.index(said.text)) if said.text in letters else card_of(s, said, None) + 1]


def place(s: State, thing: int, said: Said) -> int:
    """A seat; `-` for a card that has left, or `-2` for one that was the second of its wreck."""
    if not said.text.startswith(NOTHING):
        return said.number(0, s.players - 1)
    if thing > 0:
        return said.one_of({NOTHING: GONE})
    return SOLD + Said(said.line, said.text.removeprefix(NOTHING)).number(1, STACK) - 1


FORM = Form("doubt 2 of D, medium goods 3: 2 in 1 1, 1 in 0 1, 1 in -2 1, 1 in 1 -", FINE, doubtful_of, place)


def read_doubts(s: State, page: Page) -> dict[int, Doubts]:
    """What is said of doubtful cards, by seats; it is written into the state, whose other cards follow it."""
    said = doubts.read_doubts(s, page, FORM)
    for viewer, each in said.items():
        if not each.can_be(viewer, DOUBTS, GUESSES):
            raise flaw(each)
        write_doubts(s, viewer, each)
    return said


def check_doubts(s: State, viewer: int, said: Doubts) -> None:
    """Raises Flaw if no guess is so, when all cards have their places."""
    if not all(thing > 0 or is_remembered(s, viewer, of_wreck(thing)) for thing in said.things):
        raise flaw(said)
    if not any(is_so(s, viewer, j) for j in range(s.n_guesses[viewer])):
        raise flaw(said)


def likeliest(s: State, viewer: int) -> int:
    """The guess that cards without a place follow; 0 if there is none."""
    return max(range(GUESSES), key=lambda j: s.weight[viewer, j])


def flaw(said: Doubts) -> Exception:
    return said.said.flaw("error-keylargo-doubt", most=DOUBTS, guesses=GUESSES)


def is_so(s: State, viewer: int, j: int) -> bool:
    """Whether the cards are where a guess has them: each in its hand, each hand with room, each wreck as it is."""
    hands = [seat for seat in range(s.players) if seat != viewer]
    return (
        has_copies(s, viewer, j)
        and all(loose_in(s, viewer, j, seat, depth) >= 0 for seat in hands for depth in Depth)
        and all(
            alike_in(s, viewer, j, seat, kind + 1) <= s.hands[seat, kind] for seat in hands for kind in range(KINDS)
        )
        and all(
            [s.stack[wreck, i] for i in range(s.left[wreck])].count(kind + 1) <= left_in(s, viewer, j, wreck, kind)
            for wreck in range(s.n_wrecks)
            if is_remembered(s, viewer, wreck)
            for kind in range(KINDS)
        )
    )


def has_copies(s: State, viewer: int, j: int) -> bool:
    """Whether the box has all the treasures that a seat remembers, by a guess."""
    kinds = [kind for kind in range(KINDS) if s.copies[kind] and s.type_of[kind] != Type.MONSTER]
    return all(at_large(s, viewer, j, kind) >= 0 for kind in kinds)


def doubt_lines(s: State, shown: int) -> list[str]:
    """What the seats that are shown doubt of: `doubt 2 of D, medium goods 3: 2 in 1 1, 1 in 0 1, 1 in -2 1`."""
    doubting = [viewer for viewer in seats_in(s, shown) if s.n_doubtful[viewer]]
    return [doubt_line(s, viewer, names_of(s, viewer), place_name) for viewer in doubting]


def names_of(s: State, viewer: int) -> str:
    """The doubtful cards, or their wrecks."""
    things = [s.doubtful[viewer, i] for i in range(s.n_doubtful[viewer])]
    return ", ".join(card_text(s, thing - 1) if thing > 0 else letter(of_wreck(thing)) for thing in things)


def place_name(at: int) -> str:
    if at >= SOLD:
        return f"{NOTHING}{at - SOLD + 1}"
    return NOTHING if at == GONE else str(at)
