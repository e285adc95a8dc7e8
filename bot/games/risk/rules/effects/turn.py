"""Cards of one's own turn, and those that can be played at any time."""

from bot.games.risk.rules.board import facts
from bot.games.risk.rules.choices import territory_keys
from bot.games.risk.rules.effects.base import (
    Card,
    Effect,
    ask_territory,
    place_special,
    reinforce,
)
from bot.games.risk.rules.end import draw_cards
from bot.games.risk.rules.fight import innermost
from bot.games.risk.rules.in_progress import CardDraw, Levy
from bot.games.risk.rules.state import RALLIED, Rallied, RiskState
from bot.kernel import Assign, Play
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of


class Flag(Effect):
    """Something that holds for the rest of the turn."""

    def __init__(self, name: str) -> None:
        """The field of the turn that says so."""
        self.name = name

    def fits(self, state: RiskState, seat: int) -> bool:
        """Return whether it has not been played this turn."""
        return not getattr(state.this_turn, self.name)

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Note that it holds for this turn."""
        setattr(play.state.this_turn, self.name, True)


class ExtraManeuver(Effect):
    """One more maneuver this turn."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """R19.2: allow one more maneuver this turn."""
        play.state.this_turn.maneuvers += 1


class ExtraCard(Effect):
    """One more territory card, for conquests or for none."""

    def __init__(self, *, least: int = 0, most: int = 99, strong: bool = False) -> None:
        """How many conquests; `strong`: only those with a castle or a port count."""
        self.least, self.most, self.strong = least, most, strong

    def fits(self, state: RiskState, seat: int) -> bool:
        """Count the conquests of this turn; A8: this card must not be the sixth."""
        taken = [t for t, _ in state.this_turn.conquests]
        if self.strong:
            taken = [t for t in taken if t in state.map.castles or t in state.map.ports]
        room = facts().hand_limit.cards - len(state.hands[seat])
        return self.least <= len(taken) <= self.most and _draws(state) < room

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """The draw follows."""
        play.state.this_turn.extra_cards += 1


class LookAtTwo(Flag):
    """The territory card is chosen out of two."""

    def fits(self, state: RiskState, seat: int) -> bool:
        """Only when a card is drawn; A8: with five in hand none is."""
        full = len(state.hands[seat]) >= facts().hand_limit.cards
        return _draws(state) > 0 and not full and super().fits(state, seat)


def _draws(state: RiskState) -> int:
    """How many territory cards are to be drawn in this turn so far."""
    draw = innermost(state, CardDraw)
    return state.this_turn.extra_cards + (draw is not None and draw.entitled)


class MoreUnits(Effect):
    """A die's worth of additional reinforcements."""

    def rollers(self, state: RiskState, seat: int) -> list[int]:
        """Return the seat that plays the card: it rolls."""
        return [seat]

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """They are placed with the others."""
        play.frame(Levy).units += card.rolls[card.seat]


class CastleUnit(Effect):
    """One more unit in a castle of one's own."""

    def _castles(self, state: RiskState, seat: int) -> list[str]:
        return [t for t in state.held(seat) if t in state.map.castles]

    def fits(self, state: RiskState, seat: int) -> bool:
        """A castle is needed."""
        return bool(self._castles(state, seat))

    def questions(self, state: RiskState, seat: int) -> list[AnyAsk]:
        """Ask which castle gets the unit."""
        return ask_territory(state, seat, self._castles(state, seat))

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Put one unit into the castle that was chosen."""
        reinforce(play, card.seat, card.chosen("card_territory", card.seat), 1)


class NewSpecial(Effect):
    """A special unit in a territory of one's own."""

    def __init__(self, kind: str) -> None:
        """Take the kind of special unit that it brings."""
        self.kind = kind

    def questions(self, state: RiskState, seat: int) -> list[AnyAsk]:
        """Ask in which territory the special unit is placed."""
        return ask_territory(state, seat, state.held(seat))

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """R14.6: place the special unit there."""
        place_special(play, card.seat, card.chosen("card_territory", card.seat), self.kind)


class ThreeUnits(Effect):
    """Three units, each in another territory of one's own."""

    def questions(self, state: RiskState, seat: int) -> list[AnyAsk]:
        """Ask where the units are placed."""
        held = state.held(seat)
        total = min(3, len(held))
        strongest = sorted(held, key=lambda t: -state.units[t])
        return [
            Assign(
                seat=seat,
                topic="card_units",
                public="act",
                about={"units": total},
                keys=territory_keys(state, held, most=dict.fromkeys(held, 1)),
                total=total,
                default=dict.fromkeys(strongest[:total], 1),
            )
        ]

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Place the units as they were shared out."""
        for territory, units in card.given("card_units", card.seat).items():
            reinforce(play, card.seat, territory, units)


class Rally(Effect):
    """Five units wait face down on a territory card until one holds the territory."""

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Only the player knows which card it is."""
        state = play.state
        for drawn in draw_cards(play, card.seat):
            state.rallied.append(Rallied(seat=card.seat, card=drawn, units=RALLIED))
            play.emit("rallies", seat=label_of("seat", card.seat))
            play.emit("rallies-where", to=[card.seat], territory=label_of("territory", drawn))
