"""The face of the first edition."""

from bot.face import Face
from bot.games.card_game_1e.rules.view import FirstView
from bot.games.card_game_1e.ui.cards import FirstTexts
from bot.games.lcg.ui.face import LcgFace

FACE: Face = LcgFace(FirstView, FirstTexts)
