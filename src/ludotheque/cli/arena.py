"""`ludotheque arena GAME`: bots play many games against each other."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import BrokenExecutor
from contextlib import AbstractContextManager, closing, nullcontext
from importlib.util import find_spec
from pathlib import Path
from traceback import print_exception
from typing import TYPE_CHECKING, Any

from ludotheque import words
from ludotheque.cli import DONE
from ludotheque.cli.editions import game_at
from ludotheque.cli.parser import Parser
from ludotheque.core.edition import Misprint
from ludotheque.core.game import Game, option_text
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games import find_game, locale_folders

if TYPE_CHECKING:
    from ludotheque.arena.contest import Contest
    from ludotheque.arena.executors import Workers
    from ludotheque.arena.journal import Memory
    from ludotheque.arena.seating import Schedule


def add_arguments(parser: Parser) -> None:
    say, add = parser.say.say, parser.add_argument
    add("game", metavar="GAME", help=say("cli-arena-game"))
    add("--bots", required=True, metavar="A,B,…", help=say("cli-arena-bots").replace("%", "%%"))
    add("--games", type=int, required=True, metavar="N", help=say("cli-arena-games"))
    add("--seed", type=int, default=1, metavar="S", help=say("cli-arena-seed"))
    add("--jobs", type=int, metavar="J", help=say("cli-arena-jobs"))
    add("--players", type=int, metavar="N", help=say("cli-arena-players"))
    add("--teams", action="store_true", help=say("cli-arena-teams"))
    add("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-arena-option"))
    add("--edition", type=Path, metavar="FILE", help=say("cli-arena-edition"))
    add("--duplicate", action="store_true", help=say("cli-arena-duplicate"))
    add("--by-camp", action="store_true", help=say("cli-arena-by-camp"))
    add("--out", type=Path, metavar="FILE.parquet", help=say("cli-arena-out"))
    add("--cluster", metavar="ADDRESS", help=say("cli-arena-cluster"))
    add("--trace", action="store_true", help=say("cli-arena-trace"))


def run(arguments: argparse.Namespace) -> int:
    """Plays the games that are not kept yet, and prints the tables of all; with `--trace` also what a failure says."""
    try:
        return run_contest(arguments)
    except Refused as refused:
        if arguments.trace:
            print_exception(refused)
        raise


def run_contest(arguments: argparse.Namespace) -> int:
    check(arguments)
    from ludotheque.arena.contest import contest_of, schedule_of

    game = game_of(arguments)
    bots = tuple(name.strip() for name in arguments.bots.split(","))
    wanted = {"duplicate": arguments.duplicate, "by_camp": arguments.by_camp}
    contest = contest_of(game, options_of(game, arguments), bots, arguments.seed, **wanted)
    schedule = schedule_of(contest)
    n = schedule.whole(arguments.games)
    say = words.Words(words.language(os.environ), folders=locale_folders([game]))
    if n != arguments.games:
        sys.stderr.write(say.say("cli-arena-rounded", asked=arguments.games, played=n) + "\n")
    with kept(arguments.out, contest) as games:
        play(contest, schedule, n, games, arguments, say)
    from ludotheque.cli.standings import tables

    sys.stdout.write(tables(contest, {number: games.games[number] for number in range(n)}, say))
    return DONE


def check(arguments: argparse.Namespace) -> None:
    """Raises Refused for numbers that are too small, and for packages that are missing."""
    for name in ("games", "jobs"):
        if (number := getattr(arguments, name)) is not None and number < 1:
            raise Refused(Sentence("error-arena-number", {"option": f"--{name}", "got": number}))
    needed = {"openskill": "arena", "tqdm": "arena"}
    if arguments.out:
        needed["pyarrow"] = "arena"
    if arguments.cluster:
        needed["distributed"] = "cluster"
    for package, extra in needed.items():
        if find_spec(package) is None:
            raise Refused(Sentence("error-arena-package", {"package": package, "extra": extra}))


def game_of(arguments: argparse.Namespace) -> Game[Any]:
    game = find_game(arguments.game) if arguments.edition is None else game_at(arguments.edition)
    if game.name != arguments.game:
        raise Misprint("game", game.name, arguments.game).refused(str(arguments.edition))
    return game


def options_of(game: Game[Any], arguments: argparse.Namespace) -> dict[str, object]:
    """The options that were given; raises Refused for one that cannot be read."""
    given: dict[str, object] = {}
    if arguments.players is not None:
        given["players"] = arguments.players
    if arguments.teams:
        given["teams"] = True
    known = {option.name: option for option in game.options}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            example = f"{game.options[-1].name}={option_text(game.options[-1].values[0])}"
            raise Refused(Sentence("error-arena-option", {"got": text, "expected": example}))
        given[name] = known[name].read(value, game.name) if name in known else value
    return given


def kept(out: Path | None, contest: Contest) -> AbstractContextManager[Memory]:
    from ludotheque.arena.journal import Memory, journal_of

    return journal_of(out, contest) if out else nullcontext(Memory())


def workers_of(arguments: argparse.Namespace, n: int) -> AbstractContextManager[Workers]:
    """Who plays n games: no more processes than games."""
    from ludotheque.arena.executors import on_a_cluster, on_this_machine

    if arguments.cluster:
        return on_a_cluster(arguments.cluster)
    return on_this_machine(min(n, arguments.jobs or len(os.sched_getaffinity(0))))


def play(
    contest: Contest,
    schedule: Schedule,
    n: int,
    games: Memory,
    arguments: argparse.Namespace,
    say: words.Words,
) -> None:
    """Plays the first n games, but those that are kept; raises Refused if a worker dies."""
    from tqdm import tqdm

    from ludotheque.arena.running import run as run_games

    n_kept = sum(number < n for number in games.games)
    if n_kept == n:
        return
    # One after the other: they may be more than there is memory for.
    missing = (seating for seating in schedule.games(n) if seating.number not in games.games)
    workers = workers_of(arguments, n - n_kept)
    with workers as (executor, at_once), closing(run_games(contest, missing, executor, at_once)) as played:
        # On a terminal only.
        bar = tqdm(played, total=n, initial=n_kept, desc=say.say("cli-arena-progress"), disable=None)
        try:
            for rows in bar:
                games.add(rows)
        except BrokenExecutor as error:
            raise Refused(Sentence("error-arena-worker")) from error
