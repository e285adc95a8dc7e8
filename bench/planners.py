"""Players who plan ahead, for `bench.waits`: as a table keeps plans, without a table."""

from typing import Any

from bot.kernel import Answer, Illegal, answer
from bot.kernel.asks import AnyAsk
from bot.kernel.engine import check
from bot.kernel.rules import Firm, expected, firm, holding, plan_id
from bot.workshop.match import Match


class Planners:
    """Players who write down what they would do, as a table keeps it."""

    def __init__(self, match: Match[Any]) -> None:
        """Nothing is written down yet."""
        self.match = match
        self.written: dict[tuple[int, int], Firm] = {}

    def write(self, seat: int, *, anew: bool) -> None:
        """What this seat can see coming, as it would decide now; `anew`: also what is written."""
        match = self.match
        view = match.rules.view(match.state, seat)
        coming = {ask.id: ask for ask in expected(match.rules, view)}
        asked = {plan_id(ask) for ask in match.state.asks if ask.seat == seat}
        for one, number in list(self.written):
            if one == seat and number not in {*coming, *asked}:
                del self.written[one, number]
        for number, ask in coming.items():
            if anew or (seat, number) not in self.written:
                value = match.policies[seat](view, ask, match.rng)
                self.written[seat, number] = firm(match.rules, view, ask, value)

    def carry_out(self) -> bool:
        """Answer one open question by plan; whether there was one."""
        match = self.match
        for ask in [ask for ask in match.state.asks if ask.owed]:
            view = match.rules.view(match.state, ask.seat)

            def plan(of: AnyAsk, view: Any = view, seat: int = ask.seat) -> Any:
                kept = self.written.get((seat, plan_id(of)))
                return None if kept is None else holding(match.rules, view, of, kept)

            value = match.rules.planned(view, ask, plan)
            given = Answer(seat=ask.seat, ask=ask.id, value=value)
            try:
                if value is None:
                    continue
                check(match.state, given)
            except Illegal:
                continue
            match.state = answer(match.rules, match.state, given, in_place=True).state
            return True
        return False
