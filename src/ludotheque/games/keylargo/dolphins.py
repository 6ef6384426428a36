"""Dolphin Cove (KL 2.6): the day's income, and an encounter card (KL 3.1)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.keylargo.encounters import draw_encounter, is_open
from ludotheque.games.keylargo.events import Event, tell
from ludotheque.games.keylargo.state import NONE, Encounter, Phase, State
from ludotheque.games.keylargo.visit import begin_visit, in_force


@rule
def begin_dolphins(s: State, seat: int) -> None:
    """KL-R54: a Family is played before being paid, so whoever might hold one is asked."""
    begin_visit(s, seat)
    if is_open(s, seat):
        s.phase = Phase.DOLPHINS
    else:
        take_income(s, seat)


@rule
def take_income(s: State, seat: int) -> None:
    """KL-R26: the day's income whatever the boats; twice as much with a Family; then an encounter card is drawn.

    With it the visit is over, so that card is not played in the same half-day (KL-R36).
    """
    amount = s.income[s.day - 1]
    if in_force(s, Encounter.FAMILY):
        amount *= 2
    s.money[seat] += amount
    tell(s, Event.INCOME, seat, NONE, NONE, NONE, amount, s.day)
    if s.encounters:
        draw_encounter(s, seat)
    s.phase = Phase.NEXT_BOAT
