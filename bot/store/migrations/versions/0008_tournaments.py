"""Tournaments: the decisions they are made of, and the tables that their rounds opened.

Date: 2026-11-18
Reason: everything else about a tournament is computed from its decisions; a table of a round is
opened once, whatever is killed when.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Add the three tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(length=10), nullable=False),
        sa.Column("phase", sa.String(length=10), nullable=False),
        sa.Column("rewritten", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tournaments_of_guild", "tournaments", ["guild_id", "phase", "id"])
    op.create_table(
        "tournament_decisions",
        sa.Column("tournament_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("actor", sa.BigInteger(), nullable=False),
        sa.Column("data", JSON, nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"]),
        sa.PrimaryKeyConstraint("tournament_id", "number"),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", ID, nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.Column("session_id", ID, nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"]),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"]),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", "attempt"),
    )
    op.create_index(
        "tournament_tables_by_session", "tournament_tables", ["session_id"], unique=True
    )
