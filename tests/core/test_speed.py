"""The bench measures what it says, for every number of players and in both modes."""

from __future__ import annotations

import json
from pathlib import Path

import highcard
import pytest

from ludotheque.cli import main
from ludotheque.core import speed
from ludotheque.core.modes import plain
from ludotheque.games import find_game


@pytest.fixture(autouse=True)
def _short_measurements(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "ENOUGH", 1e-4)
    monkeypatch.setattr(speed, "REPETITIONS", 1)
    monkeypatch.setenv("PYTHONPATH", str(Path(highcard.__file__).parents[1]))


def test_the_bench_gives_a_row_for_each_number_of_players_and_mode(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "highcard", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["players"], row["mode"]) for row in rows] == [
        (n, mode) for n in (2, 3, 4) for mode in ("plain", "compiled")
    ]
    figures = ["decisions_per_s", "games_per_s", "clone_ns", "observe_ns", "state_bytes", "cold_s", "warm_s", "ratio"]
    assert all(row[figure] > 0 for row in rows for figure in figures)


def test_the_bench_prints_a_line_for_each_row_in_the_reader_s_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert main(["bench", "highcard", "--players", "3"]) == 0
    heading, *lines = capsys.readouterr().out.splitlines()
    assert "décisions/s" in heading
    assert [line.split()[:2] for line in lines] == [["3", "interprété"], ["3", "compilé"]]


def test_each_variant_of_a_game_is_a_row_of_its_own() -> None:
    """Key Largo with and without its encounter deck."""
    tables = speed.tables_of(find_game("keylargo"), 4)
    assert tables == [{"players": 4, "encounters": False}, {"players": 4, "encounters": True}]
    assert speed.tables_of(find_game("korsar"), 5) == [{"players": 5, "teams": False}]


def test_a_number_of_players_that_the_game_has_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "highcard", "--players", "9"]) == 1
    assert "2, 3, 4" in capsys.readouterr().err


def test_a_decision_and_a_game_agree_on_how_long_a_game_is() -> None:
    a_decision, a_game = speed.random_play(plain(highcard.GAME), highcard.GAME.options_of({"players": 2}))
    assert a_game / a_decision == pytest.approx(6)
