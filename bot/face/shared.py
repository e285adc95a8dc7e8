"""What the faces of several games need."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.kernel import Event, View
from bot.kernel.asks import AnyAsk, Key, Option
from bot.render.drawing import Drawing
from bot.text.words import SeatName, Words, clipped, units_of

PIECE = 1900
"""UTF-16 units of text in one message; some room is left for a heading."""
LONGEST_NAME = 40
LONGEST_ALT = 1024


@dataclass(frozen=True, slots=True)
class Talk:
    """A talk that everybody may watch: its topic, and the proposal on the table, if any."""

    topic: str
    number: int | None


class NoTalk:
    """A face of a game in which nobody negotiates through the rules."""

    def talk(self, view: View) -> Talk | None:
        """Return None: there is nothing to agree on."""
        return None


def with_person(house: str | None, person: str) -> str:
    """Return a house and who leads it; the person alone where there is no other name."""
    return person if house in (None, person) else f"{house} ({person})"


class NoIcons:
    """A face whose words have no emojis but those of the houses."""

    def icons(self) -> Mapping[str, str]:
        """Return no drawings: emojis stay as they are."""
        return {}


class NoDrafts:
    """A face that has nothing to say about half-done answers."""

    def draft_text(
        self, view: View, ask: AnyAsk, shares: dict[str, Any], words: Words, seat_name: SeatName
    ) -> str:
        """Return nothing: a half-filled form changes nothing that could be foreseen."""
        return ""

    def drafted(self, view: View, ask: AnyAsk, shares: dict[str, Any]) -> View:
        """The view as it is."""
        return view

    def mirrored(self, view: View) -> Literal["board", "hand"] | None:
        """Return None: the player's own page needs no picture."""
        return None


class NoRemarks:
    """A face whose questions and options say enough by themselves."""

    def beside(self, view: View, ask: AnyAsk, words: Words, house: SeatName) -> list[str]:
        """Return nothing to stand beside a question."""
        return []

    def remark(self, view: View, option: Option | Key, words: Words, house: SeatName) -> str | None:
        """Return no remark about an option."""
        return None


class NoJoins:
    """A face that tells every event in a line of its own."""

    def joined(self, events: Sequence[Event]) -> list[Event]:
        """The events as they are."""
        return [*events]


class NoMaps:
    """A face whose pictures are quick to draw, or that has none."""

    def whole_maps(self, languages: Sequence[Words]) -> Iterable[Drawing]:
        """Return nothing to be drawn before the first picture."""
        return ()

    def ahead(self, languages: Sequence[Words]) -> Iterable[Drawing]:
        """Return nothing to be drawn ahead."""
        return ()


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
