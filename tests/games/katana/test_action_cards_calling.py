"""KA 2.3, 3.6, 3.8, 4.2: the Parry, and action cards that all others answer: Battle Cry, Jujutsu."""

from __future__ import annotations

import pytest

from ludotheque.games.katana.state import Card, Character
from tests.games.katana.about import does, does_not, meets
from tests.games.katana.played import Situation


@does(Card.PARRY)
def test_a_parry_stops_the_whole_attack(situation: Situation) -> None:
    """KA 3.6, KA-R10, KA-R09: four wounds, one card"""
    s = situation(
        """
        turn 0
        seat  hand             front
        0     nodachi          fast_draw
        1     parry 2, geisha  -
        """
    )
    s.play("0: nodachi > 1", "1: parry parry")
    assert s.resilience[1] == 5
    assert s.hand(1) == "parry, geisha"
    assert s.discarded == ["parry", "nodachi"]
    assert s.turn == 0


@does_not(Card.PARRY)
def test_a_parry_is_never_played_on_ones_own_initiative(situation: Situation) -> None:
    """KA-R52, KA 3.3"""
    s = situation(
        """
        turn 0
        seat  hand
        0     parry 2
        """
    )
    assert s.reason(0, "parry parry") == "only-an-answer"
    assert s.legal() == ["end"]


@does_not(Card.PARRY)
def test_only_the_target_may_parry_and_need_not(situation: Situation) -> None:
    """KA 3.6, KA-R10"""
    s = situation(
        """
        turn 0
        seat  hand
        0     bokken, parry
        1     parry
        2     parry
        """
    )
    s.play("0: bokken > 1")
    assert s.reason(0, "parry parry") == "not-your-turn"
    assert s.reason(2, "parry parry") == "not-your-turn"
    assert s.legal() == ["parry parry", "suffer"]
    s.play("1: suffer")
    assert s.resilience[1] == 4
    assert s.hand(1) == "parry"


@does_not(Card.PARRY)
def test_a_parry_is_no_answer_to_jujutsu(situation: Situation) -> None:
    """KA 3.8"""
    s = situation(
        """
        turn 0
        seat  hand
        0     jujutsu
        1     parry 2
        """
    )
    s.play("0: jujutsu")
    assert s.legal() == ["suffer"]
    assert s.reason(1, "parry parry") == "not-now"
    assert s.reason(1, "discard parry") == "no-weapon"


@meets(Card.PARRY, Card.FOCUS)
def test_whoever_parries_with_the_last_card_is_harmless(situation: Situation) -> None:
    """KA 3.5, KA-R08: a second weapon has to go to somebody else, who is nearer now"""
    s = situation(
        """
        turn 0
        seat  hand      front
        0     bokken 2  focus
        1     parry     -
        """
    )
    assert s.reason(0, "bokken > 2") == "out-of-reach"
    s.play("0: bokken > 1", "1: parry parry")
    assert s.reason(0, "bokken > 1") == "harmless"
    assert s.legal_with("bokken") == ["bokken > 2", "bokken > 4"]


@meets(Card.PARRY, Character.TOMOE, Character.USHIWAKA)
def test_a_parried_weapon_brings_no_cards(situation: Situation) -> None:
    """KA 4.1.3, KA-S26: neither to Tomoe nor to Ushiwaka"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     tomoe      kusarigama, geisha
        1     ushiwaka   parry, geisha
        """
    )
    s.play("0: kusarigama > 1", "1: parry parry")
    assert s.hand(0) == "geisha"
    assert s.hand(1) == "geisha"


@does(Card.BATTLE_CRY)
def test_at_a_battle_cry_each_other_player_discards_a_parry_or_suffers_a_wound(situation: Situation) -> None:
    """KA 3.8, KA-R16, KA-R17, KA-R33: clockwise, at any difficulty; the Cry itself is discarded last"""
    s = situation(
        """
        turn 2
        seat  hand                 front
        0     parry, daimyo        armor 3
        1     geisha               -
        2     battle_cry, daimyo   -
        3     parry                -
        4     parry, bo            -
        """
    )
    s.play("2: battle_cry")
    assert s.told["asked"] == [0, 1, 3, 4]
    s.play("3: parry parry", "4: suffer", "0: parry parry", "1: suffer")
    assert s.resilience == [5, 4, 4, 5, 4]
    assert s.discarded == ["parry", "parry", "battle_cry"]
    assert (s.turn, s.phase) == (2, "play")


@does_not(Card.BATTLE_CRY)
def test_a_weapon_answers_no_battle_cry(situation: Situation) -> None:
    """KA 3.8: unless it is Hanzō's"""
    s = situation(
        """
        turn 0
        seat  hand
        0     battle_cry
        1     bo, katana
        """
    )
    s.play("0: battle_cry")
    assert s.reason(1, "parry bo") == "no-parry"
    assert s.reason(1, "discard bo") == "not-now"
    assert s.legal() == ["suffer"]


@does_not(Card.BATTLE_CRY)
def test_a_battle_cry_passes_over_harmless_players_and_needs_nobody(situation: Situation) -> None:
    """KA 3.8, KA-R29: it is discarded at once where nobody is touched"""
    s = situation(
        """
        players 3
        turn 0
        seat  character  resilience  hand
        0     tomoe      5           battle_cry, bo
        1     goemon     0           parry
        2     musashi    3           -
        """
    )
    s.play("0: battle_cry")
    assert s.resilience == [5, 0, 3]
    assert s.discarded == ["battle_cry"]
    assert (s.turn, s.phase) == (0, "play")


