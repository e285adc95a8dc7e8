"""The face of the second edition."""

from bot.face import Face
from bot.games.card_game_2e.rules.view import ThronesView
from bot.games.card_game_2e.ui.cards import SecondTexts
from bot.games.lcg.ui.face import LcgFace

FACE: Face = LcgFace(ThronesView, SecondTexts)
