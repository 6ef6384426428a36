"""KL 2.4: weights, right after a treasure."""

from __future__ import annotations

from collections import Counter

from tests.games.keylargo.played import Situation


def test_a_weight_lets_a_present_diver_draw_one_more_card(situation: Situation) -> None:
    """KL-R18, KL-R19, KL-R14: the weight leaves the game"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     A     bare; weight
        1     bar
        wreck A shallow: gold 1, goods 2, antique 3, gold 2
        """
    )
    supply = s.supply
    s.play("0: draw 1")
    assert s.phase == "treasure"
    assert s.legal() == ["weight 2 for 1", "weight 2 for 2", "keep"]
    s.play("0: weight 2 for 1")
    assert s.hand(0) == "shallow gold 1, shallow goods 2"
    assert s.team(0) == "bare; bare"
    assert s.supply == supply
    assert s.legal() == ["draw 2", "surface"]


def test_the_diver_with_a_weight_keeps_its_own_draw(situation: Situation) -> None:
    """KL-R18: the extra card is nobody's ordinary one"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     A     bare; weight
        1     bar
        wreck A shallow: gold 1, goods 2, antique 3
        """
    )
    s.play("0: draw 1", "0: weight 2 for 2", "0: draw 2")
    assert s.hand(0) == "shallow gold 1, shallow goods 2, shallow antique 3"


def test_a_weight_is_used_only_directly_after_a_treasure(situation: Situation) -> None:
    """KL-R19: not before the first draw, not after going on"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     A     weight; bare
        1     bar
        wreck A shallow: gold 1, goods 2, antique 3
        """
    )
    assert s.reason(0, "weight 1 for 1") == "not-now"
    assert s.reason(0, "keep") == "not-now"
    s.play("0: draw 1", "0: keep")
    assert s.reason(0, "weight 1 for 1") == "not-now"
    assert s.now.fresh[0] == 0
    s.play("0: draw 2", "0: weight 1 for 2")
    assert s.wreck("A") == []


def test_an_extra_treasure_allows_another_weight(situation: Situation) -> None:
    """KL-R19: another present diver's"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     A     weight; weight
        1     bar
        wreck A shallow: gold 1, goods 2, antique 3, gold 2
        """
    )
    s.play("0: draw 1", "0: weight 1 for 1")
    assert s.legal() == ["weight 2 for 1", "weight 2 for 2", "keep"]
    s.play("0: weight 2 for 2", "0: draw 2")
    assert s.team(0) == "bare; bare"
    assert len(s.hand(0).split(", ")) == 4


def test_the_weight_of_a_diver_on_the_boat_is_of_no_use(situation: Situation) -> None:
    """KL-R16, KL-R18: and nobody on the boat draws"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     C     hose weight; weight; hose
        1     bar
        wreck C medium: gold 3, goods 2, antique 4
        """
    )
    s.play("0: draw 3")
    assert s.legal() == ["weight 1 for 1", "weight 1 for 3", "keep"]
    assert s.reason(0, "weight 2 for 1") == "not-present"
    assert s.reason(0, "weight 1 for 2") == "not-present"
    assert s.reason(0, "weight 3 for 1") == "no-weight"


def test_a_player_without_a_usable_weight_is_not_asked(situation: Situation) -> None:
    """KL-R16"""
    s = situation("turn 0\nseat  boat  divers\n0  C  hose; weight\n1  bar\nwreck C medium: gold 3, goods 2")
    s.play("0: draw 1")
    assert (s.asked, s.wreck("C")) == ([1], ["goods 2"])


def test_a_weight_cannot_be_used_on_an_empty_wreck(situation: Situation) -> None:
    """KL 2.4"""
    s = situation("turn 0\nseat  boat  divers\n0  A  weight\n1  bar\nwreck A shallow: gold 1")
    s.play("0: draw 1")
    assert (s.team(0), s.asked) == ("weight", [1])


def test_a_weight_may_uncover_a_monster(situation: Situation) -> None:
    """KL-S05: the treasure is kept, the diver flees"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     C     hose weight
        1     bar
        wreck C medium: antique 3, monster, goods 4, gold 3, goods 2
        """
    )
    s.play("0: draw 1", "0: weight 1 for 1")
    assert (s.hand(0), s.team(0)) == ("medium antique 3", "")
    assert Counter(s.wreck("C")) == Counter(["monster", "goods 4", "gold 3", "goods 2"])
    [fled] = s.told("fled")
    assert fled.args["amount"] == 1  # the weight had left the game already


def test_a_replacement_card_counts_as_a_treasure_drawn(situation: Situation) -> None:
    """KL-R19: after killing a monster"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     C     hose trident weight
        1     bar
        wreck C medium: monster, gold 3, goods 2, goods 3
        """
    )
    s.play("0: draw 1")
    assert s.legal() == ["weight 1 for 1", "keep"]
    s.play("0: weight 1 for 1")
    assert s.hand(0) == "medium gold 3, medium goods 2"
    assert s.wreck("C") == ["goods 3"]


def test_the_named_diver_may_draw_for_another_weight(situation: Situation) -> None:
    """KL-R18: whoever is named meets the monster"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     C     hose weight; hose
        1     bar
        wreck C medium: gold 3, monster, goods 2
        """
    )
    s.play("0: draw 1", "0: weight 1 for 2")
    assert s.team(0) == "hose"
    assert s.hand(0) == "medium gold 3"
