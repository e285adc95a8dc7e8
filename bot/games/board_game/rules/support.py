"""R10.02-A10.09: who supports whom in a combat."""

from typing import Any

from bot.games.board_game.rules.board import Fight
from bot.games.board_game.rules.refusals import pairs
from bot.games.board_game.rules.state import BoardState, Playing
from bot.games.board_game.rules.strength import supporters, totals
from bot.kernel import Assign, Choose, Frame, Illegal, InTurn, Key, Option
from bot.kernel.labels import label_of
from bot.kernel.turns import check_after

SIDES = ("attacker", "defender", "none")


class Support(Frame, name="board.support"):
    """All houses with an adjacent support order are asked at once, and heard in turn order."""

    steps = ("begin", "ask", "answered", "accept", "declined")

    turns: InTurn = InTurn()
    granted: dict[str, str] = {}
    """Saved by earlier releases while help was being accepted; now `Fight.support` has it."""

    def begin(self, play: Playing) -> None:
        """R10.02, R10.05: standing orders answer first."""
        state = play.state
        fight = state.combat
        asked = supporters(state, fight.region)
        self.turns = InTurn(seats=state.in_order(list(asked)))
        for seat, areas in asked.items():
            side = standing_side(play, fight, seat)
            if side:
                self.turns.kept[seat] = dict.fromkeys(areas, side)

    def ask(self, play: Playing) -> str | None:
        """R10.02: told in turn order; whoever comes later may wait for those before."""
        state = play.state
        fight = state.combat
        for seat, given in self.turns.next_told():
            answer_told(play, seat, given)
            fight.support |= {area: side for area, side in given.items() if side != "none"}
        fight.attack, fight.defence = totals(state, fight)
        if self.turns.done:
            return "accept"
        asked = supporters(state, fight.region)
        self.turns.ask(play, lambda seat: _support_ask(fight, seat, asked[seat]))
        return None

    def explain_support(self, state: BoardState, seat: int, value: Any) -> None:
        """A10.06: a combatant helps itself or nobody; R10.02: every support order is asked."""
        fight = state.combat
        own = seat in (fight.attacker, fight.defender)
        if own and fight.side(fight.other(seat)) in [side for _, side in pairs(value)]:
            raise Illegal("support-own-side")

    def check_support(self, state: BoardState, seat: int, value: dict[str, str]) -> None:
        """A10.04: refuse support for both sides, or split where a house may not."""
        check_after(value)
        if {"attacker", "defender"} <= set(value.values()):
            raise Illegal("support-both-sides")
        if state.options.support_choice == "per_house" and len(set(value.values())) > 1:
            raise Illegal("support-one-answer")

    def answered(self, play: Playing) -> str:
        """R10.02: kept until those before have been heard."""
        state = play.state
        if self.turns.done:
            # Saved by a release that asked everybody without turns.
            seats = [seat for seat in state.order_of_play if f"support/{seat}" in self.answers]
            self.turns.seats = seats
        self.turns.take(self, "support")
        return "ask"

    def accept(self, play: Playing) -> None:
        """A10.06: who wants to be asked may decline the help of others before the totals."""
        state = play.state
        fight = state.combat
        for seat in (fight.attacker, fight.defender):
            helping = _foreign(state, fight, seat)
            if helping and play.order(seat, "accept_support", "always", "ask") == "ask":
                play.ask(
                    Choose(
                        seat=seat,
                        topic="accept_support",
                        purpose="consent",
                        quiet=[],
                        open_to_all=True,
                        public="support",
                        options=[Option(id=a, label=label_of("region", a)) for a in helping],
                        min=0,
                        max=len(helping),
                        default=helping,
                    )
                )

    def declined(self, play: Playing) -> None:
        """A10.06: note what support was granted, without what either side declines."""
        state = play.state
        fight = state.combat
        fight.support |= self.granted
        for seat in (fight.attacker, fight.defender):
            if f"accept_support/{seat}" not in self.answers:
                continue
            kept = self.given("accept_support", seat)
            for area in _foreign(state, fight, seat):
                if area not in kept:
                    decline(play, fight, seat, area)


def answer_told(play: Playing, seat: int, given: dict[str, str]) -> None:
    """R10.02: tell everybody what a house does with its support orders."""
    for area, side in given.items():
        who, where = label_of("seat", seat), label_of("region", area)
        if side == "none":
            play.emit("support-refused", seat=who, region=where)
        else:
            play.emit("support", seat=who, region=where, side=label_of("side", side))


def _foreign(state: BoardState, fight: Fight, seat: int) -> list[str]:
    """Areas from which others help a combatant."""
    side = fight.side(seat)
    return [a for a, s in fight.support.items() if s == side and state.owner(a) != seat]


def decline(play: Playing, fight: Fight, seat: int, area: str) -> None:
    """A10.06: a combatant does without the support from this area."""
    del fight.support[area]
    play.emit("support-declined", seat=label_of("seat", seat), region=label_of("region", area))


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
        quiet=dict.fromkeys(areas, "none"),
        open_to_all=True,
        public="support",
        about=fight.told(),
        keys=[Key(id=area, label=label_of("region", area)) for area in areas],
        values=[Option(id=side, label=label_of("side", side)) for side in sides],
        default=dict.fromkeys(areas, fight.side(seat) if own else "none"),
    )
