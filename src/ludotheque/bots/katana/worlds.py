"""Worlds that a seat considers possible, with the roles dealt as `beliefs` weighs them."""

from __future__ import annotations

from ludotheque.bots.katana.beliefs import (
    DEALINGS,
    LEAST,
    STARTS,
    camp_at,
    enmity_shown,
    motive_of,
    n_dealings,
    place_of,
    weight,
)
from ludotheque.core.chance import Chance, pick
from ludotheque.core.rule import rule
from ludotheque.games.katana import hidden
from ludotheque.games.katana.hidden import next_ninja, pick_ninja
from ludotheque.games.katana.roles import camp_of
from ludotheque.games.katana.state import Camp, Phase, Role, State

complete = hidden.sample_hidden


@rule
def sample_hidden(s: State, seat: int, source: Chance) -> None:
    """Completes an observation as the game does, but a dealing of roles comes up the oftener, the likelier it is."""
    complete(s, seat, source)
    if s.phase != Phase.OVER:
        deal_roles(s, seat, draw_dealing(s, seat, source), source)


@rule
def draw_dealing(s: State, seat: int, source: Chance) -> int:
    """One of the dealings that the own role allows: each takes the place of those before it by its share so far."""
    own, place = camp_of(s.role[seat]), place_of(s, seat)
    best = most_points(s, seat)
    drawn = total = 0
    for n in range(n_dealings(s)):
        dealing = DEALINGS[STARTS[s.players] + n]
        if camp_at(dealing, place) == own:
            share = weight(best - points_of(s, seat, dealing))
            total += share
            if pick(source, total) < share:
                drawn = dealing
    return drawn


@rule
def most_points(s: State, seat: int) -> int:
    """Those of the dealing that explains best what the others did; no rule has an array to keep all of them in."""
    own, place = camp_of(s.role[seat]), place_of(s, seat)
    most = LEAST
    for n in range(n_dealings(s)):
        dealing = DEALINGS[STARTS[s.players] + n]
        if camp_at(dealing, place) == own:
            most = max(most, points_of(s, seat, dealing))
    return most


@rule
def points_of(s: State, viewer: int, dealing: int) -> int:
    """The `likelihood` of a dealing, without a mind to write deeds into."""
    points = 0
    for seat in range(s.players):
        camp = camp_at(dealing, place_of(s, seat))
        if seat != viewer and seat != s.shogun and camp != Camp.RONIN:
            for other in range(s.players):
                if other != seat:
                    motive = motive_of(camp, camp_at(dealing, place_of(s, other)))
                    points += motive * enmity_shown(s, seat, other)
    return points // 2


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
