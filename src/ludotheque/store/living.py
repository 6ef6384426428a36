"""The tables that are not over, as they stand in a database of any version."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import Connection, func, inspect, select

from ludotheque.store.ending import last_of_ended
from ludotheque.store.rows import row_of
from ludotheque.store.schema import ended, log
from ludotheque.table import Opened


@dataclass(frozen=True)
class LiveLog:
    """A table that is not over: how it was opened, and when its log was begun and last added to (UTC).

    `opened`: None where nobody can read it.
    """

    table: str
    opened: Opened | None
    since: datetime
    last: datetime


def live_in(connection: Connection) -> list[LiveLog]:
    """The tables that are not over, those where something happened last first."""
    over = over_in(connection)
    times = (
        select(log.c.table_id, func.min(log.c.written).label("since"), func.max(log.c.written).label("last"))
        .group_by(log.c.table_id)
        .subquery()
    )
    wanted = (
        select(log.c.table_id, log.c.row, times.c.since, times.c.last)
        .join(times, log.c.table_id == times.c.table_id)
        .where(log.c.seq == 0)
        .order_by(times.c.last.desc(), log.c.table_id)
    )
    return [live_log(*found) for found in connection.execute(wanted) if found[0] not in over]


def over_in(connection: Connection) -> Container[str]:
    """The tables that are over: asked, or found out where the database does not say it yet."""
    if inspect(connection).has_table(ended.name):
        return set(connection.scalars(select(ended.c.table_id)))
    return {table for table, _ in last_of_ended(connection)}


def live_log(table: str, row: str, since: datetime, last: datetime) -> LiveLog:
    # The database writes UTC, and does not say so.
    return LiveLog(table, opened_in(row), since.replace(tzinfo=UTC), last.replace(tzinfo=UTC))


def opened_in(row: str) -> Opened | None:
    """How a table was opened, by the first row of its log."""
    try:
        opened = row_of(row)
    except ValueError:
        return None
    return opened if isinstance(opened, Opened) else None
