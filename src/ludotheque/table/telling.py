"""The log in sentences: what each row says to a viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.core.sentence import Sentence
from ludotheque.table.pieces import LogEntry
from ludotheque.table.rows import Begun, Decided, Filled, Hinted, Opened, Row, Sat

if TYPE_CHECKING:
    from ludotheque.table.table import Table


def entries(table: Table, seq: int, viewer: int | None) -> list[LogEntry]:
    """What the row with this number says to the viewer, a spectator for None."""
    sentences = [*of_house(table, seq), *of_game(table, seq, viewer)]
    return [LogEntry(seq, each, viewer is not None and each.seats.get("seat") == viewer) for each in sentences]


def of_house(table: Table, seq: int) -> list[Sentence]:
    """What happens at the table whatever the game; a new name shows itself."""
    match table.rows[seq]:
        case Opened(hints=hints, origin=origin):
            taken_up = [] if origin is None else [Sentence("table-what-if", {"decisions": origin.decisions})]
            return [Sentence("table-opened"), *taken_up, *([Sentence("table-hints-allowed")] if hints else [])]
        case Sat(seat=seat):
            return [Sentence("table-sat", seats={"seat": seat})]
        case Filled(seat=seat, level=level):
            return [Sentence("table-filled", {"level": level}, {"seat": seat})]
        case Begun():
            return [Sentence("table-begun")]
        case Decided(seat=seat, by="stand_in"):
            return [Sentence("table-stand-in", seats={"seat": seat})]
        case Decided(seat=seat, by="not_ready") if not is_told_of(table.rows[:seq], seat):
            return [Sentence("table-not-ready", seats={"seat": seat})]
        case Decided(seat=seat, by="time_up"):
            return [Sentence("table-time-up", seats={"seat": seat})]
        case Hinted(seat=seat):
            return [Sentence("table-hinted", seats={"seat": seat})]
    return []


def is_told_of(rows: Sequence[Row], seat: int) -> bool:
    """Whether all know already that the seat's bot is not ready: once is enough."""
    return any(isinstance(row, Decided) and (row.seat, row.by) == (seat, "not_ready") for row in rows)


def of_game(table: Table, seq: int, viewer: int | None) -> list[Sentence]:
    # Where the game goes back, what happened there is not told again.
    if not isinstance(table.rows[seq], Begun | Decided):
        return []
    return table.game.events(table.seen(viewer, seq), viewer)
