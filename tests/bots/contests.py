"""Short contests in the arena."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from ludotheque.arena.contest import contest_of, schedule_of
from ludotheque.arena.executors import Here
from ludotheque.arena.intervals import Interval
from ludotheque.arena.results import Games
from ludotheque.arena.running import run
from ludotheque.arena.standing import Standing, standings
from ludotheque.core.game import Game, OptionValue


def games_of(
    game: Game[Any], table: Mapping[str, OptionValue], bots: str, n: int, *, seed: int = 1, by_camp: bool = False
) -> Games:
    """The first n games of bots, named with spaces between, on duplicate deals."""
    contest = contest_of(game, table, tuple(bots.split()), seed, duplicate=True, by_camp=by_camp)
    schedule = schedule_of(contest)
    return {rows[0].game: rows for rows in run(contest, schedule.games(schedule.whole(n)), Here(), 1)}


def first_of(
    game: Game[Any], table: Mapping[str, OptionValue], bots: str, n: int, *, seed: int = 1, by_camp: bool = False
) -> Standing:
    """How the first of the bots fared."""
    lines = standings(games_of(game, table, bots, n, seed=seed, by_camp=by_camp))
    return next(line for line in lines if line.bot == bots.split()[0])


def is_as_measured(share: Interval, percent: float, within: float) -> bool:
    """Whether a share agrees with one measured elsewhere; both have intervals of 95 %."""
    return abs(100 * share.middle - percent) < math.hypot(50 * (share.high - share.low), within)
