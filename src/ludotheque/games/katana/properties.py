"""Properties (KA 3.3, 3.9): Focus, Armor and Fast Draw before oneself, and the wandering Bushido."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.katana.cards import card_of, is_weapon
from ludotheque.games.katana.deck import flip
from ludotheque.games.katana.end import end_by_honour
from ludotheque.games.katana.events import Event, tell_card, tell_sum
from ludotheque.games.katana.hands import discard, spend, throw
from ludotheque.games.katana.reasons import ALLOWED, Reason
from ludotheque.games.katana.roles import is_shogun_of_three
from ludotheque.games.katana.state import NOBODY, NONE, Card, Phase, Property, State


@rule
def place(s: State, seat: int, property: int) -> None:
    """KA 3.3: any number of them, identical ones too."""
    tell_card(s, Event.PLACED, seat, NOBODY, card_of(property))
    spend(s, seat, card_of(property))
    s.placed[seat, property] += 1


@rule
def bushido_holder(s: State) -> int:
    """Before whom Bushido lies; -1 if it is not in play."""
    for seat in range(s.players):
        if s.placed[seat, Property.BUSHIDO] > 0:
            return seat
    return NOBODY


@rule
def why_not_bushido(s: State) -> Reason:
    """KA-R30, KA-R34: before anybody, but only one in play."""
    if bushido_holder(s) != NOBODY:
        return Reason.CODE_IN_PLAY
    return ALLOWED


@rule
def place_bushido(s: State, seat: int, target: int) -> None:
    """KA 3.9: before any player, oneself included."""
    tell_card(s, Event.CODE_PLACED, seat, target, Card.BUSHIDO)
    spend(s, seat, Card.BUSHIDO)
    s.placed[target, Property.BUSHIDO] = 1
    if target != seat:
        s.hindered[seat, target] += 1


@rule
def check_bushido(s: State, seat: int) -> None:
    """KA 3.9, KA-R05, KA-R36, KA-R39, KA-R61: a weapon on top puts a question, anything else passes it on."""
    card = flip(s, seat)
    if s.phase == Phase.OVER or card == NONE:
        return
    if is_weapon(card):
        s.flipped = card + 1
        s.phase = Phase.BUSHIDO
        s.asked = seat
    else:
        pass_code(s, seat)


@rule
def pass_code(s: State, seat: int) -> None:
    """KA 3.9: to the left neighbour."""
    left = (seat + 1) % s.players
    s.placed[seat, Property.BUSHIDO] = 0
    s.placed[left, Property.BUSHIDO] = 1
    tell_card(s, Event.CODE_PASSED, seat, left, Card.BUSHIDO)


@rule
def why_not_give_weapon(card: int) -> Reason:
    """KA-R35: only a weapon keeps the honour."""
    if not is_weapon(card):
        return Reason.NO_WEAPON
    return ALLOWED


@rule
def give_weapon(s: State, seat: int, card: int) -> None:
    """KA-R35, KA-R62: the weapon is discarded, then the Code moves on."""
    s.flipped = 0
    tell_card(s, Event.DISCARDED, seat, NOBODY, card)
    discard(s, seat, card)
    pass_code(s, seat)


@rule
def bushido_cost(s: State, seat: int) -> int:
    """KA 3.12, KA-R48: one honour point; nothing for the Shogun of three."""
    if is_shogun_of_three(s, seat):
        return 0
    return 1


@rule
def lose_honour(s: State, seat: int) -> None:
    """KA 3.9: a point to the box, and the Code is discarded; the last point ends the game."""
    cost = bushido_cost(s, seat)
    s.flipped = 0
    s.honour[seat] -= cost
    s.box += cost
    s.placed[seat, Property.BUSHIDO] = 0
    throw(s, Card.BUSHIDO)
    tell_sum(s, Event.CODE_DROPPED, seat, cost)
    end_by_honour(s, NOBODY)
