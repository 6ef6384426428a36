"""Worlds for Katana's search: roles as likely as the deeds that all saw make them, all else as the game draws it."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace

import pytest

from ludotheque.bots.katana import deeds, worlds
from ludotheque.core.conformance import walk
from ludotheque.core.modes import compiled
from ludotheque.games.katana import GAME
from ludotheque.games.katana.roles import is_ninja
from ludotheque.games.katana.state import SEATS, Camp, Role
from tests.bots.katana_positions import position
from tests.chi_square import over_bound

RULES = compiled(GAME)
WEIGHED = compiled(replace(GAME, sample_hidden=worlds.sample_hidden))
DRAWN = 3000


def roles_drawn(text: str, seat: int) -> Counter[tuple[int, ...]]:
    """The role cards of the seats, in worlds that the seat considers possible."""
    s = position(text)
    o = WEIGHED.observe(WEIGHED.load(s.pack()), seat)
    return Counter(tuple(GAME.open(WEIGHED.sample_hidden(o, seat, n)).role)[: s.players] for n in range(DRAWN))


def samurai(drawn: Counter[tuple[int, ...]]) -> Counter[int]:
    """Who is the Samurai, at a table of four."""
    counts: Counter[int] = Counter()
    for roles, n in drawn.items():
        counts[roles.index(Role.SAMURAI)] += n
    return counts


@pytest.mark.parametrize(
    ("deeds", "doer", "tells", "times"),
    [
        ("", 1, deeds.ATTACKED, 0),
        ("deeds 1 > 0: hindered 1", 1, deeds.HINDERED, 1),
        ("deeds 1 > 0: attacked 2", 1, deeds.ATTACKED, 2),
        # A fourth one tells no more than three.
        ("deeds 1 > 0: spared 4", 1, deeds.SPARED, 3),
        ("deeds 2 > 0: helped 1", 2, deeds.HELPED, 1),
    ],
)
def test_roles_come_up_by_what_the_deeds_tell(deeds: str, doer: int, tells: tuple[int, ...], times: int) -> None:
    """Counted by hand; the true Samurai, seat 1, comes up no more often than that. Chi-square (0.1 %)"""
    seats = "seat  role\n0  shogun\n1  samurai\n2  ninja_1\n3  ninja_3"
    drawn = samurai(roles_drawn(f"players 4\n{deeds}\n{seats}", 0))
    as_samurai, as_ninja = (math.exp(times * tells[4 * camp] / 1000) for camp in (Camp.SHOGUN, Camp.NINJA))
    weights = {seat: as_samurai if seat == doer else as_ninja for seat in (1, 2, 3)}
    assert over_bound(drawn, weights) < 1
    assert over_bound(drawn, {1: 2, 2: 3, 3: 7}) > 1


def test_the_cards_of_the_ninjas_come_up_in_every_order_alike() -> None:
    """KA 3.1.1: with one of them in hand, each of the two others is dealt to each of the others."""
    drawn = roles_drawn("players 4\nseat  role\n0  shogun\n1  ninja_2\n2  samurai\n3  ninja_1", 1)
    cards = (Role.NINJA_1, Role.NINJA_3)
    own = (Role.SHOGUN, Role.NINJA_2)
    even = {(*own, *rest): 1 for card in cards for rest in ((card, Role.SAMURAI), (Role.SAMURAI, card))}
    assert set(drawn) == set(even)
    assert over_bound(drawn, even) < 1


@pytest.mark.parametrize("players", [3, 5, 7])
def test_all_but_the_roles_is_what_the_game_itself_would_have_drawn(players: int) -> None:
    for moment in walk(RULES, GAME.options_of({"players": players}), seed=4):
        o = RULES.observe(moment.state, moment.seat)
        usual, weighed = (GAME.open(rules.sample_hidden(o, moment.seat, 9)) for rules in (RULES, WEIGHED))
        assert sorted(map(kind_of, weighed.role)) == sorted(map(kind_of, usual.role))
        assert weighed.role[moment.seat] == GAME.open(o).role[moment.seat]
        assert all(weighed.role.count(role) <= 1 for role in (Role.NINJA_1, Role.NINJA_2, Role.NINJA_3))
        for seat in range(SEATS):
            weighed.role[seat] = usual.role[seat]
        assert weighed.pack() == usual.pack()


def kind_of(role: int) -> int:
    """All Ninjas are of a kind."""
    return Role.NINJA_1 if is_ninja(role) else role
