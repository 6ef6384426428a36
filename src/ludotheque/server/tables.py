"""The tables that are in memory: a cache of the store, which has all of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.server.aside import Aside
from ludotheque.server.clock import Time
from ludotheque.server.durable import stored
from ludotheque.server.failures import log, log_failure
from ludotheque.server.live import LiveTable
from ludotheque.server.shielding import shielded
from ludotheque.store import Store
from ludotheque.table import Opened, Row, Table, Unreadable, table_of


class Tables:
    """Live tables by their id; each is read from the store when somebody first asks for it."""

    def __init__(self, store: Store, game: Callable[[str], Game[Any]], most: int, time: Time) -> None:
        self._store, self._game, self._most, self._time = store, game, most, time
        self._since = time.now()
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._aside = Aside()
        self._loading: dict[str, asyncio.Task[bool]] = {}
        self.after_change: Callable[[LiveTable], None] = lambda _: None

    async def find(self, id: str) -> LiveTable | None:
        """The table, or None if there is none. Raises Refused if this house cannot play or read it, or fails."""
        while id not in self._live:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
            if not await shielded(self._loading[id]):
                return None
        self._live.move_to_end(id)
        return self._live[id]

    async def _load(self, id: str) -> bool:
        """Brings the table into memory, if there is one."""
        try:
            rows = await asyncio.to_thread(self._store.read, id)
            if not rows:
                return False
            seats = await asyncio.to_thread(self._store.secrets, id)
            written = await asyncio.to_thread(self._store.written, id)
            # A long game takes a while to be played again, and no other table waits for it.
            table = await asyncio.to_thread(self._table_of, rows)
        except Unreadable as error:
            log.error("table %s: its log cannot be read", id)
            log_failure(error)
            raise Refused(Sentence("error-unreadable")) from error
        except Refused:
            raise
        except Exception as error:
            log.error("table %s: this program failed to open it", id)
            log_failure(error)
            raise Refused(Sentence("error-not-opened")) from error
        self._keep(id, table, seats, written)
        return True

    async def create(self, id: str, rows: Sequence[Row], secrets: Mapping[int, bytes]) -> None:
        """A new table; when this returns it is durable. Raises Refused if it cannot be stored."""
        # One that goes on with a long game takes a while too.
        table = await asyncio.to_thread(self._table_of, rows)
        await stored(self._store.create(id, rows, secrets))
        seats = {sha256: seat for seat, sha256 in secrets.items()}
        self._keep(id, table, seats, [self._time.date()] * len(rows))

    def _table_of(self, rows: Sequence[Row]) -> Table:
        opened = rows[0]
        if not isinstance(opened, Opened):
            raise Unreadable(f"a log begins with its Opened row, got {type(opened).__name__}")
        return table_of(self._game(opened.game), rows)

    def _keep(self, id: str, table: Table, seats: dict[bytes, int], written: Sequence[float]) -> None:
        live = LiveTable(id, table, seats, self._store, self._time, written, self._aside, self._since)
        live.after_change = self.after_change
        self._live[id] = live
        self._forget_some()
        self.after_change(live)

    def _forget_some(self) -> None:
        """Lets go of those not used for longest, where nobody is."""
        for id, live in list(self._live.items())[:-1]:
            if len(self._live) <= self._most:
                return
            if live.is_idle:
                del self._live[id]
