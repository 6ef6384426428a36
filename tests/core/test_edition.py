"""Files of editions: every refusal names file and row."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from ludotheque.core.edition import Edition, Misprint, Sheet
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games import find_game

SHEET = """
game = "shop"
edition = "second"

[prices.shop] # by the number of boats
hose = [20, 30]
weight = 30
"""


def sheet(old: str = "", new: str = "") -> Sheet:
    assert old in SHEET
    return Sheet(SHEET.replace(old, new, 1), "shop.toml")


def refusal(ask: Callable[[], Any]) -> Sentence:
    with pytest.raises(Refused) as refused:
        ask()
    return refused.value.sentence


def read(sheet: Sheet, *misprints: Misprint) -> Edition:
    hoses = sheet.numbers("[prices.shop] hose", 2, 0, 99)
    return sheet.edition("shop", [*hoses, sheet.number("[prices.shop] weight", 0, 99)], misprints)


def test_a_sheet_is_read_row_by_row() -> None:
    assert read(sheet()) == Edition("second", (20, 30, 30))


WRONG = [
    ("30]", "100]", "[prices.shop] hose", "[20, 100]", "2 × 0–99"),
    ("30]", "30, 40]", "[prices.shop] hose", "[20, 30, 40]", "2 × 0–99"),
    ("[20, 30]", "20", "[prices.shop] hose", "20", "2 × 0–99"),
    ("weight = 30", "weight = -1", "[prices.shop] weight", "-1", "0–99"),
    ("weight = 30", "weight = true", "[prices.shop] weight", "True", "0–99"),
    ("second", "Second", "edition", "Second", "a-z 0-9 -, 1–40"),
    ("shop", "inn", "game", "inn", "shop"),
]


@pytest.mark.parametrize(("old", "new", "row", "got", "expected"), WRONG, ids=[new for _, new, *_ in WRONG])
def test_a_wrong_row_is_named_with_what_is_expected(old: str, new: str, row: str, got: str, expected: str) -> None:
    args = {"file": "shop.toml", "row": row, "got": got, "expected": expected}
    assert refusal(lambda: read(sheet(old, new))) == Sentence("error-edition", args)


def test_a_missing_row_is_named() -> None:
    args = {"file": "shop.toml", "row": "[prices.shop] weight", "expected": "0–99"}
    assert refusal(lambda: read(sheet("weight = 30", ""))) == Sentence("error-edition-missing", args)


def test_a_row_that_nobody_reads_is_named() -> None:
    wrong = refusal(lambda: read(sheet("weight = 30", "weight = 30\nweigth = 40")))
    assert (wrong.id, wrong.args["row"]) == ("error-edition-row", "[prices.shop] weigth")
    assert wrong.args["expected"] == "[prices.shop] hose, [prices.shop] weight, game, edition"


@pytest.mark.parametrize("broken", ["[" * 5000, "n = " + "9" * 5000, "a." * 5000 + "a = 1"], ids=["[", "9", "a."])
def test_a_file_that_cannot_be_taken_apart_is_refused(broken: str) -> None:
    assert refusal(lambda: Sheet(broken, "shop.toml")).id == "error-edition-toml"


def test_a_file_that_is_no_toml_is_refused_with_its_line() -> None:
    args: dict[str, int | str] = {"file": "shop.toml", "line": 6}
    assert refusal(lambda: sheet("[20, 30]", "20 30")) == Sentence("error-edition-toml", args)


def test_what_the_game_finds_is_refused_in_its_words() -> None:
    found = Misprint("[prices.shop] hose", 50, 60, "error-edition-sum")
    args = {"file": "shop.toml", "row": "[prices.shop] hose", "got": "50", "expected": "60"}
    assert refusal(lambda: read(sheet(), found)) == Sentence("error-edition-sum", args)


def test_figures_are_sound_if_they_are_the_games_own_or_pass_its_checks() -> None:
    game = replace(
        find_game("korsar"), edition=Edition("box", (1, 2)), misprints=lambda them: [Misprint("", them, "")][: them[0]]
    )
    assert game.is_sound((1, 2))
    assert game.is_sound((0, 5))
    assert not game.is_sound((1, 5))
    assert not game.is_sound((0, 5, 5))


def test_a_game_without_checks_knows_its_own_figures_only() -> None:
    game = replace(find_game("korsar"), edition=Edition("box", (1, 2)), misprints=None)
    assert game.is_sound((1, 2))
    assert not game.is_sound((0, 5))
