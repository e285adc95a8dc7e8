"""Who and what is on each side of a combat."""

from bot.games.board_game.rules.board import Board, Fight


def own_units(board: Board, fight: Fight, seat: int) -> dict[str, int]:
    """The standing units that fight for a combatant."""
    if seat == fight.attacker:
        return fight.attackers
    force = board.forces.get(fight.region)
    return force.units if force is not None else {}


def helpers(board: Board, fight: Fight, seat: int) -> list[str]:
    """A11.07: areas whose support order helps this side and still lies there."""
    side = fight.side(seat)
    return [a for a, s in fight.support.items() if s == side and board.kind(a) == "support"]


def supported(board: Board, fight: Fight, seat: int) -> bool:
    """A11.07: by anybody, own orders included."""
    return bool(helpers(board, fight, seat))
