"""The engine: run frames until somebody has to decide, take a decision, run on."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, JsonValue

from bot.kernel.asks import AnyAsk, Broken, Choose, Illegal, Offer, Proposal
from bot.kernel.labels import label_of
from bot.kernel.rng import Rng
from bot.kernel.rules import Rules
from bot.kernel.state import DONE, Event, Play, State, answer_key

S = TypeVar("S", bound=State)

MOST_STEPS = 100_000
"""More steps than this without a question to anybody is an endless loop, not a rule."""


Halt = Callable[[State], bool]
"""Whether to stop before the next step."""


class Answer(BaseModel):
    """What a seat answers to an ask."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seat: int
    ask: int
    value: JsonValue


class Outcome(Generic[S]):
    """A new state and what happened on the way to it."""

    def __init__(self, play: Play[S]) -> None:
        """Take over what the run produced."""
        self.state = play.state
        self.events: list[Event] = play.events
        self.revealed = play.revealed
        """Whether something hidden or random came to light, so that it cannot be taken back."""
        self.spared: list[AnyAsk] = play.spared
        """Questions that answered themselves."""


def begin(
    rules: Rules[S], seats: int, options: BaseModel, seed: str, houses: Sequence[str] = ()
) -> Outcome[S]:
    """Set up a game and run it to its first question; seats may have been given houses before."""
    rules.check_options(seats, options)
    state = rules.new(seats, options, Rng(seed=seed))
    if houses:
        known = rules.houses_for(seats, options)
        if len(houses) != seats or len(set(houses)) != seats or not set(houses) <= set(known):
            raise Illegal("no-houses-here")
        rules.give_houses(state, houses)
    play = Play(state)
    run(play)
    return Outcome(play)


def answer(
    rules: Rules[S],
    state: S,
    given: Answer,
    *,
    in_place: bool = False,
    halt: Halt | None = None,
    hold: bool = False,
) -> Outcome[S]:
    """Take an answer; the old state is untouched unless the caller gives it up (`in_place`).

    `halt` may end the run between two steps, for somebody who wants to look at that very moment.
    With `hold` answers that end their step by being the last stay in until `go_on` is called.
    """
    value = check(state, given)
    play = Play(state if in_place else state.copy_state())
    ask = _find(play.state, given)
    play.state.seen(given.seat, *play.state.news(given.seat))
    if isinstance(ask, Offer):
        _negotiate(play, ask, value)
    else:
        ask.answer = value
    at_once = isinstance(ask, Choose) and ask.ends_step(value)
    if at_once:
        _drop_others(play, ask)
    if at_once or not hold:
        _go_on(play, halt)
    return Outcome(play)


def go_on(state: S) -> Outcome[S]:
    """Run on, in place, once every answer of a step that was held is in."""
    play = Play(state)
    _go_on(play)
    return Outcome(play)


def check(state: State, given: Answer) -> Any:
    """The answer's value in its plain form, or Illegal; nothing changes."""
    ask = _find(state, given)
    frame = state.stack[-1]
    try:
        value = ask.check(given.value)
    except Illegal:
        # The frame may know the rule behind it; what it does not know stays a plain no.
        explain = getattr(frame, f"explain_{ask.topic}", None)
        if explain is not None:
            explain(state, given.seat, given.value)
        raise
    further = getattr(frame, f"check_{ask.topic}", None)
    if further is not None:
        further(state, given.seat, value)
    return value


def prefer(rules: Rules[S], state: S, seat: int, key: str, value: Any) -> Outcome[S]:
    """Change a seat's standing order; it holds from the next time the question comes up."""
    known = rules.preferences.get(key)
    if known is None:
        raise Illegal("no-such-preference", options=list(rules.preferences))
    plain = known.check(value)
    if not 0 <= seat < state.seats:
        raise Illegal("not-your-seat")
    play = Play(state.copy_state())
    play.state.preferences.setdefault(seat, {})[key] = plain
    play.state.seen(seat, key)
    return Outcome(play)


