"""Reading a record text: its form, line by line. Whether the game was played so is for `replaying` to find."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import unquote

from ludotheque.core.edition import NAME, Edition
from ludotheque.core.game import Game, Options
from ludotheque.core.sentence import Flaw, Refused, Sentence
from ludotheque.games import find_game
from ludotheque.records.lines import Lines
from ludotheque.records.record import FORMAT, Decision, Record, Result
from ludotheque.records.writing import SPECTATOR, check_sum

LONGEST_NAME = 100
LONGEST_NONCE = 160
"""Bytes; people at a table add 40 signs at most."""
HEX = r"((?:[0-9a-f]{2})*)"


def read_record(text: str) -> Record:
    """The record that a text holds; raises Flaw, with the number of a line, for anything else."""
    lines = Lines(text)
    places: dict[str, int] = {}
    read_format(lines)
    game = read_game(lines)
    edition = read_edition_name(lines, game)
    options = read_options(lines, game)
    figures = read_figures(lines, game, places)
    names = read_names(lines, int(options["players"]))
    start = read_start(lines, len(names), places)
    lines.matched("begin", "begin")
    decisions = read_decisions(lines, game, start["seen_by"] is not None, len(names))
    end = read_end(lines, places, dealt="seed" in start)
    return Record(game, options, Edition(edition, figures), names, decisions, **start, **end, lines=places)


def read_format(lines: Lines) -> None:
    """The first line: what this is, and in which version."""
    line = lines.next()
    match = re.fullmatch(r"ludotheque record (\d{1,9})", line)
    if match is None:
        raise lines.flaw("error-record-format", got=line[:80], expected=f"ludotheque record {FORMAT}")
    if int(match[1]) != FORMAT:
        raise lines.flaw("error-record-version", got=int(match[1]), expected=FORMAT)


@contextmanager
def at_line(lines: Lines) -> Iterator[None]:
    """What is refused inside is told of the line read last."""
    try:
        yield
    except Refused as refused:
        raise Flaw(refused.sentence, lines.number) from None


def read_game(lines: Lines) -> Game[Any]:
    name = lines.say("game")
    with at_line(lines):
        game = find_game(name)
    version = int(lines.matched(r"rules (\d{1,9})", "rules 1")[1])
    with at_line(lines):
        return game.under(version)


def read_edition_name(lines: Lines, game: Game[Any]) -> str:
    """The game's own edition is not named, nor is any in a record of an earlier program."""
    if not lines.is_next("edition"):
        return game.edition.name
    return lines.matched(rf"edition ({NAME.pattern})", f"edition {game.edition.name}")[1]


def read_options(lines: Lines, game: Game[Any]) -> Options:
    """Every option once, in the game's order."""
    options: dict[str, object] = {}
    for option in game.options:
        said = lines.say(f"option {option.name}")
        with at_line(lines):
            options[option.name] = option.read(said, game.name)
    with at_line(lines):
        return game.options_of(options)


def read_figures(lines: Lines, game: Game[Any], places: dict[str, int]) -> tuple[int, ...]:
    figures = tuple(map(int, lines.matched(r"figures((?: \d{1,4})*)", "figures 1 2 3")[1].split()))
    places["figures"] = lines.number
    if not game.is_sound(figures):
        raise lines.flaw("error-figures", game=game.name)
    return figures


def read_names(lines: Lines, players: int) -> tuple[str, ...]:
    names = []
    for seat in range(players):
        names.append(lines.say(f"seat {seat}"))
        if len(names[-1]) > LONGEST_NAME:
            raise lines.flaw("error-name-long", got=len(names[-1]), most=LONGEST_NAME)
        if not names[-1].isprintable():
            raise lines.flaw("error-name-signs")
    return tuple(names)


def read_start(lines: Lines, players: int, places: dict[str, int]) -> dict[str, Any]:
    """Where the game begins: the seed of the deal, a position, or as much as one seat saw."""
    start: dict[str, Any] = {"seen_by": None, "nonces": (b"",) * players}
    if lines.is_next("commitment"):
        start["commitment"] = lines.matched(r"commitment ([0-9a-f]{64})", "commitment 0123…")[1]
        places["commitment"] = lines.number
        if lines.is_next("seen-by"):
            seat = lines.matched(r"seen-by (\d|nobody)", "seen-by 0")[1]
            places["seen-by"] = lines.number
            start["seen_by"] = SPECTATOR if seat == "nobody" else seat_of(lines, seat, players)
        else:
            start["seed"] = bytes.fromhex(lines.matched(r"seed ([0-9a-f]{64})", "seed 0123…")[1])
            start["nonces"] = read_nonces(lines, players)
    if lines.is_next("position"):
        lines.matched("position", "position")
        places["position"] = lines.number
        start["position"] = "\n".join(lines.indented())
    return start


