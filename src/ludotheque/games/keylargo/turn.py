"""Doing what was decided, then all that follows by itself (KL 2.2)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.keylargo.actions import (
    BUY,
    DECLINE,
    DIVE,
    DRAW,
    DRUNKARD,
    EXTRA,
    FLEE,
    HIRE,
    KEEP,
    LEAVE,
    LOOK,
    PASS,
    PLAY,
    ROB,
    ROUND,
    SABOTAGE,
    SELL,
    SELL_AS,
    SURFACE,
    TRIDENT,
    VOLUNTEER,
    WEIGHT,
)
from ludotheque.games.keylargo.bar import ask_drunkard, hire, look_again, offer_bar, pay_round, rob
from ludotheque.games.keylargo.day import proceed, program, sail
from ludotheque.games.keylargo.dive import call_volunteer, decline, draw, finish, sabotage, watch
from ludotheque.games.keylargo.dolphins import take_income
from ludotheque.games.keylargo.encounters import play_encounter
from ludotheque.games.keylargo.events import clear
from ludotheque.games.keylargo.market import offer_market, sell, sell_as, sell_extra
from ludotheque.games.keylargo.monsters import call_old_hand, flee, use_trident
from ludotheque.games.keylargo.shop import buy, offer_shop
from ludotheque.games.keylargo.state import TEAM, Encounter, Phase, State
from ludotheque.games.keylargo.treasures import keep, sell_hastily, use_weight


@rule
def shown_to(s: State, seat: int) -> int:
    """Nobody shows his cards to another."""
    return 1 << seat


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    """One decision, then all that follows by itself."""
    clear(s)
    s.ply += 1
    if action < DIVE:
        program(s, seat, action)
    elif action < DRAW:
        sail(s, seat, action)
    elif action < HIRE:
        act_at_sea(s, seat, action)
    else:
        act_in_port(s, seat, action)
    proceed(s)


@rule
def act_at_sea(s: State, seat: int, action: int) -> None:
    if action < SURFACE:
        draw(s, action - DRAW)
    elif action == SURFACE:
        s.phase = Phase.BACK_ABOARD
    elif action < FLEE:
        use_trident(s, action - TRIDENT)
    elif action == FLEE:
        flee(s)
    elif action < KEEP:
        use_weight(s, (action - WEIGHT) // TEAM, (action - WEIGHT) % TEAM)
    elif action == KEEP:
        keep(s)
    elif action < PASS:
        sabotage(s, seat, action - SABOTAGE)
    elif action == PASS:
        pass_by(s)
    elif action == DECLINE:
        decline(s, seat)
    else:
        call_volunteer(s, seat, action - VOLUNTEER)


@rule
def pass_by(s: State) -> None:
    """KL-R59: not this time."""
    if s.phase == Phase.SABOTAGE:
        s.phase = Phase.ASK_SABOTEURS
    else:
        finish(s)


@rule
def act_in_port(s: State, seat: int, action: int) -> None:
    if action == HIRE:
        hire(s, seat)
    elif action < ROUND:
        rob(s, seat, (action - ROB) // 3, (action - ROB) % 3)
    elif action < LOOK:
        pay_round(s, seat, action - ROUND)
    elif action < DRUNKARD:
        look_again(s, seat, action - LOOK)
    elif action < LEAVE:
        ask_drunkard(s, seat, action - DRUNKARD)
    elif action == LEAVE:
        leave(s, seat)
    elif action < PLAY:
        buy(s, seat, (action - BUY) // TEAM, (action - BUY) % TEAM)
    elif action < SELL:
        play(s, seat, action - PLAY)
    elif action < EXTRA:
        sell(s, seat, action - SELL, s.type_of[action - SELL])
    elif action < SELL_AS:
        sell_extra(s, seat, action - EXTRA)
    else:
        sell_as(s, seat, (action - SELL_AS) // 3, (action - SELL_AS) % 3)


@rule
def leave(s: State, seat: int) -> None:
    if s.phase == Phase.DOLPHINS:
        take_income(s, seat)
    else:
        s.phase = Phase.NEXT_BOAT


@rule
def play(s: State, seat: int, encounter: int) -> None:
    """KL 3.2: cards of a moment do their deed at once, those of a visit stay in force; Tourists do nothing (KL-R55)."""
    if encounter == Encounter.HASTY_BUYER:
        sell_hastily(s, seat)
    elif encounter == Encounter.OLD_HAND:
        call_old_hand(s, seat)
    elif encounter == Encounter.WATCHFUL_DIVER:
        watch(s, seat)
    else:
        play_encounter(s, seat, encounter)
        s.effect = encounter + 1
        go_on_with_visit(s, seat)


@rule
def go_on_with_visit(s: State, seat: int) -> None:
    if s.phase == Phase.BAR:
        offer_bar(s, seat)
    elif s.phase == Phase.SHOP:
        offer_shop(s, seat)
    elif s.phase == Phase.MARKET:
        offer_market(s, seat)
    else:
        take_income(s, seat)
