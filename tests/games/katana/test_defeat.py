"""KA 3.7, KA 4.3: the last resilience point, and the honour that it costs."""

from __future__ import annotations

import pytest

from tests.games.katana.played import Played, Situation

FOUR = """
    players 4
    turn 0
    seat  role     character  resilience  honour  hand
    0     {0}
    1     {1}
    2     {2}
    3     {3}
"""
NINJA, SAMURAI, SHOGUN = "ninja_1  goemon  5  3", "samurai  tomoe", "shogun  kojiro"
OTHER_NINJA = "ninja_2  musashi"


def last_blow(situation: Situation, victim: str, *lying: str) -> Played:
    """Seat 0, a Ninja, takes the last point of seat 1 with a Bokken; the other two lie already."""
    s = situation(FOUR.format(f"{NINJA}  bokken, geisha", victim, *lying))
    return s.play("0: bokken > 1", "1: suffer")


def test_a_defeated_player_hands_one_honour_point_to_the_attacker(situation: Situation) -> None:
    """KA 3.7, KA-S03"""
    s = situation("seat  resilience  honour  hand\n0  4  4  daikyu\n2  2  3  geisha")
    s.play("0: daikyu > 2", "2: suffer")
    assert s.resilience == [4, 5, 0, 5, 5]
    assert s.honour == [5, 3, 2, 3, 3]
    assert not s.over


def test_a_wound_that_is_not_the_last_moves_no_honour(situation: Situation) -> None:
    """KA 3.7, KA-S03"""
    s = situation("seat  resilience  honour  hand\n0  4  4  daikyu\n2  3  3  geisha")
    s.play("0: daikyu > 2", "2: suffer")
    assert s.honour == [4, 3, 3, 3, 3]
    assert s.resilience[2] == 1


@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_a_call_defeats_as_a_weapon_does(situation: Situation, call: str) -> None:
    """KA 3.7: each that falls hands over a point at once"""
    s = situation(f"players 3\nseat  resilience  honour  hand\n0  4  6  {call}\n1  1  3  geisha\n2  1  3  geisha")
    s.play(f"0: {call}", "1: suffer")
    assert s.honour == [7, 2, 3]
    s.play("2: suffer")
    assert s.honour == [8, 2, 2]


def test_nothing_but_honour_is_lost(situation: Situation) -> None:
    """KA-R51, KA-S31: hand, properties and Bushido stay; full resilience in the next own turn"""
    s = situation(
        """
        deck top geisha
        seat  character  resilience  honour  hand        front
        0     chiyome    4           5       nodachi     -
        1     tomoe      1           3       daimyo, bo  armor, focus, bushido
        """
    )
    s.play("0: nodachi > 1", "1: suffer")
    assert s.hand(1) == "bo, daimyo"
    assert s.front(1) == "focus, armor, bushido"
    assert s.honour == [6, 2, 3, 3, 3]
    assert s.told["harmless"] == [0, 1]
    s.play("0: end")
    assert s.resilience[1] == 5


def test_a_defeated_player_is_not_defeated_again_before_recovering(situation: Situation) -> None:
    """KA 3.7, KA-R12"""
    s = situation("seat  resilience  hand  front\n0  4  bokken, bo, battle_cry  focus\n1  1  geisha  -")
    s.play("0: bokken > 1", "1: suffer")
    assert s.reason(0, "bo > 1") == "harmless"
    s.play("0: battle_cry")
    assert 1 not in s.told["asked"]


def test_the_draws_of_ushiwaka_and_tomoe_come_after_the_defeat(situation: Situation) -> None:
    """KA-R14: the honour first, then Ushiwaka's cards, then Tomoe's"""
    s = situation(
        """
        deck top bokken, bo, katana
        seat  character  resilience  hand
        0     tomoe      5           kusarigama
        1     ushiwaka   2           geisha
        """
    )
    s.play("0: kusarigama > 1", "1: suffer")
    kinds = [event.id.removeprefix("katana-event-") for event in s.events(None)]
    assert kinds == ["hit", "defeated", "drew", "drew"]
    assert s.hand(1) == "bokken, bo, geisha"
    assert s.hand(0) == "katana"


def test_ushiwaka_draws_for_every_wound_suffered_the_last_included(situation: Situation) -> None:
    """KA-R15: not for damage beyond"""
    s = situation("seat  character  resilience  hand\n0  musashi  5  nodachi\n1  ushiwaka  2  geisha")
    s.play("0: nodachi > 1", "1: suffer")
    assert s.held[1] == 3
    assert s.resilience[1] == 0


def test_nobody_draws_when_the_game_is_over(situation: Situation) -> None:
    """KA-R14, KA-R40"""
    s = situation("seat  character  resilience  honour  hand\n0  tomoe  5  5  bokken\n1  ushiwaka  1  1  geisha")
    s.play("0: bokken > 1", "1: suffer")
    assert s.over
    assert s.held[:2] == [0, 1]


