"""Lists in a position: what stands between commas, read and written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from ludotheque.core.naming import word
from ludotheque.core.position import Said
from ludotheque.core.schema import Row
from ludotheque.games.katana.state import Card

NOTHING = "-"


def parts(said: Said | None) -> list[Said]:
    """What stands between commas; nothing for `-`."""
    return [] if said is None or said.text == NOTHING else said.split(",")


def numbers(said: Said | None, least: int, most: int) -> list[int]:
    """`1, 2`; nothing or `-` for none."""
    return [part.number(least, most) for part in parts(said)]


def mask(seats: Iterable[int]) -> int:
    """A bit mask of these seats."""
    return sum(1 << seat for seat in set(seats))


def numbered(name: str, numbers: Sequence[int]) -> list[str]:
    """A line of a word and numbers, if there are any."""
    return [f"{name} {', '.join(map(str, numbers))}"] if numbers else []


def kinds_in(copies: Row | list[int]) -> list[int]:
    """Each kind as often as there are copies."""
    return [kind for kind, n in enumerate(copies) for _ in range(n)]


def card_names(kinds: Iterable[int]) -> list[str]:
    """`parry 2`, `katana`: neighbours that are equal are counted."""
    runs = [(word(Card(kind)), len(list(run))) for kind, run in groupby(kinds)]
    return [f"{name} {n}" if n > 1 else name for name, n in runs]


def cards(kinds: Iterable[int]) -> str:
    """Cards as a list, `-` for none."""
    return ", ".join(card_names(kinds)) or NOTHING
