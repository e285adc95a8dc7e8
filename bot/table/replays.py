"""Replays: a game again from its beginning, as one seat or everybody saw it.

A game stands still only where somebody is asked, so that is where a replay stops: after a move, or
after the move that ended a round. What was taken back is left out.
"""

from collections import OrderedDict
from dataclasses import dataclass

from bot.kernel import Event, Illegal, State, View
from bot.store import moves, states
from bot.table.log import standing_moves
from bot.table.open_table import TableInfo
from bot.table.repository import Repository

MOST_CACHED = 32
"""Outlines that are kept: whoever steps through a game needs the same one again."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move of which the reader saw something."""

    number: int
    events: tuple[Event, ...]
    at: int


@dataclass(frozen=True, slots=True)
class Round:
    """A round or turn of the game, counted from 1; 0 is the set-up.

    `last` is the move that ended it: the board after it is the board at the end of the round.
    """

    round: int
    last: int


@dataclass(frozen=True, slots=True)
class Outline:
    """All stops of a replay, in order."""

    steps: tuple[Step, ...]
    rounds: tuple[Round, ...]

    @property
    def numbers(self) -> list[int]:
        """The moves one can stop at."""
        return [step.number for step in self.steps]

    def nearest(self, number: int) -> int:
        """The last stop at or before a move; the first one if there is none."""
        before = [one for one in self.numbers if one <= number]
        return before[-1] if before else self.numbers[0]

    def round_at(self, number: int) -> Round:
        """The round that ends with this move, or in which it was made."""
        return next((one for one in self.rounds if number <= one.last), self.rounds[-1])

    def told(self, after: int, upto: int) -> list[Event]:
        """What happened after one move, up to another."""
        return [e for step in self.steps if after < step.number <= upto for e in step.events]


class Replays:
    """Hands out earlier positions as a reader may know them; changes nothing."""

    def __init__(self, repository: Repository) -> None:
        """Take what opens sessions."""
        self._repository = repository
        self._kept: OrderedDict[tuple[int, int, int | None], Outline] = OrderedDict()

    async def outline(self, info: TableInfo, seat: int | None) -> Outline:
        """Return the stops of a game that has begun, for a seat or for everybody (None)."""
        session = info.session
        if not session.number:
            raise Illegal("table-not-started")
        key = session.id, session.number, seat
        if key not in self._kept:
            self._kept[key] = await self._outline(info, seat)
            while len(self._kept) > MOST_CACHED:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _outline(self, info: TableInfo, seat: int | None) -> Outline:
        rules = self._repository.games[info.session.game]
        async with self._repository.store.read(aside=True) as tx:
            found = await moves.every(tx, info.session.id)
        steps: list[Step] = []
        rounds: list[Round] = []
        current = 0
        for move in standing_moves(found):
            events = [Event.model_validate(data) for data in move.events]
            begun = rules.round_begun(events)
            seen = tuple(event for event in events if event.seen_by(seat))
            last = move.number == info.session.number
            new = begun is not None and begun != current
            if seen or new or last or not steps:
                steps.append(Step(move.number, seen, move.made_at))
            if begun is not None and new:
                rounds.append(Round(current, move.number))
                current = begun
        if not rounds or rounds[-1].last != steps[-1].number:
            rounds.append(Round(current, steps[-1].number))
        return Outline(tuple(steps), tuple(rounds))

    async def view(self, info: TableInfo, seat: int | None, number: int) -> View:
        """Return what a seat (None: everybody) could see after a move."""
        rules = self._repository.games[info.session.game]
        async with self._repository.store.read() as tx:
            text = await states.load(tx, info.session.id, number)
        if text is None:
            raise Illegal("replay-no-such-move")
        state: State = rules.load(text)
        return rules.view(state, seat)
