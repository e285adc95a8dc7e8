"""What cards and abilities are worth to a player by rules of thumb."""

from functools import cache

from bot.games.card_game_1e.rules.cards import ENTRIES
from bot.games.card_game_1e.rules.facts import cards
from bot.games.card_game_1e.rules.view import PieceView
from bot.games.lcg.acts import Act
from bot.games.lcg.effects import Reduce

HARM = frozenset({"killed", "discarded", "returned", "knelt", "hand_discarded", "gold_lost"})
"""Kinds of deed that nobody wants for the own cards."""
KEYWORDS = {"renown": 1.5, "stealth": 0.7, "deadly": 0.6, "infamy": 0.4, "stalwart": 0.4}
BAD_GIFTS = frozenset(
    {"poisoned_wine", "flame_kissed", "milk_of_the_poppy", "stinking_drunk", "motley"}
)
"""Attachments for opponents' characters."""
LEFT_ALONE = frozenset(
    {"westeros_bleeds", "bronn", "varys", "raff_the_sweetling", "magister_illyrio", "bran_stark"}
)
"""Cards whose use takes more thought than a rule of thumb has."""


@cache
def of_card(code: str) -> float:
    """What it is worth to have this card in play."""
    fact = cards()[code]
    value = 0.7 * fact.price
    if fact.type == "character":
        value += 0.45 * (fact.strength or 0) + 0.5 * len(fact.icons)
        value += sum(KEYWORDS.get(word, 0) for word in fact.keywords)
    elif fact.type in ("location", "attachment"):
        value += 1.2
    return value + 1.6 * fact.modifiers.gold + 0.4 * fact.influence


def of_piece(piece: PieceView) -> float:
    """What a card in play is worth as it is now."""
    if piece.type != "character":
        return of_card(piece.code) + 1.5 * piece.power
    value = 0.4 * of_card(piece.code) + 0.6 * (piece.strength or 0) + 0.6 * len(piece.icons)
    value += sum(KEYWORDS.get(word, 0) for word in piece.keywords)
    return value + 1.5 * piece.power - (0.5 if piece.knelt else 0)


@cache
def kinds(code: str, place: int) -> frozenset[str]:
    """What an ability does: kinds of deed, `weaker`, `stronger`, `cheaper`."""
    entry = ENTRIES.get(code)
    if entry is None or place >= len(entry.abilities):
        return frozenset()
    found: set[str] = set()
    for block in entry.abilities[place].blocks:
        for step in block:
            if isinstance(step, Act):
                found.add(_kind(step))
            elif isinstance(step, Reduce):
                found.add("cheaper")
    return frozenset(found)


def _kind(act: Act) -> str:
    if act.kind != "modified":
        return act.kind
    return "weaker" if isinstance(act.amount, int) and act.amount < 0 else "stronger"


def harmful(code: str, place: int = 0) -> bool:
    """Whether a card or ability is meant for somebody else."""
    if code in BAD_GIFTS:
        return True
    found = kinds(code, place)
    return bool(found & HARM) or "weaker" in found or "controlled" in found
