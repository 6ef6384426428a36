"""The messages over a table's socket, declared once.

`api.py`, `lookback.py` and `answers.py` have what else is on the wire; `wire_ts.py` writes the browser's types
from all of them.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludotheque.bots import Level
from ludotheque.core.game import Options
from ludotheque.core.sentence import Sentence
from ludotheque.server.keys import WHOLE
from ludotheque.table.names import TOKENS
from ludotheque.table.pieces import Json, LogEntry, Offer, Refusal
from ludotheque.table.rows import Origin

SeatNumber = Annotated[int, Meta(ge=0, lt=64)]
Counter = Annotated[int, Meta(ge=-1, lt=2**31)]
Token = Annotated[int, Meta(ge=1, le=TOKENS)]
Seconds = Annotated[int, Meta(ge=0, lt=2**31)]
Secret = Annotated[str, Meta(min_length=1, max_length=128)]
WholeSecret = Annotated[str, Meta(pattern=rf"^{WHOLE}\Z")]
Code = Annotated[str, Meta(max_length=64)]
# Longer than a name may be: it is the table that says, in a sentence, that a name is too long.
GivenName = Annotated[str, Meta(max_length=200)]
GivenNonce = Annotated[str, Meta(max_length=200)]


def snake(name: str) -> str:
    """The tag of a message: its class name in snake case."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Message(Struct, frozen=True, tag_field="type", tag=snake):
    """A message over the socket; `type` says which."""


class SeatInfo(Struct, frozen=True):
    """A seat as everybody at the table sees it."""

    seat: int
    side: int
    name: str
    token: int
    kind: Literal["human", "bot", "open"]
    level: Level | None
    present: bool
    # Whether it has added a nonce to the seed.
    contributed: bool
    # The level of the bot that plays for a person; null if they play themselves.
    deputy: Level | None
    # The seat that made a new invitation to this one; null where none waits for somebody.
    invited_by: int | None


class TableInfo(Struct, frozen=True):
    """A table as everybody there sees it. `commitment`: SHA-256 of the seed that all chance comes from."""

    id: str
    game: str
    options: Options
    commitment: str
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    # Its name; null for the game's own.
    edition: str | None
    # A person's time, see `Pace`: seconds for a decision, seconds for the whole game besides, days for a decision.
    clock: int
    bank: int
    days: int
    # Whether a seat may ask for hints.
    hints: bool
    # Whether the one person there may go back as far as they like.
    learning: bool
    # What each seat added to the seed, in hexadecimal, empty for nothing; none before the game.
    nonces: list[str]
    # The finished game that a "what if" has taken up.
    origin: Origin | None
    # The seat of who made the table; null where nobody is known to.
    host: int | None


class TimeLeft(Struct, frozen=True):
    """What a person has left to decide, by the server's time; `running`: whether it passes now."""

    seat: int
    seconds: float
    running: bool


class LessonStanding(Struct, frozen=True):
    """How far a lesson is: the number of its chapter, from 0, and what is to be tried or was just tried, null for none.

    `chapters` and `step` are ids that messages of the catalogue are named by; `rule`: the paragraph of the step.
    It waits for the learner ("try") or for the others ("watch"), or the chapter is at its end ("done").
    """

    chapters: list[str]
    chapter: int
    state: Literal["try", "watch", "done"]
    step: str | None
    rule: str
    # The actions that do what is to be tried, for the learner alone.
    tried: list[int]


class UndoQuestion(Struct, frozen=True):
    """Whether the game may go back by so many moves, as this seat wants; `waits_for`: who has not answered.

    `question`: its number, which an answer quotes.
    """

    question: int
    seat: int
    moves: int
    waits_for: list[int]


class View(Message, frozen=True):
    """All that a viewer sees; replaces the view before, but `log` holds only the entries not sent yet."""

    seq: int
    you: int | None
    table: TableInfo
    to_act: list[int]
    decision: int | None
    observation: Json | None
    facts: Json | None
    legal: list[Offer]
    refusals: list[Refusal]
    log: list[LogEntry]
    # One for each person who owes a decision, at a table with a clock.
    time_left: list[TimeLeft]
    # Null at any table but a lesson's.
    lesson: LessonStanding | None
    # The number of one's last decision, if it may be taken back or the others be asked about it.
    undo: int | None
    question: UndoQuestion | None


