"""A copy of an SQLite file beside it, as it was before a later program changed it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path


def copy_for(file: Path, version: str) -> Path:
    """Where the copy of a file of this version goes: `tables-0001.sqlite`, or with a number where that is taken."""
    names = (f"{file.stem}-{version}{'' if n == 1 else f'-{n}'}{file.suffix}" for n in count(1))
    return next(path for path in map(file.with_name, names) if not path.exists())


def copy_beside(file: Path, version: str) -> Path:
    """Copies the file, with all that is written of it, and says where to; raises OSError or sqlite3.Error."""
    copy = copy_for(file, version)
    # For its owner alone, like the file itself.
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    except BaseException:
        copy.unlink()
        raise
    return copy
