"""A recorded game in the terminal: what happened, and how things stood after it."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot import games
from bot.games.manifest import Game
from bot.kernel import Illegal, View
from bot.table.recordings import Recording, Stop, unpack
from bot.text import Words

LARGEST_FILE = 32 * 1024 * 1024


def load(file: Path) -> tuple[Recording, Game]:
    """Read a recording and find its game; Illegal if either cannot be."""
    if file.stat().st_size > LARGEST_FILE:
        raise Illegal("replay-not-a-file")
    recording = unpack(file.read_bytes())
    if recording.game not in games.GAMES:
        raise Illegal("table-unknown-game", game=recording.game[:40])
    return recording, games.GAMES[recording.game]


class Teller:
    """Tells the stops of a recording, in one language."""

    def __init__(self, recording: Recording, game: Game, words: Words) -> None:
        """Take what is told; nothing is read yet."""
        self.recording, self.game, self.words = recording, game, words
        self.rules: Any = game.rules

    def view(self, stop: Stop) -> View | None:
        """The board after a stop, if it was recorded; Illegal if it cannot be read any more."""
        if stop.view is None:
            return None
        try:
            found: View = self.rules.ViewType.model_validate(stop.view)
        except ValidationError:
            raise Illegal("replay-not-a-file") from None
        return found

    def rounds(self) -> Iterator[list[Stop]]:
        """The stops of each round, in order."""
        gathered: list[Stop] = []
        for stop in self.recording.stops:
            if gathered and gathered[-1].round != stop.round:
                yield gathered
                gathered = []
            gathered.append(stop)
        if gathered:
            yield gathered

    def tell(self, stops: list[Stop]) -> str:
        """What happened at these stops, and how the game stood after the last of them."""
        view = next((v for stop in reversed(stops) if (v := self.view(stop)) is not None), None)
        called = self._called(view)
        lines = [self._heading(stops[-1])]
        events = [event for stop in stops for event in stop.events]
        lines += [self.words.happened(self.game.id, one, called, self._name) for one in events]
        if view is not None:
            face = self.game.face
            lines += ["", face.summary(view, self.words, self._name)]
            lines += face.board_text(view, self.words, self._name)
        return plain("\n".join(lines))

    def picture(self, stops: list[Stop]) -> bytes | None:
        """A PNG of the board after these stops."""
        view = self.view(stops[-1])
        if view is None:
            return None
        events = stops[0].events if len(stops) == 1 else []
        return self.game.face.scene(view, events, self.words, self._name)

    def _heading(self, stop: Stop) -> str:
        numbers = [one.number for one in self.recording.stops]
        last = stop.number == numbers[-1]
        if last:
            when = self.words.say("replay-end")
        elif stop.round:
            when = self.words.say("replay-after-round", round=stop.round)
        else:
            when = self.words.say("replay-set-up")
        move, title = numbers.index(stop.number) + 1, self.recording.title
        return self.words.say(
            "replay-heading", title=title, when=when, move=move, moves=len(numbers)
        )

    def _name(self, seat: int) -> str:
        names = self.recording.names
        return names[seat] if seat < len(names) else self.words.say("ui-standin", number=seat + 1)

    def _called(self, view: View | None) -> Callable[[int], str]:
        def called(seat: int) -> str:
            house = self.game.face.seat_label(view, self.words, seat) if view else None
            return house or self._name(seat)

        return called


def plain(text: str) -> str:
    """Text of a message without Discord's marks, and without control characters."""
    text = re.sub(r"\*\*|__|~~|`", "", text)
    return "".join(char for char in text if char == "\n" or char.isprintable())
