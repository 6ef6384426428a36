"""What is asked of a house by a request, and what it answers: its games, new tables, and games that were played."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludotheque.bots import Level
from ludotheque.core.game import Options, OptionValue
from ludotheque.core.sentence import Sentence
from ludotheque.server.messages import (
    Code,
    Counter,
    GivenName,
    GivenNonce,
    SeatNumber,
    Seconds,
    TableInfo,
    Token,
)
from ludotheque.table.pace import Pace
from ludotheque.table.pieces import Json, LogEntry

Endpoint = Annotated[str, Meta(min_length=1, max_length=2048)]


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
    """What a table of a game can be made of; `rules`: whether the game brings a text of its rules.

    `deputy`: the level of the bot that plays for a person who is away, unless they choose another one.
    """

    name: str
    max_seats: int
    tables: list[Seating]
    options: list[OptionInfo]
    levels: list[Level]
    deputy: Level
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
    """The secret that opens a seat: of an open one for sitting down once, see `Sit`; null for a bot's."""

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

    `seats`, `piles`: for open eyes, the facts as each seat saw them, and what lay where nobody saw it; else empty.
    """

    seq: int
    seat: int | None
    to_act: list[int]
    observation: Json
    facts: Json
    seats: list[Json]
    piles: list[Json]


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
