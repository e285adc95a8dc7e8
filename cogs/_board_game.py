"""Typed moves of the Board Game: from names to the answers they stand for; reads views only."""

from bot.discord_ui.desk import Desk, read_line
from bot.games.board_game.rules.view import BoardView
from bot.kernel import Illegal
from bot.reader.text import bounded
from cogs._moves import Step, answer_of, meant

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


def values(desk: Desk, view: BoardView, text: str, *topics: str) -> list[Step]:
    """Return the answer to a question, from suggested ids or from words."""
    ask = meant(desk, view, text, *topics)
    return [(ask.id, answer_of(desk, ask, text))]


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
