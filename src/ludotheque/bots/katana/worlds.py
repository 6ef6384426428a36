"""Worlds that a seat considers possible, with the roles dealt as `deeds` makes them likely."""

from __future__ import annotations

import math

from ludotheque.bots.katana.beliefs import DEALINGS, STARTS, camp_at, camp_in, n_dealings, place_of
from ludotheque.bots.katana.deeds import told
from ludotheque.core.chance import Chance, pick
from ludotheque.core.rule import rule
from ludotheque.games.katana import hidden
from ludotheque.games.katana.hidden import next_ninja, pick_ninja
from ludotheque.games.katana.roles import camp_of
from ludotheque.games.katana.state import Camp, Phase, Role, State

complete = hidden.sample_hidden
GRAIN = 1 << 30


@rule
def sample_hidden(s: State, seat: int, source: Chance) -> None:
    """Completes an observation as the game does, but a dealing of roles comes up the oftener, the likelier it is."""
    complete(s, seat, source)
    if s.phase != Phase.OVER:
        deal_roles(s, seat, draw_dealing(s, seat, source), source)


@rule
def draw_dealing(s: State, seat: int, source: Chance) -> int:
    """One of those that the own role allows: the likeliest once luck is added to each (Gumbel-max: Yellott 1977)."""
    own = camp_of(s.role[seat])
    drawn, most = 0, -math.inf
    for n in range(n_dealings(s)):
        if camp_in(s, n, seat) == own:
            dealing = DEALINGS[STARTS[s.players] + n]
            likelihood = told(s, seat, dealing) - math.log(-math.log((pick(source, GRAIN) + 0.5) / GRAIN))
            if likelihood > most:
                drawn, most = dealing, likelihood
    return drawn


@rule
def deal_roles(s: State, seat: int, dealing: int, source: Chance) -> None:
    """The cards of these camps to the others, the Ninjas in any order (KA 3.1.1)."""
    ninja = pick_ninja(s, seat, source)
    step = 1 + pick(source, 2)
    for other in range(s.players):
        camp = camp_at(dealing, place_of(s, other))
        if other != seat and other != s.shogun:
            if camp == Camp.NINJA:
                s.role[other] = ninja
                ninja = next_ninja(s, seat, ninja, step)
            else:
                s.role[other] = Role.RONIN if camp == Camp.RONIN else Role.SAMURAI
