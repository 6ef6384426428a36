"""Caches of compiled rules that nobody uses any more: each version of a game leaves its own, of tens of megabytes."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Any

from ludotheque.core.compiler import cache_folder, cache_name
from ludotheque.core.game import Game

UNUSED = 30 * 24 * 3600.0
"""Seconds after which a cache is removed that was not used."""
NAME = re.compile(r"\w+-[0-9a-f]{16}")
FILE = re.compile(r"lock|.+\.nb[ic](\.tmp\..+)?")
"""As `core.compiler` calls the folder of a game, and the files in it; whatever else there is is somebody else's."""


def prune(game: Game[Any]) -> None:
    """Notes that the cache of the game as it is now is used, and removes those of other versions that were not.

    Changes nothing where the folder may not be written to.
    """
    folder = cache_folder()
    used = folder / cache_name(game.name, game.folder)
    with suppress(OSError):
        os.utime(used)
    with suppress(OSError):
        for each in unused(folder, time() - UNUSED):
            shutil.rmtree(each, ignore_errors=True)


def unused(folder: Path, since: float) -> Iterator[Path]:
    """The caches in a folder that were not used since then, in seconds since 1970."""
    for each in sorted(folder.iterdir()):
        if is_cache(each) and last_used(each) < since:
            yield each


def is_cache(folder: Path) -> bool:
    """Whether it is called as one, and nothing else lies in it."""
    if not NAME.fullmatch(folder.name) or folder.is_symlink() or not folder.is_dir():
        return False
    return all(FILE.fullmatch(each.name) for each in files_in(folder))


def files_in(folder: Path) -> list[Path]:
    return [each for each in folder.rglob("*") if not each.is_dir()]


def last_used(cache: Path) -> float:
    """When it was noted to be used last, or one of its files was written or, where the system keeps that, read."""
    files = [each.stat() for each in files_in(cache)]
    return max([cache.stat().st_mtime, *(max(file.st_mtime, file.st_atime) for file in files)])
