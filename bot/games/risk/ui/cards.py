"""Dominion's cards as pictures: objectives, maester cards and characters."""

from bot.games.risk.rules.cards import characters, maesters, objectives
from bot.games.risk.rules.view import RiskView
from bot.render.cards import Card
from bot.text.words import Words, plain

GAME = "risk"


def drawn_cards(view: RiskView) -> list[tuple[str, str]]:
    """The viewer's own cards, each with what became of it."""
    if view.viewer is None or not view.players:
        return []
    mine = view.players[view.viewer]
    return [
        *((card, "reached" if card in view.reached else "") for card in view.objectives),
        *((card, "") for card in view.maesters),
        *mine.characters.items(),
    ]


def drawn_card(held: tuple[str, str], words: Words) -> Card:
    """One of them: points or cost as its number, its text, and how it lies."""
    card, lies = held
    if card in objectives():
        fact = objectives()[card]
        note = words.tell(GAME, "picture-card-reached", {}) if lies else ""
        text = plain(words.tell(GAME, f"objective-{card}", {}))
        name = words.tell(GAME, "picture-card-objective", {})
        return Card(name, number=str(fact.vp), text=text, note=note)
    if card in characters():
        person = characters()[card]
        return Card(
            name=plain(words.tell(GAME, f"character-{card}", {})),
            house=person.house,
            number=str(person.cost),
            text=words.tell(GAME, f"effect-{card}", {}),
            note=plain(words.tell(GAME, f"lies-{lies}", {})),
            faded=lies != "up",
        )
    name = plain(words.tell(GAME, f"maester-{card}", {}))
    text = words.tell(GAME, f"effect-{card}", {})
    return Card(name, number=str(maesters()[card].cost), text=text)
