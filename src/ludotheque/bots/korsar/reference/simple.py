"""Three bots that think nothing of the cards: a random one, one that attacks, one that lays ships."""

from __future__ import annotations

from typing import Any

from ludotheque.bots.korsar.reference.known import keep, known_actions, lot
from ludotheque.core.chance import pick
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.korsar.actions import DRAW, LAY, N_ACTIONS, SLOT
from ludotheque.games.korsar.cards import CAPTAIN
from ludotheque.games.korsar.state import State


@rule
def at_random(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """Any action that it knows; a card held twice is twice as likely."""
    return lot(s, seat, source, out, known_actions(s, seat, out))


@rule
def trigger_happy(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """Attacks the oldest ship that it can, by a pirate rather than a character; else tosses a coin to lay a ship."""
    n = known_actions(s, seat, out)
    first = out[0]
    if first < LAY:
        ship = first - first % SLOT
        pirates = first < ship + CAPTAIN
        return lot(s, seat, source, out, keep(out, n, ship, ship + CAPTAIN if pirates else ship + SLOT))
    n = keep(out, n, LAY, DRAW)
    if n > 0 and (s.n_deck == 0 or pick(source, 2) == 0):
        return lot(s, seat, source, out, n)
    return draw_or_discard(s, seat, source, out)


@rule
def ships_first(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """Any ship of its hand; else any attack; else it draws."""
    n = keep(out, known_actions(s, seat, out), LAY, DRAW)
    if n > 0:
        return lot(s, seat, source, out, n)
    n = keep(out, known_actions(s, seat, out), 0, LAY)
    if n > 0:
        return lot(s, seat, source, out, n)
    return draw_or_discard(s, seat, source, out)


@rule
def draw_or_discard(s: State, seat: int, source: Any, out: Row) -> int:
    """Draws; with an empty deck throws away any card that may go."""
    return lot(s, seat, source, out, keep(out, known_actions(s, seat, out), DRAW, N_ACTIONS))
