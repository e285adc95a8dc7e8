"""The Card Game, second edition, as the kernel plays it."""

from typing import Any, ClassVar

from pydantic import BaseModel, JsonValue

from bot.games.card_game_2e.rules.cards import ENTRIES
from bot.games.card_game_2e.rules.decks import POOL
from bot.games.card_game_2e.rules.edition import EDITION
from bot.games.card_game_2e.rules.facts import cards, decks, learning_decks
from bot.games.card_game_2e.rules.game import Game
from bot.games.card_game_2e.rules.lesson import LESSON
from bot.games.card_game_2e.rules.policy import heuristic
from bot.games.card_game_2e.rules.state import ThronesOptions, ThronesState
from bot.games.card_game_2e.rules.view import ThronesView, view, views
from bot.games.lcg.edition import register
from bot.games.lcg.facts import Deck
from bot.games.lcg.orders import orders
from bot.games.lcg.rulebook import PLANS, USE, LcgRules
from bot.games.lcg.stops import STOPS
from bot.kernel import Illegal, Preference, Rng, View

register(ThronesState, EDITION)


class Thrones(LcgRules[ThronesState]):
    """Joust for two, melee for three to six (R1.4)."""

    id = "card_game_2e"
    usual = 2
    State = ThronesState
    Options = ThronesOptions
    ViewType = ThronesView
    lesson = LESSON
    pool = POOL
    begins = Game
    policies: ClassVar = {"standin": heuristic, "heuristic": heuristic}
    preferences: ClassVar = {
        "stops": STOPS,
        **orders(cards(), ENTRIES),
        "keyword_order": Preference(choices=("usual", "ask"), default="usual"),
        "use_renown": USE,
        "use_insight": USE,
        "use_pillage": USE,
        "plans": PLANS,
        "use_intimidate": Preference(choices=("ask", "never"), default="ask"),
    }

    def chosen(self, options: Any, seats: int, rng: Rng) -> list[Deck]:
        """R5.2: who has brought none plays a starter deck by lot, or one for learning."""
        assert isinstance(options, ThronesOptions)
        return [_deck(options, seat, rng) for seat in range(seats)]

    def check_brought(self, options: BaseModel, brought: JsonValue) -> None:
        """A2.2: learning decks only where the table has agreed on them."""
        assert isinstance(options, ThronesOptions)
        ready = brought.get("ready") if isinstance(brought, dict) else None
        if ready in learning_decks() and not options.learning:
            raise Illegal("deck-for-learning")
        super().check_brought(options, brought)

    def view(self, state: ThronesState, viewer: int | None) -> ThronesView:
        """What this seat (None: the public) may know."""
        return view(state, viewer)

    def views(self, state: ThronesState) -> dict[int | None, View]:
        """What everybody may know."""
        return views(state)


def _deck(options: ThronesOptions, seat: int, rng: Rng) -> Deck:
    chosen = options.decks[seat] if seat < len(options.decks) else ""
    if isinstance(chosen, Deck):
        return chosen
    known = {**decks(), **learning_decks()}
    usual = learning_decks() if options.learning else decks()
    return known[chosen] if chosen else rng.pick(list(usual.values()))


RULES = Thrones()
