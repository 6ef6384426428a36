"""A turn (KA 3.2): recover, draw, play, discard; and doing what was decided."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.katana.actions import (
    BATTLE_CRY,
    BREATHE,
    BUSHIDO,
    CHARM,
    DAIMYO,
    DISCARD,
    DIVERT,
    JUJUTSU,
    PARRY,
    PAY,
    PLACE,
    STRIP,
    SUFFER,
    TAKE_BACK,
    TEA_CEREMONY,
)
from ludotheque.games.katana.attack import attack, hit, parry
from ludotheque.games.katana.calls import answer, call, suffer
from ludotheque.games.katana.deck import draw
from ludotheque.games.katana.doubts import settle_doubts
from ludotheque.games.katana.events import Event, clear, tell_card, tell_sum
from ludotheque.games.katana.hands import discard, give, take_off_pile
from ludotheque.games.katana.learning import note_taken_back
from ludotheque.games.katana.plays import breathe, charm, divert, hold_tea_ceremony, pay, play_daimyo, strip
from ludotheque.games.katana.properties import check_bushido, give_weapon, lose_honour, place, place_bushido
from ludotheque.games.katana.roles import is_shogun_of_three
from ludotheque.games.katana.state import NOBODY, PROPERTIES, WEAPONS, Card, Character, Phase, Property, State

HAND_LIMIT = 7


@rule
def shown_to(s: State, seat: int) -> int:
    """Nobody shows cards or role to another."""
    return 1 << seat


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    """One decision, then all that follows by itself."""
    clear(s)
    s.ply += 1
    if action < PARRY:
        act(s, seat, action)
    elif action < TAKE_BACK:
        respond(s, seat, action)
    else:
        first_draw(s, seat, action)
    settle_doubts(s)


@rule
def act(s: State, seat: int, action: int) -> None:
    """The Play phase (KA 3.2.3)."""
    if action < STRIP:
        attack(s, seat, action // WEAPONS, action % WEAPONS)
    elif action < CHARM:
        strip(s, seat, (action - STRIP) // PROPERTIES, (action - STRIP) % PROPERTIES)
    elif action < DIVERT:
        charm(s, seat, action - CHARM)
    elif action < BATTLE_CRY:
        divert(s, seat, action - DIVERT)
    elif action == BATTLE_CRY:
        call(s, seat, Card.BATTLE_CRY)
    elif action == TEA_CEREMONY:
        hold_tea_ceremony(s, seat)
    elif action == JUJUTSU:
        call(s, seat, Card.JUJUTSU)
    elif action == DAIMYO:
        play_daimyo(s, seat)
    elif action < PLACE:
        breathe(s, seat, action - BREATHE)
    elif action < BUSHIDO:
        place(s, seat, action - PLACE)
    elif action < PAY:
        place_bushido(s, seat, action - BUSHIDO)
    elif action == PAY:
        pay(s, seat)
    else:
        end_play(s, seat)


@rule
def respond(s: State, seat: int, action: int) -> None:
    """An answer to an attack, a call or Bushido, or a card above seven."""
    if s.phase == Phase.PARRY:
        if action == SUFFER:
            hit(s, seat)
        else:
            parry(s, seat, action - PARRY)
    elif s.phase == Phase.BATTLE_CRY or s.phase == Phase.JUJUTSU:
        if action == SUFFER:
            suffer(s, seat)
        elif action < DISCARD:
            answer(s, seat, action - PARRY)
        else:
            answer(s, seat, action - DISCARD)
    elif s.phase == Phase.DISCARD:
        discard_surplus(s, seat, action - DISCARD)
    else:
        answer_bushido(s, seat, action)


@rule
def answer_bushido(s: State, seat: int, action: int) -> None:
    """KA 3.9: then the turn goes on normally."""
    if action < SUFFER:
        give_weapon(s, seat, action - DISCARD)
    else:
        lose_honour(s, seat)
    if s.phase != Phase.OVER:
        begin_draw(s, seat)


@rule
def end_play(s: State, seat: int) -> None:
    """KA 3.2.4, KA-R50: more than seven cards are too many, for the active player alone."""
    if s.n_held[seat] > HAND_LIMIT:
        s.phase = Phase.DISCARD
    else:
        next_turn(s)


@rule
def discard_surplus(s: State, seat: int, card: int) -> None:
    """KA-R50: one by one, in the order that the player likes."""
    tell_card(s, Event.DISCARDED, seat, NOBODY, card)
    discard(s, seat, card)
    if s.n_held[seat] <= HAND_LIMIT:
        next_turn(s)


@rule
def next_turn(s: State) -> None:
    """Clockwise; harmless players have their turn as well (KA 3.5)."""
    s.turn = (s.turn + 1) % s.players
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """KA 3.2.1: recover, then Bushido if it lies here."""
    seat = s.turn
    s.turns += 1
    s.weapons = 0
    tell_sum(s, Event.TURN, seat, s.turns)
    recover(s, seat)
    s.phase = Phase.PLAY
    if s.placed[seat, Property.BUSHIDO] > 0:
        check_bushido(s, seat)
    if s.phase == Phase.PLAY:
        begin_draw(s, seat)


@rule
def recover(s: State, seat: int) -> None:
    """KA 3.2.1, KA-R55: from nothing to full; nothing with a single point left."""
    if s.resilience[seat] == 0:
        s.resilience[seat] = s.printed[s.character[seat]]
        tell_sum(s, Event.RECOVERED, seat, s.resilience[seat])


@rule
def begin_draw(s: State, seat: int) -> None:
    """KA 3.2.2, KA-R23: Ieyasu is asked about his first card while there is a discard pile."""
    s.asked = seat
    if s.character[seat] == Character.IEYASU and s.n_discarded > 0:
        s.phase = Phase.DRAW
    else:
        draw_cards(s, seat, cards_to_draw(s, seat))


@rule
def cards_to_draw(s: State, seat: int) -> int:
    """KA 3.2.2, KA 3.12: two, one more for Hideyoshi, one more for the Shogun of three."""
    n = 2 + (s.character[seat] == Character.HIDEYOSHI)
    if is_shogun_of_three(s, seat):
        n += 1
    return n


@rule
def first_draw(s: State, seat: int, action: int) -> None:
    """KA-R23, KA-R24: Ieyasu's first card may be the top of the discard pile, whatever lies there now."""
    n = cards_to_draw(s, seat)
    if action == TAKE_BACK:
        take_back(s, seat)
        n -= 1
    draw_cards(s, seat, n)


@rule
def take_back(s: State, seat: int) -> None:
    card = take_off_pile(s)
    note_taken_back(s, seat, card)
    give(s, seat, card)
    tell_card(s, Event.TOOK_BACK, seat, NOBODY, card)


@rule
def draw_cards(s: State, seat: int, n: int) -> None:
    """KA 3.2.2: drawing is compulsory; then the Play phase."""
    s.phase = Phase.PLAY
    draw(s, seat, n)
