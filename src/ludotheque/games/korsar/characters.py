"""Captains and the Admiral (KO 2.6): the newest character on a ship beats every sum of pirates."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.korsar.cards import ADMIRAL, colour_of
from ludotheque.games.korsar.events import Event, tell
from ludotheque.games.korsar.pirates import colour_on
from ludotheque.games.korsar.reasons import ALLOWED, Reason
from ludotheque.games.korsar.ships import gather, throw
from ludotheque.games.korsar.state import NONE, CaptainRule, Ship, State, TeamAdmiral
from ludotheque.games.korsar.teams import is_second, side_of, why_not_here


@rule
def why_not_captain(s: State, seat: int, slot: int, card: int) -> Reason:
    """KO-R18, KO-R38: only where the side already has a pirate of the captain's colour, never as first card."""
    here = why_not_here(s, seat, slot)
    if here != ALLOWED:
        return here
    if colour_on(s.ships[slot], side_of(s, seat)) != colour_of(card):
        return Reason.CAPTAIN_NEEDS_PIRATE
    return ALLOWED


@rule
def why_not_admiral(s: State, seat: int, slot: int) -> Reason:
    """KO-R23, KO-R24, KO-R41: only on an own ship, or a partner's; needs no pirate and no colour."""
    here = why_not_here(s, seat, slot)
    if here != ALLOWED:
        return here
    owner = s.ships[slot].owner
    if owner == seat:
        return ALLOWED
    if side_of(s, owner) != side_of(s, seat):
        return Reason.NOT_OWN_SHIP
    if s.team_admiral == TeamAdmiral.TEAM or (is_second(s, seat) and s.fresh == slot):
        return ALLOWED
    return Reason.NOT_OWN_SHIP


@rule
def play_character(s: State, seat: int, slot: int, card: int) -> None:
    """KO-R19, KO-R21, KO-R22, KO-R25: the newest character prevails, whoever played the older one."""
    ship = s.ships[slot]
    chased = ship.character
    chased_seat = ship.master
    if chased != NONE:
        retire(s, ship)
    ship.character = card
    ship.master = seat
    s.barred = slot
    if card == ADMIRAL:
        tell(s, Event.ADMIRAL, seat, ship.owner, card, ship.card, 0, 0)
    else:
        tell(s, Event.CAPTAIN, seat, ship.owner, card, ship.card, 0, 0)
    if chased != NONE:
        tell(s, Event.CHASE, chased_seat, seat, chased, ship.card, 0, 0)


@rule
def retire(s: State, ship: Ship) -> None:
    """KO-R19, KO-R20: the older character alone goes; his pirates stay, with strength and colour lock.

    With `captain_rule` = "last_placed" he stays at the ship without effect until it is taken.
    """
    if s.captain_rule == CaptainRule.CHASE:
        throw(s, ship.character)
    else:
        gather(s, ship, ship.master, ship.character)
