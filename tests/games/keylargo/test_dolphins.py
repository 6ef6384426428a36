"""KL 2.6: Dolphin Cove."""

from __future__ import annotations

import pytest

from tests.games.keylargo.played import Situation


@pytest.mark.parametrize(
    ("day", "income"), [(1, 40), (2, 60), (3, 60), (4, 30), (5, 30), (6, 30), (7, 30), (8, 40), (9, 60), (10, 60)]
)
@pytest.mark.parametrize("half", ["morning", "afternoon"])
def test_the_income_depends_on_the_day_alone(situation: Situation, day: int, income: int, half: str) -> None:
    """KL 1.9, KL-R26: morning and afternoon alike"""
    s = situation(f"day {day}\nfirst 0\nhalf {half}\nturn 0\nseat  boat\n0  dolphins\n1  bar")
    assert s.money == [100 + income, 100, 100]


def test_the_last_income_of_a_day_is_told_by_its_own_weekday(situation: Situation) -> None:
    """KL 1.9: the next day has begun when it is told"""
    s = situation("day 1\nfirst 0\nhalf afternoon\nturn 1\nseat  boat\n0  market\n1  bar\n2  dolphins")
    s.play("1: leave")
    (income,) = s.told("income")
    assert s.now.day == 2
    assert income.args == {"amount": 40, "weekday": "friday"}


def test_every_boat_gets_the_full_amount(situation: Situation) -> None:
    """KL-R26: the number of boats has no influence"""
    s = situation("turn 0\nseat  boat\n0  dolphins\n1  dolphins\n2  bar")
    assert s.money == [140, 140, 100]
    s = situation("turn 0\nseat  boat\n0  dolphins\n1  dolphins\n2  dolphins\n3  bar", players=4)
    assert s.money == [140, 140, 140, 100]


def test_without_encounter_cards_nothing_is_asked_and_none_is_drawn(situation: Situation) -> None:
    """KL 2.6"""
    s = situation("turn 0\nseat  boat\n0  dolphins\n1  bar")
    assert s.asked == [1]
    assert s.told("found") == []
    assert s.now.n_encounters[0] == 0


def test_with_encounter_cards_one_is_drawn_after_being_paid(situation: Situation) -> None:
    """KL 3.1: and kept secret; whoever holds none is not asked"""
    s = situation(
        "deck top drunkard, family\nseat  program\n0  dolphins bar\n1  dolphins bar",
        encounters=True,
    )
    s.play("2: program bar shop")
    assert s.asked == [2]
    assert (s.cards(0), s.cards(1)) == ("drunkard", "family")
    assert [e.args["encounter"] for e in s.told("found", to=0)] == ["drunkard", "none"]
    assert [e.args["encounter"] for e in s.told("found", to=None)] == ["none", "none"]
    kinds = [e.id.removeprefix("keylargo-event-") for e in s.events(None)]
    assert kinds[-4:] == ["income", "found", "income", "found"]
    assert [seat["encounters"] for seat in s.facts(None)["seats"]] == [1, 1, 0]


def test_a_third_encounter_card_is_not_drawn(situation: Situation) -> None:
    """KL-R35, KL-S17: who holds two draws nothing, unless one is played first"""
    s = situation(
        """
        turn 0
        deck top hose_seller
        seat  boat      encounters
        0     dolphins  family, drunkard
        1     dolphins  tourist_bar, tourist_market
        2     bar       -
        """,
        encounters=True,
    )
    assert s.legal() == ["leave", "play family"]
    s.play("0: play family")
    assert s.money == [180, 100, 100]
    assert s.cards(0) == "drunkard, hose_seller"
    s.play("1: leave")
    assert s.money == [180, 140, 100]
    assert s.cards(1) == "tourist_bar, tourist_market"
    assert s.told("found") == []


def test_without_the_family_played_the_income_is_the_ordinary_one(situation: Situation) -> None:
    """KL-S17"""
    s = situation(
        "turn 0\nseat  boat  encounters\n0  dolphins  family, drunkard\n1  bar  -",
        encounters=True,
    )
    s.play("0: leave")
    assert s.money[0] == 140
    assert s.cards(0) == "drunkard, family"


def test_when_the_deck_is_empty_the_discards_are_shuffled(situation: Situation) -> None:
    """KL-R37"""
    s = situation(
        """
        deck 0
        seat  program       encounters
        0     dolphins bar  -
        1     bar shop      tourist_bar
        """,
        encounters=True,
    )
    n = sum(s.now.encounter_discards)
    s.play("2: program bar shop")
    assert [e.args["amount"] for e in s.told("reshuffled")] == [n] == [23]
    assert (s.now.n_encounter_deck, s.now.n_encounters[0], sum(s.now.encounter_discards)) == (n - 1, 1, 0)


def test_without_deck_and_discards_nothing_is_drawn(situation: Situation) -> None:
    """KL-R37: 24 cards are never all in five hands, so an edition with larger hands is played"""
    figures = list(situation.rules.game.figures)
    figures[5] = 9  # encounter cards in hand
    s = situation(
        """
        turn 0
        deck 0
        seat  boat      encounters
        0     dolphins  6 more
        1     bar       9 more
        2     bar       9 more
        """,
        encounters=True,
        figures=figures,
    )
    s.play("0: leave")
    assert (s.money[0], s.now.n_encounters[0]) == (140, 6)
    assert s.told("found", "reshuffled") == []
