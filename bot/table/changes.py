"""What a change means for people: who owes something now, and whose secrets are different."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from bot.kernel import Rules, State
from bot.kernel.views import waiting
from bot.store.rows import Json, Seat


@dataclass(frozen=True, slots=True)
class Owing:
    """A seat after a change: since when it owes what, and what is new about that."""

    seat: int
    user: int | None
    since: int | None
    public: str | None
    digest: str
    fresh: bool
    """It owes something now and owed nothing before."""
    secret_changed: bool
    changed: bool
    """The seat's row has to be written."""

    def columns(self) -> Json:
        """What is written into the seat's row."""
        return {
            "seat": self.seat,
            "owed_since": self.since,
            "owed_for": self.public,
            "secret_digest": self.digest,
        }

    def entry(self) -> Json:
        """What a `turn` row says about it."""
        return {"seat": self.seat, "user": self.user, "public": self.public}


def owing(
    rules: Rules[Any],
    state: State,
    public: Json,
    seats: Sequence[Seat],
    acted: set[int | None],
    now: int,
) -> list[Owing]:
    """Every seat after a change; who acted and owes again is waited for from now on."""
    topics = {row.seat: row.public for row in waiting(state)}
    found = []
    for seat in seats:
        topic = topics.get(seat.seat)
        kept = seat.owed_since is not None and seat.seat not in acted
        since = None if topic is None else seat.owed_since if kept else now
        digest = seat.secret_digest
        if seat.user_id is not None:
            mine = rules.view(state, seat.seat).model_dump(mode="json")
            digest = digest_of(private_part(mine, public))
        before = (seat.owed_since, seat.owed_for, seat.secret_digest)
        found.append(
            Owing(
                seat=seat.seat,
                user=seat.user_id,
                since=since,
                public=topic,
                digest=digest,
                fresh=topic is not None and seat.owed_since is None and seat.kind == "human",
                secret_changed=digest != seat.secret_digest,
                changed=before != (since, topic, digest),
            )
        )
    return found


def private_part(mine: Any, public: Any) -> Any:
    """What a seat's view has that the public one has not; None where they agree."""
    if mine == public:
        return None
    if isinstance(mine, dict) and isinstance(public, dict):
        parts = {key: private_part(value, public.get(key)) for key, value in mine.items()}
        return {key: part for key, part in parts.items() if part is not None}
    if isinstance(mine, list) and isinstance(public, list) and len(mine) == len(public):
        return [private_part(*pair) for pair in zip(mine, public, strict=True)]
    return {"is": mine}


def digest_of(data: Any) -> str:
    """A short text that is another one when the data is."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=12).hexdigest()
