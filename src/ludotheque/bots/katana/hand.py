"""What a card in hand is worth, and a card more."""

from __future__ import annotations

from ludotheque.bots.katana.figures import (
    ACCURACY,
    CARD,
    DAMAGE,
    PARRY,
    PLAYS,
    POINT,
    PROPERTIES,
    SECOND_PARRY,
    WEAPON,
)
from ludotheque.bots.katana.prospects import end_by_toll
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.cards import is_property, is_weapon
from ludotheque.games.katana.state import NOBODY, Card, Role, State


@rule
def keeping(s: State, seat: int, card: int) -> int:
    """What it is worth to hold one of these cards."""
    if is_weapon(card):
        return WEAPON + DAMAGE * s.damage[card] + ACCURACY * s.accuracy[card]
    if card == Card.PARRY:
        return PARRY if s.hands[seat, Card.PARRY] < 2 else SECOND_PARRY
    if card == Card.DAIMYO and is_point(s, seat):
        return POINT
    if is_property(card):
        return PROPERTIES[card - Card.FOCUS]
    return PLAYS[card - Card.GEISHA]


@rule
def is_point(s: State, seat: int) -> bool:
    """Whether a Daimyo is to be kept for the end: it is near, and one is not the Ronin (KA-R42)."""
    return s.role[seat] != Role.RONIN and is_near_end(s)


@rule
def is_near_end(s: State) -> bool:
    """Somebody has a single honour point, or will have when the deck runs out soon."""
    least = s.honour[0]
    for seat in range(s.players):
        least = min(least, s.honour[seat])
    return least == 1 or (least == 2 and s.n_deck <= 4 * s.players)


@rule
def cards_drawn(s: State, seat: int, mind: Row, own: int, drawn: int) -> int:
    """So many cards for oneself, of so many that are drawn: the deck may run out over it, and the game end."""
    worth = own * CARD
    if drawn >= s.n_deck:
        worth += end_by_toll(s, seat, mind, NOBODY)
    return worth
