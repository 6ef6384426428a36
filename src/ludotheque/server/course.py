"""How the sides of a finished game came along: what each had at the end of every day, round or turn."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.core.tally import Tally
from ludotheque.server.lookback import Course, CourseLine, CoursePoint
from ludotheque.table import Table


def course_of(table: Table) -> Course:
    """The course of the game, without lines where nothing is counted; raises Refused before its end."""
    if table.status != "over":
        raise Refused(Sentence("error-not-played-out"))
    closings = list(closings_of(table))
    if table.state is None or not closings:
        return Course([], [])
    sides = [int(table.game.side_of(table.state, seat)) for seat in range(len(table.seats))]
    return Course(
        [CoursePoint(period, moment) for period, moment, _ in closings],
        [
            CourseLine(
                [seat for seat, each in enumerate(sides) if each == side],
                [counts[sides.index(side)] for _, _, counts in closings],
            )
            for side in dict.fromkeys(sides)
        ],
    )


def closings_of(table: Table) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """How many periods were over, since which moment, and what each seat had then; first none, last all of them."""
    tallies = [(moment, tally) for moment in table.line if (tally := tally_at(table, moment)) is not None]
    closed = -1
    for moment, tally in tallies[:-1]:
        if tally.period - 1 > closed:
            closed = tally.period - 1
            yield closed, moment, tally.counts
    for moment, tally in tallies[-1:]:
        yield tally.period, moment, tally.counts


def tally_at(table: Table, moment: int) -> Tally | None:
    return table.game.tally(table.game.open(table.worlds[moment]))
