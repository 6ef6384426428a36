"""Every message on the wire, declared once; `wire_ts.py` writes the browser's types from here."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludotheque.bots import Level
from ludotheque.core.game import Options, OptionValue
from ludotheque.core.sentence import Sentence
from ludotheque.table.names import TOKENS
from ludotheque.table.pace import Pace
from ludotheque.table.pieces import Json, LogEntry, Offer, Refusal
from ludotheque.table.rows import Origin

SeatNumber = Annotated[int, Meta(ge=0, lt=64)]
Counter = Annotated[int, Meta(ge=-1, lt=2**31)]
Token = Annotated[int, Meta(ge=1, le=TOKENS)]
Seconds = Annotated[int, Meta(ge=0, lt=2**31)]
Secret = Annotated[str, Meta(min_length=1, max_length=128)]
Code = Annotated[str, Meta(max_length=64)]
Endpoint = Annotated[str, Meta(min_length=1, max_length=2048)]
Basis = Literal["ahead", "not_ready", "none", "failed"]
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


FromServer = View | Presence | Refused | Hint


class Received(Message, frozen=True, forbid_unknown_fields=True):
    """A message from a browser."""


class Sit(Received, frozen=True):
    """The first message: who one is, and the last log entry that one knows (-1: none)."""

    secret: Secret
    seen: Counter


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
    """A bot is to play for one, until one takes the seat back."""


class TakeBack(Received, frozen=True):
    """One plays oneself again."""


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
    Sit | Decide | Name | Fill | Contribute | Begin | HandOver | TakeBack | AskHint | OpenChapter | AskUndo | AnswerUndo
)


class Seating(Struct, frozen=True):
    """How many sit down, and whether in teams; `options`: what such a seating needs besides, a house rule."""

    players: int
    teams: bool
    options: Options


class OptionInfo(Struct, frozen=True):
    """An option of a game and its values, the default first."""

    name: str
    values: list[OptionValue]


class GameInfo(Struct, frozen=True):
    """What a table of a game can be made of; `rules`: whether the game brings a text of its rules."""

    name: str
    max_seats: int
    tables: list[Seating]
    options: list[OptionInfo]
    levels: list[Level]
    rules: bool
    # Whether the game can be learnt by playing.
    lesson: bool
    # Their names, the game's own first.
    editions: list[str]


class Games(Struct, frozen=True):
    """The games of this house; `paces`: the times to decide that a table may have, none first.

    `push`: the key by which push services know this house, in base64url; null where it tells nobody who is away.
    """

    games: list[GameInfo]
    paces: list[Pace]
    push: str | None


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who will sit here: "me", another person on this device, a bot of a level, or whoever opens the link."""

    kind: Literal["me", "open", "device", "bot"]
    name: GivenName = ""
    token: Token | None = None
    level: Level | None = None
    # What this seat adds to the seed of a promise.
    nonce: GivenNonce = ""


class Promised(Struct, frozen=True):
    """The SHA-256 of a seed that waits for a table, which has to be made within so many seconds."""

    commitment: str
    seconds: int


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table to be made. `options` may leave out what is to take its default; so may `edition`.

    `clock`, `bank` and `days`: one of the paces of the house. `hints`: whether seats may ask for them. `commitment`:
    the promise that this table is to keep; without one it makes its own, and seats can add nothing to it before they
    are there. `learning`: whether one may take back whatever one likes, alone among bots.
    """

    game: Code
    options: Options
    seats: Annotated[list[NewSeat], Meta(max_length=64)]
    edition: Code = ""
    clock: Seconds = 0
    hints: bool = False
    commitment: Code = ""
    bank: Seconds = 0
    days: Seconds = 0
    learning: bool = False


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table at which one learns a game, and who one is."""

    game: Code
    name: GivenName = ""
    token: Token | None = None


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys that only the browser can read by, in base64url, as RFC 8291 names them."""

    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]


class PushAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser wants to be told that it is a seat's turn, and in which language."""

    endpoint: Endpoint
    keys: PushKeys
    lang: Code


class PushEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """Where it wants to be told no more."""

    endpoint: Endpoint


