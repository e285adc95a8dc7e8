"""R11: the texts of the house cards, by id; strength and icons are data."""

from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.texts import baratheon, greyjoy, lannister, martell, stark, tyrell
from bot.games.board_game.rules.texts.base import Text

TEXTS: dict[str, Text] = {
    **stark.TEXTS,
    **greyjoy.TEXTS,
    **lannister.TEXTS,
    **baratheon.TEXTS,
    **tyrell.TEXTS,
    **martell.TEXTS,
}
_NO_TEXT = Text()


def text_of(fight: Fight, seat: int) -> Text:
    """The text of the card a combatant has in play; A10.17: none without a card."""
    return TEXTS.get(fight.cards.get(seat, ""), _NO_TEXT)