class SeatPresence(Struct, frozen=True):
    """Whether somebody is at a seat now."""

    seat: int
    present: bool


class Presence(Message, frozen=True):
    """Somebody came or went, by which a clock may have stopped or gone on."""

    seats: list[SeatPresence]
    time_left: list[TimeLeft]


class Refused(Message, frozen=True):
    """What was asked is not done, and nothing changed."""

    decision: int | None
    sentence: Sentence


class HintedMove(Struct, frozen=True):
    """A legal action; `wins`: of a hundred games, how many it is expected to win, null where that is not known."""

    action: int
    wins: int | None


class Hint(Message, frozen=True):
    """The best actions for a decision, the best first, as far as this seat can tell; sent to it alone.

    They come from looking ahead ("ahead"), else from rules of thumb: until bots are ready to look ahead
    ("not_ready"), or where none does ("thumb"). Where there is nothing to choose, that is said ("only").
    """

    decision: int
    basis: Literal["ahead", "not_ready", "thumb", "only"]
    moves: list[HintedMove]


class Seated(Message, frozen=True):
    """Answers a `Sit` that brought an invitation: which of the two secrets opens this place from now on."""

    by: Literal["secret", "invitation"]


FromServer = View | Presence | Refused | Hint | Seated


class Received(Message, frozen=True, forbid_unknown_fields=True):
    """A message from a browser."""


class Sit(Received, frozen=True):
    """The first message: who one is, and the last log entry that one knows (-1: none).

    `invitation`: the secret of a link that was followed; `secret` is then one of one's own, made as the server makes
    them and kept before it is sent. If that opens a seat, it is one's seat: so a line that broke may come again. Else
    an invitation to a seat that waits for somebody is good for sitting down once: from then on `secret` opens the
    seat, and the invitation nothing. Any other secret that opens a place (of those who watch, or of a seat that is
    taken) may be brought as an invitation too, and stays what opens it. Who brings no secret of their own, but an
    invitation as `secret`, keeps that one: whoever else knows it holds the seat as well.
    """

    secret: Secret
    seen: Counter
    invitation: Secret | None = None


class Decide(Received, frozen=True):
    """One's own decision, by the number that the view gave it."""

    decision: Counter
    action: Counter


class Name(Received, frozen=True):
    """One's own name and token."""

    name: GivenName
    token: Token


class Fill(Received, frozen=True):
    """An open seat goes to a bot."""

    seat: SeatNumber
    level: Level


class Contribute(Received, frozen=True):
    """One's own nonce, which is mixed into the seed; of several the last one counts."""

    nonce: GivenNonce


class Begin(Received, frozen=True):
    """Everybody is there: the game begins."""


class HandOver(Received, frozen=True):
    """A bot is to play for one, until one takes the seat back; without a level the game's `deputy`."""

    level: Level | None = None


class TakeBack(Received, frozen=True):
    """One plays oneself again."""


class Invite(Received, frozen=True):
    """A person's seat is opened by this secret from now on, for sitting down once, and no more by what did.

    One's own, to take it to another device, or that of who is not there. Whoever sits there is hung up on, and
    everybody is told.
    """

    seat: SeatNumber
    invitation: WholeSecret


class AskHint(Received, frozen=True):
    """Which actions are best for one's own decision of this number; everybody is told that it was asked."""

    decision: Counter


class OpenChapter(Received, frozen=True):
    """The chapter of this number, from 0, of the lesson at this table, from its beginning."""

    chapter: Counter


class AskUndo(Received, frozen=True):
    """One's own decision of this number is to be taken back, with all that came after it."""

    decision: Counter


class AnswerUndo(Received, frozen=True):
    """An answer to the question of this number; a no of who asked it withdraws it."""

    question: Counter
    agree: bool


FromClient = (
    Sit
    | Decide
    | Name
    | Fill
    | Contribute
    | Begin
    | HandOver
    | TakeBack
    | Invite
    | AskHint
    | OpenChapter
    | AskUndo
    | AnswerUndo
)
