"""Katana as somebody plays it who reads the table, and answers in haste.

Plays its own turn by rules of thumb, but takes every wound but the last one, to keep its cards, and thinks no longer
about any other answer.
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.katana import eager, thumb
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.state import Phase, State

answer, play = eager.choose, thumb.choose


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """In its turn, `room` is the seat's mind."""
    if s.phase == Phase.PLAY:
        return play(s, seat, source, out, room)
    return answer(s, seat, source, out, room)
