"""States against the one before, and moves and states in bundles.

Date: 2026-11-18
Reason: nine tenths of a database were states, each of them whole, although a move changes little of
the one before; and games that are over are rarely looked at, so that their history can lie closer.
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the table of bundles, how far a game is bundled, and whether a state is whole."""
    op.add_column(
        "states", sa.Column("whole", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.add_column("sessions", sa.Column("bundled", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "bundles",
        sa.Column("session_id", ID, sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
