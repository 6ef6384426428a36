"""Roles and camps (KA 2.6): who plays with whom, and by how much a role's honour counts (KA 2.7)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.katana.state import Camp, Role, State


@rule
def is_ninja(role: int) -> bool:
    return Role.NINJA_1 <= role <= Role.NINJA_3


@rule
def stars_of(role: int) -> int:
    """KA-R04: the stars on a Ninja card; 0 for the others."""
    if is_ninja(role):
        return role - Role.NINJA_1 + 1
    return 0


@rule
def camp_of(role: int) -> int:
    """KA 2.6: Shogun and Samurai together, all Ninjas, the Ronin alone."""
    if is_ninja(role):
        return Camp.NINJA
    if role == Role.RONIN:
        return Camp.RONIN
    return Camp.SHOGUN


@rule
def number_of(players: int, camp: int) -> int:
    """KA 2.6: how many play in a camp."""
    if camp == Camp.NINJA:
        return 2 + (players >= 6)
    if camp == Camp.RONIN:
        return 1 * (players >= 5)
    return 1 + (players >= 4) + (players >= 7)


@rule
def is_shogun_of_three(s: State, seat: int) -> bool:
    """KA 2.9, KA 3.12: the Shogun who faces two Ninjas, and has more than other Shoguns."""
    return s.players == 3 and s.shogun == seat


@rule
def are_teammates(s: State, seat: int, other: int) -> bool:
    return camp_of(s.role[seat]) == camp_of(s.role[other])


@rule
def side_of(s: State, seat: int) -> int:
    """The camp of the role that a seat holds."""
    return camp_of(s.role[seat])