@does_not(Card.BATTLE_CRY, Card.JUJUTSU, Card.FAST_DRAW, Character.MUSASHI, Character.GINCHIYO)
@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_a_wound_of_a_call_is_no_weapons_wound(situation: Situation, call: str) -> None:
    """KA-R20, KA-R21: Musashi and Fast Draw add nothing, Ginchiyo loses the full point"""
    s = situation(
        f"""
        players 3
        turn 0
        seat  character  hand    front
        0     musashi    {call}  fast_draw 2
        1     ginchiyo   geisha  -
        2     goemon     geisha  -
        """
    )
    s.play(f"0: {call}", "1: suffer", "2: suffer")
    assert s.resilience == [5, 3, 4]


@meets(Card.BATTLE_CRY, Card.JUJUTSU)
@does_not(Character.TOMOE, Character.USHIWAKA)
@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_a_wound_of_a_call_brings_no_cards(situation: Situation, call: str) -> None:
    """KA-R21, KA-S09: neither to Tomoe nor to Ushiwaka"""
    s = situation(
        f"""
        players 3
        turn 0
        seat  character  hand
        0     tomoe      {call}, daimyo
        1     ushiwaka   geisha
        2     goemon     -
        """
    )
    s.play(f"0: {call}", "1: suffer")
    assert s.resilience == [5, 3, 5]
    assert s.held == [1, 1, 0]


@meets(Card.BATTLE_CRY, Card.JUJUTSU)
@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_who_falls_to_a_call_hands_over_a_point_before_the_next_one_answers(situation: Situation, call: str) -> None:
    """KA 4.2.2, KA-R16, KA 3.7"""
    s = situation(
        f"""
        turn 0
        seat  resilience  honour  hand
        0     4           5       {call}
        1     1           2       geisha
        2     3           3       geisha
        """
    )
    s.play(f"0: {call}", "1: suffer")
    assert s.honour == [6, 1, 3, 3, 3]
    assert s.turn == 2
    assert s.told["asked"] == [2, 3, 4]


@meets(Card.BATTLE_CRY, Card.JUJUTSU)
@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_who_has_not_answered_when_a_call_ends_the_game_suffers_nothing(situation: Situation, call: str) -> None:
    """KA 4.2.2, KA-R40: the card being resolved lies on no pile"""
    s = situation(
        f"""
        turn 0
        seat  resilience  honour  hand
        0     4           5       {call}
        1     1           1       geisha
        2     1           1       geisha
        """
    )
    s.play(f"0: {call}", "1: suffer")
    assert s.over
    assert s.resilience == [4, 0, 1, 5, 5]
    assert s.honour == [6, 0, 1, 3, 3]
    assert s.discarded == []


@meets(Card.BATTLE_CRY, Card.JUJUTSU)
@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_a_call_whose_last_answer_ends_the_game_lies_on_no_pile(situation: Situation, call: str) -> None:
    """KA-R40, KA 3.11: and play does not go on"""
    s = situation(
        f"""
        players 3
        turn 0
        seat  resilience  honour  hand
        0     4           6       {call}, geisha
        1     3           3       geisha
        2     1           1       geisha
        """
    )
    s.play(f"0: {call}", "1: suffer", "2: suffer")
    assert (s.over, s.turn) == (True, -1)
    assert s.honour == [7, 3, 0]
    assert s.discarded == []


@does(Card.JUJUTSU)
def test_at_jujutsu_each_other_player_discards_a_weapon_or_suffers_a_wound(situation: Situation) -> None:
    """KA 3.8, KA-R16, KA-R17, KA-R33"""
    s = situation(
        """
        turn 3
        seat  hand                front
        0     bokken, bo          armor 2
        1     geisha, daimyo      -
        2     naginata            -
        3     jujutsu, daimyo     -
        4     daikyu, parry       -
        """
    )
    s.play("3: jujutsu", "4: discard daikyu")
    assert s.legal() == ["discard bokken", "discard bo", "suffer"]
    s.play("0: discard bo", "1: suffer", "2: suffer")
    assert s.resilience == [5, 4, 4, 4, 5]
    assert s.hand(2) == "naginata"
    assert s.discarded == ["daikyu", "bo", "jujutsu"]
    assert (s.turn, s.phase) == (3, "play")


@does_not(Card.JUJUTSU)
def test_jujutsu_passes_over_harmless_players_and_is_no_weapon(situation: Situation) -> None:
    """KA 3.8, KA 3.3: the weapon of the turn is still to be played"""
    s = situation(
        """
        players 4
        turn 0
        seat  resilience  hand
        0     4           jujutsu, kiseru
        1     0           bo
        2     5           -
        3     5           bo, parry
        """
    )
    s.play("0: jujutsu")
    assert s.told["asked"] == [3]
    s.play("3: discard bo")
    assert s.told["weapons"] == [0, 1]
    s.play("0: kiseru > 3", "3: suffer")
    assert s.resilience == [4, 0, 5, 3]


@meets(Card.JUJUTSU)
def test_a_weapon_discarded_for_jujutsu_does_not_count_in_ones_own_turn(situation: Situation) -> None:
    """KA-R17: a discard attacks nobody and is no weapon played"""
    s = situation(
        """
        turn 0
        seat  hand
        0     jujutsu, geisha
        1     bo, bokken
        2     -
        3     -
        4     -
        """
    )
    s.play("0: jujutsu", "1: discard bo", "0: end")
    assert s.told["weapons"] == [0, 1]
    assert "0 > 1: attacked 1" not in s.told["deeds"]
    assert s.legal_with("bokken") == ["bokken > 0"]
