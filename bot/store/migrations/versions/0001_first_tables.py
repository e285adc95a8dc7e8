"""The first tables: sessions, seats, moves, states, outbox, deadlines and what goes with them.

Date: 2026-11-16
Reason: games have to outlive the process that plays them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "guild_settings",
        sa.Column("owner_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("data", JSON, nullable=False),
        sa.PrimaryKeyConstraint("owner_id"),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("holder", sa.String(length=100), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", ID, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("title", sa.String(length=100), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("host_user", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("options", JSON, nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("language", sa.String(length=10), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("board_digest", sa.String(length=32), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("finished_at", sa.BigInteger(), nullable=True),
        sa.Column("result", JSON, nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("sessions_by_thread", "sessions", ["thread_id"], unique=False)
    op.create_index("sessions_of_guild", "sessions", ["guild_id", "status", "id"], unique=False)
    op.create_table(
        "user_settings",
        sa.Column("owner_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("data", JSON, nullable=False),
        sa.PrimaryKeyConstraint("owner_id"),
    )
    op.create_table(
        "audit",
        sa.Column("id", ID, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("session_id", ID, nullable=True),
        sa.Column("actor", sa.BigInteger(), nullable=True),
        sa.Column("action", sa.String(length=40), nullable=False),
        sa.Column("detail", JSON, nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("audit_by_guild", "audit", ["guild_id", "id"], unique=False)
    op.create_index("audit_by_session", "audit", ["session_id", "id"], unique=False)
    op.create_table(
        "deadlines",
        sa.Column("id", ID, nullable=False),
        sa.Column("session_id", ID, nullable=True),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("payload", JSON, nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("done_at", sa.BigInteger(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "deadlines_named",
        "deadlines",
        ["session_id", "kind", "name"],
        unique=True,
        sqlite_where=sa.text("done_at IS NULL"),
        postgresql_where=sa.text("done_at IS NULL"),
    )
    op.create_index(
        "deadlines_pending",
        "deadlines",
        ["due_at"],
        unique=False,
        sqlite_where=sa.text("done_at IS NULL"),
        postgresql_where=sa.text("done_at IS NULL"),
    )
    op.create_table(
        "drafts",
        sa.Column("session_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ask_id", sa.Integer(), nullable=False),
        sa.Column("value", JSON, nullable=False),
        sa.Column("saved_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"]),
        sa.PrimaryKeyConstraint("session_id", "seat", "ask_id"),
    )
    op.create_table(
        "messages",
        sa.Column("id", ID, nullable=False),
        sa.Column("session_id", ID, nullable=False),
        sa.Column("role", sa.String(length=40), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("posted_at", sa.BigInteger(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("message_id"),
    )
    op.create_index("messages_by_role", "messages", ["session_id", "role", "id"], unique=False)
    op.create_table(
        "moves",
        sa.Column("session_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("actor_user", sa.BigInteger(), nullable=True),
        sa.Column("payload", JSON, nullable=False),
        sa.Column("events", JSON, nullable=False),
        sa.Column("revealed", sa.Boolean(), nullable=False),
        sa.Column("restores", sa.Integer(), nullable=True),
        sa.Column("request_id", sa.String(length=100), nullable=True),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"]),
        sa.PrimaryKeyConstraint("session_id", "number"),
        sa.UniqueConstraint("session_id", "request_id", "part", name="moves_once_per_request"),
    )
    op.create_index("moves_by_actor", "moves", ["actor_user", "session_id"], unique=False)
    op.create_index(
        "moves_restoring",
        "moves",
        ["session_id", "number"],
        unique=False,
        sqlite_where=sa.text("restores IS NOT NULL"),
        postgresql_where=sa.text("restores IS NOT NULL"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", ID, nullable=False),
        sa.Column("session_id", ID, nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("target", sa.String(length=40), nullable=False),
        sa.Column("payload", JSON, nullable=False),
        sa.Column("batch", sa.BigInteger(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("done_at", sa.BigInteger(), nullable=True),
        sa.Column("failed_at", sa.BigInteger(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "outbox_open",
        "outbox",
        ["session_id", "target", "id"],
        unique=False,
        sqlite_where=sa.text("done_at IS NULL AND failed_at IS NULL"),
        postgresql_where=sa.text("done_at IS NULL AND failed_at IS NULL"),
    )
    op.create_table(
        "seat_history",
        sa.Column("id", ID, nullable=False),
        sa.Column("session_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("from_at", sa.BigInteger(), nullable=False),
        sa.Column("until_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("seat_history_by_seat", "seat_history", ["session_id", "seat"], unique=False)
    op.create_index("seat_history_by_user", "seat_history", ["user_id", "session_id"], unique=False)
    op.create_table(
        "seats",
        sa.Column("session_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("chosen", sa.Boolean(), nullable=False),
        sa.Column("joined_at", sa.BigInteger(), nullable=True),
        sa.Column("owed_since", sa.BigInteger(), nullable=True),
        sa.Column("owed_for", sa.String(length=100), nullable=True),
        sa.Column("secret_digest", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"]),
        sa.PrimaryKeyConstraint("session_id", "seat"),
        sa.UniqueConstraint("session_id", "user_id", name="seats_one_per_user"),
    )
    op.create_index("seats_by_user", "seats", ["user_id", "owed_since"], unique=False)
    op.create_table(
        "states",
        sa.Column("session_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"]),
        sa.PrimaryKeyConstraint("session_id", "number"),
    )
