"""Who is away: a bot plays for a person, the person takes the seat back, or nobody ever comes again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.table.intents import Close, HandOver, TakeBack
from ludotheque.table.rows import Closed, HandedOver, Row, TakenBack
from ludotheque.table.undoing import deputy_answer

if TYPE_CHECKING:
    from ludotheque.table.table import Table

# As with names: a log is kept for ever, and nobody may fill it.
MOST_HAND_OVERS = 200


def hand_over(table: Table, intent: HandOver) -> list[Row]:
    """Nothing where a bot plays already. A question that waits for the person is answered as bots do."""
    seat = table.seats[intent.seat]
    if seat.kind != "human":
        raise Refused(Sentence("error-not-seated"))
    if seat.deputy is not None:
        return []
    if sum(isinstance(row, HandedOver) and row.seat == intent.seat for row in table.rows) >= MOST_HAND_OVERS:
        raise Refused(Sentence("error-handed-over-often"))
    return [HandedOver(intent.seat, intent.level, intent.why), *deputy_answer(table, intent.seat)]


def take_back(table: Table, intent: TakeBack) -> list[Row]:
    """Nothing where the person plays already, and after the end."""
    if table.status == "over" or table.seats[intent.seat].deputy is None:
        return []
    return [TakenBack(intent.seat)]


def close(table: Table, intent: Close) -> list[Row]:
    return [] if table.status == "over" else [Closed(intent.reason)]
