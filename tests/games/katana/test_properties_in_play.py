"""KA 2.4, 3.3, 3.9: Focus, Armor and Fast Draw before their owners."""

from __future__ import annotations

import pytest

from ludotheque.games.katana.state import Card, Character
from tests.games.katana.about import does, does_not, meets
from tests.games.katana.played import Situation


@does(Card.FOCUS)
def test_each_focus_allows_one_weapon_more(situation: Situation) -> None:
    """KA 3.3, KA-R27: identical ones add up; one placed after a weapon counts at once"""
    s = situation(
        """
        turn 0
        seat  hand               front
        0     bokken 4, focus    focus
        """
    )
    s.play("0: bokken > 1", "1: suffer", "0: bokken > 1", "1: suffer")
    assert s.reason(0, "bokken > 1") == "weapon-limit"
    s.play("0: focus")
    assert s.front(0) == "focus 2"
    s.play("0: bokken > 4", "4: suffer")
    assert s.told["weapons"] == [3, 3]
    assert s.reason(0, "bokken > 1") == "weapon-limit"
    assert s.resilience == [4, 3, 5, 5, 4]


@does_not(Card.FOCUS)
def test_a_focus_counts_for_nobody_but_its_owner(situation: Situation) -> None:
    """KA 3.3: and lies before whoever played it"""
    s = situation(
        """
        turn 0
        seat  hand             front
        0     bokken 2, focus  -
        1     geisha           focus 2
        """
    )
    assert s.told["weapons"] == [0, 1]
    assert s.legal_with("focus") == ["focus"]
    s.play("0: bokken > 1", "1: suffer")
    assert s.reason(0, "bokken > 1") == "weapon-limit"


@does_not(Card.FOCUS, Card.ARMOR, Card.FAST_DRAW)
@pytest.mark.parametrize("card", ["focus", "armor", "fast_draw"])
def test_a_property_is_neither_moved_nor_taken_back(situation: Situation, card: str) -> None:
    """KA 3.3: it stays until an effect removes it, whatever happens in a turn"""
    s = situation(
        f"""
        turn 0
        seat  hand
        0     {card}
        """
    )
    s.play(f"0: {card}")
    assert s.discarded == []
    assert s.legal() == ["end"]
    s.play("0: end")
    assert s.front(0) == card


@meets(Card.FOCUS, Card.GEISHA)
def test_a_focus_lost_in_the_same_turn_no_longer_counts(situation: Situation) -> None:
    """KA-R27, KA-R28: what was played stands, and no further weapon is allowed"""
    s = situation(
        """
        turn 0
        seat  hand              front
        0     bokken 3, geisha  focus 2
        """
    )
    s.play("0: bokken > 1", "1: suffer", "0: bokken > 1", "1: suffer")
    assert s.reason(0, "bokken > 1") is None
    s.play("0: geisha focus > 0")
    assert s.told["weapons"] == [2, 2]
    assert s.reason(0, "bokken > 1") == "weapon-limit"


@meets(Card.FOCUS)
def test_a_focus_adds_to_the_second_weapon_of_the_shogun_of_three(situation: Situation) -> None:
    """KA 3.12, KA-S23"""
    s = situation(
        """
        players 3
        turn 0
        seat  hand      front
        0     bokken 4  focus
        """
    )
    for _ in range(3):
        s.play("0: bokken > 1", "1: suffer")
    assert s.told["weapons"] == [3, 3]
    assert s.legal() == ["end"]


@does(Card.ARMOR)
def test_each_armor_makes_its_owner_one_harder_to_reach(situation: Situation) -> None:
    """KA 3.4, KA-S01: the figures of the example"""
    s = situation(
        """
        players 6
        seat  front
        0     armor 2
        """
    )
    assert [s.difficulty(seat, 0) for seat in range(1, 6)] == [3, 4, 5, 4, 3]


@does(Card.ARMOR)
def test_an_armor_counts_as_soon_as_it_is_placed(situation: Situation) -> None:
    """KA 3.4, KA-S02: and then against the next player's weapons"""
    s = situation(
        """
        turn 0
        seat  hand
        0     armor, geisha
        1     bokken, bo
        """
    )
    s.play("0: armor", "0: end")
    assert s.front(0) == "armor"
    assert s.difficulty(1, 0) == 2
    assert s.reason(1, "bokken > 0") == "out-of-reach"
    assert s.reason(1, "bo > 0") is None


@does_not(Card.ARMOR)
def test_an_armor_hinders_neither_its_owner_nor_who_aims_beyond_it(situation: Situation) -> None:
    """KA 3.4, KA-S01"""
    s = situation(
        """
        players 6
        seat  front
        0     armor 2
        """
    )
    assert [s.difficulty(0, seat) for seat in range(1, 6)] == [1, 2, 3, 2, 1]
    assert s.difficulty(1, 5) == 2


