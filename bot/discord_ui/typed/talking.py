"""A talk in words: taking what lies on the table, breaking off, or terms of one's own."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from bot.discord_ui.typed.names import catalogue_name
from bot.discord_ui.typed.segment import Segment
from bot.discord_ui.typed.vocabulary import Found, phrases, search, word_set
from bot.kernel import Offer

MAYBE = 0.6
Talked = tuple[Any, set[int], float]
"""The answer, the words it uses up, and how sure it is."""


def talked(segment: Segment, ask: Offer) -> Iterator[Talked]:
    """Accept, refuse, or propose terms."""
    theirs = ask.proposal is not None and ask.proposal.by != ask.seat
    number = ask.proposal.number if ask.proposal is not None else 0
    meanings = {act: phrases(f"offer-{act}") for act in ("accept", "refuse", "break", "propose")}
    found = search(segment.tokens, meanings)
    for one in found:
        if one.meaning == "accept":
            yield {"accept": number}, set(one.span), one.score
        elif one.meaning in ("refuse", "break"):
            # "No" to what somebody offers may mean: not that. Breaking off cannot be taken back.
            sure = min(one.score, MAYBE) if theirs and one.meaning == "refuse" else one.score
            yield {"refuse": True}, set(one.span), sure
    terms, used = _terms(segment, ask)
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


def _terms(segment: Segment, ask: Offer) -> tuple[list[str], set[int]]:
    """What each party gets: `Stark influence, Lannister 2 power`, told clause by clause."""
    parties, things = _parties(segment, ask), _things(segment, ask)
    listed = [term.id for term in ask.terms]
    chosen: list[str] = []
    used: set[int] = set()
    for start, end in _clauses(segment.tokens):
        who = [one for one in parties if start <= one.start < end]
        what = [one for one in things if start <= one.start < end]
        for thing in what:
            chosen += [f"{party.meaning}.{thing.meaning}" for party in who]
        if what and who:
            used |= {at for one in (*who, *what) for at in one.span}
    fits = len(set(chosen)) == len(chosen) and set(chosen) <= set(listed)
    return ([one for one in listed if one in chosen] if fits else []), used


def _clauses(tokens: list[str]) -> list[tuple[int, int]]:
    parting = word_set("and") | {",", ";", "+", "&"}
    edges = [-1, *(at for at, token in enumerate(tokens) if token in parting), len(tokens)]
    return [(a + 1, b) for a, b in pairwise(edges)]


def _parties(segment: Segment, ask: Offer) -> list[Found]:
    """Who is meant: by name, `me`, `you`, or `both`."""
    names = list(dict.fromkeys(term.id.partition(".")[0] for term in ask.terms))
    called = {name: catalogue_name(segment.game, f"house:{name}")[1] for name in names}
    for name, more in _persons(segment, ask, names).items():
        called[name] += more
    found = search(segment.tokens, called)
    both = [at for at, token in enumerate(segment.tokens) if token in word_set("both", "each")]
    return found + [Found(at, at + 1, name, 1.0) for at in both for name in names]


def _persons(segment: Segment, ask: Offer, names: list[str]) -> dict[str, tuple[str, ...]]:
    own = segment.lexicon.party(segment.view, ask.seat)
    others = [name for name in names if name != own]
    if own not in names or len(others) != 1:
        return {}
    return {own: phrases("me"), others[0]: phrases("you")}


def _things(segment: Segment, ask: Offer) -> list[Found]:
    """What can be given, as the words name it, the longest first."""
    kinds = dict.fromkeys(term.id.partition(".")[2] for term in ask.terms)
    called = {kind: phrases(f"term-{kind}", segment.game) for kind in kinds}
    found: list[Found] = []
    for one in search(segment.tokens, called):
        if not any(set(one.span) & set(other.span) for other in found):
            found.append(one)
    return found
