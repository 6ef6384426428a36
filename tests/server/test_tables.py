"""Tables come into memory when somebody asks for them; who goes away meanwhile hears nothing, nor does the log."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import NoReturn

import pytest
from highcard import GAME as HIGHCARD

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.server.tables import Tables
from ludotheque.store import Store, open_store, sqlite_in
from ludotheque.table import Row, SeatPlan, open_table
from tests.server.hands import Hands
from tests.server.served import WAIT

ROWS: list[Row] = open_table(HIGHCARD, {"players": 2}, [SeatPlan("human"), SeatPlan("human")], bytes(32))


def not_here(name: str) -> NoReturn:
    raise Refused(Sentence("error-game", {"got": name, "expected": ""}))


def left_while_it_is_read(store: Store, table: str) -> None:
    """Somebody asks for a table and is gone before it is there."""

    async def leave() -> None:
        tables = Tables(store, not_here, 8, Hands())
        finding = asyncio.create_task(tables.find(table))
        await asyncio.sleep(0)
        finding.cancel()
        await asyncio.gather(finding, return_exceptions=True)
        async with asyncio.timeout(WAIT):
            while tables._loading:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0)

    asyncio.run(leave())
    gc.collect()


def test_what_is_refused_to_one_who_has_left_is_not_printed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = open_store(sqlite_in(tmp_path / "tables.sqlite"))
    store.create("t", ROWS, {}).result(WAIT)
    left_while_it_is_read(store, "t")
    store.close()
    assert caplog.messages == []
