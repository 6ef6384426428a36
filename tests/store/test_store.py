"""The store: durable when acknowledged, one writer for each number, and the schema brought up to date."""

from __future__ import annotations

import hashlib
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from ludotheque.core.game import Options
from ludotheque.store import Conflict, NotOpened, NotStored, Store, open_store
from ludotheque.store.database import HEAD, version_of
from ludotheque.store.rows import row_of, text_of
from ludotheque.store.schema import metadata
from ludotheque.table import (
    Begun,
    Decided,
    Filled,
    Hinted,
    Named,
    Opened,
    Row,
    Sat,
    SeatPlan,
    UndoAnswered,
    UndoAsked,
    UndoLapsed,
    Undone,
)
from tests.store.held import Held

SEATS = (SeatPlan("human", "Inès", 1), SeatPlan("bot", "Basile", 2, "discovery"), SeatPlan("open"))
OPTIONS: Options = {"players": 3, "teams": False, "palette": "loot"}
OPENED = Opened("game", 1, OPTIONS, (5, -1), SEATS, "c0ffee", bytes(32), "second", 60, hints=True)
ROWS: list[Row] = [
    OPENED,
    Sat(2, 3),
    Named(2, "d’Anjou « 8 »", 4),
    Filled(2, "easygoing", "Colette", 4),
    Begun((b"", b"\x00\xff", b"")),
    Decided(0, 1, 77, "human"),
    Decided(1, 1, 78, "stand_in"),
    Decided(0, 2, 79, "time_up"),
    Hinted(0, 3),
    UndoAsked(0, 5),
    UndoAnswered(1, False),
    UndoLapsed(0),
    Undone(0, 4),
]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = open_store(url)
    yield opened
    opened.close()


def written(*futures: Future[None]) -> None:
    for future in futures:
        future.result(timeout=10)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: type(row).__name__)
def test_a_row_is_read_as_it_was_written(row: Row) -> None:
    assert row_of(text_of(row)) == row


def test_a_row_of_a_program_that_knew_no_editions_is_read() -> None:
    text = text_of(OPENED)
    assert row_of(text.replace(',"edition":"second"', "")) == replace(OPENED, edition="")


def test_a_row_of_a_program_that_knew_no_clock_is_of_a_table_without_one() -> None:
    text = text_of(OPENED)
    assert row_of(text.replace(',"clock":60', "")) == replace(OPENED, clock=0)


def test_a_row_of_a_program_that_knew_no_hints_is_of_a_table_without_them() -> None:
    text = text_of(OPENED)
    assert row_of(text.replace(',"hints":true', "")) == replace(OPENED, hints=False)


@pytest.mark.parametrize("text", ["{}", "[]", '{"row": "burnt"}', '{"row": "sat", "seat": "two", "token": 1}', "?"])
def test_a_text_that_is_no_row_is_told(text: str) -> None:
    with pytest.raises(ValueError, match=r"kinds|Expected|malformed"):
        row_of(text)


def test_the_log_is_what_was_appended(store: Store) -> None:
    written(store.create("t", ROWS[:2], {}), store.append("t", 2, ROWS[2:5]), store.append("t", 5, ROWS[5:]))
    written(store.create("other", ROWS[:1], {}))
    assert store.read("t") == ROWS
    assert store.read("t", 5) == ROWS[5:]
    assert store.read("nobody's") == []


def test_a_log_outlives_its_store(url: str) -> None:
    first = open_store(url)
    written(first.create("t", ROWS, {0: b"\x01" * 32}))
    first.close()
    second = open_store(url)
    assert (second.read("t"), second.secrets("t")) == (ROWS, {b"\x01" * 32: 0})
    second.close()


def test_of_two_writers_of_a_number_the_first_is_right(url: str) -> None:
    one, other = open_store(url), open_store(url)
    written(one.create("t", ROWS[:1], {}))
    written(other.append("t", 1, [Sat(2, 5)]))
    with pytest.raises(Conflict):
        written(one.append("t", 1, [Sat(2, 6)]))
    assert one.read("t", 1) == [Sat(2, 5)]
    one.close()
    other.close()


def test_rows_that_conflict_take_none_of_their_company_with_them(store: Store) -> None:
    """Whatever is committed together: a batch is written whole or not at all, and hinders no other."""
    written(store.create("t", ROWS[:1], {}))
    first = [store.append("t", n, [Decided(0, n, 0, "human")]) for n in range(1, 100)]
    again = [store.append("t", n, [Decided(0, n, 1, "human"), Sat(2, n)]) for n in range(1, 100)]
    written(*first)
    assert all(isinstance(future.exception(timeout=10), Conflict) for future in again)
    assert store.read("t", 1) == [Decided(0, n, 0, "human") for n in range(1, 100)]


def test_what_nobody_waits_for_any_more_keeps_nothing_else_from_being_written(store: Store) -> None:
    held = Held()
    store._writer.put(held)
    given_up, wanted = store.create("t", ROWS[:1], {}), store.create("u", ROWS[:1], {})
    assert given_up.cancel()
    held.may_go_on.set()
    written(wanted)
    written(store.append("u", 1, ROWS[1:2]))
    assert (store.read("t"), store.read("u")) == ([], ROWS[:2])


