"""Cards, players and words to pick."""

from bot.games.card_game_2e.rules.facts import cards
from bot.games.card_game_2e.rules.policy.mind import Mind
from bot.games.card_game_2e.rules.policy.worth import HARMFUL_ATTACHMENTS, harmful
from bot.games.lcg.facts import ICONS
from bot.kernel import Choose
from bot.kernel.labels import id_of
from bot.kernel.turns import AFTER

SPARES = frozenset({"01026"})
"""Cards whose picks are spared, not struck."""
CONSOLIDATION = "01062"
"""Kneels characters of one player and gives one of them power."""


def worst(mind: Mind, ask: Choose) -> list[str]:
    """As few as must be, the least valuable first."""
    found = sorted((one for one in ask.options if one.id != AFTER), key=mind.value)
    return [one.id for one in found[: ask.min]]


def surplus(mind: Mind, ask: Choose) -> list[str]:
    """Down to the reserve, the least valuable first; nobody's discards before matter."""
    found = sorted((one for one in ask.options if one.id != AFTER), key=mind.value)
    return [one.id for one in found[: ask.max]]


def best(mind: Mind, ask: Choose) -> list[str]:
    """As many as may be, the most valuable first."""
    found = sorted((one for one in ask.options if one.id != AFTER), key=mind.value)
    return [one.id for one in reversed(found[-ask.max :])]


def host(mind: Mind, ask: Choose) -> list[str]:
    """Own favourites get gifts, opponents' favourites poison."""
    harm = id_of(ask.about.get("card")) in HARMFUL_ATTACHMENTS
    return _by_side(mind, ask, harm)


def target(mind: Mind, ask: Choose) -> list[str]:
    """What an ability strikes or helps."""
    code = id_of(ask.about.get("card"))
    if code == CONSOLIDATION:
        return _smallest_of_mine(mind, ask)
    return _by_side(mind, ask, code not in SPARES and harmful(code))


def _smallest_of_mine(mind: Mind, ask: Choose) -> list[str]:
    """One character of this seat's that is not too strong, if there is any."""
    found = [one for one in ask.options if mind.mine(one) and mind.strength(one) <= 4]
    return [min(found, key=mind.value).id] if found else ask.default


def _by_side(mind: Mind, ask: Choose, harm: bool) -> list[str]:
    """Strike at others, help oneself; if only the wrong side is there, as little as may be."""
    options = [one for one in ask.options if one.id != AFTER]
    wanted = [one for one in options if mind.mine(one) != harm]
    if not wanted:
        if ask.quiet is not None and isinstance(ask.quiet, list) and len(ask.quiet):
            return [str(one) for one in ask.quiet]
        return worst(mind, ask) if harm else ask.default
    found = sorted(wanted, key=mind.value, reverse=True)[: ask.max]
    chosen = [one.id for one in found]
    rest = [one.id for one in options if one.id not in chosen]
    return chosen + rest[: max(0, ask.min - len(chosen))]


def opponent(mind: Mind, ask: Choose) -> list[str]:
    """Whoever has most power."""
    seats = [one.id for one in ask.options if one.id.isdecimal()]
    if not seats:
        return ask.default
    return [max(seats, key=lambda one: (_foe(mind, one), mind.view.players[int(one)].power))]


def _foe(mind: Mind, seat: str) -> bool:
    return int(seat) != mind.seat


def search(mind: Mind, ask: Choose) -> list[str]:
    """The best card there is."""
    found = [one for one in ask.options if id_of(one.label) in cards()]
    return [max(found, key=mind.value).id] if found else ask.default


def yes(mind: Mind, ask: Choose) -> list[str]:
    """What a card lets one do is done."""
    return ["yes"] if any(one.id == "yes" for one in ask.options) else ask.default


def name(mind: Mind, ask: Choose) -> list[str]:
    """The icon that opponents have most of."""
    counts = {icon: sum(len(mind.ready(seat, icon)) for seat in mind.opponents()) for icon in ICONS}
    known = [one.id for one in ask.options if one.id in counts]
    return [max(known, key=lambda one: counts[one])] if known else ask.default
