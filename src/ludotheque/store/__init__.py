"""The append-only log of tables: a row is there only when it is durable, and is never changed."""

from ludotheque.store.store import Conflict, LiveLog, NotOpened, NotStored, Store, open_store, sqlite_in

__all__ = ["Conflict", "LiveLog", "NotOpened", "NotStored", "Store", "open_store", "sqlite_in"]
