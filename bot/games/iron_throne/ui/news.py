"""What concerns a seat of The Iron Throne among what happened."""

from collections.abc import Sequence

from bot.face.news import concerning, in_words, weightiest
from bot.kernel import Event
from bot.text.words import SeatName, Words

GAME = "iron_throne"
SUFFERED = ("died", "sanctioned", "sheet-lost", "power-removed", "sheet-paid")
WEIGHT = (
    *("died", "hostage-taken", "power-tortured", "sanctioned", "defender-named"),
    *("influence-spread", "power-won", "sheet-paid", "sheet-lost", "power-removed"),
    *("support-forced", "hand-looked-at", "support-declined", "support-accepted", "hostage-home"),
)
"""What is worth a line, the weightiest first."""


def news(seat: int, events: Sequence[Event], words: Words, house: SeatName, most: int) -> list[str]:
    """What was done to this seat, in at most so many lines."""
    found = concerning(events, seat, SUFFERED)
    return in_words(GAME, weightiest(found, WEIGHT, most), words, house)
