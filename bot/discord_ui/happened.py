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
    several events in a row. What is `known` is not told again.
    """
    told: list[str] = []
    for undone, row in groupby(log, lambda entry: entry.undone):
        moves = list(row)
        if brief:
            events = [event for entry in moves for event in posted(desk, entry)]
            said = [*_in_brief(desk, events, () if undone else known)]
        else:
            said = [desk.event(event) for entry in moves for event in entry.events]
        told += [f"~~{line}~~" for line in said] if undone else said
    return told


def posted(desk: Desk, entry: LogEntry) -> tuple[Event, ...]:
    """What happened in a move, without what is for the log only."""
    return tuple(event for event in entry.events if not desk.face.aside(event))


def _in_brief(desk: Desk, events: Sequence[Event], known: Container[str]) -> Iterator[str]:
    """What is not known of these events, in as few lines as can tell it."""
    new = [event for event in events if not known or desk.event(event) not in known]
    for head, found in groupby(desk.face.joined(new), lambda event: _head(desk, event)):
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
