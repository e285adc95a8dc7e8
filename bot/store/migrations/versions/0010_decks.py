"""Decks of one's own, and what players bring to a table before its game.

Date: 2026-11-18
Reason: card games are played with decks that players build; which one is chosen stays secret.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0008"

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Add the two tables."""
    op.create_table(
        "decks",
        sa.Column("id", ID, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("cards", JSON, nullable=False),
        sa.Column("shared_in", sa.BigInteger()),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("user_id", "game", "name", name="decks_one_name_per_user"),
    )
    op.create_index("decks_shared", "decks", ["shared_in", "game"])
    op.create_table(
        "brought",
        sa.Column("session_id", ID, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("what", JSON, nullable=False),
        sa.Column("brought_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"]),
        sa.PrimaryKeyConstraint("session_id", "user_id"),
    )
    op.create_index("brought_by_user", "brought", ["user_id"])
