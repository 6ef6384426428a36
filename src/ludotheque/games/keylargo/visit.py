"""A visit to a port: what was done in it, the encounter card in force, leaving."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.keylargo.events import Event, tell
from ludotheque.games.keylargo.state import NONE, Phase, State


@rule
def begin_visit(s: State, seat: int) -> None:
    s.asked = seat
    s.effect = s.hired = s.robbed = s.rounds = s.n_sold = s.n_extra = 0
    s.looked = s.sold_type = NONE
    for item in range(3):
        s.bought[item] = 0


@rule
def skip_visit(s: State, seat: int, place: int) -> None:
    """KL-R08: nothing can be done there; the half-day is lost."""
    tell(s, Event.IDLE, seat, place, NONE, NONE, 0, NONE)
    s.phase = Phase.NEXT_BOAT


@rule
def in_force(s: State, encounter: int) -> bool:
    """Whether this encounter card was played in the present visit."""
    return s.effect == encounter + 1
