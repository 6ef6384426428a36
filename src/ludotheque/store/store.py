"""`Store`: appending to tables' logs and reading them, over any database that SQLAlchemy speaks to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future

from sqlalchemy import URL, Engine, select

from ludotheque.store.database import NotOpened, open_database, sqlite_in
from ludotheque.store.rows import row_of, text_of
from ludotheque.store.schema import log, secret
from ludotheque.store.writer import Batch, Conflict, NotStored, Writer
from ludotheque.table import Row

__all__ = ["Conflict", "NotOpened", "NotStored", "Store", "open_store", "sqlite_in"]


class Store:
    """The logs of all tables, to be used from any thread; one thread of its own writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    def create(self, table: str, rows: Sequence[Row], secrets: Mapping[int, bytes]) -> Future[None]:
        """A new table: its first rows, and the hashes of the secrets of its seats (-1: those who watch)."""
        return self._writer.put(Batch(table, 0, [text_of(row) for row in rows], secrets))

    def append(self, table: str, first: int, rows: Sequence[Row]) -> Future[None]:
        """More rows, numbered from `first`. The future raises Conflict or NotStored; done means durable."""
        return self._writer.put(Batch(table, first, [text_of(row) for row in rows]))

    def read(self, table: str, first: int = 0) -> list[Row]:
        """The table's rows from this number on, in order; none for an unknown table."""
        wanted = select(log.c.row).where(log.c.table_id == table, log.c.seq >= first).order_by(log.c.seq)
        with self._engine.connect() as connection:
            return [row_of(text) for text in connection.scalars(wanted)]

    def secrets(self, table: str) -> dict[bytes, int]:
        """Seat by the hash of its secret."""
        wanted = select(secret.c.sha256, secret.c.seat).where(secret.c.table_id == table)
        with self._engine.connect() as connection:
            return {bytes(sha256): seat for sha256, seat in connection.execute(wanted)}

    def close(self) -> None:
        """Writes what is waiting and lets go of the database."""
        self._writer.close()
        self._engine.dispose()


def open_store(url: str | URL) -> Store:
    """The store at an address (`sqlite:///path/to/file` or another), its schema up to date; raises NotOpened."""
    return Store(open_database(url))
