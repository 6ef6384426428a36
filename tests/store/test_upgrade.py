"""Databases of earlier programs are brought up to date: on a copy's safety, whole or not at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.store import NotOpened, TooNew, ending, open_store, sqlite_in, survey
from ludotheque.store.database import HEAD
from ludotheque.table import Unreadable
from tests.data.stored import GAMES, VERSIONS, stored


def asked(file: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as opened:
        return opened.execute(question).fetchall()


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("game", GAMES)
def test_of_the_tables_of_an_earlier_program_those_not_over_are_live(game: str, version: str, tmp_path: Path) -> None:
    tables = stored(version, game, tmp_path)
    file = tmp_path / "tables.sqlite"
    rows = asked(file, "SELECT * FROM log ORDER BY table_id, seq")
    store = open_store(sqlite_in(file))
    live = {each.table for each in store.live()}
    assert [store.is_over(tables[which]["table"]) for which in ("playing", "open", "over")] == [False, False, True]
    store.close()
    assert live == {tables["playing"]["table"], tables["open"]["table"]}
    assert asked(file, "SELECT * FROM log ORDER BY table_id, seq") == rows


def test_a_file_is_copied_beside_itself_before_it_is_changed(tmp_path: Path) -> None:
    stored("0001", "korsar", tmp_path)
    file, copy = tmp_path / "tables.sqlite", tmp_path / "tables-0001.sqlite"
    rows = asked(file, "SELECT * FROM log")
    open_store(sqlite_in(file)).close()
    assert asked(copy, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert asked(copy, "SELECT * FROM log") == rows
    assert copy.stat().st_mode & 0o777 == 0o600
    open_store(sqlite_in(file)).close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tables-0001.sqlite", "tables.sqlite"]


def test_an_earlier_copy_is_never_overwritten(tmp_path: Path) -> None:
    stored("0001", "korsar", tmp_path)
    (tmp_path / "tables-0001.sqlite").write_text("somebody's", encoding="utf-8")
    open_store(sqlite_in(tmp_path / "tables.sqlite")).close()
    assert (tmp_path / "tables-0001.sqlite").read_text(encoding="utf-8") == "somebody's"
    assert asked(tmp_path / "tables-0001-2.sqlite", "SELECT version_num FROM alembic_version") == [("0001",)]


def test_where_no_copy_can_be_made_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored("0001", "korsar", tmp_path)
    monkeypatch.setattr("ludotheque.store.copying.os.open", no_room)
    with pytest.raises(NotOpened, match="no copy"):
        open_store(sqlite_in(tmp_path / "tables.sqlite"))
    assert asked(tmp_path / "tables.sqlite", "SELECT version_num FROM alembic_version") == [("0001",)]


def no_room(*_: object) -> int:
    raise OSError("no room")


def test_a_migration_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored("0001", "korsar", tmp_path)
    url = sqlite_in(tmp_path / "tables.sqlite")

    def broken(*_: object) -> bool:
        raise RuntimeError("in the middle")

    with monkeypatch.context() as patched:
        patched.setattr(ending, "is_over", broken)
        with pytest.raises(RuntimeError):
            open_store(url)
    assert asked(tmp_path / "tables.sqlite", "SELECT version_num FROM alembic_version") == [("0001",)]
    open_store(url).close()
    assert asked(tmp_path / "tables.sqlite", "SELECT version_num FROM alembic_version") == [(HEAD,)]


@pytest.mark.parametrize("game", GAMES)
def test_a_survey_tells_what_is_live_and_changes_nothing(game: str, tmp_path: Path) -> None:
    tables = stored("0001", game, tmp_path)
    before = (tmp_path / "tables.sqlite").read_bytes()
    found = survey(sqlite_in(tmp_path / "tables.sqlite"))
    assert found is not None
    assert {each.table for each in found.live} == {tables["playing"]["table"], tables["open"]["table"]}
    assert {each.opened and (each.opened.game, each.opened.version) for each in found.live} == {(game, 1)}
    assert (found.version, found.is_current, found.aside) == ("0001", False, frozenset())
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("tables.sqlite", before)]


def test_a_survey_of_a_database_of_today_finds_nothing_to_change(tmp_path: Path) -> None:
    stored("0001", "korsar", tmp_path)
    store = open_store(sqlite_in(tmp_path / "tables.sqlite"))
    behind = store.live()[0].table
    store.set_aside([behind])
    store.close()
    found = survey(sqlite_in(tmp_path / "tables.sqlite"))
    assert found is not None
    assert (found.is_current, len(found.live), found.aside) == (True, 2, frozenset({behind}))


@pytest.mark.parametrize(
    "damage",
    [
        "'{garbage'",
        '\'{"row":"danced"}\'',
        '\'{"row":"undone","seat":0,"to":3}\'',
        'replace(row, \'"version":1\', \'"version":"one"\')',
    ],
)
@pytest.mark.parametrize("version", VERSIONS)
def test_a_table_whose_beginning_nobody_can_read_is_live_and_the_others_are_as_they_were(
    damage: str, version: str, tmp_path: Path
) -> None:
    tables = stored(version, "korsar", tmp_path)
    file, broken = tmp_path / "tables.sqlite", tables["playing"]["table"]
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute(f"UPDATE log SET row = {damage} WHERE seq = 0 AND table_id = ?", (broken,))
    rows = asked(file, "SELECT row FROM log ORDER BY table_id, seq")
    found = survey(sqlite_in(file))
    assert found is not None
    open_store(sqlite_in(file)).close()
    now = survey(sqlite_in(file))
    assert now is not None
    for live in (found.live, now.live):
        assert {each.table: each.opened is None for each in live} == {broken: True, tables["open"]["table"]: False}
    assert asked(file, "SELECT row FROM log ORDER BY table_id, seq") == rows


@pytest.mark.parametrize("version", VERSIONS)
def test_a_table_with_a_time_that_nobody_can_read_is_live_and_the_others_are_as_they_were(
    version: str, tmp_path: Path
) -> None:
    tables = stored(version, "korsar", tmp_path)
    file, broken = tmp_path / "tables.sqlite", tables["playing"]["table"]
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("UPDATE log SET written = 'yesterday' WHERE seq = 3 AND table_id = ?", (broken,))
    store = open_store(sqlite_in(file))
    found = survey(sqlite_in(file))
    assert found is not None
    for live in (found.live, store.live()):
        assert {each.table: each.opened is None for each in live} == {broken: True, tables["open"]["table"]: False}
    with pytest.raises(Unreadable):
        store.written(broken)
    assert store.written(tables["open"]["table"])
    store.close()


@pytest.mark.parametrize("version", VERSIONS)
def test_a_row_in_the_middle_that_nobody_can_read_ends_no_migration(version: str, tmp_path: Path) -> None:
    tables = stored(version, "korsar", tmp_path)
    file, broken = tmp_path / "tables.sqlite", tables["playing"]["table"]
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("UPDATE log SET row = '{garbage' WHERE seq = 5 AND table_id = ?", (broken,))
    store = open_store(sqlite_in(file))
    assert {each.table for each in store.live()} == {broken, tables["open"]["table"]}
    store.close()


def test_a_survey_of_nothing_of_a_newer_program_and_of_no_database(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert survey(sqlite_in(tmp_path / "empty")) is None
    (tmp_path / "text").write_text("this is no database, however long it may be", encoding="utf-8")
    with pytest.raises(NotOpened):
        survey(sqlite_in(tmp_path / "text"))
    stored("0001", "korsar", tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as later, later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(TooNew):
        survey(sqlite_in(tmp_path / "tables.sqlite"))
