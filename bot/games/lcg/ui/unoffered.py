"""Answers that name a card which is not offered: the rules say why it is not."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.lcg.facts import Card
from bot.games.lcg.view import LcgView
from bot.kernel import Assign, Choose
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of

PLAIN = frozenset({"attackers", "defenders", "plot"})
"""Questions whose options are cards themselves."""
MARSHAL = "3.2"
"""The step in which the active player marshals."""


def answers(view: LcgView, ask: AnyAsk, code: str, cards: Mapping[str, Card]) -> Iterator[Any]:
    """Return what to answer to name this card, for every copy that the viewer may know."""
    if isinstance(ask, Choose) and ask.topic in PLAIN:
        for id in _plain(view, ask, code):
            yield [id]
    elif isinstance(ask, Choose) and ask.topic == "title" and cards[code].type == "title":
        yield [code]
    elif isinstance(ask, Choose) and ask.topic == "act":
        for act in _acts(view, code, cards):
            yield [act]
    elif isinstance(ask, Assign) and ask.topic == "stealth":
        for piece in (piece for player in view.players for piece in player.play):
            if piece.code == code:
                yield {ask.keys[0].id: piece.id}


def offered(ask: AnyAsk, code: str) -> bool:
    """Whether an open question has this card among its options."""
    known = ask.options if isinstance(ask, Choose) else []
    return any(option.label == label_of("card", code) for option in known)


def _plain(view: LcgView, ask: Choose, code: str) -> Iterator[str]:
    assert view.viewer is not None
    mine = view.players[view.viewer]
    if ask.topic == "plot":
        yield from (card.id for card in mine.used if card.code == code)
        yield code  # No plot of this deck.
        return
    for player in view.players:
        yield from (piece.id for piece in player.play if piece.code == code)


def _acts(view: LcgView, code: str, cards: Mapping[str, Card]) -> Iterator[str]:
    """Play, marshal, ambush or use it."""
    for card in view.hand:
        if card.code != code:
            continue
        if cards[code].type == "event":
            yield label_of("use", card.id)
        else:
            yield f"{_way(view, cards[code])}:{card.id}"
    for player in view.players:
        yield from (label_of("use", piece.id) for piece in player.play if piece.code == code)


def _way(view: LcgView, printed: Card) -> str:
    ambush = any(word.startswith("ambush") for word in printed.keywords)
    return "ambush" if ambush and view.phase == "challenges" else "marshal"
