"""The Card Game, second edition, as the kernel plays it."""

from collections.abc import Sequence
from typing import Any, ClassVar

from pydantic import BaseModel, JsonValue

from bot.games.card_game_2e.rules.cards import ENTRIES
from bot.games.card_game_2e.rules.decks import POOL
from bot.games.card_game_2e.rules.edition import EDITION
from bot.games.card_game_2e.rules.facts import cards, decks, learning_decks, titles
from bot.games.card_game_2e.rules.game import Game
from bot.games.card_game_2e.rules.lesson import LESSON
from bot.games.card_game_2e.rules.policy import heuristic
from bot.games.card_game_2e.rules.state import ThronesOptions, ThronesPlay, ThronesState
from bot.games.card_game_2e.rules.view import ThronesView, view, views
from bot.games.lcg import checks
from bot.games.lcg.edition import register
from bot.games.lcg.end import eliminate, ranked
from bot.games.lcg.facts import Deck
from bot.games.lcg.marshal import limited_left
from bot.games.lcg.moves import enter_play
from bot.games.lcg.orders import orders
from bot.games.lcg.state import NONE, Player
from bot.games.lcg.stops import STOPS
from bot.kernel import Broken, Choose, Illegal, Option, Preference, Rng, Rules, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of
from bot.kernel.rules import CARRY_OUT, Pace

register(ThronesState, EDITION)
DELAYS = {"brisk": (5_000, 60_000), "patient": (120_000, 3_600_000)}
"""A29.12: milliseconds for which a window is held, at least and at most, by the table's pace."""
USE = Preference(choices=("always", "ask", "never"), default="always")


class Thrones(Rules[ThronesState]):
    """Joust for two, melee for three to six (R1.4)."""

    id = "card_game_2e"
    version = 1
    players = (2, 3, 4, 5, 6)
    usual = 2
    State = ThronesState
    Options = ThronesOptions
    ViewType = ThronesView
    lesson = LESSON
    round_event = ("round", "number")
    policies: ClassVar = {"standin": heuristic, "heuristic": heuristic}
    preferences: ClassVar = {
        "stops": STOPS,
        **orders(cards(), ENTRIES),
        "keyword_order": Preference(choices=("usual", "ask"), default="usual"),
        "use_renown": USE,
        "use_insight": USE,
        "use_pillage": USE,
        "plans": Preference(choices=("ask", CARRY_OUT), default="ask"),
        "use_intimidate": Preference(choices=("ask", "never"), default="ask"),
    }

    def new(self, seats: int, options: BaseModel, rng: Rng) -> ThronesState:
        """Everybody's cards, numbered by lot so that a number tells nothing."""
        assert isinstance(options, ThronesOptions)
        state = ThronesState(
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
        chosen = [_deck(options, seat, rng) for seat in range(seats)]
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
        if seats > 2:
            state.pool = [_number(state, NONE, title) for title in titles()]
        return state

    def check_options(self, seats: int, options: BaseModel) -> None:
        """Decks must be known; whether they are legal is checked when they are handed in."""
        super().check_options(seats, options)
        assert isinstance(options, ThronesOptions)
        for deck in options.decks:
            if isinstance(deck, str) and deck and deck not in {**decks(), **learning_decks()}:
                raise Illegal("no-such-deck", deck=deck)

    def idle_options(self, options: BaseModel) -> frozenset[str]:
        """Decks are brought in secret, never agreed on."""
        return frozenset({"decks"})

    def check_brought(self, options: BaseModel, brought: JsonValue) -> None:
        """A2.2: a ready deck by its id, or a deck that keeps every rule of section 2."""
        assert isinstance(options, ThronesOptions)
        if isinstance(brought, dict) and isinstance(brought.get("ready"), str):
            ready = str(brought["ready"])
            if ready in learning_decks() and not options.learning:
                raise Illegal("deck-for-learning")
            if ready not in {**decks(), **learning_decks()}:
                raise Illegal("no-such-deck", deck=ready[:40])
            return
        faults = POOL.faults(Deck.model_validate(brought))
        if faults:
            raise Illegal("deck-broken", rule=faults[0].rule, number=len(faults))

    def with_brought(self, options: BaseModel, brought: Sequence[JsonValue]) -> ThronesOptions:
        """R5.2: what everybody plays with; who brought nothing plays a ready deck by lot."""
        assert isinstance(options, ThronesOptions)
        decks: list[str | Deck] = []
        for one in brought:
            ready = one.get("ready", "") if isinstance(one, dict) else ""
            decks.append(str(ready) if ready or not one else Deck.model_validate(one))
        return options.model_copy(update={"decks": decks})

    def view(self, state: ThronesState, viewer: int | None) -> ThronesView:
        """What this seat (None: the public) may know."""
        return view(state, viewer)

    def views(self, state: ThronesState) -> dict[int | None, View]:
        """What everybody may know."""
        return views(state)

    def pace(self, state: ThronesState) -> Pace:
        """A29.12: hold windows, unless the table plays live."""
        return "live" if state.options.pace == "live" else "held"

    def delay(self, state: ThronesState) -> tuple[int, int] | None:
        """A29.12: mean and cap are agreed at the table."""
        return DELAYS.get(state.options.pace)

    def ahead(self, view: View) -> list[AnyAsk]:
        """A29.6: the next plot may be handed in any time after step 1.3 of the round before."""
        assert isinstance(view, ThronesView)
        begun = view.round and (view.phase, view.step) not in (("plot", "1.1"), ("plot", "1.2"))
        return [next_plot(view)] if begun and view.plots and view.viewer is not None else []

    def rests_on(self, view: View, ask: AnyAsk, value: Any) -> JsonValue:
        """A plot that was handed in ahead rests on nothing but being there."""
        return "plot" if ask.topic == "plot" else None

    def conceded(self, play: ThronesPlay, seat: int) -> None:
        """A26.4: conceding is elimination."""
        eliminate(play, seat, "conceded")

    def places_now(self, state: ThronesState) -> list[list[int]]:
        """By power, as a tournament judges a game that is out of time."""
        return ranked(state)

    def check(self, state: ThronesState) -> None:
        """Raise Broken unless every invariant holds."""
        checks.check(state)
        if any(limited_left(state, seat) < 0 for seat in state.seats_in()):
            raise Broken("somebody has played too many limited cards")

    def deal_hidden(self, state: ThronesState, viewer: int | None, rng: Rng) -> None:
        """Hands, decks, plots not revealed, cards laid face down."""
        checks.deal_hidden(state, viewer, rng)


def next_plot(view: ThronesView) -> Choose:
    """The question which plot to reveal next, as its player sees it coming."""
    assert view.viewer is not None
    return Choose(
        seat=view.viewer,
        topic="plot",
        public="plot",
        options=[Option(id=one.id, label=label_of("card", one.code)) for one in view.plots],
        default=[view.plots[0].id],
    )


def _number(state: ThronesState, owner: int, code: str) -> int:
    """Give a card its number."""
    state.codes.append(code)
    state.owners.append(owner)
    return len(state.codes) - 1


def _deck(options: ThronesOptions, seat: int, rng: Rng) -> Deck:
    chosen = options.decks[seat] if seat < len(options.decks) else ""
    if isinstance(chosen, Deck):
        return chosen
    known = {**decks(), **learning_decks()}
    usual = learning_decks() if options.learning else decks()
    return known[chosen] if chosen else rng.pick(list(usual.values()))


RULES = Thrones()
