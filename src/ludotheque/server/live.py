"""`LiveTable`: a table of this process, the rows it still has to make durable, and those who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Protocol

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.server.aside import Aside
from ludotheque.server.clock import ByTheCalendar, Clock, Owed, Time
from ludotheque.server.durable import stored
from ludotheque.server.messages import SeatPresence
from ludotheque.server.shielding import shielded
from ludotheque.store import Conflict, Store
from ludotheque.table import AskUndo, Decide, HandOver, Intent, Row, Seat, Table

TRIES = 5


class Viewer(Protocol):
    """Somebody who looks at a table: from a seat, or as a spectator (None)."""

    seat: int | None

    def table_changed(self) -> None:
        """There are new rows."""

    def presence_changed(self) -> None:
        """Somebody came or went."""

    def displaced(self) -> None:
        """The seat was opened elsewhere."""


class LiveTable:
    """One table: takes intents one after the other, and tells its viewers when something happened."""

    def __init__(
        self,
        id: str,
        table: Table,
        seats: dict[bytes, int],
        store: Store,
        time: Time,
        written: Sequence[float] = (),
        aside: Aside | None = None,
    ) -> None:
        """`aside`: where what takes long is looked into, one table's question after the other's."""
        self.id, self.table = id, table
        # Seat by the hash of its secret.
        self.seats = seats
        self.viewers: list[Viewer] = []
        self.after_change: Callable[[LiveTable], None] = lambda _: None
        self._pace, self._time = table.opened.pace, time
        self.clock = Clock(ByTheCalendar(time) if self._pace.days else time, self.look_at_clock)
        # When each row was written, in seconds since 1970.
        self._written = list(written)
        # The seats that one device is passed round for: those of several people, all given to who made the table.
        own = [seat for seat, plan in enumerate(table.opened.seats) if plan.kind == "human"]
        self._passed_round = own if len(own) > 1 else []
        # Sockets and thinking bots that have it in hand: such a table stays in memory.
        self._uses = 0
        self._store = store
        self._aside = aside or Aside()
        self._lock = asyncio.Lock()

    async def take(self, intent: Intent) -> None:
        """Does what the intent asks: when this returns it is durable. Raises Refused; then nothing changed."""
        # Shielded: a socket that closes now must not leave a row in the store that this table does not have.
        await shielded(asyncio.create_task(self._take(intent)))

    async def _take(self, intent: Intent) -> None:
        if self._takes_long(intent):
            # No other table waits, and neither does this one until it has its turn.
            async with self._aside.turn():
                await self._add(intent)
        else:
            await self._add(intent)

    async def _add(self, intent: Intent) -> None:
        async with self._lock:
            for _ in range(TRIES):
                rows = await self._rows_of(self._timed(intent))
                try:
                    await self._make_durable(rows)
                except Conflict:
                    await self._catch_up()
                else:
                    return self._apply(rows, [self._time.date()] * len(rows))
        raise Refused(Sentence("error-busy"))

    async def _rows_of(self, intent: Intent) -> list[Row]:
        # Asked again: while the intent waited, somebody may have asked to go back.
        if self._takes_long(intent):
            return await asyncio.to_thread(self.table.intend, intent)
        return self.table.intend(intent)

    def _takes_long(self, intent: Intent) -> bool:
        """Whether it is looked into in many worlds if anything new was seen."""
        return isinstance(intent, AskUndo) or (isinstance(intent, HandOver) and self.table.question is not None)

    def _timed(self, intent: Intent) -> Intent:
        """With the time that a decision has taken, as far as it is counted."""
        if isinstance(intent, Decide) and not self._pace.days:
            return replace(intent, spent=self.clock.spent(intent.seat))
        return intent

    async def _make_durable(self, rows: list[Row]) -> None:
        if rows:
            await stored(self._store.append(self.id, self.table.seq + 1, rows, self.table.ends(rows)))

    async def catch_up(self) -> None:
        """Reads what another process may have added to the log."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        first = self.table.seq + 1
        rows = await asyncio.to_thread(self._store.read, self.id, first)
        self._apply(rows, await asyncio.to_thread(self._store.written, self.id, first) if rows else [])

    def _apply(self, rows: list[Row], written: list[float]) -> None:
        self._written += written[: len(rows)]
        for row in rows:
            self.table.apply(row)
        if rows:
            for viewer in self.viewers:
                viewer.table_changed()
            self.look_at_clock()

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Keeps it in memory: a second copy would not hear what happens at this one."""
        self._uses += 1
        try:
            yield
        finally:
            self._uses -= 1

    @property
    def is_idle(self) -> bool:
        """Whether it may be forgotten: the store has all of it."""
        return not self._uses and not self._lock.locked()

    def join(self, viewer: Viewer) -> None:
        """Somebody comes. A seat has one viewer: who had it open before is told."""
        if viewer.seat is not None:
            for other in [each for each in self.viewers if each.seat == viewer.seat]:
                self.viewers.remove(other)
                other.displaced()
        self.viewers.append(viewer)
        self._tell_presence()
        self.look_at_clock()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._tell_presence()
            self.look_at_clock()

    def _tell_presence(self) -> None:
        for viewer in self.viewers:
            viewer.presence_changed()

    def is_present(self, seat: int) -> bool:
        """Whether somebody is at the seat; a bot always is."""
        return self.table.seats[seat].kind == "bot" or any(each.seat == seat for each in self.viewers)

    def presence(self) -> list[SeatPresence]:
        return [SeatPresence(each.seat, self.is_present(each.seat)) for each in self.table.seats]

    def look_at_clock(self) -> None:
        """Something happened by which time may begin, stop or go on, or it is up."""
        if self._pace.is_timed:
            owing = [self.table.seats[seat] for seat in self.table.to_act()]
            self.clock.wind({each.seat: self._owed(each) for each in owing if not each.is_bots})
        self.after_change(self)

    def _owed(self, seat: Seat) -> Owed:
        decision, seconds = self.table.decision(seat.seat), self._pace.given(seat.kept)
        if self._pace.days:
            return Owed(decision, self._written[seat.asked] + seconds - self._time.date(), runs=True)
        return Owed(decision, seconds, self._time_runs(seat.seat))

    def _time_runs(self, seat: int) -> bool:
        """Whether there is somebody who could play, or who waits: a person at any seat.

        Of a device that is passed round only the seat whose hand is open can play; where none that owes a decision is,
        the others who are there wait for all of them.
        """
        here = {each.seat for each in self.table.seats if each.kind == "human" and self.is_present(each.seat)}
        if seat not in self._passed_round or seat in here:
            return bool(here)
        at_it = here.intersection(self._passed_round, self.table.to_act())
        return not at_it and bool(here.difference(self._passed_round))
