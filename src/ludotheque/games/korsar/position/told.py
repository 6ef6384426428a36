"""What a scenario may expect of a state of Korsar, by name."""

from __future__ import annotations

from typing import Any

from ludotheque.core.naming import word
from ludotheque.core.position import Bag
from ludotheque.games.korsar.actions import card_text, colours
from ludotheque.games.korsar.cards import CAPTAIN, COLOURS, KINDS, PIRATE, colour_of
from ludotheque.games.korsar.control import control
from ludotheque.games.korsar.facts import cards_at, haul, taken
from ludotheque.games.korsar.position.writing import ship_text
from ludotheque.games.korsar.state import NOBODY, NONE, End, State
from ludotheque.games.korsar.teams import is_side


def tell(s: State) -> dict[str, Any]:
    """Everything by the names that `docs/record-format.md` lists."""
    seats, slots = range(s.players), range(s.n_ships)
    sides = [seat for seat in seats if is_side(s, seat)]
    pile = [card_text(s, s.discarded[i]) for i in range(s.n_discarded)]
    return {
        "round": s.round,
        "first": s.first,
        "deck": s.n_deck,
        "held": [s.n_held[seat] for seat in seats],
        "hands": [hand(s, seat) for seat in seats],
        "loot": [s.loot[side] for side in sides],
        "taken": [taken(s, side, 0, s.n_taken) for side in sides],
        "haul": [haul(s, seat) for seat in seats],
        "discards": s.n_discarded,
        "discarded": pile,
        "discard_pile": Bag(pile),
        "ships": [ship_text(s, slot) for slot in slots],
        "control": [who(control(s, s.ships[slot])) for slot in slots],
        "strengths": [strengths(s, slot) for slot in slots],
        "end": word(End(s.end)),
        "cards": sum(census(s)),
        "box": box(s),
    }


def hand(s: State, seat: int) -> Bag:
    return Bag({card_text(s, card): s.hands[seat, card] for card in range(KINDS) if s.hands[seat, card]})


def who(side: int) -> int | str:
    return "nobody" if side == NOBODY else side


def strengths(s: State, slot: int) -> dict[str, int]:
    """The strength of each colour on the ship."""
    ship = s.ships[slot]
    return {colours(s)[colour]: ship.strength[colour] for colour in range(COLOURS) if ship.strength[colour]}


def census(s: State) -> list[int]:
    """Copies of each card that lie in a hand, the deck, on the table, in the loot or on the discard pile."""
    found = [sum(s.hands[seat, card] for seat in range(s.players)) for card in range(KINDS)]
    for card in lying(s):
        found[card] += 1
    return found


def lying(s: State) -> list[int]:
    """Every card outside the hands that is in play or was."""
    ships = [s.ships[slot] for slot in range(s.n_ships)]
    return [
        *(s.deck[i] for i in range(s.n_deck)),
        *(s.discarded[i] for i in range(s.n_discarded)),
        *(s.taken[i] for i in range(s.n_taken)),
        *(ship.card for ship in ships),
        *(ship.character for ship in ships if ship.character != NONE),
        *(play.card for ship in ships for play in cards_at(s, ship)),
    ]


def box(s: State) -> dict[str, Any]:
    """The check sums of KO 1.2, counted over every card that lies anywhere."""
    found = census(s)
    pirates = range(PIRATE, CAPTAIN)
    return {
        "cards": sum(found),
        "ships": sum(found[:PIRATE]),
        "gold": sum(found[card] * s.worth[card] for card in range(PIRATE)),
        "pirates": [sum(found[card] for card in pirates if colour_of(card) == c) for c in range(COLOURS)],
        "strength": [
            sum(found[card] * s.worth[card] for card in pirates if colour_of(card) == c) for c in range(COLOURS)
        ],
        "captains": found[CAPTAIN : CAPTAIN + COLOURS],
        "admirals": found[-1],
    }
