"""KL 3.2: the Saboteur, of a dive to come. A docstring says that the card works, fails, or meets something else."""

from __future__ import annotations

from tests.games.keylargo.dives import BOTH_DIVE
from tests.games.keylargo.played import Situation
from tests.second import SECOND_KEYLARGO as SECOND


def test_a_saboteur_keeps_a_diver_aboard(situation: Situation) -> None:
    """KL-Saboteur works: KL-S18, at the start of the other's dive, although one's own is over (KL-R40)"""
    s = situation(BOTH_DIVE, encounters=True)
    assert (s.phase, s.asked) == ("sabotage", [0])
    s.play("0: sabotage 1")
    assert s.asked == [1]
    assert s.legal() == ["draw 2", "surface"]
    assert s.reason(1, "draw 1") == "not-present"
    s.play("1: draw 2")
    assert s.team(1) == "hose trident; -; bare"  # that diver's trident was of no use
    assert s.facts(None)["seats"][0]["used"] is True


def test_a_saboteur_may_strike_before_his_own_dive(situation: Situation) -> None:
    """KL-Saboteur works: also when one's own dive is still to come (KL-R40)"""
    s = situation(
        """
        turn 0
        seat  boat  divers      encounters
        0     A     bare; bare  -
        1     B     bare        saboteur
        2     bar
        """,
        encounters=True,
    )
    assert s.asked == [1]
    s.play("1: sabotage 2")
    assert s.legal() == ["draw 1", "surface"]
    s.play("0: draw 1")
    assert s.asked == [1]
    assert s.facts(None)["dive"]["divers"] == [{"diver": 1, "present": True, "drawn": False, "heldBack": False}]


def test_a_saboteurs_own_boat_has_to_be_on_a_wreck(situation: Situation) -> None:
    """KL-Saboteur fails: nobody is asked who is at the bar (KL-S18, KL-R39)"""
    s = situation(BOTH_DIVE.replace("0     A ", "0     bar"), encounters=True)
    assert (s.phase, s.asked) == ("draw", [1])


def test_a_saboteur_cannot_aim_at_who_does_not_dive(situation: Situation) -> None:
    """KL-Saboteur fails: too few hoses, or nobody there (KL-R67)"""
    s = situation(BOTH_DIVE, encounters=True)
    assert s.legal() == ["sabotage 1", "sabotage 2", "pass", "decline"]
    assert s.reason(0, "sabotage 3") == "not-present"
    s = situation(BOTH_DIVE.replace("hose; bare", "hose; -"), encounters=True)
    assert s.reason(0, "sabotage 3") == "no-such-diver"


def test_whoever_holds_another_card_is_asked_too(situation: Situation) -> None:
    """KL-Saboteur fails: without the card one may only pass; being asked tells nothing (KL-R59)"""
    s = situation(BOTH_DIVE.replace("saboteur", "old_hand"), encounters=True)
    assert s.asked == [0]
    assert s.legal() == ["pass", "decline"]
    assert s.reason(0, "sabotage 1") == "not-in-hand"
    s.play("0: pass")
    assert s.asked == [1]


TWO_SABOTEURS = """
    turn 1
    seat  boat  divers      encounters
    0     A     bare        saboteur
    1     D     hose; hose  -
    2     B     bare        saboteur
    3     bar
"""


def test_several_saboteurs_may_hit_the_same_team(situation: Situation) -> None:
    """KL-Saboteur meets another: asked clockwise from the diving seat; without a diver the dive ends (KL-R40)"""
    s = situation(TWO_SABOTEURS, encounters=True, players=4, figures=SECOND.figures)
    assert s.asked == [2]
    s.play("2: sabotage 1")
    assert s.asked == [0]
    assert s.reason(0, "sabotage 1") == "not-present"  # held back already, KL-R67
    s.play("0: sabotage 2")
    assert s.now.left[3] == 5
    assert [e.args["amount"] for e in s.told("surfaced")] == [0]
    assert s.asked == [2]  # whose own dive comes next


def test_a_second_saboteur_is_not_asked_when_nobody_is_left_to_dive(situation: Situation) -> None:
    """KL-Saboteur meets another: KL-R40"""
    text = TWO_SABOTEURS.replace("hose; hose", "hose")
    s = situation(text, encounters=True, players=4, figures=SECOND.figures)
    s.play("2: sabotage 1")
    assert s.cards(0) == "saboteur"
    assert [e.seats["seat"] for e in s.told("surfaced", "dived")] == [1, 2]


def test_a_saboteur_is_the_card_of_the_half_day(situation: Situation) -> None:
    """KL-Saboteur meets the Volunteer: only one card in a half-day (KL-R38)"""
    s = situation(
        """
        turn 0
        seat  boat  divers      encounters
        0     A     bare; bare  -
        1     B     bare        saboteur, volunteer
        2     bar
        """,
        encounters=True,
    )
    s.play("1: sabotage 2", "0: surface")
    assert s.legal() == ["draw 1", "surface"]
    assert s.reason(1, "volunteer 1") == "one-encounter"
