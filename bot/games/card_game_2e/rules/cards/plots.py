"""Plot cards."""

from bot.games.lcg.acts import draw
from bot.games.lcg.dsl import card, table, when_revealed

CARDS = table(
    card("01010", "Counting Coppers", when_revealed(draw(3))),
)
