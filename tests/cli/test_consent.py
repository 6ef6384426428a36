"""`ludotheque serve` on tables of an earlier program: it says what will change, and asks first."""

from __future__ import annotations

import os
import pty
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from io import StringIO
from pathlib import Path

import pytest

from ludotheque.cli.consent import asked
from ludotheque.server.opening import LOCK
from ludotheque.words import Words
from tests.cli.conftest import Refuse
from tests.data.stored import stored
from tests.server.process import COMMAND, START, command


def form_of(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as file:
        return str(file.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def of_other_rules(folder: Path, *tables: str) -> None:
    """Makes them tables of a program that is not there any more."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as file, file:
        for table in tables:
            other = (
                "UPDATE log SET row = replace(row, '\"version\":1', '\"version\":77') WHERE table_id = ? AND seq = 0"
            )
            file.execute(other, (table,))


@pytest.fixture
def begin(refused: Refuse) -> Refuse:
    """What the command says where nobody can be asked, as it refuses to begin."""

    def begin(folder: Path, language: str = "en") -> str:
        given = ["serve", "--no-browser", "--port", "0", "--data", folder]
        return refused(*given, language=f"{language}_XX", has_more_to_tell=True)

    return begin


def test_where_nobody_can_be_asked_nothing_is_changed(begin: Refuse, tmp_path: Path) -> None:
    stored("0001", "korsar", tmp_path)
    before = (tmp_path / "tables.sqlite").read_bytes()
    said = begin(tmp_path)
    assert "tables-0001.sqlite" in said
    assert "--upgrade" in said
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"tables.sqlite": before, LOCK: b""}


def test_with_the_option_the_tables_are_brought_up_to_date(tmp_path: Path) -> None:
    made = stored("0001", "korsar", tmp_path)["playing"]
    with command(tmp_path, "--upgrade") as house:
        with house.seat(made, 0) as line:
            assert line.view["table"]["status"] == "playing"
        house.end()
    assert form_of(tmp_path) != "0001"
    with command(tmp_path) as house:
        assert house.end() == (0, "", "")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 of 2 live tables cannot go on", "– korsar, rules version 77: 1 table, begun on 2026-11-30"]),
        ("fr", ["1 des 2 tables en cours ne peut pas continuer", "– korsar, version 77 des règles\u00a0: 1 table"]),
    ],
)
def test_live_tables_that_cannot_go_on_are_counted_by_game(
    begin: Refuse, language: str, said: list[str], tmp_path: Path
) -> None:
    made = stored("0001", "korsar", tmp_path)
    of_other_rules(tmp_path, made["playing"]["table"])
    told = begin(tmp_path, language=language)
    assert [words for words in said if words not in told] == []


def test_of_what_stays_behind_the_host_is_told_once(begin: Refuse, tmp_path: Path) -> None:
    made = stored("0001", "korsar", tmp_path)
    with command(tmp_path, "--upgrade") as house:
        house.end()
    of_other_rules(tmp_path, made["playing"]["table"])
    assert "1 of 2 live tables cannot go on" in begin(tmp_path)
    for arguments in (["--upgrade"], []):
        with command(tmp_path, *arguments) as house:
            with house.line(made["playing"]["table"]) as line:
                assert line.closed() == 4410
            house.end()


@pytest.mark.parametrize("damage", ["row = '{garbage'", "written = 'yesterday'"])
def test_a_table_whose_beginning_cannot_be_read_is_set_aside_by_name_and_the_others_go_on(
    begin: Refuse, damage: str, tmp_path: Path
) -> None:
    made = stored("0001", "korsar", tmp_path)
    with command(tmp_path, "--upgrade") as house:
        house.end()
    broken = made["playing"]["table"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        file.execute(f"UPDATE log SET {damage} WHERE seq = 0 AND table_id = ?", (broken,))
    for language, counted, older in (
        ("en", "1 of 2 live tables cannot", "older program"),
        ("fr", "1 des 2 tables en cours ne peut pas", "programme plus ancien"),
    ):
        said = begin(tmp_path, language=language)
        assert counted in said
        assert broken in said
        assert older not in said
    for arguments in (["--upgrade"], []):
        with command(tmp_path, *arguments) as house:
            with house.line(broken) as line:
                assert line.closed() == 4411
            with house.seat(made["open"], 0) as line:
                assert line.view["table"]["status"] == "open"
            house.end()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
        assert file.execute("SELECT count(*) FROM log WHERE table_id = ?", (broken,)).fetchone()[0] > 1


@contextmanager
def at_terminal(folder: Path, answer: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """The command at a terminal where somebody answers; with all that was said until it is open or has ended."""
    ours, theirs = pty.openpty()
    given = [*COMMAND, "--no-browser", "--port", "0", "--data", str(folder)]
    environment = {**os.environ, "LC_ALL": "fr_FR.UTF-8"}
    with subprocess.Popen(given, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as running:
        os.close(theirs)
        try:
            said = heard(ours, r"\[o/N\]")
            os.write(ours, answer.encode() + b"\n")
            yield running, said + heard(ours, r"http://|--upgrade")
        finally:
            running.kill()
            os.close(ours)


def heard(terminal: int, until: str) -> str:
    said = b""
    while not re.search(until, said.decode(errors="replace")):
        said += os.read(terminal, 1000)
    return said.decode(errors="replace")


def test_at_a_terminal_it_asks_and_goes_on_after_a_yes(tmp_path: Path) -> None:
    stored("0001", "katana", tmp_path)
    with at_terminal(tmp_path, "oui") as (_, said):
        assert "Continuer quand même\u202f? [o/N]" in said
        assert "La maison est ouverte" in said
    assert form_of(tmp_path) != "0001"


def test_at_a_terminal_a_no_changes_nothing(tmp_path: Path) -> None:
    stored("0001", "katana", tmp_path)
    with at_terminal(tmp_path, "n") as (running, said):
        assert running.wait(START) == 1
        assert "Rien n’a été modifié" in said
    assert form_of(tmp_path) == "0001"
    assert {path.name for path in tmp_path.iterdir()} == {"tables.sqlite", LOCK}


@pytest.mark.parametrize(
    ("answer", "is_yes"), [("", False), ("\n", False), ("n\n", False), ("peut-être\n", False), (" Oui \n", True)]
)
def test_nothing_but_a_yes_is_one(answer: str, is_yes: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stderr"):
        monkeypatch.setattr(sys, name, Terminal(answer))
    assert asked(Words("fr")) == is_yes


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_tables_of_a_newer_program_are_told_as_such(begin: Refuse, tmp_path: Path) -> None:
    stored("0001", "korsar", tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer program" in begin(tmp_path)
