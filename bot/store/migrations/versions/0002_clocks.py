"""Clocks: what a table agreed on, its votes, each seat's time and pings, and a sign of life.

Date: 2026-11-16
Reason: slow games need deadlines that are kept, and that are fair after an outage.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Add the columns of clocks."""
    op.add_column("sessions", sa.Column("clock", JSON, nullable=True))
    op.add_column("sessions", sa.Column("votes", JSON, nullable=True))
    op.add_column("seats", sa.Column("clock", JSON, nullable=True))
    op.create_table(
        "heartbeats",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
