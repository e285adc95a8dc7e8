"""A talk in words: taking what lies on the table, breaking off, or terms of one's own."""

from collections.abc import Iterator
from typing import Any

from bot.discord_ui.typed.bargaining import Bargain
from bot.discord_ui.typed.segment import Segment
from bot.discord_ui.typed.vocabulary import phrases, search
from bot.kernel import Offer

MAYBE = 0.6
Talked = tuple[Any, set[int], float]
"""The answer, the words it uses up, and how sure it is."""


def talked(segment: Segment, ask: Offer) -> Iterator[Talked]:
    """Accept, refuse, or propose terms."""
    theirs = ask.proposal is not None and ask.proposal.by != ask.seat
    number = ask.proposal.number if ask.proposal is not None else 0
    acts = ("accept", "accept-maybe", "refuse", "break", "propose")
    meanings = {act: phrases(f"offer-{act}") for act in acts}
    found = search(segment.tokens, meanings)
    for one in found:
        if one.meaning == "accept":
            yield {"accept": number}, set(one.span), one.score
        elif one.meaning == "accept-maybe":
            yield {"accept": number}, set(one.span), MAYBE
        elif one.meaning in ("refuse", "break"):
            # "No" to what somebody offers may mean: not that. Breaking off cannot be taken back.
            sure = min(one.score, MAYBE) if theirs and one.meaning == "refuse" else one.score
            yield {"refuse": True}, set(one.span), sure
    terms, used = Bargain(segment, ask).terms()
    if not terms:
        terms, used = _by_label(segment, ask)
    if terms:
        said = {at for one in found if one.meaning == "propose" for at in one.span}
        yield {"propose": terms}, used | said, MAYBE


def _by_label(segment: Segment, ask: Offer) -> tuple[list[str], set[int]]:
    """Terms by what stands on their buttons."""
    found = search(segment.tokens, {term.id: segment.labels(term) for term in ask.terms})
    named = {one.meaning for one in found}
    return [t.id for t in ask.terms if t.id in named], {at for one in found for at in one.span}