def read_nonces(lines: Lines, players: int) -> tuple[bytes, ...]:
    nonces = [b""] * players
    while lines.is_next("nonce"):
        match = lines.matched(rf"nonce (\d) {HEX}", "nonce 0 0123…")
        nonce = bytes.fromhex(match[2])
        if len(nonce) > LONGEST_NONCE:
            raise lines.flaw("error-nonce-long", got=len(nonce), most=LONGEST_NONCE)
        nonces[seat_of(lines, match[1], players)] = nonce
    return tuple(nonces)


def read_decisions(lines: Lines, game: Game[Any], seen: bool, players: int) -> tuple[Decision, ...]:
    """`1: draw`; in one seat's own view what it was told stands below."""
    decisions = []
    while lines.is_next(r"\d"):
        match = lines.matched(r"(\d):(?: (.+))?", "0: …")
        seat, line = seat_of(lines, match[1], players), lines.number
        if match[2] is None and not seen:
            lines.misread("0: …")
        told = tuple(read_told(lines, game) for _ in iter(lambda: lines.is_next("  "), False)) if seen else ()
        decisions.append(Decision(line, seat, match[2] or "", told))
        if len(decisions) > game.max_plies:
            raise lines.flaw("error-record-long", most=game.max_plies)
    return tuple(decisions)


def read_told(lines: Lines, game: Game[Any]) -> Sentence:
    """`  korsar-event-draw card=pirate colour=red strength=4 @seat=1`."""
    match = lines.matched(r"  ([\w-]+)((?: [a-z_]+=\S*)*)((?: @[a-z_]+=\d)*)", "korsar-event-draw card=none @seat=1")
    if match[1] not in game.messages():
        raise lines.flaw("error-record-line", got=match[1], expected=f"{game.name}-event-…")
    args = dict(part.split("=", 1) for part in match[2].split())
    seats = dict(part.removeprefix("@").split("=", 1) for part in match[3].split())
    return Sentence(
        match[1],
        {key: int(value) if re.fullmatch(r"-?\d{1,9}", value) else unquote(value) for key, value in args.items()},
        {key: int(seat) for key, seat in seats.items()},
    )


def read_end(lines: Lines, places: dict[str, int], *, dealt: bool) -> dict[str, Any]:
    """The result, or the word that there is none yet; then the check sum over all lines above.

    A game that tells its seed is over, or nobody can go on with it.
    """
    end: dict[str, Any] = {"result": None}
    if dealt and lines.is_next("abandoned"):
        lines.matched("abandoned", "abandoned")
        places["over"] = lines.number
    elif dealt or lines.is_next("over"):
        lines.matched("over", "0: …, over")
        places["over"] = lines.number
        scores = lines.matched(r"scores((?: -?\d{1,9})*)", "scores 3 5 2")[1].split()
        places["scores"] = lines.number
        winners = lines.matched(r"winners((?: \d)*)", "winners 1")[1].split()
        places["winners"] = lines.number
        end["result"] = Result(tuple(map(int, scores)), tuple(map(int, winners)))
    else:
        lines.matched("unfinished", "0: …, over, unfinished")
        places["over"] = lines.number
        if lines.is_next("position"):
            lines.matched("position", "position")
            places["final"] = lines.number
            end["final"] = "\n".join(lines.indented())
    end["sealed"] = check_sum(lines.lines[: lines.at])
    end["seal"] = lines.matched(r"end ([0-9a-f]{16})", "end 0123…")[1]
    places["end"] = lines.number
    if lines.at < len(lines.lines):
        lines.next()
        raise lines.flaw("error-record-after-end")
    return end


def seat_of(lines: Lines, text: str, players: int) -> int:
    """A seat that there is."""
    if int(text) >= players:
        raise lines.flaw("error-record-seat", got=int(text), players=players)
    return int(text)
