"""Which of the table's options fit together, and which say nothing beside the others."""

from bot.games.board_game.rules.board import BoardOptions
from bot.games.board_game.rules.drafts import SETS
from bot.games.board_game.rules.facts import figures
from bot.kernel import Illegal
from bot.kernel.labels import label_of


def check_mix(seats: int, options: BoardOptions) -> None:
    """Raise Illegal, with the reason, where these cannot be played together."""
    known = [one.players for one in figures().setups if one.expansion == options.expansion]
    if seats not in known:
        name = label_of("expansion", options.expansion)
        raise Illegal("expansion-players", expansion=name, players=known[0], got=seats)

    if options.expansion == "feast_for_crows" and options.castles_to_win != 7:
        raise Illegal("castles-do-not-count", expansion=label_of("expansion", options.expansion))


def idle(options: BoardOptions) -> frozenset[str]:
    """Options about a set-up or cards that are not in the game."""
    found = set()
    if not options.tides_of_battle:
        found |= {"tides_threes", "tides_skulls"}
    if options.expansion != "none":
        found.add("lannister_port_ship")
    if options.expansion == "feast_for_crows":
        found |= {"tie_break", "victory"}
    else:
        found.add("affc_white_harbor_unit")
    if options.expansion != "dance_with_dragons":
        found.add("adwd_lannisport_knight")
    sets = _sets(options)
    if "dragons" not in sets:
        found.add("adwd_stannis_timing")
    if "base" not in sets:
        found.add("arianne_token")
    return frozenset(found)


def _sets(options: BoardOptions) -> tuple[str, ...]:
    """The sets whose house cards may be in the game."""
    if options.house_cards == "usual":
        return ("dragons",) if options.expansion == "dance_with_dragons" else ("base",)
    return (options.house_cards,) if options.house_cards in SETS else SETS
