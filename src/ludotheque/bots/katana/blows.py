"""Weapons, Battle Cry and Jujutsu: whom to hurt, with what (KA 3.6 to 3.8)."""

from __future__ import annotations

from ludotheque.bots.katana.figures import CARD, HONOUR, PAIN, SPENDING, SURE, UNARMED, UNPARRIED
from ludotheque.bots.katana.hand import keeping
from ludotheque.bots.katana.prospects import is_last_blow, last_blow
from ludotheque.bots.katana.regard import enmity
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.attack import wounds_dealt
from ludotheque.games.katana.calls import is_touched
from ludotheque.games.katana.state import KINDS, Card, Character, State


@rule
def attack(s: State, seat: int, mind: Row, target: int, weapon: int) -> int:
    """An enemy as good as surely, by what the weapon takes and how likely it is not parried."""
    if enmity(s, seat, mind, target) < SURE:
        return -1
    wounds = wounds_dealt(s, seat, target, weapon)
    gain = unparried(s, seat, target) * blow(s, seat, mind, target, wounds) // 100
    return gain - keeping(s, seat, weapon) // SPENDING


@rule
def would_end(s: State, seat: int, target: int, weapon: int) -> bool:
    """Whether the game is over if this is not parried."""
    return wounds_dealt(s, seat, target, weapon) >= s.resilience[target] and is_last_blow(s, seat, target)


@rule
def blow(s: State, seat: int, mind: Row, victim: int, wounds: int) -> int:
    """What it is worth to wound somebody; below zero for a friend."""
    foe = enmity(s, seat, mind, victim)
    if wounds < s.resilience[victim]:
        return foe * pain(s, victim, wounds) // 100
    if is_last_blow(s, seat, victim):
        return last_blow(s, seat, mind, seat, victim)
    worth = foe * (pain(s, victim, wounds) + HONOUR) // 100
    return worth + HONOUR if foe > 0 else worth


@rule
def pain(s: State, victim: int, wounds: int) -> int:
    """What wounds cost who suffers them, short of the honour: the fewer points are left, the more."""
    total = 0
    for i in range(min(wounds, s.resilience[victim])):
        total += PAIN[s.resilience[victim] - i]
    return total


@rule
def unparried(s: State, seat: int, target: int) -> int:
    """How likely a weapon hits, in per cent."""
    if s.known[seat, target * KINDS + Card.PARRY] > 0:
        return 10
    chance = UNPARRIED[min(7, s.n_held[target])]
    if s.character[target] == Character.HANZO and s.n_held[target] > 1:
        chance = chance // 2
    return chance


@rule
def call(s: State, seat: int, mind: Row, card: int) -> int:
    """Everybody touched loses a card or a point of resilience: good if they are enemies.

    Never if one of one's own camp might fall and the game end over it.
    """
    worth = 0
    for other in range(s.players):
        if is_touched(s, seat, other):
            if s.resilience[other] == 1 and is_last_blow(s, seat, other) and enmity(s, seat, mind, other) < SURE:
                return -1
            hit = unparried(s, seat, other) if card == Card.BATTLE_CRY else UNARMED[min(7, s.n_held[other])]
            worth += hit * blow(s, seat, mind, other, 1)
            worth += (100 - hit) * enmity(s, seat, mind, other) * CARD // 100
    return worth // 100
