"""What the faces of several games need."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.text.words import SeatName, clipped, units_of

PIECE = 1900
"""UTF-16 units of text in one message; some room is left for a heading."""
LONGEST_NAME = 40
LONGEST_ALT = 1024


@dataclass(frozen=True, slots=True)
class Talk:
    """A talk that everybody may watch: its topic, and the proposal on the table, if any."""

    topic: str
    number: int | None


def short(seat_name: SeatName) -> SeatName:
    """The same names, none of them longer than there is room for."""
    return lambda seat: clipped(seat_name(seat), LONGEST_NAME)


def pieces(lines: Iterable[str]) -> list[str]:
    """Whole lines, put together as long as they fit into one message."""
    found: list[str] = []
    for line in lines:
        longer = f"{found[-1]}\n{line}" if found else line
        if found and units_of(longer.strip()) <= PIECE:
            found[-1] = longer
        else:
            found.append(clipped(line, PIECE))
    return [piece.strip() for piece in found if piece.strip()]
