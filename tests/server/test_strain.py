"""Under strain: slow readers, a failing store, another process on the same store, little memory."""

from __future__ import annotations

import json
import random
import socket
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from ludotheque.core.game import Game
from ludotheque.server.limits import Limits, Rate
from ludotheque.table import Row, Table
from tests.server.served import play, secret_of, serving, settled

EASY = Rate(10_000, 10_000)


def test_who_reads_nothing_holds_up_nobody_and_is_dropped(tmp_path: Path) -> None:
    limits = Limits(send_seconds=0.5, messages=EASY)
    with serving(tmp_path, limits, send_buffer=4096) as served, socket.socket() as deaf:
        made = served.make("me", "discovery", "discovery", game="korsar")
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        deaf.connect(("127.0.0.1", served.port))
        address = f"ws://127.0.0.1:{served.port}/api/tables/{made['table']}/socket"
        # With a full queue of one message this client stops reading.
        with connect(address, sock=deaf, max_queue=1, compression=None, close_timeout=0.1) as opened:
            opened.send(json.dumps({"type": "sit", "secret": made["watch"], "seen": -1}))
            with served.seat(made, 0) as line:
                assert served.house.doors.open.total() == 2
                play(line, random.Random(1))
                settled(lambda: served.house.doors.open.total() == 1)
                assert line.view["table"]["status"] == "over"


def test_a_house_with_little_memory_reads_its_tables_again(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(tables_in_memory=2)) as served:
        tables = [served.make("me", "device", game="korsar") for _ in range(5)]
        assert len(served.house.tables._live) == 2
        for made in tables:
            with served.seat(made, 0) as line:
                before = line.view["observation"]
            with served.seat(made, 0) as line:
                assert line.view["observation"] == before
        assert len(served.house.tables._live) == 2


def test_a_long_game_that_is_read_again_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, Limits(tables_in_memory=1)) as served:
        long, other = served.make("me", "device"), served.make("me", "device")
        reading, read = threading.Event(), threading.Event()

        def slow(game: Game[Any], rows: Sequence[Row]) -> Table:
            reading.set()
            assert read.wait(10)
            return Table(game, rows)

        monkeypatch.setattr("ludotheque.server.tables.table_of", slow)
        with served.seat(other, 0) as quick, served.line(long["table"]) as line:
            assert reading.wait(10)
            quick.say(type="name", name="Inès", token=1)
            assert quick.until(lambda view: view["table"]["seats"][0]["name"] == "Inès")
            read.set()
            line.say(type="sit", secret=secret_of(long, 0), seen=-1)
            assert line.look()["you"] == 0


def test_a_long_game_that_is_gone_on_with_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as served:
        made = served.make("me", "device")
        making, may_be_made = threading.Event(), threading.Event()

        def slow(game: Game[Any], rows: Sequence[Row]) -> Table:
            making.set()
            assert may_be_made.wait(10)
            return Table(game, rows)

        with served.seat(made, 0) as quick, ThreadPoolExecutor() as elsewhere:
            monkeypatch.setattr("ludotheque.server.tables.table_of", slow)
            later = elsewhere.submit(served.make, "me", "device")
            assert making.wait(10)
            quick.say(type="name", name="Inès", token=1)
            assert quick.until(lambda view: view["table"]["seats"][0]["name"] == "Inès")
            may_be_made.set()
            with served.seat(later.result(10), 0) as line:
                assert line.view["you"] == 0


def test_a_table_that_somebody_is_at_stays_in_memory(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(tables_in_memory=1)) as served:
        made = served.make("me", "device", game="korsar")
        with served.seat(made, 0):
            for _ in range(3):
                served.make("me", "device")
            assert made["table"] in served.house.tables._live


def test_a_table_that_somebody_is_about_to_sit_at_has_no_second_copy(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(tables_in_memory=1)) as served:
        made = served.make("me", "device")
        live = served.house.tables._live[made["table"]]
        with served.line(made["table"]) as late:
            settled(lambda: not live.is_idle)
            for _ in range(3):
                served.make("me", "device")
            with served.seat(made, 1) as other:
                late.say(type="sit", secret=made["seats"][0]["secret"], seen=-1)
                late.look()
                late.decide()
                other.until(lambda view: view["seq"] == 2)


def test_what_cannot_be_stored_is_refused_and_may_be_tried_again(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        made = served.make("me", "device", "device")
        with served.seat(made, 0) as line, served.seat(made, 1) as other:
            with sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None) as database:
                database.execute("ALTER TABLE log RENAME TO hidden")
                line.decide()
                assert line.refusal() == "error-not-stored"
                assert other.is_quiet()
                database.execute("ALTER TABLE hidden RENAME TO log")
            database.close()
            line.decide()
            assert other.look()["seq"] == 2


def test_who_cannot_be_seated_just_now_is_asked_to_come_again(tmp_path: Path) -> None:
    """1013: the page tries by itself, instead of saying that the link opens no seat."""
    with serving(tmp_path) as served:
        made = served.make("me", "open")
        with sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None) as database:
            database.execute("CREATE TRIGGER busy BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'busy'); END")
            with served.line(made["table"]) as line:
                line.say(type="sit", secret=made["seats"][1]["secret"], seen=-1)
                assert line.refusal() == "error-busy"
                assert line.closed() == 1013
            database.execute("DROP TRIGGER busy")
        database.close()
        with served.seat(made, 1) as line:
            assert line.view["you"] == 1


def test_two_servers_on_one_store_agree(tmp_path: Path) -> None:
    """The second one finds its number taken, reads again, and goes on."""
    with serving(tmp_path) as first, serving(tmp_path) as second:
        made = first.make("me", "device")
        with first.seat(made, 0) as here, second.seat(made, 1) as there:
            here.decide()
            here.look()
            there.decide()
            view = there.until(lambda view: view["seq"] == 3)
            assert view["decision"] == 2
        with first.seat(made, 0) as again:
            assert again.view["seq"] == 3


def test_many_tables_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(new_tables=EASY)) as served:
        for each in range(10):
            made = served.make("me", "discovery", "easygoing")
            with served.seat(made, 0) as line:
                play(line, random.Random(each))
