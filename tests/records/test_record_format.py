"""docs/record-format.md is true: its examples are read, and it names everything that may be expected."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core import position
from ludotheque.core.game import Game
from ludotheque.core.modes import plain
from ludotheque.core.schema import Row
from ludotheque.games import find_game
from ludotheque.games.katana import actions as katana_actions
from ludotheque.games.keylargo import actions as keylargo_actions
from ludotheque.records import read_cases, read_record, run_case, verify
from ludotheque.records.expecting import WORDS
from tests.records.played import KORSAR, played

KEYLARGO = find_game("keylargo")
KATANA = find_game("katana")
PAGE = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text("utf-8")


KEYLARGO_MOMENTS = (
    "sabotage\nseat  boat\n0  A",
    "treasure\nseat  treasures  boat\n0  shallow gold 1  A",
    "market",
)
KATANA_MOMENTS = (
    "resolving battle_cry",
    "flipped bokken\nseat  front\n0  bushido",
    "over sword by 0\nseat  resilience\n1  0\n2  0\n3  0\n4  0",
)


def decisions(start: str, stop: str) -> list[str]:
    """The decisions in the rows between these words."""
    rows = re.findall(r"^\| `[^|]+\| (.*) \|$", PAGE[PAGE.index(start) : PAGE.index(stop)], re.M)
    return [text for row in rows for text in re.findall(r"`([^`]+)`", row)]


OF_KEYLARGO = decisions("The decisions of Key Largo", "The decisions of Katana")
OF_KATANA = decisions("The decisions of Katana", "## Record")


def legal_texts(s: Any, seat: int) -> list[str]:
    return [KEYLARGO.action_text(s, action) for action in plain(KEYLARGO).legal_actions(s, seat)]


def blocks(language: str) -> list[str]:
    found = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return [str(block) for block in found]


@pytest.mark.parametrize("text", blocks("position"))
def test_a_position_of_the_page_is_read(text: str) -> None:
    assert position.read(KORSAR, text).players > 0


def test_the_first_position_is_what_the_page_says() -> None:
    s = position.read(KORSAR, blocks("position")[0])
    assert (s.turn, s.n_ships, s.loot[1], s.n_deck, s.n_held[1]) == (1, 1, 11, 40, 4)


def test_the_scenarios_of_the_page_pass() -> None:
    outcomes = [run_case(case) for text in blocks("toml") for case in read_cases(text)]
    assert [outcome.case.id for outcome in outcomes] == ["KO-S14", "KO-S15.allowed", "KO-S15.forbidden"]
    assert all(outcome.passed for outcome in outcomes)


@pytest.mark.parametrize("text", blocks("record"))
def test_a_record_of_the_page_is_true(text: str) -> None:
    verify(read_record(text))


def test_a_dealt_record_has_the_lines_that_the_page_shows() -> None:
    text = played({"players": 3}).record()
    assert all(block in text for block in blocks("text"))


@pytest.mark.parametrize("game", [KORSAR, KEYLARGO, KATANA], ids=lambda game: game.name)
def test_the_page_names_all_that_may_be_expected(game: Game[Any]) -> None:
    named = {word for row in re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE) for word in re.findall(r"`(\w+)`", row)}
    figures = position.codec(game).tell(position.read(game, ""))
    assert {*WORDS, *figures} - named == set()


def test_the_page_names_every_word_of_a_position() -> None:
    page = position.Page("")
    position.codec(KORSAR).read(page, Row(KORSAR.row_of(KORSAR.options_of({}))))
    assert [word for word in page.asked if f"`{word}`" not in PAGE and word != "seat"] == []


@pytest.mark.parametrize("given", KEYLARGO_MOMENTS)
def test_the_page_names_every_word_of_a_position_of_keylargo(given: str) -> None:
    page = position.Page(f"encounters true\nturn 0\nmoment {given}")
    position.codec(KEYLARGO).read(page, Row(KEYLARGO.row_of(KEYLARGO.options_of({"encounters": True}))))
    assert [word for word in page.asked if f"`{word}`" not in PAGE and word != "seat"] == []


def test_the_position_of_keylargo_is_what_the_page_says() -> None:
    s = position.read(KEYLARGO, blocks("keylargo")[0])
    assert legal_texts(s, 1) == ["draw 1", "draw 2", "surface"]


@pytest.mark.parametrize("given", KATANA_MOMENTS)
def test_the_page_names_every_word_of_a_position_of_katana(given: str) -> None:
    page = position.Page(given)
    position.codec(KATANA).read(page, Row(KATANA.row_of(KATANA.options_of({}))))
    assert [word for word in page.asked if f"`{word}`" not in PAGE and word != "seat"] == []


def test_the_position_of_katana_is_what_the_page_says() -> None:
    s = position.read(KATANA, blocks("katana")[0])
    assert [KATANA.action_text(s, each) for each in plain(KATANA).legal_actions(s, 2)] == ["parry parry", "suffer"]


@pytest.mark.parametrize(
    ("game", "text"),
    [*((KEYLARGO, text) for text in OF_KEYLARGO), *((KATANA, text) for text in OF_KATANA)],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_the_page_shows_decisions_that_there_are(game: Game[Any], text: str) -> None:
    s = position.read(game, "")
    assert game.action_text(s, game.action_of(s, text)) == text


@pytest.mark.parametrize(
    ("game", "texts", "types"),
    [(KEYLARGO, OF_KEYLARGO, keylargo_actions.TYPES), (KATANA, OF_KATANA, katana_actions.TYPES)],
    ids=["keylargo", "katana"],
)
def test_the_page_shows_every_kind_of_decision(game: Game[Any], texts: list[str], types: tuple[str, ...]) -> None:
    s = position.read(game, "")
    assert {game.action_fields(s, game.action_of(s, text))["type"] for text in texts} == set(types)
