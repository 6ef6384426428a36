"""Choices tried in the same worlds: each is made, the game is played out by the guide, and its end is noted.

The same worlds for all, so that luck does not decide between them. `halving.py` says which are tried how often.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.play import current_player
from ludotheque.core.questions import apply_action, choose, is_terminal, sample_hidden, to_act, winners
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.end import fortune

SEEN, WORLD, TRIAL, STATES = range(4)
WHOLE = 60
"""A win that is not shared; the seats of a table divide it."""


@rule
def try_choices(
    states: Any, seat: int, worlds: int, choices: Any, fortunes: Any, wins: Any, generators: Any, out: Any, room: Any
) -> None:
    """Tries all choices in so many worlds more; adds up for each the seat's fortunes and its shares of wins.

    `states`: STATES of them, the one at SEEN what the seat observes; WORLD and TRIAL are written over.
    `choices`: legal actions of the seat, one or more; `fortunes`, in dollars, and `wins`, in parts of WHOLE: int64 rows
    as long as that, which are added to.
    `generators`: a row of one, from which worlds and the guide draw, and so go on where they stood.
    `out`, `room`: int64 rows for the guide to write into, `n_actions` and the game's `room` long.
    """
    for _ in range(worlds):
        states[WORLD] = states[SEEN]
        sample_hidden(states[WORLD], seat, generators[0])
        for i in range(len(choices)):
            states[TRIAL] = states[WORLD]
            apply_action(states[TRIAL], seat, choices[i])
            play_out(states[TRIAL], generators[0], out, room)
            fortunes[i] += fortune(states[TRIAL], seat)
            wins[i] += share_of(states[TRIAL], seat)


@rule
def play_out(s: Any, source: Any, out: Any, room: Any) -> None:
    """To the end of the game, the guide deciding for every seat; who owes a decision together decides by seats."""
    while not is_terminal(s):
        seat = current_player(to_act(s))
        apply_action(s, seat, choose(s, seat, source, out, room))


@rule
def share_of(s: Any, seat: int) -> int:
    """The seat's share of the win, in parts of WHOLE, 0 to WHOLE. The game is over."""
    won = winners(s)
    n = 0
    for each in range(s.players):
        n += won >> each & 1
    share: int = (won >> seat & 1) * WHOLE // n
    return share
