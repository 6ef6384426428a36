"""The log of tables, and the hashes of the secrets that open seats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("row", sa.Text, nullable=False),
        sa.Column("written", sa.DateTime, nullable=False, server_default=sa.func.current_timestamp()),
    )
    op.create_table(
        "secret",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("sha256", sa.LargeBinary(32), nullable=False),
    )
