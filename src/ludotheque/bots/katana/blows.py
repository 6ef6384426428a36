"""Weapons, Battle Cry and Jujutsu: whom to hurt, with what (KA 3.6 to 3.8)."""

from __future__ import annotations

from ludotheque.bots.katana.beliefs import CAMPS
from ludotheque.bots.katana.figures import CARD, FRIEND, HONOUR, KEPT, PAIN, SPENDING, SURE
from ludotheque.bots.katana.hand import keeping
from ludotheque.bots.katana.prospects import is_last_blow, last_blow
from ludotheque.bots.katana.regard import enmity
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.actions import BATTLE_CRY, JUJUTSU, STRIP
from ludotheque.games.katana.attack import wounds_dealt
from ludotheque.games.katana.calls import is_touched
from ludotheque.games.katana.memory import unseen
from ludotheque.games.katana.roles import camp_of
from ludotheque.games.katana.state import KINDS, WEAPONS, Card, Character, State


@rule
def attack(s: State, seat: int, mind: Row, target: int, weapon: int) -> int:
    """An enemy as good as surely, by what the weapon takes and how likely it is not parried."""
    if enmity(mind, target) < SURE or would_end_on_a_friend(s, seat, mind, target, weapon):
        return -1
    wounds = wounds_dealt(s, seat, target, weapon)
    gain = unparried(s, seat, target) * blow(s, seat, mind, target, wounds) // 100
    return gain - keeping(s, seat, weapon) // SPENDING


@rule
def would_end(s: State, seat: int, target: int, weapon: int) -> bool:
    """Whether the game is over if this is not parried."""
    return wounds_dealt(s, seat, target, weapon) >= s.resilience[target] and is_last_blow(s, seat, target)


@rule
def would_end_on_a_friend(s: State, seat: int, mind: Row, target: int, weapon: int) -> bool:
    """Whether that might be one of one's own camp, which then pays for the Lost Sword (KA 3.11)."""
    return may_be_friend(s, seat, mind, target) and would_end(s, seat, target, weapon)


@rule
def may_be_friend(s: State, seat: int, mind: Row, other: int) -> bool:
    """Whether the other one is likelier of one's own camp than anybody would stake the game on."""
    return mind[CAMPS + 3 * other + camp_of(s.role[seat])] > FRIEND


@rule
def blow(s: State, seat: int, mind: Row, victim: int, wounds: int) -> int:
    """What it is worth to wound somebody; below zero for a friend."""
    foe = enmity(mind, victim)
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
    """How likely the target has no parry, in per cent; for Hanzō a weapon is one too, unless it is his last card."""
    parries = unseen(s, seat, Card.PARRY)
    known = s.known[seat, target * KINDS + Card.PARRY]
    if s.character[target] == Character.HANZO and s.n_held[target] > 1:
        parries += unseen_weapons(s, seat)
        known += known_weapons(s, seat, target)
    return lacking(s, seat, target, parries, known)


@rule
def unarmed(s: State, seat: int, target: int) -> int:
    """How likely the target has no weapon, in per cent."""
    return lacking(s, seat, target, unseen_weapons(s, seat), known_weapons(s, seat, target))


@rule
def lacking(s: State, seat: int, target: int, sought: int, known: int) -> int:
    """How likely a hand has none of so many unseen cards, or its owner keeps one that is known to be in it."""
    if known > 0:
        return KEPT
    hidden = s.n_deck
    for other in range(s.players):
        if other != seat:
            hidden += s.n_held[other]
    chance = 100
    for _ in range(s.n_held[target]):
        chance = chance * (hidden - sought) // hidden
    return chance


@rule
def unseen_weapons(s: State, seat: int) -> int:
    n = 0
    for weapon in range(WEAPONS):
        n += unseen(s, seat, weapon)
    return n


@rule
def known_weapons(s: State, seat: int, target: int) -> int:
    n = 0
    for weapon in range(WEAPONS):
        n += s.known[seat, target * KINDS + weapon]
    return n


@rule
def call(s: State, seat: int, mind: Row, card: int) -> int:
    """Everybody touched loses a card or a point of resilience: good if they are enemies."""
    if may_end_on_a_friend(s, seat, mind):
        return -1
    worth = 0
    for other in range(s.players):
        if is_touched(s, seat, other):
            hit = unparried(s, seat, other) if card == Card.BATTLE_CRY else unarmed(s, seat, other)
            worth += hit * blow(s, seat, mind, other, 1)
            worth += (100 - hit) * enmity(mind, other) * CARD // 100
    return worth // 100


@rule
def may_end_on_a_friend(s: State, seat: int, mind: Row) -> bool:
    """Whether one of one's own camp might fall by a Battle Cry or a Jujutsu, and the game end over it."""
    for other in range(s.players):
        in_danger = is_touched(s, seat, other) and s.resilience[other] == 1
        if in_danger and is_last_blow(s, seat, other) and may_be_friend(s, seat, mind, other):
            return True
    return False


@rule
def is_whim(s: State, seat: int, mind: Row, action: int) -> bool:
    """What nobody even thinks of: a weapon for a likely friend, an end of the game over a possible one."""
    if action < STRIP:
        target, weapon = action // WEAPONS, action % WEAPONS
        return enmity(mind, target) < 0 or would_end_on_a_friend(s, seat, mind, target, weapon)
    return action in (BATTLE_CRY, JUJUTSU) and may_end_on_a_friend(s, seat, mind)