def test_of_a_secret_only_the_hash_is_kept(store: Store, tmp_path: Path) -> None:
    secret = "a-secret-of-a-seat-in-a-link"
    written(store.create("t", ROWS, {-1: hashlib.sha256(secret.encode()).digest()}))
    on_disk = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"in\xc3\xa8s" in on_disk.lower()
    assert secret.encode() not in on_disk


def test_live_are_the_tables_that_no_row_has_ended(store: Store) -> None:
    for table in ("over", "playing", "over at once"):
        written(store.create(table, ROWS[:2], {}, ends=table == "over at once"))
    written(store.append("over", 2, ROWS[2:], ends=True), store.append("playing", 2, ROWS[2:]))
    assert [(live.table, live.opened) for live in store.live()] == [("playing", OPENED)]


def test_rows_that_were_not_written_end_no_table(store: Store) -> None:
    written(store.create("t", ROWS[:2], {}))
    with pytest.raises(Conflict):
        written(store.append("t", 1, ROWS[1:3], ends=True))
    assert [live.table for live in store.live()] == ["t"]


def test_a_live_table_says_when_it_was_begun_and_when_something_happened_last(store: Store, tmp_path: Path) -> None:
    for table in ("old", "older"):
        written(store.create(table, ROWS[:3], {}))
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        file.execute("UPDATE log SET written = '2026-05-01 10:00:00' WHERE seq < 2")
        file.execute("UPDATE log SET written = '2026-05-02 08:30:00' WHERE table_id = 'older' AND seq = 2")
    file.close()
    old, older = store.live()
    begun = datetime(2026, 5, 1, 10, tzinfo=UTC)
    assert (old.table, older.table, old.since, older.since) == ("old", "older", begun, begun)
    assert older.last == datetime(2026, 5, 2, 8, 30, tzinfo=UTC)
    assert old.last is not None
    assert older.last < old.last


def test_of_the_analyses_of_a_table_the_last_one_is_kept(store: Store) -> None:
    assert store.analysis("t") is None
    written(store.keep_analysis("t", "first"), store.keep_analysis("other", "else"))
    written(store.keep_analysis("t", "second"))
    assert (store.analysis("t"), store.analysis("other")) == ("second", "else")
    assert store.read("t") == []


def test_an_analysis_that_cannot_be_written_is_told_without_its_text(store: Store, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as broken:
        broken.execute("DROP TABLE analysis")
    broken.close()
    with pytest.raises(NotStored, match="table t, its analysis") as error:
        written(store.keep_analysis("t", "sealed"))
    assert "sealed" not in str(error.value)


def test_what_cannot_be_written_is_told_without_the_row(store: Store, tmp_path: Path) -> None:
    written(store.create("t", ROWS[:1], {}))
    with sqlite3.connect(tmp_path / "tables.sqlite") as broken:
        broken.execute("DROP TABLE log")
    broken.close()
    with pytest.raises(NotStored) as told:
        written(store.append("t", 1, [Named(2, "Inès", 4)]))
    assert "Inès" not in str(told.value)


def test_the_migrations_make_the_schema(url: str, store: Store) -> None:
    engine = create_engine(url)
    found = inspect(engine)
    assert version_of(engine) == HEAD
    assert set(found.get_table_names()) == {*metadata.tables, "alembic_version"}
    for name, table in metadata.tables.items():
        assert {c["name"]: c["nullable"] for c in found.get_columns(name)} == {c.name: c.nullable for c in table.c}
        assert found.get_pk_constraint(name)["constrained_columns"] == [c.name for c in table.primary_key]
    engine.dispose()


def test_a_database_of_today_needs_no_migration(url: str) -> None:
    open_store(url).close()
    program = f"import sys; from ludotheque.store import open_store; open_store({url!r}).close(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "sqlalchemy" in done.stdout.split()
    assert "alembic" not in done.stdout.split()


def test_what_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("this is no database, however long it may be", encoding="utf-8")
    for name in ("folder", "text", "nowhere/tables.sqlite"):
        with pytest.raises(NotOpened):
            open_store(f"sqlite:///{tmp_path / name}")


def test_a_database_of_a_later_version_is_told(url: str, tmp_path: Path) -> None:
    open_store(url).close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")
    later.close()
    with pytest.raises(NotOpened, match="9999"):
        open_store(url)


APPEND_FOR_EVER = """
import sys
from ludotheque.store import open_store
from ludotheque.table import Decided
store = open_store(sys.argv[1])
number = 1
while True:
    done = [store.append("t", number + i, [Decided(0, number + i, 0, "bot")]) for i in range(5)]
    for future in done:
        future.result()
    number += 5
    print(number - 1, flush=True)
"""


def test_what_was_acknowledged_outlives_a_kill(url: str) -> None:
    store = open_store(url)
    written(store.create("t", ROWS[:1], {}))
    command = [sys.executable, "-c", APPEND_FOR_EVER, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        for _ in range(20):
            writer.stdout.readline()
        os.kill(writer.pid, signal.SIGKILL)
        acknowledged = [int(line) for line in writer.stdout.read().split()]
    found = store.read("t", 1)
    assert found == [Decided(0, n, 0, "bot") for n in range(1, len(found) + 1)]
    assert len(found) >= max(acknowledged, default=100)
    store.close()


def test_sqlite_waits_for_the_disk(url: str, store: Store) -> None:
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
