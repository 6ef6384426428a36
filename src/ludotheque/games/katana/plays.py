"""Actions that nobody answers (KA 3.8): Tea Ceremony, Daimyo, Diversion, Geisha, Breathing; and Nobunaga's ability."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.katana.cards import card_of
from ludotheque.games.katana.deck import draw
from ludotheque.games.katana.events import Event, confide, tell, tell_card
from ludotheque.games.katana.hands import give, lay_open, put_away, random_card, remove, throw
from ludotheque.games.katana.learning import note_diversion, note_fallen
from ludotheque.games.katana.reasons import ALLOWED, Reason
from ludotheque.games.katana.state import NOBODY, NONE, Card, Character, Phase, State


@rule
def finish_play(s: State) -> None:
    """KA-R33, KA-R40: the card goes onto the discard pile, unless the game has ended."""
    if s.phase != Phase.OVER:
        put_away(s)


@rule
def hold_tea_ceremony(s: State, seat: int) -> None:
    """KA-R32: three cards for the active player, then one for each other, clockwise, harmless or not."""
    tell_card(s, Event.PLAYED, seat, NOBODY, Card.TEA_CEREMONY)
    lay_open(s, seat, Card.TEA_CEREMONY)
    draw(s, seat, 3)
    for step in range(1, s.players):
        draw(s, (seat + step) % s.players, 1)
    finish_play(s)


@rule
def play_daimyo(s: State, seat: int) -> None:
    """KA 3.8: two cards."""
    tell_card(s, Event.PLAYED, seat, NOBODY, Card.DAIMYO)
    lay_open(s, seat, Card.DAIMYO)
    draw(s, seat, 2)
    finish_play(s)


@rule
def why_not_other_hand(s: State, seat: int, target: int) -> Reason:
    """KA-R28, KA-R29, KA-R30: another player's hand, not an empty one; harmless or not."""
    if target == seat:
        return Reason.NOT_YOURSELF
    if s.n_held[target] == 0:
        return Reason.EMPTY_HAND
    return ALLOWED


@rule
def divert(s: State, seat: int, target: int) -> None:
    """KA 3.8, KA-R53: a random card; only the two know which."""
    lay_open(s, seat, Card.DIVERSION)
    s.hindered[seat, target] += 1
    card = random_card(s, target, s.chance)
    note_diversion(s, seat, target, card)
    remove(s, target, card)
    give(s, seat, card)
    confide(s, seat, card)
    confide(s, target, card)
    tell_card(s, Event.DIVERTED, seat, target, NONE)
    finish_play(s)


@rule
def charm(s: State, seat: int, target: int) -> None:
    """KA 3.8: Geisha makes a player discard a random card."""
    lay_open(s, seat, Card.GEISHA)
    s.hindered[seat, target] += 1
    card = random_card(s, target, s.chance)
    note_fallen(s, target, card)
    remove(s, target, card)
    throw(s, card)
    tell_card(s, Event.CHARMED, seat, target, card)
    finish_play(s)


@rule
def why_not_strip(s: State, owner: int, property: int) -> Reason:
    """KA-R28, KA-R29: any property in play, one's own as well."""
    if s.placed[owner, property] == 0:
        return Reason.NOT_IN_FRONT
    return ALLOWED


@rule
def strip(s: State, seat: int, owner: int, property: int) -> None:
    """KA 3.8: Geisha discards a property."""
    lay_open(s, seat, Card.GEISHA)
    if owner != seat:
        s.hindered[seat, owner] += 1
    s.placed[owner, property] -= 1
    throw(s, card_of(property))
    tell_card(s, Event.STRIPPED, seat, owner, card_of(property))
    finish_play(s)


@rule
def why_not_breathe(s: State, seat: int, target: int) -> Reason:
    """KA-R31: any other player, harmless or not."""
    if target == seat:
        return Reason.NOT_YOURSELF
    return ALLOWED


@rule
def breathe(s: State, seat: int, target: int) -> None:
    """KA 3.8: back to full resilience, then another player draws a card."""
    lay_open(s, seat, Card.BREATHING)
    s.helped[seat, target] += 1
    full = s.printed[s.character[seat]]
    tell(s, Event.BREATHED, seat, target, NONE, full - s.resilience[seat], full)
    s.resilience[seat] = full
    draw(s, target, 1)
    finish_play(s)


@rule
def why_not_pay(s: State, seat: int) -> Reason:
    """KA 2.5, KA-R22: Nobunaga alone, in the Play phase, never his last point."""
    if s.character[seat] != Character.NOBUNAGA:
        return Reason.NOT_NOBUNAGA
    if s.resilience[seat] < 2:
        return Reason.LAST_POINT
    return ALLOWED


@rule
def pay(s: State, seat: int) -> None:
    """KA-R22: a point of resilience for a card; no wound."""
    s.resilience[seat] -= 1
    tell(s, Event.PAID, seat, NOBODY, NONE, 1, s.resilience[seat])
    draw(s, seat, 1)
