"""Stand-in players: they answer at once for seats without a person.

A stand-in plays a seat that nobody holds, and one whose holder ran out of time and is not back.
A seat that somebody has left stays open, and is played meanwhile as the table agreed.
"""

from functools import partial
from typing import Any

import structlog

from bot.kernel import Answer, Broken, Choose, Event, Illegal, Rng, Rules, View
from bot.kernel.asks import AnyAsk
from bot.kernel.engine import check
from bot.kernel.rules import CARRY_OUT, ORDER, Firm, for_show, holding, plan_id
from bot.store import moves
from bot.store.rows import Deadline, MoveKind
from bot.table.deadlines import Deadlines
from bot.table.open_table import OpenTable
from bot.table.repository import Repository
from bot.table.waits import agreed

MOST_IN_A_ROW = 200
"""Answers of stand-ins in one transaction; the rest goes on in the next one."""

CONTINUE = "standins"
"""The kind of the deadline that goes on with them."""

WINDOW = "window"
"""The kind of the deadline before which answers under a veil take no effect, where they are held;
its name is the step's."""

PLAN = "plan"
"""Where a draft keeps the plan it has become."""

log = structlog.get_logger()


class StandIns:
    """Plays the seats that no person holds."""

    def __init__(self, repository: Repository, deadlines: Deadlines) -> None:
        """Take what opens sessions, and what is asked to go on after a long transaction."""
        self._repository = repository
        self._deadlines = deadlines
        deadlines.handle(CONTINUE, self.resume)

    async def play(self, table: OpenTable) -> None:
        """Answer for all stand-ins, and by plans, until only people are waited for."""
        if table.session.status not in ("lobby", "running"):
            return
        seats, alone = played(table), one_person(table)
        for _ in range(MOST_IN_A_ROW):
            if table.full:
                if not (alone or await self._ripe(table)):
                    return
                table.run_on()
            asks = [ask for ask in table.state.asks if _at_once(ask, seats, alone)]
            ask = next((ask for ask in asks if not _waits_for_wishes(table, ask)), None)
            if ask is not None:
                answer_as_agreed(table, ask, "standin")
            elif not await _by_plan(table):
                return
        await self._deadlines.put(table.tx, table.session.id, CONTINUE, table.tx.now)

    async def _ripe(self, table: OpenTable) -> bool:
        """Return whether the time is over before which answers that are held take no effect."""
        if not table.held:
            return True
        at = await self._deadlines.due_at(table.tx, table.session.id, WINDOW, table.step)
        return not table.is_fresh and (at is None or at <= table.tx.now)

    async def resume(self, deadline: Deadline) -> None:
        """Handle a deadline: go on where one transaction had played enough."""
        assert deadline.session_id is not None
        async with self._repository.change(deadline.session_id) as table:
            if table.session.status == "running":
                await self.play(table)


async def _by_plan(table: OpenTable) -> bool:
    """Answer one new question as its seat has planned; return whether there was one."""
    state, rules = table.state, table.rules
    for ask in [ask for ask in state.asks if ask.owed and ask.id not in table.was_open]:
        holder = table.seats[ask.seat]
        if holder.kind != "human" or state.preference(ask.seat, ORDER, "") != CARRY_OUT:
            continue
        kept = await moves.drafts_of(table.tx, table.session.id, ask.seat)
        view = rules.view(state, ask.seat)
        value = rules.planned(view, ask, partial(_plan, rules, view, kept))
        given = Answer(seat=ask.seat, ask=ask.id, value=value)
        try:
            if value is None:
                continue
            check(state, given)
        except Illegal:
            # Something a plan cannot know has changed: then it is asked, with the plan as a draft.
            continue
        args = {"order": ORDER, "choice": CARRY_OUT}
        told = Event(type="order-followed", to=[ask.seat], args=args)
        table.answer("answer", given, holder.user_id, told)
        return True
    return False


def _plan(rules: Rules[Any], view: View, kept: dict[int, Any], ask: AnyAsk) -> Any:
    """Return what was planned for a question, if the plan is finished and still holds."""
    written = (kept.get(plan_id(ask)) or {}).get(PLAN)
    return None if written is None else holding(rules, view, ask, Firm.model_validate(written))


