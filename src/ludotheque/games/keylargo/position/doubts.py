"""The doubtful cards of a seat (doubts.py), in a position.

    doubt 2 of D, medium goods 3: 2 in 1 1, 1 in 0 1, 1 in -2 1, 1 in 1 -

Seat 2 remembers that a card was drawn from wreck D, and knew a card of goods. By its guesses, two to one to one to one,
both are in the hand of seat 1; or the first one is in that of seat 0; or it has left, and is the second card of what
the seat remembers of D; or it was the goods that were sold, and not others.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ludotheque.core.guesses import place_of, put_at
from ludotheque.core.lists import NOTHING, parts
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

LINE = re.compile(r"(?P<viewer>\d+) of (?P<cards>[^:]+): (?P<guesses>.+)")
FORM = "doubt 2 of D, medium goods 3: 2 in 1 1, 1 in 0 1, 1 in -2 1, 1 in 1 -"
GUESS = re.compile(r"(?P<weight>\d+) in (?P<places>\S+( \S+)*)")
Places = tuple[int, ...]


class Doubts(NamedTuple):
    """The doubtful cards of a seat, as in a state; for each guess a place for each of them, and its weight."""

    what: list[int]
    guesses: dict[Places, int]
    said: Said


def read_doubts(s: State, page: Page) -> dict[int, Doubts]:
    """What is said of doubtful cards, by seats."""
    doubts: dict[int, Doubts] = {}
    for said in page.take_all("doubt"):
        groups = said.by(LINE, FORM)
        viewer = groups["viewer"].number(0, s.players - 1)
        if viewer in doubts:
            raise said.flaw("error-position-twice", word=f"doubt {viewer}", first=doubts[viewer].said.line)
        what = [doubtful_of(s, part) for part in parts(groups["cards"])]
        doubts[viewer] = Doubts(what, guesses_of(s, what, groups["guesses"]), said)
        write_doubts(s, viewer, doubts[viewer])
    return doubts


def doubtful_of(s: State, said: Said) -> int:
    """A wreck by its letter, or a card."""
    letters = [letter(wreck) for wreck in range(s.n_wrecks)]
    return of_wreck(letters.index(said.text)) if said.text in letters else card_of(s, said, None) + 1


def guesses_of(s: State, what: list[int], said: Said) -> dict[Places, int]:
    """Each with as many places, and each card in more than one place."""
    guesses = {}
    for part in parts(said):
        groups = part.by(GUESS, FORM)
        places = groups["places"].split(" ")
        if len(places) != len(what):
            raise said.flaw("error-position-form", expected=FORM)
        at = tuple(place(s, each, said) for each, said in zip(what, places, strict=True))
        guesses[at] = groups["weight"].number(1, FINE)
    if any(len(set(each)) < 2 for each in zip(*guesses, strict=True)):
        raise said.flaw("error-position-form", expected=FORM)
    return guesses


def place(s: State, what: int, said: Said) -> int:
    """A seat; `-` for a card that has left, or `-2` for one that was the second of its wreck."""
    if not said.text.startswith(NOTHING):
        return said.number(0, s.players - 1)
    if what > 0:
        return said.one_of({NOTHING: GONE})
    return SOLD + Said(said.line, said.text.removeprefix(NOTHING)).number(1, STACK) - 1


def write_doubts(s: State, viewer: int, said: Doubts) -> None:
    if len(said.what) > DOUBTS or len(said.guesses) > GUESSES or any(viewer in places for places in said.guesses):
        raise flaw(said)
    s.n_doubtful[viewer], s.n_guesses[viewer] = len(said.what), len(said.guesses)
    for i, what in enumerate(said.what):
        s.doubtful[viewer, i] = what
    for j, (places, weight) in enumerate(said.guesses.items()):
        s.weight[viewer, j] = weight
        for i, at in enumerate(places):
            put_at(s, viewer, j, i, at)


def check_doubts(s: State, viewer: int, said: Doubts) -> None:
    """Raises Flaw if no guess is so, when all cards have their places."""
    if not all(what > 0 or is_remembered(s, viewer, of_wreck(what)) for what in said.what):
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
    """What the seats that are shown doubt of."""
    return [doubt_line(s, viewer) for viewer in seats_in(s, shown) if s.n_doubtful[viewer]]


def doubt_line(s: State, viewer: int) -> str:
    """`doubt 2 of D, medium goods 3: 2 in 1 1, 1 in 0 1, 1 in -2 1, 1 in 1 -`."""
    doubtful = range(s.n_doubtful[viewer])
    guesses = [
        f"{s.weight[viewer, j]} in " + " ".join(place_name(place_of(s, viewer, j, i)) for i in doubtful)
        for j in range(s.n_guesses[viewer])
    ]
    names = [doubtful_name(s, s.doubtful[viewer, i]) for i in doubtful]
    return f"doubt {viewer} of {', '.join(names)}: {', '.join(guesses)}"


def doubtful_name(s: State, what: int) -> str:
    return card_text(s, what - 1) if what > 0 else letter(of_wreck(what))


def place_name(at: int) -> str:
    if at >= SOLD:
        return f"{NOTHING}{at - SOLD + 1}"
    return NOTHING if at == GONE else str(at)
