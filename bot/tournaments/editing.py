"""Settings that people change one by one, typed as text."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from pydantic import ValidationError

from bot.tournaments.errors import Refused
from bot.tournaments.scoring import Beaten, Duel, GamePoints, Places, Share, Winners
from bot.tournaments.scoring.places import USUAL
from bot.tournaments.settings import LARGEST_TABLE, Settings
from bot.tournaments.tiebreaks import TIE_BREAKS

SYSTEMS = {
    "duel": Duel,
    "beaten": Beaten,
    "places": Places,
    "share": Share,
    "winners": Winners,
    "game_points": GamePoints,
}
MOST_DIGITS = 9
USUAL_MOVE, USUAL_BANK, USUAL_INCREMENT = 48, 240, 12
"""Hours of a clock that was chosen without saying how long."""
USUAL_WAITS = {"break_hours": 12, "absent_hours": 24, "silent_hours": 48}
"""Hours between rounds, until somebody did not come, and of silence that makes last; a shorter
round halves itself for them unless somebody has chosen others."""
YES = frozenset({"yes", "ja", "true", "on", "an", "1"})
NO = frozenset({"no", "nein", "false", "off", "aus", "0"})
BYES = {"win": "win", "sieg": "win", "mean": "mean", "schnitt": "mean", "durchschnitt": "mean"}
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
    return BYES[word] if word in BYES else points(typed)


def _scoring(typed: str) -> Any:
    """A system by its name, with its points behind it: `duel 3 2 1 0`, `places 10 6 3 1`."""
    name, *numbers = typed.replace("/", " ").split() or [""]
    kind = _one_of(*SYSTEMS)(name)
    worth = [points(one) for one in numbers]
    if not worth:
        return SYSTEMS[kind]()
    if kind == "duel" and len(worth) == 4:
        return Duel(win=worth[0], modified_win=worth[1], draw=worth[2], loss=worth[3])
    if kind == "places" and 2 <= len(worth) <= LARGEST_TABLE:
        return Places(lists=USUAL | {len(worth): worth})
    if kind == "game_points" and len(worth) <= LARGEST_TABLE:
        return GamePoints(bonus=worth)
    raise Refused("tournament-scoring-points")


def _ties(typed: str) -> tuple[str, ...]:
    if typed.strip().casefold() in NONE:
        return ()
    read = _one_of(*TIE_BREAKS)
    return tuple(read(one) for one in typed.replace(",", " ").split())


CHOICES: dict[str, tuple[str, ...]] = {
    "unfinished": ("adjudicate", "wait", "organiser"),
    "draw": ("free", "points"),
    "clock": ("none", "move", "bank"),
    "overtime": ("standin", "default", "moderator"),
    "scoring": tuple(SYSTEMS),
    **dict.fromkeys(
        ("full_tables", "check_in", "decks", "dutch", "check_in_rounds", "wishes"), ("yes", "no")
    ),
}
"""Settings that are one of a few words."""

EDITABLE: dict[str, Callable[[str], Any]] = {
    "rounds": _or_none,
    "cut": _or_none,
    "hours": whole,
    "extension": whole,
    "unfinished": _one_of(*CHOICES["unfinished"]),
    "absent_hours": whole,
    "break_hours": whole,
    "target": whole,
    "full_tables": _yes,
    "fewest": whole,
    "most": _or_none,
    "check_in": _yes,
    "check_in_hours": whole,
    "decks": _yes,
    "draw": _one_of(*CHOICES["draw"]),
    "dutch": _yes,
    "scoring": _scoring,
    "bye": _bye,
    "best": _or_none,
    "legs": whole,
    "late_until": whole,
    "late_points": points,
    "ties": _ties,
    "member_days": whole,
    "rating_from": _or_none,
    "rating_to": _or_none,
    "silent_hours": whole,
    "check_in_rounds": _yes,
    "wishes": _yes,
    "clock": _one_of(*CHOICES["clock"]),
    "clock_hours": whole,
    "clock_increment": whole,
    "overtime": _one_of(*CHOICES["overtime"]),
    "chat_delay": whole,
}
"""What can be changed, and how what is typed for it is read."""

HOURS = frozenset(
    {
        *("hours", "extension", "absent_hours", "break_hours", "check_in_hours", "silent_hours"),
        *("clock_hours", "clock_increment"),
    }
)
"""Numbers that are hours."""

OR_NONE = frozenset(name for name, read in EDITABLE.items() if read is _or_none)
"""Numbers that can also be left out."""


def changed(settings: Settings, name: str, typed: str) -> Settings:
    """The settings with another value for one of them; Refused if it cannot be read."""
    if name not in EDITABLE:
        raise Refused("tournament-no-setting", text=name[:40])
    data = dict(settings) | {name: EDITABLE[name](typed)}
    if name == "target" and data["target"] in settings.sizes:
        data["fewest"] = min(settings.fewest, data["target"])
    if name == "hours":
        # More time for late tables stays a quarter of the round, unless somebody has chosen it.
        usual = settings.extension == settings.hours // 4
        data["extension"] = data["hours"] // 4 if usual else min(settings.extension, data["hours"])
        for wait, most in USUAL_WAITS.items():
            if data[wait] == most > data["hours"]:
                data[wait] = max(1, data["hours"] // 2)
    if name == "clock" and data["clock"] != "none" and not settings.clock_hours:
        data["clock_hours"] = USUAL_MOVE if data["clock"] == "move" else USUAL_BANK
    if data["clock"] == "bank" and not data["clock_increment"]:
        data["clock_increment"] = USUAL_INCREMENT
    try:
        return Settings(**data)
    except ValidationError:
        raise Refused("tournament-number", text=typed[:40]) from None
