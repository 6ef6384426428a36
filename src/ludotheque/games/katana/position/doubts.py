"""The doubtful cards of a seat (doubts.py), in a position.

    doubt 2 of katana, bo: 2 in 1 1, 1 in 0 1, 1 in 1 -

Seat 2 knew a Katana and a Bo. By its guesses both are in the hand of seat 1, two to one to one; or the Katana is in
that of seat 0; or it was the Bo that left the hand of seat 1, and not another one.
"""

from __future__ import annotations

from ludotheque.core.doubts import Doubts, Form, doubt_line, write_doubts
from ludotheque.core.lists import NOTHING
from ludotheque.core.naming import word
from ludotheque.core.position import Said
from ludotheque.games.katana.doubts import FINE, GONE, doubtful_in, loose_in
from ludotheque.games.katana.position.box import copies_of
from ludotheque.games.katana.position.lists import cards
from ludotheque.games.katana.state import DOUBTS, GUESSES, KINDS, Card, State


def doubtful_of(s: State, said: Said) -> list[int]:
    """Copies of a card."""
    kind, n = copies_of(said)
    return n * [kind + 1]


def place(s: State, thing: int, said: Said) -> int:
    """A seat, or `-` for a card that has left."""
    return GONE if said.text == NOTHING else said.number(0, s.players - 1)


DOUBT_FORM = Form("doubt 2 of katana, bo: 2 in 1 1, 1 in 0 1, 1 in 1 -", FINE, doubtful_of, place)


def likely_in(said: Doubts, seat: int) -> list[int]:
    """The kinds of those that are in this hand by the likeliest guess."""
    likeliest = max(said.guesses, key=lambda places: said.guesses[places])
    return [thing - 1 for thing, place in zip(said.things, likeliest, strict=True) if place == seat]


def doubt(s: State, viewer: int, said: Doubts) -> None:
    """Writes the doubts of a seat, who knows already what it knows; raises Flaw for what cannot be."""
    if not said.can_be(viewer, DOUBTS, GUESSES):
        raise flaw(said)
    write_doubts(s, viewer, said)
    hands, guesses = range(s.players), range(s.n_guesses[viewer])
    if any(loose_in(s, viewer, j, seat) < 0 for j in guesses for seat in hands):
        raise flaw(said)
    if not any(is_so(s, viewer, j) for j in guesses):
        raise flaw(said)


def flaw(said: Doubts) -> Exception:
    kinds = ", ".join(word(Card(thing - 1)) for thing in said.things)
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
    kinds = [s.doubtful[viewer, i] - 1 for i in range(s.n_doubtful[viewer])]
    return [doubt_line(s, viewer, cards(kinds), place_name)] if kinds else []


def place_name(at: int) -> str:
    return NOTHING if at == GONE else str(at)
