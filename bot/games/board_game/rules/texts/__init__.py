"""R11: the texts of the house cards, by id; strength and icons are data."""

from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.texts import (
    aftermath,
    arryn,
    baratheon,
    dragons,
    greyjoy,
    lannister,
    martell,
    stark,
    tyrell,
)
from bot.games.board_game.rules.texts.base import Text

TEXTS: dict[str, Text] = {
    **stark.TEXTS,
    **greyjoy.TEXTS,
    **lannister.TEXTS,
    **baratheon.TEXTS,
    **tyrell.TEXTS,
    **martell.TEXTS,
    **dragons.TEXTS,
    **aftermath.TEXTS,
    **arryn.TEXTS,
}
_NO_TEXT = Text()


def text_of(fight: Fight, seat: int) -> Text:
    """The text of the card a combatant has in play; A10.17, A20.09: none without a card or text."""
    card = fight.cards.get(seat, "")
    return _NO_TEXT if card in fight.blanked else TEXTS.get(card, _NO_TEXT)
