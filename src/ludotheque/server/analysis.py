"""What a finished game looks like afterwards: what each seat could expect at each of its decisions, as far as it knew.

All that is asked about a decision is made of what its seat saw then; of the end of the game only who won is used.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ludotheque.bots.hindsight import Judgement, Reply
from ludotheque.core.play import seats_in
from ludotheque.server.lookback import (
    Analysis,
    Basis,
    CostlyDecision,
    Expectation,
    LikelyReply,
    SeatAnalysis,
    TurningPoint,
)
from ludotheque.table import Decided, Table
from ludotheque.table.pieces import Offer
from ludotheque.table.sight import offer_of

SURE = 2.5
"""Standard errors by which an action must be better than another to be called so."""
LEAST = 1
"""Points that a decision must have cost to be told."""
COSTLIEST = 3
"""Decisions told of a seat."""
LIKELY = 1 / 3
"""A reply that comes in fewer worlds than this is not told: others are as likely."""
SWING = 10
"""Points of a hundred by which an expectation changes where a game turns."""
TURNING_POINTS = 5


@dataclass(frozen=True)
class Past:
    """A decision that was made, with what its seat saw and might have done. `moment`, `decided`: numbers of rows.

    `own`: who sits there made it, a person or else a bot, and nobody for them.
    """

    moment: int
    decided: int
    seat: int
    taken: int
    own: bool
    observation: bytes
    legal: list[int]


@dataclass
class Game:
    """All that is looked at again of a table: its decisions in order, and what each seat had of the win in the end."""

    table: Table
    pasts: list[Past]
    fair: int
    results: list[int]
    judgements: dict[int, Judgement | None] = field(default_factory=dict)
    """By the number of the row; None where the decision could not be judged."""
    replies: dict[tuple[int, int], Reply | None] = field(default_factory=dict)
    """By the number of the row, and the action that was or might have been taken."""


def game_of(table: Table) -> Game:
    """What is to be looked at of a table that was played to its end."""
    winners = seats_in(table.rules.winners(table.state))
    sides = [int(table.game.side_of(table.state, seat)) for seat in range(len(table.seats))]
    won = {sides[seat] for seat in winners}
    results = [round(100 / len(won)) if side in won else 0 for side in sides]
    return Game(table, list(pasts_of(table)), round(100 / len(set(sides))), results)


def pasts_of(table: Table) -> Iterator[Past]:
    """The decisions that stand and in which there was something to choose."""
    for moment, decided in pairwise(table.line):
        row = table.rows[decided]
        assert isinstance(row, Decided)
        observation = table.observation(row.seat, moment)
        legal = table.rules.legal_actions(table.rules.load(observation), row.seat)
        if len(legal) > 1:
            own = table.seats[row.seat].kind == "bot" or row.by == "human"
            yield Past(moment, decided, row.seat, row.action, own, observation, legal)


def cost(past: Past, judgement: Judgement) -> int:
    """Points that the seat's own decision cost, if that is surely more than chance; else 0."""
    better = judgement.promised - judgement.kept
    points = points_of(judgement.promised) - points_of(judgement.kept)
    return points if past.own and better > SURE * judgement.doubt and points >= LEAST else 0


def points_of(share: float) -> int:
    """A share of a win as games won of a hundred."""
    return round(100 * share)


def costliest(game: Game, seat: int) -> list[tuple[Past, Judgement]]:
    """The seat's decisions that cost most, the dearest first."""
    found = [(past, judgement) for past, judgement in judged(game, seat) if cost(past, judgement)]
    return sorted(found, key=lambda each: (-cost(*each), each[0].decided))[:COSTLIEST]


def judged(game: Game, seat: int) -> list[tuple[Past, Judgement]]:
    """The seat's decisions that are judged by now, in order."""
    found = ((past, game.judgements.get(past.decided)) for past in game.pasts if past.seat == seat)
    return [(past, judgement) for past, judgement in found if judgement is not None]


def expected(past: Past, judgement: Judgement) -> Expectation:
    """Before and after the decision; what it surely cost lies between them, and nothing else."""
    after = points_of(judgement.kept)
    return Expectation(past.moment, past.decided, after + cost(past, judgement), after)


def seat_analysis(game: Game, seat: int) -> SeatAnalysis:
    """The sums are there when all of the seat's decisions are judged; they add up to the result."""
    known = judged(game, seat)
    expectations = [expected(*each) for each in known]
    decisions = sum(past.seat == seat for past in game.pasts)
    done = sum(past.seat == seat for past in game.pasts if past.decided in game.judgements)
    result, deal, own, came = game.results[seat], None, None, None
    if done == decisions and expectations:
        deal = expectations[0].before - game.fair
        own = -sum(cost(*each) for each in known)
        came = result - game.fair - deal - own
    return SeatAnalysis(
        seat, done, decisions, expectations, game.fair, deal, own, came, result,
        [told(game, *each) for each in costliest(game, seat)],
    )  # fmt: skip


def told(game: Game, past: Past, judgement: Judgement) -> CostlyDecision:
    """A decision in words, its seat's own: as the seat saw its actions then."""
    taken, better = (offered(game, past, action) for action in (past.taken, judgement.best))
    return CostlyDecision(
        moment=past.moment,
        decided=past.decided,
        taken=taken.sentence,
        better=better.sentence,
        taken_fields=taken.fields,
        better_fields=better.fields,
        wins_taken=points_of(judgement.kept),
        wins_better=points_of(judgement.promised),
        reply_taken=likely(game.replies.get((past.decided, past.taken))),
        reply_better=likely(game.replies.get((past.decided, judgement.best))),
    )


def offered(game: Game, past: Past, action: int) -> Offer:
    rules = game.table.rules
    return offer_of(rules, rules.game.open(past.observation), past.seat, action)


def likely(reply: Reply | None) -> LikelyReply | None:
    if reply is None or reply.share < LIKELY:
        return None
    return LikelyReply(reply.seat, reply.sentence, points_of(reply.share))


def turning_points(seats: Sequence[SeatAnalysis]) -> list[TurningPoint]:
    """The largest changes of what a seat could expect, in the order of the game; one a moment."""
    largest: dict[int, TurningPoint] = {}
    for seat in seats:
        for point in changes(seat):
            known = largest.get(point.moment)
            if abs(point.change) >= SWING and (known is None or abs(known.change) < abs(point.change)):
                largest[point.moment] = point
    most = sorted(largest.values(), key=lambda point: (-abs(point.change), point.moment))[:TURNING_POINTS]
    return sorted(most, key=lambda point: point.moment)


def changes(seat: SeatAnalysis) -> Iterator[TurningPoint]:
    """What each own decision cost, and what came between it and the next one that the seat was to make."""
    for each in seat.expectations:
        if each.before > each.after:
            yield TurningPoint(each.moment, each.moment, seat.seat, each.after - each.before, True)
    for one, next_one in pairwise(seat.expectations):
        yield TurningPoint(next_one.moment, one.decided, seat.seat, next_one.before - one.after, False)


def in_order(game: Game, first: int | None) -> list[int]:
    """The seats in the order in which their games are looked back on: this one, then people, then bots."""
    seats = game.table.seats
    return sorted(range(len(seats)), key=lambda seat: (seat != first, seats[seat].kind == "bot", seat))


def analysis_of(game: Game, basis: Basis, whole: bool) -> Analysis:
    """All that is known of the game by now."""
    seats = [seat_analysis(game, seat) for seat in range(len(game.table.seats))]
    unknown = sum(judgement is None for judgement in game.judgements.values())
    return Analysis(basis, whole, unknown, seats, turning_points(seats))
