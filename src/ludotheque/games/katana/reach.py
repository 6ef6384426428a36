"""Who can be reached: harmless players (KA 3.5) and difficulty (KA 3.4)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.katana.state import Character, Property, State


@rule
def is_harmless(s: State, seat: int) -> bool:
    """KA 3.5, KA-R08: without resilience, or without a card in hand; for as long as it is so."""
    return s.resilience[seat] == 0 or s.n_held[seat] == 0


@rule
def standing_between(s: State, start: int, stop: int) -> int:
    """Players strictly between two seats, clockwise, who are not harmless."""
    n = 0
    seat = start + 1
    if seat == s.players:
        seat = 0
    while seat != stop:
        n += not is_harmless(s, seat)
        seat += 1
        if seat == s.players:
            seat = 0
    return n


@rule
def places(s: State, seat: int, target: int) -> int:
    """KA-R07: places to the target the shorter way round; neighbours are at 1, harmless players do not count."""
    return 1 + min(standing_between(s, seat, target), standing_between(s, target, seat))


@rule
def hardening(s: State, target: int) -> int:
    """KA-R26: what makes it harder to reach a player: Armors before it, and being Benkei."""
    return s.placed[target, Property.ARMOR] + (s.character[target] == Character.BENKEI)


@rule
def difficulty(s: State, seat: int, target: int) -> int:
    """KA 3.4: the difficulty for a seat to attack another one."""
    return places(s, seat, target) + hardening(s, target)
