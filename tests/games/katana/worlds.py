"""All worlds that a seat considers possible at a tiny table.

A card that somebody chose to play counts as often as it was in that hand, as if chance had chosen it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.modes import compiled
from ludotheque.games.katana import GAME
from ludotheque.games.katana.state import KINDS, Card
from tests.games import worlds
from tests.games.katana.played import Situation
from tests.games.worlds import History

RULES = compiled(GAME)


class Worlds(worlds.Worlds):
    hidden_in = ("deck", "hands")

    def __init__(self, text: str, history: History, seat: int, answers: Sequence[int] = ()) -> None:
        """`text`: the viewer may know cards of other hands."""
        s = Situation(RULES)(text)
        now = s.now
        self.n_deck = now.n_deck
        self.hands = [other for other in range(now.players) if other != seat for _ in range(now.n_held[other])]
        cards = [now.deck[i] for i in range(now.n_deck)]
        self.others = [other for other in range(now.players) if other != seat]
        for other in self.others:
            cards += [card for card in range(KINDS) for _ in range(now.hands[other, card])]
        self.known = [divmod(place, KINDS) for place, n in enumerate(now.known.row(seat)) for _ in range(n)]
        for other, card in self.known:
            self.hands.remove(other)
            cards.remove(card)
        names = [deed.split(": ")[1].split(" ")[0].upper() for deed, *_ in history]
        self.played = [Card[name] if name in Card.__members__ else None for name in names]
        super().__init__(RULES, s.state, cards, history, seat, answers)

    def dealt(self, deal: Sequence[int]) -> bytes:
        """These cards in the deck, then in the hands beside what the seat knows there."""
        s: Any = RULES.load(self.start)
        for i in range(self.n_deck):
            s["deck"][0][i] = deal[i]
        for other in self.others:
            s["hands"][0][other] = s["held"][0][other] = 0
        for other, card in [*self.known, *zip(self.hands, deal[self.n_deck :], strict=True)]:
            s["hands"][0][other][card] += 1
            s["held"][0][other] |= 1 << card
        return RULES.dump(s)

    def alike(self, s: Any, n: int, seat: int) -> int:
        card = self.played[n]
        return 1 if card is None else int(s["hands"][0][seat][card])
