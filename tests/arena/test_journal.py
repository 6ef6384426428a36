"""Games are kept as they end: nothing that was played is lost or played again, and nothing is mixed."""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, cast

import pyarrow as pa
import pytest
from pyarrow import parquet

from ludotheque.arena.contest import Contest, contest_of, schedule_of
from ludotheque.arena.executors import Here
from ludotheque.arena.journal import LONGEST, journal_of
from ludotheque.arena.results import TYPES, Games, read_parquet, write_parquet
from ludotheque.arena.running import run
from ludotheque.core.sentence import Refused
from ludotheque.games import find_game

CONTEST = contest_of(find_game("highcard"), {"players": 2}, ("highest", "random"), 1)


CRAMPED = """
import resource, sys
from pathlib import Path
from ludotheque.core.sentence import Refused
from tests.arena.test_journal import play
resource.setrlimit(resource.RLIMIT_FSIZE, (1500, resource.RLIM_INFINITY))
try:
    play(Path(sys.argv[1]))
except Refused as refused:
    print(refused.sentence.id, refused.sentence.args["file"])
"""


class Killed(BaseException):
    """As if the process were killed now."""


def play(file: Path, contest: Contest = CONTEST, n: int = 10, *, killed_after: int | None = None) -> list[int]:
    """Plays what is missing of the first n games; gives the numbers of those that were played."""
    numbers: list[int] = []
    with journal_of(file, contest) as journal:
        missing = [seating for seating in schedule_of(contest).games(n) if seating.number not in journal.games]
        for rows in run(contest, missing, Here(), 1):
            if len(numbers) == killed_after:
                raise Killed
            journal.add(rows)
            numbers.append(rows[0].game)
    return sorted(numbers)


def timeless(games: Games) -> Games:
    return {number: [replace(row, seconds=0.0, day="") for row in games[number]] for number in games}


