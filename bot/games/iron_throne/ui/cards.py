"""A hand of The Iron Throne as a picture."""

from collections import Counter
from collections.abc import Iterable

from bot.games.iron_throne.rules.cards import card_name, is_character, is_peace, war_value
from bot.games.iron_throne.rules.view import IronView
from bot.render.cards import Card
from bot.text.words import Words, plain

GAME = "iron_throne"


def drawn_hand(view: IronView, words: Words) -> list[Card]:
    """The viewer's hand: war cards by value, peace, then characters; equal cards once."""
    if view.viewer is None:
        return []
    mine = view.players[view.viewer]
    counted = Counter(in_order(view.hand))
    dead = {card for card in counted if card_name(card) in mine.dead}
    return [
        _card(card, number, mine.house or "neutral", card in dead, words)
        for card, number in counted.items()
    ]


def in_order(hand: Iterable[str]) -> list[str]:
    """A hand as it is shown: war cards by value, peace, then characters."""
    return sorted(hand, key=_rank)


def _rank(card: str) -> tuple[bool, bool, int]:
    return is_character(card), is_peace(card), war_value(card) or 0


def _card(card: str, number: int, house: str, dead: bool, words: Words) -> Card:
    name = card_name(card)
    note = words.tell(GAME, "picture-card-copies", {"number": number}) if number > 1 else ""
    if not is_character(card):
        value = war_value(card)
        title = plain(words.tell(GAME, f"card-{name}", {}))
        return Card(title, house, str(value) if value else "", note=note)
    text = words.tell(GAME, f"effect-{name}", {})
    return Card(words.tell(GAME, f"short-{name}", {}), house, text=text, note=note, faded=dead)
