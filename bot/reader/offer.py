"""A talk in words: taking what lies on the table, breaking off, or terms of one's own."""

from collections.abc import Iterator
from dataclasses import replace

from bot.kernel import Illegal, Offer
from bot.reader.bargain import Bargain
from bot.reader.parses import UNSURE, Parse, Reader, by_keyword, step


def offers(reader: Reader, ask: Offer, used: frozenset[int]) -> Iterator[Parse]:
    """Accept, refuse, or propose terms; terms are always shown before they are proposed."""
    theirs = ask.proposal is not None and ask.proposal.by != ask.seat
    number = ask.proposal.number if ask.proposal is not None else 0
    free = reader.free(used)
    for word in free:
        if theirs and word.means("offer-accept", "offer-accept-maybe"):
            sure = 1.0 if word.means("offer-accept") else UNSURE
            yield by_keyword(ask, {"accept": number}, word, sure)
        elif ask.proposal is None and word.means("offer-accept"):
            nothing = Illegal("nothing-proposed")
            yield replace(by_keyword(ask, {"accept": 0}, word), refusal=nothing)
        elif word.means("offer-break"):
            yield by_keyword(ask, {"refuse": True}, word)
        elif word.means("offer-refuse", "offer-break-maybe"):
            # "No" to what somebody offers may mean: not that. Breaking off cannot be taken back.
            firm = word.means("offer-refuse") and not theirs
            yield by_keyword(ask, {"refuse": True}, word, 1.0 if firm else UNSURE)
    for terms, tokens in Bargain(reader.prompt, reader.sentence.tokens, ask).readings():
        told = frozenset(word.at for word in free if tokens & {*range(word.start, word.end)})
        yield Parse(step(ask, {"propose": terms}), told, UNSURE)
    named = {
        term.id: word.at
        for term in ask.terms
        for word in free
        if {f"@{term.label}", f"={ask.topic}/{term.id}"} & {*word.meanings}
    }
    if named:
        terms = [term.id for term in ask.terms if term.id in named]
        yield Parse(step(ask, {"propose": terms}), frozenset(named.values()), UNSURE)
