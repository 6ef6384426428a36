"""KL 2.4: which wreck, who goes down, what is drawn."""

from __future__ import annotations

import pytest

from tests.games.keylargo.played import Played, Situation


def chosen(situation: Situation, text: str) -> Played:
    """The situation when seat 0 is to name a wreck; the others went to the bar and to the dolphins."""
    return situation(text).play("0: program dive bar", "1: program bar dolphins", "2: program dolphins bar")


def divers(s: Played) -> list[tuple[int, bool]]:
    return [(each["diver"], each["present"]) for each in s.facts(None)["dive"]["divers"]]


@pytest.mark.parametrize(
    ("team", "wrecks"), [("bare", "AB"), ("hose", "ABCDEF"), ("hose hose", "ABCDEFGHIJ"), ("bare; hose", "ABCDEF")]
)
def test_hoses_say_how_deep_a_team_reaches(situation: Situation, team: str, wrecks: str) -> None:
    """KL 1.4, KL 2.4: one diver who can reach it is enough"""
    s = chosen(situation, f"seat  divers\n0  {team}")
    assert s.legal() == [f"dive {wreck}" for wreck in wrecks]
    if "G" not in wrecks:
        refused = s.refused(0, "dive G")
        assert refused is not None
        assert refused.id == "keylargo-reason-too-deep"
        assert refused.args == {"wreck": "G", "depth": "deep"}


def test_two_tridents_make_no_hose(situation: Situation) -> None:
    """KL 1.4: only hoses count"""
    s = chosen(situation, "seat  divers\n0  trident weight; trident")
    assert s.legal() == ["dive A", "dive B"]


def test_an_empty_wreck_cannot_be_chosen(situation: Situation) -> None:
    """KL-R10, KL 2.4"""
    s = chosen(situation, "wreck A shallow: -")
    assert s.legal() == ["dive B"]
    assert s.reason(0, "dive A") == "wreck-empty"
    assert s.reason(0, "dive K") == "no-such-wreck"


def test_a_wreck_with_a_boat_cannot_be_chosen(situation: Situation) -> None:
    """KL-R06: in this half-day; it may be visited again in any later one"""
    s = situation("day 1").play("0: program dive bar", "1: program dive bar", "2: program bar dive")
    s.play("0: dive A")
    refused = s.refused(1, "dive A")
    assert refused is not None
    assert (refused.id, refused.seats) == ("keylargo-reason-wreck-taken", {"seat": 0})
    s.play("1: dive B", "0: draw 1", "1: draw 1", "2: leave")
    assert (s.asked, s.legal()) == ([2], ["dive A", "dive B"])


def test_a_legal_wreck_must_be_named_even_the_only_one(situation: Situation) -> None:
    """KL-R07: there is no way past it; and drawing is optional"""
    s = chosen(situation, "wreck A shallow: -")
    assert s.legal() == ["dive B"]
    s.play("0: dive B", "0: surface")
    assert s.now.left[1] == 5
    assert s.hand(0) == ""


def test_every_diver_with_hoses_enough_is_present(situation: Situation) -> None:
    """KL-R16, KL-S02: the others stay on the boat, with all their equipment"""
    text = "turn 0\nseat  boat  divers\n0  {}  hose hose; hose trident weight\n1  bar"
    for wreck, present in (("A", [True, True]), ("C", [True, True]), ("G", [True, False])):
        s = situation(text.format(wreck))
        assert divers(s) == list(zip((1, 2), present, strict=True))
        assert s.legal_with("draw") == [f"draw {n}" for n, here in divers(s) if here]
    assert s.reason(0, "draw 2") == "not-present"
    assert s.reason(0, "draw 3") == "no-such-diver"


def test_each_present_diver_may_draw_one_card_the_top_card(situation: Situation) -> None:
    """KL 2.4, KL-R11: in any order"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     A     bare; bare; bare
        1     bar
        wreck A shallow: gold 1, goods 2, antique 3, gold 2
        """
    )
    s.play("0: draw 3")
    assert s.hand(0) == "shallow gold 1"
    assert s.reason(0, "draw 3") == "has-drawn"
    s.play("0: draw 1")
    assert s.hand(0) == "shallow gold 1, shallow goods 2"
    s.play("0: surface")
    assert s.wreck("A") == ["antique 3", "gold 2"]
    assert s.asked == [1]


def test_a_dive_is_over_when_the_last_diver_has_drawn(situation: Situation) -> None:
    """KL 2.4: nobody is asked when nothing is left to choose"""
    s = situation("turn 0\nseat  boat\n0  A\n1  bar\nwreck A shallow: gold 1, goods 2")
    s.play("0: draw 1")
    assert s.asked == [1]
    assert s.wreck("A") == ["goods 2"]
    assert [(e.args["wreck"], e.args["amount"]) for e in s.told("surfaced")] == [("A", 1)]


def test_if_the_wreck_runs_out_the_remaining_divers_draw_nothing(situation: Situation) -> None:
    """KL-R10, KL-S12"""
    s = situation(
        """
        turn 0
        seat  boat  divers
        0     A     bare; bare; bare
        1     bar
        wreck A shallow: gold 1, goods 2
        """
    )
    s.play("0: draw 1", "0: draw 2")
    assert s.asked == [1]
    assert s.hand(0) == "shallow gold 1, shallow goods 2"
    assert s.wreck("A") == []
    assert [e.args["wreck"] for e in s.told("empty")] == ["A"]


def test_a_treasure_is_hidden_from_the_others(situation: Situation) -> None:
    """KL-R12, KL-R32: they see its back"""
    s = situation("turn 0\nseat  boat  divers\n0  C  hose\n1  bar\nwreck C medium: goods 5, gold 3")
    s.play("0: draw 1")
    [mine] = s.told("treasure", to=0)
    assert (mine.args["card"], mine.args["units"], mine.args["value"]) == ("goods", 5, 100)
    for viewer in (1, 2, None):
        [told] = s.told("treasure", to=viewer)
        assert told.args == {"card": "none", "units": 0, "value": 0, "wreck": "C", "diver": 1, "depth": "medium"}
        assert s.facts(viewer)["seats"][0]["backs"] == {"shallow": 0, "medium": 1, "deep": 0}
        assert sum(s.seen(viewer).hands.row(0)) == 0


def test_the_remaining_cards_keep_their_order(situation: Situation) -> None:
    """KL-R20"""
    s = situation("turn 0\nseat  boat\n0  A\n1  bar\nwreck A shallow: gold 1, goods 2, gold 2, antique 1, diamond 60")
    s.play("0: draw 1")
    assert s.wreck("A") == ["goods 2", "gold 2", "antique 1", "diamond 60"]


def test_a_diver_may_surface_with_nothing(situation: Situation) -> None:
    """KL-R11"""
    s = situation("turn 0\nseat  boat\n0  A\n1  bar\nwreck A shallow: gold 1")
    s.play("0: surface")
    assert (s.hand(0), s.wreck("A"), s.asked) == ("", ["gold 1"], [1])
    assert s.told("empty") == []


def test_a_dive_leaves_nothing_behind(situation: Situation) -> None:
    """KL 2.4: the next dive begins anew"""
    s = situation("turn 0\nseat  boat  divers\n0  A  bare; bare\n1  B  bare")
    s.play("0: draw 2", "0: surface")
    assert s.asked == [1]
    assert divers(s) == [(1, True)]
    assert s.legal() == ["draw 1", "surface"]
    now = s.now
    assert (now.drew, now.n_drawn, now.drawer) == (0, 0, -1)
