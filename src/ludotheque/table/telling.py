"""The log in sentences: what each row says to a viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.core.sentence import Sentence
from ludotheque.table import teaching
from ludotheque.table.pieces import LogEntry
from ludotheque.table.rows import (
    Begun,
    Closed,
    Decided,
    Filled,
    HandedOver,
    Hinted,
    Invited,
    LaidOut,
    Opened,
    Row,
    Sat,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    UndoLapsed,
    Undone,
)

if TYPE_CHECKING:
    from ludotheque.table.table import Table


def entries(table: Table, seq: int, viewer: int | None) -> list[LogEntry]:
    """What the row with this number says to the viewer, a spectator for None."""
    sentences = [*of_question(table.rows, seq), *of_house(table, seq), *of_game(table, seq, viewer)]
    return [LogEntry(seq, each, viewer is not None and each.seats.get("seat") == viewer) for each in sentences]


def of_house(table: Table, seq: int) -> list[Sentence]:
    """What happens at the table whatever the game; a new name shows itself."""
    match table.rows[seq]:
        case Opened():
            return of_opening(table.opened)
        case Sat(seat=seat):
            return [Sentence("table-sat", seats={"seat": seat})]
        case Filled(seat=seat, level=level):
            return [Sentence("table-filled", {"level": level}, {"seat": seat})]
        case LaidOut() as row:
            return [Sentence("table-lesson-chapter", {"chapter": teaching.chapter_number(table, row) + 1})]
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
        case UndoAsked(seat=seat, to=to):
            return [Sentence("table-undo-asked", {"count": count_since(table, seq, to)}, {"seat": seat})]
        case UndoAnswered(seat=seat, agree=agree):
            return [Sentence(answer_of(table, seq, seat, agree), seats={"seat": seat})]
        case UndoLapsed(seat=seat):
            return [Sentence("table-undo-lapsed", seats={"seat": seat})]
        case Undone(seat=seat, to=to):
            # `to`: what was told after this row, and before this sentence, is no longer so.
            return [Sentence("table-undone", {"count": count_since(table, seq, to), "to": to}, {"seat": seat})]
        case HandedOver(seat=seat, why=why):
            return [Sentence("table-handed-over", {"why": why}, {"seat": seat})]
        case TakenBack(seat=seat):
            return [Sentence("table-taken-back", seats={"seat": seat})]
        case Invited(seat=seat, by=by) if seat == by:
            return [Sentence("table-moved", seats={"seat": seat})]
        case Invited(seat=seat, by=by):
            return [Sentence("table-invited", seats={"seat": by, "whose": seat})]
        case Closed(reason=reason):
            return [Sentence("table-closed", {"reason": reason})]
    return []


def of_question(rows: Sequence[Row], seq: int) -> list[Sentence]:
    """That a question is withdrawn by a decision, if one was open."""
    if not isinstance(rows[seq], Decided):
        return []
    for row in map(rows.__getitem__, range(seq - 1, -1, -1)):
        match row:
            case UndoAsked(seat=seat):
                return [Sentence("table-undo-dropped", seats={"seat": seat})]
            case UndoAnswered(agree=False) | UndoLapsed() | Undone() | Decided() | Begun():
                return []
    return []


def of_opening(opened: Opened) -> list[Sentence]:
    """That the table is made, and what is special there."""
    taken_up = [] if opened.origin is None else [Sentence("table-what-if", {"decisions": opened.origin.decisions})]
    special = {"table-hints-allowed": opened.hints, "table-learning": opened.learning}
    return [Sentence("table-opened"), *taken_up, *(Sentence(id) for id, is_so in special.items() if is_so)]


def count_since(table: Table, seq: int, to: int) -> int:
    """How many decisions lie between the moment `to` and the row with this number."""
    return len(table.line_at(seq - 1)) - len(table.line_at(to))


def is_bots_at(table: Table, seq: int, seat: int) -> bool:
    """Whether a bot played on the seat, its own or a person's, before the row with this number."""
    changes = (HandedOver, TakenBack)
    last = next((row for row in reversed(table.rows[:seq]) if isinstance(row, changes) and row.seat == seat), None)
    return table.seats[seat].kind == "bot" or isinstance(last, HandedOver)


def answer_of(table: Table, seq: int, seat: int, agree: bool) -> str:
    """What an answer to the question of whether to go back is: also a no of who asked it, or of a bot."""
    if agree:
        return "table-undo-agreed"
    if is_bots_at(table, seq, seat):
        return "table-undo-declined-bot"
    asked = next(row for row in reversed(table.rows[:seq]) if isinstance(row, UndoAsked))
    return "table-undo-withdrawn" if asked.seat == seat else "table-undo-declined"


def is_told_of(rows: Sequence[Row], seat: int) -> bool:
    """Whether all know already that the seat's bot is not ready: once is enough."""
    return any(isinstance(row, Decided) and (row.seat, row.by) == (seat, "not_ready") for row in rows)


def of_game(table: Table, seq: int, viewer: int | None) -> list[Sentence]:
    # Where the game goes back, what happened there is not told again.
    if not isinstance(table.rows[seq], Begun | Decided):
        return []
    return table.game.events(table.seen(viewer, seq), viewer)
