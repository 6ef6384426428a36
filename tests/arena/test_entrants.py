"""Bots by name, with budgets, from other packages and from files."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from highcard.bot import Highest

from ludotheque.arena.entrants import maker_of
from ludotheque.bots import GROUP, Bots, bots_of
from ludotheque.bots.random import RandomBot
from ludotheque.bots.searching import Searching
from ludotheque.core.modes import plain
from ludotheque.core.sentence import Refused
from ludotheque.games import find_game
from ludotheque.search import Budget


@pytest.fixture
def searching(monkeypatch: pytest.MonkeyPatch) -> Searching:
    maker = Searching(find_game("highcard"), Budget(50))
    monkeypatch.setattr("ludotheque.arena.entrants.bots_of", lambda game: {**bots_of(game), "deep": maker})
    return maker


def refused(entrant: str) -> tuple[str, object]:
    with pytest.raises(Refused) as found:
        maker_of("highcard", entrant)
    return found.value.sentence.id, found.value.sentence.args


def test_a_bot_of_another_package_is_found_by_its_entry_point() -> None:
    assert maker_of("highcard", "highest") is Highest
    assert "highest" not in bots_of("korsar")


def test_a_bot_without_a_budget_is_what_the_game_says(searching: Searching) -> None:
    assert maker_of("highcard", "random") is RandomBot
    assert maker_of("highcard", "deep") is searching


def test_a_search_keeps_to_the_budget_after_its_name(searching: Searching) -> None:
    assert maker_of("highcard", "deep@500") == searching.within(Budget(500))
    timed = maker_of("highcard", "deep@0.5s")
    assert isinstance(timed, Searching)
    assert timed.budget.seconds == 0.5


@pytest.mark.parametrize("budget", ["", "0", "-3", "half", "0s", "1e3", "5 s", "9" * 10, f"{'9' * 400}s"])
def test_a_budget_that_makes_no_sense_is_refused(budget: str, searching: Searching) -> None:
    assert refused(f"deep@{budget}") == ("error-arena-budget", {"got": f"deep@{budget}"})


def test_a_budget_for_a_bot_that_does_not_search_is_refused() -> None:
    assert refused("random@500") == ("error-arena-no-search", {"got": "random@500", "name": "random"})


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    id, args = refused("deepest")
    assert id == "error-arena-bot"
    assert args == {"game": "highcard", "got": "deepest", "expected": "random, discovery, highest"}


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "folder@home" / "mine.py"
    file.parent.mkdir()
    file.write_text("class Mine:\n    def __init__(self, rules, seat, seed):\n        pass\nNOTHING = 1\n", "utf-8")
    return file


def test_a_bot_may_be_in_a_file(mine: Path) -> None:
    maker = maker_of("highcard", f"{mine}:Mine")
    assert getattr(maker, "__name__", "") == "Mine"


def test_a_bot_in_a_file_may_be_a_dataclass(mine: Path) -> None:
    mine.write_text(
        "from __future__ import annotations\nfrom dataclasses import dataclass\nfrom typing import ClassVar\n"
        "@dataclass\nclass Mine:\n    rules: object\n    seat: int\n    seed: int\n    n: ClassVar[int] = 1\n",
        "utf-8",
    )
    assert maker_of("highcard", f"{mine}:Mine")(plain(find_game("highcard")), 0, 7) is not None


def test_a_file_that_ends_the_program_is_refused(mine: Path) -> None:
    mine.write_text("import sys\nsys.exit()\n", "utf-8")
    assert refused(f"{mine}:Mine") == ("error-arena-bot-load", {"bot": str(mine), "error": "SystemExit()"})


def test_a_file_with_a_mistake_in_it_is_refused_with_the_mistake(mine: Path) -> None:
    mine.write_text("one = 1 / 0\n", "utf-8")
    error = "ZeroDivisionError('division by zero')"
    assert refused(f"{mine}:Mine") == ("error-arena-bot-load", {"bot": str(mine), "error": error})


def test_a_strangers_bot_that_cannot_be_loaded_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = {"gone": EntryPoint("highcard.gone", "nowhere:Bot", GROUP)}
    monkeypatch.setattr("ludotheque.arena.entrants.bots_of", lambda game: Bots({}, gone))
    id, args = refused("gone")
    assert id == "error-arena-bot-load"
    assert args == {"bot": "gone", "error": "ModuleNotFoundError(\"No module named 'nowhere'\")"}


@pytest.mark.parametrize("name", ["Yours", "NOTHING"])
def test_a_file_without_that_bot_is_refused_with_what_it_holds(mine: Path, name: str) -> None:
    id, args = refused(f"{mine}:{name}")
    assert id == "error-arena-bot-in-file"
    assert args == {"file": str(mine), "got": name, "expected": "Mine"}


@pytest.mark.parametrize("file", ["none.py", "a\0b.py", ".", "x" * 5000])
def test_a_file_that_is_not_there_is_refused(file: str) -> None:
    assert refused(f"{file}:Mine") == ("error-arena-bot-file", {"file": file})
