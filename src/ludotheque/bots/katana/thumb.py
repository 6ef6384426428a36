"""Katana by rules of thumb: each action is weighed in thousandths of an honour point, the best one is played.

Tell the others' roles by their deeds; put down properties, draw, hinder, then strike the surest enemy with what hurts
most; spare one's own camp; parry what costs more than the Parry; end the game when one's camp would win it.
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.katana.answers import lose_honour, suffer, take_back
from ludotheque.bots.katana.beliefs import believe
from ludotheque.bots.katana.blows import attack, call, would_end
from ludotheque.bots.katana.figures import CALLING, DRAWING, END_OF_GAME, HINDERING, PLACING
from ludotheque.bots.katana.hand import keeping
from ludotheque.bots.katana.plays import (
    breathe,
    charm,
    divert,
    hold_tea_ceremony,
    pay,
    place_bushido,
    play_daimyo,
    strip,
)
from ludotheque.bots.katana.regard import regard
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.actions import (
    BATTLE_CRY,
    BREATHE,
    BUSHIDO,
    CHARM,
    DAIMYO,
    DISCARD,
    DIVERT,
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
from ludotheque.games.katana.choices import legal_actions
from ludotheque.games.katana.state import PROPERTIES, WEAPONS, Card, State


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """The legal action of highest worth. Where there are several, `room` is the seat's mind."""
    n = legal_actions(s, seat, out)
    if n == 1:
        return int(out[0])
    believe(s, seat, room)
    return best_of(s, seat, out, n, room)


@rule
def best_of(s: State, seat: int, actions: Row, n: int, mind: Row) -> int:
    """Of the first n actions the one of highest worth to what the seat believes, the first of several."""
    regard(s, seat, mind)
    best = actions[0]
    most = worth(s, seat, mind, best)
    for i in range(1, n):
        value = worth(s, seat, mind, actions[i])
        if value > most:
            best = actions[i]
            most = value
    return int(best)


@rule
def worth(s: State, seat: int, mind: Row, action: int) -> int:
    """What the action is worth to the seat; to end one's turn is worth nothing."""
    if action < STRIP:
        return attacking(s, seat, mind, action // WEAPONS, action % WEAPONS)
    if action < BATTLE_CRY:
        return in_turn(hindering(s, seat, mind, action), HINDERING)
    if action == BATTLE_CRY:
        return in_turn(call(s, seat, mind, Card.BATTLE_CRY), CALLING)
    if action == JUJUTSU:
        return in_turn(call(s, seat, mind, Card.JUJUTSU), CALLING)
    if action < PLACE:
        return in_turn(drawing(s, seat, mind, action), DRAWING)
    if action < BUSHIDO:
        return PLACING
    if action < PAY:
        return in_turn(place_bushido(s, seat, mind, action - BUSHIDO), PLACING)
    if action == PAY:
        return in_turn(pay(s, seat, mind), DRAWING)
    return answer(s, seat, mind, action)


@rule
def in_turn(gain: int, rank: int) -> int:
    """What is worth doing is done in order of rank, and the end of the game before all; what is not, never."""
    if gain <= 0:
        return -1
    return gain + rank


@rule
def attacking(s: State, seat: int, mind: Row, target: int, weapon: int) -> int:
    """Weapons come last, but for the one that ends the game well."""
    rank = END_OF_GAME if would_end(s, seat, target, weapon) else 0
    return in_turn(attack(s, seat, mind, target, weapon), rank)


@rule
def hindering(s: State, seat: int, mind: Row, action: int) -> int:
    """Geisha and Diversion."""
    if action < CHARM:
        return strip(s, seat, mind, (action - STRIP) // PROPERTIES, (action - STRIP) % PROPERTIES)
    if action < DIVERT:
        return charm(s, seat, mind, action - CHARM)
    return divert(s, seat, mind, action - DIVERT)


@rule
def drawing(s: State, seat: int, mind: Row, action: int) -> int:
    """Tea Ceremony, Daimyo and Breathing."""
    if action == TEA_CEREMONY:
        return hold_tea_ceremony(s, seat, mind)
    if action == DAIMYO:
        return play_daimyo(s, seat, mind)
    return breathe(s, seat, mind, action - BREATHE)


@rule
def answer(s: State, seat: int, mind: Row, action: int) -> int:
    """A card costs what it is worth in hand; Ieyasu's draw from the deck and the end of the Play phase are worth 0."""
    if PARRY <= action < DISCARD:
        return -keeping(s, seat, action - PARRY)
    if DISCARD <= action < SUFFER:
        return -keeping(s, seat, action - DISCARD)
    if action == SUFFER:
        return suffer(s, seat, mind)
    if action == LOSE_HONOUR:
        return lose_honour(s, seat, mind)
    if action == TAKE_BACK:
        return take_back(s, seat)
    return 0
