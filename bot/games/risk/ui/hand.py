"""What a player of Risk alone knows, in words: cards and the sets among them, and Dominion's."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations

from bot.games.risk.rules.board import board, facts
from bot.games.risk.rules.cards import characters, maesters, objectives
from bot.games.risk.rules.view import RiskView
from bot.kernel.labels import label_of
from bot.text.words import Words

GAME = "risk"
MOST_SETS = 5
MOST_OBJECTIVES = 3
"""In brief; those that are reached come first."""


def hand_lines(view: RiskView, words: Words, brief: bool = False) -> Iterator[str]:
    """Everything the viewer holds; `brief` without what cards say."""
    if brief:
        return chain(_few_words(view, words), _dominion_in_brief(view, words))
    return chain(_cards(view, words), _dominion(view, words))


def _few_words(view: RiskView, words: Words) -> Iterator[str]:
    """The cards and the best set among them, in one line."""
    if view.hand:
        sets = _sets(view)
        asked = any(ask.topic == "trade" for ask in view.asks)  # then its options say it
        best = sets[0][1] + sets[0][2] if sets and not asked else 0
        cards = [label_of("card", card) for card in view.hand]
        yield words.tell(GAME, "face-brief-cards", {"cards": cards, "best": best})


def _dominion_in_brief(view: RiskView, words: Words) -> Iterator[str]:
    """Gold, objectives, maester cards and the characters that are ready, a line each."""
    if view.viewer is None:
        return
    mine = view.players[view.viewer]
    if mine.gold is not None and all("gold" not in ask.about for ask in view.asks):
        yield words.tell(GAME, "face-own-gold", {"gold": mine.gold})
    if view.objectives:
        first = sorted(view.objectives, key=lambda card: card not in view.reached)
        goals = [_objective(view, card, words) for card in first[:MOST_OBJECTIVES]]
        more = {"more": len(first) - len(goals)}
        args = {"vp": mine.vp, "objectives": " · ".join(goals)} | more
        yield words.tell(GAME, "face-brief-objectives", args)
    if view.maesters:
        names = [label_of("maester", card) for card in view.maesters]
        yield words.tell(GAME, "face-brief-maesters", {"cards": names})
    ready = [label_of("character", card) for card, lies in mine.characters.items() if lies == "up"]
    if ready:
        yield words.tell(GAME, "face-brief-characters", {"cards": ready})


def _objective(view: RiskView, card: str, words: Words) -> str:
    args = {"objective": label_of("objective", card), "vp": objectives()[card].vp}
    return words.tell(GAME, "face-own-objective", args | {"reached": card in view.reached})


def _dominion(view: RiskView, words: Words) -> Iterator[str]:
    """What Dominion gives to the viewer alone: gold, maester cards, objectives, characters."""
    if view.viewer is None:
        return
    mine = view.players[view.viewer]
    if mine.gold is not None:
        yield words.tell(GAME, "face-own-gold", {"gold": mine.gold})
    if view.objectives:
        yield words.tell(GAME, "face-own-objectives", {"vp": mine.vp})
    for card in view.objectives:
        yield "• " + _objective(view, card, words)
    if view.maesters:
        yield words.tell(GAME, "face-own-maesters", {})
    for card in view.maesters:
        yield "• " + words.tell(GAME, "face-own-card", _card(label_of("maester", card), card))
    if view.rallied:
        places = [label_of("territory", card) for card in view.rallied]
        yield words.tell(GAME, "face-own-rallied", {"places": places})
    if mine.characters:
        yield words.tell(GAME, "face-own-characters", {})
    for card, lies in mine.characters.items():
        text = words.tell(GAME, "face-own-card", _card(label_of("character", card), card))
        yield f"• {text} – {words.tell(GAME, f'lies-{lies}', {})}"


def _card(name: str, card: str) -> dict[str, object]:
    known = characters().get(card) or maesters()[card]
    return {"name": name, "cost": known.cost, "effect": label_of("effect", card)}


def _owned(view: RiskView, cards: Iterable[str]) -> list[str]:
    """R4.5: the cards that show a territory the viewer controls."""
    return [c for c in cards if c in view.territories and view.territories[c].owner == view.viewer]


def _sets(view: RiskView) -> list[tuple[list[str], int, int]]:
    """R4.4: three cards, what they bring, and what comes on top for own territories shown."""
    shown = board(view.board).territories
    values = {tuple(sorted(one.symbols)): one.units for one in facts().sets}
    found = []
    for cards in combinations(view.hand, 3):
        units = values.get(tuple(sorted(shown[card].card_symbol for card in cards)), 0)
        if units:
            bonus = facts().own_territory_bonus.units * len(_owned(view, cards))
            found.append((list(cards), units, bonus))
    return sorted(found, key=lambda one: -one[1] - one[2])


def _cards(view: RiskView, words: Words) -> Iterator[str]:
    if not view.hand:
        # Worth a line to who looks at their cards, not to who has something to decide.
        if not view.asks:
            yield words.tell(GAME, "face-hand-empty", {})
        return
    yield words.tell(GAME, "face-hand", {"count": len(view.hand), "max": facts().hand_limit.cards})
    bonus = facts().own_territory_bonus.units
    for card in view.hand:
        own = bool(_owned(view, [card]))
        yield words.tell(
            GAME, "face-card", {"card": label_of("card", card), "own": own, "bonus": bonus}
        )
    sets = _sets(view)
    if not sets:
        yield words.tell(GAME, "face-no-set", {})
        return
    yield words.tell(GAME, "face-sets", {})
    for cards, units, extra in sets[:MOST_SETS]:
        names = [label_of("card", card) for card in cards]
        yield words.tell(GAME, "face-set", {"cards": names, "units": units, "bonus": extra})
