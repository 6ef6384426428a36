"""KL 3.2: encounter cards of the bar. A docstring says that a card works, fails, or meets something else."""

from __future__ import annotations

from typing import Any

from ludotheque.games.keylargo.edition import AT_PRICES, EDITION
from ludotheque.games.keylargo.state import MAX_BOATS
from tests.games.keylargo.played import Played, Situation


def bar(situation: Situation, encounters: str, *lines: str, row: str = "300  bare", **options: Any) -> Played:
    """Seat 0 is alone at the bar with its money, divers and encounter cards; seat 1 holds two treasures at the shop."""
    table = [
        "turn 0",
        "seat  boat  money  divers  encounters  treasures",
        f"0  bar  {row}  {encounters}  -",
        "1  shop  100  bare  -  shallow gold 1, shallow goods 3",
    ]
    return situation("\n".join([*table, *lines]), encounters=True, **options)


# ---- Tourist


def test_a_tourist_is_discarded_at_the_bar(situation: Situation) -> None:
    """KL-Tourist-Bar works: no effect, onto the open pile (KL-R55)"""
    s = bar(situation, "tourist_bar")
    s.play("0: play tourist_bar")
    assert (s.cards(0), s.money[0], s.team(0)) == ("", 300, "bare")
    assert s.facts(None)["encounterDiscards"] == ["tourist_bar"]
    assert [e.args["encounter"] for e in s.told("played")] == ["tourist_bar"]


def test_a_tourist_of_the_bar_stays_in_hand_elsewhere(situation: Situation) -> None:
    """KL-Tourist-Bar fails: at any other place (KL-R55, KL-R39)"""
    s = situation("turn 0\nseat  boat  encounters\n0  shop  tourist_bar\n1  bar", encounters=True)
    refused = s.refused(0, "play tourist_bar")
    assert refused is not None
    assert refused.id == "keylargo-reason-other-place"
    assert refused.args == {"encounter": "tourist_bar", "place": "bar"}
    assert s.legal_with("play") == []


def test_a_tourist_counts_as_the_card_of_the_half_day(situation: Situation) -> None:
    """KL-Tourist-Bar meets the Drunkard: KL-R38"""
    s = bar(situation, "tourist_bar, drunkard")
    s.play("0: play tourist_bar")
    assert s.reason(0, "drunkard A") == "one-encounter"


# ---- Drunkard


def test_a_drunkard_shows_the_cards_of_one_wreck_for_free(situation: Situation) -> None:
    """KL-Drunkard works: and the wreck is shuffled (KL-R20)"""
    s = bar(situation, "drunkard", "wreck C medium: monster, gold 3", chance=[0])
    s.play("0: drunkard C")
    assert s.money[0] == 300
    assert [e.args["card"] for e in s.told("saw", to=0)] == ["gold", "monster"]
    assert s.told("saw", to=1) == []
    memory = s.memory(0, "C")
    assert memory is not None
    assert memory["cards"] == ["medium gold 3", "medium monster"]
    assert s.wreck("C") == ["gold 3", "monster"]


def test_a_drunkard_needs_a_wreck_with_cards(situation: Situation) -> None:
    """KL-Drunkard fails: as a round does (KL-R24)"""
    s = bar(situation, "drunkard", "wreck C medium: -")
    assert s.reason(0, "drunkard C") == "wreck-empty"
    assert s.reason(0, "drunkard K") == "no-such-wreck"
    assert s.reason(0, "play drunkard") == "not-now"  # without a wreck
    assert len(s.legal_with("drunkard")) == 9


def test_a_drunkard_may_be_combined_with_a_paid_round(situation: Situation) -> None:
    """KL-Drunkard meets a round: three wrecks, or one twice; not between its two looks"""
    s = bar(situation, "drunkard")
    s.play("0: round C")
    assert s.reason(0, "drunkard C") == "second-look"
    s.play("0: look D", "0: drunkard C")
    assert s.money[0] == 280
    assert [bool(s.memory(0, wreck)) for wreck in "CDE"] == [True, True, False]


# ---- Rookie Diver


def test_a_rookie_diver_arrives_with_a_hose_from_the_supply(situation: Situation) -> None:
    """KL-Rookie-Diver works: KL-R46; the diver costs what a diver costs"""
    s = bar(situation, "rookie_diver")
    s.play("0: play rookie_diver", "0: hire")
    assert (s.team(0), s.money[0], s.supply[0]) == ("bare; hose", 220, 19)
    assert s.told("hired")[0].args == {"amount": 80, "hose": 1}


def test_a_rookie_diver_needs_a_hire_that_can_be_made(situation: Situation) -> None:
    """KL-Rookie-Diver fails: team full, no money, or already hired (KL-R63)"""
    assert bar(situation, "rookie_diver", row="300  bare; bare; bare").reason(0, "play rookie_diver") == "no-effect"
    assert bar(situation, "rookie_diver", row="70  bare").reason(0, "play rookie_diver") == "no-effect"
    s = bar(situation, "rookie_diver").play("0: hire")
    assert s.reason(0, "play rookie_diver") == "no-effect"


def test_a_rookie_diver_without_a_hose_left_arrives_bare(situation: Situation) -> None:
    """KL-Rookie-Diver meets an empty supply: it may be played all the same (KL-R46, KL-R63)"""
    s = bar(situation, "rookie_diver", "supply hoses 0")
    s.play("0: play rookie_diver", "0: hire")
    assert s.team(0) == "bare; bare"
    assert s.told("hired")[0].args["hose"] == 0


def test_a_rookie_diver_reaches_medium_wrecks(situation: Situation) -> None:
    """KL-Rookie-Diver meets a dive: KL 1.4"""
    s = bar(situation, "rookie_diver", row="300  -")
    s.play("0: play rookie_diver", "0: hire", "0: leave")
    assert s.facts(None)["seats"][0]["divers"][0]["reach"] == "medium"


