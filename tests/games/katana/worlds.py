"""All worlds that a seat considers possible at a tiny table, by trying every deal; and samples of them.

Nothing of `hidden.py` or `memory.py` is believed here: a history of deeds is played again from every possible deal,
with every possible answer of chance, and kept where the seat would have seen the very same bytes after every deed.
A card that somebody chose to play counts as often as it was in that hand, as if chance had chosen it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Any

from ludotheque.core.modes import compiled
from ludotheque.games.katana import GAME
from ludotheque.games.katana.state import KINDS, Card
from tests.chi_square import over_bound
from tests.games.katana.played import Situation

RULES = compiled(GAME)
World = bytes
History = Sequence[tuple[Any, ...]]
"""Deeds, each with the numbers that chance chooses from in it: `("0: breathing > 1", 3, 2)` shuffles three cards."""


class Worlds:
    """A history from a position on, and the worlds in which a seat would have seen the same."""

    copies: int

    def __init__(self, text: str, history: History, seat: int, answers: Sequence[int] = ()) -> None:
        """`text`: the viewer may know cards of other hands; `answers`: those of chance in truth, 0 if unsaid."""
        s = Situation(RULES)(text)
        self.seat, self.history = seat, history
        now = s.now
        self.n_deck = now.n_deck
        self.hands = [other for other in range(now.players) if other != seat for _ in range(now.n_held[other])]
        self.cards = [now.deck[i] for i in range(now.n_deck)]
        self.others = [other for other in range(now.players) if other != seat]
        for other in self.others:
            self.cards += [card for card in range(KINDS) for _ in range(now.hands[other, card])]
        self.known = [divmod(place, KINDS) for place, n in enumerate(now.known.row(seat)) for _ in range(n)]
        for other, card in self.known:
            self.hands.remove(other)
            self.cards.remove(card)
        self.start = RULES.dump(s.state)
        self.actions = [(int(deed[0]), GAME.action_of(s.box, deed.split(": ")[1])) for deed, *_ in history]
        cards = [deed.split(": ")[1].split(" ")[0].upper() for deed, *_ in history]
        self.played = [Card[card] if card in Card.__members__ else None for card in cards]
        self.truth, self.seen = self.play(self.start, answers or [0] * sum(len(picks) for _, *picks in history), [])
        assert self.truth, f"{history[len(self.seen)]} is not legal"
        self.seen = self.seen or [RULES.observe(s.state, seat)]
        self.true = hidden(self.truth)
        self.possible = Counter(self.enumerate())
        self.drawn: dict[int, Counter[World]] = {}

    def play(self, start: bytes, answers: Sequence[int], seen: Sequence[bytes]) -> tuple[World, list[bytes]]:
        """Plays the history; stops with an empty world where the seat sees something else than `seen`.

        Counts in `copies` how many cards could have been played in the same way.
        """
        s, at, self.copies = RULES.load(start), 0, 1
        seeing: list[bytes] = []
        for n, ((_, *picks), (seat, action)) in enumerate(zip(self.history, self.actions, strict=True)):
            if action not in RULES.legal_actions(s, seat):
                return b"", seeing
            s["chance"]["script"][0][: len(picks)] = answers[at : at + len(picks)]
            s["chance"]["scripted"] = len(picks)
            at += len(picks)
            card = self.played[n]
            self.copies *= 1 if card is None or seat == self.seat else int(s["hands"][0][seat][card])
            RULES.apply_action(s, seat, action)
            seeing.append(RULES.observe(s, self.seat))
            if seen and seeing[-1] != seen[n]:
                return b"", seeing
            assert s["chance"]["scripted"][0] == 0, f"chance chose from fewer numbers than {picks}"
        return RULES.dump(s), seeing

    def enumerate(self) -> Iterator[World]:
        """What is hidden in each deal, with each answer of chance, that looks the same; all are equally likely."""
        ranges = [range(n) for _, *picks in self.history for n in picks]
        for deal in set(permutations(self.cards)):
            start = self.dealt(deal)
            for answers in product(*ranges):
                world, _ = self.play(start, answers, self.seen)
                if world:
                    yield from [hidden(world)] * self.copies

    def dealt(self, deal: Sequence[int]) -> bytes:
        """The first position with these cards in the deck, then in the hands beside what the seat knows there."""
        s = RULES.load(self.start)
        for i in range(self.n_deck):
            s["deck"][0][i] = deal[i]
        for other in self.others:
            s["hands"][0][other] = s["held"][0][other] = 0
        for other, card in [*self.known, *zip(self.hands, deal[self.n_deck :], strict=True)]:
            s["hands"][0][other][card] += 1
            s["held"][0][other] |= 1 << card
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
    """The deck and the hands of a world."""
    s = RULES.load(world)
    cards: bytes = s["deck"][0].tobytes() + s["hands"][0].tobytes()
    return cards
