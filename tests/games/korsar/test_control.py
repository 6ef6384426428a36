"""KO 2.7: who controls a ship, and collecting."""

from __future__ import annotations

import pytest

from ludotheque.games.korsar import GAME
from ludotheque.games.korsar.control import control
from tests.games.korsar.situation import Situation


@pytest.mark.parametrize(
    ("plays", "leader"),
    [
        ("", 0),
        (": 1 blue 1", 1),
        (": 0 red 1", 0),
        (": 1 blue 3, 2 green 3", -1),
        (": 1 blue 3, 2 green 3, 2 green 1", 2),
        (": 1 blue 1, 1 blue 1, 1 blue 2, 2 green 3", 1),
        (": 1 blue 2, 2 green 2, 3 red 1", -1),
        (": 1 blue 2, 2 green 2, 3 red 3", 3),
        (": 3 red 3, 1 blue 2, 2 green 2", 3),
        (": 1 blue 2, 3 red 3, 2 green 3, 0 yellow 3", -1),
        (": 0 yellow 4, 1 blue 4, 2 green 4, 3 red 4", -1),
        (": 1 blue 1, 2 green 4, 1 captain blue", 1),
        (": 1 blue 3, 2 green 3, 0 admiral", 0),
        (": 1 blue 3, 2 green 3, 0 admiral, 2 captain green", 2),
    ],
)
def test_the_strictly_strongest_side_controls_a_ship_unless_a_character_stands_there(
    situation: Situation, plays: str, leader: int
) -> None:
    """KO-R08, KO-R09, KO-R25, KO-R27"""
    s = situation(players=4, turn=0, hands={}, ships=["5 of 0" + plays])
    assert control(s.now, s.now.ships[0]) == leader
    assert s.facts(None)["ships"][0]["control"] == (None if leader < 0 else leader)


def test_an_unattacked_ship_returns_to_its_owner_then_he_acts(situation: Situation) -> None:
    """KO-R07, KO-R09, KO-S07"""
    s = situation(players=2, turn=1, hands={0: "ship 3"}, ships=["8 of 0"])
    s.play("1: draw")
    assert s.loot == [8, 0]
    assert s.turn == 0
    s.play("0: ship 3")
    assert s.ships == ["3 of 0"]
    assert s.turn == 1


def test_all_ships_of_a_side_are_collected_in_one_step(situation: Situation) -> None:
    """KO-R07, KO-S16: own and foreign ones; ties and ships of others stay"""
    s = situation(
        players=3,
        turn=2,
        hands={},
        ships=[
            "2 of 0",
            "5 of 1: 0 red 3, 2 blue 2",
            "4 of 2: 0 green 4, 1 yellow 4",
            "3 of 1: 2 red 1",
        ],
    )
    s.play("2: draw")
    assert s.loot == [7, 0, 0]
    assert s.ships == ["4 of 2: 0 green 4, 1 yellow 4", "3 of 1: 2 red 1"]
    assert s.discarded == ["red 3", "blue 2"]
    assert s.turn == 0


def test_a_tie_for_the_lead_stays_with_all_its_cards_until_it_is_broken(situation: Situation) -> None:
    """KO-R27, KO-S13: the owner has no preference"""
    s = situation(players=2, turn=1, hands={1: "blue 1"}, ships=["4 of 0: 0 red 3, 1 blue 3"])
    s.play("1: draw", "0: draw")
    assert s.ships == ["4 of 0: 0 red 3, 1 blue 3"]
    s.play("1: pirate blue 1 > ship 0", "0: draw")
    assert s.loot == [0, 4]
    assert s.discarded == ["red 3", "blue 3", "blue 1"]


def test_sides_below_a_tied_lead_change_nothing(situation: Situation) -> None:
    """KO-R27"""
    s = situation(players=3, turn=1, hands={}, ships=["4 of 2: 0 red 3, 1 blue 3, 2 green 2"])
    s.play("1: draw", "2: draw", "0: draw")
    assert s.loot == [0, 0, 0]
    assert len(s.ships) == 1


def test_only_the_player_whose_turn_starts_collects(situation: Situation) -> None:
    """KO 2.7"""
    s = situation(players=3, turn=0, hands={}, ships=["4 of 0: 2 red 3", "5 of 2"])
    s.play("0: draw")
    assert s.loot == [0, 0, 0]
    s.play("1: draw")
    assert s.loot == [0, 0, 9]


def test_cards_around_a_collected_ship_never_come_back(situation: Situation) -> None:
    """KO-R26"""
    s = situation(
        players=2,
        turn=0,
        hands={},
        ships=["4 of 0: 1 red 3, 0 blue 1, 1 red 2, 1 captain red"],
    )
    s.play("0: draw")
    assert s.discarded == ["red 3", "blue 1", "red 2", "captain red"]
    assert s.loot == [0, 4]
    assert GAME.events(s.now, None)[-1].id == "korsar-event-collect"


def test_a_foreign_ship_goes_to_whoever_took_it_and_counts_there(situation: Situation) -> None:
    """KO 2.7: everybody saw who took which ship"""
    s = situation(players=3, turn=0, hands={}, ships=["8 of 0: 1 red 1", "2 of 1"])
    s.play("0: draw")
    assert s.facts(None)["taken"] == [[], [8, 2], []]
