"""The append-only log of tables: a row is there only when it is durable, and is never changed."""

from ludotheque.store.copying import copy_for
from ludotheque.store.database import HEAD, TooNew
from ludotheque.store.rows import text_of
from ludotheque.store.store import Address, Conflict, LiveLog, NotOpened, NotStored, Store, open_store, sqlite_in
from ludotheque.store.survey import Survey, survey

__all__ = [
    "HEAD",
    "Address",
    "Conflict",
    "LiveLog",
    "NotOpened",
    "NotStored",
    "Store",
    "Survey",
    "TooNew",
    "copy_for",
    "open_store",
    "sqlite_in",
    "survey",
    "text_of",
]