# ---- Cheap Pickpocket


def test_a_cheap_pickpocket_costs_30_whatever_the_boats(situation: Situation) -> None:
    """KL-Cheap-Pickpocket works"""
    rows = "0  bar  100  cheap_pickpocket  -\n1  bar  100  -  shallow gold 1\n2  bar  100  -  -"
    s = situation(f"turn 0\nseat  boat  money  encounters  treasures\n{rows}", encounters=True)
    s.play("0: play cheap_pickpocket", "0: rob 1 shallow")
    assert (s.money[0], s.hand(0)) == (70, "shallow gold 1")
    assert s.told("robbed")[0].args["amount"] == 30


def test_a_cheap_pickpocket_needs_somebody_to_rob(situation: Situation) -> None:
    """KL-Cheap-Pickpocket fails: nobody holds a treasure, no money, or the pickpocket is already hired (KL-R63)"""
    s = situation("turn 0\nseat  boat  encounters\n0  bar  cheap_pickpocket\n1  shop", encounters=True)
    assert s.reason(0, "play cheap_pickpocket") == "no-effect"
    assert bar(situation, "cheap_pickpocket", row="20  bare").reason(0, "play cheap_pickpocket") == "no-effect"
    s = bar(situation, "cheap_pickpocket").play("0: rob 1 shallow")
    assert s.reason(0, "play cheap_pickpocket") == "no-effect"
    assert bar(situation, "cheap_pickpocket", pickpocket=False).reason(0, "play cheap_pickpocket") == "no-effect"


def test_a_cheap_pickpocket_can_be_paid_when_the_other_cannot(situation: Situation) -> None:
    """KL-Cheap-Pickpocket meets an empty purse"""
    s = bar(situation, "cheap_pickpocket", row="30  bare")
    assert s.reason(0, "rob 1 shallow") == "no-money"
    s.play("0: play cheap_pickpocket", "0: rob 1 shallow")
    assert s.money[0] == 0


def test_a_cheap_pickpocket_is_no_gain_where_the_price_is_lower(situation: Situation) -> None:
    """KL-Cheap-Pickpocket meets another edition's tariff: 20 with one boat (KL-R63)"""
    figures = list(EDITION.figures)
    figures[AT_PRICES + MAX_BOATS] = 20
    s = bar(situation, "cheap_pickpocket", figures=figures)
    assert s.reason(0, "play cheap_pickpocket") == "no-effect"


# ---- Inseparable Brothers


def test_inseparable_brothers_are_two_divers(situation: Situation) -> None:
    """KL-Inseparable-Brothers works: each at the normal price (KL-R45)"""
    s = bar(situation, "inseparable_brothers")
    s.play("0: play inseparable_brothers", "0: hire", "0: hire")
    assert (s.team(0), s.money[0]) == ("bare; bare; bare", 140)
    assert s.reason(0, "hire") == "once-a-visit"


def test_inseparable_brothers_are_two_pickpockets(situation: Situation) -> None:
    """KL-Inseparable-Brothers works: KL-S20, with one diver and a round beside (KL-R45)"""
    s = bar(situation, "inseparable_brothers", row="300  bare; bare")
    s.play("0: play inseparable_brothers", "0: rob 1 shallow", "0: rob 1 shallow", "0: hire")
    assert s.reason(0, "hire") == "once-a-visit"
    s.play("0: round A", "0: look B")
    assert s.money[0] == 300 - 180
    assert s.hand(1) == ""
    assert s.asked == [1]


def test_inseparable_brothers_need_a_second_hire(situation: Situation) -> None:
    """KL-Inseparable-Brothers fails: KL-S20, one place in the team and one card to steal (KL-R63, KL-R45)"""
    rows = "0  bar  300  bare; bare  inseparable_brothers  -\n1  shop  100  bare  -  shallow gold 1"
    s = situation(f"turn 0\nseat  boat  money  divers  encounters  treasures\n{rows}", encounters=True)
    assert s.reason(0, "play inseparable_brothers") == "no-effect"
    s = bar(situation, "inseparable_brothers", "supply divers 1", row="150  bare", pickpocket=False)
    assert s.reason(0, "play inseparable_brothers") == "no-effect"


def test_only_one_of_the_two_services_is_doubled(situation: Situation) -> None:
    """KL-Inseparable-Brothers fails: two divers leave one pickpocket (KL-R45)"""
    s = bar(situation, "inseparable_brothers")
    s.play("0: play inseparable_brothers", "0: hire", "0: hire", "0: rob 1 shallow")
    assert s.reason(0, "rob 1 shallow") == "once-a-visit"
    s = bar(situation, "inseparable_brothers")
    s.play("0: play inseparable_brothers", "0: rob 1 shallow", "0: rob 1 shallow", "0: hire")
    assert s.reason(0, "hire") == "once-a-visit"


def test_the_brothers_may_come_after_the_first_hire(situation: Situation) -> None:
    """KL-Inseparable-Brothers meets a hire already made: KL-R68"""
    s = bar(situation, "inseparable_brothers").play("0: hire")
    assert s.reason(0, "hire") == "once-a-visit"
    s.play("0: play inseparable_brothers", "0: hire")
    assert s.team(0) == "bare; bare; bare"


def test_the_brothers_do_not_lift_the_limit_of_a_team(situation: Situation) -> None:
    """KL-Inseparable-Brothers meets a full team: KL-R45"""
    s = bar(situation, "inseparable_brothers", row="300  bare; bare")
    s.play("0: play inseparable_brothers", "0: hire")
    assert s.reason(0, "hire") == "team-full"
