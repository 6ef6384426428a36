"""How Katana's rules of thumb tell roles by deeds."""

from __future__ import annotations

import pytest

from ludotheque.bots.katana.beliefs import Belief, dealings
from ludotheque.games.katana.options import PLAYERS
from ludotheque.games.katana.roles import number_of
from ludotheque.games.katana.state import Camp
from tests.bots.katana_positions import believed


def test_every_dealing_of_the_roles_is_thought_of_once() -> None:
    """KA 2.6"""
    assert [len(dealings(players)) for players in PLAYERS] == [1, 3, 12, 20, 60]
    for players in PLAYERS:
        for dealing in dealings(players):
            camps = [dealing >> 2 * place & 3 for place in range(players)]
            assert camps[0] == Camp.SHOGUN
            assert [camps.count(camp) for camp in Camp] == [number_of(players, camp) for camp in Camp]


def test_before_any_deed_roles_are_as_likely_as_there_are_cards_of_them() -> None:
    assert believed("players 5", 0) == [Belief(100, 0, 0), *[Belief(25, 50, 25)] * 4]
    assert believed("players 7", 0)[3] == Belief(33, 50, 17)


def test_who_knows_the_own_role_knows_what_is_left_for_the_others() -> None:
    samurai, ninja = Belief(100, 0, 0), Belief(0, 100, 0)
    assert believed("players 3", 2) == [samurai, ninja, ninja]
    assert believed("players 4\nseat  role\n1  samurai", 1) == [samurai, samurai, ninja, ninja]
    assert believed("players 5\nseat  role\n1  ronin", 1)[1:3] == [Belief(0, 0, 100), Belief(33, 67, 0)]


def test_who_attacks_the_shogun_is_thought_a_ninja_and_who_spares_him_is_not() -> None:
    minds = believed("players 5\ndeeds 1 > 0: attacked 2\ndeeds 2 > 0: spared 3", 0)
    assert minds[1].ninja > 75
    assert minds[2].shogun > minds[3].shogun > minds[1].shogun
    assert minds[2].ninja < minds[3].ninja


def test_who_attacks_a_likely_ninja_is_thought_a_samurai() -> None:
    minds = believed("players 5\ndeeds 1 > 0: attacked 4\ndeeds 2 > 1: attacked 4", 0)
    assert minds[2].shogun > 50 > 25 >= minds[3].shogun


def test_two_who_attack_the_shogun_leave_a_samurai_and_the_ronin() -> None:
    minds = believed("players 5\ndeeds 1 > 0: attacked 4\ndeeds 2 > 0: attacked 4", 0)
    assert minds[1].ninja == minds[2].ninja > 75
    assert min(minds[3].shogun, minds[3].ronin) > 30


def test_who_helps_or_hinders_shows_on_whose_side_that_is() -> None:
    minds = believed("players 4\ndeeds 1 > 0: helped 2\ndeeds 2 > 0: hindered 3", 0)
    assert minds[1].shogun > minds[3].shogun > minds[2].shogun


def test_what_the_shogun_and_oneself_did_tells_nothing_of_roles() -> None:
    deeds = "deeds 0 > 1: attacked 4\ndeeds 3 > 2: attacked 4"
    assert believed(f"players 6\n{deeds}", 3) == believed("players 6", 3)


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_that_was_done_shakes_what_a_seat_knows(players: int) -> None:
    """The own role and the Shogun's; of the others nothing is ever sure that is not known."""
    deeds = "\n".join(f"deeds {seat} > 0: attacked 99" for seat in range(1, players))
    for seat in range(players):
        minds = believed(f"players {players}\n{deeds}", seat)
        assert minds[0] == Belief(100, 0, 0)
        assert max(minds[seat]) == 100
        for camp in Camp:
            assert sum(mind[camp] for mind in minds) == pytest.approx(100 * number_of(players, camp), abs=players)
