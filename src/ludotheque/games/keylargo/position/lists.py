"""Lists in a position of Key Largo: what stands between commas, as it is written."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.lists import NOTHING
from ludotheque.games.keylargo.actions import card_text
from ludotheque.games.keylargo.state import State


def counted(**figures: int) -> list[str]:
    """Lines of a word and a number, but for zeros."""
    return [f"{name} {n}" for name, n in figures.items() if n]


def seats_in(s: State, seats: int) -> list[int]:
    """The seats of a bit mask."""
    return [seat for seat in range(s.players) if seats >> seat & 1]


def cards(s: State, kinds: Iterable[int]) -> str:
    """Cards as a list, `-` for none."""
    return ", ".join(card_text(s, kind) for kind in kinds) or NOTHING


def in_depth(s: State, kind: int) -> str:
    """A card where its depth is said already."""
    return card_text(s, kind).split(" ", 1)[1]
