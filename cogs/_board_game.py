"""Typed moves of the Board Game: from names to the answers they stand for; reads views only."""

from bot.discord_ui.desk import Desk, read_line
from bot.games.board_game.rules.facts import house_cards, objectives
from bot.games.board_game.rules.view import BoardView
from bot.kernel import Choose, Illegal, Option
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import label_of
from bot.reader.text import bounded
from cogs._moves import Step, answer_of, ids_of, meant

OF_DRAGONS = ("qyburn", "melisandre_dwd")
RANKED = ("houses", "clash_ties", "draft_blind", "keep_objectives", "take_objective")
CARDS = (
    "house_card",
    "aeron_damphair",
    "discard_card",
    "mammoth_card",
    "patchface",
    *OF_DRAGONS,
    "draft_card",
)
SUPPORT = ("support", "neutral_support", "accept_support")
LOSSES = (
    *("casualties", "skull_losses", "retreat_losses", "lose_units", "reduce_armies"),
    *("downgrade_knights", "destroy_knights", "upgrade_footmen"),
)
BIDS = ("bid", "wildling_bid", "take_ships", "aeron_damphair_dwd")
CHOICES = (
    *("westeros_choice", "raven", "raven_order", "raven_card", "tyrion_lannister"),
    *("doran_martell", "queen_of_thorns", "tides_redraw", "blade", "cersei_lannister"),
    *("renly_baratheon", "consolidate", "wildling_ties", "preemptive_raid"),
    *("preemptive_track", "king_track", "king_drop", "called_march", "consolidate_first"),
    *("reek", "rodrik_the_reader", "search_deck", "ser_ilyn_payne", "jon_snow"),
    *("ser_gerris_drinkwater", "alayne_stone", "special_objective", "objective"),
    *("put_objective", "take_objective", "return_objective", "draft_house", "card_set"),
)

THINGS = {
    "draft_house": "house",
    **dict.fromkeys(("draft_card", "draft_blind"), "card"),
    **dict.fromkeys(("keep_objectives", "objective"), "objective"),
    **dict.fromkeys(("put_objective", "take_objective", "return_objective"), "objective"),
}
"""Of what kind the answers to a question are, also those that are not offered now."""


def values(desk: Desk, view: BoardView, text: str, *topics: str) -> list[Step]:
    """Return the answer to a question, from suggested ids or from words."""
    ask = meant(desk, view, text, *topics)
    gone = _not_offered(desk, ask, text)
    return [(ask.id, gone if gone is not None else answer_of(desk, ask, text))]


def _not_offered(desk: Desk, ask: AnyAsk, text: str) -> list[str] | None:
    """Return what was named if some of it exists but is not offered, so that the rules say why."""
    kind = THINGS.get(ask.topic)
    if kind is None or not isinstance(ask, Choose):
        return None
    cards = house_cards()
    houses = sorted({card.house for card in cards.values()})
    known = {"house": houses, "card": [*cards], "objective": [*objectives()]}[kind]
    names = {one: desk.option(Option(id=one, label=label_of(kind, one))) for one in known}
    try:
        found = ids_of(names, text)
    except Illegal:
        return None
    offered = {option.id for option in ask.options}
    return found if not offered.issuperset(found) else None


def march(desk: Desk, view: BoardView, text: str) -> list[Step]:
    """R9.01: return a march from one line, or from what was suggested for its units."""
    text = bounded(text)
    asks = {ask.topic: ask for ask in view.asks}
    if "march" not in asks and "march_moves" not in asks:
        raise Illegal("not-asked-now", topic="march")
    ask = asks.get("march_moves")
    if ask is not None and "=" in text:
        return values(desk, view, text, "march_moves")
    return read_line(desk, text)
