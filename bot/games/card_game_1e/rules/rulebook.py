"""The Card Game, first edition, as the kernel plays it."""

from typing import Any, ClassVar

from pydantic import BaseModel

from bot.games.card_game_1e.rules.cards import ENTRIES
from bot.games.card_game_1e.rules.decks import POOL
from bot.games.card_game_1e.rules.edition import EDITION, USUAL
from bot.games.card_game_1e.rules.facts import cards, decks
from bot.games.card_game_1e.rules.game import Game
from bot.games.card_game_1e.rules.lesson import LESSON
from bot.games.card_game_1e.rules.policy import heuristic
from bot.games.card_game_1e.rules.state import FirstOptions, FirstPlay, FirstState
from bot.games.card_game_1e.rules.view import FirstView, view, views
from bot.games.lcg.edition import register
from bot.games.lcg.facts import Deck
from bot.games.lcg.orders import orders
from bot.games.lcg.rulebook import PLANS, USE, LcgRules
from bot.games.lcg.stops import STOPS
from bot.kernel import Illegal, Preference, Rng, View

register(FirstState, EDITION)
ASKED = Preference(choices=STOPS.choices, default=USUAL, many=True)


class First(LcgRules[FirstState]):
    """Two players, melee with titles for three to six, two against two (R21)."""

    id = "card_game_1e"
    usual = 4
    State = FirstState
    Options = FirstOptions
    ViewType = FirstView
    pool = POOL
    begins = Game
    policies: ClassVar = {"standin": heuristic, "heuristic": heuristic}
    lesson = LESSON
    preferences: ClassVar = {
        "stops": ASKED,
        **orders(cards(), ENTRIES),
        "use_vigilant": USE,
        "use_vengeful": USE,
        "plans": PLANS,
    }

    def chosen(self, options: Any, seats: int, rng: Rng) -> list[Deck]:
        """R3.14: who has no deck gets one by lot, if possible one that nobody else plays."""
        assert isinstance(options, FirstOptions)
        found: list[Deck | None] = []
        for seat in range(seats):
            brought = options.decks[seat] if seat < len(options.decks) else ""
            if isinstance(brought, Deck):
                found.append(brought.model_copy(update={"id": ""}))
            else:
                found.append(decks()[brought] if brought else None)
        free = [deck for deck in decks().values() if deck not in found]
        rng.shuffle(free)
        return [
            one if one is not None else free.pop() if free else rng.pick(list(decks().values()))
            for one in found
        ]

    def tell_decks(self, state: FirstState, decks: list[Deck]) -> None:
        """Everybody sees which ready deck a seat plays."""
        state.ready = [deck.id for deck in decks]

    def check_options(self, seats: int, options: BaseModel) -> None:
        """R21.3: two against two needs four."""
        super().check_options(seats, options)
        assert isinstance(options, FirstOptions)
        if options.teams == "two_on_two" and seats != 4:
            raise Illegal("teams-need-four", got=seats)

    def alone(self, options: BaseModel) -> bool:
        """R21.3: two against two has partners."""
        assert isinstance(options, FirstOptions)
        return options.teams == "none"

    def view(self, state: FirstState, viewer: int | None) -> FirstView:
        """What this seat (None: the public) may know."""
        return view(state, viewer)

    def views(self, state: FirstState) -> dict[int | None, View]:
        """What everybody may know."""
        return views(state)

    def conceded(self, play: FirstPlay, seat: int) -> None:
        """Who gives up is out; the title goes back to the chamber."""
        held = play.state.held.pop(seat, None)
        if held is not None:
            play.state.pool = sorted([*play.state.pool, held])
        super().conceded(play, seat)

    def elsewhere(self, state: FirstState) -> list[int]:
        """R5.9: titles are not in play."""
        return [*state.held.values(), *state.aside]


RULES = First()
