"""What the cards do, one module per faction; `docs/adding-cards.md` tells how to add one."""

from bot.games.card_game_2e.rules.cards import agendas, neutral, plots, stark, titles
from bot.games.lcg.dsl import tables
from bot.games.lcg.entry import Entry

ENTRIES: dict[str, Entry] = tables(
    module.CARDS for module in (plots, agendas, titles, neutral, stark)
)
