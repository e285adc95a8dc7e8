"""What stands beside a question of Risk: odds, neighbours, what is left to pay with."""

from collections.abc import Iterator

from bot.games.risk.rules.board import board
from bot.games.risk.rules.view import Held, RiskView
from bot.games.risk.ui.odds import falls
from bot.kernel.asks import AnyAsk, Key, Option
from bot.kernel.labels import id_of, label_of
from bot.text.words import LONGEST_NOTE, SeatName, Words, clipped, plain

GAME = "risk"
MOST_ENEMIES = 2
MOST_UNITS = 60
"""Armies for which odds are worked out; larger ones have won or lost anyway."""


def beside(view: RiskView, ask: AnyAsk, words: Words, house: SeatName) -> Iterator[str]:
    """Lines that help to decide this question."""
    if ask.topic.startswith("card_") and (card := ask.about.get("card")):
        text = plain(words.tell(GAME, f"effect-{id_of(card)}", {}))
        yield words.tell(GAME, "face-card-asked", {"card": card, "text": text})
    if ask.topic == "act" and (card := ask.about.get("played")):
        text = plain(words.tell(GAME, f"effect-{id_of(card)}", {}))
        args = {"seat": ask.about["by"], "card": card, "text": text}
        yield words.tell(GAME, "face-played-asked", args, house)
    if ask.topic in ("card_die", "card_dice") and "attack" in ask.about:
        yield words.tell(GAME, "face-dice-asked", ask.about)
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
        near = sorted(_enemies(view, place), key=lambda one: -one[1].units)
        if not near:
            return words.tell(GAME, "face-remark-inland", {"units": units})
        return _named("face-remark-here", units, [_enemy(one, words, house) for one in near], words)
    if option.note == "source":
        near = sorted(_enemies(view, place), key=lambda one: one[1].units)
        if len(near) == option.args["targets"]:  # else cards change who can be attacked
            enemies = [_enemy(one, words, house) for one in near]
            return _named("face-remark-source", units, enemies, words)
    ask = next((one for one in view.asks if one.topic == "invade_to"), None)
    if option.note == "target" and ask is not None:
        percent = _percent(view, id_of(ask.about.get("source")), place)
        if percent is not None:
            owner = label_of("seat", view.territories[place].owner)
            args = {"units": units, "owner": owner, "percent": percent}
            return words.tell(GAME, "face-remark-target", args, house)
    return None


def _named(key: str, units: int, enemies: list[str], words: Words) -> str:
    """A remark that names as many of these enemies as fit, and counts the others."""
    told = ""
    for most in range(min(MOST_ENEMIES, len(enemies)), 0, -1):
        args = {"enemies": ", ".join(enemies[:most]), "more": len(enemies) - most}
        told = words.tell(GAME, key, args | {"units": units})
        if clipped(told, LONGEST_NOTE) == told:
            break
    return told


def _enemies(view: RiskView, place: str) -> Iterator[tuple[str, Held]]:
    """Territories of others next to this one."""
    for other in board(view.board).links[place]:
        if other in view.territories and view.territories[other].owner != view.viewer:
            yield other, view.territories[other]


def _enemy(one: tuple[str, Held], words: Words, house: SeatName) -> str:
    place, held = one
    args = {"territory": label_of("territory", place), "units": held.units}
    return words.tell(GAME, "face-enemy", args | {"owner": label_of("seat", held.owner)}, house)


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
