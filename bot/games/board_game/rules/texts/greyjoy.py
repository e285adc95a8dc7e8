"""R11: the texts of House Greyjoy."""

from bot.games.board_game.rules.acts import pay
from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.facts import regions
from bot.games.board_game.rules.sides import supported
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.texts.base import Decision, Text, card_options
from bot.kernel import Choose, Option
from bot.kernel.labels import label_of


class Victarion(Text):
    """Attacking: own ships count 2."""

    def unit_value(
        self, state: BoardState, fight: Fight, seat: int, owner: int, unit: str, value: int
    ) -> int:
        """A11.08: own fighting and supporting units."""
        own = owner == seat and seat == fight.attacker
        return 2 if own and unit == "ship" else value


class Balon(Text):
    """A11.19: the printed strength of the opponent's card is 0."""

    blanks_strength = True


class Theon(Text):
    """Defending a castle or stronghold: +1 and a sword."""

    def _there(self, fight: Fight, seat: int) -> bool:
        return seat == fight.defender and bool(regions()[fight.region].castle)

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """Return 1 if this side defends a castle or stronghold."""
        return int(self._there(fight, seat))

    def icons(self, state: BoardState, fight: Fight, seat: int) -> tuple[int, int]:
        """Return one sword if this side defends a castle or stronghold."""
        return int(self._there(fight, seat)), 0


class Asha(Text):
    """A11.07: without support two swords and a fort."""

    def icons(self, state: BoardState, fight: Fight, seat: int) -> tuple[int, int]:
        """Own support counts as well."""
        return (0, 0) if supported(state, fight, seat) else (2, 1)


class Aeron(Decision):
    """A11.20: for 2 power another card instead."""

    price = 2

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """Needs the power and another card."""
        hand = state.hands[seat]
        if state.power[seat] < self.price or not hand:
            return None
        return Choose(
            seat=seat,
            topic="aeron_damphair",
            purpose="act",
            quiet=["no"],
            public="card",
            options=[Option(id="no", label="no"), *card_options(hand)],
            default=["no"],
        )

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """He is discarded, the other is played."""
        if choice == "no":
            return
        state = play.state
        pay(play, seat, self.price, "card")
        state.piles[seat].append(fight.cards[seat])
        state.hands[seat].remove(choice)
        fight.cards[seat] = choice
        play.emit(
            "card-replaced",
            seat=label_of("seat", seat),
            before="card:aeron_damphair",
            now=label_of("card", choice),
        )


TEXTS: dict[str, Text] = {
    "victarion_greyjoy": Victarion(),
    "balon_greyjoy": Balon(),
    "theon_greyjoy": Theon(),
    "asha_greyjoy": Asha(),
    "aeron_damphair": Aeron(),
}
