"""Rules of thumb for Dominion: objectives, buying, characters and maester cards."""

from collections.abc import Callable
from typing import Any

from bot.games.risk.rules.board import Board, board
from bot.games.risk.rules.cards import SPECIALS, Objective, cards, characters, maesters, objectives
from bot.games.risk.rules.view import Held, Player, RiskView
from bot.kernel.labels import id_of

RESERVE = 300
"""Gold that is kept back for characters in defence."""
MOST_MAESTERS = 3
MOST_OBJECTIVES = 4
STRONG = 4
"""Defenders from which on help in an attack is worth its gold."""


class Own:
    """What a seat knows of a Dominion, as it weighs it."""

    def __init__(self, view: RiskView) -> None:
        """From the seat's own view."""
        assert view.viewer is not None
        self.view = view
        self.me: Player = view.players[view.viewer]
        self.board: Board = board(view.board)
        self.gold = self.me.gold or 0
        self.seat = next(
            (
                t
                for t, fact in self.board.territories.items()
                if fact.seat_of_power == self.me.house and self.me.house
            ),
            "",
        )
        self.goals = [objectives()[card] for card in view.objectives]

    @property
    def held(self) -> dict[str, Held]:
        """Own territories."""
        return {t: h for t, h in self.view.territories.items() if h.owner == self.me.seat}

    def key(self, territory: str) -> bool:
        """A castle, a port or the own seat of power."""
        fact = self.board.territories[territory]
        return fact.castle or fact.port or territory == self.seat

    def missing(self, wanted: Objective) -> float:
        """How far away an objective is; 0: it is reached."""
        goal = wanted.goal
        if wanted.kind == "control":
            has = {"castles": self.me.castles, "ports": self.me.ports}
            has["regions"] = len(self.me.regions)
            weight = {"regions": 4.0}
            short = {what: max(0, n - has.get(what, 0)) for what, n in goal.items()}
            return sum(weight.get(what, 1.0) * n for what, n in short.items())
        if wanted.kind == "gold":
            return max(0, goal["amount"] - self.gold) / 400
        if wanted.kind == "specials":
            return self._missing_specials(goal)
        if wanted.kind == "destroy_turn":
            return goal["units"] / 3
        if wanted.kind.startswith("conquer_turn"):
            return float(sum(goal.values())) * (1.0 if "territories" in goal else 1.7)
        if wanted.kind == "control_spread":
            return self._missing_spread(goal)
        return max(0.0, 2.0 - self.me.ports)

    def _missing_specials(self, goal: dict[str, int]) -> float:
        counts = self.specials()
        if "same_kind" in goal:
            return float(max(0, goal["same_kind"] - max(counts.values())))
        return float(sum(max(0, goal["each_kind"] - n) for n in counts.values()))

    def _missing_spread(self, goal: dict[str, int]) -> float:
        there = [
            sum(t in self.held for t in region.territories)
            for region in self.board.regions.values()
        ]
        best = sorted(there, reverse=True)[: goal["regions"]]
        return float(sum(max(0, goal["per_region"] - n) for n in best))

    def specials(self) -> dict[str, int]:
        """Own special units by kind."""
        held = self.held.values()
        counts = (
            sum(h.knights for h in held),
            sum(h.siege_engines for h in held),
            sum(h.fortifications for h in held),
        )
        return dict(zip(SPECIALS, counts, strict=True))

    def wants(self, what: str) -> float:
        """Points of own objectives that castles or ports (`what`) still bring nearer."""
        now = {"castles": self.me.castles, "ports": self.me.ports}[what]
        return float(sum(g.vp for g in self.goals if g.goal.get(what, 0) > now))

    def saving(self) -> bool:
        """Whether gold itself is worth points soon: an objective of gold that is near."""
        return any(
            goal.kind == "gold" and goal.goal["amount"] <= self.gold + 600 for goal in self.goals
        )

    def spare(self, cost: int) -> bool:
        """Whether so much gold can be spent on something that is not pressing."""
        return not self.saving() and self.gold - cost >= RESERVE


def keep_objectives(own: Own, ask: Any) -> list[str]:
    """Most points for the least that is missing."""

    def promise(card: str) -> float:
        wanted = objectives()[card]
        return wanted.vp / (1.0 + own.missing(wanted))

    ranked = sorted((option.id for option in ask.options), key=promise, reverse=True)
    return ranked[: ask.min]


