"""What a game gives to whoever shows it: words and pictures, made from views, never from states."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol

from bot.face.shared import Talk
from bot.kernel import Event, View
from bot.kernel.asks import AnyAsk, Key, Option
from bot.render.cards import Card
from bot.render.drawing import Drawing
from bot.text.words import SeatName, Words

__all__ = ["Face", "Talk"]


class Face(Protocol):
    """What the interface shows of a game; `seat_name` gives safe display names."""

    def summary(self, view: View, words: Words, seat_name: SeatName) -> str:
        """Where the game stands, in two to four lines."""
        ...

    def board_text(self, view: View, words: Words, seat_name: SeatName) -> list[str]:
        """The board in words, in pieces that each fit into a message."""
        ...

    def news(
        self, seat: int, events: Sequence[Event], words: Words, house: SeatName, most: int
    ) -> list[str]:
        """What was done to a seat in these events, in at most so many lines, by houses."""
        ...

    def aside(self, event: Event) -> bool:
        """Whether an event is for the log only: the table's message has the outcome."""
        ...

    def joined(self, events: Sequence[Event]) -> list[Event]:
        """The same events, those in a row that are read better in one line as one of them."""
        ...

    def beside(self, view: View, ask: AnyAsk, words: Words, house: SeatName) -> list[str]:
        """What helps to decide a question and is not part of it, line by line."""
        ...

    def remark(self, view: View, option: Option | Key, words: Words, house: SeatName) -> str | None:
        """A better remark under an option than the rules' own, if there is one."""
        ...

    def hand_text(self, view: View, words: Words, seat_name: SeatName, brief: bool = False) -> str:
        """What the viewer alone holds; `brief` without the texts of cards."""
        ...

    def draft_text(
        self, view: View, ask: AnyAsk, shares: dict[str, Any], words: Words, seat_name: SeatName
    ) -> str:
        """What follows from an assignment as far as it is filled in, if that helps to decide."""
        ...

    def drafted(self, view: View, ask: AnyAsk, shares: dict[str, Any]) -> View:
        """The view as the picture should show it to somebody who has filled in so much."""
        ...

    def mirrored(self, view: View) -> Literal["board", "hand"] | None:
        """What the viewer's own page shows: the board with their secrets, or their cards."""
        ...

    def alt_text(self, view: View, words: Words, seat_name: SeatName) -> str:
        """What the picture shows, for those who cannot see it."""
        ...

    def picture(
        self,
        view: View,
        words: Words,
        seat_name: SeatName,
        zoom: str | None = None,
        private: bool = False,
    ) -> bytes | None:
        """A PNG of the board or a part of it; a private one marks what the viewer can choose."""
        ...

    def scene(
        self, view: View, events: Sequence[Event], words: Words, seat_name: SeatName
    ) -> bytes | None:
        """A PNG of 4:3 for the table's message: what happened in these events, how things stand."""
        ...

    def hand_cards(self, view: View, words: Words) -> list[Card]:
        """The viewer's own cards, to be drawn."""
        ...

    def legend(self, words: Words) -> bytes | None:
        """A PNG of the signs on the board and what they mean."""
        ...

    def icons(self) -> Mapping[str, str]:
        """For emojis in the game's words the drawings that can stand for them in text."""
        ...

    def whole_maps(self, languages: Sequence[Words]) -> Iterable[Drawing]:
        """Made-up pictures with everything that whole maps are made of, in these languages."""
        ...

    def ahead(self, languages: Sequence[Words]) -> Iterable[Drawing]:
        """Further ones, with what else may be wanted one day."""
        ...

    def zooms(self, view: View) -> list[tuple[str, str]]:
        """Parts of the board that have a picture of their own: id and catalogue key."""
        ...

    def seat_label(self, view: View, words: Words, seat: int) -> str | None:
        """What a seat is called in the game itself, such as its house, if it has such a name."""
        ...

    def chapter(self, view: View) -> str:
        """A text that changes when the table's message should get a new picture."""
        ...

    def phase(self, view: View) -> str:
        """The phase the game is in, for the help that belongs to it."""
        ...

    def talk(self, view: View) -> Talk | None:
        """The talk that is on, if everybody may follow it."""
        ...
