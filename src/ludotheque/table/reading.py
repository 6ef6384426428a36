"""A table of a log that was kept, and whether what goes wrong with it is the log's fault or the program's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.sentence import Refused
from ludotheque.table.rows import Begun, Decided, Opened, Row, UndoAsked, Undone
from ludotheque.table.table import Table, game_at


class Unreadable(ValueError):
    """What is kept of a table is not the log of one."""


def table_of(game: Game[Any], rows: Sequence[Row]) -> Table:
    """The table that these rows make.

    Raises Unreadable where one of them cannot have happened, and Refused where this program cannot go on with it;
    anything else is a mistake of the program.
    """
    try:
        return Table(game, rows)
    except Refused:
        raise
    except Exception:
        require_log(game, rows)
        raise


def require_log(game: Game[Any], rows: Sequence[Row]) -> None:
    """Plays the rows again, each if it can have happened; raises Unreadable at the first that cannot."""
    first, *later = rows
    if not opens(game, first):
        raise Unreadable(f"no table of {game.name} is opened so")
    table = Table(game, [first])
    for seq, row in enumerate(later, 1):
        if not may_follow(table, row):
            raise Unreadable(f"row {seq}, a {type(row).__name__}, cannot follow those before it")
        table.apply(row)


def opens(game: Game[Any], row: Row) -> bool:
    if not isinstance(row, Opened) or row.game != game.name:
        return False
    try:
        return len(row.seats) == game_at(game, row).options_of(row.options)["players"]
    except Refused:
        return False


def may_follow(table: Table, row: Row) -> bool:
    """Whether the row names seats, moments and actions that there are at the table as it is."""
    if not 0 <= getattr(row, "seat", 0) < len(table.seats):
        return False
    match row:
        case Opened():
            return False
        case Begun(nonces=nonces):
            return table.state is None and len(nonces) == len(table.seats)
        case Decided(seat=seat, action=action):
            return action in table.legal_actions(seat)
        case UndoAsked(to=to) | Undone(to=to):
            return to in table.line
    return True
