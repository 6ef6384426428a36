"""What is still given of a table that this program cannot play: its log, without what the one who asks may not know."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotheque.store import text_of
from ludotheque.table import Decided, Row

# Where the game, its rules version or the figures of its box are not known here: the table waits for another program.
OUT_OF_REACH = {"error-game", "error-rules-version", "error-figures"}
# What everybody at a table sees of a row, whatever the game; a field of a kind that is not known here is not given.
PUBLIC = {
    *("row", "seat", "decision", "by", "name", "token", "level"),
    *("game", "version", "options", "figures", "edition", "seats", "commitment", "clock", "bank", "days", "hints"),
}


def log_text(rows: Sequence[Row], seat: int | None, is_over: bool) -> str:
    """The rows as the store has them, one a line, as this seat or a spectator may read them.

    Before the end seed and nonces are left out, and every action but the seat's own: without the rules nobody can say
    who saw it.
    """
    return "".join(text_of(row) + "\n" if is_over else told(row, seat) + "\n" for row in rows)


def told(row: Row, seat: int | None) -> str:
    is_own = seat is not None and isinstance(row, Decided) and row.seat == seat
    public = PUBLIC | {"action"} if is_own else PUBLIC
    fields = msgspec.json.decode(text_of(row), type=dict[str, msgspec.Raw])
    return msgspec.json.encode({name: value for name, value in fields.items() if name in public}).decode()
