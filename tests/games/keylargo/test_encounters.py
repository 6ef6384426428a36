"""KL 3.1: what holds for all encounter cards; and that each card is tested in all three ways."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from ludotheque.games.keylargo import GAME
from ludotheque.games.keylargo.encounters import place_of
from ludotheque.games.keylargo.state import Action, Encounter
from tests.games.keylargo.played import Situation

CASE = re.compile(r"KL-(?P<card>[A-Z][A-Za-z-]+) (?P<way>works|fails|meets)\b")
WAYS = {"works", "fails", "meets"}


def cases(texts: list[str]) -> dict[str, set[str]]:
    """Of each card, the ways in which docstrings say that it is tested."""
    found = defaultdict(set)
    for text in texts:
        for match in CASE.finditer(text):
            found[match["card"]].add(match["way"])
    return dict(found)


def test_every_card_works_fails_and_meets_something_in_a_test() -> None:
    """KL 3.2: 23 cards, each with its paragraph on the rules page"""
    tests = sorted(Path(__file__).parent.glob("test_encounters_*.py"))
    found = cases([path.read_text("utf-8") for path in tests])
    page = (GAME.folder / "rules.en.md").read_text("utf-8")
    named = {each.name.title().replace("_", "-") for each in Encounter}
    assert set(found) == named == set(re.findall(r"^## KL-([A-Z][a-z][A-Za-z-]+) ", page, re.MULTILINE))
    assert {card: ways for card, ways in found.items() if ways != WAYS} == {}


def test_a_card_that_is_tested_in_two_ways_only_would_be_missed() -> None:
    """The count can fail."""
    assert cases(["KL-Family works: x", "KL-Family fails", "KL-Jeweller meets KL-Family"]) == {
        "Family": {"works", "fails"},
        "Jeweller": {"meets"},
    }


def test_without_the_optional_rule_there_are_no_encounter_cards(situation: Situation) -> None:
    """KL 3.1"""
    s = situation("turn 0\nseat  boat\n0  bar\n1  shop")
    assert s.reason(0, "play tourist_bar") == "no-encounters"
    assert s.reason(0, "drunkard A") == "no-encounters"
    assert s.legal_with("play") == s.legal_with("drunkard") == []


def test_a_card_is_played_only_at_the_place_it_names(situation: Situation) -> None:
    """KL-R39"""
    s = situation("turn 0\nseat  boat  encounters\n0  bar  good_pal, drunkard\n1  shop", encounters=True)
    assert s.reason(0, "play good_pal") == "other-place"
    assert s.reason(0, "play rookie_diver") == "not-in-hand"
    assert s.reason(0, "drunkard A") is None


@pytest.mark.parametrize("encounter", list(Encounter), ids=lambda each: each.name.lower())
def test_a_card_says_where_it_is_played(situation: Situation, encounter: Encounter) -> None:
    """KL 1.11, KL-R39: refused anywhere else, however one tries"""
    name = encounter.name.lower()
    for place in ("bar", "shop", "market"):
        s = situation(
            f"turn 0\nseat  boat  encounters  treasures\n0  {place}  {name}  medium gold 3\n1  dolphins",
            encounters=True,
        )
        played = s.legal_with("play") + s.legal_with("drunkard")
        assert played == [] or place_of(encounter) == Action[place.upper()]
        if place_of(encounter) != Action[place.upper()]:
            assert s.reason(0, f"play {name}") == "other-place"


def test_one_card_in_a_half_day_and_another_in_the_next(situation: Situation) -> None:
    """KL-R38"""
    s = situation(
        """
        turn 0
        seat  boat  program   encounters
        0     bar   bar shop  tourist_bar, tourist_shop
        1     shop  shop bar  -
        """,
        encounters=True,
    )
    s.play("0: play tourist_bar")
    assert s.facts(None)["seats"][0]["used"] is True
    s.play("0: leave", "1: leave")
    assert s.now.half == 1
    assert s.facts(None)["seats"][0]["used"] is False
    s.play("0: play tourist_shop")
    assert s.cards(0) == ""


def test_cards_played_lie_open(situation: Situation) -> None:
    """KL 3.1: on the discard pile"""
    s = situation("turn 0\nseat  boat  encounters\n0  bar  drunkard, family\n1  shop", encounters=True)
    s.play("0: drunkard A")
    for viewer in (0, 1, None):
        assert s.facts(viewer)["encounterDiscards"] == ["drunkard"]
        assert s.facts(viewer)["seats"][0]["encounters"] == 1
        assert [e.args["encounter"] for e in s.told("played", to=viewer)] == ["drunkard"]


def test_the_faces_of_encounter_cards_are_for_their_holder_only(situation: Situation) -> None:
    """KL-R32, KL 2.10"""
    s = situation("turn 0\nseat  boat  encounters\n0  bar  drunkard, family\n1  shop", encounters=True)
    assert s.facts(0)["you"]["encounters"] == ["drunkard", "family"]
    for viewer in (1, 2, None):
        assert sum(s.seen(viewer).encounter_hands.row(0)) == 0
        assert s.seen(viewer).n_encounters[0] == 2


def test_encounter_cards_cannot_be_stolen(situation: Situation) -> None:
    """KL 3.1, KL-R23"""
    s = situation("turn 0\nseat  boat  encounters\n0  bar  -\n1  shop  drunkard, family", encounters=True)
    assert s.legal_with("rob") == []


def test_being_asked_in_a_port_tells_nothing(situation: Situation) -> None:
    """KL-R59: whoever holds any card is asked, although nothing can be done"""
    text = "turn 0\nseat  boat  money  encounters\n0  bar  0  {}\n1  shop  100  -"
    for held in ("drunkard", "family", "jeweller, volunteer"):
        assert situation(text.format(held), encounters=True).asked == [0]
    assert situation(text.format("-"), encounters=True).asked == [1]
    assert situation(text.format("family"), encounters=True).legal() == ["leave"]
