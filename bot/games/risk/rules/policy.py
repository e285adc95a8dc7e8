"""A player for Risk by rules of thumb, from its own view alone: the stand-in at a table."""

from collections.abc import Callable
from typing import Any

from bot.games.risk.rules import dominion_policy
from bot.games.risk.rules.board import Board, board
from bot.games.risk.rules.dominion_policy import Own
from bot.games.risk.rules.view import RiskView
from bot.kernel import Rng, View
from bot.kernel.asks import AnyAsk
from bot.kernel.labels import id_of

MARGIN = 2
"""So many units more than the defender has, not counting the one that stays, make good odds."""
GARRISON = 3
"""Units left behind where an enemy stands next door."""


def heuristic(view: View, ask: AnyAsk, rng: Rng) -> Any:
    """Answer one question; whatever there is no rule of thumb for takes its default."""
    assert isinstance(view, RiskView)
    assert view.viewer is not None
    thumb = _THUMBS.get(ask.topic)
    return ask.default if thumb is None else thumb(_Position(view), ask)


class _Position:
    """The board as one seat weighs it."""

    def __init__(self, view: RiskView) -> None:
        assert view.viewer is not None
        self.view = view
        self.me = view.viewer
        self.board: Board = board(view.board)
        self.owner = {t: held.owner for t, held in view.territories.items()}
        self.units = {t: held.units for t, held in view.territories.items()}
        self.own = Own(view)
        self.mine = [t for t, owner in self.owner.items() if owner == self.me and self.units[t]]

    def enemies(self, territory: str) -> list[str]:
        """Land next door that is not mine."""
        safe = self.view.safe
        return [
            t for t in self.board.links[territory] if self.owner[t] != self.me and t not in safe
        ]

    def danger(self, territory: str) -> int:
        """Units of other players that could fall upon this territory."""
        return sum(self.units[t] - 1 for t in self.enemies(territory) if self.owner[t] >= 0)

    def worth(self, target: str) -> float:
        """What taking this brings: points, regions finished or broken, players put out."""
        fact = self.board.territories[target]
        region = self.board.regions[fact.region]
        left = [t for t in region.territories if self.owner[t] != self.me]
        worth = 1.0 + fact.castle + fact.port + 2.0 * (1 - len(left) / len(region.territories))
        if left == [target]:
            worth += 3 * region.bonus
        loser = self.owner[target]
        if loser >= 0:
            player = self.view.players[loser]
            worth += 1.0 + (2 * region.bonus if region.id in player.regions else 0)
            worth += 2.0 * (1 + player.cards) / max(player.territories, 1)
        if self.own.goals:
            worth += 0.5 * fact.castle * self.own.wants("castles")
            worth += 0.5 * fact.port * self.own.wants("ports")
            worth += 8.0 * (target == self.own.seat)
        # The fewer ways lead on to enemies, the easier it is kept.
        return worth - 0.2 * len(self.enemies(target))

    def attack(self, source: str, target: str, more: int = 0) -> float:
        """How good this attack is with so many more units; not above 0: leave it."""
        spare = self.units[source] + more - 1 - self._defence(target)
        needed = MARGIN if self.units[target] > 1 else 1
        if spare < needed:
            return 0.0
        return self.worth(target) * min(1.0, spare / (self._defence(target) + MARGIN))

    def _defence(self, target: str) -> float:
        """Defenders, and what their special units are worth."""
        held = self.view.territories[target]
        return held.units + held.knights + held.siege_engines + 2.0 * (held.fortifications > 0)

    def best_attack(self, more: int = 0) -> tuple[float, str, str]:
        """The best attack there is: its worth, source and target."""
        return max(
            (
                (self.attack(source, target, more), source, target)
                for source in self.mine
                if self.units[source] + more > 1
                for target in self.enemies(source)
            ),
            default=(0.0, "", ""),
        )

    def weakest_border(self) -> str:
        """Where most enemies stand before fewest of mine."""
        return max(self.mine, key=lambda t: (self.danger(t) - self.units[t], len(self.enemies(t))))


def _place(position: _Position, ask: Any) -> dict[str, int]:
    """Most units where they attack best, a few where the border is weakest."""
    guards = ask.total // 4
    seat = position.own.seat
    at_stake = position.own.goals and seat in position.mine
    if at_stake and position.danger(seat) > position.units[seat] + guards:
        # R11.1: without its seat of power nobody wins.
        return {seat: ask.total}
    worth, source, _ = position.best_attack(ask.total - guards)
    spot = source if worth > 0 else position.weakest_border()
    placed = {spot: ask.total - guards}
    if guards:
        weak = position.weakest_border()
        placed[weak] = placed.get(weak, 0) + guards
    return placed


