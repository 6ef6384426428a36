"""The first rule in the way of any action at all, legal or not; and the actions that a player would try."""

from __future__ import annotations

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
    N_ACTIONS,
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
    is_written,
    start_of,
)
from ludotheque.games.keylargo.bar import (
    why_not_drunkard,
    why_not_look,
    why_not_rob,
    why_not_round,
    why_not_service,
)
from ludotheque.games.keylargo.choices import to_act, why_not_play
from ludotheque.games.keylargo.day import why_not_program
from ludotheque.games.keylargo.dive import why_not_dive, why_not_draw, why_not_sabotage, why_not_volunteer
from ludotheque.games.keylargo.encounters import is_open, place_of
from ludotheque.games.keylargo.market import must_sell, why_not_extra, why_not_sell, why_not_sell_as
from ludotheque.games.keylargo.monsters import why_not_flee, why_not_trident
from ludotheque.games.keylargo.reasons import ALLOWED, Reason
from ludotheque.games.keylargo.shop import why_not_buy
from ludotheque.games.keylargo.state import TEAM, Encounter, Phase, Service, State
from ludotheque.games.keylargo.treasures import why_not_keep, why_not_weight

AT_BAR, AT_SHOP, AT_MARKET = (HIRE, ROB, ROUND, DRUNKARD), (BUY,), (SELL, EXTRA, SELL_AS)
DIVES = (Phase.SABOTAGE, Phase.DRAW, Phase.MONSTER, Phase.TREASURE, Phase.WATCH)
VISITS = (Phase.BAR, Phase.DOLPHINS, Phase.SHOP, Phase.MARKET)
AIMED = (Encounter.VOLUNTEER, Encounter.SABOTEUR, Encounter.DRUNKARD)  # each has an action of its own


def why_not(s: State, seat: int, number: int) -> Reason:
    """The first rule in the way, ALLOWED if there is none; raises ValueError for no action."""
    start = start_of(number)
    if s.phase == Phase.OVER:
        return Reason.GAME_OVER
    if start == PROGRAM:
        return Reason(why_not_program(s, seat, number))
    if s.phase == Phase.PROGRAM:
        return Reason.NOT_NOW
    if not to_act(s) >> seat & 1:
        return Reason.NOT_YOUR_TURN
    return Reason(_why_not_in_turn(s, seat, start, number - start))


def _why_not_in_turn(s: State, seat: int, start: int, n: int) -> Reason:
    if start == DIVE:
        return why_not_dive(s, seat, n) if s.phase == Phase.PLACE else Reason.NOT_NOW
    if start == PLAY:
        return _why_not_card(s, seat, n)
    if start < HIRE:
        return _why_not_at_sea(s, seat, start, n)
    return _why_not_in_port(s, seat, start, n)


def _why_not_card(s: State, seat: int, encounter: int) -> Reason:
    """A card that is not held is told so first, then one that names another place (KL-R39)."""
    if s.encounters and s.encounter_hands[seat, encounter] == 0:
        return Reason.NOT_IN_HAND
    if s.encounters and s.place[seat] != place_of(encounter):
        return Reason.OTHER_PLACE
    return why_not_play(s, seat, encounter)


