"""All answers to what is asked, where they are few: the buttons for words that mean nothing."""

from collections.abc import Iterator
from itertools import combinations, islice, product
from math import prod
from typing import Any

from bot.kernel import Amount, Choose, Illegal, Offer, View
from bot.kernel.asks import AnyAsk, Assign
from bot.reader.chains import Move
from bot.reader.choices import LATER
from bot.reader.lexicon import Lexicon

MOST_LISTED = 9
"""More buttons are no help: then the player's own page is shown, with its lists and forms."""
MOST_TRIED = 100
"""A form with more ways to fill it in than this has too many answers anyhow."""


PLAIN = Lexicon()


def few_answers(view: View, lexicon: Lexicon = PLAIN) -> list[Move]:
    """Every answer to the open questions, if there are several and they fit below a message."""
    found: list[Move] = []
    for ask in view.asks:
        room = MOST_LISTED - len(found)
        every = (one for one in _answers(ask) if not _again(view, lexicon, ask, one))
        answers = list(islice(every, room + 1)) if _short(ask) else []
        if len(answers) <= room:
            found += [Move(((ask, value),)) for value in answers]
    return found if len(found) > 1 else []


def _again(view: View, lexicon: Lexicon, ask: AnyAsk, value: Any) -> bool:
    """Whether one option is chosen that is the same thing as one before it."""
    if not isinstance(ask, Choose) or len(value) != 1:
        return False
    copies = {one.id: lexicon.copy(view, ask, one) for one in ask.options}
    first = next((one for one, copy in copies.items() if copy and copy == copies[value[0]]), None)
    return first not in (None, value[0])


def _short(ask: AnyAsk) -> bool:
    """Whether it waits for an answer, and can have few of them."""
    return ask.owed and (not isinstance(ask, Assign) or prod(map(len, _ways(ask))) <= MOST_TRIED)


def _answers(ask: AnyAsk) -> Iterator[Any]:
    """Its legal answers; rankings have too many, and terms are for people to invent."""
    if isinstance(ask, Amount):
        yield from range(ask.min, ask.max + 1)
    elif isinstance(ask, Offer):
        if ask.proposal is not None and ask.proposal.by != ask.seat:
            yield {"accept": ask.proposal.number}
        yield {"refuse": True}
    elif isinstance(ask, Assign):
        yield from _assignments(ask)
    elif ask.max == 1 or not ask.ordered:
        yield from _choices(ask)


def _choices(ask: Choose) -> Iterator[list[str]]:
    ids = [option.id for option in ask.options]
    for size in range(ask.min, ask.max + 1):
        for some in combinations(ids, size):
            if size <= 1 or LATER.isdisjoint(some):
                yield [*some]


def _ways(ask: Assign) -> list[list[Any]]:
    """What each key can get, by itself."""
    if ask.values:
        every = [option.id for option in ask.values]
        return [key.allowed or every for key in ask.keys]
    most = [ask.total if key.most is None else min(key.most, ask.total) for key in ask.keys]
    return [list(range(one + 1)) for one in most]


def _assignments(ask: Assign) -> Iterator[dict[str, Any]]:
    ids = [key.id for key in ask.keys]
    for values in product(*_ways(ask)):
        try:
            yield ask.check(dict(zip(ids, values, strict=True)))
        except Illegal:
            continue
