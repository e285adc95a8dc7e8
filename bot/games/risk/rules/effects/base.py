"""What every card's effect has: when it fits, what it lets choose, what it does."""

from bot.games.risk.rules.choices import territory_options
from bot.games.risk.rules.state import RiskState
from bot.kernel import Choose, Option, Play
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of
from bot.kernel.uses import Ability, Use


class Card(Use):
    """A card being played, and the dice rolled for it."""

    card: str
    rolls: dict[int, int] = {}
    by_order: bool = False
    """Used by a standing order: what it lets choose is answered in the likeliest way."""


class Effect(Ability):
    """One card's rule."""

    stage = ""
    """A13: the step after a roll it belongs to: reroll, set or add."""
    also_pays = 0
    """Gold needed beyond the price."""

    def fits(self, state: RiskState, seat: int) -> bool:
        """Whether playing it now could do anything."""
        return True

    def questions(self, state: RiskState, seat: int) -> list[AnyAsk]:
        """What has to be chosen before it takes effect."""
        return []

    def rollers(self, state: RiskState, seat: int) -> list[int]:
        """Who rolls a six-sided die for it."""
        return []

    def resolve(self, play: Play[RiskState], card: Card) -> None:
        """Take effect; nothing for a character that acts elsewhere, as Tyrion does while buying."""


def ask_territory(state: RiskState, seat: int, places: list[str]) -> list[AnyAsk]:
    """Which of these territories."""
    return [
        Choose(
            seat=seat,
            topic="card_territory",
            purpose="target",
            public="act",
            options=territory_options(state, places),
            default=[max(places, key=lambda t: state.units[t])],
        )
    ]


def ask_opponent(seat: int, seats: list[int]) -> list[AnyAsk]:
    """Which of these players."""
    return [
        Choose(
            seat=seat,
            topic="card_opponent",
            purpose="target",
            public="act",
            options=[Option(id=str(other), label=label_of("seat", other)) for other in seats],
            default=[str(seats[0])],
        )
    ]


def ask_character(seat: int, known: list[str]) -> list[AnyAsk]:
    """Which of these characters."""
    return [
        Choose(
            seat=seat,
            topic="card_character",
            purpose="target",
            public="act",
            options=[Option(id=one, label=label_of("character", one)) for one in known],
            default=[known[0]],
        )
    ]


def destroy(play: Play[RiskState], by: int, territory: str, units: int) -> int:
    """Units removed by a card; A14: never the last one."""
    state = play.state
    units = min(units, state.units[territory] - 1)
    if units <= 0:
        return 0
    loser = state.owner[territory]
    state.remove(territory, units)
    if by == state.turn and loser >= 0 and loser != by:
        state.this_turn.kills += units
    play.emit(
        "lost-units",
        seat=label_of("seat", loser),
        territory=label_of("territory", territory),
        units=units,
        now=state.units[territory],
    )
    return units


def reinforce(play: Play[RiskState], seat: int, territory: str, units: int) -> None:
    """Units added by a card."""
    play.state.add(seat, territory, units)
    play.emit(
        "placed",
        seat=label_of("seat", seat),
        territory=label_of("territory", territory),
        units=units,
        now=play.state.units[territory],
    )


def place_special(play: Play[RiskState], seat: int, territory: str, kind: str) -> None:
    """R14.6: a special unit may stand in any territory one controls."""
    play.state.add_special(territory, kind)
    play.emit(
        "placed-special",
        seat=label_of("seat", seat),
        territory=label_of("territory", territory),
        special=label_of("special", kind),
    )
