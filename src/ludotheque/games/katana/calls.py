"""Battle Cry and Jujutsu (KA 3.8, 4.2): every other player answers, one after the other."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.katana.attack import why_not_parry
from ludotheque.games.katana.cards import is_weapon
from ludotheque.games.katana.defeat import wound
from ludotheque.games.katana.events import Event, tell, tell_card
from ludotheque.games.katana.hands import discard, lay_open, put_away
from ludotheque.games.katana.reach import is_harmless
from ludotheque.games.katana.reasons import ALLOWED, Reason
from ludotheque.games.katana.state import NOBODY, Card, Character, Phase, State

WOUNDS = 1
"""Those of Battle Cry and of Jujutsu, whoever plays them (KA 3.8)."""


@rule
def is_touched(s: State, caller: int, seat: int) -> bool:
    """KA 3.8, KA-R19: all but the caller, Chiyome and harmless players."""
    return seat != caller and s.character[seat] != Character.CHIYOME and not is_harmless(s, seat)


@rule
def call(s: State, caller: int, card: int) -> None:
    """KA 4.2.1, KA-R16: who must answer is fixed now."""
    lay_open(s, caller, card)
    n = 0
    for seat in range(s.players):
        if is_touched(s, caller, seat):
            s.affected |= 1 << seat
            n += 1
    tell(s, Event.CALLED, caller, NOBODY, card, n, 0)
    if card == Card.BATTLE_CRY:
        s.phase = Phase.BATTLE_CRY
    else:
        s.phase = Phase.JUJUTSU
    ask_next(s)


@rule
def ask_next(s: State) -> None:
    """KA-R16, KA-R53: clockwise from the caller's left, whatever is in hand; at last the card is discarded."""
    if s.affected == 0:
        s.answered = 0
        put_away(s)
        s.phase = Phase.PLAY
        s.asked = s.turn
        return
    seat = (s.turn + 1) % s.players
    while not s.affected >> seat & 1:
        seat = (seat + 1) % s.players
    s.asked = seat


@rule
def why_not_answer(s: State, seat: int, card: int) -> Reason:
    """KA 3.8, KA-R18: a parry for Battle Cry, any weapon for Jujutsu."""
    if s.phase == Phase.BATTLE_CRY:
        return why_not_parry(s, seat, card)
    if not is_weapon(card):
        return Reason.NO_WEAPON
    return ALLOWED


@rule
def answer(s: State, seat: int, card: int) -> None:
    """KA 4.2.2, KA-R17: the card is discarded at once; it attacks nobody."""
    tell_card(s, Event.ANSWERED, seat, s.turn, card)
    discard(s, seat, card)
    tick_off(s, seat)


@rule
def suffer(s: State, seat: int) -> None:
    """KA-R17, KA-R20, KA-R21: one wound, which is no weapon's; if the game ends, nobody else is asked."""
    wound(s, seat, WOUNDS, Event.WOUNDED)
    if s.phase != Phase.OVER:
        tick_off(s, seat)


@rule
def tick_off(s: State, seat: int) -> None:
    s.affected &= ~(1 << seat)
    s.answered |= 1 << seat
    ask_next(s)
