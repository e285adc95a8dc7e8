"""The tables, as the newest migration leaves them."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
    true,
)

metadata = MetaData()

# SQLite numbers rows by itself only where the key is a plain INTEGER.
Id = BigInteger().with_variant(Integer(), "sqlite")
# On PostgreSQL the plain type too, not JSONB: what is read is what was written, in its order.
Json = JSON(none_as_null=True)


def _session(nullable: bool = False, key: bool = False) -> Column[int]:
    return Column("session_id", Id, ForeignKey("sessions.id"), nullable=nullable, primary_key=key)


sessions = Table(
    "sessions",
    metadata,
    Column("id", Id, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("title", String(100), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("host_user", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("options", Json, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("language", String(10), nullable=False),
    Column("seed", String(64)),
    Column("number", Integer, nullable=False),
    Column("board_digest", String(32), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger),
    Column("result", Json),
    Column("clock", Json),
    Column("votes", Json),
    Column("lesson", Json),
    Column("letters", Boolean, nullable=False, server_default=true()),
    Column("bundled", Integer, nullable=False, server_default="0"),
    Index("sessions_of_guild", "guild_id", "status", "id"),
    Index("sessions_by_thread", "thread_id"),
    Index("sessions_by_host", "host_user", "status"),
)

seats = Table(
    "seats",
    metadata,
    _session(key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("user_id", BigInteger),
    Column("chosen", Boolean, nullable=False),
    Column("joined_at", BigInteger),
    Column("owed_since", BigInteger),
    Column("owed_for", String(100)),
    Column("secret_digest", String(32), nullable=False),
    Column("clock", Json),
    Column("veil", String(10)),
    UniqueConstraint("session_id", "user_id", name="seats_one_per_user"),
    Index("seats_by_user", "user_id", "owed_since"),
)

seat_history = Table(
    "seat_history",
    metadata,
    Column("id", Id, primary_key=True),
    _session(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("user_id", BigInteger),
    Column("from_at", BigInteger, nullable=False),
    Column("until_at", BigInteger),
    Index("seat_history_by_seat", "session_id", "seat"),
    Index("seat_history_by_user", "user_id", "session_id"),
)

witnesses = Table(
    "witnesses",
    metadata,
    _session(key=True),
    Column("seat", Integer, primary_key=True),
    Column("digest", String(64), primary_key=True),
)

moves = Table(
    "moves",
    metadata,
    _session(key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("actor_user", BigInteger),
    Column("payload", Json, nullable=False),
    Column("events", Json, nullable=False),
    Column("revealed", Boolean, nullable=False),
    Column("restores", Integer),
    Column("request_id", String(100)),
    Column("part", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    UniqueConstraint("session_id", "request_id", "part", name="moves_once_per_request"),
    Index("moves_by_actor", "actor_user", "session_id"),
    Index(
        "moves_restoring",
        "session_id",
        "number",
        sqlite_where=text("restores IS NOT NULL"),
        postgresql_where=text("restores IS NOT NULL"),
    ),
)

states = Table(
    "states",
    metadata,
    _session(key=True),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("whole", Boolean, nullable=False, server_default=true()),
)

bundles = Table(
    "bundles",
    metadata,
    _session(key=True),
    Column("kind", String(10), primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False),
    Column("last", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

_OPEN = text("done_at IS NULL AND failed_at IS NULL")

outbox = Table(
    "outbox",
    metadata,
    Column("id", Id, primary_key=True),
    _session(),
    Column("kind", String(20), nullable=False),
    Column("target", String(40), nullable=False),
    Column("payload", Json, nullable=False),
    Column("batch", BigInteger),
    Column("created_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("done_at", BigInteger),
    Column("failed_at", BigInteger),
    Column("error", Text),
    Column("message_id", BigInteger),
    Column("claimed_at", BigInteger),
    Column("holder", String(8)),
    Index(
        "outbox_open",
        "session_id",
        "target",
        "id",
        sqlite_where=_OPEN,
        postgresql_where=_OPEN,
    ),
    sqlite_autoincrement=True,
)

messages = Table(
    "messages",
    metadata,
    Column("id", Id, primary_key=True),
    _session(),
    Column("role", String(40), nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False, unique=True),
    Column("posted_at", BigInteger, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("kept", Text),
    Column("ended", String(20)),
    Index("messages_by_role", "session_id", "role", "id"),
)

drafts = Table(
    "drafts",
    metadata,
    _session(key=True),
    Column("seat", Integer, primary_key=True),
    Column("ask_id", Integer, primary_key=True),
    Column("value", Json, nullable=False),
)

_PENDING = text("done_at IS NULL")

deadlines = Table(
    "deadlines",
    metadata,
    Column("id", Id, primary_key=True),
    _session(nullable=True),
    Column("kind", String(40), nullable=False),
    Column("name", String(100), nullable=False),
    Column("payload", Json, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("done_at", BigInteger),
    Column("error", Text),
    Column("holder", String(8)),
    Index("deadlines_pending", "due_at", sqlite_where=_PENDING, postgresql_where=_PENDING),
    Index(
        "deadlines_named",
        "session_id",
        "kind",
        "name",
        unique=True,
        sqlite_where=_PENDING,
        postgresql_where=_PENDING,
    ),
    sqlite_autoincrement=True,
)

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("owner_id", BigInteger, primary_key=True, autoincrement=False),
    Column("data", Json, nullable=False),
)

user_settings = Table(
    "user_settings",
    metadata,
    Column("owner_id", BigInteger, primary_key=True, autoincrement=False),
    Column("data", Json, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Id, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guild_id", BigInteger),
    _session(nullable=True),
    Column("actor", BigInteger),
    Column("action", String(40), nullable=False),
    Column("detail", Json, nullable=False),
    Index("audit_by_session", "session_id", "id"),
    Index("audit_by_guild", "guild_id", "id"),
)

requests = Table(
    "requests",
    metadata,
    Column("request_id", String(100), primary_key=True),
    Column("kind", String(20), nullable=False),
    _session(nullable=True),
    Column("channel_id", BigInteger),
    Column("thread_id", BigInteger),
    Column("data", Json, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done_at", BigInteger),
    Index("requests_by_thread", "thread_id"),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("holder", String(100), nullable=False),
    Column("until", BigInteger, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("process", String(100), nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("leaving", Boolean, nullable=False),
    Column("shards", Integer, nullable=False),
)

shards = Table(
    "shards",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(8), nullable=False),
)

pace = Table(
    "pace",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("next_at", BigInteger, nullable=False),
)

arrivals = Table(
    "arrivals",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Id, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("language", String(10), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("rewritten", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("number", BigInteger, nullable=False, server_default="0"),
    Column("shown", BigInteger, nullable=False, server_default="0"),
    Column("show_at", BigInteger, nullable=False, server_default="0"),
    Column("holder", String(8)),
    Index("tournaments_of_guild", "guild_id", "phase", "id"),
)


def _tournament() -> Column[int]:
    return Column("tournament_id", Id, ForeignKey("tournaments.id"), primary_key=True)


tournament_decisions = Table(
    "tournament_decisions",
    metadata,
    _tournament(),
    Column("number", Integer, primary_key=True),
    Column("actor", BigInteger, nullable=False),
    Column("data", Json, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    _tournament(),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("attempt", Integer, primary_key=True),
    _session(),
    Index("tournament_tables_by_session", "session_id", unique=True),
)

tournament_posts = Table(
    "tournament_posts",
    metadata,
    _tournament(),
    Column("role", String(40), primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("digest", String(64), nullable=False),
    Column("claimed_at", BigInteger, nullable=False),
)

tournament_decks = Table(
    "tournament_decks",
    metadata,
    _tournament(),
    Column("user_id", BigInteger, primary_key=True),
    Column("what", Json, nullable=False),
    Column("handed_at", BigInteger, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("id", Id, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(100), nullable=False),
    Column("cards", Json, nullable=False),
    Column("shared_in", BigInteger),
    Column("made_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    UniqueConstraint("user_id", "game", "name", name="decks_one_name_per_user"),
    Index("decks_shared", "shared_in", "game"),
)

brought = Table(
    "brought",
    metadata,
    _session(key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("what", Json, nullable=False),
    Column("brought_at", BigInteger, nullable=False),
    Index("brought_by_user", "user_id"),
)

notes = Table(
    "notes",
    metadata,
    _session(key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)

player_letters = Table(
    "player_letters",
    metadata,
    Column("id", Id, primary_key=True),
    _session(),
    Column("from_user", BigInteger, nullable=False),
    Column("from_seat", Integer, nullable=False),
    Column("to_user", BigInteger, nullable=False),
    Column("to_seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("request_id", String(100), nullable=False, unique=True),
    Column("sent_at", BigInteger, nullable=False),
    Index("player_letters_from", "session_id", "from_user", "sent_at"),
    Index("player_letters_to", "session_id", "to_user", "sent_at"),
    sqlite_autoincrement=True,
)
