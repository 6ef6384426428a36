"""The tables of an arena, as lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.arena.standing import Camp, camps, standings

if TYPE_CHECKING:
    from ludotheque.arena.contest import Contest
    from ludotheque.arena.results import Games
    from ludotheque.words import Words

Cells = list[list[str]]
ENOUGH = 30
"""Deals from which on the spread among them is well known."""


def tables(contest: Contest, games: Games, words: Words) -> str:
    """All that is to be said of these games."""
    deals = {rows[0].deal for rows in games.values()}
    played = words.say(
        "cli-arena-played",
        game=contest.game,
        players=int(dict(contest.options)["players"]),
        games=len(games),
        deals=len(deals),
        seed=str(contest.seed),
    )
    parts = [played, lines(bots(games, words), 1, words)]
    if is_dealt(games):
        parts.append(lines(by_camp(contest, games, words), 2, words))
    parts.append(words.say("cli-arena-method"))
    if len(deals) < ENOUGH:
        parts.append(words.say("cli-arena-few", deals=len(deals), enough=ENOUGH))
    return "\n\n".join(parts) + "\n"


def bots(games: Games, words: Words) -> Cells:
    heads = ["bot", "n-games", "share", "seats", "score", "rating"]
    return [
        [words.say(f"cli-arena-{head}") for head in heads],
        *(
            [
                line.bot,
                str(line.games),
                str(line.share * 100),
                f"{100 * line.seats:.1f}",
                str(line.score),
                f"{line.rating.mu:.1f} ± {line.rating.sigma:.1f}",
            ]
            for line in standings(games)
        ),
    ]


def is_dealt(games: Games) -> bool:
    """Whether the sides are dealt: then they are not the same in every game."""
    sides = {tuple(row.side for row in rows) for rows in games.values()}
    return len(sides) > 1


def by_camp(contest: Contest, games: Games, words: Words) -> Cells:
    return [
        [words.say(f"cli-arena-{head}") for head in ("camp", "bot", "n-games", "share")],
        *([camp_name(contest, camp, words), camp.bot, str(camp.games), str(camp.share * 100)] for camp in camps(games)),
    ]


def camp_name(contest: Contest, camp: Camp, words: Words) -> str:
    """The game's word for a camp, or its number."""
    try:
        return words.say(f"{contest.game}-camp-{camp.name}")
    except KeyError:
        return words.say("cli-arena-side", number=camp.side)


def lines(cells: Cells, n_names: int, words: Words) -> str:
    """The cells in columns: first those of names, at the left, then figures with the decimal sign of the language."""
    head, *body = cells
    if words.lang == "fr":
        body = [[*row[:n_names], *(cell.replace(".", ",") for cell in row[n_names:])] for row in body]
    wide = [max(map(len, column)) for column in zip(head, *body, strict=True)]
    return "\n".join(
        "  ".join(f"{cell:{'<' if i < n_names else '>'}{wide[i]}}" for i, cell in enumerate(row)).rstrip()
        for row in (head, *body)
    )
