"""Tournaments on Discord: where they are shown, which messages show them, and decks handed in.

Date: 2026-11-18
Reason: a tournament has one post and one message per round, each posted once and then edited; decks
are secret, so that they are no part of the decisions.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Add columns and two tables."""
    op.add_column("tournaments", sa.Column("thread_id", sa.BigInteger(), nullable=True))
    for name in ("number", "shown", "show_at"):
        column = sa.Column(name, sa.BigInteger(), nullable=False, server_default="0")
        op.add_column("tournaments", column)
    op.create_table(
        "tournament_posts",
        sa.Column("tournament_id", ID, nullable=False),
        sa.Column("role", sa.String(length=40), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("claimed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"]),
        sa.PrimaryKeyConstraint("tournament_id", "role"),
    )
    op.create_table(
        "tournament_decks",
        sa.Column("tournament_id", ID, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("what", JSON, nullable=False),
        sa.Column("handed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"]),
        sa.PrimaryKeyConstraint("tournament_id", "user_id"),
    )
