"""Several processes on one database server.

Date: 2026-11-18
Reason: on PostgreSQL several processes play at the same time. Each is a member; shards, lanes of
the outbox, deadlines and the messages of a tournament name the member that works on them. All
members share one pace of requests, and what comes in from Discord is noted by who takes it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add members, shards, pace and arrivals, and say who works on what."""
    # What is only true for a moment need not survive a crash of the server.
    passing = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "members",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("process", sa.String(100), nullable=False),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
        sa.Column("shards", sa.Integer, nullable=False),
    )
    op.create_table(
        "shards",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(8), nullable=False),
    )
    op.create_table(
        "pace",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("next_at", sa.BigInteger, nullable=False),
        prefixes=passing,
    )
    op.create_table(
        "arrivals",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        prefixes=passing,
    )
    for table in ("outbox", "deadlines", "tournaments"):
        op.add_column(table, sa.Column("holder", sa.String(8)))
