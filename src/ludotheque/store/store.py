"""`Store`: appending to tables' logs and reading them, over any database that SQLAlchemy speaks to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future

from sqlalchemy import URL, Engine, insert, select
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.store.database import NotOpened, open_database, sqlite_in
from ludotheque.store.living import LiveLog, live_in
from ludotheque.store.rows import row_of, text_of
from ludotheque.store.schema import analysis, aside, ended, log, secret
from ludotheque.store.subscriptions import Address, Forget, Subscribe, Told, Unsubscribe, to_tell
from ludotheque.store.times import as_kept, moment_of
from ludotheque.store.writer import Batch, Conflict, NotStored, Result, Writer
from ludotheque.table import Row

__all__ = ["Address", "Conflict", "LiveLog", "NotOpened", "NotStored", "Store", "open_store", "sqlite_in"]


class Store:
    """The logs of all tables, to be used from any thread; one thread of its own writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    def create(self, table: str, rows: Sequence[Row], secrets: Mapping[int, bytes], ends: bool = False) -> Future[None]:
        """A new table: its first rows, and the hashes of the secrets of its seats (-1: those who watch)."""
        return self._writer.put(Batch(table, 0, [text_of(row) for row in rows], ends, secrets))

    def append(
        self,
        table: str,
        first: int,
        rows: Sequence[Row],
        ends: bool = False,
        secrets: Mapping[int, bytes] | None = None,
    ) -> Future[None]:
        """More rows, numbered from `first`; `ends`: the table is over with the last of them.

        `secrets`: by seat the hash of what opens it from then on, in the place of what did. The future raises Conflict
        or NotStored; done means durable.
        """
        return self._writer.put(Batch(table, first, [text_of(row) for row in rows], ends, secrets or {}))

    def read(self, table: str, first: int = 0) -> list[Row]:
        """The table's rows from this number on, in order; none for an unknown table. Raises Unreadable."""
        wanted = select(log.c.row).where(log.c.table_id == table, log.c.seq >= first).order_by(log.c.seq)
        with self._engine.connect() as connection:
            return [row_of(text) for text in connection.scalars(wanted)]

    def live(self) -> list[LiveLog]:
        """The tables that are not over, those where something happened last first."""
        with self._engine.connect() as connection:
            return live_in(connection)

    def is_over(self, table: str) -> bool:
        """Whether a row has ended the table."""
        with self._engine.connect() as connection:
            return connection.scalar(select(ended.c.seq).where(ended.c.table_id == table)) is not None

    def set_aside(self, tables: Iterable[str]) -> None:
        """Keeps in mind that the host was told that these tables cannot go on; raises NotStored."""
        rows = [{"table_id": table} for table in tables]
        if not rows:
            return
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(aside), rows)
        except SQLAlchemyError as error:
            raise NotStored(f"tables set aside: {type(error).__name__}") from error

    def written(self, table: str, first: int = 0) -> list[float]:
        """When the table's rows from this number on were written, in seconds since 1970; raises Unreadable."""
        wanted = select(as_kept(log.c.written)).where(log.c.table_id == table, log.c.seq >= first).order_by(log.c.seq)
        with self._engine.connect() as connection:
            return [moment_of(kept).timestamp() for kept in connection.scalars(wanted)]

    def secrets(self, table: str) -> dict[bytes, int]:
        """Seat by the hash of its secret."""
        wanted = select(secret.c.sha256, secret.c.seat).where(secret.c.table_id == table)
        with self._engine.connect() as connection:
            return {bytes(sha256): seat for sha256, seat in connection.execute(wanted)}

    def keep_analysis(self, table: str, text: str) -> Future[None]:
        """What the finished game looks like afterwards, as JSON; raises NotStored as `append` does."""
        return self._writer.put(Result(table, text))

    def analysis(self, table: str) -> str | None:
        """The JSON that was kept last, if any was."""
        with self._engine.connect() as connection:
            return connection.scalar(select(analysis.c.result).where(analysis.c.table_id == table))

    def subscribe(self, table: str, seat: int, key: bytes, address: Address, told: int) -> Future[None]:
        """Keeps an address that wants to hear of the seat's decisions after number `told`.

        Of a seat the newest few are kept; none where a row has ended the table, or where `key`, the hash of a secret,
        opens the seat no more.
        """
        return self._writer.put(Subscribe(table, seat, key, address, told))

    def unsubscribe(self, table: str, seat: int, endpoint: str) -> Future[None]:
        """Forgets an address of the seat."""
        return self._writer.put(Unsubscribe(table, seat, endpoint))

    def forget_address(self, endpoint: str) -> Future[None]:
        """Forgets an address at all tables."""
        return self._writer.put(Forget(endpoint))

    def told(self, table: str, seat: int, decision: int) -> Future[None]:
        """Notes that the seat's addresses need not hear of its decision of this number, nor of those before."""
        return self._writer.put(Told(table, seat, decision))

    def to_tell(self, table: str, seat: int, decision: int) -> list[Address]:
        """The addresses of the seat that were not told of its decision of this number."""
        with self._engine.connect() as connection:
            return to_tell(connection, table, seat, decision)

    def close(self) -> None:
        """Writes what is waiting and lets go of the database."""
        self._writer.close()
        self._engine.dispose()


def open_store(url: str | URL) -> Store:
    """The store at an address (`sqlite:///path/to/file` or another), its schema up to date; raises NotOpened."""
    return Store(open_database(url))
