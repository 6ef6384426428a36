"""KA 3.11: how the game ends, and what each camp then has (KA 2.7)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludotheque.games.katana.end import factor_of
from ludotheque.games.katana.state import Role
from tests.games.katana.played import Played, Situation

ROLES = {
    3: ("shogun", "ninja_1", "ninja_3"),
    4: ("shogun", "samurai", "ninja_1", "ninja_2"),
    5: ("shogun", "samurai", "ninja_2", "ninja_3", "ronin"),
    6: ("shogun", "samurai", "ninja_1", "ninja_2", "ninja_3", "ronin"),
    7: ("shogun", "samurai", "samurai", "ninja_1", "ninja_2", "ninja_3", "ronin"),
}
FACTORS = {
    3: (2, 1, 1),
    4: (1, 2, 1, 2),
    5: (1, 1, 1, 1, 2),
    6: (1, 2, 1, 1, 1, 3),
    7: (1, 1, 1, 1, 1, 1, 3),
}


def ended(
    situation: Situation, roles: Sequence[str], honour: Sequence[int], hands: Sequence[str] = (), how: str = "honour"
) -> Played:
    """The end of a game in which nobody struck a last blow, unless `how` says otherwise."""
    hands = [*hands, *["geisha"] * (len(roles) - len(hands))] if hands else ["-"] * len(roles)
    rows = [f"{seat}  {roles[seat]}  {honour[seat]}  {hands[seat]}" for seat in range(len(roles))]
    return situation("\n".join([f"players {len(roles)}\nover {how}", "seat  role  honour  hand", *rows]))


@pytest.mark.parametrize("players", FACTORS)
def test_honour_is_multiplied_by_role_and_number_of_players(situation: Situation, players: int) -> None:
    """KA 2.7, KA-R41: each by the own factor, then added up in the camp"""
    roles, factors = ROLES[players], FACTORS[players]
    s = ended(situation, roles, [0, *range(1, players)])
    assert [factor_of(s.now, seat) for seat in range(players)] == list(factors)
    totals = {"shogun": 0, "ninja": 0, "ronin": 0}
    for seat, role in enumerate(roles):
        totals["shogun" if role == "samurai" else role.split("_")[0]] += seat * factors[seat]
    assert s.told["totals"] == {camp: n for camp, n in totals.items() if camp != "ronin" or players >= 5}


@pytest.mark.parametrize(
    ("pair", "factors"),
    [
        (("ninja_1", "ninja_2"), [1, 2]),
        (("ninja_1", "ninja_3"), [1, 2]),
        (("ninja_2", "ninja_3"), [1, 2]),
        (("ninja_3", "ninja_1"), [2, 1]),
        (("ninja_2", "ninja_1"), [2, 1]),
    ],
)
def test_of_two_ninjas_among_four_the_one_with_more_stars_counts_double(
    situation: Situation, pair: tuple[str, str], factors: list[int]
) -> None:
    """KA-R04, KA 2.7"""
    s = ended(situation, ("shogun", "samurai", *pair), [5, 0, 2, 3])
    assert [factor_of(s.now, seat) for seat in (2, 3)] == factors
    assert s.told["totals"]["ninja"] == 2 * factors[0] + 3 * factors[1]


@pytest.mark.parametrize("players", [3, 5, 6, 7])
def test_stars_count_with_four_players_only(situation: Situation, players: int) -> None:
    """KA-R04, KA-R49"""
    s = ended(situation, ROLES[players], [0] * players)
    ninjas = [seat for seat in range(players) if ROLES[players][seat].startswith("ninja")]
    assert {factor_of(s.now, seat) for seat in ninjas} == {1}


def test_each_players_honour_has_its_own_factor_before_it_is_added(situation: Situation) -> None:
    """KA-R41, KA-S19: the Shogun's 1 and the Samurai's 3 × 2 make 7"""
    s = ended(situation, ROLES[6], [1, 3, 2, 3, 0, 3])
    assert s.told["totals"] == {"shogun": 7, "ninja": 5, "ronin": 9}
    assert s.winners == [5]


def test_a_daimyo_in_hand_is_one_point_that_is_not_multiplied(situation: Situation) -> None:
    """KA-R42, KA-S19"""
    s = ended(situation, ROLES[6], [1, 3, 2, 3, 0, 3], ["daimyo, bo", "daimyo"])
    assert s.told["totals"] == {"shogun": 9, "ninja": 5, "ronin": 9}
    assert s.winners == [0, 1]
    assert s.scores == [9, 9, 5, 5, 5, 9]


def test_the_ronins_daimyos_count_nothing(situation: Situation) -> None:
    """KA-R42"""
    s = ended(situation, ROLES[5], [2, 0, 3, 0, 3], ["-", "-", "-", "-", "daimyo 3"])
    assert s.told["totals"]["ronin"] == 6


def test_a_daimyo_elsewhere_counts_nothing(situation: Situation) -> None:
    """KA-R42: on the discard pile, or being resolved when the game ends"""
    text = "deck 1\ndiscarded daimyo\nseat  honour  hand\n0  5  daimyo, bo\n1  1  daimyo\n4  1  bo"
    s = situation(text).play("0: daimyo")
    assert s.over
    assert s.honour == [4, 0, 2, 2, 0]
    assert [s.now.daimyos[seat] for seat in range(5)] == [0, 1, 0, 0, 0]
    assert s.told["totals"] == {"shogun": 4 + 0 + 1, "ninja": 4, "ronin": 0}


BLOW = """
    turn 0
    seat  role   character  resilience  honour  hand
    0     {}     goemon     5           4       bokken, {}
    1     {}     tomoe      1           {}      geisha
