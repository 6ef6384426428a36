"""What goes over the wire of a viewer: made of the table's pieces for that viewer and of nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ludotheque.bots import Level
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import LessonStanding, SeatInfo, TableInfo, UndoQuestion, View
from ludotheque.table import Table
from ludotheque.table.teaching import lesson_of, move_actions, progress


def view_of(live: LiveTable, seat: int | None, told: int) -> View:
    """The table as this seat sees it (None: a spectator), with the log entries after number `told`."""
    table, position = live.table, live.table.position(seat)
    is_asked = position is not None and seat in position.to_act and not table.seats[seat].is_bots
    return View(
        seq=table.seq,
        you=seat,
        table=table_info(live),
        to_act=position.to_act if position else [],
        decision=table.decision(seat) if is_asked and seat is not None else None,
        observation=position.observation if position else None,
        facts=position.facts if position else None,
        legal=position.legal if position else [],
        refusals=position.refusals if position else [],
        log=table.log(seat, told),
        time_left=live.clock.told(),
        lesson=lesson_standing(table, seat) if table.opened.lesson else None,
        undo=None if seat is None else table.last_undoable(seat),
        question=question_of(table),
    )


def lesson_standing(table: Table, seat: int | None) -> LessonStanding:
    """How far the lesson at this table is, for its learner or for somebody who looks on."""
    lesson, now = lesson_of(table), progress(table)
    is_learners = now.move is not None and now.move.seat == lesson.seat
    return LessonStanding(
        chapters=[chapter.id for chapter in lesson.chapters],
        chapter=now.chapter,
        state="try" if is_learners else "watch" if now.move else "done",
        step=now.step.id if now.step else None,
        rule=now.step.rule if now.step else "",
        tried=move_actions(table, now.move) if now.move and is_learners and seat == lesson.seat else [],
    )


def question_of(table: Table) -> UndoQuestion | None:
    """The open question, as everybody sees it."""
    question = table.question
    if question is None:
        return None
    moves = sum(moment > question.to for moment in table.line)
    return UndoQuestion(question.seq, question.seat, moves, table.unanswered())


def table_info(live: LiveTable) -> TableInfo:
    """What everybody there knows of the table."""
    return info_of(live.id, live.table, live.is_present)


def info_of(id: str, table: Table, is_present: Callable[[int], bool]) -> TableInfo:
    """The same of a table that nobody need have before them."""
    opened = table.opened
    edition = table.edition.name if table.edition.name != table.game.edition.name else None
    return TableInfo(
        id=id,
        game=opened.game,
        options=opened.options,
        commitment=opened.commitment,
        status=table.status,
        seats=seats_info(table, is_present),
        edition=edition,
        clock=opened.clock,
        bank=opened.bank,
        days=opened.days,
        hints=opened.hints,
        learning=opened.learning,
        nonces=[] if table.status == "open" else [each.nonce.hex() for each in table.seats],
        origin=opened.origin,
        host=opened.host,
    )


def seats_info(table: Table, is_present: Callable[[int], bool]) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=each.seat,
            side=each.side,
            name=each.name,
            token=each.token,
            kind=each.kind,
            level=cast(Level | None, each.level),  # checked when the seat was given to a bot
            present=is_present(each.seat),
            deputy=cast(Level | None, each.deputy),  # named by the house
            contributed=bool(each.nonce),
            invited_by=each.invited_by,
        )
        for each in table.seats
    ]
