"""Katana as somebody plays it who has just learnt the rules.

Plays like `eager`, but sees no use in a card that does nothing but bring others: Tea Ceremony, Breathing, Daimyo.
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.katana import eager
from ludotheque.bots.katana.eager import UNWANTED
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.actions import BREATHE, DAIMYO, PLACE, TEA_CEREMONY
from ludotheque.games.katana.choices import legal_actions
from ludotheque.games.katana.state import State

appeal_to_eager = eager.appeal


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """The legal action that comes to mind first; of equals the first."""
    n = legal_actions(s, seat, out)
    best = out[0]
    for i in range(1, n):
        if appeal(s, seat, out[i]) > appeal(s, seat, best):
            best = out[i]
    return int(best)


@rule
def appeal(s: State, seat: int, action: int) -> int:
    if action in (TEA_CEREMONY, DAIMYO) or BREATHE <= action < PLACE:
        return UNWANTED
    return appeal_to_eager(s, seat, action)
