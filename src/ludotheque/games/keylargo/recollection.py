"""What a seat remembers (memory.py), as a table shows it."""

from __future__ import annotations

from typing import Any

from ludotheque.core.guesses import place_of
from ludotheque.games.keylargo.doubts import GONE, SOLD, of_wreck
from ludotheque.games.keylargo.memory import remembered
from ludotheque.games.keylargo.state import HALVES, KINDS, SEATS, STACK, Phase, State
from ludotheque.games.keylargo.words import HALF, card

Json = dict[str, Any]


def memory(s: State, viewer: int, wreck: int) -> Json | None:
    """The group of a wreck: its cards, and the hands over which they may lie."""
    n = remembered(s, viewer, wreck)
    if n == 0:
        return None
    numbers = [s.seen[viewer, wreck * STACK + i] for i in range(n)]
    doubts = [i for i in range(s.n_doubtful[viewer]) if s.doubtful[viewer, i] == of_wreck(wreck)]
    may_be = {place for i in doubts for place in places(s, viewer, i)}
    took = [s.took[viewer, wreck * SEATS + seat] for seat in range(s.players)]
    return {
        "cards": [card(s, number - 1) for number in numbers],
        "doubtful": [SOLD + place in may_be for place in range(n)],
        "exact": n == s.left[wreck],
        "took": [{"seat": seat, "n": n} for seat, n in enumerate(took) if n],
        "loose": [seat for seat in range(s.players) if seat in may_be],
        **moment(s.looks[viewer, wreck]),
    }


def moment(half_day: int) -> Json:
    """A half-day by its number from 1."""
    return {"day": (half_day + 1) // HALVES, "half": HALF[(half_day - 1) % HALVES]}


def known(s: State, viewer: int) -> list[Json]:
    """Cards that the viewer knows to be in another hand."""
    hands = [(seat, cards_known(s, viewer, seat)) for seat in range(s.players)]
    return [{"seat": seat, "cards": cards} for seat, cards in hands if cards]


def cards_known(s: State, viewer: int, seat: int) -> list[Json]:
    if s.phase == Phase.OVER:
        return []
    copies = [s.known[viewer, seat * KINDS + kind] for kind in range(KINDS)]
    return [card(s, kind) for kind, n in enumerate(copies) for _ in range(n)]


def passed_on(s: State, viewer: int) -> list[Json]:
    """Cards that the viewer knows to be in one of several hands: they were stolen unseen."""
    if s.phase == Phase.OVER:
        return []
    found: dict[tuple[int, ...], list[Json]] = {}
    for i in range(s.n_doubtful[viewer]):
        what, seats = s.doubtful[viewer, i], places(s, viewer, i)
        if what > 0 and GONE not in seats:
            found.setdefault(tuple(seats), []).append(card(s, what - 1))
    return [{"cards": cards, "seats": list(seats)} for seats, cards in found.items()]


def places(s: State, viewer: int, i: int) -> list[int]:
    """Where a doubtful card may be."""
    return sorted({place_of(s, viewer, j, i) for j in range(s.n_guesses[viewer])})
