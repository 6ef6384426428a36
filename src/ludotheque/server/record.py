"""A table's game as a record: whole when it is over, before that what one seat has seen."""

from __future__ import annotations

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.records import write_abandoned, write_record, write_view
from ludotheque.table import Begun, Table


def record_text(table: Table, seat: int | None) -> str:
    """The record as text, for this seat or a spectator; raises Refused where no game has begun."""
    if table.opened.lesson:
        raise Refused(Sentence("error-lesson-record"))
    if table.state is None:
        raise Refused(Sentence("error-not-begun"))
    return whole(table) if table.status == "over" else so_far(table, seat)


def whole(table: Table) -> str:
    """Everything that was not taken back, the seed included: anybody may check the deal now."""
    opened, decisions = table.opened, decisions_of(table)
    nonces = next(row.nonces for row in table.rows if isinstance(row, Begun))
    write = write_record if table.closed is None else write_abandoned
    return write(table.game, opened.options, table.edition, names_of(table), opened.seed, nonces, decisions)


def so_far(table: Table, seat: int | None) -> str:
    """What the seat has seen, moment by moment."""
    opened, decisions = table.opened, decisions_of(table)
    seen = [table.observation(seat, moment) for moment in table.line]
    return write_view(
        table.game, opened.options, table.edition, names_of(table), opened.commitment, seat, seen, decisions
    )


def decisions_of(table: Table) -> list[tuple[int, int]]:
    return [(row.seat, row.action) for row in table.line_at(table.seq)]


def names_of(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]
