"""Key Largo by rules of thumb: each action is weighed in dollars, the best one is played.

Fit a hose and a trident, hire, dive every day with all divers, go into deep water with two tridents, sell what the
boats at the market make dear, and spend nothing that the dives still to come will not bring back.
"""

from __future__ import annotations

from typing import Any

from ludotheque.bots.keylargo.bar import at_bar
from ludotheque.bots.keylargo.days import day, note_prospects
from ludotheque.bots.keylargo.encounters import encounter
from ludotheque.bots.keylargo.figures import LIKINGS
from ludotheque.bots.keylargo.market import at_market
from ludotheque.bots.keylargo.sea import at_sea
from ludotheque.bots.keylargo.shop import at_shop
from ludotheque.bots.keylargo.wrecks import dive
from ludotheque.core.chance import pick
from ludotheque.core.rule import rule
from ludotheque.core.schema import Row
from ludotheque.games.keylargo.actions import CARDS, DIVE, DRAW, HIRE, LEAVE, PLAY, SELL
from ludotheque.games.keylargo.choices import legal_actions
from ludotheque.games.keylargo.state import Phase, State


@rule
def choose(s: State, seat: int, source: Any, out: Row, room: Row) -> int:
    """The legal action of highest worth; the first of several. Likings differ."""
    liking = pick(source, LIKINGS)
    n = legal_actions(s, seat, out)
    if n == 1:
        return int(out[0])
    if s.phase == Phase.PROGRAM:
        note_prospects(s, seat, room)
    best = out[0]
    most = worth(s, seat, liking, best, room)
    for i in range(1, n):
        value = worth(s, seat, liking, out[i], room)
        if value > most:
            best = out[i]
            most = value
    return int(best)


@rule
def worth(s: State, seat: int, liking: int, action: int, room: Row) -> int:
    """What the action is worth to the seat, in dollars; doing nothing is worth nothing."""
    if action < DIVE:
        return day(s, seat, liking, action // CARDS, action % CARDS, room)
    if action < DRAW:
        return dive(s, seat, action - DIVE)
    if action < HIRE:
        return at_sea(s, seat, action)
    if action < LEAVE:
        return at_bar(s, seat, action)
    if action == LEAVE:
        return 0
    if action < PLAY:
        return at_shop(s, seat, action)
    if action < SELL:
        return encounter(s, seat, action - PLAY)
    return at_market(s, seat, action)
