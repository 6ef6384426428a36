"""`ludotheque verify FILE`: whether a recorded game was dealt and played as it says."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from ludotheque.cli import DONE, FAILED
from ludotheque.cli.parser import Parser
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.records import Teller, read_record, verify
from ludotheque.records.files import text_of
from ludotheque.records.record import Record
from ludotheque.words import language


def add_arguments(parser: Parser) -> None:
    say = parser.say.say
    parser.add_argument("file", type=Path, metavar="FILE", help=say("cli-verify-file"))
    parser.add_argument("--commitment", type=seal, metavar="SEAL", help=say("cli-verify-commitment"))


def seal(text: str) -> str:
    """A commitment as it is shown, in groups or in one; raises ValueError for anything else."""
    digits = "".join(text.split()).lower()
    if not re.fullmatch(r"[0-9a-f]{64}", digits):
        raise ValueError(f"a seal has 64 digits in hexadecimal, got {text[:80]!r}")
    return digits


def run(arguments: argparse.Namespace) -> int:
    """Says what was verified, or the first thing that is not so."""
    teller = Teller(language(os.environ))
    try:
        record = read_record(text_of(arguments.file))
        verify(record)
        if arguments.commitment and arguments.commitment != record.commitment:
            args = {"got": record.commitment or "–", "expected": arguments.commitment}
            raise Refused(Sentence("error-record-other-seal", args))
    except Refused as refused:
        sys.stderr.write(teller.flaw(refused, str(arguments.file)) + "\n")
        return FAILED
    sentence = teller.words.say(verdict(record), file=str(arguments.file), decisions=len(record.decisions))
    sys.stdout.write(sentence + "\n")
    if record.seed:
        words = teller.at(record.names)
        sys.stdout.writelines(f"  {words.sentence(each)}\n" for each in findings(record, bool(arguments.commitment)))
    return DONE if record.seen_by is None else FAILED


def verdict(record: Record) -> str:
    """The message that says how much of the record can be, and is, verified."""
    if record.seen_by is not None:
        return "cli-verify-view"
    return "cli-verify-whole" if record.seed else "cli-verify-position"


def findings(record: Record, is_seen: bool) -> Iterator[Sentence]:
    """What was found true of a deal, one thing after the other; `is_seen`: the reader knows its seal from before."""
    seal: dict[str, int | str] = {"seal": record.commitment}
    yield Sentence("cli-verify-seal-seen" if is_seen else "cli-verify-seal", seal)
    given = [(seat, nonce) for seat, nonce in enumerate(record.nonces) if nonce]
    for seat, nonce in given:
        yield Sentence("cli-verify-word", {"word": nonce.decode(errors="replace")}, {"seat": seat})
    if not given:
        yield Sentence("cli-verify-no-word")
    yield Sentence("cli-verify-dealt", {"decisions": len(record.decisions), "rules": record.game.version})
    yield Sentence("cli-verify-result" if record.result else "cli-verify-left")