@does_not(Card.ARMOR)
@meets(Card.GEISHA, Card.DIVERSION, Card.BATTLE_CRY)
def test_an_armor_protects_from_weapons_alone(situation: Situation) -> None:
    """KA 3.8: Geisha, Diversion and Battle Cry know no difficulty"""
    s = situation(
        """
        players 3
        turn 0
        seat  hand                               front
        0     geisha, diversion, battle_cry, bo  -
        1     daimyo 3                           armor 4
        2     -                                  -
        """
    )
    assert s.reason(0, "bo > 1") == "out-of-reach"
    s.play("0: geisha hand > 1", "0: diversion > 1", "0: battle_cry", "1: suffer")
    assert s.held[1] == 1
    assert s.resilience == [4, 4, 5]


@meets(Card.ARMOR, Character.BENKEI)
def test_armors_before_benkei_add_to_his_own_difficulty(situation: Situation) -> None:
    """KA-R26"""
    s = situation(
        """
        turn 0
        seat  character  hand             front
        0     tomoe      shuriken, nagayari  -
        1     benkei     geisha           armor 2
        """
    )
    assert s.difficulty(0, 1) == 1 + 2 + 1
    assert s.reason(0, "shuriken > 1") == "out-of-reach"
    assert s.reason(0, "nagayari > 1") is None


@meets(Card.ARMOR, Card.BATTLE_CRY, Card.SHURIKEN)
def test_an_armor_counts_in_places_beyond_harmless_players(situation: Situation) -> None:
    """KA 3.4, KA 3.5, KA-R07: who falls to a Battle Cry brings the armored player nearer"""
    s = situation(
        """
        players 6
        turn 0
        seat  resilience  hand                  front
        0     4           battle_cry, shuriken  -
        1     1           geisha                -
        2     1           geisha                -
        3     5           parry                 armor 2
        4     1           geisha                -
        """
    )
    assert s.difficulty(0, 3) == 5
    s.play("0: battle_cry", "1: suffer", "2: suffer", "3: suffer", "4: suffer", "5: suffer")
    assert s.difficulty(0, 3) == 3
    s.play("0: shuriken > 3", "3: suffer")
    assert s.resilience[3] == 3


@does(Card.FAST_DRAW)
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_each_fast_draw_adds_a_wound_to_its_owners_weapons(situation: Situation, copies: int) -> None:
    """KA 3.6"""
    s = situation(
        f"""
        turn 0
        seat  hand    front
        0     bokken  fast_draw {copies}
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.resilience[1] == 5 - 1 - copies


@does_not(Card.FAST_DRAW)
def test_a_fast_draw_before_the_target_adds_nothing(situation: Situation) -> None:
    """KA 3.6: only the attacker's count"""
    s = situation(
        """
        turn 0
        seat  hand    front
        0     bokken  -
        1     geisha  fast_draw 2
        2     geisha  fast_draw
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.resilience[1] == 4


@does_not(Card.FAST_DRAW)
@meets(Card.JUJUTSU)
def test_fast_draw_does_not_add_to_jujutsu(situation: Situation) -> None:
    """KA-R21"""
    s = situation(
        """
        players 3
        turn 0
        seat  hand     front
        0     jujutsu  fast_draw 3
        """
    )
    s.play("0: jujutsu", "1: suffer", "2: suffer")
    assert s.resilience[1:] == [4, 4]


@meets(Card.FAST_DRAW, Character.MUSASHI)
def test_two_fast_draws_add_to_musashis_own_wound(situation: Situation) -> None:
    """KA 3.6: 1 + 2 + 1"""
    s = situation(
        """
        turn 0
        seat  character  hand    front
        0     musashi    bokken  fast_draw 2
        1     goemon     geisha  -
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.resilience[1] == 1


@meets(Card.FAST_DRAW, Card.PARRY)
def test_one_parry_stops_what_fast_draws_have_added(situation: Situation) -> None:
    """KA-R10"""
    s = situation(
        """
        turn 0
        seat  hand       front
        0     wakizashi  fast_draw 3
        1     parry, bo  -
        """
    )
    s.play("0: wakizashi > 1", "1: parry parry")
    assert s.resilience[1] == 5
    assert s.hand(1) == "bo"


@meets(Card.FAST_DRAW, Character.GINCHIYO)
def test_ginchiyo_takes_one_off_what_fast_draw_has_added(situation: Situation) -> None:
    """KA-R11, KA-S07"""
    s = situation(
        """
        turn 0
        seat  character  hand    front
        0     goemon     bokken  fast_draw 2
        1     ginchiyo   geisha  -
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.resilience[1] == 4 - (1 + 2 - 1)
