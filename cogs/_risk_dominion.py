"""Typed moves of Dominion: buying, playing a card, settling; and the names of its help pages."""

from bot.discord_ui.desk import Desk
from bot.games.risk.rules.cards import CARDS, maesters
from bot.games.risk.rules.view import RiskView
from bot.kernel import Choose, Illegal
from bot.kernel.labels import label_of
from bot.reader.single import find
from cogs._moves import Step, answer_of, asked, must_be_asked, names_of

HELP = ("skirmish", "dominion", "cards", "orders")
"""What `/risk help` tells about."""


def help_key(topic: str) -> str:
    """Return the key of the catalogue's entry about this word."""
    return "help" if topic == "skirmish" else f"help-{topic}"


def buy(desk: Desk, view: RiskView, what: str) -> list[Step]:
    """R15.1, R16.2: return the answer that buys one thing."""
    return [("buy", answer_of(desk, must_be_asked(view, "buy"), what))]


def playable(desk: Desk, view: RiskView) -> dict[str, str]:
    """Return the cards and characters that can be played, by name."""
    ask = asked(view, "act")
    if ask is not None:
        return names_of(desk, ask)
    if _beside(view) is None:
        raise Illegal("not-asked-now", topic="act")
    return {card: str(desk.words.name("risk", label_of("maester", card))) for card in view.maesters}


def play(desk: Desk, view: RiskView, card: str) -> list[Step]:
    """R15.2, R17.1: play a card where cards are asked about, or (A15) beside another question."""
    chosen = find(card, playable(desk, view), _all_cards(desk, view))
    beside = _beside(view)
    first: list[Step] = []
    if asked(view, "act") is None and beside is not None:
        first = [(beside.id, [CARDS])]
    return [*first, ("act", [chosen])]


def _all_cards(desk: Desk, view: RiskView) -> list[str]:
    """Return the characters of this player's house and all maester cards, by name."""
    own = view.players[view.viewer].characters if view.viewer is not None else {}
    cards = [
        *(label_of("character", one) for one in own),
        *(label_of("maester", one) for one in maesters()),
    ]
    return [str(desk.words.name("risk", card)) for card in cards]


def _beside(view: RiskView) -> Choose | None:
    """Return the open question that lets a card of any time be played."""
    for ask in view.asks:
        if isinstance(ask, Choose) and any(option.id == CARDS for option in ask.options):
            return ask
    return None


def settle(desk: Desk, view: RiskView, text: str) -> list[Step]:
    """R12.9: return a list of territories, the favourite first."""
    ask = must_be_asked(view, "plan")
    return [(ask.id, answer_of(desk, ask, text))]


def territories(desk: Desk, view: RiskView) -> list[str]:
    """Return the names of all territories of the board."""
    return [
        str(desk.words.name("risk", label_of("territory", place))) for place in view.territories
    ]
