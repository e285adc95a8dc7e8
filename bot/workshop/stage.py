"""A scenario being played: the position, what has happened, and who is called what."""

import re
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticCustomError

from bot.kernel import Answer, Event, Outcome, Rules, answer
from bot.kernel.asks import AnyAsk
from bot.kernel.engine import Halt
from bot.kernel.positions import Positions
from bot.workshop.expectations import Seen
from bot.workshop.matching import show
from bot.workshop.yaml_lines import Document, Loc


class Failed(Exception):
    """An expectation does not hold: file, line, what was expected and what came, one line each.

    Below it, indented: where the game stands, and what is asked.
    """

    def __init__(
        self, document: Document, found: list[tuple[Loc, str]], stands: Sequence[str] = ()
    ) -> None:
        """Put every line together."""
        lines = [f"{document.path}:{document.line(loc)}: {text}" for loc, text in found]
        super().__init__("\n".join([*lines, *(f"    {line}" for line in stands)]))


def _is_die(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise PydanticCustomError("die", "")
    if isinstance(value, str) and not re.fullmatch(r"\d{1,3}/\d{1,3}", value):
        raise PydanticCustomError("die", "")
    return value


Die = Annotated[int | str, BeforeValidator(_is_die)]


class Script(BaseModel):
    """A scenario file; what depends on the game is checked when the game is known."""

    model_config = ConfigDict(extra="forbid")

    game: str
    title: str
    rules: list[str] = Field(min_length=1)
    setup: str
    seed: str | None = None
    """Lets chance decide what `dice` does not."""
    options: dict[str, Any] = {}
    veils: Literal["lift", "keep"] = "lift"
    """`lift`: who can only pass in secret does so at once, as the table would see to."""
    change: dict[str, Any] = {}
    dice: list[Die] = []
    """What the dice show; `7/8` is a seven on a die with eight sides."""
    on_top: list[str] = []
    """Cards and names that come first, in this order, wherever they are shuffled."""
    play: list[Any] = []
    expect: dict[str, Any] = {}


class Stage:
    """Where a scenario stands."""

    def __init__(
        self,
        document: Document,
        script: Script,
        rules: Rules[Any],
        positions: Positions[Any],
        state: Any,
    ) -> None:
        """Begin with the arranged position."""
        self.document = document
        self.script = script
        self.rules = rules
        self.positions = positions
        self.state = state
        self.events: list[Event] = []
        self.revealed = False
        self.spared: list[AnyAsk] = []
        """Questions with one answer, which nobody was asked, since the start."""
        self.just_spared: list[AnyAsk] = []
        """Those of the last step."""
        self.stopped = False
        """Whether a step was to be the last."""

    @property
    def names(self) -> dict[int, str]:
        """What the players are called now; -1 is nobody's seat."""
        known = enumerate(self.positions.names(self.state))
        return {-1: "neutral"} | {seat: name or f"player-{seat + 1}" for seat, name in known}

    def seat(self, name: Any, loc: Loc) -> int:
        """A player by name, or by `player-1` and so on."""
        names = self.names
        for seat in range(self.state.seats):
            if name in (names[seat], f"player-{seat + 1}"):
                return seat
        known = ", ".join(names[seat] for seat in range(self.state.seats))
        raise self.document.wrong(loc, f"{name} does not play: {known} do")

    def took(self, outcome: Outcome[Any], halt: Halt | None = None) -> None:
        """Go on from here; the invariants must hold. `halt` ends the run, veils or not."""
        self.just_spared = []
        self._go_on(outcome)
        while self.script.veils == "lift":
            veiled = [ask for ask in self.state.asks if ask.veiled and ask.owed and ask.forced]
            if not veiled:
                return
            ask = veiled[0]
            given = Answer(seat=ask.seat, ask=ask.id, value=ask.forced)
            self._go_on(answer(self.rules, self.state, given, halt=halt))

    def _go_on(self, outcome: Outcome[Any]) -> None:
        self.state = outcome.state
        self.events += outcome.events
        self.revealed = outcome.revealed
        self.spared += outcome.spared
        self.just_spared += outcome.spared
        if self.state.asks or self.state.finish is not None:
            # In the middle of a rule (`stop_after`) not everything is in its place.
            self.rules.check(self.state)

    def look(self) -> Seen:
        """What there is to see now."""
        names = self.names
        finish = self.state.finish
        over: dict[str, Any] | None = None
        if finish is not None:
            over = {
                "reason": finish.reason,
                "winners": [names[seat] for seat in finish.winners],
                "places": [[names[seat] for seat in place] for place in finish.places],
                "points": {names[seat]: points for seat, points in finish.points.items()},
            }
        facts = self.positions.observe(self.state) | {
            "finish": over,
            "revealed": self.revealed,
            "waiting": sorted({names[ask.seat] for ask in self.state.asks if ask.owed}),
        }
        asks, spared = self.state.asks, self.spared
        game, events, positions = self.script.game, self.events, self.positions
        return Seen(game, facts, asks, spared, events, names, self._view, positions)

    def _view(self, seat: int | None) -> dict[str, Any]:
        """What this seat, or everybody, may know."""
        found: dict[str, Any] = self.rules.view(self.state, seat).model_dump(mode="json")
        return found

    def stands(self) -> list[str]:
        """Where the game stands and what is asked, for somebody whose expectation does not hold."""
        seen = self.look()
        marks = ("round", "turn", "phase", "challenger", "defender")
        known = [f"{key} {show(seen.facts[key])}" for key in marks if seen.facts.get(key)]
        lines = [f"the game stands at: {', '.join(known) or 'its start'}"]
        if seen.facts["finish"] is not None:
            lines.append(f"it is over: {show(seen.facts['finish'])}")
        lines += [f"open: {seen.question(ask)}" for ask in self.state.asks]
        if not self.state.asks and seen.facts["finish"] is None:
            lines.append("nothing is asked")
        lines += [
            f"not asked, since there is one answer: {seen.question(ask)}"
            for ask in self.just_spared
        ]
        return lines
