"""Korsar as somebody plays it who has just learnt the rules.

Wants a full hand before anything else, while ships sail home untouched; else plays what strikes the eye.
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.korsar.striking import LEADING, appeal, newest
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.korsar.actions import DRAW
from ludotheque.games.korsar.state import State
from ludotheque.games.korsar.turn import legal_actions

FULL = 7
"""Cards of a hand that is full enough."""


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """The most tempting legal action; the first of several."""
    n = legal_actions(s, seat, out)
    target = newest(s, seat)
    best = out[0]
    for i in range(1, n):
        if temptation(s, seat, out[i], target) > temptation(s, seat, best, target):
            best = out[i]
    return int(best)


@rule
def temptation(s: State, seat: int, action: int, target: int) -> int:
    """How much an action strikes the eye, a card for a hand that is not full most of all."""
    if action == DRAW and s.n_held[seat] < FULL:
        return 2 * LEADING
    return appeal(s, seat, action, target)
