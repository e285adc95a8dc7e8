"""What can be known of a battle before the march is given."""

from collections import Counter

from pydantic import BaseModel, ConfigDict

from bot.games.board_game.rules.board import NOBODY
from bot.games.board_game.rules.facts import regions, tokens
from bot.games.board_game.rules.march import is_fight
from bot.games.board_game.rules.strength import plain_value, support_value, supporters
from bot.games.board_game.rules.view import BoardView


class Help(BaseModel):
    """A support order next to the battle: whose, and what it adds to either side."""

    model_config = ConfigDict(extra="forbid")

    region: str
    seat: int
    attack: int
    defence: int


class Preview(BaseModel):
    """R10.12: strengths without support and house cards, and who could support."""

    model_config = ConfigDict(extra="forbid")

    defender: int
    """-1: a neutral force (R9.18), which fights without cards and support."""
    attack: int
    defence: int
    support: list[Help]


def preview(view: BoardView, source: str, region: str, units: dict[str, int]) -> Preview | None:
    """The fight these units would start here with the march order of their area; None if none."""
    board = view.board()
    seat = board.owner(source)
    if seat == NOBODY or source not in board.orders or not is_fight(board, seat, region):
        return None
    castle = bool(regions()[region].castle)

    def strength(many: dict[str, int], *, attack: bool) -> int:
        return sum(n * plain_value(u, attack=attack, castle=castle) for u, n in many.items())

    defence = board.neutral.get(region, 0) + board.garrisons.get(region, 0)
    force = board.forces.get(region)
    if force is not None:
        defence += strength(force.units, attack=False)
    if board.kind(region) == "defense":
        defence += tokens()[board.orders[region]].modifier
    owner = force.seat if force is not None else board.guard(region)
    helps = []
    for helper, areas in supporters(board, region).items():
        for area in areas:
            here, order = Counter(board.forces[area].units), board.orders[area]
            helps.append(
                Help(
                    region=area,
                    seat=helper,
                    attack=support_value(here, order, attack=True, castle=castle),
                    defence=support_value(here, order, attack=False, castle=castle),
                )
            )
    modifier = tokens()[board.orders[source]].modifier
    return Preview(
        defender=owner,
        attack=strength(units, attack=True) + modifier,
        defence=defence,
        support=helps,
    )
