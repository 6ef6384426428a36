"""KA 2.3, 3.8, 3.11: action cards that bring cards: Tea Ceremony, Breathing, Daimyo."""

from __future__ import annotations

from ludotheque.games.katana.state import Card, Character
from tests.games.katana.about import does, does_not, meets
from tests.games.katana.played import Situation


@does(Card.TEA_CEREMONY)
def test_a_tea_ceremony_brings_three_cards_and_one_to_each_other_player(situation: Situation) -> None:
    """KA-R32, KA-R33: the player's three first, then clockwise, harmless or not"""
    s = situation(
        """
        players 4
        turn 2
        seat  character  resilience  hand
        0     tomoe      5           geisha
        1     goemon     0           geisha
        2     chiyome    4           tea_ceremony
        3     musashi    5           -
        deck 30 top bokken, kiseru, bo, katana, shuriken, nodachi
        """
    )
    s.play("2: tea_ceremony")
    assert s.hand(2) == "bokken, kiseru, bo"
    assert [s.hand(seat) for seat in (3, 0, 1)] == ["katana", "shuriken, geisha", "nodachi, geisha"]
    assert s.discarded == ["tea_ceremony"]
    assert s.told["deck"] == 24


@does_not(Card.TEA_CEREMONY)
def test_a_tea_ceremony_is_not_shuffled_by_its_own_draws(situation: Situation) -> None:
    """KA-R33, KA-R38, KA-R37: the deck runs out in the middle of it, everybody loses a point, and it goes on"""
    s = situation(
        """
        players 3
        turn 0
        seat  honour  hand
        0     6       tea_ceremony
        1     3       -
        2     2       -
        deck 4 top bokken, kiseru, bo, katana
        discarded geisha, geisha
        """
    )
    s.play("0: tea_ceremony")
    assert [s.hand(seat) for seat in range(3)] == ["bokken, kiseru, bo", "katana", "geisha"]
    assert s.honour == [5, 2, 1]
    assert s.deck == ["geisha"]
    assert s.discarded == ["tea_ceremony"]


@does_not(Card.TEA_CEREMONY)
def test_a_tea_ceremony_brings_nothing_more_once_the_game_is_over(situation: Situation) -> None:
    """KA-R38, KA-R40: the second card is the last of the deck, and somebody's last honour"""
    s = situation(
        """
        players 3
        turn 0
        seat  honour  hand
        0     6       tea_ceremony
        1     3       -
        2     1       -
        deck 2 top bokken, kiseru
        discarded geisha, geisha
        """
    )
    s.play("0: tea_ceremony")
    assert s.over
    assert s.held == [2, 0, 0]
    assert s.honour == [5, 2, 0]
    assert s.discarded == ["geisha", "geisha"]


@meets(Card.TEA_CEREMONY, Card.BOKKEN)
def test_who_draws_from_a_tea_ceremony_may_be_attacked_again(situation: Situation) -> None:
    """KA-S06, KA 3.5"""
    s = situation(
        """
        turn 0
        seat  hand
        0     tea_ceremony, bokken
        1     -
        """
    )
    assert s.reason(0, "bokken > 1") == "harmless"
    s.play("0: tea_ceremony", "0: bokken > 1", "1: suffer")
    assert s.resilience[1] == 4


@meets(Card.TEA_CEREMONY, Character.HIDEYOSHI)
def test_hideyoshi_draws_three_from_a_tea_ceremony_like_everybody(situation: Situation) -> None:
    """KA 2.5: one more in his Draw phase alone"""
    s = situation(
        """
        players 3
        turn 1
        seat  character  hand
        1     hideyoshi  tea_ceremony
        """
    )
    s.play("1: tea_ceremony")
    assert s.held[1] == 3


@does(Card.BREATHING)
def test_breathing_restores_all_resilience_and_another_player_draws_a_card(situation: Situation) -> None:
    """KA 3.8, KA-R31"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     musashi    1           breathing
        2     goemon     3           geisha
        deck 30 top katana
        """
    )
    s.play("0: breathing > 2")
    assert s.resilience[0] == 5
    assert s.resilience[2] == 3
    assert s.hand(2) == "katana, geisha"
    assert s.discarded == ["breathing"]


@does_not(Card.BREATHING)
def test_breathing_gives_the_card_to_another_player(situation: Situation) -> None:
    """KA-R31: compulsory; nobody draws it for oneself"""
    s = situation(
        """
        players 3
        turn 0
        seat  hand
        0     breathing
        """
    )
    assert s.reason(0, "breathing > 0") == "not-yourself"
    assert s.legal() == ["breathing > 1", "breathing > 2", "end"]


@meets(Card.BREATHING)
def test_breathing_at_full_resilience_makes_an_empty_handed_player_stand_again(situation: Situation) -> None:
    """KA-S30, KA 3.5"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     musashi    5           breathing
        2     goemon     5           -
        """
    )
    assert s.told["harmless"] == [2]
    s.play("0: breathing > 2")
    assert s.resilience[0] == 5
    assert s.held[2] == 1
    assert s.told["harmless"] == [0]


