"""House cards as pictures: a hand, and both sides of a battle."""

from bot.games.board_game.rules.facts import house_cards
from bot.games.board_game.ui.drawing import symbols
from bot.render.cards import Card
from bot.text.words import Words

GAME = "board_game"
SWORD = symbols.shape("sword")
TOWER = symbols.shape("tower")
SIGNS = {"🗡️": SWORD, "🛡️": TOWER}
ICONS = {
    "🗡️": SWORD,
    **{
        emoji: symbols.symbol(kind, 0, 0, 12)
        for emoji, kind in (
            ("🏰", "castle"),
            ("🏯", "stronghold"),
            ("🛢️", "barrel"),
            ("👑", "crown"),
            ("🐦‍⬛", "kings_court"),
        )
    },
}
"""Emojis of the catalogue, and the drawings on the map that mean the same."""


def house_card(card: str, words: Words, note: str = "", faded: bool = False) -> Card:
    """A house card; its strength and icons are drawn, so its name comes without them."""
    fact = house_cards()[card]
    return Card(
        name=words.tell(GAME, f"card-{card}", {}).split(" (")[0],
        house=fact.house,
        number=str(fact.strength),
        icons=(*[SWORD] * fact.swords, *[TOWER] * fact.forts),
        text=words.tell(GAME, f"effect-{card}", {}) if fact.timing else "",
        note=note,
        faded=faded,
        signs=SIGNS,
    )
