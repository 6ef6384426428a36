"""How likely each camp is to win from where a game stands, if all play on by rules of thumb.

Fitted to games of theirs: the logarithm of the odds is a sum over honour, resilience, cards and properties.
"""

from __future__ import annotations

import math

from ludotheque.bots.katana.figures import DOWN, HEADSTART, HELD, HONOUR_BY_LEAST, LAID, RESILIENCE
from ludotheque.core.rule import rule
from ludotheque.games.katana.end import NINJA, NINJA_WITH_MOST_STARS, RONIN, SAMURAI, SHOGUN, winning_camp
from ludotheque.games.katana.roles import camp_of, number_of, stars_of
from ludotheque.games.katana.state import Card, Phase, Property, Role, State

WHOLE = 10_000


@rule
def outlook(s: State, camp: int) -> int:
    """A camp's chance to win, in parts of WHOLE. Reads roles and hands: asked of sampled worlds only."""
    if s.phase == Phase.OVER:
        return WHOLE * (winning_camp(s) == camp)
    own = standing(s, camp)
    total = 0.0
    for other in range(3):
        if number_of(s.players, other) > 0:
            total += math.exp((standing(s, other) - own) / 1000)
    return int(WHOLE / total)


@rule
def standing(s: State, camp: int) -> int:
    """What speaks for a camp, in thousandths."""
    worth = HEADSTART[3 * (s.players > 5) + camp]
    point = HONOUR_BY_LEAST[min(4, least_honour(s))]
    for seat in range(s.players):
        if camp_of(s.role[seat]) == camp:
            worth += point * points_in(s, seat) + HELD * s.n_held[seat]
            worth += RESILIENCE * s.resilience[seat] + DOWN * (s.resilience[seat] == 0)
            for property in range(Property.BUSHIDO):
                worth += LAID * s.placed[seat, property]
    return worth


@rule
def least_honour(s: State) -> int:
    """The honour of whoever has least: at none the game ends."""
    least = s.honour[0]
    for seat in range(s.players):
        least = min(least, s.honour[seat])
    return least


@rule
def points_in(s: State, seat: int) -> int:
    """What a seat would bring to its camp if the count were now (KA 3.11)."""
    points = s.honour[seat] * factor_in(s, seat)
    if s.role[seat] != Role.RONIN:
        points += s.hands[seat, Card.DAIMYO]
    return points


@rule
def factor_in(s: State, seat: int) -> int:
    """KA 2.7, by the roles that this world has."""
    role = s.role[seat]
    if role == Role.SHOGUN:
        return s.factors[SHOGUN]
    if role == Role.SAMURAI:
        return s.factors[SAMURAI]
    if role == Role.RONIN:
        return s.factors[RONIN]
    for other in range(s.players):
        if stars_of(s.role[other]) > stars_of(role):
            return s.factors[NINJA]
    return s.factors[NINJA_WITH_MOST_STARS]
