"""A live table: `Table` is its one authority, made of rows; it does no input or output and reads no clock."""

from ludotheque.table.branching import what_if
from ludotheque.table.intents import Begin, Contribute, Decide, Fill, Intent, Name, Sit, TakeHint
from ludotheque.table.opening import open_table
from ludotheque.table.pace import NO_PACE, Pace
from ludotheque.table.pieces import LogEntry, Offer, Position, Refusal
from ludotheque.table.rows import (
    Begun,
    Contributed,
    Decided,
    Filled,
    Hinted,
    Named,
    Opened,
    Origin,
    Row,
    Sat,
    SeatPlan,
    UndoAnswered,
    UndoAsked,
    UndoLapsed,
    Undone,
)
from ludotheque.table.table import Question, Seat, Table

__all__ = [
    "NO_PACE",
    "Begin",
    "Begun",
    "Contribute",
    "Contributed",
    "Decide",
    "Decided",
    "Fill",
    "Filled",
    "Hinted",
    "Intent",
    "LogEntry",
    "Name",
    "Named",
    "Offer",
    "Opened",
    "Origin",
    "Pace",
    "Position",
    "Question",
    "Refusal",
    "Row",
    "Sat",
    "Seat",
    "SeatPlan",
    "Sit",
    "Table",
    "TakeHint",
    "UndoAnswered",
    "UndoAsked",
    "UndoLapsed",
    "Undone",
    "open_table",
    "what_if",
]
