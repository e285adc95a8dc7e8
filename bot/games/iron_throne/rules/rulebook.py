"""The Iron Throne, as the kernel plays it."""

from typing import ClassVar

from pydantic import BaseModel

from bot.games.iron_throne.rules import checks
from bot.games.iron_throne.rules.end import last_one_wins
from bot.games.iron_throne.rules.policy import heuristic
from bot.games.iron_throne.rules.state import IronOptions, IronPlay, IronState
from bot.games.iron_throne.rules.turn import Game
from bot.games.iron_throne.rules.view import IronView, view, views
from bot.kernel import Offer, Preference, Rng, Rules, View

WINDOW = Preference(choices=("pass", "part", "always"), default="always")


class IronThrone(Rules[IronState]):
    """Intrigue for three to five houses."""

    id = "iron_throne"
    version = 1
    players = (3, 4, 5)
    State = IronState
    Options = IronOptions
    preferences: ClassVar = {
        "hostages": Preference(choices=("pass", "part", "always"), default="always"),
        "welcome": Preference(choices=("advance", "see"), default="advance"),
        "ahead": Preference(choices=("yes", "no"), default="yes"),
        "before_placement": WINDOW,
        "after_reveal": WINDOW,
        "after_resolution": WINDOW,
    }
    policies: ClassVar = {"standin": heuristic, "heuristic": heuristic}

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

    def check(self, state: IronState) -> None:
        """Nothing appears, nothing gets lost."""
        checks.check(state)

    def redeal(self, state: IronState, viewer: int | None, rng: Rng) -> IronState:
        """Everything hidden from this viewer, chance and the others' standing orders dealt anew."""
        other = state.copy_state()
        other.rng = Rng(seed=f"redealt/{rng.below(1 << 62)}")
        checks.redeal(other, viewer, rng)
        for seat in range(state.seats):
            if seat != viewer:
                other.preferences[seat] = {
                    key: rng.pick(known.choices) for key, known in self.preferences.items()
                }
        if other.encounter is not None:
            # What the others have said ahead for later in the turn is theirs alone.
            said = other.encounter.ahead
            other.encounter.ahead = {k: said[k] for k in said if k.endswith(f"/{viewer}")}
        for ask in other.asks:
            if ask.seat != viewer and ask.answer is not None and not isinstance(ask, Offer):
                ask.answer = ask.check(ask.default)
        return other


RULES = IronThrone()
