"""KA 2.5, 3.3 - 3.7, 4.1: what Goemon, Kojirō, Musashi can do with weapons; what Tomoe and Ushiwaka draw for wounds."""

from __future__ import annotations

import pytest

from ludotheque.games.katana.state import Card, Character
from tests.games.katana.about import does, does_not, meets
from tests.games.katana.played import Situation


@does(Character.GOEMON)
def test_goemon_plays_two_weapons_a_turn(situation: Situation) -> None:
    """KA 3.3"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     goemon     bokken 3
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.legal_with("bokken") == ["bokken > 1", "bokken > 4"]
    s.play("0: bokken > 4", "4: suffer")
    assert s.told["weapons"] == [2, 2]
    assert s.resilience == [5, 4, 5, 5, 4]


@does_not(Character.GOEMON)
def test_goemon_plays_no_third_weapon(situation: Situation) -> None:
    """KA 3.3: parried ones count; and his second one is nobody else's"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     goemon     bokken 3
        1     tomoe      parry 2, kiseru 2, geisha
        """
    )
    s.play("0: bokken > 1", "1: parry parry", "0: bokken > 1", "1: parry parry")
    assert s.reason(0, "bokken > 1") == "weapon-limit"
    s.play("0: end")
    assert s.told["weapons"] == [0, 1]


@meets(Character.GOEMON, Card.FOCUS, Card.GEISHA)
def test_goemons_second_weapon_adds_to_focus_while_it_lies_there(situation: Situation) -> None:
    """KA-S08, KA-R27, KA-R28: a Focus that Geisha takes in the same turn is missing at once"""
    s = situation(
        """
        turn 0
        seat  character  hand              front
        0     goemon     bokken 4, geisha  focus
        """
    )
    assert s.told["weapons"] == [0, 3]
    s.play("0: bokken > 1", "1: suffer", "0: bokken > 1", "1: suffer")
    assert s.reason(0, "bokken > 1") is None
    s.play("0: geisha focus > 0")
    assert s.told["weapons"] == [2, 2]
    assert s.reason(0, "bokken > 1") == "weapon-limit"


@meets(Character.GOEMON, Card.FOCUS)
def test_goemon_as_the_shogun_of_three_adds_all_up(situation: Situation) -> None:
    """KA 3.3, KA 3.12"""
    s = situation(
        """
        players 3
        turn 0
        seat  role    character  hand    front
        0     shogun  goemon     bokken  focus 2
        """
    )
    assert s.told["weapons"] == [0, 1 + 2 + 1 + 1]


@does(Character.KOJIRO)
def test_kojiros_weapons_know_no_difficulty(situation: Situation) -> None:
    """KA 3.4, KA-R25"""
    s = situation(
        """
        players 7
        turn 0
        seat  character  hand
        0     kojiro     bokken
        """
    )
    assert s.difficulty(0, 3) == 3
    assert s.legal_with("bokken") == [f"bokken > {seat}" for seat in range(1, 7)]
    s.play("0: bokken > 3", "3: suffer")
    assert s.resilience[3] == 4


@does_not(Character.KOJIRO)
def test_kojiro_cannot_attack_the_harmless_nor_twice(situation: Situation) -> None:
    """KA-R25, KA-S28, KA 3.3"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     kojiro     5           bokken 2
        1     goemon     5           -
        2     musashi    0           geisha
        """
    )
    assert s.reason(0, "bokken > 1") == "harmless"
    assert s.reason(0, "bokken > 2") == "harmless"
    assert s.reason(0, "bokken > 0") == "not-yourself"
    s.play("0: bokken > 3", "3: suffer")
    assert s.reason(0, "bokken > 3") == "weapon-limit"


@does_not(Character.KOJIRO)
def test_kojiro_is_no_easier_to_reach_for_others(situation: Situation) -> None:
    """KA 2.5: it is his own weapons that ignore difficulty"""
    s = situation(
        """
        turn 0
        seat  character  hand    front
        0     tomoe      bokken  -
        1     kojiro     geisha  armor
        """
    )
    assert s.reason(0, "bokken > 1") == "out-of-reach"


@meets(Character.KOJIRO, Card.ARMOR, Character.BENKEI)
def test_kojiro_ignores_armors_and_benkei(situation: Situation) -> None:
    """KA-R25, KA-S28: but a Parry stops him like anybody"""
    s = situation(
        """
        players 7
        turn 0
        seat  character  hand    front
        0     kojiro     bokken  -
        3     benkei     parry   armor 4
        """
    )
    assert s.difficulty(0, 3) == 8
    s.play("0: bokken > 3", "3: parry parry")
    assert s.resilience[3] == 5


@does(Character.MUSASHI)
def test_musashis_weapons_deal_one_wound_more(situation: Situation) -> None:
    """KA 3.6"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     musashi    kiseru
        1     goemon     geisha
        """
    )
    s.play("0: kiseru > 1", "1: suffer")
    assert s.resilience[1] == 2


@does_not(Character.MUSASHI)
def test_musashi_suffers_no_more_wounds_than_others(situation: Situation) -> None:
    """KA 3.6: it is what he deals"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     goemon     kiseru
        1     musashi    geisha
        """
    )
    s.play("0: kiseru > 1", "1: suffer")
    assert s.resilience[1] == 3


@meets(Character.MUSASHI, Card.FAST_DRAW)
def test_musashi_with_two_fast_draws_deals_three_wounds_more(situation: Situation) -> None:
    """KA 3.6, KA-R12: what is more than enough is ignored"""
    s = situation(
        """
        turn 0
        seat  character  hand              front
        0     musashi    bokken, wakizashi  focus, fast_draw 2
        1     goemon     geisha            -
        4     nobunaga   geisha            -
        """
    )
    s.play("0: bokken > 1", "1: suffer", "0: wakizashi > 4", "4: suffer")
    assert s.resilience[1] == 5 - 4
    assert s.resilience[4] == 0
    assert s.told["deeds"][0] == "0 > 1: attacked 1, spared 1, wounded 4"
    assert s.honour == [6, 3, 3, 3, 2]


@does(Character.TOMOE)
@pytest.mark.parametrize(("weapon", "resilience"), [("bokken", 5), ("wakizashi", 5), ("wakizashi", 1)])
def test_tomoe_draws_one_card_for_each_weapon_that_wounds(situation: Situation, weapon: str, resilience: int) -> None:
    """KA-S26, KA-R14: one, whatever the damage; for a defeat as well"""
    s = situation(
        f"""
        turn 0
        seat  character  resilience   hand
        0     tomoe      5            {weapon}
        1     goemon     {resilience}  geisha
        deck 30 top katana, bo
        """
    )
    s.play(f"0: {weapon} > 1", "1: suffer")
    assert s.hand(0) == "katana"


@does_not(Character.TOMOE)
def test_tomoe_draws_nothing_where_her_weapon_ends_the_game(situation: Situation) -> None:
    """KA-R14, KA-R40: nor where it is parried"""
    s = situation(
        """
        turn 0
        seat  character  resilience  honour  hand      front
        0     tomoe      5           5       bokken 2  focus
        1     goemon     1           1       parry, bo  -
        """
    )
    s.play("0: bokken > 1", "1: parry parry")
    assert s.held[0] == 1
    s.play("0: bokken > 1", "1: suffer")
    assert s.over
    assert s.held[0] == 0


@does_not(Character.TOMOE)
def test_tomoe_draws_nothing_when_she_is_wounded(situation: Situation) -> None:
    """KA 2.5"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     goemon     bokken
        1     tomoe      geisha
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.held[:2] == [0, 1]


