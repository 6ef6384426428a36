"""Key Largo as somebody plays it who goes wherever something can be had today.

Chooses its two actions like a beginner, whether or not there is time left to use what they bring; once it is somewhere,
it does there what rules of thumb say.
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.keylargo import beginner, thumb
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.state import Phase, State

plan, visit = beginner.choose, thumb.choose


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """Actions by the beginner's desires, all else by rules of thumb."""
    if s.phase == Phase.PROGRAM:
        return plan(s, seat, source, out, room)
    return visit(s, seat, source, out, room)
