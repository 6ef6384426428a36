"""`LiveTable`: a table of this process, the rows it still has to make durable, and those who look at it."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.server.aside import Aside
from ludotheque.server.clock import ByTheCalendar, Clock, Owed, Time
from ludotheque.server.durable import stored
from ludotheque.server.keys import WATCHER
from ludotheque.server.messages import SeatPresence
from ludotheque.server.shielding import shielded
from ludotheque.store import Conflict, Store
from ludotheque.table import AskUndo, Decide, HandOver, Intent, Invite, Invited, Row, Sat, Seat, Sit, Table

TRIES = 5
AWAY = 60.0
"""Seconds after which who has left is away: a page that is loaded again, or whose line broke, is back before that."""


class Viewer(Protocol):
    """Somebody who looks at a table: from a seat, or as a spectator (None)."""

    seat: int | None

    def table_changed(self) -> None:
        """There are new rows."""

    def presence_changed(self) -> None:
        """Somebody came or went."""

    def displaced(self) -> None:
        """The seat was opened elsewhere."""

    def turned_out(self, by: int) -> None:
        """The seat has a new invitation, which this seat made."""


class Place(NamedTuple):
    """Where a secret lets somebody sit down, or watch (WATCHER), and the hash of what opens this place from then on."""

    seat: int
    key: bytes


@dataclass(frozen=True)
class Change:
    """Rows to be added, and by seat the hash of what opens it from then on."""

    rows: list[Row]
    keys: Mapping[int, bytes] = field(default_factory=dict)


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
        since: float = -math.inf,
    ) -> None:
        """`aside`: where what takes long is looked into, one table's question after the other's.

        `since`: when the house opened; whoever sat here before may be on their way back.
        """
        self.id, self.table = id, table
        # Seat by the hash of its secret.
        self.seats = seats
        self.viewers: list[Viewer] = []
        self.after_change: Callable[[LiveTable], None] = lambda _: None
        self._pace, self._time = table.opened.pace, time
        self.clock = Clock(ByTheCalendar(time) if self._pace.days else time, self.look_at_clock)
        # When each row was written, in seconds since 1970.
        self._written = list(written)
        self._passed_round = passed_round(table)
        # When somebody was last seen leaving a seat.
        self._left: dict[int, float] = {}
        self._since = since
        # Sockets and thinking bots that have it in hand: such a table stays in memory.
        self._uses = 0
        self._store = store
        self._aside = aside or Aside()
        self._lock = asyncio.Lock()

    async def take(self, intent: Intent, key: bytes | None = None) -> None:
        """Does what the intent asks: when this returns it is durable. Raises Refused; then nothing changed.

        `key`: the hash of what opened the place of the one who asks; None where the house itself does.
        """
        # Shielded: a socket that closes now must not leave a row in the store that this table does not have.
        await shielded(asyncio.create_task(self._take(intent, key)))

    async def _take(self, intent: Intent, key: bytes | None) -> None:
        if self._takes_long(intent):
            # No other table waits, and neither does this one until it has its turn.
            async with self._aside.turn(self.id):
                await self._add(lambda: self._change_by(intent, key))
        else:
            await self._add(lambda: self._change_by(intent, key))

    async def sit(self, secret: bytes, invitation: bytes | None = None) -> Place | None:
        """Sits down by the hash of a secret of one's own, or that of an invitation to a seat that waits for somebody.

        Such a seat is taken, and from then on one's own secret opens it and the invitation nothing. What opens a place
        otherwise opens it as an invitation too. Returns None if neither of the two opens anything; raises Refused.
        """
        return await shielded(asyncio.create_task(self._sit(secret, invitation)))

    async def _sit(self, secret: bytes, invitation: bytes | None) -> Place | None:
        place: Place | None = None

        async def change() -> Change:
            nonlocal place
            # Looked up anew each time: of two who come by one invitation the second finds it used.
            place = self._place(secret, invitation)
            if place is None or place.seat == WATCHER:
                return Change([])
            rows = self.table.intend(Sit(place.seat))
            return Change(rows, {place.seat: place.key} if rows else {})

        await self.catch_up()
        await self._add(change)
        return place

    def _place(self, secret: bytes, invitation: bytes | None) -> Place | None:
        if secret in self.seats:
            return Place(self.seats[secret], secret)
        if invitation is None or invitation not in self.seats:
            return None
        seat = self.seats[invitation]
        waits = seat != WATCHER and self.table.seats[seat].waits
        return Place(seat, secret if waits else invitation)

    async def _add(self, change: Callable[[], Awaitable[Change]]) -> None:
        """Makes durable what changes the table as it is then, and changes it."""
        async with self._lock:
            for _ in range(TRIES):
                wanted = await change()
                try:
                    await self._make_durable(wanted)
                except Conflict:
                    await self._catch_up()
                else:
                    self._rekey(wanted.keys)
                    return self._apply(wanted.rows, [self._time.date()] * len(wanted.rows))
        raise Refused(Sentence("error-busy"))

    async def _change_by(self, intent: Intent, key: bytes | None) -> Change:
        # While the intent waited, the seat may have had a new invitation.
        if key is not None and key not in self.seats:
            raise Refused(Sentence("error-seat-invited"))
        rows = await self._rows_of(self._timed(intent))
        if not isinstance(intent, Invite):
            return Change(rows)
        if intent.seat != intent.by and self.is_there(intent.seat):
            raise Refused(Sentence("error-invite-present", seats={"seat": intent.seat}))
        # What opens another place here would open that no more.
        if intent.key in self.seats:
            raise Refused(Sentence("error-malformed"))
        return Change(rows, {intent.seat: intent.key})

    async def _rows_of(self, intent: Intent) -> list[Row]:
        # Asked again: while the intent waited, somebody may have asked to go back.
        if self._takes_long(intent):
            return await asyncio.to_thread(self.table.intend, intent)
        return self.table.intend(intent)

    def _takes_long(self, intent: Intent) -> bool:
        """Whether it is looked into in many worlds if anything new was seen."""
        return isinstance(intent, AskUndo) or (isinstance(intent, HandOver) and self.table.question is not None)

    def _timed(self, intent: Intent) -> Intent:
        """With the time that a decision has taken, as far as it is counted.

        What a bot decides in a person's place brings nothing into their bank.
        """
        if isinstance(intent, Decide) and not self._pace.days:
            least = 1000 * self._pace.clock if self.table.seats[intent.seat].deputy else 0
            return replace(intent, spent=max(least, self.clock.spent(intent.seat, intent.decision)))
        return intent

    async def _make_durable(self, change: Change) -> None:
        rows = change.rows
        if rows:
            await stored(self._store.append(self.id, self.table.seq + 1, rows, self.table.ends(rows), change.keys))

    def _rekey(self, keys: Mapping[int, bytes]) -> None:
        others = {sha256: seat for sha256, seat in self.seats.items() if seat not in keys}
        self.seats = others | {sha256: seat for seat, sha256 in keys.items()}

    async def catch_up(self) -> None:
        """Reads what another process may have added to the log."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        first = self.table.seq + 1
        rows = await asyncio.to_thread(self._store.read, self.id, first)
        if any(isinstance(row, Sat | Invited) for row in rows):
            self.seats = await asyncio.to_thread(self._store.secrets, self.id)
        self._apply(rows, await asyncio.to_thread(self._store.written, self.id, first) if rows else [])

    def _apply(self, rows: list[Row], written: list[float]) -> None:
        self._written += written[: len(rows)]
        for row in rows:
            self.table.apply(row)
            if isinstance(row, Invited):
                self._turn_out(row)
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
            for other in self._dismissed(viewer.seat):
                other.displaced()
        self.viewers.append(viewer)
        self._tell_presence()
        self.look_at_clock()

    def _turn_out(self, row: Invited) -> None:
        self._passed_round = passed_round(self.table)
        for viewer in self._dismissed(row.seat):
            viewer.turned_out(row.by)

    def _dismissed(self, seat: int) -> list[Viewer]:
        """Who looked at the table from the seat, and does so no more."""
        dismissed = [each for each in self.viewers if each.seat == seat]
        self.viewers = [each for each in self.viewers if each.seat != seat]
        if dismissed:
            self._left[seat] = self._time.now()
        return dismissed

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            if viewer.seat is not None:
                self._left[viewer.seat] = self._time.now()
            self._tell_presence()
            self.look_at_clock()

    def _tell_presence(self) -> None:
        for viewer in self.viewers:
            viewer.presence_changed()

    def is_present(self, seat: int) -> bool:
        """Whether somebody is at the seat; a bot always is."""
        return self.table.seats[seat].kind == "bot" or any(each.seat == seat for each in self.viewers)

    def is_there(self, seat: int) -> bool:
        """Whether the person of a seat is at the table, or was a moment ago: nobody else gives it away then.

        Hands of a device that is passed round are there together. Who was late again and again is not there, whatever
        page stands open; nor is anybody whom another person has made a new invitation.
        """
        person = self.table.seats[seat]
        if person.is_missed or person.invited_by not in (None, seat):
            return False
        together = self._passed_round if seat in self._passed_round else [seat]
        lately = self._time.now() - AWAY
        return any(self.is_present(each) or self._left.get(each, self._since) > lately for each in together)

    def presence(self) -> list[SeatPresence]:
        return [SeatPresence(each.seat, self.is_present(each.seat)) for each in self.table.seats]

    def look_at_clock(self) -> None:
        """Something happened by which time may begin, stop or go on, or it is up."""
        if self._pace.is_timed:
            owing = [self.table.seats[seat] for seat in self.table.to_act()]
            self.clock.wind({each.seat: self._owed(each) for each in owing if not each.is_bots or each.has_left})
        self.after_change(self)

    def _owed(self, seat: Seat) -> Owed:
        decision, seconds = self.table.decision(seat.seat), self._pace.given(seat.kept)
        if self._pace.days:
            return Owed(decision, self._written[seat.asked] + seconds - self._time.date(), True, seat.has_left)
        return Owed(decision, seconds, self._time_runs(seat.seat), seat.has_left)

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


def passed_round(table: Table) -> list[int]:
    """The seats that one device is passed round for: those of several people, all given to who made the table.

    One to which there was a new invitation has another device since.
    """
    left = {row.seat for row in table.rows if isinstance(row, Invited)}
    own = [seat for seat, plan in enumerate(table.opened.seats) if plan.kind == "human" and seat not in left]
    return own if len(own) > 1 else []
