"""The two modes of a game's rules, with one face: `plain(game)` and `compiled(game)`.

Both take and give the same bytes. The server plays in plain mode, which never imports the compiler; search and
statistics play compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

import numpy as np

from ludotheque.core import chance
from ludotheque.core.chance import Chance, start
from ludotheque.core.game import Game, Options
from ludotheque.core.rule import bind, question, rule
from ludotheque.core.schema import Records, Row, Sight, dtype, mask, observe

State = Any
"""A state in play: opaque, to be given back to the mode that made it."""


class Rules(Protocol):
    """A game's rules in one mode. Seats count from 0; a seat of None is a spectator."""

    game: Game[Any]

    def new_state(self) -> State:
        """A zeroed state."""

    def setup(self, s: State, options: Options, key: bytes, figures: Sequence[int] | None = None) -> None:
        """Deals a game into a zeroed state: complete options, a 256-bit key, the edition's figures."""

    def to_act(self, s: State) -> int:
        """Bit mask of the seats that owe a decision; 0 at the end."""

    def legal_actions(self, s: State, seat: int) -> list[int]:
        """Legal action ids, ascending."""

    def apply_action(self, s: State, seat: int, action: int) -> None:
        """Does a legal action, in place. Legality is the caller's to ask for."""

    def is_terminal(self, s: State) -> bool: ...

    def scores(self, s: State) -> list[int]:
        """One score a seat, as the rulebook counts it."""

    def winners(self, s: State) -> int:
        """Bit mask of the winning seats; 0 before the end."""

    def returns(self, s: State) -> list[float]:
        """1.0 for each winner, else 0.0; all zero before the end."""

    def dump(self, s: State) -> bytes:
        """The whole state."""

    def load(self, data: bytes) -> State:
        """The state of these bytes; raises ValueError for a wrong number of them."""

    def observe(self, s: State, seat: int | None) -> bytes:
        """The state's bytes, zero where the viewer does not see."""

    def sample_hidden(self, observation: bytes, seat: int, seed: int) -> bytes:
        """A full state among those that the seat considers possible."""

    def bind(self, template: Callable[..., Any]) -> Callable[..., Any]:
        """A template (a rule over `question`s) for this game and mode; states go in as `states(n)` makes them."""

    def states(self, n: int) -> Any:
        """A row of n zeroed states, for templates; assigning one to another's place copies it."""

    def generators(self, seed: int) -> Any:
        """A row of one started generator, for templates."""

    def row(self, values: Sequence[int]) -> Any:
        """A row of integers, for templates."""


class _Shared:
    """What both modes do alike."""

    game: Game[Any]
    dump: Callable[[State], bytes]
    winners: Callable[[State], int]
    shown_to: Callable[[State, int], int]

    def observe(self, s: State, seat: int | None) -> bytes:
        sight = Sight(0, 0) if seat is None else Sight(1 << seat, self.shown_to(s, seat))
        return observe(self.dump(s), mask(self.game.state, sight))

    def returns(self, s: State) -> list[float]:
        winners = self.winners(s)
        return [float(winners >> seat & 1) for seat in range(self.game.max_seats)]