def played(table: OpenTable) -> set[int]:
    """Return the seats that are played without a person."""
    left_alone = agreed(table.session).overtime == "moderator"
    plays = {"standin"} if left_alone else {"standin", "open"}
    return {seat.seat for seat in table.seats if seat.kind in plays}


def one_person(table: OpenTable) -> bool:
    """Return whether at most one person plays, so that there is nobody to hide anything from."""
    return sum(seat.kind == "human" for seat in table.seats) <= 1


def _at_once(ask: AnyAsk, seats: set[int], alone: bool) -> bool:
    """Return whether a question is answered at once; one under a veil is not."""
    if ask.veiled and not alone:
        return False
    return ask.owed and (ask.seat in seats or for_show(ask))


def _waits_for_wishes(table: OpenTable, ask: AnyAsk) -> bool:
    """Return whether people have yet to say what they wish for."""
    if ask.purpose != "wish":
        return False
    kinds = {seat.seat: seat.kind for seat in table.seats}
    alike = [other for other in table.state.asks if other.topic == ask.topic and other.owed]
    return any(kinds[other.seat] == "human" for other in alike)


def answer_as_agreed(table: OpenTable, ask: AnyAsk, kind: MoveKind) -> None:
    """Answer a question that no person answers, as the table has agreed."""
    left = table.seats[ask.seat].kind == "open"
    if left and agreed(table.session).overtime == "default":
        answer_by_default(table, ask, kind)
    else:
        answer_for(table, ask, kind, None)


def answer_by_default(table: OpenTable, ask: AnyAsk, kind: MoveKind, *first: Event) -> None:
    """Answer a question with its default."""
    table.answer(kind, Answer(seat=ask.seat, ask=ask.id, value=_default(table, ask)), None, *first)


def answer_for(
    table: OpenTable, ask: AnyAsk, kind: MoveKind, actor: int | None, *first: Event
) -> None:
    """Answer a question as a stand-in would; the `first` events are told before."""
    given = Answer(seat=ask.seat, ask=ask.id, value=_decide(table, ask))
    table.answer(kind, given, actor, *first)


def answer_all_for(table: OpenTable, seat: int, moderator: int | None, event: Event) -> None:
    """Answer all that is asked of a seat as a stand-in would; `event` is told before."""
    told = [event]
    for ask_id in [ask.id for ask in table.state.asks if ask.owed and ask.seat == seat]:
        open_ask = next((ask for ask in table.state.asks if ask.id == ask_id), None)
        if open_ask is not None:
            answer_for(table, open_ask, "act-for", moderator, *told)
            told = []
    if told:
        raise Illegal("table-nothing-owed")


def _decide(table: OpenTable, ask: AnyAsk) -> Any:
    """Return the policy's answer, or the default where it has no legal one."""
    if for_show(ask):
        return ask.forced
    policy = table.rules.policies.get("standin")
    if policy is not None:
        chance = Rng(seed=f"{table.state.rng.seed}/standin/{ask.seat}/{table.number}")
        try:
            value = policy(table.rules.view(table.state, ask.seat), ask, chance)
            if isinstance(ask, Choose) and ask.purpose == "wish":
                value = _modest(table, ask, value)
            check(table.state, Answer(seat=ask.seat, ask=ask.id, value=value))
        except Exception as error:  # a stand-in's mistake must not stop a game of people
            log.warning("standin-failed", session=table.session.id, topic=ask.topic, error=error)
        else:
            return value
    return _default(table, ask)


def _modest(table: OpenTable, ask: Choose, wishes: list[str]) -> list[str]:
    """Return a ranking that begins with what people want least."""
    kinds, most = {seat.seat: seat.kind for seat in table.seats}, len(ask.options)
    wanted: dict[str, int] = {}
    for other in table.state.asks:
        if other.topic == ask.topic and kinds[other.seat] == "human" and not other.owed:
            for place, one in enumerate(other.answer or []):
                wanted[one] = max(wanted.get(one, 0), most - place)
    every = dict.fromkeys([*wishes, *(option.id for option in ask.options)])
    return sorted(every, key=lambda one: wanted.get(one, 0))[: ask.max]


def _default(table: OpenTable, ask: AnyAsk) -> Any:
    try:
        check(table.state, Answer(seat=ask.seat, ask=ask.id, value=ask.default))
    except Illegal as error:
        raise Broken(f"the default answer to {ask.topic} is illegal: {error}") from error
    return ask.default
