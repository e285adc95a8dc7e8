"""What concerns a seat of the Board Game among what happened."""

from collections.abc import Sequence

from bot.face.news import concerning, in_words, weightiest
from bot.kernel import Event
from bot.text.words import SeatName, Words

GAME = "board_game"
SUFFERED = ("combat-won", "units-lost", "track-moved", "card-discarded", "power-gained")
WEIGHT = (
    *("conquered", "combat-won", "units-lost", "raid", "combat", "track-moved"),
    *("card-discarded", "power-gained"),
)
"""What is worth a line, the weightiest first."""


def news(seat: int, events: Sequence[Event], words: Words, house: SeatName, most: int) -> list[str]:
    """What was done to this seat, in at most so many lines."""
    found = concerning(events, seat, SUFFERED)
    decided = {(event.args.get("region")) for event in found if event.type == "combat-won"}
    # A battle that is decided is told by its result.
    open_ones = [
        event
        for event in found
        if event.type != "combat" or event.args.get("region") not in decided
    ]
    return in_words(GAME, weightiest(open_ones, WEIGHT, most), words, house)
