"""All worlds that a seat considers possible in a tiny game, by trying every deal; and how samples compare with them.

Nothing of a game's `hidden.py` or `memory.py` is believed here: a history of deeds is played again from every possible
deal, with every possible answer of chance, and kept where the seat would have seen the very same bytes after every
deed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Any, ClassVar

from ludotheque.core.modes import Rules, State
from tests.chi_square import over_bound

World = bytes
History = Sequence[tuple[Any, ...]]
"""Deeds, each with the numbers that chance chooses from in it: `("0: draw 1", 3, 2)` shuffles three cards."""


class Worlds(ABC):
    """A history from a position on, and the worlds in which a seat would have seen the same."""

    hidden_in: ClassVar[tuple[str, ...]]
    """The fields by which worlds differ."""

    def __init__(
        self, rules: Rules, start: State, cards: Sequence[int], history: History, seat: int, answers: Sequence[int]
    ) -> None:
        """`cards`: all whose places the seat does not see; `answers`: those of chance in truth, 0 if unsaid."""
        self.rules, self.cards, self.history, self.seat = rules, cards, history, seat
        self.start, self.copies = rules.dump(start), 1
        box = rules.game.open(rules.dump(start))
        self.actions = [(int(deed[0]), rules.game.action_of(box, deed.split(": ")[1])) for deed, *_ in history]
        self.truth, self.seen = self.play(self.start, answers or [0] * sum(len(picks) for _, *picks in history), [])
        assert self.truth, f"{history[len(self.seen)]} is not legal"
        self.seen = self.seen or [rules.observe(start, seat)]
        self.true = self.hidden(self.truth)
        self.possible = Counter(self.enumerate())
        self.drawn: dict[int, Counter[World]] = {}

    @abstractmethod
    def dealt(self, deal: Sequence[int]) -> bytes:
        """The first position with these cards where the seat does not see; empty where that cannot be."""

    @abstractmethod
    def alike(self, s: Any, n: int, seat: int) -> int:
        """How many cards of another seat could have been used for its nth deed in the same way."""

    def play(self, start: bytes, answers: Sequence[int], seen: Sequence[bytes]) -> tuple[World, list[bytes]]:
        """Plays the history; stops with an empty world where the seat sees something else than `seen`.

        Counts in `copies` in how many ways the same could have been done.
        """
        s, at, self.copies = self.rules.load(start), 0, 1
        seeing: list[bytes] = []
        for n, ((_, *picks), (seat, action)) in enumerate(zip(self.history, self.actions, strict=True)):
            if action not in self.rules.legal_actions(s, seat):
                return b"", seeing
            s["chance"]["script"][0][: len(picks)] = answers[at : at + len(picks)]
            s["chance"]["scripted"] = len(picks)
            at += len(picks)
            self.copies *= 1 if seat == self.seat else self.alike(s, n, seat)
            self.rules.apply_action(s, seat, action)
            seeing.append(self.rules.observe(s, self.seat))
            if seen and seeing[-1] != seen[n]:
                return b"", seeing
            assert s["chance"]["scripted"][0] == 0, f"chance chose from fewer numbers than {picks}"
        return self.rules.dump(s), seeing

    def enumerate(self) -> Iterator[World]:
        """What is hidden in each deal, with each answer of chance, that looks the same; all are equally likely."""
        ranges = [range(n) for _, *picks in self.history for n in picks]
        for start in filter(None, map(self.dealt, set(permutations(self.cards)))):
            for answers in product(*ranges):
                world, _ = self.play(start, answers, self.seen)
                if world:
                    yield from [self.hidden(world)] * self.copies

    def hidden(self, world: World) -> bytes:
        """The cards of a world that the seat does not see."""
        s: Any = self.rules.load(world)
        return b"".join(s[field][0].tobytes() for field in self.hidden_in)

    def sampled(self, n: int) -> Counter[World]:
        """What is hidden in n sampled worlds."""
        if n not in self.drawn:
            worlds = (self.rules.sample_hidden(self.seen[-1], self.seat, seed) for seed in range(n))
            self.drawn[n] = Counter(map(self.hidden, worlds))
        return self.drawn[n]

    def surprise(self, n: int) -> float:
        """Chi-square of n samples over its 0.1 % bound: more than 1 is a wrong distribution, -1 an impossible world."""
        counts = self.sampled(n)
        if not counts.keys() <= self.possible.keys():
            return -1
        return over_bound(counts, self.possible)
