"""The Card Game, first edition, as the kernel plays it."""

from collections.abc import Sequence
from typing import ClassVar

from pydantic import BaseModel, JsonValue

from bot.games.card_game_1e.rules.cards import ENTRIES
from bot.games.card_game_1e.rules.decks import POOL
from bot.games.card_game_1e.rules.edition import EDITION, USUAL
from bot.games.card_game_1e.rules.facts import cards, decks, titles
from bot.games.card_game_1e.rules.game import Game
from bot.games.card_game_1e.rules.policy import heuristic
from bot.games.card_game_1e.rules.state import FirstOptions, FirstPlay, FirstState
from bot.games.card_game_1e.rules.view import FirstView, view, views
from bot.games.lcg import checks
from bot.games.lcg.edition import register
from bot.games.lcg.end import eliminate, ranked
from bot.games.lcg.facts import Deck
from bot.games.lcg.moves import enter_play
from bot.games.lcg.orders import orders
from bot.games.lcg.state import NONE, Player
from bot.games.lcg.stops import STOPS
from bot.kernel import Illegal, Preference, Rng, Rules, View

register(FirstState, EDITION)
USE = Preference(choices=("always", "ask", "never"), default="always")
ASKED = Preference(choices=STOPS.choices, default=USUAL, many=True)


class First(Rules[FirstState]):
    """Two players, melee with titles for three to six, two against two (R21)."""

    id = "card_game_1e"
    version = 1
    players = (2, 3, 4, 5, 6)
    usual = 4
    State = FirstState
    Options = FirstOptions
    ViewType = FirstView
    round_event = ("round", "number")
    policies: ClassVar = {"standin": heuristic, "heuristic": heuristic}
    preferences: ClassVar = {
        "stops": ASKED,
        **orders(cards(), ENTRIES),
        "use_vigilant": USE,
        "use_vengeful": USE,
    }

    def new(self, seats: int, options: BaseModel, rng: Rng) -> FirstState:
        """Everybody's cards, numbered by lot so that a number tells nothing."""
        assert isinstance(options, FirstOptions)
        state = FirstState(
            game=self.id,
            version=self.version,
            seats=seats,
            rng=rng,
            stack=[Game()],
            codes=[],
            owners=[],
            players=[],
            options=options.model_copy(update={"decks": []}),
        )
        chosen = _decks(options, seats, rng)
        state.ready = [deck.id for deck in chosen]
        for seat, deck in enumerate(chosen):
            state.players.append(Player(faction=deck.faction))
            _number(state, seat, deck.faction)
        for seat, deck in enumerate(chosen):
            enter_play(state, state.house(seat), seat)
            if deck.agenda:
                state.players[seat].agenda = [_number(state, seat, deck.agenda)]
            for part, pile in ((deck.plots, "plots"), (deck.draw, "deck")):
                codes = deck.codes(part)
                rng.shuffle(codes)
                setattr(state.players[seat], pile, [_number(state, seat, one) for one in codes])
        if state.melee:
            state.pool = [_number(state, NONE, title) for title in titles()]
        return state

    def check_options(self, seats: int, options: BaseModel) -> None:
        """R21.3: two against two needs four; decks must be known."""
        super().check_options(seats, options)
        assert isinstance(options, FirstOptions)
        if options.teams == "two_on_two" and seats != 4:
            raise Illegal("teams-need-four", got=seats)
        for deck in options.decks:
            if isinstance(deck, str) and deck and deck not in decks():
                raise Illegal("no-such-deck", deck=deck)

    def alone(self, options: BaseModel) -> bool:
        """R21.3: two against two has partners."""
        assert isinstance(options, FirstOptions)
        return options.teams == "none"

    def idle_options(self, options: BaseModel) -> frozenset[str]:
        """Decks are brought in secret, never agreed on."""
        return frozenset({"decks"})

    def check_brought(self, options: BaseModel, brought: JsonValue) -> None:
        """R20.1, R20.2: a ready deck by its id, or a deck that keeps every rule."""
        if isinstance(brought, dict) and isinstance(brought.get("ready"), str):
            ready = str(brought["ready"])
            if ready not in decks():
                raise Illegal("no-such-deck", deck=ready[:40])
            return
        faults = POOL.faults(Deck.model_validate(brought))
        if faults:
            raise Illegal("deck-broken", rule=faults[0].rule, number=len(faults))

    def with_brought(self, options: BaseModel, brought: Sequence[JsonValue]) -> FirstOptions:
        """What everybody plays with; who brought nothing plays a ready deck by lot."""
        assert isinstance(options, FirstOptions)
        found: list[str | Deck] = []
        for one in brought:
            ready = one.get("ready", "") if isinstance(one, dict) else ""
            found.append(str(ready) if ready or not one else Deck.model_validate(one))
        return options.model_copy(update={"decks": found})

    def view(self, state: FirstState, viewer: int | None) -> FirstView:
        """What this seat (None: the public) may know."""
        return view(state, viewer)

    def views(self, state: FirstState) -> dict[int | None, View]:
        """What everybody may know."""
        return views(state)

    def conceded(self, play: FirstPlay, seat: int) -> None:
        """Who gives up is out."""
        held = play.state.held.pop(seat, None)
        if held is not None:
            play.state.pool = sorted([*play.state.pool, held])
        eliminate(play, seat, "conceded")

    def places_now(self, state: FirstState) -> list[list[int]]:
        """By power, as a tournament judges a game that is out of time."""
        return ranked(state)

    def check(self, state: FirstState) -> None:
        """Raise Broken unless every invariant holds."""
        checks.check(state, [*state.held.values(), *state.aside])

    def deal_hidden(self, state: FirstState, viewer: int | None, rng: Rng) -> None:
        """Hands, decks, plots not revealed, cards laid face down."""
        checks.deal_hidden(state, viewer, rng)


def _number(state: FirstState, owner: int, code: str) -> int:
    """Give a card its number."""
    state.codes.append(code)
    state.owners.append(owner)
    return len(state.codes) - 1


def _decks(options: FirstOptions, seats: int, rng: Rng) -> list[Deck]:
    """Who has no deck gets one by lot, if possible one that nobody else plays."""
    found: list[Deck | None] = []
    for seat in range(seats):
        chosen = options.decks[seat] if seat < len(options.decks) else ""
        if isinstance(chosen, Deck):
            found.append(chosen.model_copy(update={"id": ""}))
        else:
            found.append(decks()[chosen] if chosen else None)
    free = [deck for deck in decks().values() if deck not in found]
    rng.shuffle(free)
    return [
        one if one is not None else free.pop() if free else rng.pick(list(decks().values()))
        for one in found
    ]


RULES = First()
