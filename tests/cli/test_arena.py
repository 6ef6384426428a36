"""`ludotheque arena`: its tables, and what it says where there can be none."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import islice
from pathlib import Path

import pytest

from ludotheque import cli
from ludotheque.arena.contest import Contest
from ludotheque.arena.executors import Here, Workers
from ludotheque.arena.playing import table_of
from ludotheque.arena.results import Row
from ludotheque.arena.seating import Seating

HIGHCARD = ["arena", "highcard", "--bots", "highest,random", "--players", "2", "--jobs", "1"]
KATANA = ["arena", "katana", "--bots", "easygoing,random", "--players", "5", "--jobs", "1"]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_a_table_has_a_line_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*HIGHCARD, "--games", "20", "--seed", "3", "--duplicate"]) == 0
    told = capsys.readouterr()
    first, _, head, *lines = told.out.splitlines()
    assert first == "highcard, 2 players: 20 games on 10 deals, seed 3."
    assert " ".join(head.split()) == "bot games % won [95 %] % of seats mean score [95 %] rating ± σ"
    assert {line.split()[0] for line in lines[:2]} == {"highest", "random"}
    assert all(line.split()[1] == "20" for line in lines[:2])
    assert told.err == ""


@pytest.mark.parametrize(("games", "few"), [("40", True), ("60", False)])
def test_deals_that_are_too_few_are_told(games: str, few: bool, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*HIGHCARD, "--games", games, "--duplicate"]) == 0
    assert ("deals are too few" in capsys.readouterr().out) == few


@pytest.mark.parametrize(("games", "asked", "played"), [("3", "3 games were", 4), ("1", "One game was", 2)])
def test_games_that_complete_a_round_are_told(
    games: str, asked: str, played: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*HIGHCARD, "--games", games]) == 0
    told = capsys.readouterr()
    assert f"{played} games" in told.out
    assert f"{asked} asked for; {played} give every bot every seat equally often." in told.err


def test_where_camps_are_dealt_they_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*KATANA, "--games", "12", "--by-camp", "--duplicate"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if "’ camp" in line or "’s camp" in line]
    assert [line.split()[0] for line in lines] == ["Shogun’s", "Shogun’s", "Ninjas’", "Ninjas’", "Ronin’s", "Ronin’s"]
    assert [line.split()[2:4] for line in lines] == [["easygoing", "6"], ["random", "6"]] * 3


def test_a_table_is_told_in_french(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert cli.main([*HIGHCARD, "--games", "20"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("highcard à 2\u00a0: 20 parties sur 20 donnes, graine 1.")
    assert "50,0" in told


def test_only_figures_have_the_decimal_sign_of_french(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    mine = tmp_path / "mine.py"
    mine.write_text("from ludotheque.bots.random import RandomBot as Mine\n", "utf-8")
    assert cli.main([*KATANA, "--bots", f"{mine}:Mine", "--games", "4", "--by-camp"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if "Mine" in line]
    assert len(lines) == 4
    assert all("mine.py:Mine" in line and "," in line for line in lines)


def test_options_of_the_game_are_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from ludotheque.arena.results import read_parquet

    file = tmp_path / "games.parquet"
    given = ["arena", "korsar", "--bots", "random", "--games", "2", "--players", "4", "--teams", "--jobs", "1"]
    assert cli.main([*given, "--option", "captain_rule=last_placed", "--out", str(file)]) == 0
    options = read_parquet(file)[0]["options"]
    assert (options["players"], options["teams"], options["captain_rule"]) == (4, True, "last_placed")


def test_the_same_command_again_tells_the_same_and_plays_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    given = [*HIGHCARD, "--games", "20", "--out", str(tmp_path / "games.parquet")]
    assert cli.main(given) == 0
    file = (tmp_path / "games.parquet").read_bytes()
    first = capsys.readouterr().out
    assert cli.main(given) == 0
    assert capsys.readouterr().out == first
    assert (tmp_path / "games.parquet").read_bytes() == file


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--bots", "highest,nobody"], ["nobody", "random, discovery, highest"]),
        (["--bots", "highest,"], ["“”", "random, discovery, highest"]),
        (["--bots", "random@500"], ["random@500"]),
        (["--bots", "none.py:Mine"], ["none.py"]),
        (["--bots", ",".join(["random"] * 60), "--players", "4"], ["60", "4"]),
        (["--games", "0"], ["--games", "0"]),
        (["--jobs", "0"], ["--jobs", "0"]),
        (["--players", "9"], ["9", "2, 3, 4"]),
        (["--teams"], ["teams", "players"]),
        (["--option", "players"], ["players", "NAME=VALUE"]),
        (["--option", "colour=red"], ["colour", "players"]),
        (["--out", "none/at/all.parquet"], ["none/at/all.parquet", "--out"]),
        (["--cluster", "nowhere"], ["nowhere", "Dask"]),
        (["--cluster", "tcp://127.0.0.1:1"], ["tcp://127.0.0.1:1", "Dask"]),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    given: list[str], said: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.arena.executors.PATIENCE", 1)
    assert cli.main([*HIGHCARD, "--games", "4", *given]) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert all(part in told[0] for part in said)


def test_where_a_bot_failed_is_shown_to_whoever_asks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("def Mine(rules, seat, seed):\n    return 1 / 0\n", "utf-8")
    given = [*HIGHCARD, "--bots", f"{mine}:Mine,random", "--games", "2"]
    assert cli.main(given) == 1
    told = capsys.readouterr().err
    assert f"{mine}:Mine failed in game 0, seat " in told
    assert len(told.splitlines()) == 1
    assert cli.main([*given, "--trace"]) == 1
    traced = capsys.readouterr().err
    assert "return 1 / 0" in traced
    assert traced.endswith(told)


def test_there_are_no_more_processes_than_games(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def on_this_machine(jobs: int) -> AbstractContextManager[Workers]:
        asked.append(jobs)
        return nullcontext(Workers(Here(), 1))

    monkeypatch.setattr("ludotheque.arena.executors.on_this_machine", on_this_machine)
    assert cli.main([*HIGHCARD, "--games", "4", "--jobs", "1000"]) == 0
    assert asked == [4]


class Enough(Exception):
    """As if somebody stopped the run now."""


def test_of_more_games_than_there_is_memory_for_the_first_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def enough(contest: Contest, seatings: Iterable[Seating], *_: object) -> Iterator[list[Row]]:
        yield from map(table_of(contest).play, islice(seatings, 4))
        raise Enough

    monkeypatch.setattr("ludotheque.arena.running.run", enough)
    with pytest.raises(Enough):
        cli.main([*HIGHCARD, "--games", str(10**15)])


@pytest.mark.parametrize(("package", "given"), [("openskill", []), ("pyarrow", ["--out", "a.parquet"])])
def test_a_package_that_is_missing_is_named(
    package: str, given: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    there = importlib.util.find_spec
    monkeypatch.setattr("ludotheque.cli.arena.find_spec", lambda name: None if name == package else there(name))
    assert cli.main([*HIGHCARD, "--games", "4", *given]) == 1
    said = capsys.readouterr().err
    assert package in said
    assert "uv sync --extra arena" in said
