"""A finished game looked back on, as it is told: what each seat could expect, and what its decisions cost."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludotheque.core.sentence import Sentence
from ludotheque.table.pieces import Json

Basis = Literal["ahead", "not_ready", "none", "failed"]


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


class CoursePoint(Struct, frozen=True):
    """When a day, round or turn was over: its number, 0 for the deal, and that of the row since which it was so."""

    period: int
    moment: int


class CourseLine(Struct, frozen=True):
    """What those who win together had of what the game counts, one figure a point; the last one is their score."""

    seats: list[int]
    counts: list[int]


class Course(Struct, frozen=True):
    """How a finished game came along; without points and lines where its game counts nothing on the way."""

    points: list[CoursePoint]
    lines: list[CourseLine]
