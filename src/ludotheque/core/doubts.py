"""Doubts (guesses.py) in a position: a line for each seat that has any.

    doubt 2 of katana, bo: 2 in 1 1, 1 in 0 1, 1 in 1 -

It says which things are doubtful; then, for each guess, its weight and a place for each of those things. What things
and places are called is the game's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from ludotheque.core.guesses import place_of, put_at
from ludotheque.core.lists import parts
from ludotheque.core.position import Page, Said

LINE = re.compile(r"(?P<viewer>\d+) of (?P<things>[^:]+): (?P<guesses>.+)")
GUESS = re.compile(r"(?P<weight>\d+) in (?P<places>\S+( \S+)*)")
Places = tuple[int, ...]


class Doubts(NamedTuple):
    """The doubtful things of a seat, as in a state; for each guess a place for each of them, and its weight."""

    things: list[int]
    guesses: dict[Places, int]
    said: Said

    def can_be(self, viewer: int, things: int, guesses: int) -> bool:
        """Whether a state has room for so many, none of which the viewer holds by any guess."""
        is_held = any(viewer in places for places in self.guesses)
        return len(self.things) <= things and len(self.guesses) <= guesses and not is_held


class Form(NamedTuple):
    """How a game says its doubts; what it reads raises Flaw."""

    example: str
    fine: int
    """The most that a guess weighs."""
    things: Callable[[Any, Said], list[int]]
    """What a part of the list names in a state, as in `doubtful`."""
    place: Callable[[Any, int, Said], int]
    """Where in a state one of those things is, as in `guess`."""


def read_doubts(s: Any, page: Page, form: Form) -> dict[int, Doubts]:  # Any: a state as guesses.py wants it
    """What is said of doubts, by seats; raises Flaw."""
    doubts: dict[int, Doubts] = {}
    for said in page.take_all("doubt"):
        groups = said.by(LINE, form.example)
        viewer = groups["viewer"].number(0, s.players - 1)
        if viewer in doubts:
            raise said.flaw("error-position-twice", word=f"doubt {viewer}", first=doubts[viewer].said.line)
        things = [thing for part in parts(groups["things"]) for thing in form.things(s, part)]
        doubts[viewer] = Doubts(things, guesses_of(s, things, groups["guesses"], form), said)
    return doubts


def guesses_of(s: Any, things: list[int], said: Said, form: Form) -> dict[Places, int]:
    """Each with as many places, and each thing in more than one place; there is one at least."""
    guesses = {}
    for part in parts(said):
        groups = part.by(GUESS, form.example)
        places = groups["places"].split(" ")
        if len(places) != len(things):
            raise said.flaw("error-position-form", expected=form.example)
        at = tuple(form.place(s, thing, place) for thing, place in zip(things, places, strict=True))
        guesses[at] = groups["weight"].number(1, form.fine)
    if not guesses or any(len(set(each)) < 2 for each in zip(*guesses, strict=True)):
        raise said.flaw("error-position-form", expected=form.example)
    return guesses


def write_doubts(s: Any, viewer: int, doubts: Doubts) -> None:
    """Into a state that has room for them."""
    s.n_doubtful[viewer], s.n_guesses[viewer] = len(doubts.things), len(doubts.guesses)
    for i, thing in enumerate(doubts.things):
        s.doubtful[viewer, i] = thing
    for j, (places, weight) in enumerate(doubts.guesses.items()):
        s.weight[viewer, j] = weight
        for i, place in enumerate(places):
            put_at(s, viewer, j, i, place)


def doubt_line(s: Any, viewer: int, things: str, place_name: Callable[[int], str]) -> str:
    """The line of a seat that has doubts; `things`: their names, between commas."""
    guesses = [
        f"{s.weight[viewer, j]} in "
        + " ".join(place_name(place_of(s, viewer, j, i)) for i in range(s.n_doubtful[viewer]))
        for j in range(s.n_guesses[viewer])
    ]
    return f"doubt {viewer} of {things}: {', '.join(guesses)}"
