"""Pirates: attack and defence are one act (KO 2.5, KO-R13)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.korsar.cards import COLOURS, colour_of
from ludotheque.games.korsar.events import Event, tell
from ludotheque.games.korsar.reasons import ALLOWED, Reason
from ludotheque.games.korsar.ships import gather
from ludotheque.games.korsar.state import (
    NOBODY,
    NONE,
    MinAttack,
    PiratesAfterCharacter,
    Ship,
    State,
)
from ludotheque.games.korsar.teams import side_of, why_not_here


@rule
def why_not_pirate(s: State, seat: int, slot: int, card: int) -> Reason:
    """KO 2.5: may this seat play this pirate on the ship at `slot`? That it holds the card is not asked here."""
    there = why_not_pirates(s, seat, slot)
    if there != ALLOWED:
        return there
    ship = s.ships[slot]
    colour = why_not_colour(ship, colour_on(ship, side_of(s, seat)), colour_of(card))
    if colour != ALLOWED:
        return colour
    return why_not_pirate_match(s, seat, slot, card)


@rule
def why_not_pirates(s: State, seat: int, slot: int) -> Reason:
    """The same of any pirate at all."""
    here = why_not_here(s, seat, slot)
    if here != ALLOWED:
        return here
    if s.pirates_after_character == PiratesAfterCharacter.FORBIDDEN and s.ships[slot].character != NONE:
        return Reason.CHARACTER_THERE  # KO-R17
    return ALLOWED


@rule
def why_not_colour(ship: Ship, own: int, colour: int) -> Reason:
    """KO-R14, KO-R15: one colour a side, one side a colour; the locks are this ship's alone.

    `own`: the colour that the side plays there, as `colour_on` tells it.
    """
    if own == colour:
        return ALLOWED
    if own != NONE:
        return Reason.OWN_COLOUR
    if ship.side[colour] != NOBODY:
        return Reason.FOREIGN_COLOUR
    return ALLOWED


@rule
def why_not_pirate_match(s: State, seat: int, slot: int, card: int) -> Reason:
    """KO-R16: any strength will do, but for the option `min_attack` = "match"."""
    if s.min_attack == MinAttack.MATCH:
        side = side_of(s, seat)
        return why_not_strength(s.ships[slot], side, strength_after(s, s.ships[slot], side, card))
    return ALLOWED


@rule
def why_not_strength(ship: Ship, side: int, after: int) -> Reason:
    """KO-R16, option `min_attack` = "match": at least as strong as every other side there."""
    if after < strongest_other(ship, side):
        return Reason.TOO_WEAK
    return ALLOWED


@rule
def colour_on(ship: Ship, side: int) -> int:
    """The colour that the side plays on this ship, -1 for none yet."""
    for colour in range(COLOURS):
        if ship.side[colour] == side:
            return colour
    return NONE


@rule
def strength_on(ship: Ship, side: int) -> int:
    """The sum of the side's pirates on this ship; the number of cards is irrelevant (KO-R08)."""
    colour = colour_on(ship, side)
    if colour == NONE:
        return 0
    return ship.strength[colour]


@rule
def strongest_other(ship: Ship, side: int) -> int:
    """The highest strength of any other side on this ship."""
    best = 0
    for colour in range(COLOURS):
        if ship.side[colour] != side and ship.strength[colour] > best:
            best = ship.strength[colour]
    return best


@rule
def strength_after(s: State, ship: Ship, side: int, card: int) -> int:
    """What the side's sum would be with this card; a character adds nothing."""
    return strength_on(ship, side) + s.worth[card]


@rule
def play_pirate(s: State, seat: int, slot: int, card: int) -> None:
    """KO 2.5: the card joins the side's column, whose colour is locked from now on."""
    ship = s.ships[slot]
    side = side_of(s, seat)
    colour = colour_of(card)
    ship.side[colour] = side
    ship.strength[colour] += s.worth[card]
    gather(s, ship, seat, card)
    s.barred = slot
    against = strongest_other(ship, side) if ship.character == NONE else NONE
    tell(s, Event.PIRATE, seat, ship.owner, card, ship.card, ship.strength[colour], against)
