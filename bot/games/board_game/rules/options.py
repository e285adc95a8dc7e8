"""Which of the table's options fit together, and which say nothing beside the others."""

from bot.games.board_game.rules.board import BoardOptions
from bot.games.board_game.rules.facts import figures
from bot.kernel import Illegal
from bot.kernel.labels import label_of


def check_mix(seats: int, options: BoardOptions) -> None:
    """Raise Illegal, with the reason, where these cannot be played together."""
    known = [one.players for one in figures().setups if one.expansion == options.expansion]
    if seats not in known:
        name = label_of("expansion", options.expansion)
        raise Illegal("expansion-players", expansion=name, players=known[0], got=seats)


def idle(options: BoardOptions) -> frozenset[str]:
    """Options about a set-up or cards that are not in the game."""
    found = set()
    if options.expansion != "none":
        found.add("lannister_port_ship")
    if options.expansion == "feast_for_crows":
        found.add("tie_break")
    else:
        found.add("affc_white_harbor_unit")
    if options.expansion != "dance_with_dragons":
        found |= {"adwd_lannisport_knight", "adwd_stannis_timing"}
    else:
        found.add("arianne_token")
    return frozenset(found)
