"""Whether a decision told anybody anything new: a card drawn or turned up, a choice that could have been another.

*News* is what somebody sees after a decision and could not have told from what they saw before and from the decision
itself; a card that one plays oneself is shown by the decision. It is asked of what one seat sees, before and after,
and of worlds that this seat holds possible: the answer, and how long it takes, tell the seat nothing else. Where
chance leaves a doubt, it is news.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import reduce
from operator import or_

from ludotheque.core.modes import Rules, State
from ludotheque.core.sight import mask

WORLDS = 12
"""The least number of worlds in which a decision is tried."""
ENOUGH, TRIES = 6, 36
"""How often each other seat must have found it possible, and in how many worlds that is looked for."""


@dataclass(frozen=True)
class Step:
    """A decision of `seat`, and the observations of whoever asks, before and after it."""

    before: bytes
    after: bytes
    seat: int
    action: int


def is_news(rules: Rules, viewer: int, step: Step) -> bool:
    """Whether the step told anybody anything new, as far as `viewer`, whose observations these are, can tell."""
    return Asked(rules, viewer, step).is_news()


class Asked:
    """The question about one step; its dice follow from what is asked, so that asking again brings nothing."""

    def __init__(self, rules: Rules, viewer: int, step: Step) -> None:
        self.rules, self.viewer, self.step = rules, viewer, step
        self.dice = random.Random(step.before + step.after)
        self.others = [seat for seat in range(rules.load(step.before).players) if seat not in (viewer, step.seat)]
        # How often each other seat held a world possible in which the decision could be made.
        self.possible: Counter[int] = Counter()

    def is_news(self) -> bool:
        for tried in range(TRIES):
            if tried >= WORLDS and all(self.possible[seat] >= ENOUGH for seat in self.others):
                return False
            if self.is_news_in(self.world_of(self.step.before, self.viewer)):
                return True
        return not all(self.possible[seat] for seat in self.others)

    def is_news_in(self, world: bytes) -> bool:
        """Whether it would be, if this world were the true one."""
        before = self.rules.load(world)
        action = self.known_to(self.viewer, before)
        if action is None:
            return True
        after = self.rules.load(world)
        self.rules.apply_action(after, self.step.seat, action)
        return (
            self.rules.observe(after, self.viewer) != self.step.after
            or self.changes_unseen(before, after)
            or any(self.is_news_to(seat, before, after, action) for seat in self.others)
        )

    def known_to(self, viewer: int, before: State) -> int | None:
        """The viewer's idea of the decision: any that is possible if it was secret; None if another was possible."""
        seat, action = self.step.seat, self.step.action
        if seat == viewer:
            return action
        legal = self.rules.legal_actions(before, seat)
        if self.rules.game.is_secret(before, seat, action):
            return self.dice.choice(legal)
        return action if legal == [action] else None

    def changes_unseen(self, before: State, after: State) -> bool:
        """Whether anything changed that nobody saw before: the deck, or chance itself."""
        seats = range(before.players)
        seen = [int.from_bytes(mask(self.rules.game.state, self.rules.game.sight(before, seat))) for seat in seats]
        changed = int.from_bytes(self.rules.dump(before)) ^ int.from_bytes(self.rules.dump(after))
        return bool(changed & ~reduce(or_, seen))

    def is_news_to(self, viewer: int, before: State, after: State, action: int) -> bool:
        """Whether this seat sees something else than in a world that it had in mind, where the decision is possible."""
        imagined = self.rules.load(self.world_of(self.rules.observe(before, viewer), viewer))
        legal = self.rules.legal_actions(imagined, self.step.seat)
        if self.rules.game.is_secret(before, self.step.seat, action):
            action = self.dice.choice(legal)
        if action not in legal:
            return False
        self.possible[viewer] += 1
        self.rules.apply_action(imagined, self.step.seat, action)
        return self.rules.observe(imagined, viewer) != self.rules.observe(after, viewer)

    def world_of(self, observation: bytes, viewer: int) -> bytes:
        return self.rules.sample_hidden(observation, viewer, self.dice.getrandbits(63))
