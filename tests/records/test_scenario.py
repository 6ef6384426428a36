"""Scenario files: their form, and what is said of one that is wrong."""

from __future__ import annotations

import pytest

from ludotheque.core.sentence import Flaw
from ludotheque.records import read_cases, run_case

GIVEN = 'given = """\nplayers 2\nship 8 of 0\n"""\n'


def flaw_of(text: str) -> tuple[int, str]:
    with pytest.raises(Flaw) as refused:
        read_cases(text)
    return refused.value.line, refused.value.sentence.id


@pytest.mark.parametrize(
    ("text", "line", "id"),
    [
        ('game = "korsar"\n[a\n', 2, "error-scenario-toml"),
        ('game = "korsar"\n[a]\ngiven = """\n', 3, "error-scenario-toml"),
        ("a = " + "[" * 5000, 1, "error-scenario-toml"),
        ('game = "korsar"\n\n[a]\nexpct = 3\n', 3, "error-scenario-key"),
        ('game = "korsar"\n[a]\nexpect.turn = 1\ndo = "1: draw"\n', 2, "error-scenario-type"),
        ('game = "korsar"\n[a]\nexpect.turn = 1\ndo = [1]\n', 2, "error-scenario-type"),
        ('game = "korsar"\n[a]\nexpect.turn = 1\nthen = [1]\n', 2, "error-scenario-type"),
        ('game = "korsar"\n[a]\nthen = [{ does = [] }]\n', 2, "error-scenario-key"),
        ('game = "korsar"\n[a]\ndeal = true\nexpect.turn = 1\n', 2, "error-scenario-type"),
        ('game = "korsar"\n[a]\ndo = ["0: draw"]\n', 2, "error-scenario-empty"),
        ('game = "korsaire"\n[a]\nexpect.turn = 1\n', 2, "error-game"),
        ("[a]\nexpect.turn = 1\n", 1, "error-game"),
        ('colour = "red"\n', 1, "error-scenario-key"),
        ('game = "korsar"\n[a]\ngiven = ""\n[a.b]\ngiven = ""\nexpect.turn = 1\n', 4, "error-scenario-twice"),
    ],
)
def test_a_scenario_file_that_is_wrong_is_told_with_its_line(text: str, line: int, id: str) -> None:
    assert flaw_of(text) == (line, id)


def test_a_flaw_of_a_position_is_told_with_its_line_in_the_file() -> None:
    text = f'game = "korsar"\n\n[a]\ntitle = "A"\n{GIVEN.replace("8", "9")}expect.turn = 0\n'
    (case,) = read_cases(text)
    flaw = run_case(case).flaw
    assert flaw is not None
    assert (flaw.line, flaw.sentence.id) == (7, "error-position-number")


def test_a_variant_takes_what_the_case_says_and_adds_to_it() -> None:
    text = f"""
game = "korsar"
[a]
title = "A"
options.palette = "loot"
{GIVEN}
[a.one]
expect.loot = [8, 0]
[a.two]
title = "B"
options.loot_visibility = "open"
expect.loot = [8, 0]
"""
    one, two = read_cases(text)
    assert (one.id, two.id, one.title, two.title) == ("a.one", "a.two", "A", "B")
    assert two.options == {"palette": "loot", "loot_visibility": "open"}
    assert run_case(one).passed
    assert run_case(two).passed


def test_what_chance_answers_is_put_into_the_state() -> None:
    text = f'game = "korsar"\n[a]\nchance = [3, 1]\n{GIVEN}expect.turn = 0\n'
    (case,) = read_cases(text)
    from ludotheque.core.modes import plain
    from ludotheque.records.scene import scene_of

    chance = scene_of(case, plain(case.game)).state.chance
    assert (chance.scripted, chance.script[0], chance.script[1]) == (2, 3, 1)


@pytest.mark.parametrize("answers", ["[-1]", '["red"]', "[true]", "[99999]", str(list(range(17)))])
def test_what_chance_cannot_answer_is_told(answers: str) -> None:
    (case,) = read_cases(f'game = "korsar"\n[a]\nchance = {answers}\nexpect.turn = 0\n')
    flaw = run_case(case).flaw
    assert flaw is not None
    assert flaw.sentence.id == "error-scenario-type"


def test_a_game_without_positions_begins_with_a_deal() -> None:
    dealt, laid = read_cases('game = "highcard"\n[a]\ndeal = 3\nexpect.over = false\n[b]\nexpect.over = false\n')
    assert run_case(dealt).passed
    flaw = run_case(laid).flaw
    assert flaw is not None
    assert flaw.sentence.id == "error-no-positions"


def test_a_truth_value_is_no_number() -> None:
    (case,) = read_cases(f'game = "korsar"\n[a]\n{GIVEN}expect.turn = false\n')
    assert not run_case(case).passed
