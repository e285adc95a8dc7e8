"""When cards can be played, and playing them: a card opens a window, in which cards are played."""

from typing import Any

from bot.games.risk.rules.cards import characters, maesters
from bot.games.risk.rules.effects import EFFECTS
from bot.games.risk.rules.effects.base import Card, Effect
from bot.games.risk.rules.fight import Attack, Clash, innermost
from bot.games.risk.rules.orders import at_once, order
from bot.games.risk.rules.state import RiskState
from bot.games.risk.rules.usable_cards import ANY_TIME, offered, ordered, price, wish_in, withheld
from bot.kernel import Choose, Option, Play, windows
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of
from bot.kernel.uses import beneath

PUBLIC = {
    "turn_start": "reinforce",
    "reinforce": "reinforce",
    "before_invasions": "invade",
    "conquered": "invade",
    "declared": "invade",
    "maneuver": "maneuver",
    "draw": "draw",
}
"""In one's own turn a window looks like the question that follows it."""
STEEL = "valyrian_steel"
SIDES = 6
"""Of the die that cards let roll."""


class Window(windows.Window, name="risk.window"):
    """A16: the active player first, then clockwise; each may play until they pass."""

    together = False

    kind: str

    def offer(self, play: Play[RiskState]) -> str | None:
        """Follow the next seat's orders, and ask it if something is left to decide."""
        state = play.state
        if self.seats and not self.closed(play):
            seat = self.seats[0]
            if card := ordered(state, seat, self.kind):
                play.followed(seat, f"use_{card}", label_of("use", order(state, seat, card)))
                play.push(Played(seat=seat, card=card, by_order=True))
                return "offer"
        return super().offer(play)

    def closed(self, play: Play[RiskState]) -> bool:
        """Nothing is left to react to once the invasion is off or the attackers are gone."""
        attack, clash = innermost(play.state, Attack), innermost(play.state, Clash)
        if self.kind == "played":
            return False
        return bool(attack and attack.cancelled) or bool(clash and clash.attack == 0)

    def after_act(self, seat: int) -> list[int]:
        """The same seat again; who has passed before it does not come back."""
        return self.seats

    def question(self, play: Play[RiskState], seat: int) -> Choose | None:
        """What this seat could use; an empty list keeps up appearances."""
        state = play.state
        cards = offered(state, seat, self.kind)
        if cards is None:
            return None
        own = seat == state.turn
        options = [
            Option(
                id=card,
                label=label_of(_sort(card), card),
                note="claim" if card in state.map.territories else "ability",
                args={}
                if card in state.map.territories
                else {"cost": price(state, seat, card), "effect": label_of("effect", card)},
            )
            for card in cards
        ]
        return Choose(
            seat=seat,
            topic="act",
            purpose="act",
            quiet=["pass"],
            public=PUBLIC.get(self.kind, "act") if own else "react",
            about=self.about(play, seat),
            options=[*options, Option(id="pass", label="pass")],
            # A question with nothing to play waits like any other.
            veiled=wish_in(state, seat, self.kind) == "cover",
            default=["pass"],
        )

    def about(self, play: Play[RiskState], seat: int) -> dict[str, Any]:
        """What is going on: who attacks whom, and the dice if they lie open."""
        state = play.state
        attack, clash = innermost(state, Attack), innermost(state, Clash)
        rolled = clash if clash is not None and clash.attack_dice else None
        return {
            "window": label_of("window", self.kind),
            **self._played(state),
            "gold": state.gold[seat],
            "fight": attack is not None,
            "source": label_of("territory", attack.source) if attack else "",
            "target": label_of("territory", attack.target) if attack else "",
            "dice": rolled is not None,
            **(rolled.shown() if rolled else {"attack": [], "defence": []}),
        }

    def _played(self, state: RiskState) -> dict[str, str]:
        """The card that was played, and by whom, where this is what can be reacted to."""
        card = innermost(state, Paid) if self.kind == "played" else None
        if card is None:
            return {}
        return {"played": label_of(_sort(card.card), card.card), "by": label_of("seat", card.seat)}

    def perform(self, play: Play[RiskState], seat: int, act: str) -> None:
        """Use the character, play the maester card, or call up the smallfolk."""
        if act in play.state.map.territories:
            _claim(play, seat, act)
        else:
            play.push(Played(seat=seat, card=act))


def _sort(card: str) -> str:
    if card in characters():
        return "character"
    return "maester" if card in maesters() else "territory"


def _claim(play: Play[RiskState], seat: int, card: str) -> None:
    """Rally the Smallfolk: the card is turned up and its units stand there."""
    state = play.state
    found = next(r for r in state.rallied if r.seat == seat and r.card == card)
    state.rallied.remove(found)
    state.discard.append(card)
    state.add(seat, card, found.units)
    play.reveal()
    play.emit(
        "rallied",
        seat=label_of("seat", seat),
        territory=label_of("territory", card),
        units=found.units,
    )


