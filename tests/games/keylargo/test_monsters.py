"""KL 2.4: a monster is met."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.keylargo.played import Situation
from tests.second import SECOND_KEYLARGO as SECOND


def test_a_trident_kills_the_monster_and_its_diver_draws_again(situation: Situation) -> None:
    """KL 2.4, KL-R14, KL-R15: trident and monster leave the game; what leaves no choice is done at once"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     C     hose trident
        1     bar
        wreck C medium: monster, gold 3, goods 4
        """
    )
    supply = s.supply
    s.play("0: draw 1")
    assert s.team(0) == "hose"
    assert s.hand(0) == "medium gold 3"
    assert s.wreck("C") == ["goods 4"]
    assert s.supply == supply
    assert sum(s.now.gone) == 1
    assert s.asked == [1]
    assert [e.seats["seat"] for e in s.told("monster", "trident", "treasure")] == [0, 0, 0]


def test_the_trident_of_another_present_diver_is_used(situation: Situation) -> None:
    """KL-S04, KL-R15: X draws the replacement, Y draws afterwards, and nothing is shuffled"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     G     hose hose; hose hose trident
        1     bar
        wreck G deep: monster, diamond 200, antique 5, goods 6, monster
        """
    )
    s.play("0: draw 1")
    assert (s.team(0), s.hand(0)) == ("hose hose; hose hose", "deep diamond 200")
    s.play("0: draw 2")
    assert s.hand(0) == "deep antique 5, deep diamond 200"
    assert s.wreck("G") == ["goods 6", "monster"]
    assert s.told("shuffled") == []


def test_the_player_picks_whose_trident_is_used(situation: Situation) -> None:
    """KL-R15: and one must be used"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     C     hose trident; hose; hose trident
        1     bar
        wreck C medium: monster, gold 3
        """
    )
    s.play("0: draw 2")
    assert s.phase == "monster"
    assert s.legal() == ["trident 1", "trident 3"]
    assert s.reason(0, "flee") == "must-use-trident"
    assert s.reason(0, "trident 2") == "no-trident"
    s.play("0: trident 3")
    assert s.team(0) == "hose trident; hose; hose"
    assert s.hand(0) == "medium gold 3"


def test_the_trident_of_a_diver_on_the_boat_is_of_no_use(situation: Situation) -> None:
    """KL-R16, KL-S02"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     C     hose; trident
        1     bar
        wreck C medium: monster, gold 3
        """
    )
    s.play("0: draw 1")
    assert s.team(0) == "-; trident"
    assert sorted(s.wreck("C")) == ["gold 3", "monster"]


def test_a_trident_on_the_boat_is_refused_while_two_others_are_down(situation: Situation) -> None:
    """KL-R16: also where one has to choose"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     C     hose trident; hose trident; trident
        1     bar
        wreck C medium: monster, gold 3
        """
    )
    s.play("0: draw 1")
    assert s.legal() == ["trident 1", "trident 2"]
    assert s.reason(0, "trident 3") == "not-present"


def test_without_a_trident_the_diver_flees_with_all_equipment(situation: Situation) -> None:
    """KL-R14, KL-R13: nothing returns to the supply, the monster is shuffled back"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     G     hose hose weight
        1     bar
        wreck G deep: monster, gold 4, goods 5, antique 5, goods 7
        """
    )
    supply = s.supply
    s.play("0: draw 1")
    assert (s.team(0), s.now.divers[0], s.supply) == ("", 0, supply)
    assert Counter(s.wreck("G")) == Counter(["monster", "gold 4", "goods 5", "antique 5", "goods 7"])
    [fled] = s.told("fled")
    assert fled.args == {"diver": 1, "amount": 3}
    assert [e.args["amount"] for e in s.told("shuffled")] == [1]


def test_monsters_are_shown_to_everybody(situation: Situation) -> None:
    """KL-R12"""
    s = situation("turn 0\nseat  boat  divers\n0  C  hose\n1  bar\nwreck C medium: monster, gold 3")
    s.play("0: draw 1")
    for viewer in (0, 1, None):
        [met] = s.told("monster", to=viewer)
        assert met.args == {"wreck": "C", "diver": 1, "depth": "medium"}


TWO_DIVERS = """
    turn 0
    seat  boat  divers
    0     C     hose; hose weight
    1     bar
    wreck C medium: monster, gold 3, goods 2, antique 4, goods 3
