"""Settings that people change one by one, typed as text."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from pydantic import ValidationError

from bot.tournaments.errors import Refused
from bot.tournaments.scoring import Beaten, Duel, GamePoints, Places, Share, Winners
from bot.tournaments.settings import Settings

SYSTEMS = {
    "duel": Duel,
    "beaten": Beaten,
    "places": Places,
    "share": Share,
    "winners": Winners,
    "game_points": GamePoints,
}
MOST_DIGITS = 9
YES = frozenset({"yes", "ja", "true", "on", "an", "1"})
NO = frozenset({"no", "nein", "false", "off", "aus", "0"})
NONE = frozenset({"none", "keine", "keiner", "-", "auto"})


def whole(typed: str) -> int:
    """Return the whole number that was typed; Refused if it is none."""
    text = typed.strip()
    if not (text.isascii() and text.isdecimal()) or len(text) > MOST_DIGITS:
        raise Refused("tournament-number", text=text[:40])
    return int(text)


def _or_none(typed: str) -> int | None:
    return None if typed.strip().casefold() in NONE else whole(typed)


def _yes(typed: str) -> bool:
    word = typed.strip().casefold()
    if word not in YES | NO:
        raise Refused("tournament-yes-no", text=word[:40])
    return word in YES


def _one_of(*choices: str) -> Callable[[str], str]:
    def read(typed: str) -> str:
        word = typed.strip().casefold()
        if word not in choices:
            raise Refused("tournament-choice", text=word[:40], choices=list(choices))
        return word

    return read


def points(typed: str) -> Fraction:
    """An exact number of points, such as 3, 1/2 or 2.5."""
    text = typed.strip().replace(",", ".")
    try:
        if len(text) > MOST_DIGITS:
            raise ValueError(text)
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise Refused("tournament-number", text=text[:40]) from None


def _bye(typed: str) -> Any:
    word = typed.strip().casefold()
    return word if word in ("win", "mean") else points(typed)


def _scoring(typed: str) -> Any:
    return SYSTEMS[_one_of(*SYSTEMS)(typed)]()


EDITABLE: dict[str, Callable[[str], Any]] = {
    "rounds": _or_none,
    "cut": _or_none,
    "hours": whole,
    "extension": whole,
    "unfinished": _one_of("adjudicate", "wait", "organiser"),
    "absent_hours": whole,
    "break_hours": whole,
    "target": whole,
    "full_tables": _yes,
    "fewest": whole,
    "most": _or_none,
    "check_in": _yes,
    "check_in_hours": whole,
    "decks": _yes,
    "draw": _one_of("free", "points"),
    "dutch": _yes,
    "scoring": _scoring,
    "bye": _bye,
    "best": _or_none,
    "legs": whole,
    "late_until": whole,
    "late_points": points,
    "member_days": whole,
}
"""What can be changed, and how what is typed for it is read."""


def changed(settings: Settings, name: str, typed: str) -> Settings:
    """The settings with another value for one of them; Refused if it cannot be read."""
    if name not in EDITABLE:
        raise Refused("tournament-no-setting", text=name[:40])
    data = dict(settings) | {name: EDITABLE[name](typed)}
    if name == "target" and data["target"] in settings.sizes:
        data["fewest"] = min(settings.fewest, data["target"])
    try:
        return Settings(**data)
    except ValidationError:
        raise Refused("tournament-number", text=typed[:40]) from None