def open_window(play: Play[RiskState], kind: str, seats: list[int]) -> None:
    """Open a window if anybody is to be asked in it, or has ordered to use something."""
    state = play.state
    seats = [seat for seat in seats if seat >= 0 and seat not in state.out]
    if not state.options.has("characters"):
        return
    for seat in seats:
        for key, choice in withheld(state, seat, kind):
            play.followed(seat, key, choice)
    if any(ordered(state, seat, kind) or offered(state, seat, kind) is not None for seat in seats):
        play.push(Window(kind=kind, seats=seats))


def interrupted(play: Play[RiskState]) -> bool:
    """A15: whoever wants to play a card of any time gets to do so before the next question.

    Only a wish given ahead stops the game, so that waiting gives nothing away. It is used up.
    """
    state = play.state
    wishing = [
        seat
        for seat in [state.turn, *state.opponents(state.turn)]
        if state.preference(seat, ANY_TIME, "no") == "next" and seat not in state.conceded
    ]
    for seat in wishing:
        state.preferences[seat][ANY_TIME] = "no"
    before = len(state.stack)
    if wishing and state.options.has("maesters"):
        open_window(play, ANY_TIME, wishing)
    return len(state.stack) > before


class Paid(Card):
    """How every card begins: its price, then whoever could cancel it."""

    @property
    def ability(self) -> Effect:
        """The card's rule."""
        return EFFECTS[self.card]

    def pay(self, play: Play[RiskState]) -> None:
        """R15.2, R17.1: the price first; a character is turned down, a maester card discarded."""
        state = play.state
        cost = price(state, self.seat, self.card)
        state.pay(self.seat, cost)
        if self.card in characters():
            state.face_down.append(self.card)
            play.emit(
                "used-character",
                seat=label_of("seat", self.seat),
                character=label_of("character", self.card),
                cost=cost,
            )
            return
        state.maesters[self.seat].remove(self.card)
        state.maester_discard.append(self.card)
        play.reveal()
        play.emit(
            "played-maester",
            seat=label_of("seat", self.seat),
            maester=label_of("maester", self.card),
            cost=cost,
        )

    def put(self, play: Play[RiskState], ask: AnyAsk) -> None:
        """Ask what the card leaves to choose, and say which card that is."""
        kind = "character" if self.card in characters() else "maester"
        about = {"card": label_of(kind, self.card), **ask.about}
        super().put(play, ask.model_copy(update={"about": about}))

    def may_be_cancelled(self, play: Play[RiskState]) -> None:
        """A16: whoever holds the card against it may play it; what was paid stays paid."""
        if self.card not in characters():
            open_window(play, "played", play.state.opponents(self.seat))


class Played(Paid, name="risk.played"):
    """Pay and reveal; others may cancel (A16); choose, roll, take effect."""

    steps = ("pay", "may_be_cancelled", "choose", "roll", "steel", "turn_die", "resolve")

    def foretold(self, state: RiskState, ask: AnyAsk) -> Any:
        """A standing order leaves what the card lets choose to its likeliest answer."""
        return ask.default if self.by_order else None

    def roll(self, play: Play[RiskState]) -> str | None:
        """A six-sided die for everybody whom the card lets roll."""
        rollers = self.ability.rollers(play.state, self.seat)
        self.rolls = {seat: play.roll(SIDES) for seat in rollers}
        for seat, value in self.rolls.items():
            play.emit("rolled-for-card", seat=label_of("seat", seat), roll=value)
        return None if rollers else "resolve"

    def steel(self, play: Play[RiskState]) -> None:
        """Valyrian Steel works on any die one has rolled.

        Whoever might hold it is asked, holding it or not, so that the question tells nothing.
        """
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

    def _asks_for_steel(self, state: RiskState, seat: int, holds: bool) -> bool:
        wish = state.preference(seat, "maesters", "declared")
        if wish == "never" or order(state, seat, STEEL) != "usual":
            return False
        seen = STEEL in state.maester_discard
        return holds if wish == "able" else bool(state.maesters[seat]) and not seen

    def turn_die(self, play: Play[RiskState]) -> None:
        """There is one Valyrian Steel, so one seat at most plays it; it is a card of its own."""
        for seat in self.rolls:
            if f"steel/{seat}" in self.answers and self.chosen("steel", seat) == "yes":
                play.push(Steel(seat=seat, card=STEEL))


def _silencing(state: RiskState, seat: int) -> tuple[str, str]:
    """The order that keeps this seat from being asked about Valyrian Steel, and its choice."""
    if order(state, seat, STEEL) != "usual":
        return f"use_{STEEL}", label_of("use", order(state, seat, STEEL))
    return "maesters", state.preference(seat, "maesters", "declared")


class Steel(Paid, name="risk.steel"):
    """Valyrian Steel on the die of the card beneath; A16: others may cancel it like any other."""

    steps = ("pay", "may_be_cancelled", "turn")

    def turn(self, play: Play[RiskState]) -> None:
        """Turn the die to its highest face."""
        played = beneath(play.state, self)
        assert isinstance(played, Played)
        if not self.cancelled:
            played.rolls[self.seat] = SIDES