@meets(Card.BREATHING)
def test_a_card_from_breathing_leaves_a_defeated_player_harmless(situation: Situation) -> None:
    """KA-R31, KA 3.5: it restores nobody else's resilience"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     musashi    5           breathing, daimyo
        2     goemon     0           -
        """
    )
    s.play("0: breathing > 2")
    assert (s.resilience[2], s.held[2]) == (0, 1)
    assert s.told["harmless"] == [2]


@meets(Card.BREATHING, Character.NOBUNAGA)
def test_breathing_brings_back_what_nobunaga_has_paid(situation: Situation) -> None:
    """KA-R22, KA 3.8"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     nobunaga   3           breathing
        """
    )
    s.play("0: pay", "0: pay")
    assert s.reason(0, "pay") == "last-point"
    s.play("0: breathing > 1")
    assert s.resilience[0] == 5
    assert s.reason(0, "pay") is None


@does(Card.DAIMYO)
def test_a_daimyo_that_is_played_brings_two_cards(situation: Situation) -> None:
    """KA 3.8"""
    s = situation(
        """
        turn 0
        seat  hand
        0     daimyo
        deck 30 top bokken, katana, nodachi
        """
    )
    s.play("0: daimyo")
    assert s.hand(0) == "bokken, katana"
    assert s.discarded == ["daimyo"]


@does(Card.DAIMYO)
def test_a_daimyo_held_at_the_end_counts_one_point_that_nothing_multiplies(situation: Situation) -> None:
    """KA-R42, KA 3.11: with four, the Samurai's honour counts twice, and so does that of the Ninja with more stars"""
    s = situation(
        """
        players 4
        turn 0
        seat  role     resilience  honour  hand
        0     shogun   4           4       bokken
        1     ninja_1  1           1       geisha
        2     samurai  5           2       daimyo
        3     ninja_3  5           3       daimyo 2
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.told["totals"] == {"shogun": 5 + 2 * 2 + 1, "ninja": 0 + 3 * 2 + 2}


@does_not(Card.DAIMYO)
def test_a_daimyo_held_by_the_ronin_counts_nothing(situation: Situation) -> None:
    """KA-R42"""
    s = situation(
        """
        turn 0
        seat  role     resilience  honour  hand
        0     shogun   4           5       bokken
        1     ninja_1  1           1       geisha
        2     samurai  5           3       geisha
        3     ninja_3  5           3       geisha
        4     ronin    5           2       daimyo 3
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.told["totals"] == {"shogun": 9, "ninja": 3, "ronin": 4}


@does_not(Card.DAIMYO)
def test_a_daimyo_that_is_played_or_discarded_counts_nothing(situation: Situation) -> None:
    """KA-R42, KA-R40: the one whose draws end the game is in nobody's hand"""
    s = situation(
        """
        turn 0
        seat  role     honour  hand
        0     shogun   5       daimyo 2
        1     ninja_1  1       geisha
        2     samurai  3       geisha
        3     ninja_3  3       geisha
        4     ronin    2       geisha
        deck 1 top katana
        discarded daimyo, bo
        """
    )
    s.play("0: daimyo")
    assert s.over
    assert s.hand(0) == "katana, daimyo"
    assert s.honour == [4, 0, 2, 2, 1]
    assert s.discarded == ["daimyo", "bo"]
    assert s.told["totals"] == {"shogun": 4 + 2 + 1, "ninja": 2, "ronin": 2}


@meets(Card.DAIMYO, Character.HIDEYOSHI)
def test_each_daimyo_brings_hideyoshi_two_cards_like_everybody(situation: Situation) -> None:
    """KA 2.5, KA 3.3: any number of actions"""
    s = situation(
        """
        turn 0
        seat  character  hand
        0     hideyoshi  daimyo 3
        deck 30 top bo, bo, bo, bo, bo, parry
        """
    )
    s.play("0: daimyo", "0: daimyo", "0: daimyo")
    assert s.hand(0) == "bo 5, parry"


@meets(Card.DAIMYO, Card.DIVERSION)
def test_a_daimyo_that_diversion_takes_counts_for_its_new_holder(situation: Situation) -> None:
    """KA-R42"""
    s = situation(
        """
        turn 0
        seat  role     resilience  honour  hand
        0     shogun   4           5       diversion, bokken
        1     ninja_1  1           1       geisha
        2     samurai  5           3       geisha
        3     ninja_3  5           3       daimyo
        4     ronin    5           2       geisha
        """
    )
    s.play("0: diversion > 3", "0: bokken > 1", "1: suffer")
    assert s.told["totals"] == {"shogun": 6 + 3 + 1, "ninja": 3, "ronin": 4}
