"""Katana as somebody plays it who reads half of the table, and answers in haste.

Plays its own turn by rules of thumb, but remembers only what was done to itself and who struck the Shogun. Takes every
wound but the last one, to keep its cards, and thinks no longer about any other answer.
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.katana import eager
from ludotheque.bots.katana.beliefs import DEEDS, conclude, enmity_shown, place_of
from ludotheque.bots.katana.figures import ATTACKED, MOST
from ludotheque.bots.katana.thumb import best_of
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.choices import legal_actions
from ludotheque.games.katana.state import SEATS, Phase, State

answer = eager.choose


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """In its turn, `room` is the seat's mind."""
    if s.phase == Phase.PLAY:
        remember(s, seat, room)
        return best_of(s, seat, out, legal_actions(s, seat, out), room)
    return answer(s, seat, source, out, room)


@rule
def remember(s: State, seat: int, mind: Row) -> None:
    """Fills the mind of a seat from the few deeds that stayed in it."""
    for i in range(DEEDS, DEEDS + SEATS * SEATS):
        mind[i] = 0
    for other in range(s.players):
        row = DEEDS + SEATS * place_of(s, other)
        mind[row + place_of(s, s.shogun)] = min(MOST, ATTACKED * s.attacked[other, s.shogun])
        mind[row + place_of(s, seat)] = enmity_shown(s, other, seat)
    conclude(s, seat, mind)
