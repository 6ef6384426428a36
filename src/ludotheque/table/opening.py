"""Making a table: the plan of its seats, checked, and the seed that all its chance comes from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.seal import commitment
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.table import teaching
from ludotheque.table.names import checked_name, free_token
from ludotheque.table.nonces import checked_nonce
from ludotheque.table.pace import NO_PACE, Pace
from ludotheque.table.rows import Begun, Contributed, Opened, Row, SeatPlan

SEED_BYTES = 32


def open_table(
    game: Game[Any],
    options: Mapping[str, object],
    seats: Sequence[SeatPlan],
    seed: bytes,
    edition: Edition | None = None,
    pace: Pace = NO_PACE,
    hints: bool = False,
    nonces: Sequence[str] = (),
    learning: bool = False,
    host: int | None = None,
) -> list[Row]:
    """The first rows of a new table; it has begun at once if no seat is open. Raises Refused.

    Without an edition it is played with the game's own. `hints`: whether seats may ask for them. `nonces`: what the
    seats add to the seed, "" for nothing; none: no seat does. Only people who are there from the start may.
    `learning`: whether one person among bots may take back whatever they like. `host`: the seat of who makes the table,
    None if they take none.
    """
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, got {len(seed)}")
    complete = game.options_of(options)
    if len(seats) != complete["players"]:
        raise Refused(Sentence("error-seats", {"got": len(seats), "expected": complete["players"]}))
    planned = planned_seats(seats)
    edition = edition or game.edition
    if learning and sum(seat.kind != "bot" for seat in planned) > 1:
        raise Refused(Sentence("error-learning-alone"))
    opened = Opened(
        game.name,
        game.version,
        complete,
        edition.figures,
        planned,
        commitment(seed),
        seed,
        edition.name,
        pace.clock,
        hints,
        pace.bank,
        pace.days,
        learning=learning,
        host=host,
    )
    given = checked_nonces(planned, nonces)
    added = [Contributed(seat, nonce) for seat, nonce in enumerate(given) if nonce]
    if any(seat.kind == "open" for seat in planned):
        return [opened, *added]
    return [opened, *added, Begun(given)]


def open_lesson(game: Game[Any], name: str, token: int, seed: bytes) -> list[Row]:
    """The first rows of a table at which somebody of this name learns the game. Raises Refused."""
    lesson = game.lesson
    if lesson is None:
        raise Refused(Sentence("error-no-lesson", {"game": game.name}))
    seats = [SeatPlan("bot", each) for each in lesson.names]
    seats[lesson.seat] = SeatPlan("human", name, token)
    opened, *_ = open_table(game, lesson.options, seats, seed, host=lesson.seat)
    assert isinstance(opened, Opened)
    return [replace(opened, lesson=True), teaching.laid_out(lesson, 0)]


def planned_seats(seats: Sequence[SeatPlan]) -> tuple[SeatPlan, ...]:
    """The seats with checked names, and a token for everyone who is there from the start."""
    done: list[SeatPlan] = []
    for plan in seats:
        if plan.kind == "open":
            done.append(SeatPlan("open"))
            continue
        done.append(SeatPlan(plan.kind, checked_name(plan.name), token_for(plan, done, seats), plan.level))
    return tuple(done)


def token_for(plan: SeatPlan, done: Sequence[SeatPlan], seats: Sequence[SeatPlan]) -> int:
    """The token asked for, if nobody before has it; else one that nobody has or asks for."""
    given = [each.token for each in done]
    if plan.token and plan.token not in given:
        return free_token((), plan.token)
    return free_token(given + [each.token for each in seats], plan.token)


def checked_nonces(seats: Sequence[SeatPlan], nonces: Sequence[str]) -> tuple[bytes, ...]:
    """What each seat adds to the seed, empty for nothing; raises Refused for a seat where no person is."""
    if nonces and len(nonces) != len(seats):
        raise ValueError(f"{len(seats)} seats add a nonce each, or none at all; got {len(nonces)}")
    given = nonces or [""] * len(seats)
    if any(nonce and seat.kind != "human" for seat, nonce in zip(seats, given, strict=True)):
        raise Refused(Sentence("error-not-seated"))
    return tuple(checked_nonce(nonce) if nonce else b"" for nonce in given)
