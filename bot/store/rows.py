"""Rows of the database as plain records."""

from dataclasses import dataclass
from typing import Any, Literal

Status = Literal["lobby", "running", "paused", "finished", "cancelled"]
SeatKind = Literal["human", "standin", "open"]
MoveKind = Literal[
    "start",
    "answer",
    "standin",
    "veil",
    "timeout",
    "act-for",
    "prefer",
    "concede",
    "undo",
    "rewind",
]
Veil = Literal["asked", "show"]
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Session:
    """One game at one table. Its seed is not here: it would tell every die in advance."""

    id: int
    game: str
    title: str
    guild_id: int
    channel_id: int
    thread_id: int | None
    host_user: int
    status: Status
    options: Json
    seats: int
    language: str
    number: int
    board_digest: str
    created_at: int
    finished_at: int | None
    result: Json | None
    clock: Json | None
    """What the table agreed on about time."""
    votes: Json | None
    """Who wants more time or a pause: from what to users and when they said so."""
    lesson: Json | None = None
    """How far the learner has come, if this is a lesson."""
    letters: bool = True
    """Whether players may write letters to one another through us."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where, and since when the game waits for them."""

    session_id: int
    seat: int
    kind: SeatKind
    user_id: int | None
    chosen: bool
    joined_at: int | None
    owed_since: int | None
    owed_for: str | None
    secret_digest: str
    clock: Json | None
    """The seat's time and pings; outside of what can be undone."""
    veil: Veil | None = None
    """What is owed is asked under a veil: with a real choice, or for show."""


@dataclass(frozen=True, slots=True)
class Move:
    """One move; `number` is that of the state it led to. Moves are never changed or deleted."""

    session_id: int
    number: int
    kind: MoveKind
    seat: int | None
    actor_user: int | None
    payload: Json
    events: list[Json]
    revealed: bool
    restores: int | None
    """Undo and rewind: the number of the state that was brought back."""
    request_id: str | None
    part: int
    made_at: int


@dataclass(frozen=True, slots=True)
class Outgoing:
    """Something to be shown on Discord, as data; its words are made when it is delivered."""

    id: int
    session_id: int
    kind: str
    target: str
    payload: Json
    batch: int | None
    created_at: int
    due_at: int
    attempts: int
    claimed_at: int | None = None
    """When it was first tried; a message of ours that is older shows something else."""

    @property
    def nonce(self) -> str:
        """Return the row's own text, always the same for one row; at most 25 characters."""
        return f"{self.id:x}.{self.created_at:x}"


@dataclass(frozen=True, slots=True)
class Posted:
    """A message of ours on Discord that may be edited."""

    session_id: int
    role: str
    channel_id: int
    message_id: int
    posted_at: int
    digest: str
    kept: str | None = None
    """What it says besides waiting for somebody; None if nothing about it has to be closed."""
    ended: str | None = None
    """Why it waits for nobody any more, until it has been edited to say so."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """Something that has to happen at a time, and its kind of handler."""

    id: int
    session_id: int | None
    kind: str
    name: str
    payload: Json
    due_at: int
    attempts: int


@dataclass(frozen=True, slots=True)
class Audit:
    """What somebody did with more than a player's rights."""

    id: int
    at: int
    guild_id: int | None
    session_id: int | None
    actor: int | None
    action: str
    detail: Json
