"""A "what if": a table at which a finished game is taken up at one of its moments and played on in another way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.table.rows import Decided, Origin, Row, SeatPlan
from ludotheque.table.table import Table


def what_if(table: Table, id: str, moment: int, seat: int, level: str) -> list[Row]:
    """The rows of a new table: this one's game up to its row `moment`, then a person on `seat` and bots on the others.

    It is a table made for learning: the person may go back as far as they like. `id` is this table's. Bots keep their
    level, and those that sit where people sat have `level`. All cards lie as they lay, by the same seed and nonces; so
    the game must be over and its seed told. Raises Refused.
    """
    if table.opened.lesson:
        raise Refused(Sentence("error-lesson-record"))
    if table.status != "over":
        raise Refused(Sentence("error-not-over"))
    line = table.line
    if moment not in line[:-1]:
        raise Refused(Sentence("error-no-moment", {"got": moment}))
    if not 0 <= seat < len(table.seats):
        raise Refused(Sentence("error-no-seat", {"got": seat, "most": len(table.seats) - 1}))
    begun, *decided = [table.rows[each] for each in line if each <= moment]
    plans = tuple(
        SeatPlan("human", each.name, each.token)
        if each.seat == seat
        else SeatPlan("bot", each.name, each.token, each.level or level)
        for each in table.seats
    )
    origin = Origin(id, moment, len(decided))
    opened = replace(
        table.opened, seats=plans, clock=0, bank=0, days=0, hints=True, learning=True, origin=origin, host=seat
    )
    return [opened, begun, *counted(decided)]


def counted(decided: Iterable[Row]) -> Iterator[Row]:
    """The decisions numbered anew: those that were taken back leave gaps."""
    so_far: dict[int, int] = {}
    for row in decided:
        assert isinstance(row, Decided)
        so_far[row.seat] = so_far.get(row.seat, 0) + 1
        yield replace(row, decision=so_far[row.seat])
