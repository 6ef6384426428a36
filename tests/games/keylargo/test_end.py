"""KL 2.9: the end of the game and the score."""

from __future__ import annotations

import pytest

from tests.games.keylargo.played import Situation

LAST = """
    day 10
    half afternoon
    turn 2
    seat  boat      money  treasures
    0     dolphins  {}
    1     dolphins  {}
    2     bar       {}
"""


def test_the_fortune_is_money_and_the_end_values_of_all_treasures(situation: Situation) -> None:
    """KL-S14, KL 2.9, KL-R31: diamonds count, and who ties for the highest fortune shares the win"""
    s = situation(LAST.format("500  medium goods 5, shallow gold 2", "390  deep diamond 250", "610  -"))
    assert (s.phase, s.winners) == ("bar", [])
    s.play("2: leave")
    assert s.asked == []
    assert s.rules.is_terminal(s.state)
    assert s.scores == [640, 640, 610]
    assert s.winners == [0, 1]
    assert s.rules.returns(s.state) == [1.0, 1.0, 0.0, 0.0, 0.0]


def test_divers_equipment_and_encounter_cards_are_worth_nothing(situation: Situation) -> None:
    """KL 2.9, KL 3.1"""
    s = situation(
        """
        day 10
        half afternoon
        turn 2
        seat  boat      money  divers                                 encounters
        0     dolphins  100    hose hose trident weight; bare; bare   family, jeweller
        1     dolphins  110    -                                      -
        2     bar       0      bare                                   -
        """,
        encounters=True,
    )
    # Without money seat 2 can do nothing at the bar, so the game is over.
    assert s.scores == [100, 110, 0]
    assert s.winners == [1]


@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("medium goods 5", 100),
        ("medium gold 2", 40),
        ("medium antique 3", 60),
        ("deep diamond 200", 200),
        ("deep antique 7", 140),
        ("shallow diamond 60", 60),
    ],
)
def test_what_a_card_is_worth_unsold(situation: Situation, card: str, value: int) -> None:
    """KL-S06, KL-R33"""
    s = situation(LAST.format(f"10  {card}", "0  -", "100  -"))
    s.play("2: leave")
    assert s.scores == [10 + value, 0, 100]


def test_all_hands_are_laid_open_at_the_end(situation: Situation) -> None:
    """KL-R66: every viewer reads the same count; encounter cards stay hidden"""
    s = situation(
        """
        day 10
        half afternoon
        turn 2
        seat  boat      money  treasures                          encounters
        0     dolphins  100    medium goods 5, deep diamond 300   family
        1     dolphins  110    shallow gold 1                     -
        2     bar       100    -                                  -
        """,
        encounters=True,
    )
    assert s.facts(1)["over"] is None
    s.play("2: leave")
    for viewer in (0, 1, 2, None):
        over = s.facts(viewer)["over"]
        values = [[card["value"] for card in hand] for hand in over["treasures"]]
        assert values == [[100, 300], [20], []]
        assert over["scores"] == [500, 130, 100]
        assert over["money"] == [100, 110, 100]
        assert over["winners"] == [0]
    assert sum(s.seen(1).encounter_hands.cells) == 0
    assert sum(s.seen(1).hands.row(0)) == 0  # laid open elsewhere: a hand is its owner's to the end


def test_the_end_tells_everybodys_fortune(situation: Situation) -> None:
    """KL 2.9"""
    s = situation(LAST.format("500  medium goods 5", "390  -", "610  -")).play("2: leave")
    assert [e.id for e in s.told("end")] == ["keylargo-event-end"]
    assert [(e.seats["seat"], e.args["amount"]) for e in s.told("fortune")] == [(0, 600), (1, 390), (2, 610)]


def test_the_game_ends_after_the_afternoon_of_the_last_day(situation: Situation) -> None:
    """KL 2.9: not after its morning"""
    s = situation("day 10\nturn 0\nseat  boat\n0  dolphins\n1  dolphins\n2  bar")
    assert s.phase == "bar"
    s.play("2: leave")
    assert (s.phase, s.money) == ("over", [160, 160, 160])  # each the dolphins once


def test_nothing_can_be_done_after_the_end(situation: Situation) -> None:
    """KL 2.9"""
    s = situation(LAST.format("500  -", "390  -", "610  -")).play("2: leave")
    assert s.reason(0, "leave") == "game-over"
    assert s.reason(0, "program dive bar") == "game-over"


def test_before_the_end_a_seat_counts_only_its_own_treasures(situation: Situation) -> None:
    """KL 2.10"""
    s = situation(LAST.format("500  medium goods 5", "390  deep diamond 250", "610  -"))
    assert s.facts(1)["you"]["fortune"] == 640
    assert s.rules.scores(s.rules.load(s.rules.observe(s.state, 1)))[:3] == [500, 640, 610]
    assert s.rules.returns(s.state) == [0.0] * 5
