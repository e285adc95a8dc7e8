"""R10.32-R10.39: the loser's retreat."""

from typing import Any

from bot.games.board_game.rules.acts import region_option, told_loss
from bot.games.board_game.rules.board import NOBODY, Fight, fits, unit_names
from bot.games.board_game.rules.facts import (
    distances,
    figures,
    kind_neighbours,
    regions,
)
from bot.games.board_game.rules.fog import in_sight
from bot.games.board_game.rules.losses import cheapest, unit_keys
from bot.games.board_game.rules.refusals import refuse_retreat
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.texts import text_of
from bot.kernel import DONE, Assign, Choose, Frame
from bot.kernel.labels import label_of


def may_return(state: BoardState, fight: Fight) -> bool:
    """A10.38: whether the attackers' start area can take them back."""
    fact = regions()[fight.source]
    seat = fight.attacker
    if fact.kind == "sea":
        return state.owner(fight.source) in (NOBODY, seat)
    if fact.kind == "port":
        return state.controller(fight.source) == seat
    return state.controller(fight.source) in (NOBODY, seat)


def retreat_areas(state: BoardState, fight: Fight, seat: int) -> list[str]:
    """R10.32, A10.33, R10.34: areas next to the battle that are legal for the loser."""
    if regions()[fight.region].kind == "land":
        near = [r for r in state.reaches(seat, fight.region) if r not in state.neutral]
        near = [r for r in near if state.controller(r) in (NOBODY, seat)]
    else:
        near = [r for r in kind_neighbours(fight.region, "sea") if state.owner(r) in (NOBODY, seat)]
        near += [
            r
            for r in kind_neighbours(fight.region, "port")
            if state.controller(r) == seat
            and state.owner(r) in (NOBODY, seat)
            and r not in state.closed
        ]
    return [r for r in near if r != fight.source]


def losses_at(state: BoardState, fight: Fight, seat: int, area: str, number: int) -> int:
    """R10.35: how many of the retreating units would be too many there."""
    if area == fight.source and seat == fight.attacker:
        return 0
    sizes = state.sizes(seat)
    if seat == fight.defender:
        sizes.pop(fight.region, None)
    there = sizes.get(area, 0)
    port = regions()[area].kind == "port"
    for kept in range(number, 0, -1):
        if port and there + kept > figures().port_max_ships:
            continue
        if fits((sizes | {area: there + kept}).values(), state.flags(seat)):
            return number - kept
    return number


class Retreat(Frame, name="board.retreat"):
    """The loser's surviving army goes together."""

    steps = ("ask", "ask_losses", "go")

    seat: int = NOBODY
    units: dict[str, int] = {}
    area: str = ""
    chooser: int = NOBODY
    losses: int = 0

    def ask(self, play: Playing) -> str | None:
        """R10.32, A10.36; A11.15: Robb's owner chooses."""
        state = play.state
        fight = state.combat
        self.seat = fight.loser
        self.units = self._fleeing(state, fight)
        if not self.units:
            return DONE
        sent = self._sent(fight)
        number = sum(self.units.values())
        cost = self._costs(state, fight)
        self.losses = min(cost.values(), default=number)
        areas = [area for area in cost if cost[area] == self.losses]
        if self.losses == number:
            # R10.37: no fitting area, or none that would save anybody.
            self._leave(state, fight)
            told_loss(play, self.seat, fight.region, self.units, "no_retreat")
            return DONE
        if sent:
            seen = in_sight(state, fight.winner, areas)
            # M10: where the winner sees no area to send them to, the loser chooses.
            sent, areas = bool(seen), seen or areas
        self.chooser = fight.winner if sent else self.seat
        if not sent and len(areas) > 1:
            wish = play.order(self.seat, "retreat", "ask", "ask")
            if wish != "ask":
                areas = [nearest(state, self.seat, areas, castle=wish == "castle")]
        play.ask(
            Choose(
                seat=self.chooser,
                topic="retreat",
                purpose="target",
                open_to_all=True,
                public="retreat",
                about={"loser": label_of("seat", self.seat), "losses": self.losses},
                options=[region_option(area) for area in areas],
                default=areas[:1],
            )
        )
        return None

    def explain_retreat(self, state: BoardState, seat: int, value: Any) -> None:
        """R10.32-A10.36: refuse an area to which the loser cannot retreat."""
        cost = self._costs(state, state.combat)
        areas = [area for area in cost if cost[area] == self.losses]
        refuse_retreat(state, seat, in_sight(state, seat, areas), cost, value)

    def _costs(self, state: BoardState, fight: Fight) -> dict[str, int]:
        """R10.32, R10.35: where the army may go, and how many units that costs."""
        areas = [fight.source] if self.seat == fight.attacker and may_return(state, fight) else []
        if self.seat == fight.defender or self._sent(fight):
            areas += retreat_areas(state, fight, self.seat)
        number = sum(self.units.values())
        return {area: losses_at(state, fight, self.seat, area, number) for area in areas}

    def _fleeing(self, state: BoardState, fight: Fight) -> dict[str, int]:
        if self.seat == fight.attacker:
            return dict(fight.attackers)
        force = state.forces.get(fight.region)
        return dict(force.units) if force is not None else {}

    def _leave(self, state: BoardState, fight: Fight) -> None:
        """The retreating units are no longer in the battle."""
        if self.seat == fight.attacker:
            fight.attackers = {}
        else:
            state.forces.pop(fight.region, None)

    def _sent(self, fight: Fight) -> bool:
        return text_of(fight, fight.winner).sends

    def ask_losses(self, play: Playing) -> None:
        """R10.35, A10.36: the loser picks the lost units."""
        self.area = self.chosen("retreat", self.chooser)
        play.ask(
            Assign(
                seat=self.seat,
                topic="retreat_losses",
                purpose="cost",
                open_to_all=True,
                public="retreat",
                about={"region": label_of("region", self.area)},
                keys=unit_keys(self.units),
                total=self.losses,
                default=dict(cheapest(self.units, self.losses)),
            )
        )

    def go(self, play: Playing) -> None:
        """R10.39: retreated units are laid down."""
        state = play.state
        fight = state.combat
        self._leave(state, fight)
        lost = self.given("retreat_losses", self.seat)
        if lost:
            told_loss(play, self.seat, fight.region, lost, "retreat")
        left = {unit: number - lost.get(unit, 0) for unit, number in self.units.items()}
        left = {unit: number for unit, number in left.items() if number}
        for unit, number in left.items():
            state.add(self.area, self.seat, unit, number, routed=True)
        play.emit(
            "retreated",
            seat=label_of("seat", self.seat),
            source=label_of("region", fight.region),
            region=label_of("region", self.area),
            units=unit_names(left),
        )


def nearest(state: BoardState, seat: int, areas: list[str], *, castle: bool) -> str:
    """Standing order: the area nearest to the own home area, a castle first if wanted."""
    steps = distances(state.home(seat))
    known = regions()
    return min(areas, key=lambda area: (castle and not known[area].castle, steps[area]))
