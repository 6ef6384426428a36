"""Situations from position texts, or as they are dealt, in either mode: what the tests of all games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from ludotheque.core import position as positions
from ludotheque.core.modes import Rules, plain

Played = TypeVar("Played")


class Situations(Generic[Played]):
    """Sets up situations in one mode. `played` makes of rules and plain state what a test plays on with; `usual`: the
    options of texts that say nothing else."""

    def __init__(self, rules: Rules, played: Callable[[Rules, Any], Played], **usual: object) -> None:
        self.rules, self.played, self.usual = rules, played, usual

    def __call__(
        self, text: str, *, chance: Sequence[int] = (), figures: Sequence[int] | None = None, **options: object
    ) -> Played:
        """`chance`: the answers of the next picks; `figures`: those of another edition."""
        s = positions.read(self.rules.game, text, {**self.usual, **options}, figures)
        for i, answer in enumerate(chance):
            s.chance.script[i] = answer
        s.chance.scripted = len(chance)
        return self.played(self.rules, s)

    def deal(self, seed: int, figures: Sequence[int] | None = None, **options: object) -> Played:
        """A game as it begins."""
        return self.played(self.rules, dealt_alike(self.rules, seed, figures, **options))


def dealt_alike(rules: Rules, seed: int, figures: Sequence[int] | None, **options: object) -> Any:
    """A plain state as it begins, which these rules deal as plain ones do."""
    game = rules.game
    given, s, fresh = game.options_of(options), game.state(), rules.new_state()
    plain(game).setup(s, given, seed.to_bytes(32), figures)
    rules.setup(fresh, given, seed.to_bytes(32), figures)
    assert rules.dump(fresh) == s.pack()
    return s
