"""KA 2.4, 3.9: Bushido on its way."""

from __future__ import annotations

from ludotheque.games.katana.state import Card, Character
from tests.games.katana.about import does, does_not, meets
from tests.games.katana.played import Situation


@does(Card.BUSHIDO)
def test_bushido_is_placed_before_any_player(situation: Situation) -> None:
    """KA 3.9, KA-R34, KA-R30: oneself and harmless players included"""
    s = situation(
        """
        turn 0
        seat  resilience  hand     front
        0     4           bushido  -
        1     0           geisha   -
        2     5           -        armor 2
        """
    )
    assert s.legal() == ["bushido > 0", "bushido > 1", "bushido > 2", "bushido > 3", "bushido > 4", "end"]
    s.play("0: bushido > 2")
    assert s.front(2) == "armor 2, bushido"
    assert s.discarded == []


@does(Card.BUSHIDO)
def test_bushido_goes_on_to_the_left_where_no_weapon_is_turned_up(situation: Situation) -> None:
    """KA 3.9, KA-S13: then two cards are drawn as ever"""
    s = situation(
        """
        turn 1
        moment recover
        seat  hand    front
        1     geisha  bushido
        deck 30 top parry, katana, bo
        """
    )
    assert (s.turn, s.phase) == (1, "play")
    assert s.front(1) == ""
    assert s.front(2) == "bushido"
    assert s.discarded == ["parry"]
    assert s.hand(1) == "bo, katana, geisha"


@does(Card.BUSHIDO)
def test_a_weapon_turned_up_for_bushido_costs_a_weapon_or_honour(situation: Situation) -> None:
    """KA-R35, KA-S14, KA-R62: a free choice"""
    text = """
        turn 4
        moment recover
        seat  honour  hand            front
        4     3       katana, geisha  bushido
        deck 30 top bokken, parry, daimyo
        """
    s = situation(text)
    assert (s.turn, s.phase) == (4, "bushido")
    assert s.legal() == ["discard katana", "lose_honour"]
    s.play("4: discard katana")
    assert s.front(0) == "bushido"
    assert s.discarded == ["bokken", "katana"]
    assert s.hand(4) == "parry, geisha, daimyo"
    assert s.honour[4] == 3
    s = situation(text)
    s.play("4: lose_honour")
    assert s.honour[4] == 2
    assert s.discarded == ["bokken", "bushido"]
    assert s.hand(4) == "katana, parry, geisha, daimyo"


@does_not(Card.BUSHIDO)
def test_only_one_bushido_is_ever_in_play(situation: Situation) -> None:
    """KA 3.3, KA-R34, KA-S15"""
    s = situation(
        """
        turn 0
        seat  hand     front
        0     bushido  -
        3     geisha   bushido
        """
    )
    assert s.reason(0, "bushido > 1") == "code-in-play"
    assert s.reason(0, "bushido > 3") == "code-in-play"
    assert s.legal() == ["end"]


@does_not(Card.BUSHIDO)
def test_nothing_but_a_weapon_satisfies_bushido(situation: Situation) -> None:
    """KA-R35, KA-R61: without one, honour is lost; the last point ends the game before any draw"""
    s = situation(
        """
        turn 1
        moment recover
        seat  honour  hand           front
        1     1       geisha, parry  bushido
        deck 30 top nodachi, katana, bo
        """
    )
    assert s.legal() == ["lose_honour"]
    assert s.reason(1, "discard parry") == "no-weapon"
    assert s.reason(1, "suffer") == "not-now"
    s.play("1: lose_honour")
    assert s.over
    assert s.held[1] == 2
    assert s.told["lost_sword"] == "nobody"


@does_not(Card.BUSHIDO)
def test_bushido_costs_the_shogun_of_three_no_honour(situation: Situation) -> None:
    """KA 3.12, KA-R48: the Code is discarded all the same"""
    s = situation(
        """
        players 3
        turn 0
        moment recover
        seat  role    honour  hand    front
        0     shogun  6       katana  bushido
        deck 30 top bokken
        """
    )
    assert s.legal() == ["discard katana", "lose_honour"]
    s.play("0: lose_honour")
    assert s.honour == [6, 3, 3]
    assert s.discarded == ["bokken", "bushido"]
    assert s.hand(0).startswith("katana")


@meets(Card.BUSHIDO, Character.HANZO)
def test_hanzo_may_give_his_last_card_for_bushido(situation: Situation) -> None:
    """KA-R18: his limit is one of parries"""
    s = situation(
        """
        turn 1
        moment recover
        seat  character  hand    front
        1     hanzo      kiseru  bushido
        deck 30 top bokken, parry, parry
        """
    )
    assert s.legal() == ["discard kiseru", "lose_honour"]
    s.play("1: discard kiseru")
    assert s.discarded == ["bokken", "kiseru"]
    assert s.hand(1) == "parry 2"


@meets(Card.BUSHIDO)
def test_bushido_lies_before_a_defeated_player_until_the_next_turn(situation: Situation) -> None:
    """KA 3.7, KA-R05, KA-R51: who recovers first and is checked then"""
    s = situation(
        """
        turn 0
        seat  character  resilience  hand    front
        0     tomoe      5           bokken  -
        1     goemon     1           geisha  bushido
        2     musashi    5           geisha  -
        deck 30 top bo, katana, parry
        """
    )
    s.play("0: bokken > 1", "1: suffer")
    assert s.front(1) == "bushido"
    s.play("0: end")
    assert s.resilience[1] == 5
    assert (s.turn, s.phase) == (1, "bushido")
    assert [event.id.removeprefix("katana-event-") for event in s.events(None)][:3] == ["turn", "recovered", "flipped"]


@meets(Card.BUSHIDO, Card.GEISHA)
def test_geisha_takes_bushido_from_another_player(situation: Situation) -> None:
    """KA 3.9, KA-S15: and a second one may follow at once"""
    s = situation(
        """
        turn 0
        seat  hand             front
        0     geisha, bushido  -
        3     parry            bushido
        """
    )
    s.play("0: geisha bushido > 3", "0: bushido > 1")
    assert s.front(3) == ""
    assert s.front(1) == "bushido"
    assert s.discarded == ["bushido", "geisha"]
