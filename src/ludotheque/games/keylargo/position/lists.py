"""Lists in a position: what stands between commas, read and written."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.position import Said
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.actions import card_text
from ludotheque.games.keylargo.state import State

NOTHING = "-"


def numbers(said: Said | None, least: int, most: int) -> list[int]:
    """`1, 2`; nothing or `-` for none."""
    return [part.number(least, most) for part in parts(said)]


def parts(said: Said | None) -> list[Said]:
    """What stands between commas; nothing for `-`."""
    return [] if said is None or said.text == NOTHING else said.split(",")


def mask(places: Iterable[int]) -> int:
    """A bit mask of these places."""
    return sum(1 << place for place in set(places))


def counted(**figures: int) -> list[str]:
    """Lines of a word and a number, but for zeros."""
    return [f"{name} {n}" for name, n in figures.items() if n]


def numbered(name: str, numbers: list[int]) -> list[str]:
    """A line of a word and numbers, if there are any."""
    return [f"{name} {', '.join(map(str, numbers))}"] if numbers else []


def seats_in(s: State, seats: int) -> list[int]:
    """The seats of a bit mask."""
    return [seat for seat in range(s.players) if seats >> seat & 1]


def kinds_in(copies: Row | list[int]) -> list[int]:
    """Each kind as often as there are copies."""
    return [kind for kind, n in enumerate(copies) for _ in range(n)]


def cards(s: State, kinds: Iterable[int]) -> str:
    """Cards as a list, `-` for none."""
    return ", ".join(card_text(s, kind) for kind in kinds) or NOTHING


def in_depth(s: State, kind: int) -> str:
    """A card where its depth is said already."""
    return card_text(s, kind).split(" ", 1)[1]
