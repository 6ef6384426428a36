"""`Table`: the one authority of a live game, the same for browser, shared device, bot, test and CLI.

A table is its log. `intend` says which rows an intent would add, or refuses it; `apply` adds a row. Whoever
holds the table makes the rows durable in between. The same rows give the same table, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Literal

from ludotheque.core import position
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.modes import State, plain
from ludotheque.core.play import seats_in
from ludotheque.core.schema import Record
from ludotheque.core.seal import deal_key
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.table import judging, teaching, telling, undoing
from ludotheque.table.intents import Intent
from ludotheque.table.pieces import LogEntry, Position
from ludotheque.table.rows import (
    Begun,
    Closed,
    Contributed,
    Decided,
    Filled,
    HandedOver,
    Hinted,
    Invited,
    LaidOut,
    Named,
    Opened,
    Row,
    Sat,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    UndoLapsed,
    Undone,
    WhyClosed,
)
from ludotheque.table.sight import observed, position_of

Status = Literal["open", "playing", "over"]


@dataclass
class Seat:
    """A seat as everybody sees it. `decided` is the number of its last decision, or of one that none will have.

    `hinted` is the last one it had a hint on. `nonce`: what it adds to the seed, which others see only when the
    game has begun. `kept`: the milliseconds of its time for the whole game that are left; `asked`: the number of the
    row since which it owes its next decision, -1 if it owes none. `deputy`: the level of the bot that plays for a
    person, None if they play themselves, and `left` the number of the row by which they wished it, -1 if they did not;
    `late`: how often in a row their time was up. `invited_by`: who made a new invitation to the seat that nobody has
    followed yet, None where there is none.
    """

    seat: int
    side: int
    kind: Literal["human", "open", "bot"]
    name: str
    token: int
    level: str | None
    decided: int = 0
    hinted: int = 0
    nonce: bytes = b""
    kept: int = 0
    asked: int = -1
    deputy: str | None = None
    left: int = -1
    late: int = 0
    invited_by: int | None = None

    @property
    def waits(self) -> bool:
        """Whether it is opened by an invitation that nobody has followed yet."""
        return self.kind == "open" or self.invited_by is not None

    @property
    def is_missed(self) -> bool:
        """Whether a bot plays for a person because they were late again and again."""
        return self.deputy is not None and self.left < 0

    @property
    def has_left(self) -> bool:
        """Whether a person wished a bot to play while they owed the decision that they owe now."""
        return self.deputy is not None and 0 <= self.asked <= self.left

    @property
    def is_bots(self) -> bool:
        """Whether a bot decides for it, its own or a person's."""
        return self.kind == "bot" or self.deputy is not None


@dataclass(frozen=True)
class Question:
    """Whether the game may go back to where it was after row `to`, as `seat` wants.

    `seq`: the number of the row that asks it; `agreed`: who said yes.
    """

    seq: int
    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


