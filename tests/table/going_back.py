"""Tables at which somebody asks to go back."""

from __future__ import annotations

from highcard import GAME as HIGHCARD

from ludotheque.games import find_game
from ludotheque.table import (
    NO_PACE,
    AnswerUndo,
    AskUndo,
    Decide,
    Pace,
    SeatPlan,
    Table,
    open_table,
)
from ludotheque.table.rows import By
from tests.table.playing import HUMAN, SEED, do


def table(game: str, *seats: SeatPlan, learning: bool = False, pace: Pace = NO_PACE) -> Table:
    played = HIGHCARD if game == "highcard" else find_game(game)
    rows = open_table(played, {"players": len(seats)}, seats, SEED, learning=learning, pace=pace)
    return Table(played, rows)


def decide(table: Table, text: str | None = None) -> int:
    """Whoever owes a decision first makes it: this one, else the first legal one; returns the seat."""
    seat = table.to_act()[0]
    action = (
        table.legal_actions(seat)[0] if text is None else table.game.action_of(table.seen(seat, table.moment), text)
    )
    by: By = "human" if table.seats[seat].kind == "human" else "bot"
    do(table, Decide(seat, table.decision(seat), action, by))
    return seat


def offered(table: Table, kind: str) -> str:
    """The text of the first action of this kind that is legal."""
    position = table.position(table.to_act()[0])
    assert position is not None
    return next(offer.text for offer in position.legal if offer.fields["type"] == kind)


def said(table: Table, seat: int | None, row: int = -1) -> list[str]:
    return [entry.sentence.id for entry in table.log(seat, table.seq + row)]


def ask(table: Table, seat: int) -> AskUndo:
    last = table.last_undoable(seat)
    assert last is not None
    return AskUndo(seat, last)


def answered(table: Table, seat: int, agree: bool) -> AnswerUndo:
    assert table.question is not None
    return AnswerUndo(seat, table.question.seq, agree)


def sent_out(*others: SeatPlan, pace: Pace = NO_PACE) -> tuple[Table, int]:
    """A pirate sent out, and by whom: everybody saw the card, nobody drew one."""
    playing = table("korsar", HUMAN, *others, pace=pace)
    while playing.to_act() != [0] or playing.last_undoable(0) is None or not has(playing, "lay_ship"):
        decide(playing)
    return playing, decide(playing, offered(playing, "lay_ship"))


def has(table: Table, kind: str) -> bool:
    position = table.position(table.to_act()[0])
    return position is not None and any(offer.fields["type"] == kind for offer in position.legal)
