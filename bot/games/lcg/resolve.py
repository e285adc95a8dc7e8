"""R16.1 (7): an effect resolves, step by step; questions inside it go round in player order."""

from typing import Any

from pydantic import JsonValue

from bot.games.lcg.context import Context
from bot.games.lcg.deed import Deed
from bot.games.lcg.edition import edition_of
from bot.games.lcg.entry import Ask, Step
from bot.games.lcg.first import FirstDecides
from bot.games.lcg.occurrence import Occurrence, Told, beneath
from bot.games.lcg.state import Delayed, LcgPlay, LcgState
from bot.kernel import AFTER, DONE, Choose, Frame, Illegal, Option
from bot.kernel.labels import label_of
from bot.kernel.turns import LABEL


class Resolve(Told, name="lcg.resolve"):
    """One block of steps of one ability."""

    steps = ("go", "ask", "hear", "ran")

    seat: int
    card: int
    code: str
    ability: int
    block: int = 0
    place: int = 0
    deed: int = -1
    """The place, in the occurrence below, of what the ability answers to."""
    memory: dict[str, list[JsonValue]] = {}
    open: list[int] = []
    """Those who are asked by the present step, in player order."""
    kept: dict[int, list[str]] = {}
    late: list[int] = []
    """Those who want to hear the ones before them first."""

    def go(self, play: LcgPlay) -> str:
        """Begin the next step, or end."""
        state = play.state
        steps = edition_of(state).ability(self.code, self.ability).blocks[self.block]
        if self.place >= len(steps):
            self._hand_back(state)
            return DONE
        step = steps[self.place]
        if step.then and not self.success:
            return "ran"
        self.success = True
        c = self.context(play)
        if isinstance(step, Ask):
            self.open = [seat for seat in step.seats(c) if step.question(c, seat) is not None]
            self.kept, self.late = {}, []
            self.success = bool(self.open)
            return "ask" if self.open else "ran"
        if step.run(c) is False:
            self.success = False
        return "ran"

    def ask(self, play: LcgPlay) -> None:
        """R28.1: all at once; whoever wants to hear the earlier ones first may say so."""
        c, step = self.context(play), self._step(play.state)
        assert isinstance(step, Ask)
        before = False
        for seat in self.open:
            if seat in self.kept:
                continue
            if seat not in self.late or not before:
                question = step.question(c, seat)
                assert question is not None
                if before and question.forced is None and question.min <= 1:
                    question.options.append(Option(id=AFTER, label=LABEL))
                question.which = "effect"
                play.ask(question)
            before = True

    def hear(self, play: LcgPlay) -> str:
        """Go on once everybody has answered."""
        for key, value in self.answers.items():
            seat = int(key.split("/")[1])
            assert isinstance(value, list)
            if AFTER in value:
                self.late.append(seat)
            else:
                self.kept[seat] = [str(one) for one in value]
        self.answers.clear()
        if len(self.kept) < len(self.open):
            return "ask"
        c, step = self.context(play), self._step(play.state)
        assert isinstance(step, Ask)
        if step.heard(c, {seat: self.kept[seat] for seat in self.open}) is False:
            self.success = False
        return "ran"

    def ran(self, play: LcgPlay) -> str:
        """The step is over, with everything it led to."""
        self.place += 1
        return "go"

    def check_pick(self, state: LcgState, seat: int, value: list[str]) -> None:
        """Waiting for those before me goes with nothing else."""
        if AFTER in value and len(value) > 1:
            raise Illegal("after-for-all")

    def context(self, play: LcgPlay) -> Context:
        """The game as this effect sees it."""
        return Context(
            play.state,
            self.seat,
            self.card,
            self.event(play.state),
            memory=self.memory,
            play=play,
            place=(self.code, self.ability, self.block, self.place),
        )

    def event(self, state: LcgState) -> Deed | None:
        """What the ability answers to."""
        return answered(state, self, self.deed)

    def _step(self, state: LcgState) -> Step:
        return edition_of(state).ability(self.code, self.ability).blocks[self.block][self.place]

    def _hand_back(self, state: LcgState) -> None:
        """What was chosen in steps inside another one is known to the steps after that."""
        below = state.stack[-2] if len(state.stack) > 1 else None
        if isinstance(below, Resolve) and self.block:
            below.memory |= self.memory


def run_block(c: Context, block: int) -> None:
    """Resolve steps that lie inside another step."""
    code, ability, _, _ = c.place
    below = c.state.stack[-1]
    assert isinstance(below, Resolve)
    c.running.push(
        Resolve(
            seat=c.you,
            card=c.me,
            code=code,
            ability=ability,
            block=block,
            memory=c.memory,
            deed=below.deed,
        )
    )


def answered(state: LcgState, frame: Frame, place: int) -> Deed | None:
    """The deed that a frame's ability answers to."""
    if place < 0:
        return None
    happening = beneath(state, frame)
    return happening.deeds[place] if happening is not None else None


class Due(FirstDecides, name="lcg.due"):
    """R28.2: several delayed effects whose moment has come; the first player orders them."""

    steps = ("next", "take")

    effects: list[Delayed] = []
    places: list[int] = []
    """For each the place, in the occurrence below, of what it has waited for."""

    def next(self, play: LcgPlay) -> str | None:
        """The first player names the next one each time, unless ordered otherwise (A29.10)."""
        state = play.state
        if not self.effects:
            return DONE
        options = [
            Option(
                id=f"delayed:{state.name(one.card)}.{number}",
                label=state.label(one.card),
                args={"seat": label_of("seat", one.seat)},
            )
            for number, one in enumerate(self.effects)
        ]
        if len(options) > 1 and play.order(state.first, "forced_order", "ask", "ask") != "ask":
            options = options[:1]
        play.ask(
            Choose(
                seat=self.asks_first(state),
                topic="order",
                purpose="order",
                public="order",
                options=options,
                default=[options[0].id],
            )
        )
        return None

    def take(self, play: LcgPlay) -> str:
        """Resolve it completely before the next."""
        number = int(self.decided("order", play.state).rpartition(".")[2])
        one, place = self.effects.pop(number), self.places.pop(number)
        play.push(
            Resolve(
                seat=one.seat,
                card=one.card,
                code=one.code,
                ability=one.ability,
                block=one.block,
                memory=one.memory,
                deed=place,
            )
        )
        return "next"


def due(play: LcgPlay, happening: Occurrence) -> None:
    """R18.9: resolve the delayed effects whose moment has come."""
    state = play.state
    ready = Due()
    for one in list(state.delayed):
        step = _waiting(state, one.code, one.ability, one.block)
        for place, deed in enumerate(happening.deeds):
            c = Context(state, one.seat, one.card, deed, memory=dict(one.memory))
            if deed.status == "done" and deed.kind in step.kinds and step.test(c):
                ready.effects.append(one)
                ready.places.append(place)
                state.delayed.remove(one)
                break
    if ready.effects:
        play.push(ready)


def _waiting(state: LcgState, code: str, ability: int, block: int) -> Any:
    blocks = edition_of(state).ability(code, ability).blocks
    for step in (step for steps in blocks for step in steps):
        if step.waits is not None and step.number <= block < step.number + len(step.blocks):
            return step.waits
    raise KeyError(code)
