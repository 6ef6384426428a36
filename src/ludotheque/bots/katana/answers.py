"""Answers (KA 4.6): to an attack, Battle Cry or Jujutsu, to Bushido; the cards above seven; Ieyasu's first card."""

from __future__ import annotations

from ludotheque.bots.katana.blows import pain
from ludotheque.bots.katana.figures import CARD, HONOUR
from ludotheque.bots.katana.hand import keeping
from ludotheque.bots.katana.prospects import end_by_toll, is_last_blow, last_blow
from ludotheque.bots.katana.regard import enmity
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.katana.attack import wounds_dealt
from ludotheque.games.katana.calls import WOUNDS
from ludotheque.games.katana.properties import bushido_cost
from ludotheque.games.katana.state import Character, Phase, State


@rule
def suffer(s: State, seat: int, mind: Row) -> int:
    """What is lost by what is threatened; nothing but relief if the end that it brings is a victory."""
    wounds = WOUNDS
    if s.phase == Phase.PARRY:
        wounds = wounds_dealt(s, s.turn, seat, s.resolving - 1)
    worth = -pain(s, seat, wounds)
    if wounds >= s.resilience[seat]:
        if is_last_blow(s, s.turn, seat):
            return last_blow(s, seat, mind, s.turn, seat)
        worth -= HONOUR * (100 + enmity(mind, s.turn)) // 100
    if s.phase == Phase.PARRY and s.character[seat] == Character.USHIWAKA:
        worth += min(wounds, s.resilience[seat]) * CARD
    return worth


@rule
def lose_honour(s: State, seat: int, mind: Row) -> int:
    """KA-R48: the Shogun of three gets rid of the Code for nothing."""
    if bushido_cost(s, seat) == 0:
        return 0
    return end_by_toll(s, seat, mind, seat) - HONOUR


@rule
def take_back(s: State, seat: int) -> int:
    """The card on top of the discard pile, if it is better than most."""
    return keeping(s, seat, s.discarded[s.n_discarded - 1]) - CARD
