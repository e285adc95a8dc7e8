"""Who and what is on each side of a combat."""

from bot.games.board_game.rules.state import BoardState, Fight


def own_units(state: BoardState, fight: Fight, seat: int) -> dict[str, int]:
    """The standing units that fight for a combatant."""
    if seat == fight.attacker:
        return fight.attackers
    force = state.forces.get(fight.region)
    return force.units if force is not None else {}


def helpers(state: BoardState, fight: Fight, seat: int) -> list[str]:
    """A11.07: areas whose support order helps this side and still lies there."""
    side = fight.side(seat)
    return [a for a, s in fight.support.items() if s == side and state.kind(a) == "support"]


def supported(state: BoardState, fight: Fight, seat: int) -> bool:
    """A11.07: by anybody, own orders included."""
    return bool(helpers(state, fight, seat))
