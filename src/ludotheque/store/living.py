"""The tables that are not over, as they stand in a database of any version."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, func, inspect, select

from ludotheque.store.ending import last_of_ended
from ludotheque.store.rows import row_of
from ludotheque.store.schema import ended, log
from ludotheque.store.times import as_kept, moment_of
from ludotheque.table import Opened, Unreadable


@dataclass(frozen=True)
class LiveLog:
    """A table that is not over: how it was opened, and when its log was begun and last added to (UTC).

    None where nobody can read that, or at what time it was.
    """

    table: str
    opened: Opened | None
    since: datetime | None
    last: datetime | None


def live_in(connection: Connection) -> list[LiveLog]:
    """The tables that are not over, those where something happened last first."""
    over = over_in(connection)
    times = (
        select(
            log.c.table_id,
            as_kept(func.min(log.c.written)).label("since"),
            as_kept(func.max(log.c.written)).label("last"),
        )
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


def live_log(table: str, row: str, since: object, last: object) -> LiveLog:
    """By the first row of its log, and the times as they are kept."""
    try:
        opened = row_of(row)
        return LiveLog(table, opened if isinstance(opened, Opened) else None, moment_of(since), moment_of(last))
    except Unreadable:
        return LiveLog(table, None, None, None)
