"""What concerns a seat among what happened: told first to whoever comes back to the table."""

from collections.abc import Iterable, Sequence

from bot.kernel import Event
from bot.kernel.labels import label_of
from bot.text.words import SeatName, Words

ROLES = ("defender", "loser", "target", "winner", "supporter", "taker")
"""Parameters that name whoever something is done to; who does it is the `seat`."""


def concerning(events: Iterable[Event], seat: int, suffered: Sequence[str]) -> list[Event]:
    """Events in which something is done to this seat.

    `suffered` are types of events that name whoever they happen to as their `seat`.
    """
    mine = label_of("seat", seat)
    return [
        event
        for event in events
        if any(event.args.get(role) == mine for role in ROLES)
        or (event.type in suffered and event.args.get("seat") == mine)
    ]


def weightiest(events: Sequence[Event], weight: Sequence[str], most: int) -> list[Event]:
    """At most so many of these events, in order of time; what is named first weighs most."""
    rank = {kind: place for place, kind in enumerate(weight)}
    known = [(place, event) for place, event in enumerate(events) if event.type in rank]
    kept = sorted(known, key=lambda one: (rank[one[1].type], -one[0]))[:most]
    return [event for _, event in sorted(kept, key=lambda one: one[0])]


def in_words(game: str, events: Iterable[Event], words: Words, house: SeatName) -> list[str]:
    """These events as lines, with seats called by their houses."""
    return [words.event(game, event, house) for event in events]
