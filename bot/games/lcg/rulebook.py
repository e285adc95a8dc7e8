"""What the rulebooks of both card games have in common, as the kernel plays them."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, JsonValue

from bot.decks.pool import Pool
from bot.games.lcg import checks
from bot.games.lcg.edition import edition_of
from bot.games.lcg.end import eliminate, ranked
from bot.games.lcg.facts import Deck
from bot.games.lcg.marshal import limited_left
from bot.games.lcg.moves import enter_play
from bot.games.lcg.state import NONE, LcgPlay, LcgState, Player
from bot.games.lcg.view import LcgView
from bot.kernel import Broken, Choose, Frame, Illegal, Option, Preference, Rng, Rules, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of
from bot.kernel.rules import CARRY_OUT, Pace

DELAYS = {"brisk": (5_000, 60_000), "patient": (120_000, 3_600_000)}
"""A29.12: milliseconds for which a window is held, at least and at most, by the table's pace."""
USE = Preference(choices=("always", "ask", "never"), default="always")
PLANS = Preference(choices=("ask", CARRY_OUT), default="ask")


class LcgOptions(BaseModel):
    """What a table agrees on, and the decks handed in by seat."""

    model_config = ConfigDict(extra="forbid")

    pace: Literal["slow", "brisk", "patient", "live"] = "slow"
    """A29.12: no pass takes effect before a time drawn by lot, of five minutes at most; `brisk`:
    of one; `patient`: of an hour; `live`: all do at once."""
    decks: list[str | Deck] = []
    """Ids of ready decks, or decks of one's own; who has none gets a ready deck by lot."""


S = TypeVar("S", bound=LcgState)


class LcgRules(Rules[S]):
    """Two players, or more with titles; an edition says what differs."""

    version = 1
    players = (2, 3, 4, 5, 6)
    round_event = ("round", "number")
    pool: ClassVar[Pool]
    """The cards, the ready decks, and what may be in a deck."""
    begins: ClassVar[type[Frame]]
    """The frame of the whole game."""

    @abstractmethod
    def chosen(self, options: Any, seats: int, rng: Rng) -> list[Deck]:
        """The deck that each seat plays."""

    def new(self, seats: int, options: BaseModel, rng: Rng) -> S:
        """Everybody's cards, numbered by lot so that a number tells nothing."""
        assert isinstance(options, LcgOptions)
        state: S = self.State(
            game=self.id,
            version=self.version,
            seats=seats,
            rng=rng,
            stack=[self.begins()],
            codes=[],
            owners=[],
            players=[],
            options=options.model_copy(update={"decks": []}),
        )
        decks = self.chosen(options, seats, rng)
        for seat, deck in enumerate(decks):
            state.players.append(Player(faction=deck.faction))
            _number(state, seat, deck.faction)
        for seat, deck in enumerate(decks):
            enter_play(state, state.house(seat), seat)
            if deck.agenda:
                state.players[seat].agenda = [_number(state, seat, deck.agenda)]
            for part, pile in ((deck.plots, "plots"), (deck.draw, "deck")):
                codes = deck.codes(part)
                rng.shuffle(codes)
                setattr(state.players[seat], pile, [_number(state, seat, one) for one in codes])
        if state.melee:
            state.pool = [_number(state, NONE, title) for title in edition_of(state).titles]
        self.tell_decks(state, decks)
        return state

    def tell_decks(self, state: S, decks: list[Deck]) -> None:
        """Write down what everybody may know about the decks."""

    def check_options(self, seats: int, options: BaseModel) -> None:
        """Decks must be known; whether they are legal is checked when they are handed in."""
        super().check_options(seats, options)
        assert isinstance(options, LcgOptions)
        for deck in options.decks:
            if isinstance(deck, str) and deck and deck not in self.pool.decks:
                raise Illegal("no-such-deck", deck=deck)

    def idle_options(self, options: BaseModel) -> frozenset[str]:
        """Decks are brought in secret, never agreed on."""
        return frozenset({"decks"})

    def check_brought(self, options: BaseModel, brought: JsonValue) -> None:
        """A ready deck by its id, or a deck that keeps every rule of deck building."""
        if isinstance(brought, dict) and isinstance(brought.get("ready"), str):
            ready = str(brought["ready"])
            if ready not in self.pool.decks:
                raise Illegal("no-such-deck", deck=ready[:40])
            return
        faults = self.pool.faults(Deck.model_validate(brought))
        if faults:
            raise Illegal("deck-broken", rule=faults[0].rule, number=len(faults))

    def with_brought(self, options: BaseModel, brought: Sequence[JsonValue]) -> LcgOptions:
        """What everybody plays with; who brought nothing plays a ready deck by lot."""
        assert isinstance(options, LcgOptions)
        found: list[str | Deck] = []
        for one in brought:
            ready = one.get("ready", "") if isinstance(one, dict) else ""
            found.append(str(ready) if ready or not one else Deck.model_validate(one))
        return options.model_copy(update={"decks": found})

    def pace(self, state: S) -> Pace:
        """A29.12: hold windows, unless the table plays live."""
        return "live" if self._agreed(state).pace == "live" else "held"

    def delay(self, state: S) -> tuple[int, int] | None:
        """A29.12: mean and cap are agreed at the table."""
        return DELAYS.get(self._agreed(state).pace)

    @staticmethod
    def _agreed(state: LcgState) -> LcgOptions:
        options = getattr(state, "options", None)
        assert isinstance(options, LcgOptions)
        return options

    def ahead(self, view: View) -> list[AnyAsk]:
        """A29.6: the next plot may be handed in any time after step 1.3 of the round before."""
        assert isinstance(view, LcgView)
        begun = view.round and (view.phase, view.step) not in (("plot", "1.1"), ("plot", "1.2"))
        return [next_plot(view)] if begun and view.plots and view.viewer is not None else []

    def rests_on(self, view: View, ask: AnyAsk, value: Any) -> JsonValue:
        """A plot that was handed in ahead rests on nothing but being there."""
        return "plot" if ask.topic == "plot" else None

    def conceded(self, play: LcgPlay, seat: int) -> None:
        """A26.4: conceding is elimination."""
        eliminate(play, seat, "conceded")

    def places_now(self, state: S) -> list[list[int]]:
        """By power, as a tournament judges a game that is out of time."""
        return ranked(state)

    def check(self, state: S) -> None:
        """Raise Broken unless every invariant holds."""
        checks.check(state, self.elsewhere(state))
        if any(limited_left(state, seat) < 0 for seat in state.seats_in()):
            raise Broken("somebody has played too many limited cards")

    def elsewhere(self, state: S) -> list[int]:
        """Cards that lie neither in play nor in a pile."""
        return []

    def deal_hidden(self, state: S, viewer: int | None, rng: Rng) -> None:
        """Hands, decks, plots not revealed, cards laid face down."""
        checks.deal_hidden(state, viewer, rng)


def next_plot(view: LcgView) -> Choose:
    """The question which plot to reveal next, as its player sees it coming."""
    assert view.viewer is not None
    return Choose(
        seat=view.viewer,
        topic="plot",
        public="plot",
        options=[Option(id=one.id, label=label_of("card", one.code)) for one in view.plots],
        default=[view.plots[0].id],
    )


def _number(state: LcgState, owner: int, code: str) -> int:
    """Give a card its number."""
    state.codes.append(code)
    state.owners.append(owner)
    return len(state.codes) - 1
