"""The units that fight in a combat, and how they are lost."""

from collections import Counter

from bot.games.board_game.rules.acts import told_loss
from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.losses import cheapest
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.texts.base import change
from bot.kernel import Key
from bot.kernel.labels import label_of


def fighting(state: BoardState, fight: Fight, seat: int) -> dict[str, int]:
    """Standing units in the fight."""
    if seat == fight.attacker:
        return dict(fight.attackers)
    force = state.forces.get(fight.region)
    return dict(force.units) if force is not None else {}


def with_routed(state: BoardState, fight: Fight, seat: int) -> dict[str, int]:
    """All units in the fight; routed ones as `<unit>/routed`, first."""
    found: dict[str, int] = {}
    force = state.forces.get(fight.region)
    if seat == fight.defender and force is not None:
        found = {f"{unit}/routed": number for unit, number in force.routed.items()}
    standing = Counter(fighting(state, fight, seat))
    return found | cheapest(dict(standing), standing.total())


def routed_key(kind: str, most: int) -> Key:
    """Units of a kind, to be given a number."""
    unit, _, routed = kind.partition("/")
    if not routed:
        return Key(id=kind, label=label_of("unit", unit), most=most)
    return Key(id=kind, label="unit-routed", args={"unit": label_of("unit", unit)}, most=most)


def first_of(units: dict[str, int], number: int) -> dict[str, int]:
    """So many of them, in their order."""
    found: dict[str, int] = {}
    for kind, most in units.items():
        some = min(number, most)
        if some:
            found[kind] = some
            number -= some
    return found


def take_off(
    play: Playing, fight: Fight, seat: int, units: dict[str, int], why: str, *, routed: bool = False
) -> None:
    """Units of a combatant are lost."""
    lost = {unit: number for unit, number in units.items() if number}
    if not lost:
        return
    for unit, number in lost.items():
        if seat == fight.attacker:
            change(fight.attackers, unit, -number)
        else:
            play.state.take(fight.region, unit, number, routed=routed)
    told_loss(play, seat, fight.region, lost, why)


def lose_routed(play: Playing, fight: Fight) -> None:
    """A10.29: a beaten defender's routed units."""
    force = play.state.forces.get(fight.region)
    if fight.loser == fight.defender and force is not None and force.routed:
        take_off(play, fight, fight.defender, dict(force.routed), "routed", routed=True)
