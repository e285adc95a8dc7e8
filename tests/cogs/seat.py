"""A player at a desk, with the real rules behind it."""

from typing import Any

from bot.discord_ui.client import Maester
from bot.kernel import Answer, Rules, answer
from bot.kernel.engine import run
from bot.kernel.positions import Positions
from bot.kernel.state import Play
from cogs._moves import Step
from tests.cogs.fakes import ARYA, GUILD, HALL


async def desk_of(bot: Maester, game: str) -> Any:
    """A desk at a table of three."""
    tables = bot.host.tables
    info = await tables.lobby.create(GUILD, HALL, ARYA, game, "Hall", {}, seats=3)
    await tables.lobby.fill_with_standins(info.session.id, ARYA)
    await tables.lobby.start(info.session.id, ARYA)
    return await bot.host.desk(info.session.id)


class Seat:
    """One seat of an arranged position, and its desk."""

    def __init__(
        self,
        rules: Rules[Any],
        positions: Positions[Any],
        setup: str,
        desk: Any,
        seat: int,
        change: dict[str, Any],
    ) -> None:
        start = positions.start(setup, rules.Options(), "cog")
        self.state = positions.arrange(start, positions.Position.model_validate(change))
        run(Play(self.state))
        self.rules, self.seat, self.desk = rules, seat, desk
        self.desk.view = self.view

    @property
    def view(self) -> Any:
        return self.rules.view(self.state, self.seat)

    def take(self, steps: list[Step]) -> None:
        for question, value in steps:
            asks = {key: ask.id for ask in self.state.asks for key in (ask.id, ask.topic)}
            given = Answer(seat=self.seat, ask=asks[question], value=value)
            self.state = answer(self.rules, self.state, given).state
        self.desk.view = self.view
