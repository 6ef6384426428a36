"""Files that somebody names: their text, or one sentence that says why there is none."""

from __future__ import annotations

import unicodedata
from pathlib import Path

from ludotheque.core.sentence import Flaw, Refused, Sentence

MOST_BYTES = 1_000_000


def text_of(path: Path) -> str:
    """The text of a file; raises Refused if it is not there, not a file, too large, empty, or no text."""
    try:
        if path.is_dir():
            raise refused("error-file-folder")
        if not path.exists():
            raise refused("error-file-missing")
        if not path.is_file():
            raise refused("error-file-unreadable")
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise refused("error-file-huge", got=size, most=MOST_BYTES)
        return plain_text(path.read_bytes())
    except OSError:
        raise refused("error-file-unreadable") from None


def plain_text(data: bytes) -> str:
    """UTF-8 without signs that a terminal would obey; raises Flaw for anything else."""
    if not data.strip():
        raise Flaw(Sentence("error-file-empty"), 1)
    try:
        text = data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as wrong:
        raise Flaw(Sentence("error-file-no-text"), data.count(b"\n", 0, wrong.start) + 1) from None
    for number, line in enumerate(text.split("\n"), 1):
        if any(unicodedata.category(sign) == "Cc" and sign not in "\t\r" for sign in line):
            raise Flaw(Sentence("error-file-no-text"), number)
    return text


def refused(id: str, **args: int | str) -> Refused:
    return Refused(Sentence(id, args))
