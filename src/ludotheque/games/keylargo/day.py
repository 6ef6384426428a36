"""A day (KL 2.2): programming, then twice reveal, placement and resolution; and the steps that run by themselves."""

from __future__ import annotations

from ludotheque.core.rule import rule
from ludotheque.games.keylargo.actions import CARDS, DIVE, PROGRAM
from ludotheque.games.keylargo.bar import begin_bar
from ludotheque.games.keylargo.dive import ask_saboteurs, begin_dive, come_aboard, draw_top, offer_draws, why_not_dive
from ludotheque.games.keylargo.dolphins import begin_dolphins
from ludotheque.games.keylargo.end import end_game
from ludotheque.games.keylargo.events import Event, confide, tell, tell_sum
from ludotheque.games.keylargo.market import begin_market
from ludotheque.games.keylargo.reasons import ALLOWED, Reason
from ludotheque.games.keylargo.shop import begin_shop
from ludotheque.games.keylargo.state import NONE, Action, Phase, State


@rule
def begin_day(s: State) -> None:
    """KL 2.2.1: everybody owes a program."""
    s.phase = Phase.PROGRAM
    s.half = 0
    s.placing = 0
    s.owing = (1 << s.players) - 1
    s.used = s.declined = 0
    clear_boats(s)
    tell_sum(s, Event.DAY, s.first, s.day)


@rule
def why_not_program(s: State, seat: int, action: int) -> Reason:
    """KL-R04: two different cards, laid down once."""
    if s.phase != Phase.PROGRAM:
        return Reason.NOT_NOW
    if not s.owing >> seat & 1:
        return Reason.ALREADY_CHOSEN
    if (action - PROGRAM) // CARDS == (action - PROGRAM) % CARDS:
        return Reason.SAME_ACTION
    return ALLOWED


@rule
def program(s: State, seat: int, action: int) -> None:
    """KL 2.2.1: in secret; when all have chosen the morning begins."""
    s.program[seat, 0] = (action - PROGRAM) // CARDS + 1
    s.program[seat, 1] = (action - PROGRAM) % CARDS + 1
    s.owing &= ~(1 << seat)
    confide(s, seat, action)
    tell_sum(s, Event.CHOSE, seat, 0)
    if s.owing == 0:
        begin_half(s)


@rule
def begin_half(s: State) -> None:
    """KL 2.2.2: all cards of this half-day are turned up at once."""
    s.used = s.declined = 0
    clear_boats(s)
    tell(s, Event.HALF, s.first, NONE, NONE, NONE, s.half, s.day)
    for step in range(s.players):
        seat = (s.first + step) % s.players
        s.turned[seat, s.half] = s.program[seat, s.half]
        tell(s, Event.TURNED, seat, s.turned[seat, s.half] - 1, NONE, NONE, s.half, NONE)
    s.step = 0
    s.placing = 1
    s.phase = Phase.NEXT_BOAT


@rule
def clear_boats(s: State) -> None:
    for seat in range(s.players):
        s.place[seat] = s.site[seat] = NONE
    for place in range(CARDS):
        s.boats[place] = 0


@rule
def proceed(s: State) -> None:
    """Runs the steps that need no decision until somebody is asked or the game is over."""
    while s.phase > Phase.OVER:
        if s.phase == Phase.NEXT_BOAT:
            next_boat(s)
        elif s.phase == Phase.ASK_SABOTEURS:
            ask_saboteurs(s)
        elif s.phase == Phase.TOP_CARD:
            draw_top(s)
        elif s.phase == Phase.OFFER_DRAWS:
            offer_draws(s)
        else:
            come_aboard(s)


@rule
def next_boat(s: State) -> None:
    """KL 2.2.3, 2.2.4: from the first player clockwise, first all placements, then all resolutions."""
    if s.step == s.players:
        if s.placing:
            s.placing = 0
            s.step = 0
        else:
            end_half(s)
        return
    s.turn = s.asked = (s.first + s.step) % s.players
    s.step += 1
    if s.placing:
        place_boat(s, s.turn)
    else:
        resolve(s, s.turn)


@rule
def place_boat(s: State, seat: int) -> None:
    """KL 2.2.3: to the port of the card; for a dive its owner names the wreck (KL-R05), or loses the half-day."""
    action = s.turned[seat, s.half] - 1
    if action == Action.DIVE:
        if can_dive(s, seat):
            s.phase = Phase.PLACE
        else:
            tell_sum(s, Event.MOORED, seat, 0)
        return
    s.place[seat] = action
    s.boats[action] += 1
    tell(s, Event.ARRIVED, seat, action, NONE, NONE, s.boats[action], NONE)


@rule
def can_dive(s: State, seat: int) -> bool:
    """KL-R08: whether any wreck is left for this boat."""
    for wreck in range(s.n_wrecks):
        if why_not_dive(s, seat, wreck) == ALLOWED:
            return True
    return False


@rule
def sail(s: State, seat: int, action: int) -> None:
    """KL-R05: the boat goes to a wreck, which is closed to the others from now on."""
    s.place[seat] = Action.DIVE
    s.site[seat] = action - DIVE
    s.boats[Action.DIVE] += 1
    tell(s, Event.SAILED, seat, NONE, action - DIVE, NONE, 0, s.depth[action - DIVE])
    s.phase = Phase.NEXT_BOAT


@rule
def resolve(s: State, seat: int) -> None:
    """KL 2.2.4: the seat's action, completely, before the next one's."""
    place = s.place[seat]
    if place == Action.DIVE:
        begin_dive(s, seat)
    elif place == Action.BAR:
        begin_bar(s, seat)
    elif place == Action.DOLPHINS:
        begin_dolphins(s, seat)
    elif place == Action.SHOP:
        begin_shop(s, seat)
    elif place == Action.MARKET:
        begin_market(s, seat)


@rule
def end_half(s: State) -> None:
    """KL 2.2.5, 2.2.6."""
    if s.half == 0:
        s.half = 1
        begin_half(s)
    else:
        end_day(s)


@rule
def end_day(s: State) -> None:
    """KL 2.2.6: cards back to hand, the first-player card to the left, the buoy to the next day."""
    for seat in range(s.players):
        for half in range(2):
            s.program[seat, half] = s.turned[seat, half] = 0
    if s.day == s.days:
        end_game(s)
        return
    s.day += 1
    s.first = (s.first + 1) % s.players
    begin_day(s)
