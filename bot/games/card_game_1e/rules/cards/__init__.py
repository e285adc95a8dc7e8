"""What the cards do, one module for each house and kind, in the order of their numbers."""

from bot.games.card_game_1e.rules.cards import (
    baratheon,
    events,
    lannister,
    neutral,
    plots,
    stark,
    targaryen,
)
from bot.games.card_game_1e.rules.facts import titles
from bot.games.lcg.dsl import card, table, tables

MODULES = (stark, lannister, baratheon, targaryen, neutral, events, plots)

TITLES = table(*(card(title.id, title.name) for title in titles().values()))
"""R5.9: titles are not in play; what they do is in the rules themselves."""

ENTRIES = tables([*(module.CARDS for module in MODULES), TITLES])
