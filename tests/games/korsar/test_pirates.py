"""KO 2.5: pirates, attack and defence."""

from __future__ import annotations

from tests.games.korsar.situation import Situation


def test_any_pirate_may_be_played_on_any_ship_ones_own_included(situation: Situation) -> None:
    """KO 2.5, KO-R13"""
    s = situation(players=2, turn=0, hands={0: "red 3"}, ships=["5 of 0: 1 green 2", "4 of 1: 0 blue 1, 1 red 1"])
    assert s.legal() == ["pirate red 3 > ship 0", "draw"]
    s.play("0: pirate red 3 > ship 0")
    assert s.ships[0] == "5 of 0: 1 green 2, 0 red 3"
    assert s.hand(0) == ""


def test_an_owner_defends_with_a_free_colour_like_everyone_else(situation: Situation) -> None:
    """KO-R13, KO-S14"""
    s = situation(players=2, turn=0, hands={0: "red 3, green 4"}, ships=["5 of 0: 1 green 2"])
    assert s.reason(0, "pirate green 4 > ship 0") == "foreign-colour"
    s.play("0: pirate red 3 > ship 0", "1: draw")
    assert s.loot == [5, 0]


def test_the_first_pirate_fixes_its_sides_colour_for_that_ship(situation: Situation) -> None:
    """KO-R14, KO-S08"""
    s = situation(
        players=3,
        turn=1,
        hands={1: "blue 1, red 4, ship 2"},
        ships=["5 of 0: 1 blue 2, 2 green 3", "4 of 2"],
    )
    assert s.legal() == [
        "pirate blue 1 > ship 0",
        "pirate red 4 > ship 1",
        "pirate blue 1 > ship 1",
        "ship 2",
        "draw",
    ]
    refused = s.refused(1, "pirate red 4 > ship 0")
    assert refused is not None
    assert refused.id == "korsar-reason-own-colour"
    assert refused.args["own"] == "blue"
    assert refused.args["colour"] == "red"


def test_own_colour_lock_speaks_before_the_foreign_one(situation: Situation) -> None:
    """KO-R14: whoever has a colour there is told of it, also where the other colour is taken."""
    s = situation(players=3, turn=1, hands={1: "green 4"}, ships=["5 of 0: 1 blue 2, 2 green 3"])
    assert s.reason(1, "pirate green 4 > ship 0") == "own-colour"


def test_a_colour_used_by_another_side_is_forbidden_to_everybody_else(situation: Situation) -> None:
    """KO-R15, KO-S09"""
    s = situation(players=3, turn=2, hands={2: "blue 4, green 1, green 2"}, ships=["5 of 0: 1 blue 2"])
    refused = s.refused(2, "pirate blue 4 > ship 0")
    assert refused is not None
    assert refused.id == "korsar-reason-foreign-colour"
    assert refused.args["colour"] == "blue"
    assert refused.seats == {"holder": 1}
    assert s.reason(2, "pirate green 1 > ship 0") is None


def test_the_same_colour_may_be_used_by_different_players_on_different_ships(situation: Situation) -> None:
    """KO 2.5: the locks are per ship"""
    s = situation(
        players=3,
        turn=0,
        hands={0: "red 1"},
        ships=["5 of 2: 0 red 2, 1 blue 2", "4 of 2: 1 red 3", "3 of 2: 0 blue 1, 1 yellow 1"],
    )
    assert s.reason(0, "pirate red 1 > ship 0") is None
    assert s.reason(0, "pirate red 1 > ship 1") == "foreign-colour"
    assert s.reason(0, "pirate red 1 > ship 2") == "own-colour"


def test_locks_go_when_the_ship_leaves_the_table(situation: Situation) -> None:
    """KO-R14"""
    s = situation(
        players=2,
        turn=1,
        hands={0: "blue 1"},
        ships=["5 of 1: 0 red 3", "4 of 1: 0 red 1, 1 green 1"],
    )
    s.play("1: draw")
    assert s.loot == [5, 0]
    assert s.ships == ["4 of 1: 0 red 1, 1 green 1"]
    assert s.reason(0, "pirate blue 1 > ship 0") == "own-colour"


