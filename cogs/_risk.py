"""Typed moves of Risk: from names and numbers to the answers they stand for; reads views only."""

from bot.games.risk.rules.board import board
from bot.games.risk.rules.view import RiskView
from bot.kernel import Choose, Illegal
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of
from cogs._moves import Step, asked, quiet

BACK = "back"


def held(view: RiskView) -> list[str]:
    """Return the viewer's territories."""
    return [t for t, one in view.territories.items() if one.owner == view.viewer and one.units > 0]


def attackers(view: RiskView) -> list[str]:
    """Return where an attack can start from right now."""
    return _sources(view, "invade_from", "invade_to", "how")


def targets(view: RiskView, source: str) -> list[str]:
    """R5.2: return what can be attacked from there."""
    near = board(view.board).links.get(source, ())
    return [t for t in near if view.territories[t].owner != view.viewer]


def movers(view: RiskView) -> list[str]:
    """Return where a maneuver can start from right now."""
    return _sources(view, "maneuver_from", "maneuver_to", "maneuver_units")


def goals(view: RiskView, source: str) -> list[str]:
    """R8.2: return where a maneuver from there can go."""
    mine = held(view)
    return sorted(board(view.board).reachable(source, set(mine))) if source in mine else []


def _sources(view: RiskView, topic: str, *later: str) -> list[str]:
    """Return the options of the question, or the source that was chosen already."""
    first = asked(view, topic)
    if isinstance(first, Choose):
        return [option.id for option in first.options if option.id in view.territories]
    return [_place(ask, "source") for ask in view.asks if ask.topic in later]


def _place(ask: AnyAsk, name: str) -> str:
    return id_of(ask.about[name])


def attack(
    view: RiskView, source: str, target: str, until: int | None, dice: int | None
) -> list[Step]:
    """R5: return the answers that make an attack, from wherever the player stands in it."""
    if until is not None and dice is not None:
        raise Illegal("until-or-dice")
    how: list[Step] = []
    if dice is not None:
        how = [("how", [str(dice)])]
    elif until is not None:
        # With one unit left there is nothing to go on with: that is an attack to the end.
        how = [("how", ["all"])] if until <= 1 else [("how", ["until"]), ("until", until)]
    return [*_from_to(view, ("invade_from", "invade_to", "how"), source, target), *how]


def maneuver(view: RiskView, source: str, target: str, units: int) -> list[Step]:
    """R8: return the answers that make a maneuver, from wherever the player stands in it."""
    steps = _from_to(view, ("maneuver_from", "maneuver_to", "maneuver_units"), source, target)
    most = view.territories[source].units - 1
    if most == 1 and units != 1:
        raise Illegal("out-of-range", min=1, max=1, exact=True)
    # Where only one unit can go, nobody is asked how many.
    return steps if most == 1 else [*steps, ("maneuver_units", units)]


def _from_to(view: RiskView, topics: tuple[str, str, str], source: str, target: str) -> list[Step]:
    """Return the answers that choose source and target, as far as they are still open."""
    start, to, after = topics
    steps: list[Step] = [(start, [source]), (to, [target])]
    chosen = asked(view, after)
    if chosen is not None:
        if (_place(chosen, "source"), _place(chosen, "target")) != (source, target):
            raise Illegal("not-asked-now", topic=start)
        return []
    half = asked(view, to)
    if half is None:
        return steps
    return steps[1:] if _place(half, "source") == source else [(to, [BACK]), *steps]


def end(view: RiskView) -> list[Step]:
    """Return the quiet answer to what is asked, where it gives nothing away: going on."""
    for ask in view.asks:
        if quiet(ask) is not None and quiet(ask) == ask.default:
            return [(ask.id, quiet(ask))]
    raise Illegal("nothing-to-end")
