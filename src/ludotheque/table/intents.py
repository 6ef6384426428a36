"""What may be asked of a table. The caller knows who asks: `seat` is the asker's own, or else `by` is."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.table.rows import By, WhyClosed, WhyHandedOver


@dataclass(frozen=True)
class Sit:
    """The holder of a seat's secret sits down there."""

    seat: int


@dataclass(frozen=True)
class Name:
    """A person's own name and token (1 to 8; if another seat has it, the next free one is taken)."""

    seat: int
    name: str
    token: int


@dataclass(frozen=True)
class Fill:
    """Somebody seated gives an open seat to a bot; `by` is None for one who only watches."""

    by: int | None
    seat: int
    level: str
    name: str


@dataclass(frozen=True)
class Contribute:
    """A person's own part of the chance, which nobody who made the seed could know; its signs as UTF-8 count."""

    seat: int
    nonce: str


@dataclass(frozen=True)
class Begin:
    """Somebody seated begins the game."""

    by: int | None


@dataclass(frozen=True)
class Decide:
    """A seat's decision, by the number that the table gave it; `spent`: the milliseconds that its clock has run."""

    seat: int
    decision: int
    action: int
    by: By
    spent: int = 0


@dataclass(frozen=True)
class TakeHint:
    """A person wants a hint on the decision that they owe."""

    seat: int
    decision: int


@dataclass(frozen=True)
class AskUndo:
    """A person wants to take back their decision of this number, and all that came after it."""

    seat: int
    decision: int


@dataclass(frozen=True)
class AnswerUndo:
    """A person's answer to the open question, by the number of the row that asks it."""

    seat: int
    question: int
    agree: bool


@dataclass(frozen=True)
class LapseUndo:
    """The question asked by the row with this number has waited long enough."""

    question: int


@dataclass(frozen=True)
class OpenChapter:
    """Who learns wants the chapter of this number, from 0, from its beginning."""

    seat: int
    chapter: int


@dataclass(frozen=True)
class HandOver:
    """A bot of this level is to play for a person."""

    seat: int
    level: str
    why: WhyHandedOver


@dataclass(frozen=True)
class TakeBack:
    """The person is there again and plays."""

    seat: int


@dataclass(frozen=True)
class Invite:
    """Somebody seated makes a new invitation to a person's seat, their own too; `by` is None for one who only watches.

    `key`: the hash of the invitation, for whoever keeps what opens the seats; no row holds it.
    """

    by: int | None
    seat: int
    key: bytes


@dataclass(frozen=True)
class Close:
    """The house ends a table."""

    reason: WhyClosed


Intent = (
    Sit
    | Name
    | Fill
    | Contribute
    | Begin
    | Decide
    | TakeHint
    | AskUndo
    | AnswerUndo
    | LapseUndo
    | OpenChapter
    | HandOver
    | TakeBack
    | Invite
    | Close
)
