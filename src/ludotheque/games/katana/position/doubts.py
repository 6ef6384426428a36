"""The doubtful cards of a seat (doubts.py), in a position.

    doubt 2 of katana, bo: 2 in 1 1, 1 in 0 1, 1 in 1 -

Seat 2 knew a Katana and a Bo. By its guesses both are in the hand of seat 1, two to one to one; or the Katana is in
that of seat 0; or it was the Bo that left the hand of seat 1, and not another one.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ludotheque.core.guesses import place_of, put_at
from ludotheque.core.lists import NOTHING, parts
from ludotheque.core.naming import word
from ludotheque.core.position import Page, Said
from ludotheque.games.katana.doubts import FINE, GONE, doubtful_in, loose_in
from ludotheque.games.katana.position.box import copies_of
from ludotheque.games.katana.position.lists import cards
from ludotheque.games.katana.state import DOUBTS, GUESSES, KINDS, Card, State

LINE = re.compile(r"(?P<viewer>\d+) of (?P<cards>[^:]+): (?P<guesses>.+)")
FORM = "doubt 2 of katana, bo: 2 in 1 1, 1 in 0 1, 1 in 1 -"
GUESS = re.compile(r"(?P<weight>\d+) in (?P<places>\S+( \S+)*)")
Places = tuple[int, ...]


class Doubts(NamedTuple):
    """The doubtful cards of a seat; for each guess a place for each of them, and its weight."""

    kinds: list[int]
    guesses: dict[Places, int]
    said: Said

    def likely_in(self, seat: int) -> list[int]:
        """Those that are in this hand by the likeliest guess."""
        likeliest = max(self.guesses, key=lambda places: self.guesses[places])
        return [kind for kind, place in zip(self.kinds, likeliest, strict=True) if place == seat]


def read_doubts(s: State, page: Page) -> dict[int, Doubts]:
    """What is said of doubtful cards, by seats."""
    doubts: dict[int, Doubts] = {}
    for said in page.take_all("doubt"):
        groups = said.by(LINE, FORM)
        viewer = groups["viewer"].number(0, s.players - 1)
        if viewer in doubts:
            raise said.flaw("error-position-twice", word=f"doubt {viewer}", first=doubts[viewer].said.line)
        kinds: list[int] = [card for part in parts(groups["cards"]) for card, n in [copies_of(part)] for _ in range(n)]
        doubts[viewer] = Doubts(kinds, guesses_of(s, len(kinds), groups["guesses"]), said)
    return doubts


def guesses_of(s: State, n: int, said: Said) -> dict[Places, int]:
    """Each with n places, and each card in more than one place."""
    guesses = {}
    for part in parts(said):
        groups = part.by(GUESS, FORM)
        places = tuple(place(s, each) for each in groups["places"].split(" "))
        guesses[places] = groups["weight"].number(1, FINE)
    if any(len(places) != n for places in guesses) or any(len(set(each)) < 2 for each in zip(*guesses, strict=False)):
        raise said.flaw("error-position-form", expected=FORM)
    return guesses


def place(s: State, said: Said) -> int:
    return GONE if said.text == NOTHING else said.number(0, s.players - 1)


def doubt(s: State, viewer: int, said: Doubts) -> None:
    """Writes the doubts of a seat, who knows already what it knows; raises Flaw for what cannot be."""
    if len(said.kinds) > DOUBTS or len(said.guesses) > GUESSES:
        raise flaw(said)
    for i, kind in enumerate(said.kinds):
        s.doubtful[viewer, i] = kind + 1
    s.n_doubtful[viewer] = len(said.kinds)
    s.n_guesses[viewer] = len(said.guesses)
    for j, (places, weight) in enumerate(said.guesses.items()):
        s.weight[viewer, j] = weight
        for i, at in enumerate(places):
            put_at(s, viewer, j, i, at)
    hands = range(s.players)
    if any(viewer in places for places in said.guesses):
        raise flaw(said)
    if any(loose_in(s, viewer, j, seat) < 0 for j in range(s.n_guesses[viewer]) for seat in hands):
        raise flaw(said)
    if not any(is_so(s, viewer, j) for j in range(s.n_guesses[viewer])):
        raise flaw(said)


def flaw(said: Doubts) -> Exception:
    kinds = ", ".join(word(Card(kind)) for kind in said.kinds)
    return said.said.flaw("error-katana-doubt", cards=kinds, most=DOUBTS, guesses=GUESSES)


def is_so(s: State, viewer: int, j: int) -> bool:
    """Whether every card is where a guess has it, beside those that the viewer knows there."""
    return all(
        doubtful_in(s, viewer, j, seat, kind) <= s.hands[seat, kind] - s.known[viewer, seat * KINDS + kind]
        for seat in range(s.players)
        for kind in range(KINDS)
    )


def doubt_lines(s: State, viewer: int) -> list[str]:
    """`doubt 2 of katana, bo: 2 in 1 1, 1 in 0 1, 1 in 1 -`."""
    doubtful = range(s.n_doubtful[viewer])
    guesses = [
        f"{s.weight[viewer, j]} in " + " ".join(place_name(place_of(s, viewer, j, i)) for i in doubtful)
        for j in range(s.n_guesses[viewer])
    ]
    kinds = [s.doubtful[viewer, i] - 1 for i in doubtful]
    return [f"doubt {viewer} of {cards(kinds)}: {', '.join(guesses)}"] if kinds else []


def place_name(at: int) -> str:
    return NOTHING if at == GONE else str(at)
