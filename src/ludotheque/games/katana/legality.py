"""The first rule in the way of any action at all, legal or not; and the actions that a player would try."""

from __future__ import annotations

from ludotheque.games.katana.actions import (
    ATTACK,
    BATTLE_CRY,
    BREATHE,
    BUSHIDO,
    CHARM,
    DAIMYO,
    DISCARD,
    DIVERT,
    END,
    JUJUTSU,
    LOSE_HONOUR,
    N_ACTIONS,
    PARRY,
    PAY,
    PLACE,
    STRIP,
    SUFFER,
    TEA_CEREMONY,
    start_of,
)
from ludotheque.games.katana.attack import why_not_attack, why_not_parry
from ludotheque.games.katana.calls import why_not_answer
from ludotheque.games.katana.choices import to_act
from ludotheque.games.katana.plays import why_not_breathe, why_not_other_hand, why_not_pay, why_not_strip
from ludotheque.games.katana.properties import why_not_bushido, why_not_give_weapon
from ludotheque.games.katana.reasons import ALLOWED, Reason
from ludotheque.games.katana.state import PROPERTIES, WEAPONS, Card, Character, Phase, State

CALLS = (Phase.BATTLE_CRY, Phase.JUJUTSU)
PLAYED = {
    STRIP: Card.GEISHA,
    CHARM: Card.GEISHA,
    DIVERT: Card.DIVERSION,
    BATTLE_CRY: Card.BATTLE_CRY,
    TEA_CEREMONY: Card.TEA_CEREMONY,
    JUJUTSU: Card.JUJUTSU,
    DAIMYO: Card.DAIMYO,
    BREATHE: Card.BREATHING,
    BUSHIDO: Card.BUSHIDO,
}
AIMED = (ATTACK, STRIP, CHARM, DIVERT, BREATHE, BUSHIDO)


def card_played(number: int) -> int | None:
    """The card that an action plays or discards; None for those without one."""
    start = start_of(number)
    n = number - start
    if start == ATTACK:
        return n % WEAPONS
    if start == PLACE:
        return Card.FOCUS + n
    if start in (PARRY, DISCARD):
        return n
    return PLAYED.get(start)


def aimed_at(number: int) -> int | None:
    """The seat that an action is aimed at; None for those without one."""
    start = start_of(number)
    if start not in AIMED:
        return None
    each = {ATTACK: WEAPONS, STRIP: PROPERTIES}.get(start, 1)
    return (number - start) // each


def why_not(s: State, seat: int, number: int) -> Reason:
    """The first rule in the way, ALLOWED if there is none; raises ValueError for no action."""
    card, target = card_played(number), aimed_at(number)
    if s.phase == Phase.OVER:
        return Reason.GAME_OVER
    if not to_act(s) >> seat & 1:
        return Reason.NOT_YOUR_TURN
    if target is not None and target >= s.players:
        return Reason.NO_SUCH_SEAT
    due = _why_not_now(s, number)
    if due != ALLOWED:
        return due
    if card is not None and s.hands[seat, card] == 0:
        return Reason.NOT_IN_HAND
    return Reason(_why_not_this(s, seat, number))


def _why_not_now(s: State, number: int) -> Reason:
    """KA 4.6: whether actions of this kind belong to what is asked."""
    start = start_of(number)
    if start < PARRY:
        if s.phase == Phase.DISCARD:
            return Reason.TOO_MANY_CARDS
        return ALLOWED if s.phase == Phase.PLAY else Reason.ANSWER_FIRST
    if number == PARRY + Card.PARRY and s.phase == Phase.PLAY:
        return Reason.ONLY_AN_ANSWER
    phases = {
        PARRY: (Phase.PARRY, Phase.BATTLE_CRY),
        DISCARD: (Phase.JUJUTSU, Phase.BUSHIDO, Phase.DISCARD),
        SUFFER: (Phase.PARRY, *CALLS),
        LOSE_HONOUR: (Phase.BUSHIDO,),
    }
    return ALLOWED if s.phase in phases.get(start, (Phase.DRAW,)) else Reason.NOT_NOW


def _why_not_this(s: State, seat: int, number: int) -> int:
    """Whether the card, the target or the ability allows it."""
    start = start_of(number)
    n = number - start
    if start == ATTACK:
        return why_not_attack(s, seat, n // WEAPONS, n % WEAPONS)
    if start == STRIP:
        return why_not_strip(s, n // PROPERTIES, n % PROPERTIES)
    if start in (CHARM, DIVERT):
        return why_not_other_hand(s, seat, n)
    if start == BREATHE:
        return why_not_breathe(s, seat, n)
    if start == BUSHIDO:
        return why_not_bushido(s)
    if start == PAY:
        return why_not_pay(s, seat)
    if start == PARRY:
        return why_not_parry(s, seat, n)
    if start == DISCARD and s.phase == Phase.JUJUTSU:
        return why_not_answer(s, seat, n)
    if start == DISCARD and s.phase == Phase.BUSHIDO:
        return why_not_give_weapon(n)
    return ALLOWED


def tries(s: State, seat: int) -> list[int]:
    """What a player would try at this moment: each card in hand on each seat, each answer, the end of the phase."""
    return [number for number in range(N_ACTIONS) if _is_tried(s, seat, number)]


def _is_tried(s: State, seat: int, number: int) -> bool:
    start, card, target = start_of(number), card_played(number), aimed_at(number)
    if card is not None and s.hands[seat, card] == 0:
        return False
    if target is not None and (target >= s.players or (target == seat and start not in (STRIP, BUSHIDO))):
        return False
    if start == STRIP:
        return _is_property_in_sight(s, number - STRIP)
    if start == PAY and s.character[seat] != Character.NOBUNAGA:
        return False
    if start < PARRY:
        return s.phase == Phase.PLAY or (start == END and s.phase == Phase.DISCARD)
    if number == PARRY + Card.PARRY and s.phase == Phase.PLAY:
        return True
    return _why_not_now(s, number) == ALLOWED


def _is_property_in_sight(s: State, n: int) -> bool:
    in_play = any(s.placed[owner, n % PROPERTIES] for owner in range(s.players))
    return s.phase == Phase.PLAY and in_play