def _trade(position: _Position, ask: Any) -> list[str]:
    """The best set comes first; units now are worth more than cards."""
    return [ask.options[0].id]


def _invade_from(position: _Position, ask: Any) -> list[str]:
    worth, source, _ = position.best_attack()
    return [source if worth > 0 else "end"]


def _invade_to(position: _Position, ask: Any) -> list[str]:
    source = id_of(ask.about["source"])
    targets = [option.id for option in ask.options if option.id != "back"]
    best = max(targets, key=lambda t: position.attack(source, t))
    return [best if position.attack(source, best) > 0 else "back"]


def _how(position: _Position, ask: Any) -> list[str]:
    """As many as possible, for as long as the odds hold."""
    attackers, defenders = ask.about["attackers"], ask.about["defenders"]
    if attackers - 1 <= defenders and attackers < 4:
        return ["stop"]
    if attackers > defenders + MARGIN and any(option.id == "until" for option in ask.options):
        return ["until"]
    return [str(min(attackers - 1, 3))]


def _until(position: _Position, ask: Any) -> int:
    """Until as many are left as there were defenders; then it is weighed again."""
    defenders = position.units[id_of(ask.about["target"])]
    return int(max(ask.min, min(ask.max, defenders)))


def _move_in(position: _Position, ask: Any) -> int:
    """On with all of them, unless enemies stand before the place they came from."""
    source = id_of(ask.about["source"])
    target = id_of(ask.about["target"])
    stay = 1
    if position.danger(source):
        stay = GARRISON if position.danger(target) else ask.about["units"]
    return int(max(ask.min, min(ask.max, ask.about["units"] - stay)))


def _maneuver_from(position: _Position, ask: Any) -> list[str]:
    """The largest force that has no enemy before it and can reach the border."""
    idle = [
        option.id
        for option in ask.options
        if option.id != "none" and not position.enemies(option.id) and _front(position, option.id)
    ]
    return [max(idle, key=lambda t: position.units[t])] if idle else ["none"]


def _front(position: _Position, source: str) -> str:
    """The border most in need that a chain of own land joins to this place."""
    near = position.board.reachable(source, set(position.mine))
    fronts = [t for t in sorted(near) if position.enemies(t)]
    return max(fronts, key=lambda t: position.danger(t) - position.units[t], default="")


def _maneuver_to(position: _Position, ask: Any) -> list[str]:
    return [_front(position, id_of(ask.about["source"])) or "back"]


def _draw(position: _Position, ask: Any) -> list[str]:
    """A card is worth units, but who is behind does not risk the end of the game."""
    points = [player.points for player in position.view.players if not player.out]
    leading = position.view.players[position.me].points == max(points)
    return ["draw" if leading or not ask.about["end"] else "no"]


def _card_territory(position: _Position, ask: Any) -> list[str]:
    """One's own weakest border, or the strongest enemy."""
    places = [option.id for option in ask.options]
    if all(place in position.mine for place in places):
        return [max(places, key=lambda t: (position.danger(t) - position.units[t], t))]
    return list(ask.default)


def _special_to(position: _Position, ask: Any) -> list[str]:
    """Walls where it is dangerous, riders and engines where the next attack starts."""
    if ask.about["special"] == "special:fortification":
        return [position.weakest_border()]
    worth, source, _ = position.best_attack(GARRISON)
    return [source if worth > 0 else position.weakest_border()]


def _steel(position: _Position, ask: Any) -> list[str]:
    """A low die is worth the card."""
    able = {option.id for option in ask.options}
    return ["yes" if "yes" in able and ask.about["roll"] <= GARRISON else "no"]


def _of_own(
    thumb: Callable[[Own, Any], list[str]],
) -> Callable[[_Position, Any], list[str]]:
    return lambda position, ask: thumb(position.own, ask)


_THUMBS: dict[str, Callable[[_Position, Any], Any]] = {
    "place": _place,
    "trade": _trade,
    "invade_from": _invade_from,
    "invade_to": _invade_to,
    "how": _how,
    "until": _until,
    "move_in": _move_in,
    "maneuver_from": _maneuver_from,
    "maneuver_to": _maneuver_to,
    "draw": _draw,
    "card_territory": _card_territory,
    "special_to": _special_to,
    "keep_objectives": _of_own(dominion_policy.keep_objectives),
    "buy": _of_own(dominion_policy.buy),
    "act": _of_own(dominion_policy.act),
    "single": _of_own(dominion_policy.single),
    "steel": _steel,
}
