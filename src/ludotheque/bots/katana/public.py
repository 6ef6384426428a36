"""The one bot of a public browser version of Katana, written anew from a description of it: a fixed yardstick.

It asks nobody's role, remembers nothing, keeps nothing for the end of the game. It spares only an ally that it knows,
which is the Shogun for a Samurai; so Ninjas and Samurai strike their own camp. Where the description is silent:
Geisha takes from a hand, Breathing gives its card to the least threat, Jujutsu comes with Battle Cry, too many cards
are thrown away from the weakest weapon on, and abilities that ask are not used.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.chance import pick
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
    DRAW,
    PARRY,
    PAY,
    PLACE,
    STRIP,
    SUFFER,
    TEA_CEREMONY,
)
from ludotheque.games.katana.cards import is_weapon
from ludotheque.games.katana.choices import legal_actions
from ludotheque.games.katana.state import SEATS, WEAPONS, Card, Phase, Role, State

ROOM = SEATS  # to think in: how much of a threat each seat is
# Threats: what an honour point, the Shogun's role and few resilience points count for, and the dice.
HONOUR, SHOGUN, WEAK, JITTER = 3, 25, 8, 5
FEW_POINTS = 2
DAIMYO_HAND, TEA_HAND, MISSING = 6, 3, 2  # cards up to which they are played; points from which Breathing is
MOST_THREAT = 128
# What is done first, by thousands; a weapon and a threat are less than a thousand, a weapon's figures than a hundred.
CALLING, DIVERTING, CHARMING, STRIKING, HEALING, TEA, LORD, CODE, PLACING = range(1000, 10000, 1000)
NOT_DONE, ENDING, FIRST_CARD = -1, 0, 1000


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """The legal action that comes first in its order; of equals the first."""
    n = legal_actions(s, seat, out)
    for other in range(s.players):
        room[other] = threat(s, other) + pick(source, JITTER)
    best = out[0]
    for i in range(1, n):
        if urgency(s, seat, room, out[i]) > urgency(s, seat, room, best):
            best = out[i]
    return int(best)


@rule
def threat(s: State, other: int) -> int:
    """How much it fears a player, but for the dice."""
    fear = HONOUR * s.honour[other] + s.n_held[other]
    if other == s.shogun:
        fear += SHOGUN
    if s.resilience[other] <= FEW_POINTS:
        fear += WEAK
    return fear


@rule
def is_spared(s: State, seat: int, other: int) -> bool:
    """Itself, and the Shogun if it is a Samurai."""
    return other == seat or (other == s.shogun and s.role[seat] == Role.SAMURAI)


@rule
def urgency(s: State, seat: int, room: Row, action: int) -> int:
    """Where the action stands in its order of deeds; on others, the greater the threat."""
    if action < STRIP:
        return striking(s, seat, room, action // WEAPONS, action % WEAPONS)
    if action < CHARM:
        return NOT_DONE
    if action < DIVERT:
        return against(s, seat, room, action - CHARM, CHARMING)
    if action < BATTLE_CRY:
        return against(s, seat, room, action - DIVERT, DIVERTING)
    if action < PLACE:
        return own_play(s, seat, room, action)
    if action < BUSHIDO:
        return PLACING
    if action < PAY:
        return against(s, seat, room, action - BUSHIDO, CODE)
    return answering(s, seat, action)


@rule
def against(s: State, seat: int, room: Row, other: int, rank: int) -> int:
    return NOT_DONE if is_spared(s, seat, other) else rank + room[other]


@rule
def striking(s: State, seat: int, room: Row, target: int, weapon: int) -> int:
    """The weapon that wounds most of those that reach somebody, then the greatest threat that it reaches."""
    return against(s, seat, room, target, STRIKING + MOST_THREAT * s.damage[weapon])


@rule
def own_play(s: State, seat: int, room: Row, action: int) -> int:
    """The cards that are played on nobody, and Breathing."""
    if action == DAIMYO:
        return LORD if s.n_held[seat] <= DAIMYO_HAND else NOT_DONE
    if action == TEA_CEREMONY:
        return TEA if s.n_held[seat] <= TEA_HAND else NOT_DONE
    if action >= BREATHE:
        hurt = s.resilience[seat] <= s.printed[s.character[seat]] - MISSING
        return HEALING - room[action - BREATHE] if hurt else NOT_DONE
    return CALLING


@rule
def answering(s: State, seat: int, action: int) -> int:
    """It parries what it can; to a call it gives a card only from two, or for its last point; it pays Bushido."""
    if PARRY <= action < DISCARD:
        return giving(s, seat, action - PARRY)
    if DISCARD <= action < SUFFER:
        return giving(s, seat, action - DISCARD)
    return ENDING + 1 if action == DRAW else ENDING


@rule
def giving(s: State, seat: int, card: int) -> int:
    """A Parry, or else the weakest weapon; below zero where it would rather be wounded."""
    if s.phase == Phase.BATTLE_CRY and not can_spare(s, seat, s.hands[seat, Card.PARRY]):
        return NOT_DONE
    if s.phase == Phase.JUJUTSU and not can_spare(s, seat, weapons_held(s, seat)):
        return NOT_DONE
    if is_weapon(card):
        return FIRST_CARD - 10 * s.damage[card] - s.accuracy[card]
    return ENDING + 1 if s.phase == Phase.DISCARD else FIRST_CARD


@rule
def can_spare(s: State, seat: int, n: int) -> bool:
    """Whether it answers a call, with so many cards that would do."""
    return n >= 2 or s.resilience[seat] == 1


@rule
def weapons_held(s: State, seat: int) -> int:
    n = 0
    for weapon in range(WEAPONS):
        n += s.hands[seat, weapon]
    return n
