"""The other cards of one's own turn: properties, Geisha, Diversion, Tea Ceremony, Breathing … (KA 3.8, 3.9)."""

from __future__ import annotations

from ludotheque.bots.katana.figures import (
    CARD,
    CHARM,
    CODE,
    NEIGHBOUR,
    PAIN,
    PLAYS,
    PROPERTIES,
    READY,
)
from ludotheque.bots.katana.hand import cards_drawn, is_point
from ludotheque.bots.katana.regard import enmity
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.state import Card, Property, State


@rule
def strip(s: State, seat: int, mind: Row, owner: int, property: int) -> int:
    """What lies before an enemy, or the Code before a friend or oneself."""
    foe = enmity(mind, owner)
    if property == Property.BUSHIDO:
        return -foe * CODE // 100
    return foe * PROPERTIES[property] // 100


@rule
def charm(s: State, seat: int, mind: Row, target: int) -> int:
    return enmity(mind, target) * CHARM // 100


@rule
def divert(s: State, seat: int, mind: Row, target: int) -> int:
    """A card more for oneself, one fewer for the other; nothing is taken from a likely friend."""
    foe = enmity(mind, target)
    if foe < 0:
        return -1
    return (100 + foe) * CARD // 100


@rule
def hold_tea_ceremony(s: State, seat: int, mind: Row) -> int:
    """Three cards, against one for each other."""
    worth = cards_drawn(s, seat, mind, 3, 2 + s.players)
    for other in range(s.players):
        if other != seat:
            worth -= enmity(mind, other) * CARD // 100
    return worth


@rule
def play_daimyo(s: State, seat: int, mind: Row) -> int:
    if is_point(s, seat):
        return -1
    return cards_drawn(s, seat, mind, 2, 2) - CARD


@rule
def breathe(s: State, seat: int, mind: Row, target: int) -> int:
    """For wounds, and for a friend: nobody helps an enemy to a card without need."""
    worth = cards_drawn(s, seat, mind, 0, 1) - PLAYS[Card.BREATHING - Card.GEISHA]
    for point in range(s.resilience[seat], s.printed[s.character[seat]]):
        worth += PAIN[point + 1]
    return worth - enmity(mind, target) * CARD // 100


@rule
def place_bushido(s: State, seat: int, mind: Row, target: int) -> int:
    """Before an enemy, and best with another one to pass it on to."""
    left = (target + 1) % s.players
    return (enmity(mind, target) * CODE + enmity(mind, left) * NEIGHBOUR) // 100


@rule
def pay(s: State, seat: int, mind: Row) -> int:
    """Nobunaga gives the points that he can spare."""
    return cards_drawn(s, seat, mind, 1, 1) - CARD + READY - PAIN[s.resilience[seat]]
