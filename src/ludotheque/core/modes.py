"""The two modes of a game's rules, with one face: `plain(game)` and `compiled(game)`.

Both take and give the same bytes. The server plays in plain mode, which never imports the compiler; search and
statistics play compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

from ludotheque.core import chance
from ludotheque.core.chance import Chance, start
from ludotheque.core.game import Game, Options
from ludotheque.core.rule import Binder
from ludotheque.core.schema import Record, Records, Row
from ludotheque.core.sight import mask, observe, sight_of

State = Any
"""A state in play: opaque, to be given back to the mode that made it."""


class Rules(Protocol):
    """A game's rules in one mode. Seats count from 0; a seat of None is a spectator."""

    game: Game[Any]

    def of(self, game: Game[Any]) -> Rules:
        """Another game's rules in the same mode."""

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

    def records(self, schema: type[Record], n: int) -> Any:
        """A row of n zeroed records of any schema, for templates."""

    def put(self, states: Any, i: int, data: bytes) -> None:
        """Writes the bytes of a state into a row of states."""

    def generators(self, seed: int) -> Any:
        """A row of one started generator, for templates."""

    def row(self, values: Sequence[int]) -> Any:
        """A row of integers, for templates."""


class Shared:
    """What both modes do alike."""

    game: Game[Any]
    dump: Callable[[State], bytes]
    winners: Callable[[State], int]
    shown_to: Callable[[State, int], int]

    def observe(self, s: State, seat: int | None) -> bytes:
        sight = sight_of(seat, lambda seat: self.shown_to(s, seat))
        return observe(self.dump(s), mask(self.game.state, sight))

    def returns(self, s: State) -> list[float]:
        winners = self.winners(s)
        return [float(winners >> seat & 1) for seat in range(self.game.max_seats)]


class Plain(Shared):
    """Rules as they stand, over plain records that refuse indices and values out of range."""

    def of(self, game: Game[Any]) -> Rules:
        return plain(game)

    def __init__(self, game: Game[Any]) -> None:
        self.game, self.binder = game, Binder(game.rules)

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
        bound: Callable[..., Any] = self.binder(template)
        return bound

    def states(self, n: int) -> Any:
        return self.records(self.game.state, n)

    def records(self, schema: type[Record], n: int) -> Any:
        return Records(schema() for _ in range(n))

    def put(self, states: Any, i: int, data: bytes) -> None:
        states[i].take(data)

    def generators(self, seed: int) -> Any:
        started = Records([Chance()])
        start(started[0], Row(chance.words_of(chance.key_of(seed))))
        return started

    def row(self, values: Sequence[int]) -> Any:
        return Row(values)


@cache
def plain(game: Game[Any]) -> Rules:
    """The game's rules in plain Python."""
    return Plain(game)


@cache
def compiled(game: Game[Any]) -> Rules:
    """The game's rules compiled: at first use (5 to 30 s), or found in the cache from an earlier run."""
    from ludotheque.core.compiled import Compiled  # brings the compiler along, which plain mode never needs

    return Compiled(game)
