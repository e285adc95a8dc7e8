"""What concerns a seat among what happened, and what is told of all in one line."""

from collections.abc import Sequence
from itertools import groupby

from bot.face.news import concerning, in_words, weightiest
from bot.kernel import Event
from bot.kernel.labels import label_of
from bot.text.words import SeatName, Words

SUFFERED = (
    *("killed", "discarded", "returned", "shuffled", "removed", "hand-discarded", "cancelled"),
    *("power-moved", "gold-moved", "deck-discarded", "eliminated", "saved"),
)
WEIGHT = (
    *("eliminated", "killed", "challenge", "discarded", "hand-discarded", "cancelled"),
    *("power-moved", "returned", "shuffled", "removed", "saved", "gold-moved", "deck-discarded"),
)
"""What is worth a line, the weightiest first."""


def news(
    game: str, seat: int, events: Sequence[Event], words: Words, house: SeatName, most: int
) -> list[str]:
    """What was done to this seat, in at most so many lines."""
    mine = label_of("seat", seat)
    found = concerning(events, seat, SUFFERED)
    over = [place for place, one in enumerate(events) if one.type == "challenge-over"]
    # A challenge that still runs stands beside the question.
    past = events[: over[-1]] if over else []
    attacked = [one for one in past if one.type == "challenge" and one.args["against"] == mine]
    chosen = [one for one in events if one in found or one in attacked]
    return in_words(game, weightiest(chosen, WEIGHT, most), words, house)


OF_ALL = {"plot-revealed": "card", "title": "card", "drew": "number", "income": "number"}
"""What one after the other does, and what is told of each of them."""


def joined(events: Sequence[Event]) -> list[Event]:
    """The events, with a line for all where several in a row do the same."""
    found: list[Event] = []
    for _, row in groupby(events, _same):
        found += _one([*row])
    return found


def _same(event: Event) -> tuple[object, ...]:
    """What events of one line have in common: for discards their seat."""
    seat = event.args["seat"] if event.type == "hand-discarded" else ""
    return event.type, seat, str(event.to)


def _one(row: list[Event]) -> list[Event]:
    first, kind = row[0], f"{row[0].type}-all"
    if len(row) == 1:
        return row
    if first.type == "hand-discarded":
        args = {"seat": first.args["seat"], "cards": [one.args["card"] for one in row]}
        return [first.model_copy(update={"type": kind, "args": args})]
    if first.type in OF_ALL:
        values = [[one.args["seat"], one.args[OF_ALL[first.type]]] for one in row]
        return [first.model_copy(update={"type": kind, "args": {"values": values}})]
    return row
