"""The rows of a table's log: all that ever happens at a table; its state is what follows from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ludotheque.core.game import Options
from ludotheque.table.pace import Pace

By = Literal["human", "bot", "stand_in", "not_ready", "time_up"]
# Why a bot plays for a person: they let their time run out again and again, or wished it.
WhyHandedOver = Literal["late", "asked"]
WhyClosed = Literal["abandoned"]


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit on a seat when the table is made. Token 0: any that is free; `level` is a bot's."""

    kind: Literal["human", "open", "bot"]
    name: str = ""
    token: int = 0
    level: str | None = None


@dataclass(frozen=True)
class Origin:
    """The finished game that a "what if" follows for its first `decisions`, up to the row `moment` of its log.

    `table` is its id; empty for one that was read from a file.
    """

    table: str
    moment: int
    decisions: int


@dataclass(frozen=True)
class Opened:
    """The table is made. `commitment` is the SHA-256 of `seed` and may be shown; the seed may not."""

    game: str
    version: int
    options: Options
    figures: tuple[int, ...]
    seats: tuple[SeatPlan, ...]
    commitment: str
    # Not in the repr, so that no log and no traceback ever shows it.
    seed: bytes = field(repr=False)
    # The name that belongs to `figures`; an earlier program wrote none, and knew the game's own edition only.
    edition: str = ""
    # The seconds that a person has for a decision, 0 without a clock; an earlier program wrote none, and had no clock.
    clock: int = 0
    # Whether seats may ask for hints; an earlier program wrote nothing, and gave none.
    hints: bool = False
    # Seconds for the whole game besides, and days for a decision instead of seconds; see `Pace`. An earlier program
    # wrote neither, and knew a time for each decision only.
    bank: int = 0
    days: int = 0
    # For a "what if"; an earlier program knew none.
    origin: Origin | None = None
    # Whether one person among bots may go back as far as they like; an earlier program wrote nothing, and had no undo.
    learning: bool = False
    # Whether somebody learns the game here, from its lesson; an earlier program had none.
    lesson: bool = False
    # The seat of who made the table; None where they took none. An earlier program wrote nothing.
    host: int | None = None

    @property
    def pace(self) -> Pace:
        return Pace(self.clock, self.bank, self.days)


@dataclass(frozen=True)
class Sat:
    """Somebody takes a seat that waits for them: an open one, or one that has a new invitation."""

    seat: int
    token: int


@dataclass(frozen=True)
class Named:
    """A person chooses a name and a token."""

    seat: int
    name: str
    token: int


@dataclass(frozen=True)
class Filled:
    """A bot takes an open seat."""

    seat: int
    level: str
    name: str
    token: int


@dataclass(frozen=True)
class Contributed:
    """A person adds a nonce to the seed, in the place of the one that they added before."""

    seat: int
    nonce: bytes


@dataclass(frozen=True)
class Begun:
    """The game begins. `nonces`: what each seat added to the seed, empty if nothing."""

    nonces: tuple[bytes, ...]


@dataclass(frozen=True)
class Decided:
    """A seat decides; `decision` numbers its decisions from 1. A stand-in decides for a bot that failed.

    `not_ready`: a simpler bot for one that is prepared still; `time_up`: a bot for a person who did not decide in time.
    `spent`: the milliseconds that it took of a person's time, 0 without a clock; an earlier program wrote none.
    """

    seat: int
    decision: int
    action: int
    by: By
    spent: int = 0


@dataclass(frozen=True)
class Hinted:
    """A person asks for a hint on this decision; what the hint said is not kept."""

    seat: int
    decision: int


@dataclass(frozen=True)
class UndoAsked:
    """A person asks the others whether the game may go back to where it was after row `to`."""

    seat: int
    to: int


@dataclass(frozen=True)
class UndoAnswered:
    """A seat answers the open question; who asked may withdraw it, by a no.

    The last yes that it needs is followed by `Undone`.
    """

    seat: int
    agree: bool


@dataclass(frozen=True)
class UndoLapsed:
    """The open question of this seat was not answered in time."""

    seat: int


@dataclass(frozen=True)
class Undone:
    """The game is again where it was after row `to`; the seat wanted it so. No number of a decision comes again."""

    seat: int
    to: int


@dataclass(frozen=True)
class LaidOut:
    """A chapter of a lesson begins, from its position text; whatever lay on the table is put away."""

    chapter: str
    position: str


@dataclass(frozen=True)
class HandedOver:
    """A bot of this level plays for a person from now on, with what the seat knows."""

    seat: int
    level: str
    why: WhyHandedOver


@dataclass(frozen=True)
class TakenBack:
    """The person plays again."""

    seat: int


@dataclass(frozen=True)
class Invited:
    """`by` makes a new invitation to a person's seat, which may be their own; whoever sat there sits there no more."""

    seat: int
    by: int


@dataclass(frozen=True)
class Closed:
    """The table is over, though its game is not: nobody has won."""

    reason: WhyClosed


Row = (
    Opened
    | Sat
    | Named
    | Filled
    | Contributed
    | Begun
    | Decided
    | Hinted
    | UndoAsked
    | UndoAnswered
    | UndoLapsed
    | Undone
    | LaidOut
    | HandedOver
    | TakenBack
    | Invited
    | Closed
)
