"""R27.6: the titles of melee. Supports and rivals are facts; redirecting is a step of its own."""

from bot.games.card_game_2e.rules.words import attacking_a_rival
from bot.games.lcg.constants import player, when
from bot.games.lcg.dsl import card, table
from bot.games.lcg.refs import you

CARDS = table(
    card(
        "01206",
        "Master of Whispers",
        player(you, "claim_anybody:intrigue"),
        player(you, "side:intrigue"),
    ),
    card(
        "01207",
        "Master of Ships",
        when(attacking_a_rival("military"), player(you, "claim")),
        player(you, "side:military"),
    ),
    card(
        "01208",
        "Hand of the King",
        player(you, "challenges_elsewhere:power"),
        player(you, "side:power"),
    ),
    card("01209", "Master of Coin"),
    card("01210", "Master of Laws", player(you, "draw")),
    card("01211", "Crown Regent", player(you, "dominance", 2)),
)
