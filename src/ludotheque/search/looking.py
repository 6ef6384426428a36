"""A search from what a seat observes, within a budget; and what it found."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from ludotheque.core.modes import Rules
from ludotheque.search.ismcts import SEEN, STATES, USED, search
from ludotheque.search.tree import UNIT, Node, bar, lead, list_choices

CHUNK = 128
"""Simulations between two looks at the clock."""
ROOM = 1 << 18
"""Most nodes of a tree; once it is full, what lies below is played out."""
DEEPEST = 400
"""The longest way down a tree."""


@dataclass(frozen=True)
class Budget:
    """How long a search may take: so many simulations; it ends with the first batch after `seconds`, if given.

    On several `cores` each grows a tree of its own, with its part of the simulations.
    """

    simulations: int
    seconds: float | None = None
    cores: int = 1

    def __post_init__(self) -> None:
        for name in ("simulations", "cores"):
            if getattr(self, name) < 1:
                raise ValueError(f"a search takes at least 1 of {name}, got {getattr(self, name)}")


@dataclass(frozen=True)
class Choice:
    """An action as the search judges it. `worth`: what share of a win it brought on average, 0 to 1."""

    action: int
    visits: int
    worth: float


def look(rules: Rules, observation: bytes, seat: int, seed: int, budget: Budget, weight: float = 0.5) -> list[Choice]:
    """The seat's choices, the most visited first; in one mode always the same for the same seed and no `seconds`.

    `weight`: of trying what was seldom tried (UCB1). A tree ends as soon as no other choice can be visited as
    often in it any more.
    """
    until = None if budget.seconds is None else time.monotonic() + budget.seconds
    shares = [
        budget.simulations // budget.cores + (core < budget.simulations % budget.cores) for core in range(budget.cores)
    ]
    trees = [Tree(rules, observation, seat, seed + core, share) for core, share in enumerate(shares) if share]
    if len(trees) == 1:
        trees[0].grow(weight, until)
    else:
        with ThreadPoolExecutor(len(trees)) as threads:
            list(threads.map(lambda tree: tree.grow(weight, until), trees))
    return merged([tree.choices() for tree in trees])


def look_beyond(
    rules: Rules, observation: bytes, seat: int, action: int, legal: Sequence[int], seed: int, budget: Budget,
    weight: float,
) -> Choice:  # fmt: skip
    """What the seat may expect once it has taken this one of its legal actions: all simulations go that way.

    So an action that promises little is known as well as the best one; `look` gives up on it early.
    """
    tree = Tree(rules, observation, seat, seed, budget.simulations)
    tree.bar([each for each in legal if each != action])
    tree.grow(weight, None if budget.seconds is None else time.monotonic() + budget.seconds)
    return next(choice for choice in tree.choices() if choice.action == action)


def merged(found: Iterable[Iterable[Choice]]) -> list[Choice]:
    """What several trees found together, the most visited first, of equals the one with the lowest action."""
    visits: dict[int, int] = {}
    gains: dict[int, float] = {}
    for choice in itertools.chain.from_iterable(found):
        visits[choice.action] = visits.get(choice.action, 0) + choice.visits
        gains[choice.action] = gains.get(choice.action, 0) + choice.worth * choice.visits
    together = [Choice(action, n, gains[action] / n) for action, n in visits.items()]
    return sorted(together, key=lambda choice: (-choice.visits, choice.action))


class Tree:
    """What a search works on, in one mode."""

    def __init__(self, rules: Rules, observation: bytes, seat: int, seed: int, simulations: int) -> None:
        self.rules, self.seat, self.n_actions = rules, seat, rules.game.n_actions
        self.simulations, self.barred = simulations, frozenset[int]()
        self.states = rules.states(STATES)
        rules.put(self.states, SEEN, observation)
        # One for each action beside, since any of them may be barred.
        self.nodes = rules.records(Node, min(2 * simulations + 2, ROOM) + self.n_actions)
        self.generators = rules.generators(seed)
        self.out, self.tried, self.actions, self.visits, self.wins = (rules.row([0] * self.n_actions) for _ in range(5))
        self.room = rules.row([0] * rules.game.room)
        self.way = rules.row([0] * DEEPEST)
        self.scored, self.shares, self.rewards = (
            rules.row([0] * rules.game.open(observation).players) for _ in range(3)
        )
        self.notes = rules.row([1, 0])

    def bar(self, actions: Sequence[int]) -> None:
        """Takes these actions from the seat's choices."""
        row = self.rules.row(actions)
        self.rules.bind(bar)(self.nodes, self.seat * self.n_actions, row, self.notes, USED)
        self.barred = frozenset(actions)

    def grow(self, weight: float, until: float | None) -> None:
        """All its simulations, but for those that cannot change anything or come after `until`."""
        left = self.simulations
        while left > 0:
            n = min(CHUNK, left)
            self.add(n, weight)
            left -= n
            if self.is_settled(left) or (until is not None and time.monotonic() > until):
                break

    def add(self, n: int, weight: float) -> None:
        """So many simulations more."""
        work = (self.out, self.room, self.tried, self.way, self.scored, self.shares, self.rewards, self.notes)
        self.rules.bind(search)(self.states, self.seat, self.nodes, n, weight, self.generators, *work)

    def choices(self) -> list[Choice]:
        """Those of the root, the most visited first, of equals the one with the lowest action."""
        listing = (self.actions, self.visits, self.wins)
        n = self.rules.bind(list_choices)(self.nodes, self.seat * self.n_actions, *listing)
        rows = zip(*(list(map(int, row))[:n] for row in listing), strict=True)
        found = [Choice(action, visits, wins / (visits * UNIT)) for action, visits, wins in rows]
        return sorted(found, key=lambda choice: (-choice.visits, choice.action))

    def is_settled(self, left: int) -> bool:
        """Whether so many simulations more cannot change which choice is visited most."""
        if self.barred:
            return False
        return int(self.rules.bind(lead)(self.nodes, self.seat * self.n_actions, self.n_actions)) > left
