"""Taking decisions back: whose may be, when the others are asked, and what follows from their answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.table.intents import AnswerUndo, AskUndo, LapseUndo
from ludotheque.table.news import Step, is_news
from ludotheque.table.rows import Decided, Row, UndoAnswered, UndoAsked, UndoLapsed, Undone

if TYPE_CHECKING:
    from ludotheque.table.table import Question, Table

# A log is kept for ever and read again from its beginning: nobody may fill it.
MOST_UNDONE = 200
MOST_STEPS = 8
"""Among more decisions than this there is always news; nobody waits while each is looked into."""


def ask_undo(table: Table, intent: AskUndo) -> list[Row]:
    """At a table made for learning as one likes; else where nobody acted since and nothing new was seen.

    With a clock no more than once to the same moment, since all of the time for it begins anew.
    Otherwise the people are asked. A bot says no if anything new was seen.
    """
    seat, own = intent.seat, own_decision(table, intent.seat, intent.decision)
    asked, undone = UndoAsked(seat, own.before), Undone(seat, own.before)
    if sum(isinstance(row, Undone) and row.seat == seat for row in table.rows) >= MOST_UNDONE:
        raise Refused(Sentence("error-undo-often"))
    if table.opened.learning:
        return [undone]
    if table.question is not None:
        raise Refused(Sentence("error-undo-open"))
    if is_asked_before(table, seat, own):
        raise Refused(Sentence("error-undo-again"))
    since = decided_since(table, own.before)
    new = is_news_among(table, seat, since)
    again = table.opened.pace.is_timed and undone in table.rows
    if not new and not again and all(row.seat == seat for _, row in since):
        return [undone]
    bot = next((each.seat for each in table.seats if each.is_bots), None)
    if new and bot is not None:
        return [asked, UndoAnswered(bot, agree=False)]
    return [asked] if people_but(table, seat) else [undone]


def answer_undo(table: Table, intent: AnswerUndo) -> list[Row]:
    """One no is enough. Who asked has nothing to agree to, but may withdraw the question."""
    seat, question = intent.seat, table.question
    if question is None or question.seq != intent.question:
        raise Refused(Sentence("error-undo-settled"))
    require_person(table, seat)
    if not intent.agree:
        return [UndoAnswered(seat, agree=False)]
    if seat not in unanswered(table, question):
        return []
    return agreed(table, question, seat)


def deputy_answer(table: Table, seat: int) -> list[Row]:
    """What the bot that comes in a person's place answers at once to the question that waits for them, if any does."""
    question = table.question
    if question is None or seat not in unanswered(table, question):
        return []
    if is_news_among(table, question.seat, decided_since(table, question.to)):
        return [UndoAnswered(seat, agree=False)]
    return agreed(table, question, seat)


def agreed(table: Table, question: Question, seat: int) -> list[Row]:
    """That a seat agrees that is waited for; with the last of them the game goes back."""
    agreement = UndoAnswered(seat, agree=True)
    if unanswered(table, question) != [seat]:
        return [agreement]
    return [agreement, Undone(question.seat, question.to)]


def lapse_undo(table: Table, intent: LapseUndo) -> list[Row]:
    question = table.question
    if question is None or question.seq != intent.question:
        return []
    return [UndoLapsed(question.seat)]


@dataclass(frozen=True)
class Own:
    """A decision in force that a person made: its row, and the moment before it."""

    row: int
    before: int


def require_person(table: Table, seat: int) -> None:
    """Raises Refused where a bot plays, its own seat or a person's."""
    if table.seats[seat].is_bots:
        raise Refused(Sentence("error-not-seated" if table.seats[seat].deputy is None else "error-handed-over"))


def own_decisions(table: Table, seat: int) -> dict[int, Own]:
    """By number. What a bot decided for a person is not theirs to take back."""
    own: dict[int, Own] = {}
    for before, moment in pairwise(table.line):
        row = table.rows[moment]
        if isinstance(row, Decided) and row.seat == seat and row.by == "human":
            own[row.decision] = Own(moment, before)
    return own


def own_decision(table: Table, seat: int, decision: int) -> Own:
    """The decision of this number; raises Refused if it is not, or not any more, the seat's to take back."""
    require_person(table, seat)
    own = own_decisions(table, seat)
    if not own:
        raise Refused(Sentence("error-undo-nothing"))
    if decision not in own:
        raise Refused(Sentence("error-stale"))
    return own[decision]


def last_undoable(table: Table, seat: int) -> int | None:
    """The number of the decision that the seat may take back, or ask to; None if there is none now."""
    if table.status != "playing" or table.opened.lesson or table.question is not None:
        return None
    if table.seats[seat].is_bots:
        return None
    own = own_decisions(table, seat)
    last = max(own, default=None)
    return None if last is None or is_asked_before(table, seat, own[last]) else last


def is_asked_before(table: Table, seat: int, own: Own) -> bool:
    """Whether the seat has asked since this decision, and the game did not go back: once is enough.

    Whatever it was that it asked to take back: else it could ask about each earlier decision in turn, and bots would
    wait each time.
    """
    is_open = False
    for row in table.rows[own.row :]:
        match row:
            case UndoAsked():
                is_open = row.seat == seat
            case Undone():
                is_open = False
            case UndoAnswered(agree=False) | UndoLapsed() | Decided() if is_open:
                return True
    return is_open


def decided_since(table: Table, to: int) -> list[tuple[int, Decided]]:
    """The decisions that going back to a moment would undo, each with the moment before it."""
    steps = ((before, table.rows[moment]) for before, moment in pairwise(table.line) if before >= to)
    return [(before, row) for before, row in steps if isinstance(row, Decided)]


def is_news_among(table: Table, seat: int, since: Sequence[tuple[int, Decided]]) -> bool:
    """Whether any of these decisions told anybody anything new, as far as the seat can tell."""
    moments = [before for before, _ in since] + [table.line[-1]]
    steps = [
        Step(table.observation(seat, before), table.observation(seat, after), row.seat, row.action)
        for (before, after), (_, row) in zip(pairwise(moments), since, strict=True)
    ]
    return len(steps) > MOST_STEPS or any(is_news(table.rules, seat, step) for step in steps)


def unanswered(table: Table, question: Question) -> list[int]:
    """The people who have not answered yet."""
    return [seat for seat in people_but(table, question.seat) if seat not in question.agreed]


def people_but(table: Table, seat: int) -> list[int]:
    return [each.seat for each in table.seats if not each.is_bots and each.seat != seat]
