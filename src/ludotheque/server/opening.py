"""Opening a house over a folder: the store in it, and the games there are."""

from __future__ import annotations

from pathlib import Path

from ludotheque.bots import levels_of
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.games import games
from ludotheque.server.desk import Desk
from ludotheque.server.house import Editions, House
from ludotheque.store import NotOpened, Store, open_store, sqlite_in

DATABASE = "tables.sqlite"


def open_house(folder: Path, desk: Desk, editions: Editions | None = None) -> House:
    """A house whose tables are kept in this folder; `editions`: what is offered beside the games' own.

    Raises Refused if the tables there cannot be read.
    """
    return House(
        store=store_in(folder),
        games=games(),
        levels=lambda game: tuple(levels_of(game)),
        desk=desk,
        editions=editions or {},
    )


def store_in(folder: Path) -> Store:
    file = folder / DATABASE
    try:
        # For its owner alone: it holds the seeds of games that go on, and so every card.
        file.touch(mode=0o600)
        return open_store(sqlite_in(file))
    except (OSError, NotOpened) as error:
        raise Refused(Sentence("error-data-folder", {"folder": str(folder), "why": "no-tables"})) from error
