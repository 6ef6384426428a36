"""A game moment by moment with one pair of eyes. What those eyes did not see then gets into no part of the answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludotheque.core.play import seats_in
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.core.sight import OPEN, view
from ludotheque.server.api import Frame, Replay
from ludotheque.server.messages import TableInfo
from ludotheque.table import Decided, LogEntry, Table
from ludotheque.table.telling import of_game, of_house

# A seat's number, None for a spectator, or everything at once.
Eye = int | None | Literal["open"]


def eyes_of(table: Table, own: int | None) -> list[Eye]:
    """The eyes with which the holder of this seat (None: a spectator) may look: before the end, no other's."""
    if table.status != "over":
        return [own]
    return [*range(len(table.seats)), None, "open"]


def name_of(eye: Eye) -> str:
    return "spectator" if eye is None else str(eye)


def chosen_eye(table: Table, own: int | None, name: str) -> Eye:
    """The eye of that name, one's own for ""; raises Refused if one may not have it."""
    eyes = {name_of(eye): eye for eye in eyes_of(table, own)}
    if name and name not in eyes:
        raise Refused(Sentence("error-eye", {"got": name[:20], "expected": ", ".join(eyes)}))
    return eyes[name] if name else own


def replay_of(table: Table, info: TableInfo, own: int | None, eye: Eye) -> Replay:
    """The game as these eyes saw it; raises Refused where none has begun."""
    if table.state is None:
        raise Refused(Sentence("error-not-begun"))
    eyes = [name_of(each) for each in eyes_of(table, own)]
    frames = [frame(table, seq, eye) for seq in table.line]
    log = open_log(table) if eye == "open" else table.log(eye)
    return Replay(info, own, name_of(eye), eyes, frames, log)


def frame(table: Table, seq: int, eye: Eye) -> Frame:
    game, row = table.game, table.rows[seq]
    seat = row.seat if isinstance(row, Decided) else None
    if eye == "open":
        whole, public = game.open(table.worlds[seq]), table.seen(None, seq)
        seats = [game.facts(table.seen(each.seat, seq), each.seat) for each in table.seats]
        return Frame(
            seq, seat, to_act(table, seq), view(whole, OPEN), game.facts(public, None), seats, game.piles(whole)
        )
    o = table.seen(eye, seq)
    return Frame(seq, seat, to_act(table, seq), game.view(o, eye), game.facts(o, eye), [], [])


def to_act(table: Table, seq: int) -> list[int]:
    """Who owed a decision then, which follows from public facts."""
    return seats_in(table.rules.to_act(table.seen(None, seq)))


def open_log(table: Table) -> list[LogEntry]:
    """The log with nothing held back: every line as the seat that it is about could read it."""
    return [
        LogEntry(seq, sentence, mine=False)
        for seq in range(len(table.rows))
        for sentence in (*of_house(table, seq), *told_openly(table, seq))
    ]


def told_openly(table: Table, seq: int) -> Iterator[Sentence]:
    """What the decision did, as its maker was told; a line about somebody else as that one was told it."""
    row = table.rows[seq]
    told = {each.seat: of_game(table, seq, each.seat) for each in table.seats}
    base = told[row.seat] if isinstance(row, Decided) else of_game(table, seq, None)
    for n, sentence in enumerate(base):
        theirs = told.get(sentence.seats.get("seat", -1), base)
        # Where that seat was told more lines, or fewer, they do not stand one for one.
        yield theirs[n] if len(theirs) == len(base) else sentence
