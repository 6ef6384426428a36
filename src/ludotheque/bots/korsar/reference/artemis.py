"""Artemis: values hand and table after each of its actions, one move ahead, and takes the best.

Gold and strength are made alike by a price: all the gold that it may still see, over all the strength. A character
counts as a pirate of 6.4. What nobody has shown it (deck and other hands) is one heap to it, hand sizes are not looked
at. That, and more of what one may find odd here, is how the program described does it; it is kept so on purpose.
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.korsar.reference.known import known_actions
from ludotheque.bots.korsar.reference.table import (
    CHARACTER,
    look_round,
    table_value,
    table_with_character,
    table_with_pirate,
    unseen_cards,
    unseen_characters,
    unseen_pirates,
    unseen_strength,
)
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.korsar.actions import DISCARD, DRAW, LAY, SLOT
from ludotheque.games.korsar.cards import ADMIRAL, CAPTAIN, KINDS, PIRATE, colour_of
from ludotheque.games.korsar.end import gold_in_hand
from ludotheque.games.korsar.state import NONE, State

DRAWN_CHARACTER = 6  # as which a character counts in the mean strength of a card drawn


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """The known action of highest worth; of equals the one that it looks at first."""
    n = known_actions(s, seat, out)
    look_round(s, seat, room)
    best = out[0]
    most = worth(s, seat, room, best)
    for i in range(1, n):
        value = worth(s, seat, room, out[i])
        if value > most or (value == most and place(out[i]) < place(best)):
            best = out[i]
            most = value
    return best


@rule
def place(action: int) -> int:
    """When it looks at an action: drawing and discards, then ships, then attacks."""
    if action >= DRAW:
        return 0
    return 1 if action >= LAY else 2


@rule
def worth(s: State, seat: int, room: Row, action: int) -> float:
    """What hand and table are worth after the action; only a ship laid is free of the penalty."""
    card = action % SLOT
    if action == DRAW:
        stay = hand_value(s, seat, room, NONE) + table_value(s, seat, room, 0)
        return stay + penalty(s, seat) + draw_value(s, seat, room)
    left = hand_value(s, seat, room, card)
    if action >= DISCARD:
        return left + table_value(s, seat, room, 0) + penalty(s, seat)
    if action >= LAY:
        return left + table_value(s, seat, room, s.worth[card])
    if card < CAPTAIN:
        return left + table_with_pirate(s, seat, room, action // SLOT, card) + penalty(s, seat)
    return left + table_with_character(s, seat, room, action // SLOT, card) + penalty(s, seat)


@rule
def hand_value(s: State, seat: int, room: Row, gone: int) -> float:
    """What the hand is worth without one card `gone`, -1 for none: a ship is a burden, whatever its gold."""
    price = price_of_strength(s, seat, room)
    value = 0.0
    for card in range(KINDS):
        n = left(s, seat, card, gone)
        if card < PIRATE:
            value -= n * gold_at_large(s, seat, room) / cards_at_large(s)
        elif card < CAPTAIN:
            value += n * s.worth[card] * price
        elif is_of_use(s, seat, card, gone):
            value += n * CHARACTER * price
    return value


@rule
def left(s: State, seat: int, card: int, gone: int) -> int:
    """Copies of the card in the hand, without the one that goes."""
    return s.hands[seat, card] - (card == gone)


@rule
def is_of_use(s: State, seat: int, card: int, gone: int) -> bool:
    """A captain needs a pirate of the same colour in the hand, the Admiral a ship."""
    least, most = 0, PIRATE
    if card != ADMIRAL:
        least = PIRATE + 4 * colour_of(card)
        most = least + 4
    for other in range(least, most):
        if left(s, seat, other, gone) > 0:
            return True
    return False


@rule
def gold_at_large(s: State, seat: int, room: Row) -> int:
    """The gold of all ships not seen, in the hand and on the table."""
    gold = gold_in_hand(s, seat)
    for card in range(PIRATE):
        gold += room[card] * s.worth[card]
    for slot in range(s.n_ships):
        gold += s.worth[s.ships[slot].card]
    return gold


@rule
def price_of_strength(s: State, seat: int, room: Row) -> float:
    """Gold for each point of strength, of all that is not seen or in the hand; nothing where none is left."""
    strength = unseen_strength(s, room) + CHARACTER * unseen_characters(room)
    for card in range(PIRATE, KINDS):
        strength += s.hands[seat, card] * (s.worth[card] if card < CAPTAIN else CHARACTER)
    return gold_at_large(s, seat, room) / strength if strength > 0 else 0.0


@rule
def cards_at_large(s: State) -> int:
    """Cards in the deck and in all hands."""
    n = s.n_deck
    for seat in range(s.players):
        n += s.n_held[seat]
    return n


@rule
def penalty(s: State, seat: int) -> float:
    """The mean gold of the ships in hand, as a loss, once they are as many as the turns that the deck may last."""
    ships = 0
    for card in range(PIRATE):
        ships += s.hands[seat, card]
    turns = (s.n_deck + s.players - 2) // (s.players - 1)
    if ships == 0 or ships < turns:
        return 0.0
    return -gold_in_hand(s, seat) / ships


@rule
def draw_value(s: State, seat: int, room: Row) -> float:
    """What a card drawn is worth: the burden of a ship, the mean strength of a pirate, or a character."""
    n = unseen_cards(room)
    pirates, characters = unseen_pirates(s, room, NONE), unseen_characters(room)
    ships = n - pirates - characters
    if n == 0:
        return 0.0
    value = -ships / n * gold_at_large(s, seat, room) / cards_at_large(s)
    if pirates + characters == 0:
        return value
    mean = (unseen_strength(s, room) + DRAWN_CHARACTER * characters) / (pirates + characters)
    return value + price_of_strength(s, seat, room) * (pirates / n * mean + characters / n * CHARACTER)
