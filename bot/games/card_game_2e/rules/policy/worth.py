"""What cards, abilities and challenges are worth to a player by rules of thumb."""

from collections.abc import Iterator
from functools import cache

from bot.games.card_game_2e.rules.cards import ENTRIES
from bot.games.card_game_2e.rules.facts import cards
from bot.games.card_game_2e.rules.view import PieceView
from bot.games.lcg.acts import Act
from bot.games.lcg.effects import DiscardAtRandom, DiscardFromDeck, Reduce
from bot.games.lcg.entry import Ability, Step

HARM = frozenset(
    {
        *("killed", "discarded", "sacrificed", "returned", "shuffled", "removed", "knelt"),
        *("hand_discarded", "power_lost", "power_moved", "gold_lost", "gold_moved"),
        "left_challenge",
    }
)
"""Kinds of deed that nobody wants for the own cards."""
KEYWORDS = {"renown": 1.5, "stealth": 0.7, "insight": 0.8, "intimidate": 0.6, "pillage": 0.2}
MILK_OF_THE_POPPY = "01035"
HARMFUL_ATTACHMENTS = frozenset({MILK_OF_THE_POPPY})


@cache
def of_card(code: str) -> float:
    """What it is worth to have this card in play."""
    fact = cards()[code]
    value = 0.7 * fact.price
    if fact.type == "character":
        value += 0.45 * (fact.strength or 0) + 0.5 * len(fact.icons)
        value += sum(KEYWORDS.get(word.partition("(")[0], 0) for word in fact.keywords)
    elif fact.type in ("location", "attachment"):
        value += 1.2
    return value + 1.6 * fact.modifiers.gold + 0.3 * fact.modifiers.initiative


def of_piece(piece: PieceView) -> float:
    """What a card in play is worth as it is now."""
    if piece.type != "character":
        return of_card(piece.code) + 1.5 * piece.power
    value = 0.4 * of_card(piece.code) + 0.6 * (piece.strength or 0) + 0.6 * len(piece.icons)
    value += sum(KEYWORDS.get(word.partition("(")[0], 0) for word in piece.keywords)
    return value + 1.5 * piece.power - (0.5 if piece.knelt else 0)


def _steps(ability: Ability) -> Iterator[Step]:
    for block in ability.blocks or (ability.effect,):
        yield from block


@cache
def kinds(code: str, place: int) -> frozenset[str]:
    """What an ability does, in words: kinds of deed, `weaker`, `stronger`, `cheaper`, `random`."""
    found: set[str] = set()
    for step in _steps(ENTRIES[code].abilities[place]):
        for act in getattr(step, "acts", (step,)):
            if isinstance(act, Act):
                found.add(_kind(act))
            elif isinstance(act, Reduce):
                found.add("cheaper")
            elif isinstance(act, DiscardAtRandom | DiscardFromDeck):
                found.add("random")
    return frozenset(found)


def _kind(act: Act) -> str:
    if act.kind != "modified":
        return act.kind
    amount = act.amount
    return "weaker" if isinstance(amount, int) and amount < 0 else "stronger"


@cache
def harmful(code: str, place: int = 0) -> bool:
    """Whether an ability is meant for somebody else's cards."""
    if code not in ENTRIES or place >= len(ENTRIES[code].abilities):
        return code in HARMFUL_ATTACHMENTS
    found = kinds(code, place)
    return bool(found & HARM) or "weaker" in found
