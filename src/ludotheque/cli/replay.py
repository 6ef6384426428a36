"""`ludotheque replay FILE`: tells a recorded game in sentences."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from ludotheque.cli import DONE, FAILED
from ludotheque.cli.parser import Parser
from ludotheque.core.sentence import Flaw, Refused, Sentence
from ludotheque.records import Teller, read_record, verify
from ludotheque.records.files import text_of
from ludotheque.records.record import Record
from ludotheque.words import LANGUAGES, language


def add_arguments(parser: Parser) -> None:
    say = parser.say.say
    parser.add_argument("file", type=Path, metavar="FILE", help=say("cli-replay-file"))
    parser.add_argument("--lang", choices=LANGUAGES, help=say("cli-replay-lang"))
    parser.add_argument("--seat", type=int, metavar="N", help=say("cli-replay-seat"))


def run(arguments: argparse.Namespace) -> int:
    """Prints the game with one seat's eyes, or a spectator's; a record that is not true is told, not played."""
    teller = Teller(arguments.lang or language(os.environ))
    try:
        record = read_record(text_of(arguments.file))
        verify(record)
        story = list(teller.story(record, viewer_of(record, arguments.seat)))
    except Refused as refused:
        sys.stderr.write(teller.flaw(refused, str(arguments.file)) + "\n")
        return FAILED
    sys.stdout.write("".join(f"{sentence}\n" for sentence in story))
    return DONE


def viewer_of(record: Record, seat: int | None) -> int | None:
    """The seat that looks on, None for a spectator; one seat's own view is seen by that seat alone."""
    if seat is not None and not 0 <= seat < len(record.names):
        raise Refused(Sentence("error-record-seat", {"got": seat, "players": len(record.names)}))
    if record.seen_by is None:
        return seat
    own = record.seen_by if record.seen_by >= 0 else None
    if seat not in (None, own):
        raise Flaw(Sentence("error-record-other-eyes"), record.lines["seen-by"])
    return own
