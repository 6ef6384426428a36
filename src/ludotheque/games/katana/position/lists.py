"""Lists of cards in a position, as they are written; `box.py` reads them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from ludotheque.core.lists import NOTHING
from ludotheque.core.naming import word
from ludotheque.games.katana.state import Card


def card_names(kinds: Iterable[int]) -> list[str]:
    """`parry 2`, `katana`: neighbours that are equal are counted."""
    runs = [(word(Card(kind)), len(list(run))) for kind, run in groupby(kinds)]
    return [f"{name} {n}" if n > 1 else name for name, n in runs]


def cards(kinds: Iterable[int]) -> str:
    """Cards as a list, `-` for none."""
    return ", ".join(card_names(kinds)) or NOTHING
