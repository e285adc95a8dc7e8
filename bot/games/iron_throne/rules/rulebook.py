"""The Iron Throne, as the kernel plays it."""

from collections.abc import Sequence
from typing import Any, ClassVar

from pydantic import BaseModel

from bot.games.iron_throne.rules import checks
from bot.games.iron_throne.rules.cards import house_ids
from bot.games.iron_throne.rules.end import last_one_wins, ranked
from bot.games.iron_throne.rules.lesson import LESSON
from bot.games.iron_throne.rules.policy import heuristic
from bot.games.iron_throne.rules.state import NOBODY, IronOptions, IronPlay, IronState
from bot.games.iron_throne.rules.turn import Game
from bot.games.iron_throne.rules.view import IronView, view, views
from bot.kernel import AFTER, Preference, Rng, Rules, View

WINDOW = Preference(choices=("pass", "part", "always"), default="always")


class IronThrone(Rules[IronState]):
    """Intrigue for three to five houses."""

    id = "iron_throne"
    version = 2
    players = (3, 4, 5)
    State = IronState
    Options = IronOptions
    ViewType = IronView
    round_event = ("turn", "turn")
    preferences: ClassVar = {
        "hostages": Preference(choices=("pass", "part", "always"), default="always"),
        "welcome": Preference(choices=("advance", "see"), default="advance"),
        "ahead": Preference(choices=("yes", "no"), default="yes"),
        "before_placement": WINDOW,
        "after_reveal": WINDOW,
        "after_resolution": WINDOW,
    }
    policies: ClassVar = {"standin": heuristic, "heuristic": heuristic}
    lesson = LESSON

    def houses_for(self, seats: int, options: BaseModel) -> tuple[str, ...]:
        """R2.1: all houses, whatever the number of players."""
        return house_ids()

    def give_houses(self, state: IronState, houses: Sequence[str]) -> None:
        """R2.1: drawn elsewhere; nobody ranks any more."""
        state.houses = list(houses)

    def new(self, seats: int, options: BaseModel, rng: Rng) -> IronState:
        """R1.1: three to five players; the houses are taken in the set-up."""
        return IronState(
            game=self.id,
            version=self.version,
            seats=seats,
            rng=rng,
            stack=[Game()],
            options=IronOptions.model_validate(options.model_dump()),
            houses=[""] * seats,
        )

    def view(self, state: IronState, viewer: int | None) -> IronView:
        """What this seat (None: the public) may know."""
        return view(state, viewer)

    def views(self, state: IronState) -> dict[int | None, View]:
        """What everybody may know; the board is the same object in all of them."""
        return views(state)

    def talk_hours(self, state: IronState) -> int | None:
        """R7.11: what is not agreed on in time has failed."""
        return state.options.talks or None

    def conceded(self, play: IronPlay, seat: int) -> None:
        """M3: the house stays but has no more turns; the last one left wins."""
        last_one_wins(play)

    def places_now(self, state: IronState) -> list[list[int]]:
        """R9.2: by influence on others."""
        return ranked(state)

    def check(self, state: IronState) -> None:
        """Nothing appears, nothing gets lost."""
        checks.check(state)

    def upgrade(self, data: dict[str, Any]) -> dict[str, Any]:
        """Version 1 kept the answers of a window in fields of their own."""
        for frame in data["stack"]:
            if frame["frame"] == "iron.window":
                _upgrade_window(frame, data["seats"], data["challenger"])
        return data

    def deal_hidden(self, state: IronState, viewer: int | None, rng: Rng) -> None:
        """Cards and leaders, and what the others have said ahead for later in the turn."""
        checks.redeal(state, viewer, rng)
        if state.encounter is not None:
            said = state.encounter.ahead
            state.encounter.ahead = {k: said[k] for k in said if k.endswith(f"/{viewer}")}


def _upgrade_window(frame: dict[str, Any], seats: int, challenger: int) -> None:
    """From cards, ways and waiting seats to what the seats of a window have said."""
    played = frame.pop("after", NOBODY)
    first = challenger if played == NOBODY else played + 1
    order = [(first + step) % seats for step in range(seats)]
    ways, waiting = frame.pop("ways", {}), frame.pop("waiting", [])
    sealed = dict.fromkeys(map(str, order), "pass") | frame.pop("cards", {})
    for seat in frame.get("leaders", []):
        way = ways.get(str(seat), "")
        sealed[str(seat)] = AFTER if seat in waiting else f"leader.{way}" if way else "leader"
    frame.pop("base", "")
    frame |= {"rotation": order, "seats": order, "sealed": sealed}


RULES = IronThrone()
