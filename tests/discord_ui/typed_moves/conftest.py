"""A real client on the stand-in, and a person at a table of Risk in a position of the corpus."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from bot.discord_ui.client import Maester
from bot.local.client import Json, Player, components
from bot.local.server import Standin
from bot.store import schema, states
from bot.table import TableInfo
from tests.e2e.conftest import Server, database, server
from tests.e2e.harness import maester
from tests.e2e.support import told
from tests.reader.positions_risk import RULES, position

__all__ = ["database", "server"]


class Person:
    """Somebody who writes, and looks at the answers."""

    def __init__(self, player: Player, bot: Maester, standin: Standin) -> None:
        self.player = player
        self.bot = bot
        self.standin = standin
        self.thread = ""
        self.session = 0

    @property
    def me(self) -> str:
        return f"<@{self.standin.world.bot_id}>"

    async def sits_down(self, where: str, title: str = "The war") -> "Person":
        """At a new table of five, with stand-ins, in this position."""
        hall = next(
            str(c.id) for c in self.standin.world.channels.values() if c.name == "great-hall"
        )
        await told(self.player, hall, "game new", game="risk", title=title, seats=5)
        tables = self.bot.host.tables
        info = await self._newest(title)
        self.session, self.thread = info.session.id, str(info.session.thread_id)
        await tables.lobby.choose_seat(self.session, self.player.id, 0)
        await tables.lobby.fill_with_standins(self.session, self.player.id)
        await tables.lobby.start(self.session, self.player.id)
        await self.stands(where)
        return self

    async def _newest(self, title: str) -> TableInfo:
        found = await self.bot.host.tables.queries.of_user(self.player.id)
        return next(info for info in found if info.session.title == title)

    async def stands(self, where: str) -> None:
        """The same table in another position."""
        info = await self.bot.host.tables.queries.info(self.session)
        state = position(where)
        number = info.session.number
        async with self.bot.store.write() as tx:
            column = schema.states.c
            same = (column.session_id == self.session, column.number == number)
            await tx.run(delete(schema.states).where(*same))
            await states.save(tx, self.session, [(number, RULES.dump(state))])
        # What has a number never changes, so the old position is known by heart.
        self.bot.host.tables.repository.cache.clear()

    async def asked(self) -> list[str]:
        view = await self.bot.host.tables.queries.view(self.session, self.player.id)
        return [ask.topic for ask in view.asks]

    async def view(self) -> Any:
        return await self.bot.host.tables.queries.view(self.session, self.player.id)

    async def writes(self, text: str, channel: str = "", reply_to: Json | None = None) -> Json:
        """Send a message; its answer."""
        sent = await self.player.say(channel or self.thread, text, reply_to=reply_to)
        found: Json = await self.player.until(lambda: self.answer_to(sent))
        return found

    def answer_to(self, sent: Json) -> Json | None:
        """The reply to a message; where there is none but a reaction, that is its content."""
        for message in self.player.messages.values():
            if (message.get("message_reference") or {}).get("message_id") == sent["id"]:
                return message
        mine = self.player.messages.get(int(sent["id"]), {})
        for reaction in mine.get("reactions", ()):
            return {"content": reaction["emoji"]["name"], "id": sent["id"], "mentions": []}
        return None

    async def mentions(self, text: str) -> Json:
        return await self.writes(f"{self.me} {text}")

    async def whispers(self, text: str) -> Json:
        return await self.writes(text, await self.player.dm())


def buttons(message: Json) -> list[str]:
    """The labels of a message's buttons."""
    return [part["label"] for part in components(message) if part.get("type") == 2]


@pytest.fixture
async def bot(server: Server, database: Path) -> AsyncIterator[Maester]:
    async with maester(server.standin, database) as running:
        yield running


@pytest.fixture
async def arya(server: Server, bot: Maester) -> Person:
    return Person(await server.player("arya"), bot, server.standin)