def concede(rules: Rules[S], state: S, seat: int) -> Outcome[S]:
    """A seat gives up: from now on its questions are answered by their defaults."""
    if state.finish is not None:
        raise Illegal("game-over")
    if not 0 <= seat < state.seats:
        raise Illegal("not-your-seat")
    if seat in state.conceded:
        raise Illegal("already-conceded")
    play = Play(state.copy_state())
    play.state.conceded.append(seat)
    play.emit("conceded", seat=label_of("seat", seat))
    rules.conceded(play, seat)
    for ask in play.state.asks:
        if ask.seat != seat or ask.answer is not None:
            continue
        if isinstance(ask, Offer):
            _negotiate(play, ask, {"refuse": True})
        else:
            ask.answer = ask.check(ask.default)
    _go_on(play)
    return Outcome(play)


def run(play: Play[Any], halt: Halt | None = None) -> None:
    """Run frames until the game waits for somebody or is over."""
    state = play.state
    for _ in range(MOST_STEPS):
        if halt is not None and halt(state):
            return
        if state.finish is not None:
            return
        if state.asks:
            if any(ask.answer is None for ask in state.asks):
                return
            # Asked again beside somebody who has given up: all have answered already.
            play.close()
        if not state.stack:
            raise Broken("the game stopped without an end")
        frame = state.stack[-1]
        if frame.step == DONE:
            state.stack.pop()
            continue
        step = frame.step
        frame.step = frame.following(step)
        play.begin_step()
        goto = getattr(frame, step)(play)
        if goto is not None:
            frame.step = goto
        if state.asks and state.stack[-1] is not frame:
            raise Broken(f"{frame.frame}.{step} asks and pushes a frame in one step")
    raise Broken("the rules go round in circles")


def _go_on(play: Play[Any], halt: Halt | None = None) -> None:
    """Close the questions once every answer is in, and run on."""
    state = play.state
    if state.finish is not None or any(ask.answer is None for ask in state.asks):
        return
    if len({ask.seat for ask in state.asks}) > 1:
        play.reveal()
    play.close()
    run(play, halt)


def _drop_others(play: Play[Any], ask: AnyAsk) -> None:
    """Close the other questions of this step without an answer: the frame has to ask again."""
    for other in play.state.asks:
        if other is ask:
            continue
        if other.seat != ask.seat:
            play.reveal()
        if other.answer is not None:
            play.state.stack[-1].overheard(other.seat, other.answer)
        # What was said the last time this was asked is no answer either.
        play.state.stack[-1].answers.pop(answer_key(other.topic, other.seat, other.which), None)
    play.state.asks = [ask]


def _find(state: State, given: Answer) -> AnyAsk:
    if state.finish is not None:
        raise Illegal("game-over")
    for ask in state.asks:
        if ask.id != given.ask:
            continue
        if ask.seat != given.seat:
            raise Illegal("not-your-question")
        if isinstance(ask, Offer) and ask.answer is not None:
            raise Illegal("already-decided")
        return ask
    raise Illegal("already-decided" if state.was_asked(given.ask) else "no-such-question")


def _negotiate(play: Play[Any], mine: Offer, value: Any) -> None:
    """A step in a talk: every party sees the same proposal, and one refusal ends it."""
    talk = [
        ask
        for ask in play.state.asks
        if isinstance(ask, Offer)
        and (ask.topic, ask.which, ask.parties) == (mine.topic, mine.which, mine.parties)
    ]
    if "propose" in value:
        number = 1 if mine.proposal is None else mine.proposal.number + 1
        for ask in talk:
            ask.proposal = Proposal(number=number, by=mine.seat, terms=value["propose"])
        labels = [option.label for option in mine.terms if option.id in value["propose"]]
        play.emit("offer-made", seat=label_of("seat", mine.seat), terms=labels)
        return
    agreed = mine.proposal.terms if "accept" in value and mine.proposal else None
    play.emit(
        "offer-taken" if agreed is not None else "offer-refused", seat=label_of("seat", mine.seat)
    )
    for ask in talk:
        ask.answer = {"agreed": agreed}
