"""What concerns a seat among what happened."""

from collections.abc import Sequence

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