class SeatSecret(Struct, frozen=True):
    """The secret that is a seat; null for a bot's."""

    seat: int
    secret: str | None


class TableMade(Struct, frozen=True):
    """A table, its seats' secrets and the one for those who watch. Told once: only their hashes are kept."""

    table: str
    seats: list[SeatSecret]
    watch: str


class Deal(Struct, frozen=True):
    """What a finished game was dealt from, in hexadecimal, and whether it follows from that.

    `decisions`: how many were played again. `flaw`: what does not follow by the rules, null where all does.
    """

    commitment: str
    seed: str
    nonces: list[str]
    decisions: int
    flaw: Sentence | None


class Frame(Struct, frozen=True):
    """The game at one moment: after the row `seq`, in which `seat` decided (null: the deal), as the eyes saw it.

    `seats`: for open eyes, the facts as each seat saw them; else empty.
    """

    seq: int
    seat: int | None
    to_act: list[int]
    observation: Json
    facts: Json
    seats: list[Json]


class Replay(Struct, frozen=True):
    """A game from its deal to its last moment with one pair of eyes: a seat's number, "spectator" or "open".

    `you`: the seat of whoever asks, null for a spectator or a file. `eyes`: those that may be asked for.
    """

    table: TableInfo
    you: int | None
    eye: str
    eyes: list[str]
    frames: list[Frame]
    log: list[LogEntry]


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game is to be gone on with after its row `moment`, by a person on `seat` against bots.

    `level`: of the bots that sit where people sat. `record`: the game, where it comes from a file.
    """

    moment: Counter
    seat: SeatNumber
    level: Level
    record: str = ""


class RulesSection(Struct, frozen=True):
    """A section of a game's rules; `id` is what reasons and help cite ("KO 2.5")."""

    id: str
    title: str
    html: str


class Rules(Struct, frozen=True):
    """A game's rules in one language."""

    sections: list[RulesSection]


class Expectation(Struct, frozen=True):
    """What a seat could expect from what it saw, in games won of a hundred: before a decision of its own, and after it.

    `moment`, `decided`: the numbers of the rows of the position that it faced, and of its decision.
    """

    moment: int
    decided: int
    before: int
    after: int


class LikelyReply(Struct, frozen=True):
    """What somebody else most likely does next: in `share` of a hundred worlds that the deciding seat held possible."""

    seat: int
    sentence: Sentence
    share: int


class CostlyDecision(Struct, frozen=True):
    """A decision that cost its seat expected wins: what it took, what was better, and what both promised.

    The two `fields` name the actions' parts as an offer does.
    """

    moment: int
    decided: int
    taken: Sentence
    better: Sentence
    taken_fields: Json
    better_fields: Json
    wins_taken: int
    wins_better: int
    reply_taken: LikelyReply | None
    reply_better: LikelyReply | None


class SeatAnalysis(Struct, frozen=True):
    """A seat's game, in points: games won of a hundred.

    fair + deal + own + came = result. `fair`: the same for every side; `deal`: what the first position added; `own`:
    what its own decisions cost; `came`: what cards and others brought. These are null until all is judged.
    """

    seat: int
    judged: int
    decisions: int
    expectations: list[Expectation]
    fair: int
    deal: int | None
    own: int | None
    came: int | None
    result: int
    costly: list[CostlyDecision]


class TurningPoint(Struct, frozen=True):
    """Where a seat's expectation changed most: by its own decision, or by what came after row `since`."""

    moment: int
    since: int
    seat: int
    change: int
    own: bool


class Analysis(Struct, frozen=True):
    """A finished game looked back on, as far as it is done.

    `basis`: whether bots that look ahead judge it, are not ready yet, or the game has none; or looking back has failed.
    `unknown`: decisions that could not be judged.
    """

    basis: Basis
    whole: bool
    unknown: int
    seats: list[SeatAnalysis]
    turning_points: list[TurningPoint]


class Failure(Struct, frozen=True):
    """Why a request was not done."""

    error: Sentence


class FileFailure(Failure, frozen=True):
    """Why a file is not accepted: the line that is wrong, its words if they are the matter, the names at that table."""

    line: int
    quote: str
    names: list[str]