def test_the_sword_ends_the_game_when_one_alone_stands(situation: Situation) -> None:
    """KA 4.3.2, KA 3.11, KA-S22"""
    s = last_blow(situation, f"{SAMURAI}  1  3  parry", f"{OTHER_NINJA}  0  3  geisha", f"{SHOGUN}  0  5  geisha")
    assert (s.over, s.told["end"], s.told["lost_sword"]) == (True, "sword", "nobody")
    assert s.honour == [4, 2, 3, 5]
    assert s.winners == [0, 2]


def test_the_sword_wins_whatever_the_honour(situation: Situation) -> None:
    """KA 3.11, KA-S22"""
    s = last_blow(situation, f"{SHOGUN}  1  15  parry", f"{SAMURAI}  0  8  geisha", f"{OTHER_NINJA}  0  1  geisha")
    assert s.told["totals"]["shogun"] > s.told["totals"]["ninja"]
    assert s.winners == [0, 3]


def test_as_long_as_two_stand_the_game_goes_on(situation: Situation) -> None:
    """KA 4.3.2"""
    s = last_blow(situation, f"{SAMURAI}  1  3  parry", f"{OTHER_NINJA}  1  3  geisha", f"{SHOGUN}  0  5  geisha")
    assert not s.over


def test_an_empty_hand_does_not_count_for_the_sword(situation: Situation) -> None:
    """KA-R46: only resilience does"""
    s = last_blow(situation, f"{SAMURAI}  1  3  parry", f"{OTHER_NINJA}  5  3  -", f"{SHOGUN}  0  5  geisha")
    assert s.told["harmless"] == [1, 2, 3]
    assert not s.over


def test_the_sword_prevails_over_the_last_honour(situation: Situation) -> None:
    """KA-R13: the point is handed over, and nobody's honour is compared"""
    s = last_blow(situation, f"{SAMURAI}  1  1  parry", f"{OTHER_NINJA}  0  1  geisha", f"{SHOGUN}  0  15  geisha")
    assert s.honour == [4, 0, 1, 15]
    assert s.told["end"] == "sword"
    assert s.winners == [0, 2]


def test_the_last_to_fall_to_a_teammate_makes_no_swordmaster(situation: Situation) -> None:
    """KA-R47, KA-S22: the point is handed over, then honour is counted, less three for the Lost Sword"""
    s = last_blow(situation, f"{OTHER_NINJA}  1  3  parry", f"{SAMURAI}  0  3  geisha", f"{SHOGUN}  0  5  geisha")
    assert s.honour == [4, 2, 3, 5]
    assert (s.told["end"], s.told["lost_sword"]) == ("honour", "ninja")
    assert s.told["totals"] == {"shogun": 5 + 2 * 3, "ninja": 4 + 2 * 2 - 3}
    assert s.winners == [2, 3]


def test_the_last_to_fall_to_a_teammate_without_honour(situation: Situation) -> None:
    """KA-R47, KA-R43: both ends at once, the Lost Sword but once"""
    s = last_blow(situation, f"{OTHER_NINJA}  1  1  parry", f"{SAMURAI}  0  3  geisha", f"{SHOGUN}  0  5  geisha")
    assert s.told["totals"]["ninja"] == 4 + 0 - 3


def test_the_last_honour_point_ends_the_game(situation: Situation) -> None:
    """KA 4.3.3"""
    s = last_blow(situation, f"{SAMURAI}  1  1  parry", f"{OTHER_NINJA}  5  3  geisha", f"{SHOGUN}  4  5  geisha")
    assert (s.over, s.told["end"], s.told["lost_sword"]) == (True, "honour", "nobody")
    assert s.honour == [4, 0, 3, 5]


THREE = """
    players 3
    turn {turn}
    deck {deck}
    discarded kiseru 3
    seat  role     character  resilience  honour  hand
    0     shogun   chiyome    {0}
    1     ninja_1  goemon     {1}
    2     ninja_3  tomoe      {2}
"""


def test_with_three_players_nobody_wins_by_the_sword(situation: Situation) -> None:
    """KA-R49, KA-S24"""
    s = situation(THREE.format("4  6  bokken", "1  3  geisha", "0  3  geisha", turn=0, deck=9))
    s.play("0: bokken > 1", "1: suffer")
    assert s.resilience == [4, 0, 0]
    assert not s.over
    assert s.turn == 0


def test_with_three_players_the_lost_sword_counts_between_the_ninjas(situation: Situation) -> None:
    """KA-R49: and stars do not"""
    s = situation(THREE.format("4  6  geisha", "5  3  bokken", "1  1  geisha", turn=1, deck=9))
    s.play("1: bokken > 2", "2: suffer")
    assert (s.told["end"], s.told["lost_sword"]) == ("honour", "ninja")
    assert s.told["totals"] == {"shogun": 12, "ninja": 4 + 0 - 3}


def test_with_three_players_an_empty_deck_costs_the_shogun_as_well(situation: Situation) -> None:
    """KA-R49, KA 3.10"""
    s = situation(THREE.format("4  6  daimyo", "5  3  geisha", "5  3  geisha", turn=0, deck=1)).play("0: daimyo")
    assert s.honour == [5, 2, 2]