"""


def test_a_defeat_by_a_teammate_that_ends_the_game_costs_the_camp_three_points(situation: Situation) -> None:
    """KA-R43: once, after multiplication"""
    s = situation(BLOW.format("ninja_1", "bo", "ninja_2", 1)).play("0: bokken > 1", "1: suffer")
    assert (s.told["end"], s.told["lost_sword"]) == ("honour", "ninja")
    assert s.told["totals"]["ninja"] == 5 + 0 - 3


def test_it_does_so_for_shogun_and_samurai_as_well(situation: Situation) -> None:
    """KA-R43, KA-S21"""
    s = situation(
        """
        players 7
        turn 1
        seat  role     character  resilience  honour  hand
        0     shogun   goemon     5           5       geisha
        1     samurai  kojiro     5           4       bokken
        2     samurai  tomoe      1           1       geisha
        3     ninja_1  musashi    5           3       geisha
        4     ninja_2  ieyasu     5           2       geisha
        5     ninja_3  benkei     5           2       geisha
        6     ronin    nobunaga   5           2       geisha
        """
    )
    s.play("1: bokken > 2", "2: suffer")
    assert s.honour == [5, 5, 0, 3, 2, 2, 2]
    assert s.told["totals"] == {"shogun": 7, "ninja": 7, "ronin": 6}
    assert s.winners == [3, 4, 5]


def test_a_defeat_by_another_camp_costs_no_points(situation: Situation) -> None:
    """KA-R43"""
    s = situation(BLOW.format("ninja_1", "bo", "samurai", 1)).play("0: bokken > 1", "1: suffer")
    assert s.over
    assert s.told["lost_sword"] == "nobody"


@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_the_lost_sword_may_be_a_call(situation: Situation, call: str) -> None:
    """KA-R43"""
    s = situation(BLOW.format("ninja_1", call, "ninja_2", 1)).play(f"0: {call}", "1: suffer")
    assert s.told["lost_sword"] == "ninja"


def test_an_earlier_defeat_by_a_teammate_costs_nothing(situation: Situation) -> None:
    """KA-R43: only the defeat that ends the game does"""
    s = situation(
        """
        turn 0
        deck 1
        discarded bo
        seat  role     character  resilience  honour  hand
        0     ninja_1  goemon     5           4       bokken, daimyo
        1     ninja_2  tomoe      1           2       geisha
        """
    )
    s.play("0: bokken > 1", "1: suffer", "0: daimyo")
    assert s.over
    assert s.told["lost_sword"] == "nobody"
    assert s.told["totals"]["ninja"] == 4 + 0


def test_neither_bushido_nor_an_empty_deck_is_a_lost_sword(situation: Situation) -> None:
    """KA-R43, KA-S14, KA-S18"""
    s = situation("flipped bokken\nseat  honour  front\n0  1  bushido").play("0: lose_honour")
    assert (s.over, s.told["lost_sword"]) == (True, "nobody")
    s = situation("deck 1\ndiscarded bo\nseat  honour  hand\n0  1  daimyo").play("0: daimyo")
    assert (s.over, s.told["lost_sword"]) == (True, "nobody")


def test_a_total_may_be_below_zero(situation: Situation) -> None:
    """KA-R44"""
    s = situation(
        """
        over honour by 1
        lost_sword ninja
        seat  role     honour  hand
        0     shogun   5       -
        1     ninja_1  1       -
        2     ninja_2  0       -
        """
    )
    assert s.told["totals"]["ninja"] == 1 + 0 - 3 == -2
    assert [s.scores[1], s.scores[2]] == [-2, -2]


@pytest.mark.parametrize(
    ("honour", "winners"),
    [
        # roles: Shogun, Samurai, two Ninjas, the Ronin, who counts double
        ((4, 0, 2, 2, 1), (2, 3)),  # Ninjas and Shogun
        ((1, 0, 4, 0, 2), (2, 3)),  # Ninjas and Ronin
        ((4, 0, 1, 1, 2), (0, 1)),  # Shogun and Ronin
        ((2, 2, 3, 1, 2), (2, 3)),  # all three
        ((5, 0, 2, 2, 1), (0, 1)),
        ((4, 0, 3, 2, 1), (2, 3)),
        ((4, 0, 2, 2, 3), (4,)),
    ],
)
def test_ninjas_win_ties_and_the_shogun_beats_the_ronin(
    situation: Situation, honour: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """KA-R45"""
    s = ended(situation, ROLES[5], honour)
    assert s.winners == list(winners)


def test_stars_make_the_tie_that_ninjas_win(situation: Situation) -> None:
    """KA-S20, KA-R04, KA-R45"""
    s = ended(situation, ROLES[4], [6, 0, 2, 2])
    assert s.told["totals"] == {"shogun": 6, "ninja": 6}
    assert s.winners == [2, 3]


def test_the_shogun_of_three_counts_double(situation: Situation) -> None:
    """KA 3.12, KA-S23"""
    s = ended(situation, ROLES[3], [3, 6, 0])
    assert s.told["totals"] == {"shogun": 6, "ninja": 6}
    assert s.winners == [1, 2]


@pytest.mark.parametrize("players", [3, 4])
def test_without_a_ronin_two_camps_are_counted(situation: Situation, players: int) -> None:
    """KA 2.6"""
    s = ended(situation, ROLES[players], [0] * players)
    assert set(s.told["totals"]) == {"shogun", "ninja"}
    assert len(s.happened("score")) == 0


def test_the_swordmasters_camp_wins_whatever_the_totals(situation: Situation) -> None:
    """KA 3.11, KA-R60: honour is still counted out for the record"""
    s = ended(situation, ROLES[5], [15, 5, 1, 1, 1], how="sword by 4")
    assert s.told["totals"] == {"shogun": 20, "ninja": 2, "ronin": 2}
    assert s.scores == [20, 20, 2, 2, 2]
    assert s.winners == [4]


def test_a_swordmaster_is_told_with_the_counts(situation: Situation) -> None:
    """KA-R60, KA 4.3.2"""
    s = situation(
        """
        players 4
        turn 0
        seat  role     character  resilience  honour  hand
        0     ninja_1  goemon     5           3       bokken
        1     samurai  tomoe      1           3       geisha
        2     ninja_3  musashi    0           3       daimyo
        3     shogun   kojiro     0           5       geisha
        """
    ).play("0: bokken > 1", "1: suffer")
    [end] = s.happened("end")
    assert (end.args["how"], end.seats["seat"]) == ("sword", 0)
    assert [event.args["points"] for event in s.happened("score")] == [5 + 2 * 2, 4 + 2 * 3 + 1]
    assert s.winners == [0, 2]


def test_roles_are_shown_at_the_end(situation: Situation) -> None:
    """KA 3.11, KA 3.1.1: the Shogun's alone before"""
    s = situation("flipped bokken\nseat  honour  front\n0  1  bushido")
    assert [role for role in s.seen(None).revealed if role] == [Role.SHOGUN]
    s.play("0: lose_honour")
    assert list(s.seen(None).revealed)[:5] == list(s.now.role)[:5]


def test_before_the_end_nothing_is_counted_and_nobody_has_won(situation: Situation) -> None:
    """KA 3.11"""
    s = situation("seat  honour\n0  5")
    assert s.scores == [0] * 5
    assert s.winners == []
    assert s.told["totals"] == {"shogun": 0, "ninja": 0, "ronin": 0}


def test_several_may_be_without_honour(situation: Situation) -> None:
    """KA 3.11"""
    s = situation("deck 1\ndiscarded bo\nseat  honour  hand\n0  1  daimyo\n1  1  geisha\n4  1  geisha").play(
        "0: daimyo"
    )
    assert s.honour == [0, 0, 2, 2, 0]
    assert s.over


def test_as_long_as_all_have_honour_and_two_stand_the_game_goes_on(situation: Situation) -> None:
    """KA 3.11, KA 4.7"""
    s = situation(
        "players 4\nseat  resilience  honour  hand\n0  4  1  bokken\n1  1  2  geisha\n2  0  1  geisha\n3  5  1  -"
    )
    s.play("0: bokken > 1", "1: suffer")
    assert (s.resilience, s.honour, s.over) == ([4, 0, 0, 5], [2, 1, 1, 1], False)
