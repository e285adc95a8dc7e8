"""A player by rules of thumb, from its own view alone: the stand-in at a table."""

from collections.abc import Callable
from typing import Any

from bot.games.card_game_2e.rules.policy import challenges, picks, set_up, windows
from bot.games.card_game_2e.rules.policy.mind import Mind
from bot.games.card_game_2e.rules.view import ThronesView
from bot.kernel import Assign, Choose, Rng, View
from bot.kernel.asks import AnyAsk

THUMBS: dict[str, Callable[[Mind, Choose], list[str]]] = {
    "mulligan": set_up.mulligan,
    "place": set_up.place,
    "plot": set_up.plot,
    "first_player": set_up.first_player,
    "title": set_up.title,
    "act": windows.act,
    "challenge": challenges.challenge,
    "attackers": challenges.attackers,
    "defenders": challenges.defenders,
    "claim": picks.worst,
    "cost": picks.worst,
    "reserve": picks.surplus,
    "stand": picks.best,
    "intimidate": picks.target,
    "instances": picks.best,
    "host": picks.host,
    "target": picks.target,
    "pick": picks.target,
    "search": picks.search,
    "opponent": picks.opponent,
    "claim_on": picks.opponent,
    "name": picks.name,
    "may": picks.yes,
}
"""From the topic of a question to the rule of thumb that answers it."""


def heuristic(view: View, ask: AnyAsk, rng: Rng) -> Any:
    """Answer one question; whatever there is no rule of thumb for takes its default."""
    assert isinstance(view, ThronesView)
    mind = Mind(view)
    if isinstance(ask, Assign):
        return challenges.stealth(mind, ask) if ask.topic == "stealth" else ask.default
    thumb = THUMBS.get(ask.topic)
    if thumb is None or not isinstance(ask, Choose):
        return ask.default
    return thumb(mind, ask)
