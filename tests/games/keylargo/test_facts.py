"""What a table shows at a glance (`web/src/games/keylargo/facts.ts` types it)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.keylargo.state import Phase
from tests.games.keylargo.played import Played, Situation

TYPES = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "keylargo" / "facts.ts"


def fields(name: str) -> set[str]:
    """The fields of an interface in the browser's types."""
    [body] = re.findall(rf"export interface {name} \{{(.*?)\n\}}", TYPES.read_text("utf-8"), re.DOTALL)
    return set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE))


def dive(situation: Situation) -> Played:
    text = "turn 0\nseat  boat  divers\n0  C  hose trident; hose trident\n1  bar\nwreck C medium: monster, gold 3"
    return situation(text).play("0: draw 2")


def test_facts_have_the_fields_that_the_browser_expects(situation: Situation) -> None:
    s = dive(situation)
    facts = s.facts(0)
    assert set(facts) == fields("Facts")
    assert set(facts["seats"][0]) == fields("SeatFact")
    assert set(facts["seats"][0]["divers"][0]) == fields("DiverFact")
    assert set(facts["seats"][0]["boat"]) == fields("BoatFact")
    assert set(facts["wrecks"][0]) == fields("WreckFact")
    assert set(facts["places"]) == fields("Places")
    assert set(facts["places"]["bar"]["diver"]) == fields("Tariff")
    assert set(facts["dive"]) == fields("DiveFact")
    assert set(facts["dive"]["monster"]) == fields("CardFact")
    assert set(facts["you"]) == fields("You")
    s = situation("turn 0\nseat  boat\n0  bar\n1  shop").play("0: round A")
    assert set(s.facts(0)["visit"]) == fields("VisitFact")
    assert set(s.facts(0)["wrecks"][0]["memory"]) == fields("Memory")
    s = situation("day 10\nhalf afternoon\nturn 2\nseat  boat\n0  dolphins\n1  dolphins\n2  bar").play("2: leave")
    assert set(s.facts(0)["over"]) == fields("Over")


def test_every_phase_is_known_to_the_browser() -> None:
    [union] = re.findall(r"export type Phase =(.*?);", TYPES.read_text("utf-8"), re.DOTALL)
    assert set(re.findall(r'"(\w+)"', union)) == {phase.name.lower() for phase in Phase if phase <= Phase.OVER}


@pytest.mark.parametrize("seed", [1, 2])
def test_facts_are_json_for_every_viewer(situation: Situation, seed: int) -> None:
    s = situation.deal(seed, players=3, encounters=True)
    for n in range(60):
        legal = s.rules.legal_actions(s.state, s.asked[0])
        s.rules.apply_action(s.state, s.asked[0], legal[(n * 7 + seed) % len(legal)])
        if n % 10 == 0:
            for viewer in (0, 1, 2, None):
                assert json.loads(json.dumps(s.facts(viewer))) == s.facts(viewer)


def test_a_spectator_is_told_what_lies_open(situation: Situation) -> None:
    """KL 2.10"""
    s = situation("turn 0\nseat  boat  treasures\n0  bar  medium goods 5, deep diamond 300\n1  shop")
    assert (s.facts(None)["you"], s.facts(None)["deals"]) == (None, {})
    mine, theirs = s.facts(0), s.facts(1)
    assert [card["value"] for card in mine["you"]["hand"]] == [100, 300]
    assert (mine["you"]["money"], mine["you"]["treasures"], mine["you"]["fortune"]) == (100, 400, 500)
    assert theirs["you"]["hand"] == []
    own = ("you", "deals", "wrecks")
    assert {k: v for k, v in mine.items() if k not in own} == {k: v for k, v in theirs.items() if k not in own}


def test_a_seat_shows_its_divers_and_how_deep_they_reach(situation: Situation) -> None:
    """KL 1.4"""
    s = situation("seat  divers\n0  hose hose trident; -; weight")
    assert s.facts(None)["seats"][0]["divers"] == [
        {"diver": 1, "hoses": 2, "trident": True, "weight": False, "reach": "deep"},
        None,
        {"diver": 3, "hoses": 0, "trident": False, "weight": True, "reach": "shallow"},
    ]


def test_a_boat_stands_where_its_card_says(situation: Situation) -> None:
    """KL 2.2.3"""
    s = situation("turn 0\nseat  boat\n0  bar\n1  C\n2  -")
    assert [seat["boat"] for seat in s.facts(None)["seats"]] == [
        {"at": "bar", "wreck": None},
        {"at": "wreck", "wreck": "C"},
        {"at": "moored", "wreck": None},
    ]
    s = situation("day 1").play("0: program bar shop")
    assert [seat["boat"]["at"] for seat in s.facts(None)["seats"]] == [None] * 3


