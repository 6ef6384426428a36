"""Measures the bots and writes docs/strength.md.

    uv run --group dev python -m benchmarks.strength play korsar --games 1000 --jobs 2
    uv run --group dev python -m benchmarks.strength page

Games are kept as they end (`--results`): `play` goes on where it stopped, a game, a part or some games at a time, and
`page` writes the tables of all that was played.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

from tqdm import tqdm

from benchmarks.strength.matches import LADDERS, Match, matches
from benchmarks.strength.tables import Played, page_of
from ludotheque.arena.contest import schedule_of
from ludotheque.arena.executors import on_this_machine
from ludotheque.arena.journal import journal_of
from ludotheque.arena.results import read_parquet
from ludotheque.arena.running import run
from ludotheque.core.sentence import Refused
from ludotheque.words import Words

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "strength.md"
RESULTS = ROOT / ".cache" / "strength"


def main() -> int:
    arguments = reader().parse_args()
    try:
        if arguments.deed == "page":
            write_page(arguments.page, arguments.results)
        else:
            for match in chosen(arguments.games_of, arguments.only):
                play(match, arguments.games, arguments.seed, arguments.jobs, arguments.results)
    except Refused as refused:
        sys.stderr.write(Words("en").sentence(refused.sentence) + "\n")
        return 1
    return 0


def reader() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser("benchmarks.strength", description="How strong the bots are")
    deeds = found.add_subparsers(dest="deed", required=True)
    playing = deeds.add_parser("play", help="play what is not played yet")
    playing.add_argument("games_of", nargs="*", metavar="GAME", help="games, all of them without this")
    playing.add_argument("--only", default="", metavar="TEXT", help="only matches with this in their names")
    playing.add_argument("--games", type=int, default=1000, help="games a match, 1000 without this")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--jobs", type=int, default=1)
    writing = deeds.add_parser("page", help="write the tables of all that was played")
    writing.add_argument("--page", type=Path, default=PAGE, help="the file, docs/strength.md without this")
    for each in (playing, writing):
        each.add_argument("--results", type=Path, default=RESULTS, help="folder of the games")
    return found


def chosen(games: list[str], only: str) -> list[Match]:
    return [match for game in games or LADDERS for match in matches(game) if only in match.name]


def play(match: Match, n: int, seed: int, jobs: int, results: Path) -> None:
    """Plays a match as far as it is not played yet."""
    results.mkdir(parents=True, exist_ok=True)
    contest = match.contest(seed)
    schedule = schedule_of(contest)
    with journal_of(results / f"{match.name}.parquet", contest) as journal:
        missing = [each for each in schedule.games(schedule.whole(n)) if each.number not in journal.games]
        if missing:
            with on_this_machine(jobs) as (executor, at_once):
                games = run(contest, missing, executor, at_once)
                for rows in tqdm(games, total=len(missing), desc=match.name, disable=None):
                    journal.add(rows)
        print(f"{match.name}: {len(journal.games)} games", flush=True)


def write_page(page: Path, results: Path) -> None:
    """Writes each game's tables between its two marks, where something of it was played."""
    text = page.read_text(encoding="utf-8")
    for game in LADDERS:
        played = [found for match in matches(game) if (found := played_of(match, results))]
        if played:
            text = between(text, f"<!-- tables of {game} -->", f"<!-- end of {game} -->", page_of(played))
    page.write_text(text, encoding="utf-8")


def between(text: str, begin: str, end: str, new: str) -> str:
    """The text with something new between two marks; raises ValueError if they are not there."""
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"expected the marks {begin} and {end} in the page")
    return f"{before}{begin}\n\n{new}\n{end}{after}"


def played_of(match: Match, results: Path) -> Played | None:
    file = results / f"{match.name}.parquet"
    if not file.exists():
        return None
    settings, games = read_parquet(file)
    saved = datetime.fromtimestamp(file.stat().st_mtime, UTC).date()
    return Played(match, games, settings["seed"], saved)


if __name__ == "__main__":
    sys.exit(main())
