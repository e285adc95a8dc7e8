"""R27.6: the titles of melee."""

from bot.games.lcg.dsl import table

CARDS = table()
