"""The cards of a position that have no place yet, and the fixed order in which they fill what is left open."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ludotheque.core.naming import word
from ludotheque.core.position import Said
from ludotheque.games.katana.state import KINDS, Card, State

NAMES = {word(card): card for card in Card}
COPIES = re.compile(r"(?P<card>\w+)(?: (?P<n>[1-9]\d?))?")
FORM = "katana, parry 2"
FILLING = (*range(Card.GEISHA, Card.DAIMYO), *range(Card.FOCUS, KINDS), *range(Card.GEISHA), Card.DAIMYO)
"""What answers nothing comes first, then weapons and Parries, Daimyos last: a hand is filled without adding points."""


class Box:
    """The copies of each card that a position has not placed yet."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.left = list(s.copies)

    def take(self, said: Said) -> list[int]:
        """The copies of the card that is named: `parry 2`; raises Flaw if so many are not left."""
        card, n = copies_of(said)
        if self.left[card] < n:
            raise said.flaw("error-katana-copies", card=word(card), copies=self.s.copies[card])
        self.left[card] -= n
        return [card] * n

    def wanted(self, n: int, kinds: Iterable[int]) -> list[int]:
        """The first n of these cards of which copies are left."""
        found: list[int] = []
        for card in kinds:
            if len(found) < n and self.left[card] > 0:
                self.left[card] -= 1
                found.append(card)
        return found

    def fill(self, n: int, said: Said) -> list[int]:
        """n cards in the fixed order; raises Flaw if so many are not left."""
        if n > sum(self.left):
            raise said.flaw("error-katana-too-many-cards", missing=n - sum(self.left))
        return self.wanted(n, [card for card in FILLING for _ in range(self.left[card])])


def copies_of(said: Said) -> tuple[Card, int]:
    """The card that is named and how many of it; raises Flaw if there is no such card."""
    groups = said.by(COPIES, FORM)
    if groups["card"].text not in NAMES:
        raise said.flaw("error-katana-card", got=groups["card"].text)
    return NAMES[groups["card"].text], int(groups["n"].text) if "n" in groups else 1
