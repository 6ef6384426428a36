"""The tables of a contest: how each bot fared, and how each camp did in its hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludotheque.arena.intervals import Interval, clusters
from ludotheque.arena.rating import Rating, ratings
from ludotheque.arena.results import Games, Row


@dataclass(frozen=True)
class Standing:
    """How a bot fared. `share`: of the games won, a shared game by its part; `seats`: its part of all seats."""

    bot: str
    games: int
    share: Interval
    seats: float
    score: Interval
    rating: Rating


@dataclass(frozen=True)
class Camp:
    """How often a side won in the hands of a bot; `name` is the game's word for it, where it has one."""

    side: int
    name: str
    bot: str
    games: int
    share: Interval


def standings(games: Games) -> list[Standing]:
    """A line a bot, the best first."""
    bots = sorted({row.bot for rows in games.values() for row in rows})
    rated = ratings(bots, games)
    lines = [standing(bot, games, rated[bot]) for bot in bots]
    return sorted(lines, key=lambda line: (-line.rating.mu, line.bot))


def standing(bot: str, games: Games, rating: Rating) -> Standing:
    played = [(rows, own) for rows in games.values() if (own := [row for row in rows if row.bot == bot])]
    return Standing(
        bot,
        games=len(played),
        share=clusters((own[0].deal, sum(row.won for row in own)) for _, own in played).share(),
        seats=sum(len(own) / len(rows) for rows, own in played) / len(played),
        score=clusters((row.deal, row.score) for _, own in played for row in own).mean(),
        rating=rating,
    )


def camps(games: Games) -> list[Camp]:
    """A line for each bot and side."""
    names = dict(named_sides(games))
    seats = [row for number in sorted(games) for row in games[number]]
    keys = sorted({(row.side, row.bot) for row in seats})
    return [camp(side, names.get(side, ""), bot, seats) for side, bot in keys]


def camp(side: int, name: str, bot: str, seats: list[Row]) -> Camp:
    own = [row for row in seats if (row.side, row.bot) == (side, bot)]
    share = clusters((row.deal, float(row.won > 0)) for row in own).share()
    return Camp(side, name, bot, len({row.game for row in own}), share)


def named_sides(games: Games) -> Iterator[tuple[int, str]]:
    """What the games that a side won say of its camp."""
    for rows in games.values():
        for row in rows:
            if row.won and isinstance(row.end.get("camp"), str):
                yield row.side, row.end["camp"]
