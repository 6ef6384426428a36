"""Which wreck: what all divers that reach it bring up, less what monsters cost (KL 2.4)."""

from __future__ import annotations

from ludotheque.bots.keylargo.divers import loss_of
from ludotheque.bots.keylargo.figures import MONSTERS, SPARED, UNIT
from ludotheque.core.rule import rule
from ludotheque.games.keylargo.dive import count, divers_for
from ludotheque.games.keylargo.memory import is_remembered
from ludotheque.games.keylargo.state import KINDS, STACK, TEAM, State, Type


@rule
def best_dive(s: State, seat: int) -> int:
    best = 0
    for wreck in range(s.n_wrecks):
        if s.left[wreck] > 0 and divers_for(s, seat, s.depth[wreck]):
            best = max(best, dive(s, seat, wreck))
    return best


@rule
def dive(s: State, seat: int, wreck: int) -> int:
    """What all divers that reach the wreck bring up, less what monsters cost."""
    present = divers_for(s, seat, s.depth[wreck])
    tridents = weights = 0
    loss = 0
    for diver in range(TEAM):
        if present >> diver & 1:
            tridents += s.tridents[seat, diver]
            weights += s.weights[seat, diver]
            loss = loss_of(s, seat, diver)
    cards = min(count(present) + weights, s.left[wreck])
    met = cards * danger(s, seat, wreck)
    free = unprotected(met, tridents)
    treasures = (100 * cards - free) * treasure(s, seat, wreck)
    return (treasures - free * loss - (met - free) * SPARED) // 100


@rule
def unprotected(met: int, tridents: int) -> int:
    """Of monsters expected (hundredths), those that no trident is left for."""
    if tridents == 0:
        return met
    if tridents == 1:
        return met * met // 300
    return met * met // 100 * met // 2700


@rule
def danger(s: State, seat: int, wreck: int) -> int:
    """How likely the next card is a monster, in hundredths: by what was seen there, else by what lurks in its depth."""
    if is_remembered(s, seat, wreck):
        n = monsters = 0
        for i in range(STACK):
            number = s.seen[seat, wreck * STACK + i]
            if number != 0:
                n += 1
                monsters += s.type_of[abs(number) - 1] == Type.MONSTER
        return 100 * monsters // n
    surely = 0
    while surely < s.left[wreck] and s.lurking[wreck, surely] == 0:
        surely += 1
    return (100 * surely + (s.left[wreck] - surely) * MONSTERS[s.depth[wreck]]) // max(1, s.left[wreck])


@rule
def treasure(s: State, seat: int, wreck: int) -> int:
    """What a treasure of the wreck is worth on average: of those seen there, else of those of its depth."""
    if not is_remembered(s, seat, wreck):
        return treasure_of(s, s.depth[wreck])
    n = total = 0
    for i in range(STACK):
        number = s.seen[seat, wreck * STACK + i]
        if number != 0 and s.type_of[abs(number) - 1] != Type.MONSTER:
            n += 1
            total += dollars(s, abs(number) - 1)
    return total // max(1, n)


@rule
def treasure_of(s: State, depth: int) -> int:
    """The average treasure of a depth, among those that have not been sold."""
    n = total = 0
    for kind in range(KINDS):
        copies = s.copies[kind] - s.gone[kind]
        if copies > 0 and s.depth_of[kind] == depth and s.type_of[kind] != Type.MONSTER:
            n += copies
            total += copies * dollars(s, kind)
    return total // max(1, n)


@rule
def dollars(s: State, kind: int) -> int:
    """What a card will bring: at the market if there is time to go there, else at the end."""
    if s.units[kind] > 0 and s.day < s.days:
        return s.units[kind] * UNIT
    return s.value[kind]
