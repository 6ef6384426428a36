"""`ludotheque bench GAME`: how fast a game's rules are on this machine."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from ludotheque import words
from ludotheque.cli import DONE
from ludotheque.cli.editions import game_at
from ludotheque.cli.parser import Parser
from ludotheque.core.edition import Misprint
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games import find_game


def add_arguments(parser: Parser) -> None:
    say = parser.say.say
    parser.add_argument("game", metavar="GAME", help=say("cli-bench-game"))
    parser.add_argument("--players", type=int, metavar="N", help=say("cli-bench-only-players"))
    parser.add_argument("--edition", type=Path, metavar="FILE", help=say("cli-bench-edition"))
    parser.add_argument("--json", action="store_true", help=say("cli-bench-as-json"))


def run(arguments: argparse.Namespace) -> int:
    from ludotheque.core import speed  # brings NumPy along, and the compiler at the first compiled row

    game = find_game(arguments.game) if arguments.edition is None else game_at(arguments.edition)
    if game.name != arguments.game:
        raise Misprint("game", game.name, arguments.game).refused(str(arguments.edition))
    tables = speed.tables_of(game, arguments.players)
    if not tables:
        expected = ", ".join(str(n) for n in sorted({int(table["players"]) for table in game.tables}))
        raise Refused(Sentence("error-bench-players", {"got": arguments.players, "expected": expected}))
    say = words.Words(words.language(os.environ))
    first = {mode: speed.first_decision(game, mode) for mode in speed.MODES}
    rows = []
    for table in tables:
        for mode in speed.MODES:
            rows.append(asdict(speed.measure(game, table, mode, first[mode])))
            if not arguments.json:
                show(rows[-1], say, head=len(rows) == 1)
    if arguments.json:
        sys.stdout.write(json.dumps(rows, indent=2) + "\n")
    return DONE


WIDTH = 16
Cell = Callable[[float], str]
COLUMNS: dict[str, Cell] = {
    "players": str,
    "variant": str,
    "mode": str,
    "decisions_per_s": "{:,.0f}".format,
    "games_per_s": "{:,.0f}".format,
    "clone_ns": "{:,.0f}".format,
    "observe_ns": "{:,.0f}".format,
    "state_bytes": str,
    "cold_s": "{:.1f}".format,
    "warm_s": "{:.1f}".format,
    "ratio": "{:,.1f}".format,
}


def show(row: dict[str, float], say: words.Words, *, head: bool) -> None:
    """Prints one line as soon as it is measured, the first under a heading."""
    columns = {name: cell for name, cell in COLUMNS.items() if name != "variant" or row["variant"]}
    if head:
        sys.stdout.write(
            "  ".join(f"{say.say('cli-bench-' + name.replace('_', '-')):>{WIDTH}}" for name in columns) + "\n"
        )
    cells = {name: cell(row[name]) for name, cell in columns.items()}
    cells["mode"] = say.say(f"cli-bench-mode-{row['mode']}")
    if row["teams"]:
        cells["players"] = say.say("cli-bench-in-teams", players=int(row["players"]))
    sys.stdout.write("  ".join(f"{cell:>{WIDTH}}" for cell in cells.values()) + "\n")
    sys.stdout.flush()
