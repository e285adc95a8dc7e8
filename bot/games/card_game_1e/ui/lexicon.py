"""The lexicon of the first edition: it has shadows, infamy and influence, and no reserve."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.games.card_game_1e.rules.facts import cards, titles
from bot.games.card_game_1e.rules.view import FirstView
from bot.games.lcg.ui.lexicon import VERBS, features, lexicon
from bot.games.lcg.view import LcgView
from bot.kernel import Key, Option, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of, label_of
from bot.reader import Features, name_of

LISTED = 12
"""Amounts of gold that have words of their own."""


def _features(view: View, ask: AnyAsk, option: Option | Key) -> Features | None:
    """R21.4: gold that is given away, by whom gets it and how much."""
    amount = option.args.get("number")
    if not option.id.startswith("give:") or not isinstance(view, LcgView):
        return features(view, ask, option)
    house = frozenset({name_of("house", view.players[int(id_of(option.args["seat"]))].faction)})
    much = frozenset({f"=gold/{amount}"}) if amount in range(1, LISTED + 1) else frozenset[str]()
    # At another question a house alone is no gift: `attack Lannister` gives them nothing.
    may = house | much if ask.topic == "act" else much
    return Features(may, (house, much) if much else (house,))


SHARED = lexicon(
    "card_game_1e",
    {
        **VERBS,
        "discard": ("cost",),
        "choose": (*VERBS["choose"], "emerge", "infamy"),
        "give": ("act",),
    },
    cards(),
)


def _names(view: View) -> Iterable[str]:
    """Besides what lies open, titles while they are chosen."""
    known = isinstance(view, FirstView) and view.phase == "plot" and view.chamber
    return [*SHARED.names(view), *(label_of("card", one) for one in titles() if known)]


def _elsewhere(view: View, ask: AnyAsk, label: str) -> Any:
    """R5.8: a title that somebody has taken."""
    if ask.topic == "title" and id_of(label) in titles():
        return [id_of(label)]
    return SHARED.elsewhere(view, ask, label)


CARD_GAME_1E = replace(
    SHARED,
    names=_names,
    elsewhere=_elsewhere,
    groups=frozenset({"type", "who", "gold"}),
    features=_features,
)
