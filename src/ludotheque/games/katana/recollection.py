"""What a seat remembers of other hands (memory.py), as a table shows it."""

from __future__ import annotations

from typing import Any

from ludotheque.core.guesses import place_of
from ludotheque.games.katana.doubts import GONE
from ludotheque.games.katana.state import KINDS, State
from ludotheque.games.katana.words import card

Json = dict[str, Any]


def known(s: State, viewer: int) -> list[Json]:
    """Cards that the viewer knows to be in another hand."""
    hands = [(seat, cards_known(s, viewer, seat)) for seat in range(s.players)]
    return [{"seat": seat, "cards": cards} for seat, cards in hands if cards]


def cards_known(s: State, viewer: int, seat: int) -> list[Json]:
    return [card(s, kind) for kind in range(KINDS) for _ in range(s.known[viewer, seat * KINDS + kind])]


def somewhere(s: State, viewer: int) -> list[Json]:
    """Cards that the viewer knows to be in one of several hands: one was taken unseen from where they were."""
    doubts = range(s.n_doubtful[viewer])
    places = [{place_of(s, viewer, j, i) for j in range(s.n_guesses[viewer])} for i in doubts]
    return [
        {"card": card(s, s.doubtful[viewer, i] - 1), "seats": sorted(places[i])}
        for i in doubts
        if GONE not in places[i]
    ]
