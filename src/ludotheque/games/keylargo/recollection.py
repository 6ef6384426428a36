"""What a seat remembers (memory.py), as a table shows it."""

from __future__ import annotations

from typing import Any

from ludotheque.games.keylargo.memory import remembered
from ludotheque.games.keylargo.state import GROUPS, HALVES, KINDS, SEATS, STACK, WRECKS, Phase, State
from ludotheque.games.keylargo.words import HALF, card

Json = dict[str, Any]


def memory(s: State, viewer: int, wreck: int) -> Json | None:
    """The group of a wreck: its cards, and the hands over which they may lie."""
    n = remembered(s, viewer, wreck)
    if n == 0:
        return None
    numbers = [s.seen[viewer, wreck * STACK + i] for i in range(n)]
    took = [s.took[viewer, wreck * SEATS + seat] for seat in range(s.players)]
    return {
        "cards": [card(s, abs(number) - 1) for number in numbers],
        "doubtful": [number < 0 for number in numbers],
        "exact": n == s.left[wreck],
        "took": [{"seat": seat, "n": n} for seat, n in enumerate(took) if n],
        "loose": [seat for seat in range(s.players) if s.loose[viewer, wreck] >> seat & 1],
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
    groups = [group for group in range(WRECKS, GROUPS) if remembered(s, viewer, group) and s.phase != Phase.OVER]
    return [
        {
            "cards": [card(s, abs(s.seen[viewer, group * STACK + i]) - 1) for i in range(remembered(s, viewer, group))],
            "seats": [seat for seat in range(s.players) if s.loose[viewer, group] >> seat & 1],
        }
        for group in groups
    ]
