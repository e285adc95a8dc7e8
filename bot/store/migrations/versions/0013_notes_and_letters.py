"""Notes of a player to a game, and letters between players.

Date: 2026-11-18
Reason: what somebody writes down for themselves, and what two players write to one another, is kept
apart from moves, so that it can be exported and forgotten with them; a table may forbid letters.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add both tables, and what the table agrees on."""
    op.create_table(
        "notes",
        sa.Column("session_id", ID, sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "player_letters",
        sa.Column("id", ID, primary_key=True),
        sa.Column("session_id", ID, sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("from_user", sa.BigInteger, nullable=False),
        sa.Column("from_seat", sa.Integer, nullable=False),
        sa.Column("to_user", sa.BigInteger, nullable=False),
        sa.Column("to_seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("request_id", sa.String(100), nullable=False, unique=True),
        sa.Column("sent_at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("player_letters_from", "player_letters", ["session_id", "from_user", "sent_at"])
    op.create_index("player_letters_to", "player_letters", ["session_id", "to_user", "sent_at"])
    op.add_column(
        "sessions",
        sa.Column("letters", sa.Boolean, nullable=False, server_default=sa.true()),
    )
