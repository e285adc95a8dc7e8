"""What somebody asks to be shown, and moves taken back: `hand`, `could I see the board, please`."""

from collections.abc import Sequence
from itertools import pairwise

from bot.reader.reading import Reading
from bot.reader.vocabulary import phrases, search, word_set

LOOKS = ("undo", "help", "hand", "board", "log", "rules", "orders")
SEATING = ("join", "leave", "start", "fill")
SIGNS = frozenset({",", ":", "?", "(", ")"})
BESIDE_LOOKS = (
    *("showing", "seeing", "seeing-small", "polite", "thanks", "filler"),
    *("asking", "modal", "being"),
)
"""Words that may stand in a sentence which asks to be shown something."""


def look_in(tokens: tuple[str, ...], looks: tuple[str, ...] = LOOKS) -> str:
    """What the words ask to be shown, if they ask for nothing else; `undo` only word for word."""
    polite = word_set("polite", "thanks") | SIGNS
    for one in search(tokens, {look: phrases(f"do-{look}") for look in looks}):
        rest = {token for at, token in enumerate(tokens) if at not in one.span}
        free = word_set("showing", "articles") | polite
        firm = one.meaning == "undo" or looks is SEATING
        if one.score < 1 and {*tokens[one.start : one.end]} & word_set("correction", "filler"):
            continue  # `warte` is no typing error of `karte`.
        if rest <= (polite - {"?"} if firm else free) and one.score == (1 if firm else one.score):
            return one.meaning
    return ""


def seen_in(tokens: tuple[str, ...]) -> str:
    """What a sentence asks to be shown: `could you show me my hand again`, `Brett bitte`."""
    words = [one for one in tokens if one not in SIGNS]
    pairs = {*words, *map(" ".join, pairwise(words))}
    yours = word_set("addressing") - word_set("others")
    if not pairs & word_set("seeing", "polite") or not yours.isdisjoint(words) or len(words) < 2:
        return ""
    small = {token for one in word_set(*BESIDE_LOOKS) for token in one.split()}
    looks = {look: phrases(f"do-{look}") for look in LOOKS if look not in ("undo", "help")}
    found = [one for one in search(tokens, looks) if one.score == 1]
    named = {at for one in found for at in one.span}
    for one in sorted(found, key=lambda one: -one.start):  # `an overview of the rules`
        rest = [token for at, token in enumerate(tokens) if at not in named]
        if all(token in small or token in SIGNS for token in rest):
            return one.meaning
    return ""


def nearly_undo(tokens: tuple[str, ...]) -> bool:
    """Whether it looks as if a move was to be taken back: that is asked, never done."""
    negated = word_set("not") & {*tokens}
    for one in search(tokens, {"undo": phrases("do-undo")}):
        rest = [token for at, token in enumerate(tokens) if at not in one.span]
        small = word_set("undoing", "polite", "thanks") | SIGNS
        sure = one.end - one.start > 1 or tokens[one.start] in word_set("undo-words")
        if sure and all(token in small for token in rest) and not negated - word_set("undoing"):
            return True
    return False


def later_look(parts: Sequence[tuple[str, ...]]) -> Reading | None:
    """`What happened? The log please`: talk, and then something to look at."""
    looks = [look for part in parts[1:] if (look := look_in(part)) and look != "undo"]
    return Reading("look", look=looks[0], taken=len(parts)) if looks else None


def asked_look(parts: Sequence[tuple[str, ...]]) -> Reading | None:
    """A sentence, or a clause of it, that asks to be shown something."""
    found = next((look for part in parts for look in map(seen_in, _pieces(part)) if look), "")
    return Reading("look", look=found, taken=len(parts)) if found else None


def _pieces(part: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A part of a message, and each of its clauses."""
    cuts = [at for at, token in enumerate(part) if token == ","]
    return [part, *(part[at:end] for at, end in zip([0, *cuts], [*cuts, len(part)], strict=True))]
