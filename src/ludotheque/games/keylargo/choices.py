"""Who decides, and what may be decided, moment by moment (KL 2.2)."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.actions import (
    BUY,
    CARDS,
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
    PROGRAM,
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
from ludotheque.games.keylargo.bar import (
    why_not_bar_card,
    why_not_drunkard,
    why_not_look,
    why_not_rob,
    why_not_round,
    why_not_service,
)
from ludotheque.games.keylargo.day import why_not_program
from ludotheque.games.keylargo.dive import (
    why_not_dive,
    why_not_draw,
    why_not_sabotage,
    why_not_volunteer,
    why_not_watchful,
)
from ludotheque.games.keylargo.encounters import is_open, place_of, why_not_encounter
from ludotheque.games.keylargo.market import for_extra, for_mark, for_sale, must_sell, why_not_market_card
from ludotheque.games.keylargo.monsters import why_not_flee, why_not_old_hand, why_not_trident
from ludotheque.games.keylargo.reasons import ALLOWED, Reason
from ludotheque.games.keylargo.shop import why_not_buy, why_not_shop_card
from ludotheque.games.keylargo.state import TEAM, Action, Encounter, Phase, Service, State
from ludotheque.games.keylargo.treasures import why_not_hasty, why_not_weight


@rule
def to_act(s: State) -> int:
    """KL 2.2: all who still have to program, else the seat that is asked; nobody after the end."""
    if s.phase == Phase.PROGRAM:
        return s.owing
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.asked


@rule
def is_secret(s: State, seat: int, action: int) -> bool:
    """KL 2.2: two cards laid face down; all else is done in the open."""
    return action < DIVE


@rule
def legal_actions(s: State, seat: int, out: Row) -> int:
    if not to_act(s) >> seat & 1:
        return 0
    phase = s.phase
    if phase == Phase.PROGRAM:
        return list_programs(s, seat, out)
    if phase == Phase.PLACE:
        return list_dives(s, seat, out)
    if phase <= Phase.WATCH:
        return list_dive_moment(s, seat, out)
    if phase == Phase.BAR:
        return list_bar(s, seat, out)
    if phase == Phase.LOOK:
        return list_looks(s, out)
    if phase == Phase.MARKET:
        return list_market(s, seat, out)
    out[0] = LEAVE
    n = 1
    if phase == Phase.SHOP:
        n = list_purchases(s, seat, out, n)
    return list_cards(s, seat, out, n)


@rule
def list_programs(s: State, seat: int, out: Row) -> int:
    n = 0
    for action in range(PROGRAM, PROGRAM + CARDS * CARDS):
        if why_not_program(s, seat, action) == ALLOWED:
            out[n] = action
            n += 1
    return n


@rule
def list_dives(s: State, seat: int, out: Row) -> int:
    """KL-R07: a wreck is named; there is no way past one that can be reached."""
    n = 0
    for wreck in range(s.n_wrecks):
        if why_not_dive(s, seat, wreck) == ALLOWED:
            out[n] = DIVE + wreck
            n += 1
    return n


@rule
def list_dive_moment(s: State, seat: int, out: Row) -> int:
    """The moments of a dive, one's own or another's: deeds, passing, then encounter cards, each only when it fits."""
    phase, n = s.phase, 0
    if phase == Phase.DRAW:
        n = list_draws(s, out)
    elif phase == Phase.MONSTER:
        n = list_tridents(s, out)
    elif phase == Phase.TREASURE:
        n = list_weights(s, out)
    elif phase == Phase.SABOTAGE:
        n = list_sabotage(s, seat, out)
    if phase == Phase.SABOTAGE or phase == Phase.WATCH:  # compiled code looks through no tuples
        out[n] = PASS
        n += 1
    if is_open(s, seat):
        out[n] = DECLINE
        n = list_dive_cards(s, seat, out, n + 1)
    return n


@rule
def list_draws(s: State, out: Row) -> int:
    n = 0
    for diver in range(TEAM):
        if why_not_draw(s, diver) == ALLOWED:
            out[n] = DRAW + diver
            n += 1
    out[n] = SURFACE
    return n + 1


@rule
def list_tridents(s: State, out: Row) -> int:
    n = 0
    for diver in range(TEAM):
        if why_not_trident(s, diver) == ALLOWED:
            out[n] = TRIDENT + diver
            n += 1
    if why_not_flee(s) == ALLOWED:
        out[n] = FLEE
        n += 1
    return n


@rule
def list_weights(s: State, out: Row) -> int:
    n = 0
    for carrier in range(TEAM):
        for diver in range(TEAM):
            if why_not_weight(s, carrier, diver) == ALLOWED:
                out[n] = WEIGHT + TEAM * carrier + diver
                n += 1
    out[n] = KEEP
    return n + 1


@rule
def list_sabotage(s: State, seat: int, out: Row) -> int:
    n = 0
    for diver in range(TEAM):
        if why_not_sabotage(s, seat, diver) == ALLOWED:
            out[n] = SABOTAGE + diver
            n += 1
    return n


@rule
def list_dive_cards(s: State, seat: int, out: Row, n: int) -> int:
    for diver in range(TEAM):
        if why_not_volunteer(s, seat, diver) == ALLOWED:
            out[n] = VOLUNTEER + diver
            n += 1
    for encounter in range(Encounter.HASTY_BUYER, Encounter.TOURIST_BAR):
        if why_not_play(s, seat, encounter) == ALLOWED:
            out[n] = PLAY + encounter
            n += 1
    return n


@rule
def list_bar(s: State, seat: int, out: Row) -> int:
    n = 0
    if why_not_service(s, seat, Service.DIVER) == ALLOWED:
        out[n] = HIRE
        n += 1
    if why_not_service(s, seat, Service.PICKPOCKET) == ALLOWED:
        n = list_thefts(s, seat, out, n)
    for wreck in range(s.n_wrecks):
        if why_not_round(s, seat, wreck) == ALLOWED:
            out[n] = ROUND + wreck
            n += 1
    if s.encounter_hands[seat, Encounter.DRUNKARD] > 0:
        for wreck in range(s.n_wrecks):
            if why_not_drunkard(s, seat, wreck) == ALLOWED:
                out[n] = DRUNKARD + wreck
                n += 1
    out[n] = LEAVE
    return list_cards(s, seat, out, n + 1)


@rule
def list_thefts(s: State, seat: int, out: Row, n: int) -> int:
    for other in range(s.players):
        for depth in range(3):
            if why_not_rob(s, seat, other, depth) == ALLOWED:
                out[n] = ROB + 3 * other + depth
                n += 1
    return n


@rule
def list_looks(s: State, out: Row) -> int:
    n = 0
    for wreck in range(s.n_wrecks):
        if why_not_look(s, wreck) == ALLOWED:
            out[n] = LOOK + wreck
            n += 1
    return n


@rule
def list_purchases(s: State, seat: int, out: Row, n: int) -> int:
    for item in range(3):
        for diver in range(TEAM):
            if why_not_buy(s, seat, item, diver) == ALLOWED:
                out[n] = BUY + TEAM * item + diver
                n += 1
    return n


@rule
def list_cards(s: State, seat: int, out: Row, n: int) -> int:
    """The encounter cards that may be played in this port."""
    if not is_open(s, seat):
        return n
    for encounter in range(Encounter.TOURIST_BAR, Encounter.GOLD_PROSPECTOR + 1):
        if s.encounter_hands[seat, encounter] > 0 and why_not_play(s, seat, encounter) == ALLOWED:
            out[n] = PLAY + encounter
            n += 1
    return n


@rule
def list_market(s: State, seat: int, out: Row) -> int:
    n = 0
    if not must_sell(s, seat):
        out[n] = LEAVE
        n += 1
    n = list_cards(s, seat, out, n)
    n = list_kinds(for_sale(s, seat), SELL, 1, out, n)
    if s.effect == 0:
        return n
    n = list_kinds(for_extra(s, seat), EXTRA, 1, out, n)
    return list_marked(s, seat, out, n)


@rule
def list_kinds(mask: int, start: int, step: int, out: Row, n: int) -> int:
    """One action for each kind of the mask."""
    action = start
    while mask:
        if mask & 1:
            out[n] = action
            n += 1
        mask >>= 1
        action += step
    return n


@rule
def list_marked(s: State, seat: int, out: Row, n: int) -> int:
    goods, antiques, gold = for_mark(s, seat, 0), for_mark(s, seat, 1), for_mark(s, seat, 2)
    kind = 0
    while (goods | antiques | gold) >> kind:
        if goods >> kind & 1:
            out[n] = SELL_AS + 3 * kind
            n += 1
        if antiques >> kind & 1:
            out[n] = SELL_AS + 3 * kind + 1
            n += 1
        if gold >> kind & 1:
            out[n] = SELL_AS + 3 * kind + 2
            n += 1
        kind += 1
    return n


@rule
def why_not_play(s: State, seat: int, encounter: int) -> Reason:
    """KL 3: why an encounter card, but for those that name a diver or a wreck, cannot be played now."""
    if encounter == Encounter.HASTY_BUYER:
        return why_not_hasty(s, seat)
    if encounter == Encounter.OLD_HAND:
        return why_not_old_hand(s, seat)
    if encounter == Encounter.WATCHFUL_DIVER:
        return why_not_watchful(s, seat)
    place = place_of(encounter)
    needs_aim = place == Action.DIVE or encounter == Encounter.DRUNKARD
    if needs_aim or s.phase != phase_of(place):
        return Reason.NOT_NOW
    why = why_not_encounter(s, seat, encounter)
    if why != ALLOWED:
        return why
    if place == Action.BAR:
        return why_not_bar_card(s, seat, encounter)
    if place == Action.SHOP:
        return why_not_shop_card(s, seat, encounter)
    if place == Action.MARKET:
        return why_not_market_card(s, seat, encounter)
    return ALLOWED


@rule
def phase_of(place: int) -> int:
    """The phase of a visit to a port."""
    if place == Action.BAR:
        return Phase.BAR
    if place == Action.DOLPHINS:
        return Phase.DOLPHINS
    if place == Action.SHOP:
        return Phase.SHOP
    return Phase.MARKET
