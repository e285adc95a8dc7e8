"""A talk in words: taking what lies on the table, breaking off, or terms of one's own."""

from collections.abc import Iterator
from typing import Any

from bot.discord_ui.typed.bargaining import Bargain, Terms
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
    acts = ("accept", "accept-maybe", "refuse", "break", "break-maybe", "propose")
    meanings = {act: phrases(f"offer-{act}") for act in acts}
    found = search(segment.tokens, meanings)
    readings = Bargain(segment, ask).readings()
    for one in found:
        if one.meaning.startswith("accept") and readings and not theirs:
            continue  # Nothing lies there, and terms are named.
        if one.meaning == "accept":
            yield {"accept": number}, set(one.span), one.score
        elif one.meaning == "accept-maybe":
            yield {"accept": number}, set(one.span), MAYBE
        elif one.meaning in ("refuse", "break"):
            # "No" to what somebody offers may mean: not that. Breaking off cannot be taken back.
            sure = min(one.score, MAYBE) if theirs and one.meaning == "refuse" else one.score
            yield {"refuse": True}, set(one.span), sure
        elif one.meaning == "break-maybe" and one.score == 1:
            yield {"refuse": True}, set(one.span), MAYBE
    for terms, used in readings or _by_label(segment, ask):
        said = {at for one in found if one.meaning == "propose" for at in one.span}
        yield {"propose": terms}, used | said, MAYBE


def _by_label(segment: Segment, ask: Offer) -> list[Terms]:
    """Terms by what stands on their buttons."""
    found = search(segment.tokens, {term.id: segment.labels(term) for term in ask.terms})
    named = {one.meaning for one in found}
    terms = [one.id for one in ask.terms if one.id in named]
    return [(terms, {at for one in found for at in one.span})] if terms else []
