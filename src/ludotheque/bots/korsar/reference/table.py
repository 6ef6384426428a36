"""What Artemis thinks of the ships on the table: each of its gold, by how likely it stays with whom it is now.

A value is a product of one factor a side, from its left neighbour round to itself, up to the side that controls the
ship: plus or minus its gold there, before that how unlikely the side is to take it.
"""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.korsar.cards import ADMIRAL, CAPTAIN, COLOURS, KINDS, PIRATE, colour_of
from ludotheque.games.korsar.control import control
from ludotheque.games.korsar.hidden import unseen
from ludotheque.games.korsar.pirates import colour_on, strength_on, strongest_other
from ludotheque.games.korsar.state import NOBODY, NONE, SEATS, Ship, State
from ludotheque.games.korsar.teams import is_side, shown_to, side_of

CHARACTER = 6.4  # the strength that a character counts as
EVERY_CARD = 4  # on a ship where nobody is stronger, any unseen pirate of a free colour counts as a threat
# The room to think in: copies of each kind not seen, then the gold still at stake when each side is asked.
STAKES = KINDS
ROOM = STAKES + SEATS


@rule
def look_round(s: State, seat: int, room: Row) -> None:
    """Counts what the seat has not seen, into the first places of the room."""
    for card in range(KINDS):
        room[card] = unseen(s, shown_to(s, seat), card)


@rule
def unseen_cards(room: Row) -> int:
    n = 0
    for card in range(KINDS):
        n += room[card]
    return n


@rule
def unseen_characters(room: Row) -> int:
    n = 0
    for card in range(CAPTAIN, KINDS):
        n += room[card]
    return n


@rule
def unseen_strength(s: State, room: Row) -> int:
    """The strength of all unseen pirates."""
    strength = 0
    for card in range(PIRATE, CAPTAIN):
        strength += room[card] * s.worth[card]
    return strength


@rule
def unseen_pirates(s: State, room: Row, colour: int) -> int:
    """Unseen pirates of a colour, -1 for all of them."""
    return stronger_pirates(s, room, colour, 0)


@rule
def stronger_pirates(s: State, room: Row, colour: int, strength: int) -> int:
    """Those among them that are stronger than that."""
    n = 0
    for card in range(PIRATE, CAPTAIN):
        if (colour == NONE or colour_of(card) == colour) and s.worth[card] > strength:
            n += room[card]
    return n


@rule
def table_with_pirate(s: State, seat: int, room: Row, slot: int, card: int) -> float:
    """The table's value if the seat had played this pirate; the state is as before when it answers."""
    ship, colour = s.ships[slot], colour_of(card)
    before = ship.side[colour]
    ship.side[colour] = side_of(s, seat)
    ship.strength[colour] += s.worth[card]
    value = table_value(s, seat, room, 0)
    ship.strength[colour] -= s.worth[card]
    ship.side[colour] = before
    return value


@rule
def table_with_character(s: State, seat: int, room: Row, slot: int, card: int) -> float:
    """The table's value if the seat had played this character; the state is as before when it answers."""
    ship = s.ships[slot]
    character, master = ship.character, ship.master
    ship.character = card
    ship.master = seat
    value = table_value(s, seat, room, 0)
    ship.master = master
    ship.character = character
    return value


@rule
def table_value(s: State, seat: int, room: Row, laid: int) -> float:
    """The sum over the ships on the table, and over one more of `laid` gold that the seat has just laid, 0 for none."""
    count_stakes(s, seat, room, laid)
    value = 0.0
    for slot in range(s.n_ships):
        value += ship_value(s, seat, room, s.ships[slot])
    if laid > 0:
        value += laid_value(s, seat, room, laid)
    return value


@rule
def count_stakes(s: State, seat: int, room: Row, laid: int) -> None:
    """Writes, for each side in turn, the gold of the ships that neither it nor one asked before it controls."""
    gold = laid
    for slot in range(s.n_ships):
        gold += s.worth[s.ships[slot].card]
    for step in range(1, s.players + 1):
        side = (seat + step) % s.players
        if is_side(s, side):
            gold -= controlled(s, side)
            if side == side_of(s, seat):
                gold -= laid
            room[STAKES + side] = gold


@rule
def controlled(s: State, side: int) -> int:
    """The gold of the ships on the table that the side controls."""
    gold = 0
    for slot in range(s.n_ships):
        if control(s, s.ships[slot]) == side:
            gold += s.worth[s.ships[slot].card]
    return gold


@rule
def ship_value(s: State, seat: int, room: Row, ship: Ship) -> float:
    """A tied ship keeps the bare product, whatever its gold: for the seat if it is among the leaders, else against."""
    own, leader, gold = side_of(s, seat), control(s, ship), s.worth[ship.card]
    value = 1.0
    for step in range(1, s.players + 1):
        side = (seat + step) % s.players
        if is_side(s, side):
            if side == leader:
                return value * gold if side == own else -value * gold
            value *= stays(room, threats(s, room, ship, side), gold, side)
    if strength_on(ship, own) == strongest_other(ship, own):
        return value
    return -value


@rule
def laid_value(s: State, seat: int, room: Row, gold: int) -> float:
    """A ship just laid, which any pirate may attack."""
    value = 1.0
    for step in range(1, s.players):
        side = (seat + step) % s.players
        if is_side(s, side) and side != side_of(s, seat):
            value *= stays(room, unseen_pirates(s, room, NONE), gold, side)
    return value * gold


@rule
def stays(room: Row, threats: int, gold: int, side: int) -> float:
    """How likely the side leaves the ship alone: few unseen cards would take it, and it has more gold to look at."""
    n = unseen_cards(room)
    if n == 0:
        return 1.0
    return 1.0 - threats / n * (gold / room[STAKES + side])


@rule
def threats(s: State, room: Row, ship: Ship, side: int) -> int:
    """The unseen cards that could take the ship for the side, wherever they are."""
    colour = colour_on(ship, side)
    admiral = room[ADMIRAL] if side_of(s, ship.owner) == side else 0
    if colour != NONE:
        pirates = 0
        if ship.character == NONE:
            pirates = stronger_pirates(s, room, colour, strongest(ship) - ship.strength[colour])
        return pirates + admiral + room[CAPTAIN + colour]
    if ship.character != NONE:
        return admiral
    return free_pirates(s, room, ship) if strongest(ship) <= EVERY_CARD else 0


@rule
def strongest(ship: Ship) -> int:
    """The highest strength on the ship."""
    return strongest_other(ship, NOBODY)


@rule
def free_pirates(s: State, room: Row, ship: Ship) -> int:
    """Unseen pirates of the colours that nobody plays on the ship."""
    n = 0
    for colour in range(COLOURS):
        if ship.side[colour] == NOBODY:
            n += unseen_pirates(s, room, colour)
    return n
