"""What every seat owes after a change, and whose secrets are different."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.kernel import State, View
from bot.kernel.digests import data_digest
from bot.kernel.views import for_show, waiting
from bot.store.rows import Json, Move, MoveKind, Seat, Veil

ACTS: tuple[MoveKind, ...] = ("answer", "act-for", "timeout", "veil")
"""Moves after which a seat that still owes something is waited for from then on."""


@dataclass(frozen=True, slots=True)
class Debt:
    """What a seat owes after a change, since when, and what is new about that."""

    seat: int
    user: int | None
    since: int | None
    public: str | None
    digest: str
    ask: int | None
    """Which question that is; two under a veil may be owed since the same time."""
    fresh: bool
    """It owes something now and owed nothing before."""
    veil: Veil | None
    """Whether it is asked under a veil: with a real choice, or for show."""
    secret_changed: bool
    changed: bool
    """The seat's row has to be written."""

    def columns(self) -> Json:
        """Return what is written into the seat's row."""
        return {
            "seat": self.seat,
            "owed_since": self.since,
            "owed_for": self.public,
            "secret_digest": self.digest,
            "veil": self.veil,
        }

    def entry(self) -> Json:
        """Return what a `turn` row of the outbox says about it."""
        return {"seat": self.seat, "user": self.user, "public": self.public}


def debts(
    state: State,
    views: Mapping[int | None, View],
    public: Json,
    seats: Sequence[Seat],
    answered: set[int | None],
    now: int,
) -> list[Debt]:
    """Return what every seat owes after a change.

    A seat that has `answered` and still owes something is waited for from now on.
    """
    topics = {row.seat: row.public for row in waiting(state)}
    found = []
    for seat in seats:
        topic = topics.get(seat.seat)
        veil = _veil(state, seat.seat)
        # Under a veil even the answer must not show: who is named stays named since then.
        for_form = veil == "show" and not any(a.owed for a in state.asks if a.seat == seat.seat)
        kept = seat.owed_since is not None and (for_form or seat.seat not in answered)
        since = None if topic is None else seat.owed_since if kept else now
        digest = seat.secret_digest
        if seat.user_id is not None:
            digest = data_digest(private_part(_dumped(views[seat.seat], views[None]), public))
        before = (seat.owed_since, seat.owed_for, seat.secret_digest, seat.veil)
        owes = topic is not None and veil != "show"
        owed = seat.owed_since is not None and seat.veil != "show"
        found.append(
            Debt(
                seat=seat.seat,
                user=seat.user_id,
                since=since,
                public=topic,
                digest=digest,
                ask=asked(state, seat.seat),
                fresh=owes and not owed and seat.kind == "human",
                veil=veil,
                secret_changed=digest != seat.secret_digest,
                changed=before != (since, topic, digest, veil),
            )
        )
    return found


def acted(moves: Sequence[Move]) -> set[int | None]:
    """Return the seats that have answered by these moves, or for which somebody has."""
    return {move.seat for move in moves if move.kind in ACTS}


def asked(state: State, seat: int) -> int | None:
    """Return the question a seat is called or reminded for: the first it really has to answer."""
    mine = [ask for ask in state.asks if ask.seat == seat]
    return min((ask.id for ask in mine if ask.owed and not for_show(ask)), default=None)


def _veil(state: State, seat: int) -> Veil | None:
    """Return how a seat is asked: openly (or not at all), under a veil, or under one for show."""
    mine = [ask for ask in state.asks if ask.seat == seat]
    if any(ask.owed and not ask.veiled for ask in mine) or not any(ask.veiled for ask in mine):
        return None
    return "asked" if any(ask.owed and not for_show(ask) for ask in mine) else "show"


def _dumped(mine: View, public: View) -> Json:
    """Return a seat's view as data, without what it shares with everybody's."""
    shared = {name for name, value in public if getattr(mine, name) is value}
    return mine.model_dump(mode="json", exclude=shared)


def private_part(mine: Any, public: Any) -> Any:
    """Return what a seat's view has that the public one has not; None where they agree."""
    if mine == public:
        return None
    if isinstance(mine, dict) and isinstance(public, dict):
        parts = {key: private_part(value, public.get(key)) for key, value in mine.items()}
        return {key: part for key, part in parts.items() if part is not None}
    if isinstance(mine, list) and isinstance(public, list) and len(mine) == len(public):
        return [private_part(*pair) for pair in zip(mine, public, strict=True)]
    return {"is": mine}
