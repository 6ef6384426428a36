"""Opening the database: SQLite made durable, and the schema brought up to date."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect, select, text
from sqlalchemy.engine import make_url

# The last of the migrations; a database that has it needs none, and Alembic is not even loaded.
HEAD = "0001"


def open_database(url: str) -> Engine:
    """An engine on a database with the present schema."""
    engine = create_engine(url)
    if make_url(url).get_backend_name() == "sqlite":
        event.listen(engine, "connect", make_durable)
    if version_of(engine) != HEAD:
        migrate(engine)
    return engine


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
    """Runs the migrations that the database lacks."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("ludotheque.store") / "migrations").replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
