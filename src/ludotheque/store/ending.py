"""Which tables of a database are over: found by playing their logs again, once, when it is brought up to date."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, text

from ludotheque.core.game import Game
from ludotheque.core.sentence import Refused
from ludotheque.games import games
from ludotheque.store.rows import row_of
from ludotheque.table import Opened, Unreadable, table_of

LOGS = text("SELECT table_id, row FROM log ORDER BY table_id, seq")


def last_of_ended(connection: Connection) -> Iterator[tuple[str, int]]:
    """The tables that are over, and the number of the last row of each."""
    known = games()
    for table, found in groupby(connection.execute(LOGS), key=lambda each: str(each[0])):
        rows = [str(row) for _, row in found]
        if is_over(known, rows):
            yield table, len(rows) - 1


def is_over(known: Mapping[str, Game[Any]], texts: Sequence[str]) -> bool:
    """Whether a table with these rows is over; no, where this program cannot read them, or not play its game."""
    try:
        rows = [row_of(text) for text in texts]
        opened = rows[0]
        game = known.get(opened.game) if isinstance(opened, Opened) else None
        return game is not None and table_of(game, rows).status == "over"
    except (Refused, Unreadable):
        return False
