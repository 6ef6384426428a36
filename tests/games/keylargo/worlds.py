"""All worlds that a seat considers possible in a tiny box, by trying every deal; and how samples compare with them.

Nothing of `hidden.py` or `memory.py` is believed here: a history of deeds is played again from every possible deal,
with every possible answer of chance, and kept where the seat would have seen the very same bytes after every deed.
A card that somebody chose to sell counts as often as it was in that hand, as if chance had chosen it; but one that
the seat knew there, once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product
from typing import Any

from ludotheque.core.modes import compiled
from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.actions import card_text
from ludotheque.games.keylargo.edition import AT_CARDS, AT_STACKS, CARD
from ludotheque.games.keylargo.state import KINDS, State, Type
from tests.chi_square import over_bound
from tests.games.keylargo.played import Situation

RULES = compiled(GAME)
World = bytes
History = Sequence[tuple[Any, ...]]
"""Deeds, each with the numbers that chance chooses from in it: `("0: draw 1", 3, 2)` shuffles three cards."""


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


class Worlds:
    """A history from a position on, and the worlds in which a seat would have seen the same."""

    def __init__(
        self,
        text: str,
        figures: Sequence[int],
        away: Sequence[str],
        history: History,
        seat: int,
        answers: Sequence[int] = (),
    ) -> None:
        """`away`: the cards that were put away unseen; `answers`: those of chance in truth, 0 if nothing is said."""
        s = Situation(RULES)(text, figures=figures)
        self.seat, self.history, self.box = seat, history, s.box
        now = s.now
        self.places = [(wreck, i) for wreck in range(now.n_wrecks) for i in range(now.left[wreck])]
        self.hands = [other for other in range(now.players) if other != seat for _ in range(sum(now.backs.row(other)))]
        self.cards = [now.stack[place] for place in self.places]
        held = [(other, kind) for other in dict.fromkeys(self.hands) for kind in range(KINDS)]
        self.cards += [kind + 1 for other, kind in held for _ in range(now.hands[other, kind])]
        self.cards += [next(k + 1 for k in range(KINDS) if card_text(s.box, k) == name) for name in away]
        self.start = RULES.dump(s.state)
        self.actions = [(int(deed[0]), GAME.action_of(s.box, deed.split(": ")[1])) for deed, *_ in history]
        kinds = {f"sell {card_text(s.box, kind)}": kind for kind in range(KINDS) if s.box.copies[kind]}
        self.sold = [kinds.get(deed.split(": ")[1]) for deed, *_ in history]
        self.truth, self.seen = self.play(self.start, answers or [0] * sum(len(picks) for _, *picks in history), [])
        assert self.truth, f"{history[len(self.seen)]} is not legal"
        self.true = hidden(self.truth)
        self.possible = Counter(self.enumerate())
        self.drawn: dict[int, Counter[World]] = {}

    def play(self, start: bytes, answers: Sequence[int], seen: Sequence[bytes]) -> tuple[World, list[bytes]]:
        """Plays the history; stops with an empty world where the seat sees something else than `seen`.

        Counts in `copies` how many cards could have been sold in the same way.
        """
        s, at, self.copies = RULES.load(start), 0, 1
        seeing: list[bytes] = []
        for n, ((_, *picks), (seat, action)) in enumerate(zip(self.history, self.actions, strict=True)):
            if action not in RULES.legal_actions(s, seat):
                return b"", seeing
            s["chance"]["script"][0][: len(picks)] = answers[at : at + len(picks)]
            s["chance"]["scripted"] = len(picks)
            at += len(picks)
            kind = self.sold[n]
            if kind is not None and seat != self.seat and not s["known"][0][self.seat][seat * KINDS + kind]:
                self.copies *= int(s["hands"][0][seat][kind])
            RULES.apply_action(s, seat, action)
            seeing.append(RULES.observe(s, self.seat))
            if seen and seeing[-1] != seen[n]:
                return b"", seeing
            assert s["chance"]["scripted"][0] == 0, f"chance chose from fewer numbers than {picks}"
        return RULES.dump(s), seeing

    def enumerate(self) -> Iterator[World]:
        """What is hidden in each deal, with each answer of chance, that looks the same; all are equally likely."""
        ranges = [range(n) for _, *picks in self.history for n in picks]
        in_hands = slice(len(self.places), len(self.places) + len(self.hands))
        for deal in set(permutations(self.cards)):
            if any(self.box.type_of[card - 1] == Type.MONSTER for card in deal[in_hands]):
                continue
            start = self.dealt(deal)
            for answers in product(*ranges):
                world, _ = self.play(start, answers, self.seen)
                if world:
                    yield from [hidden(world)] * self.copies

    def dealt(self, deal: Sequence[int]) -> bytes:
        """The first position with these cards in wrecks, then in the hands that the seat does not see."""
        s = RULES.load(self.start)
        for place, card in zip(self.places, deal, strict=False):
            s["stack"][0][place] = card
        for other in self.hands:
            s["hands"][0][other] = s["held"][0][other] = 0
        for other, card in zip(self.hands, deal[len(self.places) :], strict=False):
            s["hands"][0][other][card - 1] += 1
            s["held"][0][other] |= 1 << (card - 1)
        return RULES.dump(s)

    def sampled(self, n: int) -> Counter[World]:
        """What is hidden in n sampled worlds."""
        if n not in self.drawn:
            worlds = (RULES.sample_hidden(self.seen[-1], self.seat, seed) for seed in range(n))
            self.drawn[n] = Counter(map(hidden, worlds))
        return self.drawn[n]

    def surprise(self, n: int) -> float:
        """Chi-square of n samples over its 0.1 % bound: more than 1 is a wrong distribution, -1 an impossible world."""
        counts = self.sampled(n)
        if not counts.keys() <= self.possible.keys():
            return -1
        return over_bound(counts, self.possible)


def hidden(world: World) -> bytes:
    """The cards in wrecks and hands of a world."""
    s = RULES.load(world)
    cards: bytes = s["stack"][0].tobytes() + s["hands"][0].tobytes()
    return cards
