"""Lists in a position text: what stands between commas, read and written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludotheque.core.position import Said
from ludotheque.core.schema import Row

NOTHING = "-"


def parts(said: Said | None) -> list[Said]:
    """What stands between commas; nothing for `-`."""
    return [] if said is None or said.text == NOTHING else said.split(",")


def numbers(said: Said | None, least: int, most: int) -> list[int]:
    """`1, 2`; nothing or `-` for none."""
    return [part.number(least, most) for part in parts(said)]


def numbered(name: str, numbers: Sequence[int]) -> list[str]:
    """A line of a word and numbers, if there are any."""
    return [f"{name} {', '.join(map(str, numbers))}"] if numbers else []


def mask(places: Iterable[int]) -> int:
    """A bit mask of these places."""
    return sum(1 << place for place in set(places))


def kinds_in(copies: Row | list[int]) -> list[int]:
    """Each kind as often as there are copies."""
    return [kind for kind, n in enumerate(copies) for _ in range(n)]
