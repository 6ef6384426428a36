"""Opening the database: SQLite made durable, and the schema brought up to date."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

# The last of the migrations; a database that has it needs none, and Alembic is not even loaded.
HEAD = "0003"


class NotOpened(Exception):
    """There is no database at this address that this program can use."""


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
    """Runs the migrations that the database lacks; raises NotOpened if it has later ones."""
    found = version_of(engine)
    if found is not None and found > HEAD:
        engine.dispose()
        raise NotOpened(f"{engine.url}: its version is {found}, expected {HEAD} or an earlier one")
    if found != HEAD:
        migrate(engine)


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
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
