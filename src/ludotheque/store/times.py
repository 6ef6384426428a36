"""When a row was written, as the database has it: in UTC, without saying so."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, String, type_coerce

from ludotheque.table import Unreadable


def as_kept(written: ColumnElement[Any]) -> ColumnElement[Any]:
    """The column for `moment_of`: the driver itself would raise at one bad time among all that are asked for."""
    return type_coerce(written, String)


def moment_of(kept: object) -> datetime:
    """A time as it is kept, a text where the database has no better; raises Unreadable for anything else."""
    try:
        moment = kept if isinstance(kept, datetime) else datetime.fromisoformat(str(kept))
    except ValueError as error:
        raise Unreadable(f"a row was written at a date and a time, got {str(kept)[:80]!r}") from error
    return moment.replace(tzinfo=UTC)
