"""Ratings by the model of Plackett and Luce, as Weng and Lin (2011, algorithm 4) update them.

A bot that nothing is known of has 0 ± 8.3. A difference of 4.2 is about as much as what one game leaves to luck.
A side is a team of its seats. A bot in many seats of a game learns from each of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ludotheque.arena.results import Games, Row


@dataclass(frozen=True)
class Rating:
    """How good a bot is, and the standard deviation of what is known about it."""

    mu: float
    sigma: float


def ratings(bots: Iterable[str], games: Games) -> dict[str, Rating]:
    """The ratings of bots after all games, in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=0.0, tau=0.0)
    now = {bot: Rating(model.mu, model.sigma) for bot in bots}
    for number in sorted(games):
        sides = list(sides_of(games[number]).values())
        teams = [[model.rating(now[row.bot].mu, now[row.bot].sigma) for row in side] for side in sides]
        ranks = [1.0 if any(row.won for row in side) else 2.0 for side in sides]
        before = dict(now)
        for side, team in zip(sides, model.rate(teams, ranks=ranks), strict=True):
            for row, rated in zip(side, team, strict=True):
                was, bot = before[row.bot], now[row.bot]
                now[row.bot] = Rating(bot.mu + rated.mu - was.mu, bot.sigma * rated.sigma / was.sigma)
    return now


def sides_of(rows: list[Row]) -> dict[int, list[Row]]:
    sides: dict[int, list[Row]] = {}
    for row in rows:
        sides.setdefault(row.side, []).append(row)
    return sides
