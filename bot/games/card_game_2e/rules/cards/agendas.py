"""Agendas. What they say about decks is checked when a deck is handed in."""

from bot.games.lcg.acts import kneel
from bot.games.lcg.dsl import action, card, table
from bot.games.lcg.effects import Reduce
from bot.games.lcg.filters import loyal
from bot.games.lcg.refs import your_faction

CARDS = table(
    card("01027", "Fealty", action(Reduce(1, loyal, how="any"), cost=kneel(your_faction))),
    card("01198", "Banner of the Stag"),
    card("01199", "Banner of the Kraken"),
    card("01200", "Banner of the Lion"),
    card("01201", "Banner of the Sun"),
    card("01202", "Banner of the Watch"),
    card("01203", "Banner of the Wolf"),
    card("01204", "Banner of the Dragon"),
    card("01205", "Banner of the Rose"),
)
