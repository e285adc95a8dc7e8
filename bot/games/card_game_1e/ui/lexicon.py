"""The lexicon of the first edition: it has shadows, infamy and influence, and no reserve."""

from dataclasses import replace

from bot.games.card_game_1e.rules.cards import ENTRIES
from bot.games.card_game_1e.rules.facts import cards
from bot.games.lcg.ui.lexicon import VERBS, features, lexicon
from bot.games.lcg.view import LcgView
from bot.kernel import Key, Option, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of
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
        "first": ("first_player",),
        "give": ("act",),
    },
    cards(),
    ENTRIES,
)


CARD_GAME_1E = replace(
    SHARED,
    groups=SHARED.groups | {"gold"},
    features=_features,
)
