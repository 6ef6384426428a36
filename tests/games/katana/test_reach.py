"""KA 3.4, KA 3.5: who can be reached, and who is harmless."""

from __future__ import annotations

import pytest

from tests.games.katana.played import Situation

HARMLESS = ["bokken  0", "-  4"]
"""Both ways to be harmless: no resilience, or no card in hand."""


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (3, [0, 1, 1]),
        (4, [0, 1, 2, 1]),
        (5, [0, 1, 2, 2, 1]),
        (6, [0, 1, 2, 3, 2, 1]),
        (7, [0, 1, 2, 3, 3, 2, 1]),
    ],
)
def test_neighbours_are_at_difficulty_1_and_the_shorter_way_counts(
    situation: Situation, players: int, expected: list[int]
) -> None:
    """KA 3.4, KA-R07: places are counted, not the players between"""
    difficulty = situation(f"players {players}").told["difficulty"]
    for seat in range(players):
        assert difficulty[seat] == expected[players - seat :] + expected[: players - seat]


def test_the_two_ways_round_are_counted_apart(situation: Situation) -> None:
    """KA 3.4: two harmless players on the long way make it the shorter one"""
    s = situation("players 7\nseat  hand\n4  -\n5  -\n6  -")
    assert s.difficulty(0, 3) == 1
    assert s.difficulty(3, 0) == 1
    assert s.difficulty(0, 2) == 2


@pytest.mark.parametrize("row", HARMLESS)
def test_a_harmless_player_in_between_is_skipped(situation: Situation, row: str) -> None:
    """KA-R07, KA 3.5: each takes one off"""
    hand, resilience = row.split()
    s = situation(f"players 6\nseat  hand  resilience\n1  {hand}  {resilience}\n2  {hand}  {resilience}")
    assert s.told["harmless"] == [1, 2]
    assert s.difficulty(0, 3) == 1
    assert s.difficulty(3, 0) == 1
    assert s.difficulty(0, 4) == 2


def test_the_difficulty_is_never_below_1(situation: Situation) -> None:
    """KA-R07"""
    s = situation("players 4\nseat  hand\n1  -\n3  -")
    assert s.difficulty(0, 2) == 1


def test_each_armor_before_the_target_adds_1(situation: Situation) -> None:
    """KA 3.4"""
    s = situation("seat  front\n1  armor\n2  armor 3")
    assert [s.difficulty(0, target) for target in (1, 2, 3, 4)] == [2, 5, 2, 1]


def test_an_armored_player_attacks_and_stands_between_as_usual(situation: Situation) -> None:
    """KA 3.4: only the target's Armors count"""
    s = situation("seat  front\n0  armor 2\n1  armor 2")
    assert s.difficulty(0, 2) == 2
    assert s.difficulty(1, 2) == 1


def test_no_other_property_makes_anybody_harder_to_reach(situation: Situation) -> None:
    """KA 3.4"""
    s = situation("seat  front\n1  focus 2, fast_draw, bushido")
    assert s.difficulty(0, 1) == 1


def test_benkei_is_harder_to_reach_by_1_and_adds_it_to_armor(situation: Situation) -> None:
    """KA-R26, KA 2.5"""
    s = situation("seat  character  front\n1  benkei  -\n2  tomoe  armor")
    assert [s.difficulty(0, 1), s.difficulty(0, 2)] == [2, 3]
    s = situation("seat  character  front\n1  benkei  armor 2")
    assert s.difficulty(0, 1) == 4
    assert s.difficulty(1, 0) == 1


def test_a_weapon_reaches_up_to_its_accuracy(situation: Situation) -> None:
    """KA 3.4, KA-S02"""
    s = situation(
        """
        players 6
        seat  character  hand
        0     goemon     bokken, bo, shuriken, naginata, tanegashima
        3     tomoe      parry
        """
    )
    assert s.difficulty(0, 3) == 3
    assert s.legal_with("> 3") == [f"{weapon} > 3" for weapon in ("shuriken", "naginata", "tanegashima")]
    assert [s.reason(0, f"{weapon} > 3") for weapon in ("bokken", "bo")] == ["out-of-reach"] * 2


def test_kojiros_weapons_ignore_armor_benkei_and_distance(situation: Situation) -> None:
    """KA-R25"""
    s = situation(
        """
        players 7
        seat  character  hand    front
        0     kojiro     bokken  -
        3     benkei     parry   armor 2
        """
    )
    assert s.difficulty(0, 3) == 6
    s.play("0: bokken > 3")
    assert s.turn == 3


