"""What Katana's strongest level reads from deeds."""

from __future__ import annotations

import math

import pytest

from ludotheque.bots.katana import Belief, beliefs
from ludotheque.bots.katana.beliefs import DEALINGS, STARTS, n_dealings
from ludotheque.bots.katana.deeds import told
from ludotheque.games.katana import GAME
from ludotheque.games.katana.options import PLAYERS
from ludotheque.games.katana.roles import number_of
from ludotheque.games.katana.state import Camp
from tests.bots.katana_positions import RULES, position


def read(text: str, seat: int) -> list[Belief]:
    return beliefs(GAME.open(RULES.observe(position(text), seat)), seat)


def test_before_any_deed_roles_are_as_likely_as_there_are_cards_of_them() -> None:
    """KA 2.6"""
    assert read("players 5", 0) == [Belief(100, 0, 0), *[Belief(25, 50, 25)] * 4]
    assert read("players 5\nseat  role\n1  ronin", 1)[1:3] == [Belief(0, 0, 100), Belief(33, 67, 0)]


def test_who_attacks_the_shogun_is_a_ninja_or_the_ronin() -> None:
    after = read("players 5\ndeeds 1 > 0: attacked 2", 0)[1]
    assert after.shogun < 5
    assert after.ronin > 25
    assert after.ninja > 50


def test_who_helps_the_shogun_is_the_samurai() -> None:
    assert read("players 5\ndeeds 2 > 0: helped 2", 0)[2].shogun > 75


def test_what_the_shogun_and_oneself_did_tells_nothing_of_roles() -> None:
    done = "deeds 0 > 1: attacked 4\ndeeds 3 > 2: attacked 4"
    assert read(f"players 6\n{done}", 3) == read("players 6", 3)


def test_all_that_was_done_is_added_up() -> None:
    o = GAME.open(RULES.observe(position("players 5\ndeeds 1 > 0: attacked 1\ndeeds 2 > 1: hindered 1"), 0))
    both = [told(o, 0, DEALINGS[STARTS[5] + n]) for n in range(n_dealings(o))]
    one = GAME.open(RULES.observe(position("players 5\ndeeds 1 > 0: attacked 1"), 0))
    other = GAME.open(RULES.observe(position("players 5\ndeeds 2 > 1: hindered 1"), 0))
    apart = [told(one, 0, DEALINGS[STARTS[5] + n]) + told(other, 0, DEALINGS[STARTS[5] + n]) for n in range(len(both))]
    assert both == pytest.approx(apart)
    assert max(map(math.fabs, both)) > 0.5


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_that_was_done_shakes_what_a_seat_knows(players: int) -> None:
    done = "\n".join(f"deeds {seat} > 0: attacked 99" for seat in range(1, players))
    for seat in range(players):
        minds = read(f"players {players}\n{done}", seat)
        assert minds[0] == Belief(100, 0, 0)
        assert max(minds[seat]) == 100
        for camp in Camp:
            assert sum(mind[camp] for mind in minds) == pytest.approx(100 * number_of(players, camp), abs=players)
