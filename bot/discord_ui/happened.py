"""What happened, line by line; what several houses did alike stands on one line."""

from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import groupby

from bot.discord_ui.desk import Desk
from bot.kernel import Event
from bot.table import LogEntry

APART = " · "


def lines(
    desk: Desk, log: Iterable[LogEntry], *, brief: bool = False, known: Container[str] = ()
) -> list[str]:
    """Events in words; what was taken back is struck through.

    `brief` leaves out what is for the log only, and tells together what one sentence can tell of
    several events of a move. What is `known` is not told again.
    """
    told: list[str] = []
    for entry in log:
        said = _in_brief(desk, entry, known) if brief else map(desk.event, entry.events)
        told.extend(f"~~{line}~~" if entry.undone else line for line in said)
    return told


def posted(desk: Desk, entry: LogEntry) -> tuple[Event, ...]:
    """What happened in a move, without what is for the log only."""
    return tuple(event for event in entry.events if not desk.face.aside(event))


def _in_brief(desk: Desk, entry: LogEntry, known: Container[str]) -> Iterator[str]:
    """What one move brought that is not known, in as few lines as can tell it."""
    events: Sequence[Event] = posted(desk, entry)
    if known and not entry.undone:
        events = [event for event in events if desk.event(event) not in known]
    for head, found in groupby(events, lambda event: _head(desk, event)):
        row = list(found)
        yield from [_together(desk, row)] if head and len(row) > 1 else map(desk.event, row)


def _head(desk: Desk, event: Event) -> str:
    """What is common to events of a kind that can be told together; empty for all others."""
    key = f"event-{event.type}-together"
    if not desk.words.has(f"{desk.game}-{key}"):
        return ""
    return desk.words.tell(desk.game, key, event.args | {"each": ""}, desk.called)


def _together(desk: Desk, events: Sequence[Event]) -> str:
    """These events as one line."""
    kind = f"event-{events[0].type}"
    each = [desk.words.tell(desk.game, f"{kind}-each", event.args, desk.called) for event in events]
    args = events[0].args | {"each": APART.join(each)}
    return desk.words.tell(desk.game, f"{kind}-together", args, desk.called)
