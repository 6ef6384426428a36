"""Playing one game to its end, and many at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.core.chance import next_word
from ludotheque.core.modes import Rules, State
from ludotheque.core.questions import apply_action, is_terminal, setup, to_act
from ludotheque.core.rule import rule
from ludotheque.core.usual import random_action

Decide = Callable[[bytes, list[int]], int]
"""A player: `decide(observation, legal)` gives one of the legal action ids."""


def play(rules: Rules, s: State, players: Sequence[Decide]) -> State:
    """Plays the state to its end, in place; each seat's player is given its observation and its legal actions.

    Raises ValueError if a player answers with an action that is not legal.
    """
    while not rules.is_terminal(s):
        seat = current_player(rules.to_act(s))
        legal = rules.legal_actions(s, seat)
        action = players[seat](rules.observe(s, seat), legal)
        if action not in legal:
            raise ValueError(f"seat {seat} answered {action}, expected one of {legal}")
        rules.apply_action(s, seat, action)
    return s


def seats_in(mask: int) -> list[int]:
    """The seats of a bit mask, ascending."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


@rule
def current_player(seats: int) -> int:
    """The lowest seat of a bit mask, which must not be empty."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@rule
def playout(s: Any, source: Any, out: Any) -> int:
    """Plays at random to the end, in place; returns how many decisions that took."""
    n = 0
    while not is_terminal(s):
        seat = current_player(to_act(s))
        apply_action(s, seat, random_action(s, seat, source, out, out))
        n += 1
    return n


@rule
def random_games(states: Any, options: Any, key: Any, generators: Any, out: Any, n: int) -> int:
    """Deals and plays n games at random; returns how many decisions they took.

    `states`: two, the second one zeroed; `options`: the row of `Game.row_of`; `key`: room for eight words;
    `generators`: one, started; `out`: room for all actions. The last game's end stays in states[0].
    """
    decisions = 0
    for _ in range(n):
        for i in range(8):
            key[i] = next_word(generators[0])
        states[0] = states[1]
        setup(states[0], options, key)
        decisions += playout(states[0], generators[0], out)
    return decisions
