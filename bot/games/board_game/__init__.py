"""A Game of Thrones: The Board Game, 2nd edition."""

from bot.games.board_game.rules.rulebook import BoardGame

RULES = BoardGame()