@pytest.mark.parametrize("row", HARMLESS)
def test_even_kojiro_cannot_attack_a_harmless_player(situation: Situation, row: str) -> None:
    """KA-R25, KA 3.5.1"""
    hand, resilience = row.split()
    s = situation(f"seat  character  hand  resilience\n0  kojiro  bokken  5\n1  tomoe  {hand}  {resilience}")
    assert s.reason(0, "bokken > 1") == "harmless"
    assert s.reason(0, "bokken > 2") is None


@pytest.mark.parametrize("row", HARMLESS)
def test_a_harmless_player_cannot_be_attacked(situation: Situation, row: str) -> None:
    """KA 3.5: without resilience, or without a card in hand"""
    hand, resilience = row.split()
    s = situation(f"seat  hand  resilience\n0  daikyu  4\n1  {hand}  {resilience}")
    assert s.told["harmless"] == [1]
    assert s.legal_with("daikyu") == ["daikyu > 2", "daikyu > 3", "daikyu > 4"]
    assert s.reason(0, "daikyu > 1") == "harmless"


@pytest.mark.parametrize("row", HARMLESS)
@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_a_harmless_player_is_skipped_by_calls(situation: Situation, call: str, row: str) -> None:
    """KA 3.5"""
    hand, resilience = row.split()
    s = situation(f"players 3\nseat  hand  resilience\n0  {call}  4\n1  {hand}  {resilience}\n2  parry  5")
    s.play(f"0: {call}")
    assert s.told["asked"] == [2]


@pytest.mark.parametrize("row", HARMLESS)
def test_a_harmless_player_is_in_the_game_for_all_else(situation: Situation, row: str) -> None:
    """KA 3.5, KA-R30: Breathing, Bushido, Geisha on properties, Tea Ceremony, a turn"""
    hand, resilience = row.split()
    text = """
        seat  character  hand                                       resilience  front
        0     goemon     breathing, bushido, geisha, tea_ceremony   5           -
        1     tomoe      {}                                         {}          armor
    """
    s = situation(text.format(hand, resilience))
    held = s.held[1]
    s.play("0: bushido > 1", "0: geisha armor > 1", "0: tea_ceremony", "0: breathing > 1")
    assert s.front(1) == "bushido"
    assert s.held[1] == held + 2
    s.play("0: end")
    assert s.turn == 1


def test_a_defeated_player_with_cards_can_be_stripped_of_them(situation: Situation) -> None:
    """KA-R30: Geisha and Diversion take cards out of harmless hands"""
    s = situation("seat  character  hand  resilience\n0  goemon  geisha, diversion  5\n1  tomoe  parry, bo  0")
    s.play("0: geisha hand > 1", "0: diversion > 1")
    assert s.held[1] == 0


def test_a_card_for_an_empty_hand_makes_it_attackable_at_once(situation: Situation) -> None:
    """KA-R08, KA-S06: being harmless is checked when the weapon is announced"""
    s = situation("seat  hand\n0  breathing, bokken, bo\n1  -")
    assert s.reason(0, "bokken > 1") == "harmless"
    s.play("0: breathing > 1")
    assert s.told["harmless"] == []
    assert s.reason(0, "bokken > 1") is None


def test_taking_the_last_card_makes_a_player_harmless_at_once(situation: Situation) -> None:
    """KA-R08: and those behind nearer"""
    s = situation("seat  hand\n0  diversion, bokken\n1  geisha")
    assert s.reason(0, "bokken > 2") == "out-of-reach"
    s.play("0: diversion > 1")
    assert s.told["harmless"] == [1]
    assert s.reason(0, "bokken > 1") == "harmless"
    assert s.reason(0, "bokken > 2") is None


def test_parrying_with_the_last_card_makes_harmless(situation: Situation) -> None:
    """KA-R08, KA 3.5"""
    s = situation("seat  hand  front\n0  bokken, bo  focus\n1  parry  -").play("0: bo > 1", "1: parry parry")
    assert s.told["harmless"] == [1]
    assert s.reason(0, "bokken > 1") == "harmless"
    assert s.reason(0, "bokken > 2") is None


def test_playing_the_last_card_makes_oneself_harmless(situation: Situation) -> None:
    """KA 3.5: nothing that others have to do with in one's own turn"""
    s = situation("seat  hand\n0  bokken").play("0: bokken > 1")
    assert s.told["harmless"] == [0]
    s.play("1: suffer")
    assert s.turn == 0