def test_a_run_that_was_killed_goes_on_where_it_stopped(tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "at_once.parquet", tmp_path / "in_parts.parquet"
    play(at_once)
    with pytest.raises(Killed):
        play(in_parts, killed_after=4)
    assert not in_parts.exists()
    assert play(in_parts) == [4, 5, 6, 7, 8, 9]
    assert timeless(read_parquet(in_parts)[1]) == timeless(read_parquet(at_once)[1])
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["at_once.parquet", "in_parts.parquet"]


def test_half_a_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    with pytest.raises(Killed):
        play(file, killed_after=4)
    journal = tmp_path / "games.parquet.journal"
    journal.write_bytes(journal.read_bytes()[:-20])
    assert play(file) == [3, 4, 5, 6, 7, 8, 9]
    assert sorted(read_parquet(file)[1]) == list(range(10))


def test_a_file_that_is_whole_is_played_no_more_and_can_grow(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    play(file)
    assert play(file) == []
    assert play(file, n=14) == [10, 11, 12, 13]
    assert list(read_parquet(file)[1]) == list(range(14))


@pytest.mark.parametrize(
    ("other", "setting"),
    [
        (replace(CONTEST, seed=2), "seed"),
        (replace(CONTEST, bots=("random", "highest")), "bots"),
        (replace(CONTEST, options=(("players", 3),)), "options"),
        (replace(CONTEST, duplicate=True), "duplicate"),
        (replace(CONTEST, sources="0" * 16), "sources"),
    ],
)
@pytest.mark.parametrize("killed_after", [None, 4])
def test_games_of_other_settings_are_not_mixed(
    other: Contest, setting: str, killed_after: int | None, tmp_path: Path
) -> None:
    file = tmp_path / "games.parquet"
    if killed_after is None:
        play(file)
    else:
        with pytest.raises(Killed):
            play(file, killed_after=killed_after)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(Refused) as refused:
        play(file, other)
    assert refused.value.sentence.args["setting"] == setting
    assert {path: path.read_bytes() for path in before} == before


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    with journal_of(file, CONTEST), pytest.raises(Refused) as refused:
        play(file)
    assert refused.value.sentence.id == "error-arena-busy"


def at_the_lock(monkeypatch: pytest.MonkeyPatch, deed: Callable[[], object]) -> None:
    """Has something happen between the first look at a file and its lock."""
    lock = fcntl.flock

    def late(lines: IO[str], how: int) -> None:
        deed()
        lock(lines, how)

    monkeypatch.setattr("ludotheque.arena.journal.fcntl.flock", late)


def test_a_run_that_ends_meanwhile_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, other = tmp_path / "games.parquet", tmp_path / "other.parquet"
    play(other, n=14)
    at_the_lock(monkeypatch, lambda: other.replace(file))
    assert play(file) == []
    assert len(read_parquet(file)[1]) == 14


def test_a_journal_that_is_gone_meanwhile_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.parquet"
    at_the_lock(monkeypatch, (tmp_path / "games.parquet.journal").unlink)
    with pytest.raises(Refused) as refused:
        play(file)
    assert refused.value.sentence.id == "error-arena-busy"


def other_table(file: Path) -> None:
    parquet.write_table(pa.table({"a": [1]}), file)


def other_settings(file: Path) -> None:
    write_parquet(file, cast("dict[str, Any]", ["highcard"]), {})


def folder_of_games(file: Path) -> None:
    file.mkdir()
    play(file / "games.parquet")


@pytest.mark.parametrize(
    "make", [other_table, other_settings, lambda file: file.write_text("games"), Path.mkdir, folder_of_games]
)
def test_a_file_that_holds_something_else_is_left_alone(make: Any, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    make(file)
    before = file.read_bytes() if file.is_file() else b""
    with pytest.raises(Refused) as refused:
        play(file)
    assert refused.value.sentence.id == "error-arena-file"
    assert before == (file.read_bytes() if file.is_file() else b"")
    assert list(tmp_path.iterdir()) == [file]


SETTINGS = json.dumps(CONTEST.settings)


@pytest.mark.parametrize(
    "text", ["dear diary", "1", "null", "[]", f"{SETTINGS}\n1", f"{SETTINGS}\n[]", SETTINGS + '\n[{"game": 1}]']
)
def test_a_journal_that_holds_something_else_is_left_alone(text: str, tmp_path: Path) -> None:
    journal = tmp_path / "games.parquet.journal"
    journal.write_text(f"{text}\n", "utf-8")
    with pytest.raises(Refused) as refused:
        play(tmp_path / "games.parquet")
    assert refused.value.sentence.args == {"file": str(journal)}
    assert journal.read_text("utf-8") == f"{text}\n"


@pytest.mark.parametrize("place", ["none/games.parquet", "x" * 400, "a\0b"])
def test_a_place_where_nothing_can_be_written_is_refused(place: str, tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        play(tmp_path / place)
    assert refused.value.sentence.id == "error-arena-write"


def test_of_long_settings_only_what_is_another_is_told(tmp_path: Path) -> None:
    figures = tuple(range(60))
    file, first = tmp_path / "games.parquet", replace(CONTEST, figures=figures)
    write_parquet(file, first.settings, {})
    with pytest.raises(Refused) as refused:
        play(file, replace(first, figures=(*figures[:57], 5, *figures[58:])))
    args = refused.value.sentence.args
    assert (args["setting"], args["got"], args["expected"]) == ("figures", '{"57": 57}', '{"57": 5}')
    with pytest.raises(Refused) as refused:
        play(file, replace(first, bots=tuple("x" * 99 for _ in range(3))))
    assert len(str(refused.value.sentence.args["expected"])) == LONGEST


def test_a_disk_that_is_full_is_told_and_loses_nothing(tmp_path: Path) -> None:
    """In a process of its own, whose files may not grow beyond a few lines."""
    file = tmp_path / "games.parquet"
    known = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.check_output([sys.executable, "-c", CRAMPED, str(file)], env=known, text=True)
    assert said.split() == ["error-arena-full", str(file)]
    assert not file.exists()
    assert 0 < min(play(file)) < 9
    assert list(read_parquet(file)[1]) == list(range(10))


def test_a_file_of_before_games_had_a_day_is_read_and_can_grow(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    play(file)
    table = parquet.read_table(file)
    parquet.write_table(table.drop_columns("day"), file)
    assert {row.day for rows in read_parquet(file)[1].values() for row in rows} == {""}
    assert play(file, n=14) == [10, 11, 12, 13]


def test_a_file_has_a_row_a_seat_and_says_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    play(file)
    table = parquet.read_table(file)
    assert {field.name: str(field.type).replace("double", "float64") for field in table.schema} == TYPES
    assert table.num_rows == 20
    assert table.column("game").to_pylist() == [game for game in range(10) for _ in range(2)]
    assert set(table.column("bot").to_pylist()) == {"highest", "random"}
    assert json.loads(table.schema.metadata[b"ludotheque.contest"]) == CONTEST.settings
