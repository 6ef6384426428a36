"""The cards of a position that nobody has named yet, and the fixed order in which they fill what is left open."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.core.position import Said
from ludotheque.games.korsar.actions import card_of, colours
from ludotheque.games.korsar.cards import KINDS, PIRATE
from ludotheque.games.korsar.state import State

FILLING = (*range(PIRATE, KINDS), *range(PIRATE))
"""Pirates first, then characters, ships last: what fills a hand takes nothing from a score."""


class Box:
    """The copies of each card that a position has not placed yet."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.left = list(s.copies)

    def take(self, said: Said) -> int:
        """The card that is named; raises Flaw if there is no such card, or no copy left."""
        card = self.card(said)
        if self.left[card] == 0:
            raise said.flaw("error-korsar-copies", card=said.text, copies=self.s.copies[card])
        self.left[card] -= 1
        return card

    def card(self, said: Said) -> int:
        try:
            return card_of(self.s, said.text)
        except ValueError:
            names = colours(self.s)
            raise said.flaw("error-korsar-card", colours=", ".join(names), example=names[1]) from None

    def fill(self, n: int, said: Said) -> Iterator[int]:
        """n cards in the fixed order; raises Flaw if so many are not left."""
        if n > sum(self.left):
            raise said.flaw("error-korsar-too-many-cards", got=n, left=sum(self.left))
        for card in FILLING:
            while n > 0 and self.left[card] > 0:
                self.left[card] -= 1
                n -= 1
                yield card
