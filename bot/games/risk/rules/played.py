"""R15.2, R17.1: using a character or playing a maester card, from its price to its effect."""

from typing import TYPE_CHECKING, Any

from bot.games.risk.rules.cards import characters
from bot.games.risk.rules.effects import EFFECTS
from bot.games.risk.rules.effects.base import Card, Effect
from bot.games.risk.rules.orders import at_once, order
from bot.kernel import Choose, Option, Play
from bot.kernel.asks import AnyAsk
from bot.kernel.uses import beneath

if TYPE_CHECKING:
    from bot.games.risk.rules.state import RiskState

STEEL = "valyrian_steel"
SIDES = 6
"""Of the die that cards let roll."""


class Paid(Card):
    """How every card begins: its price, then whoever could cancel it."""

    @property
    def ability(self) -> Effect:
        """The card's rule."""
        return EFFECTS[self.card]

    def pay(self, play: Play["RiskState"]) -> None:
        """R15.2, R17.1: the price first; a character is turned down, a maester card discarded."""
        from bot.games.risk.rules.window import price

        state = play.state
        cost = price(state, self.seat, self.card)
        state.pay(self.seat, cost)
        if self.card in characters():
            state.face_down.append(self.card)
            play.emit(
                "used-character",
                seat=f"seat:{self.seat}",
                character=f"character:{self.card}",
                cost=cost,
            )
            return
        state.maesters[self.seat].remove(self.card)
        state.maester_discard.append(self.card)
        play.reveal()
        play.emit(
            "played-maester", seat=f"seat:{self.seat}", maester=f"maester:{self.card}", cost=cost
        )

    def may_be_cancelled(self, play: Play["RiskState"]) -> None:
        """A16: whoever holds the card against it may play it; what was paid stays paid."""
        from bot.games.risk.rules.window import open_window

        if self.card not in characters():
            open_window(play, "played", play.state.opponents(self.seat))


class Played(Paid, name="risk.played"):
    """Pay and reveal; others may cancel (A16); choose, roll, take effect."""

    steps = ("pay", "may_be_cancelled", "choose", "roll", "steel", "turn_die", "resolve")

    def foretold(self, state: "RiskState", ask: AnyAsk) -> Any:
        """A standing order leaves what the card lets choose to its likeliest answer."""
        return ask.default if self.by_order else None

    def roll(self, play: Play["RiskState"]) -> str | None:
        """A six-sided die for everybody whom the card lets roll."""
        rollers = self.ability.rollers(play.state, self.seat)
        self.rolls = {seat: play.roll(SIDES) for seat in rollers}
        for seat, value in self.rolls.items():
            play.emit("rolled-for-card", seat=f"seat:{seat}", roll=value)
        return None if rollers else "resolve"

    def steel(self, play: Play["RiskState"]) -> None:
        """Valyrian Steel works on any die one has rolled.

        Whoever might hold it is asked, holding it or not, so that the question tells nothing.
        """
        from bot.games.risk.rules.window import price

        state = play.state
        for seat, value in self.rolls.items():
            if value == SIDES or price(state, seat, STEEL) > state.gold[seat]:
                continue
            holds = STEEL in state.maesters[seat]
            if holds and at_once(state, seat, STEEL, ""):
                self.answers[f"steel/{seat}"] = ["yes"]
            elif not self._asks_for_steel(state, seat, holds):
                if holds:
                    play.followed(seat, *_silencing(state, seat))
            else:
                options = [Option(id="yes", label="turn-die"), Option(id="no", label="leave-die")]
                play.ask(
                    Choose(
                        seat=seat,
                        topic="steel",
                        purpose="act",
                        quiet=["no"],
                        public="act",
                        about={"roll": value},
                        options=options if holds else options[1:],
                        veiled=state.preference(seat, "maesters", "declared") != "able",
                        default=["no"],
                    )
                )

    def _asks_for_steel(self, state: "RiskState", seat: int, holds: bool) -> bool:
        wish = state.preference(seat, "maesters", "declared")
        if wish == "never" or order(state, seat, STEEL) != "usual":
            return False
        seen = STEEL in state.maester_discard
        return holds if wish == "able" else bool(state.maesters[seat]) and not seen

    def turn_die(self, play: Play["RiskState"]) -> None:
        """There is one Valyrian Steel, so one seat at most plays it; it is a card of its own."""
        for seat in self.rolls:
            if f"steel/{seat}" in self.answers and self.chosen("steel", seat) == "yes":
                play.push(Steel(seat=seat, card=STEEL))


def _silencing(state: "RiskState", seat: int) -> tuple[str, str]:
    """The order that keeps this seat from being asked about Valyrian Steel, and its choice."""
    if order(state, seat, STEEL) != "usual":
        return f"use_{STEEL}", f"use:{order(state, seat, STEEL)}"
    return "maesters", state.preference(seat, "maesters", "declared")


class Steel(Paid, name="risk.steel"):
    """Valyrian Steel on the die of the card beneath; A16: others may cancel it like any other."""

    steps = ("pay", "may_be_cancelled", "turn")

    def turn(self, play: Play["RiskState"]) -> None:
        """Turn the die to its highest face."""
        played = beneath(play.state, self)
        assert isinstance(played, Played)
        if not self.cancelled:
            played.rolls[self.seat] = SIDES
