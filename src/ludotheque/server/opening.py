"""Opening a house over a folder: the store in it, and the games there are."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

from ludotheque.bots import levels_of
from ludotheque.core.game import Game
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games import games
from ludotheque.server.callers import Post
from ludotheque.server.desk import Desk
from ludotheque.server.house import Editions, House
from ludotheque.store import LiveLog, NotOpened, NotStored, Store, Survey, TooNew, open_store, sqlite_in, survey
from ludotheque.table import Opened, game_at

DATABASE = "tables.sqlite"
LOCK = "serving.lock"


def open_house(
    folder: Path,
    desk: Desk,
    editions: Editions | None = None,
    left: Sequence[str] = (),
    abandon_after: float = 0.0,
    post: Post | None = None,
) -> House:
    """A house whose tables are kept in this folder; `editions`: what is offered beside the games' own.

    `left`: tables that stay behind, as the host was told. `abandon_after`: the days after which a table is closed at
    which nothing has happened, 0: never. `post`: who tells people that are away, None: nobody. Raises Refused if the
    tables there cannot be read.
    """
    return House(
        store=store_in(folder, left),
        games=games(),
        levels=lambda game: tuple(levels_of(game)),
        desk=desk,
        editions=editions or {},
        abandon_after=abandon_after,
        post=post,
    )


def store_in(folder: Path, left: Sequence[str]) -> Store:
    file = folder / DATABASE
    with readable(folder):
        # For its owner alone: it holds the seeds of games that go on, and so every card.
        file.touch(mode=0o600)
        store = open_store(sqlite_in(file))
        store.set_aside(left)
        return store


def found_in(folder: Path) -> Survey | None:
    """What tables a house would find in this folder, changing nothing; None for a new house. Raises Refused."""
    with readable(folder):
        return survey(sqlite_in(folder / DATABASE)) if (folder / DATABASE).exists() else None


@contextmanager
def served_alone(folder: Path) -> Iterator[None]:
    """Keeps every other process from serving the folder until the end of the block; raises Refused where one does.

    Who is at a table, and whom a secret lets in, is kept in the memory of one process. The lock is SQLite's own, on an
    empty file: it holds wherever that of the tables does, and the system takes it back however the process ends.
    """
    with ExitStack() as until_the_end:
        try:
            lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
            until_the_end.enter_context(closing(lock))
            lock.execute("PRAGMA journal_mode=OFF")
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            why = "served" if error.sqlite_errorcode == sqlite3.SQLITE_BUSY else "no-tables"
            raise Refused(Sentence("error-data-folder", {"folder": str(folder), "why": why})) from error
        yield


@contextmanager
def readable(folder: Path) -> Iterator[None]:
    """What goes wrong with the tables inside is refused in a sentence that names the folder."""
    try:
        yield
    except (OSError, NotOpened, NotStored) as error:
        why = "newer" if isinstance(error, TooNew) else "no-tables"
        raise Refused(Sentence("error-data-folder", {"folder": str(folder), "why": why})) from error


def left_behind(found: Survey) -> list[LiveLog]:
    """The live tables that this program cannot go on with, and that the host was not told of yet."""
    known = games()
    return [each for each in found.live if each.table not in found.aside and not can_go_on(known, each.opened)]


def can_go_on(known: Mapping[str, Game[Any]], opened: Opened | None) -> bool:
    """Whether how it was opened can be read, and there is the game, under the rules that the table began with."""
    try:
        return opened is not None and opened.game in known and game_at(known[opened.game], opened) is not None
    except Refused:
        return False