"""


def test_after_a_monster_the_player_may_surface_at_once(situation: Situation) -> None:
    """KL-S03, option 1: all five cards are shuffled"""
    s = situation(TWO_DIVERS).play("0: draw 1")
    assert s.phase == "draw"
    assert s.now.n_aside == 1
    s.play("0: surface")
    assert Counter(s.wreck("C")) == Counter(["monster", "gold 3", "goods 2", "antique 4", "goods 3"])
    assert s.team(0) == "-; hose weight"


def test_the_others_of_the_same_dive_cannot_meet_the_monster_again(situation: Situation) -> None:
    """KL-S03, option 2, KL-R13: it lies aside until the dive is over"""
    s = situation(TWO_DIVERS).play("0: draw 1", "0: draw 2")
    assert s.legal() == ["weight 2 for 2", "keep"]
    s.play("0: weight 2 for 2")
    assert s.hand(0) == "medium gold 3, medium goods 2"
    assert s.team(0) == "-; hose"
    assert Counter(s.wreck("C")) == Counter(["monster", "antique 4", "goods 3"])


def test_where_the_monster_goes_is_a_matter_of_chance(situation: Situation) -> None:
    """KL-R13: shuffled together; the picks are scripted here"""
    orders = set()
    for at in range(3):
        s = situation(
            "turn 0\nseat  boat  divers\n0  C  hose\n1  bar\nwreck C medium: monster, gold 3, goods 2",
            chance=[at, 0],
        )
        orders.add(tuple(s.play("0: draw 1").wreck("C")))
    assert {order.index("monster") for order in orders} == {0, 1, 2}


def test_each_of_two_monsters_needs_its_own_trident(situation: Situation) -> None:
    """KL-R17: without a second one the diver flees, and the first monster stays dead"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     G     hose hose trident
        1     bar
        wreck G deep: monster, monster, gold 4
        """
    )
    s.play("0: draw 1")
    assert s.team(0) == ""
    assert Counter(s.wreck("G")) == Counter(["monster", "gold 4"])
    assert sum(s.now.gone) == 1


def test_two_tridents_kill_two_monsters_in_a_row(situation: Situation) -> None:
    """KL-R17"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     G     hose hose trident; hose hose trident
        1     bar
        wreck G deep: monster, monster, gold 4
        """
    )
    s.play("0: draw 1", "0: trident 2")
    assert s.team(0) == "hose hose; hose hose"
    assert s.hand(0) == "deep gold 4"
    assert s.wreck("G") == []


def test_several_monsters_set_aside_are_all_shuffled_back(situation: Situation) -> None:
    """KL-R13"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     G     hose hose; hose hose; hose hose
        1     bar
        wreck G deep: monster, monster, gold 4, goods 5
        """
    )
    s.play("0: draw 1", "0: draw 2")
    assert s.facts(None)["dive"]["aside"] == 2
    s.play("0: draw 3")
    assert s.hand(0) == "deep gold 4"
    assert Counter(s.wreck("G")) == Counter(["monster", "monster", "goods 5"])
    assert [e.args["amount"] for e in s.told("shuffled")] == [2]


def test_a_monster_may_lie_alone_in_a_wreck_and_be_met_again(situation: Situation) -> None:
    """KL-R13: the wreck is not gone"""
    s = situation("turn 0\nseat  boat  divers\n0  C  hose\n1  bar\nwreck C medium: monster")
    s.play("0: draw 1")
    assert s.wreck("C") == ["monster"]
    assert s.told("empty") == []
    assert s.facts(None)["wrecks"][2]["monsters"] == 1


def test_a_killed_monster_leaves_an_empty_wreck_without_a_replacement(situation: Situation) -> None:
    """KL-R15: the diver goes without"""
    s = situation("turn 0\nseat  boat  divers\n0  C  hose trident\n1  bar\nwreck C medium: monster")
    s.play("0: draw 1")
    assert (s.hand(0), s.team(0), s.wreck("C")) == ("", "hose", [])
    assert [e.args["wreck"] for e in s.told("empty")] == ["C"]


def test_a_monster_in_shallow_water_is_met_like_any_other(situation: Situation) -> None:
    """KL-R34: in an edition that has some"""
    s = situation(
        "turn 0\nseat  boat\n0  A\n1  bar\nwreck A shallow: monster, gold 1",
        figures=SECOND.figures,
    )
    s.play("0: draw 1")
    assert s.team(0) == ""
    assert Counter(s.wreck("A")) == Counter(["monster", "gold 1"])


@pytest.mark.parametrize("deed", ["trident 1", "flee"])
def test_nobody_fights_what_was_not_met(situation: Situation, deed: str) -> None:
    """KL 2.4"""
    s = situation("turn 0\nseat  boat  divers\n0  C  hose trident\n1  bar\nwreck C medium: gold 3")
    assert s.reason(0, deed) == "not-now"
