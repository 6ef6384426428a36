"""Games kept as they end: lines in a journal beside the file, which takes its place when all are played."""

from __future__ import annotations

import errno
import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from io import FileIO
from pathlib import Path
from typing import Any

from ludotheque.arena.contest import Contest
from ludotheque.arena.results import Games, Row, read_parquet, write_parquet
from ludotheque.core.sentence import Refused, Sentence

UNREADABLE = (ValueError, TypeError, LookupError)
"""What is raised by what holds no games, or holds something in their place."""
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
LONGEST = 80
"""Characters of a setting that are shown to somebody."""


class Memory:
    """Games that are not kept."""

    def __init__(self) -> None:
        self.games: Games = {}

    def add(self, rows: list[Row]) -> None:
        self.games[rows[0].game] = rows


class Journal(Memory):
    """The games of a contest that are kept in a file."""

    def __init__(self, path: Path, lines: FileIO, contest: Contest, earlier: Games) -> None:
        super().__init__()
        self.path, self.lines, self.settings = path, lines, contest.settings
        self.games.update(earlier)
        self.games.update(self.read_lines())

    def read_lines(self) -> Games:
        """What earlier runs wrote; half a line, which a killed one left, is cut off."""
        self.lines.seek(0)
        try:
            text = self.lines.readall().decode()
            text = text[: text.rfind("\n") + 1]
            settings, *lines = [json.loads(line) for line in text.splitlines()] or [self.settings]
            check(self.path, settings, self.settings)
            games = {rows[0]["game"]: [Row(**row) for row in rows] for rows in lines}
        except UNREADABLE as error:
            raise Refused(Sentence("error-arena-file", {"file": str(self.lines.name)})) from error
        self.lines.truncate(len(text.encode()))
        if not text:
            self.write(self.settings)
        return games

    def add(self, rows: list[Row]) -> None:
        super().add(rows)
        self.write([asdict(row) for row in rows])

    def write(self, value: object) -> None:
        """Adds a line. Nothing is held back in a buffer, which could fail once more when the file is closed."""
        left = json.dumps(value).encode() + b"\n"
        try:
            while left:
                left = left[self.lines.write(left) :]
        except OSError as error:
            raise unwritten(self.path, error) from error


def check(path: Path, settings: Any, asked: dict[str, Any]) -> None:
    """Raises Refused with the first setting that is another one, TypeError for what are no settings."""
    if not isinstance(settings, dict):
        raise TypeError(f"settings are a dictionary, got {type(settings).__name__}")
    for name, expected in asked.items():
        if settings.get(name) != expected:
            id = "error-arena-other-sources" if name == "sources" else "error-arena-other-setting"
            got, wanted = map(shown, apart(settings.get(name), expected))
            raise Refused(Sentence(id, {"file": str(path), "setting": name, "got": got, "expected": wanted}))


def apart(got: Any, expected: Any) -> tuple[Any, Any]:
    """Two settings; of long ones of a kind only what is another."""
    if isinstance(got, list) and isinstance(expected, list) and len(got) == len(expected) > 8:
        got, expected = (dict(enumerate(each)) for each in (got, expected))
    if not isinstance(got, dict) or not isinstance(expected, dict):
        return got, expected
    others = [key for key in {**expected, **got} if got.get(key) != expected.get(key)]
    return {key: got.get(key) for key in others}, {key: expected.get(key) for key in others}


def shown(setting: Any) -> str:
    text = json.dumps(setting, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def unwritten(path: Path, error: OSError) -> Refused:
    """That a file cannot be written, or not to its end."""
    return Refused(Sentence("error-arena-full" if error.errno in FULL else "error-arena-write", {"file": str(path)}))


def kept_in(path: Path, contest: Contest) -> Games:
    """The games in a file, if it is there; raises Refused if it holds something else."""
    if not os.path.exists(path):
        return {}
    try:
        # A folder of such files can be read, too, but not replaced.
        if not path.is_file():
            raise IsADirectoryError(path)
        settings, games = read_parquet(path)
        check(path, settings, contest.settings)
    except (*UNREADABLE, OSError) as error:
        raise Refused(Sentence("error-arena-file", {"file": str(path)})) from error
    return games


@contextmanager
def journal_of(path: Path, contest: Contest) -> Iterator[Journal]:
    """The journal of a file. What is written in it is in the file when all went well, and in the journal if not.

    Raises Refused for a file that holds something else, cannot be written, or is being written by somebody else.
    """
    kept_in(path, contest)
    beside = path.with_name(path.name + ".journal")
    try:
        lines = beside.open("ab+", buffering=0)
    except (OSError, ValueError) as error:
        raise Refused(Sentence("error-arena-write", {"file": str(path)})) from error
    with lines:
        try:
            fcntl.flock(lines, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # Who had the lock until now has moved all into the file, and the journal is gone.
            if not os.fstat(lines.fileno()).st_nlink:
                raise BlockingIOError
        except OSError as error:
            raise Refused(Sentence("error-arena-busy", {"file": str(path)})) from error
        # Read behind the lock: another run may have ended a moment ago.
        journal = Journal(path, lines, contest, kept_in(path, contest))
        yield journal
        try:
            write_parquet(path, journal.settings, journal.games)
        except OSError as error:
            raise unwritten(path, error) from error
        beside.unlink()
