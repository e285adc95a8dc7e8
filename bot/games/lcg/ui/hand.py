"""What a player alone holds: in words, and as cards to be drawn."""

from collections import Counter
from collections.abc import Iterator

from bot.games.lcg.ui.lines import named
from bot.games.lcg.ui.picture import choosable
from bot.games.lcg.ui.texts import Texts
from bot.games.lcg.view import CardView, LcgView
from bot.render.cards import Card
from bot.text.words import plain

FROM_HAND = ("mulligan", "place", "reserve", "act", "cost", "pick", "target")
"""Questions for which one wants to see one's hand."""
BESIDE_HAND = ("mulligan", "place", "act")
"""Questions beside which one's hand is named; others name the cards that can be chosen."""
ON_BOARD = ("challenge", "attackers", "stealth", "defenders", "claim", "stand", "intimidate")
"""Questions for which one wants to see the table."""
KINDS = ("character", "location", "attachment", "event")


def ordered(hand: list[CardView], texts: Texts) -> list[CardView]:
    """By type, then by cost."""
    return sorted(
        hand,
        key=lambda card: (
            KINDS.index(texts.cards[card.code].type),
            texts.cards[card.code].price,
            card.code,
        ),
    )


def own_lines(view: LcgView, texts: Texts, brief: bool) -> Iterator[str]:
    """Hand, plots and face-down cards; `brief` only what the open question is about."""
    if view.viewer is None:
        return
    topics = {ask.topic for ask in view.asks}
    hand = ordered(view.hand, texts)
    if brief and topics and not topics & {*BESIDE_HAND}:
        hand = []
    elif not hand:
        yield texts.tell("face-hand-empty")
    elif brief and "mulligan" in topics:
        yield texts.tell("face-hand-brief", {"cards": _priced(hand, texts)})
    elif brief:
        yield texts.tell("face-hand-brief", {"cards": named(hand, texts)})
    elif hand:
        yield texts.tell("face-hand", {"number": len(hand)})
        counted = Counter(card.code for card in hand)
        for code, number in counted.items():
            name = texts.name_of(code)
            shown = name if number == 1 else f"{number}× {name}"
            yield texts.tell("face-hand-card", {"card": shown, "about": _about(code, texts)})
    if view.placed:
        yield texts.tell("face-placed", {"cards": named(view.placed, texts)})
    if view.hidden:
        yield texts.tell("face-hidden", {"cards": named(view.hidden, texts)})
    if view.plots and (not brief or "plot" in topics):
        yield texts.tell("face-plots", {"cards": named(view.plots, texts)})


def _priced(hand: list[CardView], texts: Texts) -> str:
    """Each card with its price: what one looks at to keep a hand or not, in a few lines."""
    told = []
    for code, number in Counter(card.code for card in hand).items():
        name, cost = texts.name_of(code), texts.cards[code].cost
        shown = name if number == 1 else f"{number}× {name}"
        told.append(shown if cost is None else f"{shown} ({cost})")
    return ", ".join(told)


def _about(code: str, texts: Texts) -> str:
    """Numbers, keywords and text in one line."""
    said = [*texts.values(code), *texts.keywords(texts.cards[code]), plain(texts.effect(code))]
    return " · ".join(one for one in said if one)


def hand_cards(view: LcgView, texts: Texts) -> list[Card]:
    """The plots where one is chosen, else the hand; what cannot be chosen now is faded."""
    if view.viewer is None:
        return []
    topics = {ask.topic for ask in view.asks}
    held = view.plots if "plot" in topics else ordered(view.hand, texts)
    offered = choosable(view)
    some = any(card.id in offered for card in held)
    return [texts.drawn(card.code, faded=some and card.id not in offered) for card in held]
