"""Which tables are over: known from now on, and found out for those that were played before."""

import sqlalchemy as sa
from alembic import op

from ludotheque.store.ending import last_of_ended

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    ended = op.create_table(
        "ended",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.bulk_insert(ended, [{"table_id": table, "seq": seq} for table, seq in last_of_ended(op.get_bind())])
