"""R10.02-A10.09: who supports whom in a combat."""

from typing import Any

from bot.games.board_game.refusals import pairs
from bot.games.board_game.state import BoardState, Fight, Playing
from bot.games.board_game.strength import supporters, totals
from bot.kernel import Assign, Choose, Frame, Illegal, Key, Option

SIDES = ("attacker", "defender", "none")


class Support(Frame, name="board.support"):
    """All houses with an adjacent support order are asked at once."""

    steps = ("ask", "answered", "declined")

    granted: dict[str, str] = {}

    def ask(self, play: Playing) -> None:
        """R10.02, R10.05: standing orders answer first."""
        state = play.state
        fight = state.combat
        fight.attack, fight.defence = totals(state, fight)
        for seat, areas in supporters(state, fight.region).items():
            side = standing_side(play, fight, seat)
            if side:
                self.answers[f"support/{seat}"] = dict.fromkeys(areas, side)
            else:
                play.ask(_support_ask(fight, seat, areas))

    def explain_support(self, state: BoardState, seat: int, value: Any) -> None:
        """A10.06: a combatant helps itself or nobody; R10.02: every support order is asked."""
        fight = state.combat
        own = seat in (fight.attacker, fight.defender)
        if own and fight.side(fight.other(seat)) in [side for _, side in pairs(value)]:
            raise Illegal("support-own-side")

    def check_support(self, state: BoardState, seat: int, value: dict[str, str]) -> None:
        """A10.04."""
        if {"attacker", "defender"} <= set(value.values()):
            raise Illegal("support-both-sides")
        if state.options.support_choice == "per_house" and len(set(value.values())) > 1:
            raise Illegal("support-one-answer")

    def answered(self, play: Playing) -> None:
        """R10.02: told in turn order; A10.06: help of others may be declined."""
        state = play.state
        fight = state.combat
        for seat in state.order_of_play:
            given = self.answers.get(f"support/{seat}") or {}
            assert isinstance(given, dict)
            for area, side in given.items():
                if side == "none":
                    play.emit("support-refused", seat=f"seat:{seat}", region=f"region:{area}")
                    continue
                self.granted[area] = str(side)
                play.emit(
                    "support", seat=f"seat:{seat}", region=f"region:{area}", side=f"side:{side}"
                )
        for seat in (fight.attacker, fight.defender):
            helping = self._foreign(state, fight, seat)
            if helping and play.order(seat, "accept_support", "always", "ask") == "ask":
                play.ask(
                    Choose(
                        seat=seat,
                        topic="accept_support",
                        public="support",
                        options=[Option(id=a, label=f"region:{a}") for a in helping],
                        min=0,
                        max=len(helping),
                        default=helping,
                    )
                )

    def _foreign(self, state: BoardState, fight: Fight, seat: int) -> list[str]:
        side = fight.side(seat)
        return [a for a, s in self.granted.items() if s == side and state.owner(a) != seat]

    def declined(self, play: Playing) -> None:
        """A10.06."""
        state = play.state
        fight = state.combat
        for seat in (fight.attacker, fight.defender):
            if f"accept_support/{seat}" not in self.answers:
                continue
            kept = self.given("accept_support", seat)
            for area in self._foreign(state, fight, seat):
                if area not in kept:
                    del self.granted[area]
                    play.emit("support-declined", seat=f"seat:{seat}", region=f"region:{area}")
        fight.support = dict(self.granted)


def standing_side(play: Playing, fight: Fight, seat: int) -> str:
    """What a house's standing orders say; empty if it wants to be asked."""
    state = play.state
    if seat in (fight.attacker, fight.defender):
        ask = play.order(seat, "own_support", "always", "ask") == "ask"
        return "" if ask else fight.side(seat)
    keys = [f"support_{state.houses[one]}" for one in (fight.attacker, fight.defender)]
    wishes = [state.preference(seat, key, "ask") for key in keys]
    if wishes.count("always") != 1 and wishes != ["never", "never"]:
        return ""
    for key, wish in zip(keys, wishes, strict=True):
        if wish != "ask":
            play.followed(seat, key, wish)
    return SIDES[wishes.index("always")] if "always" in wishes else "none"


def _support_ask(fight: Fight, seat: int, areas: list[str]) -> Assign:
    sides: tuple[str, ...] = SIDES
    own = seat in (fight.attacker, fight.defender)
    if own:
        sides = (fight.side(seat), "none")
    return Assign(
        seat=seat,
        topic="support",
        public="support",
        about=fight.told(),
        keys=[Key(id=area, label=f"region:{area}") for area in areas],
        values=[Option(id=side, label=f"side:{side}") for side in sides],
        default=dict.fromkeys(areas, fight.side(seat) if own else "none"),
    )
