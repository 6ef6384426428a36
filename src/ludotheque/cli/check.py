"""`ludotheque check FILE-OR-FOLDER…`: runs scenarios and says what differs from what they expect."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludotheque.cli import DONE, FAILED
from ludotheque.cli.editions import game_at
from ludotheque.cli.parser import Parser
from ludotheque.core.game import Game
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.records import Case, Outcome, Teller, read_cases, run_case
from ludotheque.records.files import text_of
from ludotheque.records.sentences import short
from ludotheque.words import language


def add_arguments(parser: Parser) -> None:
    parser.add_argument("paths", nargs="+", type=Path, metavar="FILE-OR-FOLDER", help=parser.say.say("cli-check-paths"))
    parser.add_argument("--edition", type=Path, metavar="FILE", help=parser.say.say("cli-check-edition"))


def run(arguments: argparse.Namespace) -> int:
    """Prints a line a case and, last, how many passed and failed; 1 unless all passed and there were some."""
    teller = Teller(language(os.environ))
    game = game_at(arguments.edition) if arguments.edition else None
    passed = failed = 0
    for path in scenario_files(arguments.paths):
        for line, good in checked(teller, path, game):
            sys.stdout.write(line + "\n")
            passed, failed = passed + good, failed + (not good)
    sys.stdout.write(teller.words.say("cli-check-total", passed=passed, failed=failed) + "\n")
    return DONE if passed and not failed else FAILED


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files, and every `.toml` file below a folder; what is not there is told when it is read."""
    # Not Path.is_dir, which raises for a name that is too long, or that the system keeps secret.
    return [file for path in paths for file in (sorted(path.rglob("*.toml")) if os.path.isdir(path) else [path])]


def checked(teller: Teller, path: Path, game: Game[Any] | None) -> Iterator[tuple[str, bool]]:
    """What is said of each case of a file, and whether it passed; a file that cannot be read fails once.

    Cases of `game`, which has another edition, are played with that.
    """
    try:
        cases = read_cases(text_of(path))
        if not cases:
            raise Refused(Sentence("error-scenario-none"))
    except Refused as refused:
        yield teller.flaw(refused, str(path)), False
        return
    for case in cases:
        if game is not None and case.game.name == game.name:
            case = replace(case, game=game)
        outcome = run_case(case)
        yield "\n".join(said(teller, path, case, outcome)), outcome.passed


def said(teller: Teller, path: Path, case: Case, outcome: Outcome) -> Iterator[str]:
    """A line for the case; below it, indented, what differs."""
    say = teller.words.say
    yield say(
        "cli-check-passed" if outcome.passed else "cli-check-failed", case=short(case.id), title=short(case.title)
    ).rstrip()
    for found in outcome.differences:
        id = "cli-check-differs-after" if found.after else "cli-check-differs"
        after = {"after": short(found.after)} if found.after else {}
        yield "    " + say(id, what=found.what, got=found.got, expected=found.expected, **after)
    if outcome.flaw is not None:
        yield "    " + teller.flaw(outcome.flaw, str(path))
