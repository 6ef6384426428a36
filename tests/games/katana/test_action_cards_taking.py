"""KA 2.3, 3.8: action cards that take: Geisha, Diversion."""

from __future__ import annotations

import pytest

from ludotheque.games.katana.state import Card
from tests.games.katana.about import does, does_not, meets
from tests.games.katana.played import Situation


@does(Card.GEISHA)
def test_geisha_discards_any_property_in_play(situation: Situation) -> None:
    """KA 3.8, KA-R33: at any distance; one copy of two, and the Geisha on top of it"""
    s = situation(
        """
        players 7
        turn 0
        seat  resilience  hand         front
        0     4           geisha 2     -
        3     5           parry        armor 2, focus
        5     0           -            fast_draw
        """
    )
    assert s.legal_with("geisha") == [
        "geisha focus > 3",
        "geisha armor > 3",
        "geisha fast_draw > 5",
        "geisha hand > 1",
        "geisha hand > 2",
        "geisha hand > 3",
        "geisha hand > 4",
        "geisha hand > 6",
    ]
    s.play("0: geisha armor > 3")
    assert s.front(3) == "focus, armor"
    assert s.discarded == ["armor", "geisha"]
    s.play("0: geisha fast_draw > 5")
    assert s.front(5) == ""


@does(Card.GEISHA)
@pytest.mark.parametrize(("place", "card"), [(0, "bokken"), (1, "katana"), (2, "parry"), (3, "parry")])
def test_geisha_discards_a_random_card_of_a_hand(situation: Situation, place: int, card: str) -> None:
    """KA 3.8: each copy is as likely as any other"""
    s = situation(
        """
        turn 0
        seat  hand
        0     geisha
        2     bokken, katana, parry 2
        """,
        chance=[place],
    )
    s.play("0: geisha hand > 2")
    assert s.held[2] == 3
    assert s.discarded == [card, "geisha"]
    assert s.held[0] == 0


@does_not(Card.GEISHA)
def test_geisha_needs_a_card_to_hit(situation: Situation) -> None:
    """KA-R28, KA-R29: not one's own hand, no empty one, no property that is not there"""
    s = situation(
        """
        players 3
        turn 0
        seat  hand          front
        0     geisha, bo    -
        1     -             -
        2     -             -
        """
    )
    assert s.reason(0, "geisha hand > 0") == "not-yourself"
    assert s.reason(0, "geisha hand > 1") == "empty-hand"
    assert s.reason(0, "geisha armor > 1") == "not-in-front"
    assert s.legal() == ["end"]


@meets(Card.GEISHA, Card.BUSHIDO)
def test_geisha_may_rid_oneself_of_bushido(situation: Situation) -> None:
    """KA-R28, KA-S16: then the second Code may be placed (KA-R34)"""
    s = situation(
        """
        turn 0
        seat  hand             front
        0     geisha, bushido  bushido
        """
    )
    assert s.reason(0, "bushido > 1") == "code-in-play"
    s.play("0: geisha bushido > 0")
    assert s.front(0) == ""
    assert s.discarded == ["bushido", "geisha"]
    s.play("0: bushido > 1")
    assert s.front(1) == "bushido"


@meets(Card.GEISHA, Card.ARMOR)
def test_an_armor_that_geisha_takes_hardens_no_longer(situation: Situation) -> None:
    """KA 3.4: the same turn"""
    s = situation(
        """
        turn 0
        seat  hand             front
        0     geisha, bokken   -
        1     parry            armor
        """
    )
    assert s.reason(0, "bokken > 1") == "out-of-reach"
    s.play("0: geisha armor > 1", "0: bokken > 1")
    assert s.difficulty(0, 1) == 1


@meets(Card.GEISHA)
def test_whom_geisha_takes_the_last_card_is_harmless(situation: Situation) -> None:
    """KA 3.5: and does not lie between others any more"""
    s = situation(
        """
        turn 0
        seat  hand
        0     geisha, bokken
        1     daimyo
        """
    )
    assert s.difficulty(0, 2) == 2
    s.play("0: geisha hand > 1")
    assert s.reason(0, "bokken > 1") == "harmless"
    assert s.difficulty(0, 2) == 1
    assert s.legal_with("bokken") == ["bokken > 2", "bokken > 4"]


@does(Card.DIVERSION)
@pytest.mark.parametrize(("place", "card", "left"), [(0, "bokken", "katana, parry"), (2, "parry", "bokken, katana")])
def test_diversion_takes_a_random_card_into_ones_own_hand(
    situation: Situation, place: int, card: str, left: str
) -> None:
    """KA 3.8, KA-R53: which, is known to the two alone"""
    s = situation(
        """
        players 7
        turn 0
        seat  hand                   front
        0     diversion              -
        3     bokken, katana, parry  armor 3
        """,
        chance=[place],
    )
    s.play("0: diversion > 3")
    assert s.hand(0) == card
    assert s.hand(3) == left
    assert s.discarded == ["diversion"]
    assert s.known(3, 0) == card
    assert s.known(1, 0) == ""
    assert list(s.seen(1).hands.row(0)) == [0] * 25


@does_not(Card.DIVERSION)
def test_diversion_needs_another_hand_that_is_not_empty(situation: Situation) -> None:
    """KA-R29"""
    s = situation(
        """
        players 3
        turn 0
        seat  hand           front
        0     diversion, bo  -
        1     -              focus
        2     -              armor
        """
    )
    assert s.reason(0, "diversion > 0") == "not-yourself"
    assert s.reason(0, "diversion > 1") == "empty-hand"
    assert s.legal() == ["end"]


@does_not(Card.DIVERSION)
def test_diversion_cannot_take_what_lies_in_front(situation: Situation) -> None:
    """KA 3.8: only out of a hand, here of one without resilience (KA-R30)"""
    s = situation(
        """
        players 3
        turn 0
        seat  resilience  hand       front
        0     4           diversion  -
        1     0           daimyo     focus
        """
    )
    s.play("0: diversion > 1")
    assert s.hand(0) == "daimyo"
    assert s.front(1) == "focus"


@meets(Card.DIVERSION, Card.KATANA, Card.ARMOR)
def test_a_weapon_that_diversion_brings_may_be_used_at_once(situation: Situation) -> None:
    """KA 3.8: against its owner too, who still has a card"""
    s = situation(
        """
        turn 0
        seat  hand           front
        0     diversion      -
        1     katana, parry  armor
        """,
        chance=[0],
    )
    assert s.legal_with("katana") == []
    s.play("0: diversion > 1", "0: katana > 1", "1: suffer")
    assert s.resilience[1] == 2


@meets(Card.DIVERSION)
def test_whom_diversion_takes_the_last_card_cannot_be_attacked_with_it(situation: Situation) -> None:
    """KA 3.5, KA-R08"""
    s = situation(
        """
        turn 0
        seat  hand
        0     diversion
        1     katana
        """
    )
    s.play("0: diversion > 1")
    assert s.reason(0, "katana > 1") == "harmless"
    assert s.legal_with("katana") == ["katana > 2", "katana > 3", "katana > 4"]
