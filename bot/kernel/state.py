"""The whole truth about one game: plain JSON at every moment a human is being waited for."""

from typing import Self

from pydantic import BaseModel, ConfigDict, JsonValue

from bot.kernel.asks import Ask
from bot.kernel.events import Finish
from bot.kernel.frames import AnyFrame
from bot.kernel.rng import Rng


class State(BaseModel):
    """What every game's state has; a game adds its own fields."""

    model_config = ConfigDict(extra="forbid")

    game: str
    version: int
    seats: int
    rng: Rng
    stack: list[AnyFrame] = []
    asks: list[Ask] = []
    asked: dict[int, int] = {}
    """How many asks each seat has had. Counted apart, so that the id of one's own question does
    not give away whether somebody else was asked something in secret."""
    preferences: dict[int, dict[str, JsonValue]] = {}
    """Each seat's standing orders, seen by that seat alone."""
    told: dict[int, dict[str, str]] = {}
    """Standing orders that have decided for a seat, so that it is told of each of them once.

    The value is what it decided, until the seat has acted after that; then it is empty.
    """
    conceded: list[int] = []
    finish: Finish | None = None

    def new_ask_id(self, seat: int) -> int:
        """An id that is never used again, from 1 on."""
        place = self.asked.get(seat, 0)
        self.asked[seat] = place + 1
        return place * self.seats + seat + 1

    def was_asked(self, ask_id: int) -> bool:
        """Whether there has been an ask with this id."""
        place, seat = divmod(ask_id - 1, self.seats)
        return 0 <= place < self.asked.get(seat, 0)

    def news(self, seat: int) -> dict[str, str]:
        """Standing orders that decided for this seat for the first time since it last acted."""
        return {key: choice for key, choice in self.told.get(seat, {}).items() if choice}

    def seen(self, seat: int, *keys: str) -> None:
        """This seat knows by now that these orders decided for it."""
        for key in keys:
            if key in self.told.get(seat, {}):
                self.told[seat][key] = ""

    def copy_state(self) -> Self:
        """An independent copy; through JSON, which is faster than a deep copy."""
        return self.model_validate_json(self.model_dump_json())

    def preference(self, seat: int, key: str, default: str) -> str:
        """This seat's standing order."""
        return str(self.preferences.get(seat, {}).get(key, default))

    def preferred(self, seat: int, key: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
        """The same for a standing order that takes any number of choices."""
        value = self.preferences.get(seat, {}).get(key)
        return tuple(map(str, value)) if isinstance(value, list) else default
