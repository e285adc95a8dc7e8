"""A scenario being played: the position, what has happened, and who is called what."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.kernel import Answer, Event, Outcome, Rules, answer
from bot.kernel.positions import Positions
from bot.workshop.expectations import Seen
from bot.workshop.yaml_lines import Document, Loc


class Failed(Exception):
    """An expectation does not hold: file, line, what was expected and what came, one line each."""

    def __init__(self, document: Document, found: list[tuple[Loc, str]]) -> None:
        """Put every line together."""
        lines = [f"{document.path}:{document.line(loc)}: {text}" for loc, text in found]
        super().__init__("\n".join(lines))


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
    dice: list[int] = []
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

    def took(self, outcome: Outcome[Any]) -> None:
        """Go on from here; the invariants must hold."""
        self._go_on(outcome)
        while self.script.veils == "lift":
            veiled = [ask for ask in self.state.asks if ask.veiled and ask.owed and ask.forced]
            if not veiled:
                return
            ask = veiled[0]
            given = Answer(seat=ask.seat, ask=ask.id, value=ask.forced)
            self._go_on(answer(self.rules, self.state, given))

    def _go_on(self, outcome: Outcome[Any]) -> None:
        self.state = outcome.state
        self.events += outcome.events
        self.revealed = outcome.revealed
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
        return Seen(facts, self.state.asks, self.events, names)
