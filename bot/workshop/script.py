"""The steps of a scenario: answers, refusals, standing orders, saving, looking."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot.kernel import Answer, Broken, Choose, Illegal, Outcome, answer, concede, prefer
from bot.kernel.engine import run
from bot.kernel.rng import WrongDie
from bot.kernel.state import Play, State, frame_names
from bot.workshop.expectations import unmet
from bot.workshop.known_words import known_refusals
from bot.workshop.matching import Unknown, differences, show
from bot.workshop.stage import Failed, Stage
from bot.workshop.yaml_lines import Loc, Wrong

NO_QUESTION = 0
"""The id of no ask."""
STOP = "stop_after"
"""The key of a step after which the game stands still."""


def opening(stage: Stage) -> None:
    """Run the arranged position to its first question."""
    with _watched(stage, ("change",) if stage.script.change else ("setup",)):
        stage.rules.check(stage.state)
        play = Play(stage.state)
        run(play)
        stage.took(Outcome(play))


def play_step(stage: Stage, step: Any, loc: Loc) -> None:
    """One entry of `play`."""
    with _watched(stage, loc):
        if step == "save":
            _save(stage, loc)
            return
        if not isinstance(step, dict):
            raise stage.document.wrong(loc, "write `player: {topic: answer}`, save or expect")
        if stage.stopped and set(step) != {"expect"}:
            raise stage.document.wrong(loc, "the step before was to be the last")
        if "expect" in step:
            _alone(stage, step, {"expect"}, loc)
            expect(stage, step["expect"], (*loc, "expect"))
        elif "refused" in step:
            _alone(stage, step, {"refused", "because"}, loc)
            _refused(stage, step["refused"], step.get("because"), loc)
        else:
            last = _last(stage, step.get(STOP), (*loc, STOP))
            players = {player: acts for player, acts in step.items() if player != STOP}
            for player, acts in players.items():
                for act in _acts(stage, player, acts, (*loc, player)):
                    stage.took(act.take(last), last)
            if last is not None and not last.reached:
                raise Failed(stage.document, [((*loc, STOP), "it did not end")], stage.stands())


def expect(stage: Stage, expected: dict[str, Any], loc: Loc) -> None:
    """Look, and fail with every difference."""
    try:
        found = list(unmet(expected, stage.look(), stage.positions.unordered))
    except Unknown as error:
        raise stage.document.wrong((*loc, *error.where), str(error)) from None
    if found:
        raise Failed(
            stage.document,
            [((*loc, *where), f"{'.'.join(map(str, where))}: {text}") for where, text in found],
            stage.stands(),
        )


class Last:
    """Ends a run as soon as a frame that was in progress is over."""

    def __init__(self, frame: str) -> None:
        """Wait for this one."""
        self.frame = frame
        self.begun = self.reached = False

    def __call__(self, state: State) -> bool:
        """Whether it is over now."""
        on = any(frame.frame == self.frame for frame in state.stack)
        self.reached = self.begun and not on
        self.begun = self.begun or on
        return self.reached


def _last(stage: Stage, wanted: Any, loc: Loc) -> Last | None:
    """What is to be over at the end of the step, if it says so; the game stands still then."""
    if wanted is None:
        return None
    prefix = stage.state.stack[0].frame.partition(".")[0] if stage.state.stack else ""
    known = [name for name in frame_names() if name.startswith(f"{prefix}.")]
    if f"{prefix}.{wanted}" not in known:
        names = ", ".join(name.removeprefix(f"{prefix}.") for name in known)
        raise stage.document.wrong(loc, f"there is no {wanted}: choose {names}")
    stage.stopped = True
    last = Last(f"{prefix}.{wanted}")
    last(stage.state)
    return last


class Act:
    """Something a player does: answer, give a standing order, or concede."""

    def __init__(self, stage: Stage, seat: int, topic: str, value: Any) -> None:
        """Take it as it is written; `value` belongs to the topic."""
        self.stage, self.seat, self.topic, self.value = stage, seat, topic, value

    def take(self, last: Last | None = None) -> Outcome[Any]:
        """Do it, or raise Illegal; the game goes on to its next question, or to the last step."""
        rules, state = self.stage.rules, self.stage.state
        if self.topic == "concede":
            return concede(rules, state, self.seat)
        if self.topic == "prefer":
            ((key, value),) = self.value.items()
            return prefer(rules, state, self.seat, key, value)
        return answer(rules, state, self.given(), halt=last)

    def given(self) -> Answer:
        """The answer, to the seat's own ask on the topic or else to somebody's."""
        asks = [ask for ask in self.stage.state.asks if ask.topic == self.topic]
        asks.sort(key=lambda ask: ask.seat != self.seat)
        if not asks:
            return Answer(seat=self.seat, ask=NO_QUESTION, value=None)
        value = self.stage.positions.value(asks[0], self.value)
        if isinstance(asks[0], Choose):
            seen = self.stage.look()
            players = {seen.option(option): option.id for option in asks[0].options}
            value = _words(value, players)
        return Answer(seat=self.seat, ask=asks[0].id, value=value)


def _words(value: Any, ids: dict[str, str]) -> Any:
    """Options such as `3` are written like numbers, players by name."""
    if isinstance(value, list):
        return [_words(one, ids) for one in value]
    if isinstance(value, str):
        return ids.get(value, value)
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _acts(stage: Stage, player: Any, acts: Any, loc: Loc) -> Iterator[Act]:
    """What one player does, one thing after the other."""
    seat = stage.seat(player, loc)
    if acts == "concede":
        yield Act(stage, seat, "concede", None)
        return
    if not isinstance(acts, dict) or not acts:
        raise stage.document.wrong(
            loc, "write {topic: answer}, {prefer: {order: choice}} or concede"
        )
    for topic, value in acts.items():
        if topic != "prefer":
            yield Act(stage, seat, str(topic), value)
            continue
        if not isinstance(value, dict) or not value:
            raise stage.document.wrong((*loc, topic), "write {prefer: {order: choice}}")
        for key, choice in value.items():
            yield Act(stage, seat, "prefer", {key: choice})


def _refused(stage: Stage, what: Any, because: Any, loc: Loc) -> None:
    """The rules must not allow it, for this reason, and nothing may have changed."""
    reason, params = _because(because)
    if not isinstance(what, dict) or len(what) != 1 or reason is None:
        raise stage.document.wrong(loc, "write `refused: {player: {topic: answer}}` and `because:`")
    if reason not in known_refusals():
        raise stage.document.wrong((*loc, "because"), f"nothing is refused because of {reason}")
    ((player, acts),) = what.items()
    found = list(_acts(stage, player, acts, (*loc, "refused", player)))
    if len(found) != 1:
        raise stage.document.wrong(loc, "only one thing can be refused at a time")
    before = stage.rules.dump(stage.state)
    try:
        found[0].take()
    except Illegal as error:
        if error.reason != reason:
            text = f"expected to be refused because of {reason}, got {error}"
            raise Failed(stage.document, [((*loc, "because"), text)], stage.stands()) from None
        _check_params(stage, params, error, (*loc, "because"))
    else:
        text = f"expected {show(what)} to be refused, it was taken"
        raise Failed(stage.document, [(loc, text)], stage.stands())
    if stage.rules.dump(stage.state) != before:
        raise Failed(stage.document, [(loc, "the refusal changed the position")])


def _because(because: Any) -> tuple[str | None, dict[str, Any]]:
    """The reason of a refusal, and what it is expected to say: `{out-of-range: {max: 5}}`."""
    if isinstance(because, str):
        return because, {}
    if isinstance(because, dict) and len(because) == 1:
        ((reason, params),) = because.items()
        if isinstance(params, dict):
            return str(reason), params
    return None, {}


def _check_params(stage: Stage, expected: dict[str, Any], error: Illegal, loc: Loc) -> None:
    plain = {key: stage.look().plain(value) for key, value in error.params.items()}
    try:
        found = list(differences(expected, plain))
    except Unknown as unknown:
        raise stage.document.wrong((*loc, *unknown.where), str(unknown)) from None
    if found:
        text = [((*loc, error.reason, *at), f"{show(list(at))}: {said}") for at, said in found]
        raise Failed(stage.document, text)


def _save(stage: Stage, loc: Loc) -> None:
    text = stage.rules.dump(stage.state)
    stage.state = stage.rules.load(text)
    if stage.rules.dump(stage.state) != text:
        raise Failed(stage.document, [(loc, "the position is not the same once saved and loaded")])


def _alone(stage: Stage, step: dict[Any, Any], keys: set[str], loc: Loc) -> None:
    for key in step:
        if key not in keys:
            raise stage.document.wrong((*loc, key), f"{key} has to be a step of its own")


@contextmanager
def _watched(stage: Stage, loc: Loc) -> Iterator[None]:
    """Whatever goes wrong is said at the line of the step; the dice must be enough."""
    try:
        yield
    except (Wrong, Failed):
        raise
    except Illegal as error:
        text = f"refused: {_said(stage, error)}"
        raise Failed(stage.document, [(loc, text)], stage.stands()) from None
    except WrongDie as error:
        used = len(stage.script.dice) + 1 - len(stage.state.rng.forced)
        text = f"{error}; write `7/8` for a seven on a die with eight sides"
        raise Failed(stage.document, [(("dice", used), text)]) from None
    except Broken as error:
        raise Failed(stage.document, [(loc, f"an invariant does not hold: {error}")]) from None
    except Exception as error:  # a crash of the rules is a finding about this line, not the end
        text = f"the rules crash: {type(error).__name__}: {error}"
        raise Failed(stage.document, [(loc, text)]) from None
    if stage.script.seed is None and not stage.state.rng.forced:
        raise Failed(stage.document, [(loc, "more dice were rolled than `dice` gives")])


def _said(stage: Stage, error: Illegal) -> str:
    names = stage.names
    asked = [f"{names[ask.seat]} {ask.topic}" for ask in stage.state.asks]
    if error.reason != "no-such-question":
        return str(error)
    return f"that is not asked now; asked: {', '.join(asked) or 'nothing'}"
