"""The database's tables, for SQLAlchemy Core; the migrations make the same ones."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, Integer, LargeBinary, MetaData, String, Table, Text, func

metadata = MetaData()

# A row of a table's log is never changed; the key lets only one writer be the first with a number.
log = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("row", Text, nullable=False),
    Column("written", DateTime, nullable=False, server_default=func.current_timestamp()),
)

# The tables that are over, and the number of the row that ended each; any other table is live.
ended = Table(
    "ended",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
)

# The tables that no present program can go on with, of which the host was told.
aside = Table("aside", metadata, Column("table_id", String(32), primary_key=True))

# What opens a seat, as SHA-256 of a random secret; those who watch have the seat number -1.
secret = Table(
    "secret",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("sha256", LargeBinary(32), nullable=False),
)

# What a finished game looks like afterwards, as JSON: made of its log, and only kept so that it need not be made again.
analysis = Table(
    "analysis",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("result", Text, nullable=False),
)

# Where a browser wants to be told that it is a seat's turn, as its push service has it: the address, by SHA-256 too,
# and the two keys of RFC 8291. `told`: the last decision of the seat that it was told of, or saw. None where the table
# is over.
subscription = Table(
    "subscription",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("sha256", LargeBinary(32), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("told", Integer, nullable=False),
    Column("since", DateTime, nullable=False, server_default=func.current_timestamp()),
)
