"""Attacking with a weapon (KA 3.6, 4.1)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.katana.deck import draw
from ludotheque.games.katana.defeat import wound
from ludotheque.games.katana.events import Event, tell, tell_card
from ludotheque.games.katana.hands import discard, lay_open, put_away
from ludotheque.games.katana.reach import difficulty, difficulty_among, is_harmless, standing
from ludotheque.games.katana.reasons import ALLOWED, Reason
from ludotheque.games.katana.roles import is_shogun_of_three
from ludotheque.games.katana.state import WEAPONS, Card, Character, Phase, Property, State


@rule
def weapon_limit(s: State, seat: int) -> int:
    """KA 3.3, KA-R27, KA 3.12: weapons a turn, as it is now."""
    limit = 1 + s.placed[seat, Property.FOCUS] + (s.character[seat] == Character.GOEMON)
    if is_shogun_of_three(s, seat):
        limit += 1
    return limit


@rule
def why_not_armed(s: State, seat: int) -> Reason:
    """KA 3.3: a parried weapon counts as well."""
    if s.weapons >= weapon_limit(s, seat):
        return Reason.WEAPON_LIMIT
    return ALLOWED


@rule
def why_not_target(s: State, seat: int, target: int) -> Reason:
    """KA-R57, KA 3.5: anybody but oneself who is not harmless."""
    if target == seat:
        return Reason.NOT_YOURSELF
    if is_harmless(s, target):
        return Reason.HARMLESS
    return ALLOWED


@rule
def reaches(s: State, seat: int, weapon: int, distance: int) -> bool:
    """KA 3.6, KA-R25: the accuracy suffices, or it is Kojirō, whose weapons know no difficulty."""
    return s.accuracy[weapon] >= distance or s.character[seat] == Character.KOJIRO


@rule
def why_not_attack(s: State, seat: int, target: int, weapon: int) -> Reason:
    """KA 3.6: the weapon is thought to be in hand, the phase to be Play."""
    armed = why_not_armed(s, seat)
    if armed != ALLOWED:
        return armed
    aimed = why_not_target(s, seat, target)
    if aimed != ALLOWED:
        return aimed
    if not reaches(s, seat, weapon, difficulty(s, seat, target)):
        return Reason.OUT_OF_REACH
    return ALLOWED


@rule
def wounds_dealt(s: State, seat: int, target: int, weapon: int) -> int:
    """KA 3.6, KA-R11: all that the attacker adds, then one less for Ginchiyo, at least one."""
    wounds = s.damage[weapon] + s.placed[seat, Property.FAST_DRAW] + (s.character[seat] == Character.MUSASHI)
    if s.character[target] == Character.GINCHIYO:
        wounds -= 1
    return max(1, wounds)


@rule
def attack(s: State, seat: int, target: int, weapon: int) -> None:
    """KA 4.1.1: the weapon is shown and one more counted; then the target is asked."""
    note_spared(s, seat, target, weapon)
    s.attacked[seat, target] += 1
    s.difficulty = difficulty(s, seat, target)
    s.weapons += 1
    s.target = target
    lay_open(s, seat, weapon)
    tell(s, Event.ATTACKED, seat, target, weapon, s.difficulty, wounds_dealt(s, seat, target, weapon))
    s.phase = Phase.PARRY
    s.asked = target


@rule
def note_spared(s: State, seat: int, target: int, weapon: int) -> None:
    """Who else could have been hit with this weapon."""
    mask = standing(s)
    for other in range(s.players):
        if other != seat and other != target and mask >> other & 1:
            s.spared[seat, other] += reaches(s, seat, weapon, difficulty_among(s, mask, seat, other))


@rule
def why_not_parry(s: State, seat: int, card: int) -> Reason:
    """KA 3.6, KA-R10, KA-R18: a Parry; for Hanzō a weapon too, unless it is his last card."""
    if card == Card.PARRY:
        return ALLOWED
    if card >= WEAPONS or s.character[seat] != Character.HANZO:
        return Reason.NO_PARRY
    if s.n_held[seat] < 2:
        return Reason.LAST_CARD
    return ALLOWED


@rule
def parry(s: State, seat: int, card: int) -> None:
    """KA 4.1.3, KA-R09: one card stops the whole attack; the weapon lies on top of it."""
    tell_card(s, Event.PARRIED, seat, s.turn, card)
    discard(s, seat, card)
    put_away(s)
    s.phase = Phase.PLAY
    s.asked = s.turn


@rule
def hit(s: State, victim: int) -> None:
    """KA 4.1.4 to 4.1.6, KA-R14, KA-R15: wounds, a defeat perhaps, then the draws that wounds bring."""
    seat = s.turn
    weapon = s.resolving - 1
    suffered = min(wounds_dealt(s, seat, victim, weapon), s.resilience[victim])
    wound(s, victim, suffered, Event.HIT)
    if s.phase == Phase.OVER:
        return
    put_away(s)
    s.phase = Phase.PLAY
    s.asked = seat
    if s.character[victim] == Character.USHIWAKA:
        draw(s, victim, suffered)
    if s.character[seat] == Character.TOMOE:
        draw(s, seat, 1)