@does(Character.USHIWAKA)
@pytest.mark.parametrize(("resilience", "drawn"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_ushiwaka_draws_a_card_for_each_wound_of_a_weapon(situation: Situation, resilience: int, drawn: int) -> None:
    """KA-R15, KA-S09: the last one included, what is ignored not"""
    s = situation(
        f"""
        turn 0
        seat  character  resilience    hand
        0     goemon     5             nodachi
        1     ushiwaka   {resilience}  geisha
        """
    )
    s.play("0: nodachi > 1", "1: suffer")
    assert s.resilience[1] == resilience - drawn
    assert s.held[1] == 1 + drawn


@does_not(Character.USHIWAKA)
def test_ushiwaka_draws_nothing_once_the_game_is_over(situation: Situation) -> None:
    """KA-R14, KA-R40"""
    s = situation(
        """
        turn 0
        seat  character  resilience  honour  hand
        0     goemon     5           5       bokken
        1     ushiwaka   1           1       geisha
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.over
    assert s.held[1] == 1


@does_not(Character.USHIWAKA)
def test_ushiwaka_draws_nothing_for_wounds_that_he_deals(situation: Situation) -> None:
    """KA 2.5"""
    s = situation(
        """
        turn 1
        seat  character  hand
        1     ushiwaka   katana
        2     goemon     geisha
        """
    )
    s.play("1: katana > 2", "2: suffer")
    assert s.held[1:3] == [0, 1]


@meets(Character.TOMOE, Character.USHIWAKA)
def test_ushiwaka_draws_before_tomoe(situation: Situation) -> None:
    """KA-R14: the weapon lies on the discard pile by then"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     tomoe      nodachi
        1     ushiwaka   geisha
        deck 30 top bokken, kiseru, bo, katana, shuriken
        """
    )
    s.play("0: nodachi > 1", "1: suffer")
    assert s.hand(1) == "bokken, kiseru, bo, geisha"
    assert s.hand(0) == "katana"
    assert s.discarded == ["nodachi"]


@meets(Character.TOMOE, Character.USHIWAKA)
def test_the_deck_may_run_out_between_the_draws_of_ushiwaka_and_tomoe(situation: Situation) -> None:
    """KA-R14, KA-R38: the weapon itself is shuffled; where that ends the game, she draws nothing"""
    text = """
        turn 0
        seat  character  honour  hand
        0     tomoe      5       nodachi
        1     ushiwaka   3       geisha
        2     goemon     {}      geisha
        deck 3 top bokken, kiseru, bo
        """
    s = situation(text.format(2))
    s.play("0: nodachi > 1", "1: suffer")
    assert s.hand(1) == "bokken, kiseru, bo, geisha"
    assert s.honour == [4, 2, 1, 2, 2]
    assert s.hand(0) == "nodachi"
    assert (s.deck, s.discarded) == ([], [])
    s = situation(text.format(1))
    s.play("0: nodachi > 1", "1: suffer")
    assert s.over
    assert s.honour == [4, 2, 0, 2, 2]
    assert s.held[:2] == [0, 4]
    assert s.discarded == ["nodachi"]
