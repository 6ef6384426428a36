"""Wounds, and defeat (KA 3.7, 4.3)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.katana.end import end_by_honour, finish
from ludotheque.games.katana.events import Event, tell, tell_card
from ludotheque.games.katana.roles import are_teammates, camp_of
from ludotheque.games.katana.state import NONE, End, State


@rule
def wound(s: State, victim: int, wounds: int, event: int) -> None:
    """KA-R12: takes so much resilience, which is there, for the active player; the last point is a defeat."""
    s.resilience[victim] -= wounds
    s.wounded[s.turn, victim] += wounds
    tell(s, event, victim, s.turn, s.resolving - 1, wounds, s.resilience[victim])
    if s.resilience[victim] == 0:
        defeat(s, victim)


@rule
def defeat(s: State, victim: int) -> None:
    """KA 3.7, KA 4.3, KA-R49, KA-R51: one honour point for the active player, nothing else is lost.

    With three players nobody wins by the sword alone.
    """
    attacker = s.turn
    s.defeated[attacker, victim] += 1
    s.honour[victim] -= 1
    s.honour[attacker] += 1
    tell_card(s, Event.DEFEATED, victim, attacker, NONE)
    if s.players > 3 and stands_alone(s, attacker):
        end_by_sword(s, victim)
    elif s.honour[victim] == 0:
        note_lost_sword(s, victim)
        end_by_honour(s, attacker)


@rule
def stands_alone(s: State, attacker: int) -> bool:
    """KA 3.11, KA-R46: nobody else has any resilience; hands do not matter."""
    for seat in range(s.players):
        if seat != attacker and s.resilience[seat] > 0:
            return False
    return True


@rule
def end_by_sword(s: State, victim: int) -> None:
    """KA 4.3.2, KA-R13, KA-R47: a Swordmaster's victory, before any count of honour; none over a teammate."""
    note_lost_sword(s, victim)
    finish(s, End.HONOUR if are_teammates(s, s.turn, victim) else End.SWORD, s.turn)


@rule
def note_lost_sword(s: State, victim: int) -> None:
    """KA-R43: the defeat that ends the game costs a camp that inflicted it on itself."""
    if are_teammates(s, s.turn, victim):
        s.lost_sword = camp_of(s.role[victim]) + 1
