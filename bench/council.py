"""A small game for benchmarks of the table: turns of several questions, then all at once."""

from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict, Field

from bot.kernel import Amount, Choose, Frame, Option, Play, Rng, Rules, State, View
from bot.kernel.asks import AnyAsk
from bot.kernel.rules import Policy, shared


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid")

    rounds: int = Field(default=8, ge=1, le=100)


class CouncilState(State):
    options: Options
    spoken: list[int]
    round: int = 0
    turn: int = 0


class Council(Frame, name="bench-council"):
    """Everybody speaks in turn, as long as they like; then all vote at the same time."""

    steps: ClassVar[tuple[str, ...]] = ("speak", "spoken", "vote", "votes")

    def speak(self, play: Play[CouncilState]) -> None:
        options = [Option(id=name, label=name) for name in ("more", "end")]
        seat = play.state.turn
        play.ask(Choose(seat=seat, topic="speak", public="speak", options=options, default=["end"]))

    def spoken(self, play: Play[CouncilState]) -> str:
        state = play.state
        state.spoken[state.turn] += 1
        play.emit("spoke", seat=f"seat:{state.turn}")
        if self.chosen("speak", state.turn) == "more":
            return "speak"
        state.turn = (state.turn + 1) % state.seats
        return "speak" if state.turn else "vote"

    def vote(self, play: Play[CouncilState]) -> None:
        for seat in range(play.state.seats):
            play.ask(Amount(seat=seat, topic="vote", public="vote", min=0, max=9, default=0))

    def votes(self, play: Play[CouncilState]) -> str | None:
        state = play.state
        play.emit("voted", votes=[self.given("vote", seat) for seat in range(state.seats)])
        state.round += 1
        if state.round < state.options.rounds:
            return "speak"
        ranking = sorted(range(state.seats), key=lambda seat: -state.spoken[seat])
        play.finish("rounds", [[seat] for seat in ranking], dict(enumerate(state.spoken)))
        return None


def talkative(view: View, ask: AnyAsk, rng: Rng) -> Any:
    """Goes on speaking now and then."""
    if isinstance(ask, Choose):
        return ["more"] if rng.below(4) == 0 else ["end"]
    return rng.below(10)


class CouncilRules(Rules[CouncilState]):
    id = "council"
    version = 1
    players = (2, 3, 4, 5, 6)
    State = CouncilState
    Options = Options
    policies: ClassVar[dict[str, Policy]] = {"standin": talkative}

    def new(self, seats: int, options: BaseModel, rng: Rng) -> CouncilState:
        assert isinstance(options, Options)
        return CouncilState(
            game=self.id,
            version=1,
            seats=seats,
            rng=rng,
            options=options,
            stack=[Council()],
            spoken=[0] * seats,
        )

    def view(self, state: CouncilState, viewer: int | None) -> View:
        return View(
            **shared(state, viewer),
        )

    def check(self, state: CouncilState) -> None:
        assert 0 <= state.turn < state.seats

    def deal_hidden(self, state: CouncilState, viewer: int | None, rng: Rng) -> None:
        """Nothing is hidden but answers, and those the kernel deals."""
