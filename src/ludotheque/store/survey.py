"""What a database holds, before anything in it is changed."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import URL, create_engine, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.store.database import HEAD, NotOpened, TooNew, version_of
from ludotheque.store.living import LiveLog, live_in
from ludotheque.store.schema import aside


@dataclass(frozen=True)
class Survey:
    """`version` of the database; `live`: its tables that are not over; `aside`: those that are known to stay behind."""

    version: str
    live: list[LiveLog]
    aside: frozenset[str]

    @property
    def is_current(self) -> bool:
        """Whether this program changes nothing by opening it."""
        return self.version == HEAD


def survey(url: URL) -> Survey | None:
    """What is there; None where nothing is yet. Raises NotOpened."""
    engine = create_engine(url)
    try:
        version = version_of(engine)
        if version is None:
            return None
        if version > HEAD:
            raise TooNew(f"{url}: its version is {version}, expected {HEAD} or an earlier one")
        with engine.connect() as connection:
            is_kept = inspect(connection).has_table(aside.name)
            known = frozenset(connection.scalars(select(aside.c.table_id))) if is_kept else frozenset()
            return Survey(version, live_in(connection), known)
    except SQLAlchemyError as error:
        raise NotOpened(f"{url}: {type(error).__name__}") from error
    finally:
        engine.dispose()