def buy(own: Own, ask: Any) -> list[str]:
    """An objective if none is near, maester cards out of plenty, captives back."""
    can = {option.id for option in ask.options}
    near = [goal for goal in own.goals if own.missing(goal) <= 1]
    prices = cards().prices
    if "objective" in can and not near and len(own.goals) < MOST_OBJECTIVES and not own.saving():
        return ["objective"]
    for card in sorted(can & set(characters())):
        if own.spare(cards().ransom):
            return [card]
    if len(own.view.maesters) < MOST_MAESTERS:
        if "tyrion" in can and own.spare(prices.maester + characters()["tyrion_lannister"].cost):
            return ["tyrion"]
        if "maester" in can and own.spare(prices.maester):
            return ["maester"]
    return ["done"]


def act(own: Own, ask: Any) -> list[str]:
    """The first card that is worth its price here."""
    for option in ask.options:
        card = option.id
        if card == "pass":
            continue
        if card in own.view.territories or _worth_it(own, card, ask.about):
            return [card]
    return ["pass"]


def _worth_it(own: Own, card: str, about: dict[str, Any]) -> bool:
    known = characters().get(card) or maesters()[card]
    cost = known.cost
    target = id_of(about["target"])
    attacking = own.view.turn == own.me.seat
    if about["dice"]:
        return _saves(about, attacking) and (attacking or _at_stake(own, target))
    if about["fight"]:
        if attacking:
            return own.view.territories[target].units >= STRONG and own.spare(cost)
        return own.view.territories[target].owner == own.me.seat and _at_stake(own, target)
    rule = _OWN_TURN.get(card)
    return rule(own) if rule is not None else own.spare(cost)


def _at_stake(own: Own, target: str) -> bool:
    return target == own.seat or own.key(target) or own.me.territories <= 2


def _saves(about: dict[str, Any], attacking: bool) -> bool:
    """Whether the dice on the table cost this side a unit."""
    ours, theirs = (
        sorted((int(id_of(die)) for die in about[side]), reverse=True)
        for side in (("attack", "defence") if attacking else ("defence", "attack"))
    )
    pairs = zip(ours, theirs, strict=False)
    return any(one <= other if attacking else one < other for one, other in pairs)


def _others(own: Own) -> list[Player]:
    return [p for p in own.view.players if p.seat != own.me.seat and not p.out]


_OWN_TURN: dict[str, Callable[[Own], bool]] = {
    "hired_thieves": lambda own: sum(min(200, p.gold or 0) for p in _others(own)) > 200,
    "best_laid_plans": lambda own: any(p.vp for p in _others(own)),
    "mourning_the_fallen": lambda own: own.gold >= 1200,
    "call_in_your_banners": lambda own: True,
    "preparing_for_war": lambda own: True,
    "a_sworn_sword": lambda own: True,
    "weapons_of_war": lambda own: True,
    "reinforce_bulwarks": lambda own: True,
    "salladhor_saan": lambda own: own.spare(100),
    "melisandre": lambda own: own.spare(200) and any(p.maesters > 1 for p in _others(own)),
    "jon_snow": lambda own: own.gold >= 800,
    "ellaria_sand": lambda own: False,
    "freefolk_uprising": lambda own: _leads(own),
    "spiders_sabotage": lambda own: True,
}
"""Outside battles; whatever is not here is used when there is gold to spare."""


def _leads(own: Own) -> bool:
    """Whether whoever has the turn is ahead of the other opponents."""
    others = _others(own)
    turn = next((p for p in others if p.seat == own.view.turn), None)
    return turn is not None and turn.points == max(p.points for p in others)


def single(own: Own, ask: Any) -> list[str]:
    """A special unit if an objective wants one; else cards are kept for sets."""
    for goal in own.goals:
        if goal.kind != "specials" or own.missing(goal) == 0:
            continue
        counts = own.specials()
        if "same_kind" in goal.goal:
            useful = {max(counts, key=lambda kind: counts[kind])}
        else:
            useful = {kind for kind, number in counts.items() if not number}
        for option in ask.options:
            if id_of(option.args.get("special", "")) in useful:
                return [option.id]
    return ["keep"]
