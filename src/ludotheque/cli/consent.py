"""Asking before a folder of tables is changed by a program that is newer than they are."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from ludotheque.core.sentence import Refused, Sentence
from ludotheque.server.opening import DATABASE, found_in, left_behind
from ludotheque.store import LiveLog, copy_for
from ludotheque.words import Words


def left_with_consent(folder: Path, agreed: bool, say: Words) -> list[str]:
    """The tables that will be left behind, which the host agrees to; asks where there is something to agree to.

    Nothing is changed. Raises Refused if the host does not agree, or cannot be asked.
    """
    found = found_in(folder)
    if found is None:
        return []
    behind = left_behind(found)
    if found.is_current and not behind:
        return []
    if not found.is_current:
        copy = copy_for(folder / DATABASE, found.version)
        tell(say, Sentence("cli-upgrade-form", {"folder": str(folder), "copy": copy.name}))
    if behind:
        for sentence in sentences_on(behind, len(found.live)):
            tell(say, sentence)
    if not agreed and not asked(say):
        raise Refused(Sentence("error-upgrade"))
    return [each.table for each in behind]


def sentences_on(behind: Sequence[LiveLog], live: int) -> Iterator[Sentence]:
    """How many cannot go on, which games these are and since when, and what can be done."""
    yield Sentence("cli-upgrade-left", {"n": len(behind), "live": live})
    kinds: dict[tuple[str, int], list[LiveLog]] = {}
    unreadable: list[LiveLog] = []
    for table in behind:
        opened = table.opened
        alike = unreadable if opened is None else kinds.setdefault((opened.game, opened.version), [])
        alike.append(table)
    for (game, version), alike in sorted(kinds.items()):
        since = min(each.since for each in alike if each.since is not None).date().isoformat()
        yield Sentence("cli-upgrade-left-game", {"game": game, "version": version, "n": len(alike), "since": since})
    if kinds:
        yield Sentence("cli-upgrade-what")
    if unreadable:
        tables = ", ".join(sorted(table.table for table in unreadable))
        yield Sentence("cli-upgrade-left-unreadable", {"tables": tables, "n": len(unreadable)})
        yield Sentence("cli-upgrade-what-unreadable")


def asked(say: Words) -> bool:
    """Whether somebody at the terminal says yes; no, where nobody is."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        return False
    sys.stderr.write(say.say("cli-upgrade-ask") + " ")
    sys.stderr.flush()
    return sys.stdin.readline().strip().casefold() in say.say("cli-upgrade-yes").split()


def tell(say: Words, sentence: Sentence) -> None:
    sys.stderr.write(say.sentence(sentence) + "\n")
