"""KA 2.5, 3.2.2, 3.10: what characters can do who draw otherwise: Hideyoshi, Ieyasu, Nobunaga."""

from __future__ import annotations

import pytest

from ludotheque.games.katana.state import Card, Character
from tests.games.katana.about import does, does_not, meets
from tests.games.katana.played import Situation


@does(Character.HIDEYOSHI)
def test_hideyoshi_draws_three_cards(situation: Situation) -> None:
    """KA 3.2.2"""
    s = situation(
        """
        turn 1
        moment recover
        seat  character  hand
        1     hideyoshi  geisha
        deck 30 top bokken, katana, bo, nodachi
        """
    )
    assert s.hand(1) == "bokken, bo, katana, geisha"


@does_not(Character.HIDEYOSHI)
def test_hideyoshi_draws_no_more_than_others_otherwise(situation: Situation) -> None:
    """KA 2.5: two for a Daimyo, one of another's Tea Ceremony; and nobody else draws three"""
    s = situation(
        """
        players 3
        turn 0
        seat  character  hand
        0     hideyoshi  daimyo
        1     goemon     tea_ceremony
        """
    )
    s.play("0: daimyo")
    assert s.held[0] == 2
    s.play("0: end")
    assert s.held[1] == 1 + 2
    s.play("1: tea_ceremony")
    assert s.held[0] == 3


@meets(Character.HIDEYOSHI)
def test_hideyoshi_as_the_shogun_of_three_draws_four_cards(situation: Situation) -> None:
    """KA 3.2.2, KA 3.12"""
    s = situation(
        """
        players 3
        turn 0
        moment recover
        seat  role    character  hand
        0     shogun  hideyoshi  -
        deck 30 top bokken, katana, bo, nodachi, parry
        """
    )
    assert s.hand(0) == "bokken, bo, katana, nodachi"


@meets(Character.HIDEYOSHI, Card.BUSHIDO)
def test_hideyoshi_draws_his_three_after_bushido(situation: Situation) -> None:
    """KA 3.9, KA-R38: and stops where the deck that ran out ends the game"""
    text = """
        turn 1
        moment recover
        seat  character  honour  hand    front
        1     hideyoshi  {}      geisha  bushido
        deck 3 top parry, katana, bo
        discarded daimyo, nodachi
        """
    s = situation(text.format(2))
    assert s.held[1] == 1 + 3
    assert s.honour == [4, 1, 2, 2, 2]
    assert s.front(2) == "bushido"
    s = situation(text.format(1))
    assert s.over
    assert s.hand(1) == "bo, katana, geisha"


@does(Character.IEYASU)
def test_ieyasu_may_take_his_first_card_from_the_discard_pile(situation: Situation) -> None:
    """KA-R23, KA-S27: its top card; the second comes from the deck"""
    text = """
        turn 1
        moment recover
        seat  character  hand
        1     ieyasu     daimyo
        deck 30 top bo, kiseru, parry, bokken
        discarded nodachi, katana
        """
    s = situation(text)
    assert (s.turn, s.phase) == (1, "draw")
    assert s.legal() == ["take_back", "draw"]
    s.play("1: take_back")
    assert s.hand(1) == "bo, katana, daimyo"
    assert s.discarded == ["nodachi"]
    assert s.phase == "play"
    s = situation(text)
    s.play("1: draw")
    assert s.hand(1) == "kiseru, bo, daimyo"
    assert s.discarded == ["nodachi", "katana"]


@does_not(Character.IEYASU)
def test_ieyasu_is_not_asked_where_no_card_has_been_discarded(situation: Situation) -> None:
    """KA-R23"""
    s = situation(
        """
        turn 1
        moment recover
        seat  character  hand
        1     ieyasu     geisha
        deck 30 top bo, kiseru
        """
    )
    assert s.phase == "play"
    assert s.hand(1) == "kiseru, bo, geisha"
    assert s.reason(1, "take_back") == "not-now"


@does_not(Character.IEYASU)
@meets(Card.DAIMYO)
def test_ieyasu_takes_nothing_else_from_the_discard_pile(situation: Situation) -> None:
    """KA-R23, KA-S27: neither for a Daimyo nor a second card, not even as the Shogun of three"""
    s = situation(
        """
        players 3
        turn 0
        moment recover
        seat  role    character  hand
        0     shogun  ieyasu     daimyo
        deck 30 top bo, kiseru, parry, bokken, geisha
        discarded nodachi, katana
        """
    )
    s.play("0: take_back")
    assert s.hand(0) == "kiseru, bo, katana, daimyo"
    s.play("0: daimyo")
    assert s.hand(0) == "bokken, kiseru, bo, katana, parry"
    assert s.discarded == ["nodachi", "daimyo"]


