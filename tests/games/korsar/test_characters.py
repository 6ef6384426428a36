"""KO 2.6: captains and the Admiral."""

from __future__ import annotations

import pytest

from tests.games.korsar.situation import Situation


def test_a_captain_may_be_played_only_beside_an_own_pirate_of_his_colour(situation: Situation) -> None:
    """KO-R18, KO-S10"""
    s = situation(
        players=3,
        turn=1,
        hands={1: "captain red, captain yellow"},
        ships=["6 of 0: 1 red 1, 2 blue 4", "3 of 2"],
    )
    assert s.legal() == ["captain red > ship 0", "draw"]
    refused = s.refused(1, "captain yellow > ship 0")
    assert refused is not None
    assert refused.id == "korsar-reason-captain-needs-pirate"
    assert (refused.args["colour"], refused.args["own"]) == ("yellow", "red")
    refused = s.refused(1, "captain red > ship 1")
    assert refused is not None
    assert (refused.args["colour"], refused.args["own"]) == ("red", "none")


def test_a_captain_of_anothers_colour_there_is_refused(situation: Situation) -> None:
    """KO-R18: the colour must be the side's own"""
    s = situation(players=3, turn=1, hands={1: "captain blue"}, ships=["6 of 0: 1 red 1, 2 blue 4", "4 of 0: 2 blue 1"])
    assert s.legal() == ["draw"]
    assert s.reason(1, "captain blue > ship 1") == "captain-needs-pirate"


def test_a_captain_beats_every_sum_of_pirates(situation: Situation) -> None:
    """KO-R25, KO-S10"""
    s = situation(
        players=3,
        turn=1,
        hands={1: "captain red"},
        ships=["6 of 0: 1 red 1, 2 blue 4, 2 blue 4", "3 of 2"],
    )
    s.play("1: captain red > ship 0")
    assert s.loot == [0, 0, 3]
    s.play("2: draw", "0: draw")
    assert s.loot == [0, 6, 3]
    assert s.discarded == ["red 1", "blue 4", "blue 4", "captain red"]


def test_an_older_captain_is_chased_at_once_and_leaves_his_pirates(situation: Situation) -> None:
    """KO-R19, KO-R20, KO-R21, KO-S11"""
    s = situation(
        players=3,
        turn=1,
        hands={0: "blue 1", 1: "captain blue", 2: "captain red"},
        ships=["5 of 0: 1 blue 2, 2 red 4"],
    )
    s.play("1: captain blue > ship 0")
    assert s.facts(0)["ships"][0]["control"] == 1
    s.play("2: captain red > ship 0")
    assert s.discarded == ["captain blue"]
    assert s.ships == ["5 of 0: 1 blue 2, 2 red 4, 2 captain red"]
    assert s.facts(0)["ships"][0]["control"] == 2
    assert s.reason(0, "pirate blue 1 > ship 0") == "foreign-colour"
    s.play("0: draw", "1: draw")
    assert s.loot == [0, 0, 5]
    assert s.discarded == ["captain blue", "blue 2", "red 4", "captain red"]


def test_under_last_placed_the_older_captain_stays_until_the_ship_is_taken(situation: Situation) -> None:
    """KO-R19, KO-S11: everything else is as with chase"""
    s = situation(
        players=3,
        turn=1,
        hands={1: "captain blue", 2: "captain red"},
        ships=["5 of 0: 1 blue 2, 2 red 4"],
        captain_rule="last_placed",
    )
    s.play("1: captain blue > ship 0", "2: captain red > ship 0")
    assert s.discarded == []
    [ship] = s.facts(0)["ships"]
    assert ship["control"] == 2
    assert ship["character"] == {"kind": "captain", "colour": "red", "seat": 2}
    assert ship["older"] == [{"kind": "captain", "colour": "blue", "seat": 1}]
    s.play("0: draw", "1: draw")
    assert s.loot == [0, 0, 5]
    assert sorted(s.discarded) == ["blue 2", "captain blue", "captain red", "red 4"]


