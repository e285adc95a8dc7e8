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
    asked: int = 0
    """How many asks there have been: an ask's id is never used again."""
    preferences: dict[int, dict[str, JsonValue]] = {}
    """Each seat's standing orders, seen by that seat alone."""
    conceded: list[int] = []
    finish: Finish | None = None

    def copy_state(self) -> Self:
        """An independent copy; through JSON, which is faster than a deep copy."""
        return self.model_validate_json(self.model_dump_json())

    def preference(self, seat: int, key: str, default: str) -> str:
        """This seat's standing order."""
        return str(self.preferences.get(seat, {}).get(key, default))