def _why_not_at_sea(s: State, seat: int, start: int, n: int) -> Reason:
    if start == DRAW:
        return why_not_draw(s, n)
    if start == TRIDENT:
        return why_not_trident(s, n)
    if start == FLEE:
        return why_not_flee(s)
    if start == WEIGHT:
        return why_not_weight(s, n // TEAM, n % TEAM)
    if start == KEEP:
        return why_not_keep(s)
    if start == SABOTAGE:
        return why_not_sabotage(s, seat, n)
    if start == VOLUNTEER:
        return why_not_volunteer(s, seat, n)
    fits = {
        SURFACE: s.phase == Phase.DRAW,
        PASS: s.phase in (Phase.SABOTAGE, Phase.WATCH),
        DECLINE: s.phase in DIVES and is_open(s, seat),
    }
    return ALLOWED if fits[start] else Reason.NOT_NOW


def _why_not_in_port(s: State, seat: int, start: int, n: int) -> Reason:
    if start == LOOK:
        return why_not_look(s, n)
    if s.phase == Phase.LOOK:
        return Reason.SECOND_LOOK
    if start == LEAVE:
        return _why_not_leave(s, seat)
    at_home = {Phase.BAR: AT_BAR, Phase.SHOP: AT_SHOP, Phase.MARKET: AT_MARKET}
    if start not in at_home.get(Phase(s.phase), ()):
        return Reason.NOT_NOW
    if start == HIRE:
        return why_not_service(s, seat, Service.DIVER)
    if start == ROB:
        return why_not_rob(s, seat, n // 3, n % 3)
    if start == ROUND:
        return why_not_round(s, seat, n)
    if start == DRUNKARD:
        return why_not_drunkard(s, seat, n)
    if start == BUY:
        return why_not_buy(s, seat, n // TEAM, n % TEAM)
    if start == SELL:
        return why_not_sell(s, seat, n)
    if start == EXTRA:
        return why_not_extra(s, seat, n)
    return why_not_sell_as(s, seat, n // 3, n % 3)


def _why_not_leave(s: State, seat: int) -> Reason:
    """KL-R29: only the market keeps a visitor."""
    if s.phase not in VISITS:
        return Reason.NOT_NOW
    if s.phase == Phase.MARKET and must_sell(s, seat):
        return Reason.MUST_SELL
    return ALLOWED


def tries(s: State, seat: int) -> list[int]:
    """What a player would try at this moment: on every wreck, every diver, every card in sight."""
    return [number for number in range(N_ACTIONS) if is_written(s, number) and _is_tried(s, seat, number)]


def _is_tried(s: State, seat: int, number: int) -> bool:
    start = start_of(number)
    n = number - start
    if start == PLAY:
        return s.encounter_hands[seat, n] > 0 and n not in AIMED
    if start in (SELL, EXTRA, SELL_AS):
        return s.phase == Phase.MARKET and bool(s.hands[seat, n // 3 if start == SELL_AS else n])
    if start in (DIVE, ROUND, LOOK, DRUNKARD):
        at_home = {DIVE: Phase.PLACE, ROUND: Phase.BAR, LOOK: Phase.LOOK, DRUNKARD: Phase.BAR}
        holds = start != DRUNKARD or s.encounter_hands[seat, Encounter.DRUNKARD] > 0
        return s.phase == at_home[start] and n < s.n_wrecks and holds
    if start == ROB:
        return s.phase == Phase.BAR and n // 3 < s.players and n // 3 != seat
    if start in (BUY, WEIGHT):
        return bool(s.team[seat, n % TEAM]) and s.phase == (Phase.SHOP if start == BUY else Phase.TREASURE)
    if start in (DRAW, TRIDENT, SABOTAGE, VOLUNTEER):
        return _is_diver_tried(s, seat, start, n)
    at_home = {PROGRAM: Phase.PROGRAM, FLEE: Phase.MONSTER, HIRE: Phase.BAR}
    if start in at_home:
        return s.phase == at_home[start]
    return start != LEAVE or s.phase in VISITS


def _is_diver_tried(s: State, seat: int, start: int, diver: int) -> bool:
    """The divers at sea: one's own, or for a saboteur those of the diving seat."""
    if start == SABOTAGE:
        holds = s.encounter_hands[seat, Encounter.SABOTEUR] > 0
        return s.phase == Phase.SABOTAGE and holds and bool(s.team[s.turn, diver])
    if not s.team[seat, diver]:
        return False
    if start == VOLUNTEER:
        return s.phase == Phase.DRAW and s.encounter_hands[seat, Encounter.VOLUNTEER] > 0
    return s.phase == (Phase.DRAW if start == DRAW else Phase.MONSTER)