@pytest.mark.parametrize("captain_rule", ["chase", "last_placed"])
def test_the_newest_character_prevails_captain_over_admiral_and_admiral_over_captain(
    situation: Situation, captain_rule: str
) -> None:
    """KO-R19, KO-R20: a chased Admiral leaves nothing but the owner's pirates"""
    s = situation(
        players=2,
        turn=1,
        hands={0: "admiral", 1: "captain red"},
        ships=["5 of 0: 1 red 1, 0 blue 4"],
        captain_rule=captain_rule,
    )
    s.play("1: captain red > ship 0", "0: admiral > ship 0")
    assert s.facts(0)["ships"][0]["control"] == 0
    assert s.discarded == (["captain red"] if captain_rule == "chase" else [])

    s = situation(
        players=2,
        turn=1,
        hands={1: "captain red"},
        ships=["5 of 0: 1 red 1, 0 admiral"],
        captain_rule=captain_rule,
    )
    s.play("1: captain red > ship 0")
    assert s.facts(0)["ships"][0]["control"] == 1
    assert s.discarded == (["admiral"] if captain_rule == "chase" else [])
    s.play("0: draw")
    assert s.loot == [0, 5]


def test_the_admiral_may_be_played_only_on_an_own_ship(situation: Situation) -> None:
    """KO 2.6, KO-S12: own pirates are not needed"""
    s = situation(
        players=3,
        turn=0,
        hands={0: "admiral", 1: "yellow 2"},
        ships=["7 of 0: 1 yellow 4, 2 green 4, 2 green 3", "5 of 1: 2 red 1"],
    )
    refused = s.refused(0, "admiral > ship 1")
    assert refused is not None
    assert refused.id == "korsar-reason-not-own-ship"
    assert refused.seats == {"owner": 1}
    s.play("0: admiral > ship 0", "1: pirate yellow 2 > ship 0", "2: draw")
    assert s.loot == [7, 0, 5]
    assert s.discarded[-5:] == ["yellow 4", "green 4", "green 3", "yellow 2", "admiral"]


def test_the_admiral_has_no_colour_and_blocks_none(situation: Situation) -> None:
    """KO-R23: the owner may later open that ship with any colour still free"""
    s = situation(
        players=3,
        turn=2,
        hands={0: "yellow 1, blue 1, green 1, red 1", 2: "yellow 1, blue 1, green 1"},
        ships=["7 of 0: 1 red 4, 0 admiral"],
    )
    for colour in ("yellow", "blue", "green"):
        assert s.reason(2, f"pirate {colour} 1 > ship 0") is None
    s = situation(
        players=3,
        turn=0,
        hands={0: "yellow 1, blue 1, green 1, red 1"},
        ships=["7 of 0: 1 red 4, 0 admiral, 1 captain red"],
    )
    assert s.legal() == [
        "pirate yellow 1 > ship 0",
        "pirate blue 1 > ship 0",
        "pirate green 1 > ship 0",
        "draw",
    ]


@pytest.mark.parametrize("captain_rule", ["chase", "last_placed"])
def test_a_character_played_over_one_of_ones_own_side_chases_it_all_the_same(
    situation: Situation, captain_rule: str
) -> None:
    """KO-R22: cannot occur in play; a forced state treats it as legal"""
    s = situation(
        players=2,
        turn=0,
        hands={0: "captain red"},
        ships=["5 of 0: 0 red 1, 1 blue 4, 0 admiral"],
        captain_rule=captain_rule,
    )
    assert s.reason(0, "captain red > ship 0") is None
    s.play("0: captain red > ship 0")
    assert s.discarded == (["admiral"] if captain_rule == "chase" else [])
    assert s.facts(0)["ships"][0]["character"] == {"kind": "captain", "colour": "red", "seat": 0}


def test_an_unattacked_own_ship_is_collected_before_the_admiral_could_sail_there(situation: Situation) -> None:
    """KO-R24: alone it cannot occur; in a team the second partner may"""
    s = situation(players=2, turn=1, hands={0: "admiral"}, ships=["5 of 0"])
    s.play("1: draw")
    assert s.ships == []
    assert s.legal() == ["draw"]
