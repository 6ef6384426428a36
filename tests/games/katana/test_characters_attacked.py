"""KA 2.5, 3.4 - 3.8: what characters can do against attacks and calls: Benkei, Chiyome, Ginchiyo, Hanzō."""

from __future__ import annotations

import pytest

from ludotheque.games.katana.state import Card, Character
from tests.games.katana.about import does, does_not, meets
from tests.games.katana.played import Situation


@does(Character.BENKEI)
def test_benkei_is_one_harder_to_reach(situation: Situation) -> None:
    """KA 3.4"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     tomoe      bokken, bo
        1     benkei     geisha
        """
    )
    assert [s.difficulty(seat, 1) for seat in (0, 2, 3, 4)] == [2, 2, 3, 3]
    assert s.reason(0, "bokken > 1") == "out-of-reach"
    assert s.reason(0, "bo > 1") is None


@does_not(Character.BENKEI)
def test_benkei_attacks_like_anybody_and_shields_nobody_beyond_him(situation: Situation) -> None:
    """KA 3.4: only the target's ability counts"""
    s = situation(
        """
        turn 1
        seat  character  hand
        1     benkei     bokken
        """
    )
    assert [s.difficulty(1, seat) for seat in (0, 2, 3, 4)] == [1, 1, 2, 2]
    assert s.difficulty(0, 2) == 2
    assert s.legal_with("bokken") == ["bokken > 0", "bokken > 2"]


@does_not(Character.BENKEI)
def test_benkei_is_not_protected_from_what_knows_no_difficulty(situation: Situation) -> None:
    """KA 3.8"""
    s = situation(
        """
        players 3
        turn 0
        seat  character  hand
        0     tomoe      geisha, diversion, jujutsu
        1     benkei     daimyo 3
        2     goemon     -
        """
    )
    s.play("0: geisha hand > 1", "0: diversion > 1", "0: jujutsu", "1: suffer")
    assert s.held[1] == 1
    assert s.resilience[1] == 4


@meets(Character.BENKEI, Card.ARMOR)
def test_two_armors_add_to_benkeis_own_difficulty(situation: Situation) -> None:
    """KA-R26: three places away, nothing but Kojirō's weapons gets there"""
    s = situation(
        """
        players 7
        turn 0
        seat  character  hand    front
        0     tomoe      daikyu  -
        3     benkei     geisha  armor 2
        """
    )
    assert s.difficulty(0, 3) == 3 + 2 + 1
    assert s.reason(0, "daikyu > 3") == "out-of-reach"


@does(Character.CHIYOME)
@meets(Card.BATTLE_CRY, Card.JUJUTSU)
@pytest.mark.parametrize("call", ["battle_cry", "jujutsu"])
def test_a_call_passes_over_chiyome(situation: Situation, call: str) -> None:
    """KA-R19: not asked, though a card would answer"""
    s = situation(
        f"""
        players 3
        turn 0
        seat  character  hand
        0     tomoe      {call}
        1     chiyome    parry, bo
        2     goemon     geisha
        """
    )
    s.play(f"0: {call}")
    assert s.told["asked"] == [2]
    s.play("2: suffer")
    assert s.resilience == [5, 4, 4]
    assert s.hand(1) == "bo, parry"


@does_not(Character.CHIYOME)
def test_chiyome_suffers_from_weapons(situation: Situation) -> None:
    """KA 2.5, KA 3.6"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     tomoe      katana
        1     chiyome    geisha
        """
    )
    s.play("0: katana > 1", "1: suffer")
    assert s.resilience[1] == 1


@meets(Character.CHIYOME, Card.GEISHA, Card.DIVERSION, Card.TEA_CEREMONY)
def test_chiyome_is_open_to_geisha_diversion_and_tea_ceremony(situation: Situation) -> None:
    """KA-R19"""
    s = situation(
        """
        players 3
        turn 0
        seat  character  hand                              front
        0     tomoe      geisha 2, diversion, tea_ceremony  -
        1     chiyome    daimyo 3                          focus
        2     goemon     -                                 -
        """
    )
    s.play("0: geisha focus > 1", "0: geisha hand > 1", "0: diversion > 1")
    assert s.front(1) == ""
    assert s.hand(1) == "daimyo"
    assert s.hand(0) == "tea_ceremony, daimyo"
    s.play("0: tea_ceremony")
    assert s.held[1] == 2


@meets(Character.CHIYOME, Card.BUSHIDO)
def test_chiyome_answers_bushido_like_anybody(situation: Situation) -> None:
    """KA-R19"""
    s = situation(
        """
        turn 1
        moment recover
        seat  character  honour  hand    front
        1     chiyome    3       geisha  bushido
        deck 30 top bokken
        """
    )
    assert s.legal() == ["lose_honour"]
    s.play("1: lose_honour")
    assert s.honour[1] == 2


