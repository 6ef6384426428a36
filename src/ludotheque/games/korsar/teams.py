"""Sides (KO 3): a player alone, or two partners next to each other; a side is known by its lowest seat."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.korsar.reasons import ALLOWED, Reason
from ludotheque.games.korsar.state import NONE, State


@rule
def side_of(s: State, seat: int) -> int:
    """KO 3.1, KO-R36: partners sit side by side, seats 2k and 2k + 1."""
    if s.teams:
        return seat - (seat & 1)
    return seat


@rule
def is_second(s: State, seat: int) -> bool:
    """The second partner of a team: plays directly after the first one and never collects (KO-R37)."""
    return s.teams == 1 and seat & 1 == 1


@rule
def partner_of(seat: int) -> int:
    return seat ^ 1


@rule
def shown_to(s: State, seat: int) -> int:
    """KO 3.6, KO-R44: partners may show each other their cards; option `partner_sees_hand`."""
    if s.teams and s.partner_sees_hand:
        return (1 << seat) | (1 << partner_of(seat))
    return 1 << seat


@rule
def why_not_here(s: State, seat: int, slot: int) -> Reason:
    """KO 3.4, KO-R39, KO-R40: not both partners on one ship in one round; a ship just laid is no such play."""
    if is_second(s, seat) and s.barred == slot:
        return Reason.SAME_ROUND
    return ALLOWED


@rule
def begin_team_turn(s: State) -> None:
    """Before a first partner's turn (or a single player's) nothing is barred, nothing freshly laid."""
    s.barred = NONE
    s.fresh = NONE


@rule
def cards_of(s: State, side: int) -> int:
    """Cards in all hands of the side."""
    if s.teams:
        return s.n_held[side] + s.n_held[side + 1]
    return s.n_held[side]


@rule
def is_side(s: State, seat: int) -> bool:
    """Whether this seat stands for its side."""
    return side_of(s, seat) == seat
