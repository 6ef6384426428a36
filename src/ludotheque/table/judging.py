"""Whether an intent may be done: each question beside the rows that follow from a yes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.table import absence, teaching
from ludotheque.table.intents import (
    AnswerUndo,
    AskUndo,
    Begin,
    Close,
    Contribute,
    Decide,
    Fill,
    HandOver,
    Intent,
    Invite,
    LapseUndo,
    Name,
    OpenChapter,
    Sit,
    TakeBack,
    TakeHint,
)
from ludotheque.table.names import checked_name, free_token
from ludotheque.table.nonces import checked_nonce
from ludotheque.table.rows import Begun, Contributed, Decided, Filled, Hinted, Invited, Named, Row, Sat
from ludotheque.table.undoing import answer_undo, ask_undo, lapse_undo

if TYPE_CHECKING:
    from ludotheque.table.table import Table

# A log is kept for ever and read again from its beginning: nobody may fill it.
MOST_NAMINGS = 100
MOST_CONTRIBUTIONS = 100
MOST_INVITATIONS = 50


def rows_for(table: Table, intent: Intent) -> list[Row]:
    """The rows that the intent adds to this table's log; raises Refused."""
    if table.opened.lesson and not isinstance(intent, Sit | TakeBack | Name | Decide | OpenChapter | Close):
        raise Refused(Sentence("error-lesson"))
    match intent:
        case Sit():
            return sit(table, intent)
        case Name():
            return name(table, intent)
        case Fill():
            return fill(table, intent)
        case Contribute():
            return contribute(table, intent)
        case Begin():
            return begin(table, intent)
        case Decide():
            return decide(table, intent)
        case TakeHint():
            return take_hint(table, intent)
        case AskUndo():
            require_playing(table)
            return ask_undo(table, intent)
        case AnswerUndo():
            require_playing(table)
            return answer_undo(table, intent)
        case LapseUndo():
            return lapse_undo(table, intent)
        case OpenChapter():
            require_playing(table)
            return teaching.open_chapter(table, intent)
        case HandOver():
            require_playing(table)
            return absence.hand_over(table, intent)
        case TakeBack():
            return absence.take_back(table, intent)
        case Invite():
            return invite(table, intent)
        case Close():
            return absence.close(table, intent)


def sit(table: Table, intent: Sit) -> list[Row]:
    seat = table.seats[intent.seat]
    if seat.kind == "bot":
        raise Refused(Sentence("error-seat-of-bot", seats={"seat": intent.seat}))
    if not seat.waits:
        return []
    require_not_over(table)
    return [Sat(intent.seat, seat.token if seat.kind == "human" else token_for(table, intent.seat, 0))]


def name(table: Table, intent: Name) -> list[Row]:
    seat = table.seats[intent.seat]
    if seat.kind != "human":
        raise Refused(Sentence("error-not-seated"))
    chosen = checked_name(intent.name)
    token = token_for(table, intent.seat, intent.token)
    if (chosen, token) == (seat.name, seat.token):
        return []
    if sum(isinstance(row, Named) and row.seat == intent.seat for row in table.rows) >= MOST_NAMINGS:
        raise Refused(Sentence("error-name-often"))
    return [Named(intent.seat, chosen, token)]


def token_for(table: Table, seat: int, wanted: int) -> int:
    return free_token([each.token for each in table.seats if each.seat != seat], wanted)


def fill(table: Table, intent: Fill) -> list[Row]:
    require_seated(table, intent.by)
    require_open(table)
    if intent.seat >= len(table.seats) or table.seats[intent.seat].kind != "open":
        raise Refused(Sentence("error-seat-taken"))
    return [Filled(intent.seat, intent.level, intent.name, token_for(table, intent.seat, 0))]


def invite(table: Table, intent: Invite) -> list[Row]:
    """To the seat of a person; an open one has its invitation. Whether somebody is there the table does not know."""
    require_seated(table, intent.by)
    require_not_over(table)
    assert intent.by is not None
    people = [each.seat for each in table.seats if each.kind == "human"]
    if intent.seat not in people:
        raise Refused(Sentence("error-invite-whom"))
    if sum(isinstance(row, Invited) and row.by == intent.by for row in table.rows) >= MOST_INVITATIONS:
        raise Refused(Sentence("error-invite-often"))
    return [Invited(intent.seat, intent.by)]


