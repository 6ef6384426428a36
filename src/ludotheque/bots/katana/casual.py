"""Katana as somebody plays it now and then.

Plays the own turn by rules of thumb, but tells roles only by what was done to itself: what the others do to each other
it forgets. Answers like a beginner, who takes every wound but the last one.
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.katana import beginner
from ludotheque.bots.katana.beliefs import DEEDS, enmity_shown, place_of, weigh_camps
from ludotheque.bots.katana.thumb import best_of
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.choices import legal_actions
from ludotheque.games.katana.state import SEATS, Phase, State

answer = beginner.choose


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """The legal action that seems best. In its turn, `room` is the seat's mind."""
    if s.phase != Phase.PLAY:
        return answer(s, seat, source, out, room)
    n = legal_actions(s, seat, out)
    note_deeds_to(s, seat, room)
    weigh_camps(s, seat, room)
    return best_of(s, seat, room, out, n)


@rule
def note_deeds_to(s: State, seat: int, mind: Row) -> None:
    """Only what was done to this seat."""
    for other in range(s.players):
        row = DEEDS + SEATS * place_of(s, other)
        for place in range(s.players):
            mind[row + place] = 0
        mind[row + place_of(s, seat)] = enmity_shown(s, other, seat)
