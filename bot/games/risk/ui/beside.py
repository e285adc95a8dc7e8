"""What stands beside a question of Risk: odds, neighbours, what is left to pay with."""

from collections.abc import Iterator

from bot.games.risk.rules.board import board
from bot.games.risk.rules.view import Held, RiskView
from bot.games.risk.ui.odds import falls
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import id_of, label_of
from bot.text.words import SeatName, Words, plain

GAME = "risk"
MOST_ENEMIES = 2
MOST_UNITS = 60
"""Armies for which odds are worked out; larger ones have won or lost anyway."""


def beside(view: RiskView, ask: AnyAsk, words: Words) -> Iterator[str]:
    """Lines that help to decide this question."""
    if ask.topic.startswith("card_") and (card := ask.about.get("card")):
        text = plain(words.tell(GAME, f"effect-{id_of(card)}", {}))
        yield words.tell(GAME, "face-card-asked", {"card": card, "text": text})
    if ask.topic == "how":
        source, target = (id_of(ask.about.get(key)) for key in ("source", "target"))
        if (percent := _percent(view, source, target)) is not None:
            yield words.tell(GAME, "face-odds", {"percent": percent})
    if ask.topic == "invade_to":
        source = id_of(ask.about.get("source"))
        odds = [_percent(view, source, option.id) for option in getattr(ask, "options", [])]
        if any(percent is not None for percent in odds):
            yield words.tell(GAME, "face-odds-sign", {})
    if ask.topic == "buy" and view.viewer is not None:
        gold = view.players[view.viewer].gold or 0
        for option in getattr(ask, "options", []):
            if "cost" in option.args:
                left = {"what": words.option(GAME, option), "left": gold - option.args["cost"]}
                yield words.tell(GAME, "face-left", left)


def remark(view: RiskView, option: Option | Key, words: Words, house: SeatName) -> str | None:
    """A remark under a territory: enemies next to it, or the odds of an attack on it."""
    place = option.id
    if place not in view.territories:
        return None
    units = view.territories[place].units
    if option.note == "here" and view.territories[place].owner == view.viewer:
        enemies = list(_enemies(view, place, words, house))
        key = "face-remark-here" if enemies else "face-remark-inland"
        return words.tell(GAME, key, {"units": units, "enemies": ", ".join(enemies)})
    ask = next((one for one in view.asks if one.topic == "invade_to"), None)
    if option.note == "target" and ask is not None:
        percent = _percent(view, id_of(ask.about.get("source")), place)
        if percent is not None:
            owner = label_of("seat", view.territories[place].owner)
            args = {"units": units, "owner": owner, "percent": percent}
            return words.tell(GAME, "face-remark-target", args, house)
    return None


def _enemies(view: RiskView, place: str, words: Words, house: SeatName) -> Iterator[str]:
    near = [
        (other, view.territories[other])
        for other in board(view.board).links[place]
        if other in view.territories and view.territories[other].owner != view.viewer
    ]
    near.sort(key=lambda one: -one[1].units)
    for other, held in near[:MOST_ENEMIES]:
        args = {"territory": label_of("territory", other), "units": held.units}
        owner = {"owner": label_of("seat", held.owner)}
        yield words.tell(GAME, "face-enemy", args | owner, house)


def _percent(view: RiskView, source: str, target: str) -> int | None:
    """R5.4: with plain dice; None where special units or numbers make it something else."""
    if source not in view.territories or target not in view.territories:
        return None
    ours, theirs = view.territories[source], view.territories[target]
    if _special(ours) or _special(theirs) or max(ours.units, theirs.units) > MOST_UNITS:
        return None
    return round(100 * falls(ours.units - 1, theirs.units))


def _special(held: Held) -> bool:
    return bool(held.knights or held.siege_engines or held.fortifications)
