"""Who can be reached: harmless players (KA 3.5) and difficulty (KA 3.4)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.katana.state import Character, Property, State


@rule
def is_harmless(s: State, seat: int) -> bool:
    """KA 3.5, KA-R08: without resilience, or without a card in hand; for as long as it is so."""
    return s.resilience[seat] == 0 or s.n_held[seat] == 0


@rule
def standing(s: State) -> int:
    """Bit mask of the players who are not harmless."""
    mask = 0
    for seat in range(s.players):
        if not is_harmless(s, seat):
            mask |= 1 << seat
    return mask


@rule
def places(mask: int, seat: int, target: int) -> int:
    """KA-R07: places to the target the shorter way round; neighbours are at 1, harmless players do not count.

    `mask`: the players who stand.
    """
    return 1 + min(clockwise(mask, seat, target), clockwise(mask, target, seat))


@rule
def clockwise(mask: int, start: int, stop: int) -> int:
    """How many players of the mask are strictly between two seats, clockwise."""
    if start < stop:
        return count((mask & (1 << stop) - 1) >> start + 1)
    return count(mask & (1 << stop) - 1) + count(mask >> start + 1)


@rule
def count(mask: int) -> int:
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def hardening(s: State, target: int) -> int:
    """KA-R26: what makes it harder to reach a player: Armors before it, and being Benkei."""
    return s.placed[target, Property.ARMOR] + (s.character[target] == Character.BENKEI)


@rule
def difficulty(s: State, seat: int, target: int) -> int:
    """KA 3.4: the difficulty for a seat to attack another one."""
    return difficulty_among(s, standing(s), seat, target)


@rule
def difficulty_among(s: State, mask: int, seat: int, target: int) -> int:
    """The same for who asks about many targets: `mask`, the players who stand, is found once."""
    return places(mask, seat, target) + hardening(s, target)
