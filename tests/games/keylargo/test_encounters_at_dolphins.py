"""KL 3.2: encounter cards of Dolphin Cove. A docstring says that a card works, fails, or meets something else."""

from __future__ import annotations

import pytest

from tests.games.keylargo.played import Played, Situation


def cove(situation: Situation, encounters: str, *lines: str) -> Played:
    """Seat 0 is at Dolphin Cove on a Friday; the boat at the bar keeps the game from running on."""
    table = ["turn 0", "seat  boat  encounters", f"0  dolphins  {encounters}", "1  bar"]
    return situation("\n".join([*table, *lines]), encounters=True)


def test_a_tourist_discarded_at_the_cove_makes_room_for_another_card(situation: Situation) -> None:
    """KL-Tourist-Dolphins works: no effect; the income is paid and a card drawn (KL-R55)"""
    s = cove(situation, "tourist_dolphins, tourist_bar", "deck top drunkard")
    s.play("0: play tourist_dolphins")
    assert s.money[0] == 140
    assert s.cards(0) == "tourist_bar, drunkard"
    assert s.facts(None)["encounterDiscards"] == ["tourist_dolphins"]


@pytest.mark.parametrize("card", ["tourist_dolphins", "family"])
def test_a_card_drawn_at_the_cove_is_not_played_in_the_same_half_day(situation: Situation, card: str) -> None:
    """KL-Tourist-Dolphins fails: and so does the Family (KL-R36)"""
    s = cove(situation, "-", f"deck top {card}")
    assert (s.asked, s.cards(0), s.money[0]) == ([1], card, 140)
    s = cove(situation, "tourist_bar", f"deck top {card}")
    assert s.legal() == ["leave"]
    s.play("0: leave")
    assert (s.asked, s.money[0]) == ([1], 140)


def test_a_family_drawn_is_not_played_in_the_same_half_day(situation: Situation) -> None:
    """KL-Family fails: the income has been paid by then (KL-R36, KL-R54)"""
    s = cove(situation, "-", "deck top family")
    assert (s.asked, s.cards(0), s.money[0]) == ([1], "family", 140)


def test_a_tourist_takes_the_place_of_a_family(situation: Situation) -> None:
    """KL-Tourist-Dolphins meets the Family: one card in a half-day (KL-R38); whoever is paid has left"""
    s = cove(situation, "tourist_dolphins, family")
    assert s.legal() == ["leave", "play tourist_dolphins", "play family"]
    s.play("0: play tourist_dolphins")
    assert (s.money[0], s.asked) == (140, [1])


def test_a_family_doubles_the_income(situation: Situation) -> None:
    """KL-Family works: before being paid, hence before drawing (KL-R54, KL-R62, KL-S17)"""
    s = cove(situation, "family", "deck top drunkard")
    s.play("0: play family")
    assert (s.money[0], s.cards(0)) == (180, "drunkard")
    kinds = [e.id.removeprefix("keylargo-event-") for e in s.events(None)]
    assert kinds[:3] == ["played", "income", "found"]


def test_a_family_is_of_no_use_elsewhere(situation: Situation) -> None:
    """KL-Family fails: KL-R39"""
    s = situation("turn 0\nseat  boat  encounters\n0  bar  family\n1  shop", encounters=True)
    assert s.legal_with("play") == []
    assert s.reason(0, "play family") == "other-place"


def test_a_family_doubles_what_the_day_brings(situation: Situation) -> None:
    """KL-Family meets the weekend: 120 on a Saturday; the second Family waits for another half-day (KL-R38)"""
    s = cove(situation, "family, family", "day 2", "first 0")
    s.play("0: play family")
    assert s.money[0] == 220
    assert s.asked == [1]
    assert s.now.n_encounters[0] == 2  # one Family, and the card drawn