def test_a_boat_is_in_its_port_as_soon_as_it_is_placed(situation: Situation) -> None:
    """KL 2.2.3: in the order of arrival"""
    s = situation("first 2").play("0: program bar shop", "1: program dive bar", "2: program bar shop")
    facts = s.facts(None)
    assert (facts["turn"], facts["order"]) == (1, [2, 0, 1])
    assert facts["places"]["bar"]["boats"] == [2, 0]
    s.play("1: dive A")
    assert [seat["done"] for seat in s.facts(None)["seats"]] == [False, False, False]
    s.play("2: leave")
    assert [seat["done"] for seat in s.facts(None)["seats"]] == [False, False, True]


def test_a_tariff_has_a_price_for_now_where_boats_are(situation: Situation) -> None:
    """KL 1.6, KL 1.8"""
    s = situation("turn 0\nseat  boat\n0  bar\n1  bar")
    places = s.facts(None)["places"]
    assert places["bar"]["diver"] == {"prices": [80, 100, 120, 120, 120], "now": 100}
    assert places["market"]["goods"] == {"prices": [40, 30, 20, 20, 20], "now": None}
    assert places["dolphins"]["income"] == 40


def test_the_days_and_the_supply_are_told(situation: Situation) -> None:
    """KL 1.9, KL 2.1.3"""
    facts = situation("day 2").facts(None)
    assert facts["days"][1] == {"weekday": "saturday", "income": 60}
    assert len(facts["days"]) == 10
    assert facts["supply"] == {"divers": 12, "hoses": 20, "tridents": 10, "weights": 10}
    assert (facts["day"], facts["half"], facts["turn"]) == (2, "morning", None)


def test_a_dive_in_progress_is_told(situation: Situation) -> None:
    """KL 2.4"""
    s = dive(situation)
    told: dict[str, Any] = s.facts(None)["dive"]
    assert (told["seat"], told["wreck"], told["aside"], told["treasures"], told["drawer"]) == (0, "C", 0, 0, 2)
    assert told["monster"]["type"] == "monster"
    assert told["divers"] == [
        {"diver": 1, "present": True, "drawn": False, "heldBack": False},
        {"diver": 2, "present": True, "drawn": True, "heldBack": False},
    ]
    assert s.facts(None)["visit"] is None


def test_a_visit_in_progress_is_told(situation: Situation) -> None:
    """KL 2.5, KL 2.7"""
    s = situation("turn 0\nseat  boat  money  treasures\n0  bar  300  -\n1  shop  100  shallow gold 1")
    s.play("0: hire", "0: rob 1 shallow", "0: round A")
    visit = s.facts(1)["visit"]
    assert (visit["seat"], visit["place"], visit["looked"]) == (0, "bar", "A")
    assert (visit["hired"], visit["robbed"], visit["rounds"]) == (1, 1, 1)
    s.play("0: look B", "1: buy hose for 1")
    visit = s.facts(0)["visit"]
    assert (visit["place"], visit["bought"], visit["most"]) == ("shop", {"hose": 1, "trident": 0, "weight": 0}, 2)


def test_the_encounter_in_force_is_told(situation: Situation) -> None:
    """KL 3.2"""
    s = situation("turn 0\nseat  boat  encounters\n0  bar  rookie_diver\n1  shop", encounters=True)
    assert s.facts(1)["visit"]["encounter"] is None
    s.play("0: play rookie_diver")
    assert s.facts(1)["visit"]["encounter"] == "rookie_diver"
    assert s.facts(1)["encounterDeck"] == 23


def test_deals_say_what_is_paid_and_what_is_gained(situation: Situation) -> None:
    """KL 1.6, KL 1.7, KL 1.8"""
    s = situation("turn 0\nseat  boat  treasures\n0  market  medium goods 5, medium gold 3\n1  bar  -")
    deals = {s.rules.game.action_text(s.box, int(number)): amount for number, amount in s.facts(0)["deals"].items()}
    assert deals == {"sell medium gold 3": 90, "sell medium goods 5": 200}
    assert s.facts(1)["deals"] == {}
    s = situation("turn 0\nseat  boat\n0  shop\n1  bar")
    deals = {s.rules.game.action_text(s.box, int(number)): amount for number, amount in s.facts(0)["deals"].items()}
    assert deals == {"buy hose for 1": -20, "buy trident for 1": -30, "buy weight for 1": -30}


def test_a_player_tries_what_is_in_sight(situation: Situation) -> None:
    """On every wreck, every diver, every card: what is refused is told with its reason."""
    s = situation("seat  divers\n0  hose").play("0: program dive bar", "1: program bar shop", "2: program bar shop")
    tried = [s.rules.game.action_text(s.box, action) for action in s.rules.game.tries(s.seen(0), 0)]
    assert [text for text in tried if text.startswith("dive ")] == [f"dive {wreck}" for wreck in "ABCDEFGHIJ"]
    s = situation("turn 0\nseat  boat  treasures\n0  market  medium gold 3, medium diamond 120\n1  bar  -")
    tried = [s.rules.game.action_text(s.box, action) for action in s.rules.game.tries(s.seen(0), 0)]
    assert "sell medium diamond 120" in tried
    assert "leave" in tried
    assert "sell medium gold 4" not in tried