def test_the_fifth_player_is_shut_out_by_four_colours(situation: Situation) -> None:
    """KO-R15: all four colours are taken, so only the Admiral is left to the owner"""
    s = situation(
        players=5,
        turn=4,
        hands={4: "yellow 4, red 4, blue 4, green 4, captain red, admiral"},
        ships=["8 of 4: 0 yellow 1, 1 red 1, 2 blue 2, 3 green 2"],
    )
    assert s.legal() == ["admiral > ship 0", "draw"]
    assert s.reason(4, "pirate red 4 > ship 0") == "foreign-colour"


def test_a_pirate_may_stay_behind_or_only_tie(situation: Situation) -> None:
    """KO-R16"""
    s = situation(players=2, turn=1, hands={1: "green 1, green 2, green 3"}, ships=["5 of 0: 0 red 2"])
    assert s.legal() == [
        "pirate green 1 > ship 0",
        "pirate green 2 > ship 0",
        "pirate green 3 > ship 0",
        "draw",
    ]


def test_with_min_attack_match_a_pirate_must_reach_the_highest_other_strength(situation: Situation) -> None:
    """KO-R16, KO-S09"""
    s = situation(
        players=3,
        turn=2,
        hands={2: "blue 4, green 1, green 2"},
        ships=["5 of 0: 1 blue 2"],
        min_attack="match",
    )
    refused = s.refused(2, "pirate green 1 > ship 0")
    assert refused is not None
    assert refused.id == "korsar-reason-too-weak"
    assert refused.args["total"] == 1
    assert refused.args["against"] == 2
    assert s.reason(2, "pirate green 2 > ship 0") is None


def test_min_attack_counts_the_sides_pirates_already_there(situation: Situation) -> None:
    """KO-R16: the strength afterwards is compared"""
    s = situation(
        players=2,
        turn=1,
        hands={1: "green 1, green 2"},
        ships=["5 of 0: 1 green 3, 0 red 3, 0 red 2"],
        min_attack="match",
    )
    assert s.reason(1, "pirate green 1 > ship 0") == "too-weak"
    assert s.reason(1, "pirate green 2 > ship 0") is None


def test_a_pirate_may_be_played_beside_a_character_without_effect(situation: Situation) -> None:
    """KO-R17, KO-S15"""
    s = situation(
        players=3,
        turn=2,
        hands={2: "red 4"},
        ships=["6 of 0: 1 blue 1, 2 red 2, 1 captain blue"],
    )
    s.play("2: pirate red 4 > ship 0", "0: draw")
    assert s.loot == [0, 6, 0]


def test_pirates_after_character_forbidden_closes_the_ship_to_pirates(situation: Situation) -> None:
    """KO-R17, KO-S15"""
    s = situation(
        players=3,
        turn=2,
        hands={2: "red 4, captain red"},
        ships=["6 of 0: 1 blue 1, 2 red 2, 1 captain blue", "3 of 0: 1 blue 1"],
        pirates_after_character="forbidden",
    )
    refused = s.refused(2, "pirate red 4 > ship 0")
    assert refused is not None
    assert refused.id == "korsar-reason-character-there"
    assert refused.seats == {"owner": 0}
    assert s.reason(2, "captain red > ship 0") is None
    assert s.reason(2, "pirate red 4 > ship 1") is None


def test_strength_is_the_sum_of_a_sides_pirates(situation: Situation) -> None:
    """KO-R08"""
    s = situation(
        players=2,
        turn=1,
        hands={1: "green 1"},
        ships=["5 of 0: 0 red 4, 1 green 1, 1 green 3"],
    )
    s.play("1: pirate green 1 > ship 0")
    [ship] = s.facts(1)["ships"]
    assert [column["strength"] for column in ship["columns"]] == [4, 5]
    assert ship["control"] == 1
