"""What a house card's text may do."""

from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.state import BoardState, Playing
from bot.kernel import Amount, Choose, Option
from bot.kernel.labels import label_of


class Text:
    """What a card's text may do; a card without text does nothing of it."""

    defense_factor = 1
    """Catelyn: how often the defense order counts."""
    blanks_strength = False
    """Balon: the opponent's printed strength is 0."""
    saves_units = False
    """The Blackfish: no losses by texts, swords and skulls."""
    destroys = False
    """Mace: destroys units, unless the opponent's text saves them."""
    sends = False
    """Robb: chooses the retreat."""
    turns_back = False
    """Arianne: the winner does not move in."""

    def unit_value(
        self, state: BoardState, fight: Fight, seat: int, owner: int, unit: str, value: int
    ) -> int:
        """A11.08, A11.11: what a standing unit of this owner counts."""
        return value

    def bonus(self, state: BoardState, fight: Fight, seat: int) -> int:
        """Added to the printed strength."""
        return 0

    def icons(self, state: BoardState, fight: Fight, seat: int) -> tuple[int, int]:
        """Swords and forts by the text."""
        return 0, 0

    def final(self, state: BoardState, fight: Fight, seat: int) -> dict[int, int]:
        """A10.26: final strengths it sets, by combatant."""
        return {}

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | Amount | None:
        """What its owner decides at the card's stage; A11.06: only if it can do something."""
        return None

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Whether it does something at its stage."""
        return True

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """Change the game as the card says."""


class Decision(Text):
    """A text that works only if its owner decides so, or must decide how."""

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Not without a decision."""
        return False


def change(units: dict[str, int], unit: str, by: int) -> None:
    """More or fewer units of a kind."""
    units[unit] = units.get(unit, 0) + by
    if not units[unit]:
        del units[unit]


def yes_or_no() -> list[Option]:
    """A plain decision."""
    return [Option(id="yes", label="yes"), Option(id="no", label="no")]


def one_or_none(seat: int, topic: str, options: list[Option]) -> Choose:
    """A choice of one of these, or of nothing."""
    return Choose(
        seat=seat,
        topic=topic,
        purpose="act",
        quiet=["none"],
        public="card",
        options=[Option(id="none", label="nothing"), *options],
        default=["none"],
    )


def card_options(cards: list[str]) -> list[Option]:
    """House cards to choose from."""
    return [
        Option(id=c, label=label_of("card", c), note="card", args={"effect": label_of("effect", c)})
        for c in cards
    ]


def order_options(state: BoardState, areas: list[str]) -> list[Option]:
    """Orders on the board to choose from."""
    return [
        Option(
            id=area,
            label="order-in",
            args={
                "region": label_of("region", area),
                "order": label_of("order", state.orders[area]),
            },
        )
        for area in areas
    ]
