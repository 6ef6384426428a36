"""Katana as somebody plays it who means to strike.

Knows the Shogun and the own role, and guesses nobody else's; goes for the Shogun as a Ninja, else for the next one to
the left. Strikes first and with the weapon that wounds most, then plays whatever the hand holds. Takes every wound
but the last one, to keep its cards. Forgets what characters can do, and gives no thought to the end or to what others
may answer.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.actions import (
    BATTLE_CRY,
    BREATHE,
    BUSHIDO,
    CHARM,
    DIVERT,
    LOSE_HONOUR,
    PAY,
    PLACE,
    STRIP,
    SUFFER,
    TAKE_BACK,
)
from ludotheque.games.katana.choices import legal_actions
from ludotheque.games.katana.roles import is_ninja
from ludotheque.games.katana.state import PROPERTIES, SEATS, WEAPONS, Role, State

# What comes first in a turn; whom it hits, and how hard, is less than a step.
STRIKING, PLACING, HINDERING, PLAYING, ENDING, UNWANTED = 500, 400, 300, 200, 100, 0
HARD = 10  # more than any weapon wounds


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
    """To suffer comes before any card, unless it is the last point; of cards the first comes before the others."""
    if action < STRIP:
        return against(s, seat, action // WEAPONS, STRIKING + s.damage[action % WEAPONS])
    if action < BATTLE_CRY:
        return against(s, seat, whom(action), HINDERING)
    if action < BREATHE:
        return PLAYING
    if action < PLACE:
        return PLAYING if s.resilience[seat] < s.printed[s.character[seat]] else UNWANTED
    if action < BUSHIDO:
        return PLACING
    if action < PAY:
        return against(s, seat, action - BUSHIDO, HINDERING)
    if action == SUFFER:
        return PLAYING if s.resilience[seat] > 1 else UNWANTED
    if action in (PAY, LOSE_HONOUR, TAKE_BACK):
        return UNWANTED
    return ENDING


@rule
def whom(action: int) -> int:
    """Whom a Geisha or a Diversion is for."""
    if action < CHARM:
        return (action - STRIP) // PROPERTIES
    if action < DIVERT:
        return action - CHARM
    return action - DIVERT


@rule
def against(s: State, seat: int, other: int, appealing: int) -> int:
    """A deed against somebody: not oneself, nor a Samurai the Shogun, whom a Ninja hurts before anybody."""
    if other == seat or (other == s.shogun and s.role[seat] == Role.SAMURAI):
        return UNWANTED
    if other == s.shogun and is_ninja(s.role[seat]):
        return appealing + HARD * SEATS
    return appealing + HARD * (SEATS - 1 - (other - seat) % s.players)