@does(Character.GINCHIYO)
@pytest.mark.parametrize(("weapon", "left"), [("nodachi", 2), ("kanabo", 3)])
def test_ginchiyo_suffers_one_wound_less_from_a_weapon(situation: Situation, weapon: str, left: int) -> None:
    """KA 3.6, KA-S07"""
    s = situation(
        f"""
        turn 0
        seat  character  hand
        0     tomoe      {weapon}
        1     ginchiyo   geisha
        """
    )
    s.play(f"0: {weapon} > 1", "1: suffer")
    assert s.resilience[1] == left


@does_not(Character.GINCHIYO)
def test_ginchiyo_never_suffers_less_than_one_wound(situation: Situation) -> None:
    """KA-R11, KA-S07: her last point can be taken"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand      front
        0     tomoe      5           shuriken 2  focus
        1     ginchiyo   2           geisha    -
        """
    )
    s.play("0: shuriken > 1", "1: suffer")
    assert s.resilience[1] == 1
    s.play("0: shuriken > 1", "1: suffer")
    assert s.resilience[1] == 0
    assert s.honour == [6, 2, 3, 3, 3]


@does_not(Character.GINCHIYO)
def test_ginchiyos_own_weapons_lose_nothing(situation: Situation) -> None:
    """KA 2.5: and she is alone in suffering less"""
    s = situation(
        """
        turn 1
        seat  character  hand
        1     ginchiyo   katana
        2     goemon     geisha
        """
    )
    s.play("1: katana > 2", "2: suffer")
    assert s.resilience[2] == 2


@meets(Character.GINCHIYO, Character.MUSASHI, Card.FAST_DRAW)
def test_all_that_the_attacker_adds_comes_before_ginchiyos_one_less(situation: Situation) -> None:
    """KA-R11, KA-S07: 1 + 1 + 1 - 1"""
    s = situation(
        """
        turn 0
        seat  character  hand    front
        0     musashi    bokken  fast_draw
        1     ginchiyo   geisha  -
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.resilience[1] == 2


@does(Character.HANZO)
def test_hanzo_parries_with_a_weapon(situation: Situation) -> None:
    """KA-R18, KA-S10: it is discarded, no more"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     tomoe      katana
        1     hanzo      bokken, daimyo, parry
        """
    )
    s.play("0: katana > 1")
    assert s.legal() == ["parry bokken", "parry parry", "suffer"]
    s.play("1: parry bokken")
    assert s.resilience[:2] == [5, 4]
    assert s.hand(1) == "parry, daimyo"
    assert s.discarded == ["bokken", "katana"]


@does(Character.HANZO)
@meets(Card.BATTLE_CRY)
def test_hanzo_answers_a_battle_cry_with_a_weapon(situation: Situation) -> None:
    """KA-R18, KA-S11"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand            honour
        0     tomoe      5           battle_cry      5
        1     hanzo      4           kiseru, geisha  3
        2     goemon     5           -               3
        3     musashi    5           -               3
        4     nobunaga   1           geisha          2
        """
    )
    s.play("0: battle_cry", "1: parry kiseru", "4: suffer")
    assert s.resilience == [5, 4, 5, 5, 0]
    assert s.honour == [6, 3, 3, 3, 1]
    assert s.discarded == ["kiseru", "battle_cry"]


@does_not(Character.HANZO)
@pytest.mark.parametrize("card", ["katana > 1", "battle_cry"])
def test_hanzos_last_card_parries_only_if_it_is_a_parry(situation: Situation, card: str) -> None:
    """KA-R18, KA-S10: a Parry leaves him empty-handed and harmless"""
    text = """
        turn 0
        seat  character  hand
        0     tomoe      katana, battle_cry
        1     hanzo      {}
        """
    s = situation(text.format("bokken"))
    s.play(f"0: {card}")
    assert s.legal() == ["suffer"]
    assert s.reason(1, "parry bokken") == "last-card"
    s = situation(text.format("parry"))
    s.play(f"0: {card}", "1: parry parry")
    assert s.resilience[1] == 4
    assert 1 in s.told["harmless"]


@does_not(Character.HANZO)
def test_hanzo_parries_with_nothing_but_weapons_and_parries(situation: Situation) -> None:
    """KA 2.5: and two weapons stop only one attack, since the second is then the last card"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     goemon     bokken 2
        1     hanzo      bo, kiseru
        """
    )
    s.play("0: bokken > 1", "1: parry bo", "0: bokken > 1")
    assert s.legal() == ["suffer"]
    assert s.reason(1, "parry kiseru") == "last-card"
    s = situation(
        """
        turn 0
        seat  character  hand
        0     goemon     bokken
        1     hanzo      geisha, focus, bushido
        """
    )
    s.play("0: bokken > 1")
    assert s.legal() == ["suffer"]


@meets(Character.HANZO, Card.JUJUTSU)
def test_hanzo_may_discard_his_last_weapon_for_jujutsu(situation: Situation) -> None:
    """KA-R18, KA-S12"""
    s = situation(
        """
        players 3
        turn 0
        seat  character  resilience  hand
        0     tomoe      5           jujutsu
        1     ginchiyo   3           bo
        2     hanzo      4           bokken
        """
    )
    s.play("0: jujutsu", "1: suffer", "2: discard bokken")
    assert s.resilience == [5, 2, 4]
    assert s.told["harmless"] == [0, 2]
