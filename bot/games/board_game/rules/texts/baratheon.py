"""R11: the texts of House Baratheon."""

from bot.games.board_game.rules.acts import discard
from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.muster import upgrade
from bot.games.board_game.rules.sides import helpers, own_units, supported
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.texts.base import Decision, Text, card_options, change, one_or_none
from bot.kernel import Choose, Option
from bot.kernel.labels import label_of


class Stannis(Text):
    """A11.09: +1 while the opponent is higher on the throne track."""

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """Judged when totals are formed."""
        other = fight.other(seat)
        return int(state.place(other, "iron_throne") < state.place(seat, "iron_throne"))


class Renly(Decision):
    """A11.10: on a win a footman becomes a knight."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """One that fought, or an own supporter."""
        if fight.winner != seat or not state.reserve(seat, "knight"):
            return None
        areas = [
            area
            for area in helpers(state, fight, seat)
            if state.owner(area) == seat and state.forces[area].count("footman")
        ]
        fought = own_units(state, fight, seat).get("footman", 0)
        if seat == fight.defender and fight.region in state.forces:
            fought = state.forces[fight.region].count("footman")
        here = [Option(id="combat", label=label_of("region", fight.region))] if fought else []
        options = here + [Option(id=area, label=label_of("region", area)) for area in areas]
        if not options:
            return None
        return one_or_none(seat, "renly_baratheon", options)

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """From the reserve."""
        if choice == "none":
            return
        if choice != "combat" or seat == fight.defender:
            upgrade(play, fight.region if choice == "combat" else choice, "knight", "card")
            return
        change(fight.attackers, "footman", -1)
        change(fight.attackers, "knight", 1)
        play.emit(
            "upgraded",
            seat=label_of("seat", seat),
            region=label_of("region", fight.region),
            unit="unit:knight",
            why="why:card",
        )


class Davos(Text):
    """While Stannis is discarded: +1 and a sword."""

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """Return 1 if Stannis is in the discard pile."""
        return int("stannis_baratheon" in state.piles[seat])

    def icons(self, state: BoardState, fight: Fight, seat: int) -> tuple[int, int]:
        """Return one sword if Stannis is in the discard pile."""
        return int("stannis_baratheon" in state.piles[seat]), 0


class Salladhor(Text):
    """A11.11: supported, all ships but Baratheon's count 0."""

    def unit_value(
        self, state: BoardState, fight: Fight, seat: int, owner: int, unit: str, value: int
    ) -> int:
        """On both sides, helpers included."""
        if unit == "ship" and owner != seat and supported(state, fight, seat):
            return 0
        return value


class Patchface(Decision):
    """A11.12: after combat a card of the opponent's hand is discarded."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """Ask which card of the opponent's hand is discarded."""
        hand = state.hands[fight.other(seat)]
        if not hand:
            return None
        return one_or_none(seat, "patchface", card_options(hand))

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """It goes to the opponent's discard pile."""
        if choice != "none":
            discard(play, fight.other(seat), choice, "card")


TEXTS: dict[str, Text] = {
    "stannis_baratheon": Stannis(),
    "renly_baratheon": Renly(),
    "ser_davos_seaworth": Davos(),
    "salladhor_saan": Salladhor(),
    "patchface": Patchface(),
}
