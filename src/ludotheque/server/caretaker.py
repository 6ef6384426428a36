"""`Caretaker`: what has to be done at tables though nobody is there: days that are up, and tables nobody comes to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass
from datetime import datetime

from ludotheque.server.clock import Bell, Time
from ludotheque.server.live import LiveTable
from ludotheque.server.tables import Tables
from ludotheque.server.trying import tried
from ludotheque.store import Store
from ludotheque.table import Close
from ludotheque.table.pace import DAY

ROUND = 3600.0
"""Seconds between two rounds; also the longest sleep, since a machine may sleep too and not count it."""


@dataclass
class Caretaker:
    """`abandon_after`: the days after which a table is closed at which nothing has happened; 0: never."""

    store: Store
    tables: Tables
    time: Time
    abandon_after: float = 0.0

    def __post_init__(self) -> None:
        # When to look at a table again, in seconds since 1970: it need not be in memory until then.
        self._due: dict[str, float] = {}
        self._next_round = 0.0
        self._bell: Bell | None = None
        self._work: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begins with a round; in the event loop of the house."""
        self._ring()

    def look_at(self, live: LiveTable) -> None:
        """Notes when days are up at a table."""
        if not live.table.opened.days:
            return
        left = live.clock.next()
        self._due.pop(live.id, None)
        if left is not None:
            self._due[live.id] = self.time.date() + left
        self._set_bell()

    async def close(self) -> None:
        if self._bell is not None:
            self._bell.cancel()
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    def _set_bell(self) -> None:
        if self._bell is not None:
            self._bell.cancel()
        self._bell = self.time.call_later(min(max(self._coming(), 0.0), ROUND), self._ring)

    def _coming(self) -> float:
        """The seconds until there is something to do."""
        return min([self._next_round, *self._due.values()]) - self.time.date()

    def _ring(self) -> None:
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._attend())

    async def _attend(self) -> None:
        while self._coming() <= 0:
            now = self.time.date()
            if self._next_round <= now:
                self._next_round = now + ROUND
                await tried("a round", self._go_round(now))
            for table in [table for table, due in self._due.items() if due <= now]:
                # Somebody may have come there meanwhile, by whom it is looked after already.
                self._due.pop(table, None)
                await self._try(table, self._wake(table))
        self._set_bell()

    async def _go_round(self, now: float) -> None:
        for each in await asyncio.to_thread(self.store.live):
            if each.opened is None or each.last is None:
                # The host was told of it when the house opened.
                continue
            if self._is_abandoned(each.last, now):
                await self._try(each.table, self._close(each.table))
            elif each.opened.days and each.table not in self._due:
                await self._try(each.table, self._wake(each.table))

    async def _try(self, table: str, work: Awaitable[None]) -> None:
        """What fails at one table keeps nobody from the next, and is tried again with the next round."""
        await tried(f"looking after table {table}", work)

    def _is_abandoned(self, last: datetime, now: float) -> bool:
        return 0 < self.abandon_after * DAY <= now - last.timestamp()

    async def _wake(self, table: str) -> None:
        """Has the time looked at, by which a bot may have to decide."""
        live = await self.tables.find(table)
        if live is not None:
            live.look_at_clock()

    async def _close(self, table: str) -> None:
        live = await self.tables.find(table)
        if live is not None and not live.viewers:
            await live.take(Close("abandoned"))
