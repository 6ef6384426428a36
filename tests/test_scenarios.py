"""Every scenario passes by plain and by compiled rules; and a scenario in which one figure is changed does not."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from ludotheque.core import position
from ludotheque.core.modes import compiled, plain
from ludotheque.records import Case, read_cases, run_case
from ludotheque.records.scene import scene_of

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))
CASES = [case for file in FILES for case in read_cases(file.read_text("utf-8"))]
KORSAR = {case.id: case for case in CASES if case.game.name == "korsar"}
KEYLARGO = {case.id: case for case in CASES if case.game.name == "keylargo"}
KATANA = {case.id: case for case in CASES if case.game.name == "katana"}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_a_scenario_passes_by_plain_rules(case: Case) -> None:
    outcome = run_case(case)
    assert (outcome.differences, outcome.flaw) == ((), None)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_a_scenario_passes_by_compiled_rules(case: Case) -> None:
    outcome = run_case(case, compiled(case.game))
    assert (outcome.differences, outcome.flaw) == ((), None)


def test_every_acceptance_case_of_korsar_is_there() -> None:
    assert {id.split(".")[0] for id in KORSAR} == {f"KO-S{n:02}" for n in range(1, 29)}


def test_every_acceptance_case_of_keylargo_is_there() -> None:
    assert {id.split(".")[0] for id in KEYLARGO} == {f"KL-S{n:02}" for n in range(1, 21)}


def test_every_acceptance_case_of_katana_is_there() -> None:
    assert {id.split(".")[0] for id in KATANA} == {f"KA-S{n:02}" for n in range(1, 33)}


def test_a_case_has_one_name_and_a_title() -> None:
    assert len({(case.game.name, case.id) for case in CASES}) == len(CASES)
    assert [case.id for case in CASES if not case.title] == []


WORKED = ["KO-S01", "KO-S02", "KO-S03", "KO-S04", "KO-S05", "KO-S06.played"]


@pytest.mark.parametrize(("before", "after"), list(pairwise(WORKED)))
def test_each_round_of_the_worked_example_begins_where_the_one_before_ended(before: str, after: str) -> None:
    ended, begins = (scene_of(KORSAR[id], plain(KORSAR[id].game)) for id in (before, after))
    for step in KORSAR[before].steps:
        for text in step.do:
            ended.decide(text)
    assert position.write(ended.game, ended.state) == position.write(begins.game, begins.state)


def outcome_of(file: str, id: str, old: str, new: str, game: str = "korsar") -> tuple[list[str], str]:
    """What differs in a case after one change to its file, and the id of the flaw, if any."""
    text = (FOLDER / game / file).read_text("utf-8")
    start = text.index(f"[{id}]")
    assert old in text[start:]
    changed = text[:start] + text[start:].replace(old, new, 1)
    (case,) = [case for case in read_cases(changed) if case.id == id]
    outcome = run_case(case)
    assert not outcome.passed
    told = [f"{each.what}: {each.got} / {each.expected}" for each in outcome.differences]
    return told, outcome.flaw.sentence.id if outcome.flaw else ""


@pytest.mark.parametrize(
    ("file", "id", "old", "new", "told"),
    [
        ("alone.toml", "KO-S07", "loot = [8, 0]", "loot = [7, 0]", "loot: [8, 0] / [7, 0]"),
        ("alone.toml", "KO-S07", "held = [0, 6]", "held = [1, 6]", "held: [0, 6] / [1, 6]"),
        ("alone.toml", "KO-S07", "turn = 1", "turn = 0", "turn: 1 / 0"),
        ("alone.toml", "KO-S07", "discards = 0", "discards = 1", "discards: 0 / 1"),
        ("alone.toml", "KO-S07", '"ship 3 of 0"', '"ship 3 of 1"', 'ships: ["ship 3 of 0"] / ["ship 3 of 1"]'),
        ("alone.toml", "KO-S08", '"own-colour"', '"foreign-colour"', "own-colour"),
        ("alone.toml", "KO-S08", '"draw", ', "", "legal: "),
        ("alone.toml", "KO-S08", '"draw", ', '"draw", "draw", ', "legal: "),
        ("alone.toml", "KO-S09.any", '"pirate green 1 > ship 0", ', "", "legal_with > ship 0: "),
        ("alone.toml", "KO-S09.any", '"2: pirate blue 4', '"2: pirate green 1', '"allowed" / "foreign-colour"'),
        ("alone.toml", "KO-S09.any", '"blue 2", "green 1"', '"green 1", "blue 2"', "discarded: "),
        ("alone.toml", "KO-S09.match", '["2: pirate green 2', '["2: pirate green 1', '"too-weak" / "allowed"'),
        ("alone.toml", "KO-S12", '"yellow 2", "admiral"', '"yellow 1", "admiral"', "discard_pile: "),
        ("alone.toml", "KO-S13", 'control = ["nobody"]', "control = [0]", 'control: ["nobody"] / [0]'),
        ("alone.toml", "KO-S15.allowed", "red = 6", "red = 7", "strengths: "),
        ("alone.toml", "KO-S16", "[2, 5]", "[5, 2]", "taken: "),
        ("ends.toml", "KO-S18", "over = true", "over = false", "over: true / false"),
        ("ends.toml", "KO-S18", "[11, 2, 1]", "[11, 2]", "scores: [11, 2, 1] / [11, 2]"),
        ("ends.toml", "KO-S18", "winners = [0]", "winners = [0, 1]", "winners: [0] / [0, 1]"),
        ("ends.toml", "KO-S18", '"laid"', '"drew"', 'end: "laid" / "drew"'),
        ("tables.toml", "KO-S22.two", "deck = 66", "deck = 65", "deck: 66 / 65"),
        ("tables.toml", "KO-S23.alone", "{ players = 5 }", "{ players = 6 }", '"rejected" / "accepted"'),
        ("tables.toml", "KO-S23.alone", "{ players = 8 }", "{ players = 4 }", '"accepted" / "rejected"'),
        ("worked-example.toml", "KO-S06.played", '"blue 1", "red 4"', '"blue 2", "red 4"', "hands: "),
        ("worked-example.toml", "KO-S01", "cards = 78", "cards = 77", "cards: 78 / 77"),
    ],
)
def test_a_scenario_with_one_changed_figure_fails_and_says_what_differs(
    file: str, id: str, old: str, new: str, told: str
) -> None:
    differences, flaw = outcome_of(file, id, old, new)
    assert flaw == ""
    assert len(differences) == 1
    assert told in differences[0]


@pytest.mark.parametrize(
    ("file", "id", "old", "new", "told"),
    [
        ("first-day.toml", "KL-S01.played", "[0, 20, 40, 50]", "[0, 40, 20, 50]", "money: [0, 20, 40, 50] / [0, 40"),
        ("first-day.toml", "KL-S01.played", '"saturday"', '"sunday"', 'weekday: "saturday" / "sun'),
        ("first-day.toml", "KL-S01.played", "tridents = 9", "tridents = 10", "supply.tridents: 9 / 10"),
        ("first-day.toml", "KL-S01.played", '"too-deep"', '"wreck-taken"', '"too-deep" / "wreck-taken"'),
        ("first-day.toml", "KL-S14", "winners = [0, 1]", "winners = [0]", "winners: [0, 1] / [0]"),
        ("dives.toml", "KL-S03.weight", "left = { C = 3 }", "left = { C = 4 }", "left.C: 3 / 4"),
        ("dives.toml", "KL-S04", '["goods 6", "monster"]', '["monster", "goods 6"]', "wrecks.G: "),
        ("dives.toml", "KL-S05", '"goods 4", "gold 2"', '"goods 3", "gold 2"', "lying.C: "),
        ("ports.toml", "KL-S15.deep", '["1 of 0: deep gold 4"]', "[]", "known: "),
        ("encounters.toml", "KL-S17.family", 'discarded = ["family"]', "discarded = []", "discarded: "),
        ("encounters.toml", "KL-S18.after-the-own-dive", "played = [0]", "played = [1]", "played: [0] / [1]"),
    ],
)
def test_a_scenario_of_keylargo_with_one_changed_figure_fails_too(
    file: str, id: str, old: str, new: str, told: str
) -> None:
    differences, flaw = outcome_of(file, id, old, new, "keylargo")
    assert flaw == ""
    assert len(differences) == 1
    assert told in differences[0]


@pytest.mark.parametrize(
    ("file", "id", "old", "new", "told"),
    [
        ("reach.toml", "KA-S01", "[0, 1, 2, 3, 2, 1],", "[0, 1, 2, 2, 2, 1],", "difficulty: "),
        ("reach.toml", "KA-S05", "harmless = [1, 2]", "harmless = [1]", "harmless: [1, 2] / [1]"),
        ("reach.toml", "KA-S05", '"out-of-reach"', '"harmless"', '"out-of-reach" / "harmless"'),
        ("attacks.toml", "KA-S03.defeated", "[5, 4, 4, 2, 4, 4]", "[4, 4, 4, 3, 4, 4]", "honour: [5, 4, 4, 2, 4, 4] /"),
        ("attacks.toml", "KA-S03.defeated", "wounded 2", "wounded 3", "deeds: "),
        ("attacks.toml", "KA-S08", "weapons = [2, 3]", "weapons = [2, 2]", "weapons: [2, 3] / [2, 2]"),
        ("attacks.toml", "KA-S10.weapon", '["bokken", "katana"]', '["katana", "bokken"]', "discarded: "),
        ("attacks.toml", "KA-S31", '["focus", "armor", "fast_draw"]', '["focus", "armor"]', "front: "),
        ("calls.toml", "KA-S11", "asked = [1, 4]", "asked = [1, 3, 4]", "asked: [1, 4] / [1, 3, 4]"),
        ("bushido.toml", "KA-S14.honour", "box = 16", "box = 15", "box: 16 / 15"),
        ("turns.toml", "KA-S17", "deck = 11", "deck = 12", "deck: 11 / 12"),
        ("turns.toml", "KA-S27.pile", '["bo", "daimyo", "katana"]', '["bo", "daimyo", "nodachi"]', "hands: "),
        ("ends.toml", "KA-S21", "ninja = 7", "ninja = 8", "totals.ninja: 7 / 8"),
        ("ends.toml", "KA-S21", 'lost_sword = "shogun"', 'lost_sword = "ninja"', 'lost_sword: "shogun" / "ninja"'),
        ("ends.toml", "KA-S22.samurai", 'end = "sword"', 'end = "honour"', 'end: "sword" / "honour"'),
    ],
)
def test_a_scenario_of_katana_with_one_changed_figure_fails_too(
    file: str, id: str, old: str, new: str, told: str
) -> None:
    differences, flaw = outcome_of(file, id, old, new, "katana")
    assert flaw == ""
    assert len(differences) == 1
    assert told in differences[0]


def test_a_figure_in_a_table_of_figures_is_told_by_its_name() -> None:
    text = (FOLDER / "korsar" / "tables.toml").read_text("utf-8").replace("gold = 100", "gold = 99")
    differences = [each for case in read_cases(text) for each in run_case(case).differences]
    assert {(each.what, each.got, each.expected) for each in differences} == {("box.gold", "100", "99")}


@pytest.mark.parametrize(
    ("file", "id", "old", "new", "flaw"),
    [
        ("alone.toml", "KO-S07", 'do = ["0: ship 3"]', 'do = ["1: draw"]', "korsar-reason-not-your-turn"),
        ("alone.toml", "KO-S07", 'do = ["0: ship 3"]', 'do = ["0: ship 9"]', "error-no-action"),
        ("alone.toml", "KO-S07", 'do = ["0: ship 3"]', 'do = ["2: draw"]', "error-record-seat"),
        ("ends.toml", "KO-S18", 'do = ["0: ship 4"]', 'do = ["0: ship 4", "draw"]', "error-table-over"),
        ("alone.toml", "KO-S07", "discards = 0", "discard = 0", "error-scenario-word"),
        ("alone.toml", "KO-S07", "ship 8 of 0", "ship 8 of 0\nship 8 of 1", "error-korsar-copies"),
        ("alone.toml", "KO-S15.forbidden", '"forbidden"', '"perhaps"', "error-option-value"),
        ("alone.toml", "KO-S07", "discards = 0", "legal_with = 0", "error-scenario-type"),
        ("alone.toml", "KO-S07", "discards = 0", "allowed = 0", "error-scenario-type"),
        ("alone.toml", "KO-S07", "discards = 0", "accepted = 0", "error-scenario-type"),
    ],
)
def test_a_scenario_that_cannot_be_played_fails_and_says_why(file: str, id: str, old: str, new: str, flaw: str) -> None:
    assert outcome_of(file, id, old, new)[1] == flaw
