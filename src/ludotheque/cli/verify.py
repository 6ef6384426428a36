"""`ludotheque verify FILE`: whether a recorded game was dealt and played as it says."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from ludotheque.cli import DONE, FAILED
from ludotheque.cli.parser import Parser
from ludotheque.core.sentence import Refused
from ludotheque.records import Teller, read_record, verify
from ludotheque.records.files import text_of
from ludotheque.records.record import Record
from ludotheque.words import language


def add_arguments(parser: Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=parser.say.say("cli-verify-file"))


def run(arguments: argparse.Namespace) -> int:
    """Says in one sentence what was verified, or the first thing that is not so."""
    teller = Teller(language(os.environ))
    try:
        record = read_record(text_of(arguments.file))
        verify(record)
    except Refused as refused:
        sys.stderr.write(teller.flaw(refused, str(arguments.file)) + "\n")
        return FAILED
    sentence = teller.words.say(verdict(record), file=str(arguments.file), decisions=len(record.decisions))
    sys.stdout.write(sentence + "\n")
    return DONE if record.seen_by is None else FAILED


def verdict(record: Record) -> str:
    """The message that says how much of the record can be, and is, verified."""
    if record.seen_by is not None:
        return "cli-verify-view"
    return "cli-verify-whole" if record.seed else "cli-verify-position"
