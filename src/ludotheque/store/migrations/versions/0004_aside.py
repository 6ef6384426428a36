"""The tables that no present program can go on with, of which the host was told."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table("aside", sa.Column("table_id", sa.String(32), primary_key=True))
