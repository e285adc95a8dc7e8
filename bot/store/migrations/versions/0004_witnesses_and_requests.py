"""Witnesses: who has seen a seat and was forgotten, as a keyed hash. Requests: what was created.

Date: 2026-11-18
Reason: forgetting must not let anybody hold two seats of one game; a command that is delivered
twice, or cut off in the middle, must leave one table or none.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Add both tables."""
    op.create_table(
        "witnesses",
        sa.Column("session_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"]),
        sa.PrimaryKeyConstraint("session_id", "seat", "digest"),
    )
    op.create_table(
        "requests",
        sa.Column("request_id", sa.String(length=100), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("session_id", ID, nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("data", JSON, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("done_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"]),
        sa.PrimaryKeyConstraint("request_id"),
    )
    op.create_index("requests_by_thread", "requests", ["thread_id"], unique=False)