class Plain(_Shared):
    """Rules as they stand, over plain records that refuse indices and values out of range."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def new_state(self) -> State:
        return self.game.state()

    def setup(self, s: State, options: Options, key: bytes, figures: Sequence[int] | None = None) -> None:
        self.game.setup(s, self.row(self.game.row_of(options, figures)), self.row(chance.words_of(key)))

    def to_act(self, s: State) -> int:
        return self.game.to_act(s)

    def legal_actions(self, s: State, seat: int) -> list[int]:
        out = self.row([0] * self.game.n_actions)
        n = self.game.legal_actions(s, seat, out)
        return list.__getitem__(out, slice(0, n))

    def apply_action(self, s: State, seat: int, action: int) -> None:
        self.game.apply_action(s, seat, action)

    def is_terminal(self, s: State) -> bool:
        return bool(self.game.is_terminal(s))

    def scores(self, s: State) -> list[int]:
        out = self.row([0] * self.game.max_seats)
        self.game.scores(s, out)
        return list(out)

    def winners(self, s: State) -> int:
        return int(self.game.winners(s))

    def shown_to(self, s: State, seat: int) -> int:
        return int(self.game.shown_to(s, seat))

    def dump(self, s: State) -> bytes:
        data: bytes = s.pack()
        return data

    def load(self, data: bytes) -> State:
        return self.game.open(data)

    def sample_hidden(self, observation: bytes, seat: int, seed: int) -> bytes:
        world = self.game.open(observation)
        self.game.sample_hidden(world, seat, self.generators(seed)[0])
        return self.dump(world)

    def bind(self, template: Callable[..., Any]) -> Callable[..., Any]:
        return bind(template, self.game.rules)

    def states(self, n: int) -> Any:
        return Records(self.game.state() for _ in range(n))

    def generators(self, seed: int) -> Any:
        started = Records([Chance()])
        start(started[0], Row(chance.words_of(chance.key_of(seed))))
        return started

    def row(self, values: Sequence[int]) -> Any:
        return Row(values)


setup = question("setup")
to_act = question("to_act")
legal_actions = question("legal_actions")
apply_action = question("apply_action")
is_terminal = question("is_terminal")
scores = question("scores")
winners = question("winners")
shown_to = question("shown_to")
sample_hidden = question("sample_hidden")


# Python hands an array of one state to compiled code some fifteen times faster than a record.


@rule
def setup_first(states: Any, options: Any, key: Any) -> None:
    setup(states[0], options, key)


@rule
def to_act_first(states: Any) -> Any:
    return to_act(states[0])


@rule
def legal_actions_first(states: Any, seat: int, out: Any) -> Any:
    return legal_actions(states[0], seat, out)


@rule
def apply_action_first(states: Any, seat: int, action: int) -> None:
    apply_action(states[0], seat, action)


@rule
def is_terminal_first(states: Any) -> Any:
    return is_terminal(states[0])


@rule
def scores_first(states: Any, out: Any) -> None:
    scores(states[0], out)


@rule
def winners_first(states: Any) -> Any:
    return winners(states[0])


@rule
def shown_to_first(states: Any, seat: int) -> Any:
    return shown_to(states[0], seat)


@rule
def sample_hidden_first(states: Any, seat: int, generators: Any) -> None:
    sample_hidden(states[0], seat, generators[0])


@rule
def start_first(generators: Any, key: Any) -> None:
    start(generators[0], key)


class Compiled(_Shared):
    """Rules compiled by Numba, over arrays of one NumPy record."""

    def __init__(self, game: Game[Any]) -> None:
        from ludotheque.core.compiler import Compiler

        self.game = game
        self.compile = Compiler(game.name, game.folder, game.rules)
        self.out = self.row([0] * game.n_actions)

    def new_state(self) -> State:
        return self.states(1)

    def states(self, n: int) -> Any:
        return np.zeros(n, dtype(self.game.state))

    def generators(self, seed: int) -> Any:
        started = np.zeros(1, dtype(Chance))
        self.bind(start_first)(started, self.row(chance.words_of(chance.key_of(seed))))
        return started

    def row(self, values: Sequence[int]) -> Any:
        return np.array(values, np.int64)

    def bind(self, template: Callable[..., Any]) -> Callable[..., Any]:
        bound: Callable[..., Any] = self.compile(template)
        return bound

    def setup(self, s: State, options: Options, key: bytes, figures: Sequence[int] | None = None) -> None:
        row = self.row(self.game.row_of(options, figures))
        self.bind(setup_first)(s, row, self.row(chance.words_of(key)))

    def to_act(self, s: State) -> int:
        return int(self.bind(to_act_first)(s))

    def legal_actions(self, s: State, seat: int) -> list[int]:
        n = self.bind(legal_actions_first)(s, seat, self.out)
        actions: list[int] = self.out[:n].tolist()
        return actions

    def apply_action(self, s: State, seat: int, action: int) -> None:
        self.bind(apply_action_first)(s, seat, action)

    def is_terminal(self, s: State) -> bool:
        return bool(self.bind(is_terminal_first)(s))

    def scores(self, s: State) -> list[int]:
        out = self.row([0] * self.game.max_seats)
        self.bind(scores_first)(s, out)
        numbers: list[int] = out.tolist()
        return numbers

    def winners(self, s: State) -> int:
        return int(self.bind(winners_first)(s))

    def shown_to(self, s: State, seat: int) -> int:
        return int(self.bind(shown_to_first)(s, seat))

    def dump(self, s: State) -> bytes:
        data: bytes = s.tobytes()
        return data

    def load(self, data: bytes) -> State:
        s = self.new_state()
        if len(data) != s.nbytes:
            raise ValueError(f"a state of {self.game.name} has {s.nbytes} bytes, got {len(data)}")
        s.view(np.uint8)[:] = np.frombuffer(data, np.uint8)
        return s

    def sample_hidden(self, observation: bytes, seat: int, seed: int) -> bytes:
        world = self.load(observation)
        self.bind(sample_hidden_first)(world, seat, self.generators(seed))
        return self.dump(world)


@cache
def plain(game: Game[Any]) -> Rules:
    """The game's rules in plain Python."""
    return Plain(game)


@cache
def compiled(game: Game[Any]) -> Rules:
    """The game's rules compiled: at first use (5 to 30 s), or found in the cache from an earlier run."""
    return Compiled(game)
