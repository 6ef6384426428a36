"""KO 2.4: laying a ship."""

from __future__ import annotations

from tests.games.korsar.situation import Situation


def test_a_ship_laid_carries_no_other_cards_and_its_player_is_its_owner(situation: Situation) -> None:
    """KO 2.4"""
    s = situation(players=3, turn=2, hands={2: "ship 5, ship 5"})
    s.play("2: ship 5")
    assert s.ships == ["5 of 2"]
    assert s.hand(2) == "ship 5"
    [ship] = s.facts(0)["ships"]
    assert (ship["owner"], ship["control"], ship["by"]) == (2, 2, "owner")


def test_any_number_of_ships_may_lie_in_front_of_one_player(situation: Situation) -> None:
    """KO-R12: in any turn, whatever lies there already"""
    ships = ["2 of 0: 1 red 1", "3 of 0: 1 red 1", "4 of 0: 1 blue 1", "5 of 0: 1 blue 1, 0 red 4"]
    s = situation(players=2, turn=0, hands={0: "ship 6"}, ships=ships)
    s.play("0: ship 6")
    assert s.ships == ["5 of 0: 1 blue 1, 0 red 4", "6 of 0"]
    assert s.loot == [0, 9]


def test_ships_keep_the_number_they_were_laid_with(situation: Situation) -> None:
    """Ships on the table close ranks when one is taken; the number stays."""
    s = situation(players=2, turn=1, hands={0: "ship 8"}, ships=["2 of 0", "3 of 1: 0 red 1, 1 blue 1", "4 of 1"])
    s.play("1: draw", "0: ship 8")
    assert s.ships == ["3 of 1: 0 red 1, 1 blue 1", "8 of 0"]
    assert [ship["number"] for ship in s.facts(0)["ships"]] == [1, 3]


def test_all_twenty_five_ships_may_lie_on_the_table(situation: Situation) -> None:
    """KO-R12: there is room for every ship of the box"""
    golds = [2] * 5 + [3] * 6 + [4] * 5 + [5] * 5 + [6] * 2 + [7]
    s = situation(players=2, turn=0, hands={0: "ship 8"}, ships=[f"{gold} of 0" for gold in golds])
    s.play("0: ship 8", "1: draw")
    assert s.loot == [100, 0]
    assert s.ships == []