class Table:
    """A live table, made of its rows; the first one is an `Opened` of that game."""

    def __init__(self, game: Game[Any], rows: Iterable[Row]) -> None:
        first, *later = rows
        if not isinstance(first, Opened) or first.game != game.name:
            raise ValueError(f"a table of {game.name} begins with its Opened row, got {first!r}")
        self.game = game_at(game, first)
        self.rules = plain(self.game)
        # What bots and other processes know it by: its name, and the version of its rules where that is an earlier one.
        self.known_as = game.called_under(self.game.version)
        self.rows: list[Row] = []
        self.state: State | None = None
        # The whole state after each row, so that every moment can be shown again; empty before the game.
        self.worlds: list[bytes] = []
        # The number of the row after which the game is as it is now, and who has seen it so.
        self.moment = -1
        # The numbers of the moments in force, in order: the rows Begun and Decided that are not undone;
        # in a lesson those of its chapter, from its LaidOut on.
        self.line: list[int] = []
        self.question: Question | None = None
        # Why the house ended the table before the game was over.
        self.closed: WhyClosed | None = None
        self._seen: dict[int | None, Record] = {}
        self._told: dict[int | None, list[LogEntry]] = {}
        self._told_rows: dict[int | None, int] = {}
        self._open(first)
        for row in later:
            self.apply(row)

    def _open(self, row: Opened) -> None:
        self.edition = Edition(row.edition or self.game.edition.name, row.figures)
        sides = self.game.sides(row.options)
        self.opened = row
        self.seats = [
            Seat(i, sides[i], plan.kind, plan.name, plan.token, plan.level, kept=row.bank * 1000)
            for i, plan in enumerate(row.seats)
        ]
        self._append(row)

    @property
    def seq(self) -> int:
        """The number of the last row."""
        return len(self.rows) - 1

    @property
    def status(self) -> Status:
        if self.closed is not None:
            return "over"
        if self.state is None:
            return "open"
        return "over" if self.rules.is_terminal(self.state) else "playing"

    def to_act(self) -> list[int]:
        """The seats that owe a decision."""
        if self.state is None or self.closed is not None:
            return []
        return seats_in(self.rules.to_act(self.state))

    def decision(self, seat: int) -> int:
        """The number of the seat's next decision, from 1."""
        return self.seats[seat].decided + 1

    def last_undoable(self, seat: int) -> int | None:
        """The number of the decision that the seat may take back, or ask to; None if there is none now."""
        return undoing.last_undoable(self, seat)

    def unanswered(self) -> list[int]:
        """The people whose answer the open question waits for."""
        return [] if self.question is None else undoing.unanswered(self, self.question)

    def line_at(self, moment: int) -> list[Decided]:
        """The decisions that led to the game as it was after the row with this number."""
        line: list[int] = []
        for seq, row in enumerate(self.rows[: moment + 1]):
            line = continued(line, seq, row)
        return [row for row in map(self.rows.__getitem__, line) if isinstance(row, Decided)]

    def observation(self, seat: int | None, moment: int) -> bytes:
        """The game's bytes after the row with this number, as the seat saw them then."""
        data = self.worlds[moment]
        state = self.state if moment == self.moment else self.rules.load(data)
        return observed(self.rules, state, data, seat)

    def seen(self, seat: int | None, moment: int) -> Record:
        """The same, opened; not to be changed."""
        if moment == self.moment and seat in self._seen:
            return self._seen[seat]
        opened: Record = self.game.open(self.observation(seat, moment))
        if moment == self.moment:
            self._seen[seat] = opened
        return opened

    def legal_actions(self, seat: int) -> list[int]:
        return self.rules.legal_actions(self.state, seat) if seat in self.to_act() else []

    def position(self, seat: int | None) -> Position | None:
        """The game as the seat sees it, a spectator for None; None before the game begins."""
        if self.state is None:
            return None
        position = position_of(self.rules, self.seen(seat, self.moment), seat)
        if self.closed is not None:
            return replace(position, to_act=[], legal=[], refusals=[])
        is_away = seat is not None and self.seats[seat].deputy is not None
        return replace(position, legal=[], refusals=[]) if is_away else position

    def log(self, seat: int | None, after: int = -1) -> list[LogEntry]:
        """The sentences of the rows with a number above `after`, as the seat may read them."""
        told = self._told.setdefault(seat, [])
        for seq in range(self._told_rows.get(seat, 0), len(self.rows)):
            told += telling.entries(self, seq, seat)
        self._told_rows[seat] = len(self.rows)
        return [entry for entry in told if entry.seq > after]

    def still(self) -> Table:
        """The table as it is now, which no later row changes: to be read elsewhere than where rows are added."""
        other = copy(self)
        other.rows, other.worlds = list(self.rows), list(self.worlds)
        other.seats = [copy(seat) for seat in self.seats]
        other.state = None if self.state is None else self.rules.load(self.worlds[self.moment])
        other._seen, other._told, other._told_rows = {}, {}, {}
        return other

    def intend(self, intent: Intent) -> list[Row]:
        """The rows that the intent adds to the log; nothing is added yet. Raises Refused."""
        return judging.rows_for(self, intent)

    def ends(self, rows: Iterable[Row]) -> bool:
        """Whether these rows, which `intend` gave, end the table; nothing is added yet."""
        rows = list(rows)
        if any(isinstance(row, Closed) for row in rows):
            return True
        if self.state is None or self.status == "over":
            return False
        after = self.rules.load(self.worlds[self.moment])
        for row in rows:
            if isinstance(row, Decided):
                self.rules.apply_action(after, row.seat, row.action)
        return self.rules.is_terminal(after)

    def apply(self, row: Row) -> None:
        """Adds a row that `intend` gave for the table as it is, or that the log holds next."""
        match row:
            case Sat(seat=seat, token=token):
                self.seats[seat].kind, self.seats[seat].token = "human", token
                self.seats[seat].invited_by = None
            case Invited(seat=seat, by=by):
                self._invite(self.seats[seat], by)
            case Named(seat=seat, name=name, token=token):
                self.seats[seat].name, self.seats[seat].token = name, token
            case Filled(seat=seat, level=level, name=name, token=token):
                self.seats[seat] = Seat(seat, self.seats[seat].side, "bot", name, token, level)
            case Contributed(seat=seat, nonce=nonce):
                self.seats[seat].nonce = nonce
            case Begun(nonces=nonces):
                self._deal(nonces)
            case Decided(seat=seat, action=action):
                self.rules.apply_action(self.state, seat, action)
                self._count(self.seats[seat], row)
            case Undone(to=to):
                self._put(self.rules.load(self.worlds[to]))
            case Hinted(seat=seat, decision=decision):
                self.seats[seat].hinted = decision
            case LaidOut():
                self._put(self._laid_out(row))
            case HandedOver(seat=seat, level=level, why=why):
                self.seats[seat].deputy = level
                self.seats[seat].left = self.seq + 1 if why == "asked" else -1
            case TakenBack(seat=seat):
                self._take_back(self.seats[seat])
            case Closed(reason=reason):
                self.closed = reason
            case Opened():
                raise ValueError("a table is opened once")
        self.question = question_after(self.question, self.seq + 1, row)
        self._append(row)

    def _invite(self, seat: Seat, by: int) -> None:
        """What the one who sat there added to the seed goes with them: whoever comes adds their own."""
        seat.invited_by = by
        if self.state is None:
            seat.nonce = b""

    def _put(self, state: State) -> None:
        """What was drawn before a decision, a button or a packet, is out of date for every seat."""
        self.state = state
        for seat in self.seats:
            seat.decided += 1
            seat.asked = -1

    def _deal(self, nonces: tuple[bytes, ...]) -> None:
        for seat, nonce in zip(self.seats, nonces, strict=True):
            seat.nonce = nonce
        self.state = self.rules.new_state()
        key = deal_key(self.opened.seed, nonces)
        self.rules.setup(self.state, self.opened.options, key, self.edition.figures)

    def _laid_out(self, row: LaidOut) -> State:
        """The state with which a chapter begins; raises Refused if the chapter is another one by now."""
        teaching.chapter_number(self, row)
        given = position.read(self.game, row.position, self.opened.options, self.edition.figures)
        return self.rules.load(given.pack())

    def _count(self, seat: Seat, row: Decided) -> None:
        seat.decided += 1
        seat.kept = self.opened.pace.kept(seat.kept, row.spent)
        seat.asked = -1
        if row.by == "time_up":
            seat.late += 1
        elif row.by == "human":
            seat.late = 0

    def _take_back(self, seat: Seat) -> None:
        """Who comes back has all of the time for what is owed, but nobody gains time by leaving."""
        seat.deputy, seat.late = None, 0
        if seat.asked > seat.left:
            seat.asked = self.seq + 1

    def _ask(self) -> None:
        """Notes since when each seat owes its decision."""
        owing = self.to_act()
        for seat in self.seats:
            if seat.seat not in owing:
                seat.asked = -1
            elif seat.asked < 0:
                seat.asked = self.seq

    def _append(self, row: Row) -> None:
        self.rows.append(row)
        self.line = continued(self.line, self.seq, row)
        if isinstance(row, Begun | LaidOut | Decided | Undone):
            self.worlds.append(self.rules.dump(self.state))
            self.moment = self.seq
            self._seen.clear()
            self._ask()
        else:
            self.worlds.append(b"")


def game_at(game: Game[Any], opened: Opened) -> Game[Any]:
    """The game as it is played at a table: under the rules that it began with, with figures of its box.

    Raises Refused where this program cannot go on with it.
    """
    played = game.under(opened.version)
    if not played.is_sound(opened.figures):
        raise Refused(Sentence("error-figures", {"game": game.name}))
    return played


def continued(line: list[int], seq: int, row: Row) -> list[int]:
    """The line of moments after a row with this number."""
    match row:
        case Begun() | Decided():
            return [*line, seq]
        case LaidOut():
            return [seq]
        case Undone(to=to):
            return [moment for moment in line if moment <= to]
    return line


def question_after(question: Question | None, seq: int, row: Row) -> Question | None:
    """The open question after a row with this number; whoever decides withdraws it."""
    match row:
        case UndoAsked(seat=seat, to=to):
            return Question(seq, seat, to)
        case UndoAnswered(seat=seat, agree=True) if question is not None:
            return replace(question, agreed=question.agreed | {seat})
        case UndoAnswered() | UndoLapsed() | Undone() | Decided() | Closed():
            return None
    return question
