"""Opening the database: SQLite made durable, and the schema brought up to date."""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.store.copying import copy_beside

# The last of the migrations; a database that has it needs none, and Alembic is not even loaded.
HEAD = "0005"


class NotOpened(Exception):
    """There is no database at this address that this program can use."""


class TooNew(NotOpened):
    """A later program has written there."""


def open_database(url: str | URL) -> Engine:
    """An engine on a database with the present schema; raises NotOpened."""
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", make_durable)
    try:
        bring_up_to_date(engine)
    except SQLAlchemyError as error:
        engine.dispose()
        raise NotOpened(f"{url}: {type(error).__name__}") from error
    return engine


def bring_up_to_date(engine: Engine) -> None:
    """Runs the migrations that the database lacks, on a copy's safety where it is a file.

    Raises NotOpened if the database has later ones, or cannot be copied.
    """
    found = version_of(engine)
    if found is not None and found > HEAD:
        engine.dispose()
        raise TooNew(f"{engine.url}: its version is {found}, expected {HEAD} or an earlier one")
    if found == HEAD:
        return
    file = file_of(engine.url)
    if found is not None and file is not None:
        copy(file, found)
    migrate(engine)


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None for another one, or for one in memory."""
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if is_file else None


def copy(file: Path, version: str) -> None:
    try:
        copy_beside(file, version)
    except (OSError, sqlite3.Error) as error:
        raise NotOpened(f"{file}: no copy of it could be made: {type(error).__name__}") from error


def sqlite_in(file: Path) -> URL:
    """The address of an SQLite database in this file, whatever signs its name has."""
    return URL.create("sqlite", database=str(file))


def make_durable(connection: Any, _: Any) -> None:  # Any: what DBAPI drivers give has no common type
    """SQLite's own settings: readers beside the writer, and a commit that survives a loss of power."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def version_of(engine: Engine) -> str | None:
    """The last migration that the database has; None for an empty one."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        found = connection.scalar(select(text("version_num from alembic_version")))
    return None if found is None else str(found)


def migrate(engine: Engine) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("ludotheque.store") / "migrations").replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            # Its driver begins a transaction only with the first row: a migration that fails would leave its tables.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
