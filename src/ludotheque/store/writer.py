"""The one thread that writes: it commits what has gathered since its last commit, all at once."""

from __future__ import annotations

import queue
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Protocol

from sqlalchemy import Connection, Engine, delete, insert
from sqlalchemy.exc import IntegrityError

from ludotheque.store.schema import analysis, ended, log, secret, subscription

MOST_AT_ONCE = 256


class Conflict(Exception):
    """Somebody else wrote these row numbers first: read again and try again."""


class NotStored(Exception):
    """The database could not take the rows; nothing was written."""


@dataclass
class Batch:
    """Rows of one table that are written together or not at all, and by seat the hash of what opens it from then on.

    A seat that another secret opens has changed hands: whoever was told there when it is their turn is told no more.
    """

    table: str
    first: int
    rows: Sequence[str]
    # Whether the table is over with the last of them.
    ends: bool = False
    secrets: Mapping[int, bytes] = field(default_factory=dict)
    done: Future[None] = field(default_factory=Future)

    @property
    def name(self) -> str:
        return f"table {self.table}, row {self.first}"

    def write(self, connection: Connection) -> None:
        numbered = enumerate(self.rows, self.first)
        connection.execute(insert(log), [{"table_id": self.table, "seq": seq, "row": row} for seq, row in numbered])
        if self.ends:
            last = self.first + len(self.rows) - 1
            connection.execute(insert(ended), {"table_id": self.table, "seq": last})
            connection.execute(delete(subscription).where(subscription.c.table_id == self.table))
        if self.secrets:
            for kept in (secret, subscription):
                connection.execute(delete(kept).where(kept.c.table_id == self.table, kept.c.seat.in_(self.secrets)))
            hashes = [{"table_id": self.table, "seat": s, "sha256": h} for s, h in self.secrets.items()]
            connection.execute(insert(secret), hashes)


@dataclass
class Result:
    """The analysis of a finished game; it takes the place of one that is there."""

    table: str
    text: str
    done: Future[None] = field(default_factory=Future)

    @property
    def name(self) -> str:
        return f"table {self.table}, its analysis"

    def write(self, connection: Connection) -> None:
        connection.execute(delete(analysis).where(analysis.c.table_id == self.table))
        connection.execute(insert(analysis), {"table_id": self.table, "result": self.text})


class Written(Protocol):
    """What is written in one piece, and the future of whoever waits for it."""

    done: Future[None]

    @property
    def name(self) -> str:
        """What it is, in a message about it."""

    def write(self, connection: Connection) -> None:
        """Does it, in a transaction."""


class Writer:
    """Takes batches from any thread; a batch's future is done when it is durable, or has failed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: queue.SimpleQueue[Written | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, batch: Written) -> Future[None]:
        self._waiting.put(batch)
        return batch.done

    def close(self) -> None:
        """Writes what is waiting, then ends."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            batches = self._gathered()
            is_open = None not in batches
            # What nobody waits for any more is not written: it could not be told that it was.
            self._commit([each for each in batches if each is not None and each.done.set_running_or_notify_cancel()])

    def _gathered(self) -> list[Written | None]:
        """At least one; all that wait, up to a limit."""
        batches = [self._waiting.get()]
        while len(batches) < MOST_AT_ONCE and batches[-1] is not None:
            try:
                batches.append(self._waiting.get_nowait())
            except queue.Empty:
                break
        return batches

    def _commit(self, batches: list[Written]) -> None:
        """All in one transaction; if one of them cannot be, each in its own."""
        try:
            with self._engine.begin() as connection:
                for batch in batches:
                    batch.write(connection)
        except Exception as error:
            if len(batches) == 1:
                fail(batches[0], error)
            else:
                for batch in batches:
                    self._commit([batch])
            return
        for batch in batches:
            batch.done.set_result(None)


def fail(batch: Written, error: Exception) -> None:
    """Tells the one who waits for the batch; never with the database's own words, which hold the rows."""
    if isinstance(error, IntegrityError):
        batch.done.set_exception(Conflict(f"{batch.name} is there already"))
    else:
        batch.done.set_exception(NotStored(f"{batch.name}: {type(error).__name__}"))
