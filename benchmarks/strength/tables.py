"""The tables of docs/strength.md, made from the games that were played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from benchmarks.strength.matches import Match
from ludotheque.arena.intervals import Interval, clusters
from ludotheque.arena.results import Games, Row
from ludotheque.arena.standing import camps, standings


@dataclass(frozen=True)
class Played:
    """A match and its games. `saved`: the day of their file, for games that do not say when they were played."""

    match: Match
    games: Games
    seed: int
    saved: date

    @property
    def days(self) -> set[str]:
        return {row.day or self.saved.isoformat() for rows in self.games.values() for row in rows}


def page_of(played: Sequence[Played]) -> str:
    """All tables of a game, with their conditions."""
    parts = [conditions(played), ladder([each for each in played if each.match.part == "ladder"])]
    parts.append(yardsticks([each for each in played if each.match.part == "yardstick"]))
    parts.append(camp_tables(played))
    parts.append(commands(played))
    return "\n".join(part for part in parts if part)


def conditions(played: Sequence[Played]) -> str:
    days = sorted(set().union(*(each.days for each in played)))
    seeds = sorted({each.seed for each in played})
    return f"Played on {', '.join(days)} from seed {', '.join(map(str, seeds))}; all games of a round on one deal.\n"


def ladder(played: Sequence[Played]) -> str:
    if not played:
        return ""
    heads = [
        "players",
        "level",
        "against",
        "games",
        "deals",
        "% won [95 %]",
        "at least",
        "mean scores",
        "ms a decision",
    ]
    return titled("### Each level against the one below", table(heads, map(ladder_line, played)))


def ladder_line(each: Played) -> list[str]:
    lines = {line.bot: line for line in standings(each.games)}
    upper, lower = (lines[bot] for bot in each.match.bots[:2])
    return [
        players(each.match),
        f"**{upper.bot}**",
        lower.bot,
        *numbers(each.games),
        str(upper.share * 100),
        verdict(upper.share, each.match.asked),
        f"{upper.score.middle:.1f} : {lower.score.middle:.1f}",
        milliseconds(each.games, upper.bot),
    ]


def yardsticks(played: Sequence[Played]) -> str:
    if not played:
        return ""
    heads = [
        "players",
        "bot",
        "against",
        "games",
        "deals",
        "% won [95 %]",
        "at least",
        "% of seats",
        "mean score [95 %]",
    ]
    return titled("### Against fixed yardsticks", table(heads, map(yardstick_line, played)))


def yardstick_line(each: Played) -> list[str]:
    bot, *others = each.match.bots
    line = next(line for line in standings(each.games) if line.bot == bot)
    return [
        players(each.match),
        f"**{bot}**",
        f"{len(others)} × {others[0]}" if len(others) > 1 else others[0],
        *numbers(each.games),
        str(line.share * 100),
        verdict(line.share, each.match.asked),
        f"{100 * line.seats:.0f}",
        str(line.score),
    ]


def camp_tables(played: Sequence[Played]) -> str:
    """Each camp by a bot among weaker ones, beside those alone on the same deals."""
    alone = {(each.match.bots, str(each.match.table)): each for each in played if each.match.part == "alone"}
    lines: list[list[str]] = []
    for each in played:
        among = alone.get((each.match.bots[1:2], str(each.match.table)))
        if each.match.part == "camps" and among is not None:
            lines += camp_lines(each, among)
    heads = ["players", "camp", "by", "among", "deals", "% won [95 %]", "as the others [95 %]", "difference [95 %]"]
    heads.append("% ended by its own blow")
    return titled("### A camp among others", table(heads, lines)) if lines else ""


def camp_lines(tried: Played, alone: Played) -> Iterator[list[str]]:
    bot, among = tried.match.bots[:2]
    for side, name in sorted({(camp.side, camp.name) for camp in camps(alone.games)}):
        own, usual = by_deal(tried.games, side, bot), by_deal(alone.games, side, among)
        both = sorted(own.keys() & usual.keys())
        difference = clusters((deal, won(own[deal]) - won(usual[deal])) for deal in both).mean()
        blows = clusters((deal, float(own[deal][0].end["lostSword"] == name)) for deal in both).share()
        yield [
            players(tried.match),
            name.capitalize() or str(side),
            f"**{bot}**",
            among,
            str(len(both)),
            str(share_of(own, both) * 100),
            str(share_of(usual, both) * 100),
            signed(difference * 100),
            str(blows * 100),
        ]


def by_deal(games: Games, side: int, bot: str) -> dict[int, list[Row]]:
    """The rows of a camp on each deal on which the bot plays it."""
    own = ([row for row in rows if (row.side, row.bot) == (side, bot)] for rows in games.values())
    return {rows[0].deal: rows for rows in own if rows}


def won(rows: list[Row]) -> float:
    return float(rows[0].won > 0)


def share_of(camp: dict[int, list[Row]], deals: Iterable[int]) -> Interval:
    return clusters((deal, won(camp[deal])) for deal in deals).share()


def commands(played: Sequence[Played]) -> str:
    lines = [each.match.command(len(each.games), each.seed) for each in played]
    return "\n".join(
        ["### The same games again", "", "```sh", *(f"uv run --extra arena {line}" for line in lines), "```", ""]
    )


def players(match: Match) -> str:
    return f"{match.table['players']}{', teams' if match.table.get('teams') else ''}"


def numbers(games: Games) -> list[str]:
    return [str(len(games)), str(len({rows[0].deal for rows in games.values()}))]


def verdict(share: Interval, asked: float | None) -> str:
    """What was asked for, and whether the interval says that it is there."""
    if asked is None:
        return ""
    if share.low * 100 >= asked:
        return f"{asked:.0f}: yes"
    return f"{asked:.0f}: {'no' if share.middle * 100 < asked else 'yes, not beyond doubt'}"


def milliseconds(games: Games, bot: str) -> str:
    own = [row for rows in games.values() for row in rows if row.bot == bot]
    return f"{1000 * sum(row.seconds for row in own) / max(1, sum(row.decisions for row in own)):.2f}"


def signed(interval: Interval) -> str:
    return f"{interval.middle:+.1f} [{interval.low:+.1f} to {interval.high:+.1f}]"


def titled(title: str, text: str) -> str:
    return f"{title}\n\n{text}\n"


def table(heads: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    rows: list[Sequence[str]] = [heads, ["---"] * len(heads), *lines]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
