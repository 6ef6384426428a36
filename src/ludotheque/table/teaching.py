"""A lesson at a table: how far the learner is, whose decision it waits for, and which it may be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.core.lesson import Lesson, Move, Step, lesson_message
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.table.intents import Decide, OpenChapter
from ludotheque.table.rows import LaidOut, Row

if TYPE_CHECKING:
    from ludotheque.table.table import Table

# A log is kept for ever and read again from its beginning: nobody may fill it.
MOST_CHAPTERS = 200


@dataclass(frozen=True)
class Progress:
    """Where a lesson stands: the chapter's number, from 0, and what comes next in it, None at its end.

    `step` is the one that is to be tried, or that the others have just answered; None for none yet.
    """

    chapter: int
    move: Move | None
    step: Step | None


def progress(table: Table) -> Progress:
    """How far the lesson of this table is."""
    begun, *decided = table.line
    row = table.rows[begun]
    assert isinstance(row, LaidOut)
    chapter = chapter_number(table, row)
    moves, done = lesson_of(table).chapters[chapter].moves, len(decided)
    move = moves[done] if done < len(moves) else None
    return Progress(chapter, move, (move or moves[-1]).step)


def lesson_of(table: Table) -> Lesson:
    """The lesson of the table's game; raises Refused if the game has none any more."""
    if table.game.lesson is None:
        raise Refused(Sentence("error-no-lesson", {"game": table.game.name}))
    return table.game.lesson


def chapter_number(table: Table, row: LaidOut) -> int:
    """The number of the chapter that a row began; raises Refused if the lesson has another one by now."""
    for number, chapter in enumerate(lesson_of(table).chapters):
        if (chapter.id, chapter.given) == (row.chapter, row.position):
            return number
    raise Refused(Sentence("error-lesson-changed", {"game": table.game.name}))


def laid_out(lesson: Lesson, chapter: int) -> LaidOut:
    """The row with which a chapter begins."""
    return LaidOut(lesson.chapters[chapter].id, lesson.chapters[chapter].given)


def move_actions(table: Table, move: Move) -> list[int]:
    """The actions that a move may be, by their numbers."""
    seen = table.seen(move.seat, table.moment)
    return [table.game.action_of(seen, text) for text in move.actions]


def why_not_now(table: Table, intent: Decide) -> Sentence | None:
    """Why a legal decision is not the lesson's; None where it is."""
    move = progress(table).move
    if move is None:
        return Sentence("table-lesson-done")
    if move.seat != intent.seat:
        return Sentence("table-lesson-wait")
    if intent.action in move_actions(table, move):
        return None
    assert move.step is not None
    return Sentence(lesson_message(table.game.name, move.step.id, "wrong"))


def open_chapter(table: Table, intent: OpenChapter) -> list[Row]:
    """Any chapter, in any order: who knows a part already goes on, who wants to see one again goes back."""
    lesson = lesson_of(table)
    if not table.opened.lesson or intent.seat != lesson.seat:
        raise Refused(Sentence("error-not-seated"))
    if not 0 <= intent.chapter < len(lesson.chapters):
        raise Refused(Sentence("error-lesson-chapter", {"got": intent.chapter + 1, "most": len(lesson.chapters)}))
    if sum(isinstance(row, LaidOut) for row in table.rows) >= MOST_CHAPTERS:
        raise Refused(Sentence("error-lesson-often"))
    return [laid_out(lesson, intent.chapter)]
