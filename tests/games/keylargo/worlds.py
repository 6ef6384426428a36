"""All worlds that a seat considers possible in a tiny box.

A card that somebody chose to sell counts as often as it was in that hand, as if chance had chosen it; but one that
the seat knew there, once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.core.modes import compiled
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.actions import card_text
from ludotheque.games.keylargo.edition import AT_CARDS, AT_STACKS, CARD
from ludotheque.games.keylargo.state import KINDS, State, Type
from tests.games import worlds
from tests.games.keylargo.played import Situation
from tests.games.worlds import History

RULES = compiled(GAME)


def tiny(wrecks: Sequence[int], copies: Mapping[str, int]) -> list[int]:
    """Figures of a box with so many wrecks of each depth for three players, and only these cards."""
    figures, box = list(GAME.figures), open_box()
    figures[AT_STACKS : AT_STACKS + 3] = wrecks
    for kind in range(KINDS):
        named = box.copies[kind] > 0 and copies.get(card_text(box, kind), 0)
        figures[AT_CARDS + CARD * kind + 4] = named or 0
    return figures


def open_box() -> State:
    return Situation(RULES).deal(0).now


class Worlds(worlds.Worlds):
    hidden_in = ("stack", "hands")

    def __init__(
        self,
        text: str,
        figures: Sequence[int],
        away: Sequence[str],
        history: History,
        seat: int,
        answers: Sequence[int] = (),
    ) -> None:
        """`away`: the cards that were put away unseen."""
        s = Situation(RULES)(text, figures=figures)
        self.box, now = s.box, s.now
        self.places = [(wreck, i) for wreck in range(now.n_wrecks) for i in range(now.left[wreck])]
        self.hands = [other for other in range(now.players) if other != seat for _ in range(sum(now.backs.row(other)))]
        held = [(other, kind) for other in dict.fromkeys(self.hands) for kind in range(KINDS)]
        cards = [now.stack[place] for place in self.places]
        cards += [kind + 1 for other, kind in held for _ in range(now.hands[other, kind])]
        cards += [next(k + 1 for k in range(KINDS) if card_text(s.box, k) == name) for name in away]
        kinds = {f"sell {card_text(s.box, kind)}": kind for kind in range(KINDS) if s.box.copies[kind]}
        self.sold = [kinds.get(deed.split(": ")[1]) for deed, *_ in history]
        super().__init__(RULES, s.state, cards, history, seat, answers)

    def dealt(self, deal: Sequence[int]) -> bytes:
        """These cards in wrecks, then in the hands that the seat does not see, which hold no monster."""
        in_hands = deal[len(self.places) : len(self.places) + len(self.hands)]
        if any(self.box.type_of[card - 1] == Type.MONSTER for card in in_hands):
            return b""
        s: Any = RULES.load(self.start)
        for place, card in zip(self.places, deal, strict=False):
            s["stack"][0][place] = card
        for other in self.hands:
            s["hands"][0][other] = s["held"][0][other] = 0
        for other, card in zip(self.hands, in_hands, strict=True):
            s["hands"][0][other][card - 1] += 1
            s["held"][0][other] |= 1 << (card - 1)
        return RULES.dump(s)

    def alike(self, s: Any, n: int, seat: int) -> int:
        kind = self.sold[n]
        if kind is None or s["known"][0][self.seat][seat * KINDS + kind]:
            return 1
        return int(s["hands"][0][seat][kind])