@meets(Character.IEYASU, Card.BUSHIDO)
@pytest.mark.parametrize(
    ("flipped", "answers", "taken", "hand"),
    [
        ("daikyu", ["1: discard wakizashi"], "wakizashi", "wakizashi, geisha"),
        ("daikyu", ["1: lose_honour"], "bushido", "wakizashi, geisha, bushido"),
        ("parry", [], "parry", "wakizashi, parry, geisha"),
    ],
)
def test_after_bushido_ieyasu_may_take_whatever_lies_on_top_then(
    situation: Situation, flipped: str, answers: list[str], taken: str, hand: str
) -> None:
    """KA-R24: the card turned up, the weapon that he gave for it, or the Code itself"""
    s = situation(
        f"""
        turn 1
        moment recover
        seat  character  hand       front
        1     ieyasu     wakizashi  bushido
        deck 30 top {flipped}, geisha
        """
    )
    s.play(*answers)
    assert s.phase == "draw"
    assert s.discarded[-1] == taken
    s.play("1: take_back")
    assert s.hand(1) == hand


@meets(Character.IEYASU, Card.BUSHIDO)
def test_ieyasu_is_not_asked_where_bushido_turned_up_the_last_card(situation: Situation) -> None:
    """KA-R36, KA-R23: that card has been shuffled, with all others, and none is left on the pile"""
    s = situation(
        """
        turn 1
        moment recover
        seat  character  hand    front
        1     ieyasu     geisha  bushido
        deck 1 top parry
        discarded parry, parry, parry
        """
    )
    assert s.phase == "play"
    assert s.hand(1) == "parry 2, geisha"
    assert s.honour == [4, 2, 2, 2, 2]
    assert s.discarded == []
    assert s.front(2) == "bushido"


@meets(Character.IEYASU)
def test_ieyasu_can_keep_the_deck_from_running_out(situation: Situation) -> None:
    """KA-R37, KA-R39: nobody loses honour while there is no card to shuffle"""
    text = """
        turn 1
        moment recover
        seat  character  hand
        1     ieyasu     geisha
        deck 1 top bo
        discarded katana
        """
    s = situation(text)
    s.play("1: take_back")
    assert s.hand(1) == "bo, katana, geisha"
    assert s.honour == [5, 3, 3, 3, 3]
    s = situation(text)
    s.play("1: draw")
    assert s.hand(1) == "bo, katana, geisha"
    assert s.honour == [4, 2, 2, 2, 2]


@does(Character.NOBUNAGA)
def test_nobunaga_pays_resilience_for_cards(situation: Situation) -> None:
    """KA 2.5, KA-R22, KA-S25: as often as he likes"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     nobunaga   3           -
        deck 30 top katana, bo, kiseru
        """
    )
    s.play("0: pay", "0: pay")
    assert s.resilience[0] == 1
    assert s.hand(0) == "bo, katana"


@does_not(Character.NOBUNAGA)
def test_nobunaga_never_pays_his_last_point(situation: Situation) -> None:
    """KA-R22, KA-S25"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     nobunaga   1           -
        """
    )
    assert s.reason(0, "pay") == "last-point"
    assert s.legal() == ["end"]


@does_not(Character.NOBUNAGA)
def test_nobunaga_pays_in_his_play_phase_alone(situation: Situation) -> None:
    """KA-R22: not while a card is resolved, not while he discards, not in another's turn; and nobody else does"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     nobunaga   5           bokken, parry 8
        1     tomoe      5           bo, geisha
        """
    )
    s.play("0: bokken > 1")
    assert s.reason(0, "pay") == "not-your-turn"
    assert s.reason(1, "pay") == "answer-first"
    s.play("1: suffer", "0: end")
    assert s.phase == "discard"
    assert s.reason(0, "pay") == "too-many-cards"
    s.play("0: discard parry")
    assert s.reason(1, "pay") == "not-nobunaga"
    s.play("1: bo > 0")
    assert s.reason(0, "pay") == "answer-first"


@meets(Character.NOBUNAGA)
def test_what_nobunaga_pays_may_exhaust_the_deck(situation: Situation) -> None:
    """KA-R37, KA-R22: the point is paid, and it is no wound"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     nobunaga   5           -
        deck 1 top katana
        discarded bo, bo
        """
    )
    s.play("0: pay")
    assert s.honour == [4, 2, 2, 2, 2]
    assert s.told["deck"] == 2
    assert s.told["deeds"] == []
    s.play("0: pay")
    assert s.hand(0) == "bo, katana"


@meets(Character.NOBUNAGA, Card.KATANA)
def test_a_card_that_nobunaga_has_paid_for_may_be_played_at_once(situation: Situation) -> None:
    """KA 3.2.3, KA-R22"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand
        0     nobunaga   2           -
        1     goemon     5           geisha
        deck 30 top katana
        """
    )
    s.play("0: pay", "0: katana > 1", "1: suffer")
    assert s.resilience[:2] == [1, 2]
