"""Who decides, and what may be decided (KA 4.6)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.actions import (
    ATTACK,
    BATTLE_CRY,
    BREATHE,
    BUSHIDO,
    CHARM,
    DAIMYO,
    DISCARD,
    DIVERT,
    DRAW,
    END,
    JUJUTSU,
    LOSE_HONOUR,
    PARRY,
    PAY,
    PLACE,
    STRIP,
    SUFFER,
    TAKE_BACK,
    TEA_CEREMONY,
)
from ludotheque.games.katana.attack import reaches, why_not_armed, why_not_parry, why_not_target
from ludotheque.games.katana.plays import why_not_breathe, why_not_other_hand, why_not_pay, why_not_strip
from ludotheque.games.katana.properties import why_not_bushido
from ludotheque.games.katana.reach import difficulty_among, standing
from ludotheque.games.katana.reasons import ALLOWED
from ludotheque.games.katana.state import PROPERTIES, WEAPONS, Card, Phase, Property, State

WEAPON_BITS = (1 << WEAPONS) - 1


@rule
def to_act(s: State) -> int:
    """Bit mask of the seat that is asked; nobody after the end. Never depends on what a hand holds (KA-R53)."""
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.asked


@rule
def legal_actions(s: State, seat: int, out: Row) -> int:
    """KA 4.6."""
    if not to_act(s) >> seat & 1:
        return 0
    if s.phase == Phase.PLAY:
        return list_plays(s, seat, out)
    if s.phase == Phase.DRAW:
        out[0] = TAKE_BACK
        out[1] = DRAW
        return 2
    return list_answers(s, seat, out)


@rule
def list_answers(s: State, seat: int, out: Row) -> int:
    """Cards that answer the question, and the answer without one; above seven, any card."""
    if s.phase == Phase.PARRY or s.phase == Phase.BATTLE_CRY:
        n = list_parries(s, seat, out)
    elif s.phase == Phase.DISCARD:
        return list_discards(s, seat, out, s.held[seat])
    else:
        n = list_discards(s, seat, out, s.held[seat] & WEAPON_BITS)
    out[n] = LOSE_HONOUR if s.phase == Phase.BUSHIDO else SUFFER
    return n + 1


@rule
def list_parries(s: State, seat: int, out: Row) -> int:
    """KA 3.6."""
    n = 0
    for card in range(Card.PARRY + 1):
        if s.held[seat] >> card & 1 and why_not_parry(s, seat, card) == ALLOWED:
            out[n] = PARRY + card
            n += 1
    return n


@rule
def list_discards(s: State, seat: int, out: Row, cards: int) -> int:
    """The cards of a bit mask."""
    n = 0
    card = 0
    while cards:
        if cards & 1:
            out[n] = DISCARD + card
            n += 1
        cards >>= 1
        card += 1
    return n


@rule
def list_plays(s: State, seat: int, out: Row) -> int:
    """KA 3.3: weapons, actions, properties, an ability; or the end of the phase, which is always possible."""
    n = list_attacks(s, seat, out)
    n = list_geishas(s, seat, out, n)
    n = list_actions(s, seat, out, n)
    n = list_properties(s, seat, out, n)
    if why_not_pay(s, seat) == ALLOWED:
        out[n] = PAY
        n += 1
    out[n] = END
    return n + 1


@rule
def list_attacks(s: State, seat: int, out: Row) -> int:
    """KA 3.6."""
    n = 0
    if not s.held[seat] & WEAPON_BITS or why_not_armed(s, seat) != ALLOWED:
        return n
    mask = standing(s)
    for target in range(s.players):
        if why_not_target(s, seat, target) == ALLOWED:
            distance = difficulty_among(s, mask, seat, target)
            weapons = s.held[seat] & WEAPON_BITS
            weapon = 0
            while weapons:
                if weapons & 1 and reaches(s, seat, weapon, distance):
                    out[n] = ATTACK + WEAPONS * target + weapon
                    n += 1
                weapons >>= 1
                weapon += 1
    return n


@rule
def list_geishas(s: State, seat: int, out: Row, n: int) -> int:
    """KA-R28, KA-R29."""
    if s.hands[seat, Card.GEISHA] == 0:
        return n
    for owner in range(s.players):
        for property in range(PROPERTIES):
            if why_not_strip(s, owner, property) == ALLOWED:
                out[n] = STRIP + PROPERTIES * owner + property
                n += 1
    for target in range(s.players):
        if why_not_other_hand(s, seat, target) == ALLOWED:
            out[n] = CHARM + target
            n += 1
    return n


@rule
def list_actions(s: State, seat: int, out: Row, n: int) -> int:
    """KA-R29."""
    if s.hands[seat, Card.DIVERSION] > 0:
        for target in range(s.players):
            if why_not_other_hand(s, seat, target) == ALLOWED:
                out[n] = DIVERT + target
                n += 1
    if s.hands[seat, Card.BATTLE_CRY] > 0:
        out[n] = BATTLE_CRY
        n += 1
    if s.hands[seat, Card.TEA_CEREMONY] > 0:
        out[n] = TEA_CEREMONY
        n += 1
    if s.hands[seat, Card.JUJUTSU] > 0:
        out[n] = JUJUTSU
        n += 1
    if s.hands[seat, Card.DAIMYO] > 0:
        out[n] = DAIMYO
        n += 1
    if s.hands[seat, Card.BREATHING] > 0:
        for target in range(s.players):
            if why_not_breathe(s, seat, target) == ALLOWED:
                out[n] = BREATHE + target
                n += 1
    return n


@rule
def list_properties(s: State, seat: int, out: Row, n: int) -> int:
    """KA 3.3, KA-R34."""
    for property in range(Property.BUSHIDO):
        if s.hands[seat, Card.FOCUS + property] > 0:
            out[n] = PLACE + property
            n += 1
    if s.hands[seat, Card.BUSHIDO] > 0 and why_not_bushido(s) == ALLOWED:
        for target in range(s.players):
            out[n] = BUSHIDO + target
            n += 1
    return n