def contribute(table: Table, intent: Contribute) -> list[Row]:
    seat = table.seats[intent.seat]
    if seat.kind != "human":
        raise Refused(Sentence("error-not-seated"))
    if table.status != "open":
        raise Refused(Sentence("error-dealt"))
    nonce = checked_nonce(intent.nonce)
    if nonce == seat.nonce:
        return []
    if sum(isinstance(row, Contributed) and row.seat == intent.seat for row in table.rows) >= MOST_CONTRIBUTIONS:
        raise Refused(Sentence("error-nonce-often"))
    return [Contributed(intent.seat, nonce)]


def begin(table: Table, intent: Begin) -> list[Row]:
    require_seated(table, intent.by)
    require_open(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused(Sentence("error-seats-open"))
    return [Begun(tuple(seat.nonce for seat in table.seats))]


def require_seated(table: Table, seat: int | None) -> None:
    if seat is None or table.seats[seat].kind != "human":
        raise Refused(Sentence("error-not-seated"))


def require_open(table: Table) -> None:
    if table.status != "open":
        raise Refused(Sentence("error-table-over" if table.closed else "error-already-begun"))


def decide(table: Table, intent: Decide) -> list[Row]:
    require_playing(table)
    seat, action = intent.seat, intent.action
    if intent.decision != table.decision(seat):
        raise Refused(Sentence("error-stale"))
    if not may_decide(table, intent):
        raise Refused(Sentence("error-not-seated" if table.seats[seat].deputy is None else "error-handed-over"))
    if action not in table.legal_actions(seat):
        raise Refused(why_not_action(table, seat, action))
    if table.opened.lesson and (other := teaching.why_not_now(table, intent)):
        raise Refused(other)
    return [Decided(seat, intent.decision, action, intent.by, intent.spent)]


def may_decide(table: Table, intent: Decide) -> bool:
    """Whether the one who decides is the seat's own: but for a person a bot may, where there is a clock."""
    if table.seats[intent.seat].is_bots:
        return intent.by in ("bot", "stand_in", "not_ready")
    return intent.by == "human" or (intent.by == "time_up" and table.opened.pace.is_timed)


def take_hint(table: Table, intent: TakeHint) -> list[Row]:
    """Once told, a hint on the same decision may be had again: all know of it already."""
    require_playing(table)
    seat = table.seats[intent.seat]
    if not table.opened.hints:
        raise Refused(Sentence("error-no-hints"))
    if intent.decision != table.decision(intent.seat):
        raise Refused(Sentence("error-stale"))
    if seat.kind != "human":
        raise Refused(Sentence("error-not-seated"))
    if seat.deputy is not None:
        raise Refused(Sentence("error-handed-over"))
    if intent.seat not in table.to_act():
        raise Refused(Sentence("error-not-your-turn"))
    return [] if seat.hinted == intent.decision else [Hinted(intent.seat, intent.decision)]


def require_playing(table: Table) -> None:
    if table.status == "open":
        raise Refused(Sentence("error-not-begun"))
    require_not_over(table)


def require_not_over(table: Table) -> None:
    if table.status == "over":
        raise Refused(Sentence("error-table-over"))


def why_not_action(table: Table, seat: int, action: int) -> Sentence:
    """The game's own reason, asked of what the seat sees; a plain one where the game has none."""
    return reason_of_game(table, seat, action) or Sentence(
        "error-illegal-action" if seat in table.to_act() else "error-not-your-turn"
    )


def reason_of_game(table: Table, seat: int, action: int) -> Sentence | None:
    if not 0 <= action < table.game.n_actions:
        return None
    try:
        return table.game.reason(table.seen(seat, table.moment), seat, action)
    except ValueError:
        # Not every number in the range need stand for an action.
        return None
