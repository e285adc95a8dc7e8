"""R11: the texts of House Tyrell."""

from bot.games.board_game.rules.acts import remove_order, told_loss
from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.facts import regions
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.texts.base import Decision, Text, change, order_options
from bot.kernel import Choose
from bot.kernel.labels import label_of


class Mace(Text):
    """A11.21: one fighting footman of the opponent is destroyed."""

    destroys = True

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """A standing one first."""
        state = play.state
        other = fight.other(seat)
        if other == fight.attacker:
            if not fight.attackers.get("footman"):
                return
            change(fight.attackers, "footman", -1)
        else:
            force = state.forces.get(fight.region)
            if force is None or not force.count("footman"):
                return
            state.take(fight.region, "footman", routed=not force.units.get("footman"))
        told_loss(play, other, fight.region, {"footman": 1}, "card")


class Loras(Text):
    """A11.22: the march order goes with the army that moved in."""

    def works(self, state: BoardState, fight: Fight, seat: int) -> bool:
        """Only if the army really moved in."""
        return seat == fight.attacker and fight.moved_in

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """It keeps its value and may be used again."""
        play.state.orders[fight.region] = fight.order
        play.emit(
            "march-kept",
            seat=label_of("seat", seat),
            region=label_of("region", fight.region),
            order=label_of("order", fight.order),
        )


class QueenOfThorns(Decision):
    """A11.23: an order of the opponent next to the battle goes."""

    def question(self, state: BoardState, fight: Fight, seat: int) -> Choose | None:
        """She must take one if there is one."""
        near = regions()[fight.region].adjacent
        areas = [r for r in near if r in state.orders and state.owner(r) == fight.other(seat)]
        if not areas:
            return None
        return Choose(
            seat=seat,
            topic="queen_of_thorns",
            purpose="target",
            public="card",
            options=order_options(state, areas),
            default=areas[:1],
        )

    def resolve(self, play: Playing, fight: Fight, seat: int, choice: str) -> None:
        """A removed support order no longer counts."""
        remove_order(play, choice, fight.other(seat), "card")
        fight.support.pop(choice, None)


TEXTS: dict[str, Text] = {
    "mace_tyrell": Mace(),
    "ser_loras_tyrell": Loras(),
    "queen_of_thorns": QueenOfThorns(),
}
