"""What a player alone holds: in words, and as cards to be drawn."""

from collections import Counter
from collections.abc import Iterator

from bot.games.card_game_2e.rules.facts import cards
from bot.games.card_game_2e.rules.view import CardView, ThronesView
from bot.games.card_game_2e.ui.cards import GAME, drawn, effect, keywords, name_of, values
from bot.games.card_game_2e.ui.lines import named
from bot.games.card_game_2e.ui.picture import choosable
from bot.render.cards import Card
from bot.text.words import Words, plain

FROM_HAND = ("mulligan", "place", "reserve", "act", "cost", "pick", "target")
"""Questions for which one wants to see one's hand."""
BESIDE_HAND = ("mulligan", "place", "act")
"""Questions beside which one's hand is named; others name the cards that can be chosen."""
ON_BOARD = ("challenge", "attackers", "stealth", "defenders", "claim", "stand", "intimidate")
"""Questions for which one wants to see the table."""
KINDS = ("character", "location", "attachment", "event")


def ordered(hand: list[CardView]) -> list[CardView]:
    """By type, then by cost."""
    return sorted(
        hand,
        key=lambda card: (
            KINDS.index(cards()[card.code].type),
            cards()[card.code].price,
            card.code,
        ),
    )


def own_lines(view: ThronesView, words: Words, brief: bool) -> Iterator[str]:
    """Hand, plots and face-down cards; `brief` only what the open question is about."""
    if view.viewer is None:
        return
    topics = {ask.topic for ask in view.asks}
    hand = ordered(view.hand)
    if brief and topics and not topics & {*BESIDE_HAND}:
        hand = []
    elif not hand:
        yield words.tell(GAME, "face-hand-empty", {})
    elif brief and "mulligan" in topics:
        yield from _numbers(hand, words)
    elif brief:
        yield words.tell(GAME, "face-hand-brief", {"cards": named(hand, words)})
    elif hand:
        yield words.tell(GAME, "face-hand", {"number": len(hand)})
        counted = Counter(card.code for card in hand)
        for code, number in counted.items():
            name = name_of(code, words)
            shown = name if number == 1 else f"{number}× {name}"
            yield words.tell(GAME, "face-hand-card", {"card": shown, "about": _about(code, words)})
    if view.placed:
        yield words.tell(GAME, "face-placed", {"cards": named(view.placed, words)})
    if view.hidden:
        yield words.tell(GAME, "face-hidden", {"cards": named(view.hidden, words)})
    if view.plots and (not brief or "plot" in topics):
        yield words.tell(GAME, "face-plots", {"cards": named(view.plots, words)})


def _numbers(hand: list[CardView], words: Words) -> Iterator[str]:
    """Each card with its numbers: what one looks at to keep a hand or not."""
    counted = Counter(card.code for card in hand)
    for code, number in counted.items():
        name = name_of(code, words)
        shown = name if number == 1 else f"{number}× {name}"
        about = " · ".join(values(code, words))
        yield words.tell(GAME, "face-hand-card", {"card": shown, "about": about})


def _about(code: str, words: Words) -> str:
    """Numbers, keywords and text in one line."""
    said = [*values(code, words), *keywords(cards()[code], words), plain(effect(code, words))]
    return " · ".join(one for one in said if one)


def hand_cards(view: ThronesView, words: Words) -> list[Card]:
    """The plots where one is chosen, else the hand; what cannot be chosen now is faded."""
    if view.viewer is None:
        return []
    topics = {ask.topic for ask in view.asks}
    held = view.plots if "plot" in topics else ordered(view.hand)
    offered = choosable(view)
    some = any(card.id in offered for card in held)
    return [drawn(card.code, words, faded=some and card.id not in offered) for card in held]
