"""A small game with all that matters to a table: open moves, secrets, chance, simultaneous asks."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from bot.kernel import Amount, Choose, Frame, Illegal, Option, Play, Preference, Rng, Rules, State
from bot.kernel import View as BaseView
from bot.kernel.asks import AnyAsk
from bot.kernel.lesson import Idea, Lesson
from bot.kernel.rules import Policy, shared

HOST, BRAN, CERSEI, DAVOS, MODERATOR = 100, 200, 300, 400, 900


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid")

    rounds: int = Field(default=2, ge=1, le=10_000)
    map: Literal["north", "south"] = "north"
    bidding: bool = True


class ToyState(State):
    options: Options
    hands: list[list[int]]
    walls: list[int]
    scores: list[int]
    round: int = 0
    turn: int = 0


class View(BaseView):
    walls: list[int]
    scores: list[int]
    hands: list[list[int] | int]


def act_ask(seat: int) -> Choose:
    options = [Option(id=name, label=name) for name in ("build", "rest", "draw")]
    return Choose(seat=seat, topic="act", public="act", options=options, default=["rest"])


class Round(Frame, name="toy-round"):
    """In turn everybody builds or draws; then all bid at the same time."""

    steps: ClassVar[tuple[str, ...]] = ("act", "acted", "bid", "bids")

    def act(self, play: Play[ToyState]) -> None:
        play.ask(act_ask(play.state.turn))

    def acted(self, play: Play[ToyState]) -> str | None:
        state = play.state
        seat = state.turn
        match self.chosen("act", seat):
            case "build":
                state.walls[seat] += 1
                play.emit("built", seat=f"seat:{seat}")
            case "draw":
                card = play.roll(6)
                state.hands[seat].append(card)
                play.emit("drew", to=[seat], card=card)
        state.turn = (seat + 1) % state.seats
        return "act" if state.turn else "bid" if state.options.bidding else "bids"

    def bid(self, play: Play[ToyState]) -> None:
        for seat in range(play.state.seats):
            play.ask(Amount(seat=seat, topic="bid", public="bid", min=0, max=9, default=0))

    def check_bid(self, state: ToyState, seat: int, value: int) -> None:
        if value == 7:
            raise Illegal("toy-no-sevens")

    def bids(self, play: Play[ToyState]) -> str | None:
        state = play.state
        if state.options.bidding:
            bids = [self.given("bid", seat) for seat in range(state.seats)]
            state.scores[bids.index(max(bids))] += 1
            play.emit("bids", bids=bids)
        state.round += 1
        if state.round < state.options.rounds:
            play.emit("round", round=state.round + 1)
            return "act"
        best = sorted(range(state.seats), key=lambda seat: -state.scores[seat])
        play.finish("rounds", [[seat] for seat in best], dict(enumerate(state.scores)))
        return None


def careful(view: BaseView, ask: AnyAsk, rng: Rng) -> Any:
    """Builds, and bids by chance; sometimes the seven that is not allowed."""
    return ["build"] if isinstance(ask, Choose) else rng.below(10)


class Toy(Rules[ToyState]):
    id = "toy"
    version = 1
    players = (2, 3, 4)
    State = ToyState
    Options = Options
    ViewType = View
    round_event = ("round", "round")
    preferences: ClassVar = {
        "mood": Preference(choices=("calm", "wild"), default="calm"),
        "plans": Preference(choices=("ask", "carry_out"), default="ask"),
    }
    policies: ClassVar[dict[str, Policy]] = {"standin": careful}
    lesson = Lesson(
        seats=2,
        seat=1,
        seed="lesson",
        options={"rounds": 9},
        ideas=(
            Idea(id="act", topics=("act",)),
            Idea(id="bid", topics=("bid",)),
            Idea(id="again", topics=("act",)),
        ),
        longest=20,
    )

    def new(self, seats: int, options: BaseModel, rng: Rng) -> ToyState:
        assert isinstance(options, Options)
        return ToyState(
            game=self.id,
            version=1,
            seats=seats,
            rng=rng,
            options=options,
            stack=[Round()],
            hands=[[rng.roll(6)] for _ in range(seats)],
            walls=[0] * seats,
            scores=[0] * seats,
        )

    def places_now(self, state: ToyState) -> list[list[int]]:
        best = sorted(range(state.seats), key=lambda seat: -state.scores[seat])
        return [[seat] for seat in best]

    def view(self, state: ToyState, viewer: int | None) -> View:
        return View(
            **shared(state, viewer),
            walls=state.walls,
            scores=state.scores,
            hands=[hand if seat == viewer else len(hand) for seat, hand in enumerate(state.hands)],
        )

    def ahead(self, view: BaseView) -> list[AnyAsk]:
        """Whoever acts later in this round sees it coming."""
        acting = [one.seat for one in view.waiting if one.public == "act"]
        seat = view.viewer
        return [act_ask(seat)] if seat is not None and acting and acting[0] < seat else []

    def rests_on(self, view: BaseView, ask: AnyAsk, value: Any) -> JsonValue:
        """A plan rests on all walls."""
        assert isinstance(view, View)
        walls: list[JsonValue] = [*view.walls]
        return walls

    def check(self, state: ToyState) -> None:
        assert len(state.hands) == state.seats

    def deal_hidden(self, state: ToyState, viewer: int | None, rng: Rng) -> None:
        for seat, hand in enumerate(state.hands):
            if seat != viewer:
                state.hands[seat] = [rng.roll(6) for _ in hand]

    def check_options(self, seats: int, options: BaseModel) -> None:
        super().check_options(seats, options)
        assert isinstance(options, Options)
        if options.map == "south" and seats > 3:
            raise Illegal("toy-south-is-small", max=3)


games: Mapping[str, Rules[Any]] = {"toy": Toy()}
