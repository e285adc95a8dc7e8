"""What the cards do, one module per faction; `docs/adding-cards.md` tells how to add one."""

from bot.games.card_game_2e.rules.cards import (
    agendas,
    baratheon,
    greyjoy,
    lannister,
    martell,
    neutral,
    nights_watch,
    plots,
    stark,
    targaryen,
    titles,
    tyrell,
)
from bot.games.lcg.dsl import tables
from bot.games.lcg.entry import Entry

MODULES = (
    *(plots, agendas, titles, neutral, stark, lannister, baratheon, greyjoy),
    *(tyrell, martell, targaryen, nights_watch),
)

ENTRIES: dict[str, Entry] = tables(module.CARDS for module in MODULES)
