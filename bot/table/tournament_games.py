"""What a game offers to a tournament: sizes of tables, houses, and options that go with them.

A tournament has either tables of two or tables of many; games for two are others than games for
more in most rulebooks, and they are scored by other points.
"""

from typing import Any

from pydantic import BaseModel

from bot.kernel import Illegal, Rules
from bot.kernel.labels import label_of
from bot.table.options import check_options
from bot.tournaments.editing import USUAL_WAITS
from bot.tournaments.errors import Refused
from bot.tournaments.settings import Format, Settings, preset

MELEE = 4
"""The size of tables of many in games that are usually played by two."""


def usual_settings(
    rules: Rules[Any], fmt: Format, size: int | None = None, *, decks: bool = False
) -> Settings:
    """Return settings that fit a game, for tables of this size; with its houses if it has any.

    `decks` says whether people bring decks of their own to this game.
    """
    allowed = sizes_of(rules, rules.Options())
    pairs = fmt in ("swiss", "robin")
    if pairs and (2 not in allowed or size not in (None, 2)):
        raise Refused("tournament-format-needs-two", format=label_of("tournament_format", fmt))
    if size is not None and size not in allowed:
        raise Refused("tournament-target", sizes=[str(one) for one in allowed])
    usual = size or (MELEE if fmt == "pods" and rules.usual == 2 else rules.usual)
    two = pairs or usual == 2
    sizes = tuple(one for one in allowed if (one == 2) is two)
    found = preset(rules.id, sizes or allowed, usual, fmt)
    more = USUAL_WAITS | {"extension": found.hours // 4, "decks": decks}
    found = found.model_copy(update=more)
    try:
        return with_houses(rules, found, wanted=True).model_copy(update={"wishes": True})
    except Illegal:
        return found


def sizes_of(rules: Rules[Any], options: BaseModel) -> tuple[int, ...]:
    """Return the sizes of tables that a game allows with these options; Illegal if none."""
    found, refusal = [], Illegal("tournament-no-sizes")
    for size in rules.players:
        try:
            rules.check_options(size, options)
        except Illegal as error:
            refusal = error
        else:
            found.append(size)
    if not found:
        raise refusal
    return tuple(found)


def with_houses(rules: Rules[Any], settings: Settings, *, wanted: bool) -> Settings:
    """Return settings with the houses that are drawn at tables of every size, or with none."""
    if not wanted:
        return settings.model_copy(update={"houses": {}})
    options = check_options(rules, settings.options)
    houses = {size: rules.houses_for(size, options)[:size] for size in settings.sizes}
    if not all(len(one) == size for size, one in houses.items()):
        raise Illegal("no-houses-here")
    return settings.model_copy(update={"houses": houses})


def with_options(rules: Rules[Any], settings: Settings, options: BaseModel) -> Settings:
    """Return settings with other options of the game, and the sizes and houses they allow."""
    if not rules.alone(options):
        raise Illegal("tournament-no-teams")
    allowed = sizes_of(rules, options)
    sizes = tuple(one for one in allowed if (one == 2) is settings.duel)
    if not sizes:
        raise Illegal("tournament-option-sizes", sizes=[str(one) for one in allowed])
    target = min(sizes, key=lambda one: (abs(one - settings.target), one))
    changes: dict[str, Any] = {"options": options.model_dump(mode="json")}
    changes |= {"sizes": sizes, "target": target}
    new = settings.model_copy(update=changes)
    if settings.fewest in (min(settings.usable), min(settings.sizes)):
        new = new.model_copy(update={"fewest": min(new.usable)})
    if settings.cut == settings.target:
        new = new.model_copy(update={"cut": target})
    return with_houses(rules, new, wanted=bool(settings.houses))
