"""What finished games look like afterwards; there is nothing to fill in, since each is made when somebody asks."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("result", sa.Text, nullable=False),
    )
