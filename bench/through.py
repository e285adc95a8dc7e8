"""Typed lines on their real way: from a message on the stand-in to the game that is stored."""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from itertools import cycle
from pathlib import Path
from typing import Any

from sqlalchemy import delete

from bench.seen import NAMES
from bench.tables import people, thread
from bot.discord_ui import proposals
from bot.discord_ui.client import Maester
from bot.local.client import Json, Player
from bot.local.server import Standin
from bot.reader.text import MOST_MOVES
from bot.store import ReadTx, moves, schema, states
from bot.text import words
from tests.e2e.harness import delivered, maester
from tests.reader.positions import Positions
from tests.reader.presses import ANYTHING, Seen
from tests.reader.writing import Writer, take

PATIENCE = 600.0
WAYS = ("dm", "mention", "reply")
BROKEN = words("en").say("ui-broken")
NO_MOVE = words("en").say("typed-not-understood")
SIGN = "❔"


class Seated:
    """Somebody at a running table that is put into one position again and again."""

    def __init__(self, bot: Maester, standin: Standin, player: Player, writer: Writer) -> None:
        """Take who writes, and where."""
        self.bot = bot
        self.standin = standin
        self.player = player
        self.writer = writer
        self.session = 0
        self.thread = ""

    async def begin(self, game: str, users: list[int]) -> None:
        """Open a table at which everybody sits where the position wants them, and begin."""
        guild = next(iter(self.standin.world.guilds))
        lobby, place = self.bot.host.tables.lobby, thread(self.standin, guild)
        count = self.writer.state.seats
        info = await lobby.create(guild, place, self.player.id, game, "War", {}, seats=count)
        self.session, self.thread = info.session.id, str(place)
        await self.bot.host.tables.places.move(self.session, place, place)
        for user in users:
            if user != self.player.id:
                await lobby.join(self.session, user)
        for seat, user in enumerate(users):
            await lobby.choose_seat(self.session, user, seat)
        await lobby.start(self.session, self.player.id)
        await delivered(self.bot.store)

    async def restore(self) -> None:
        """Put the table into its position; nothing is half-filled or on offer."""
        tables = self.bot.host.tables
        await delivered(self.bot.store)  # What is told of the last line reads the game.
        number = (await tables.queries.info(self.session)).session.number
        async with self.bot.store.write() as tx:
            column, drafts = schema.states.c, schema.drafts.c
            here = (column.session_id == self.session, column.number == number)
            await tx.run(delete(schema.states).where(*here))
            await tx.run(delete(schema.drafts).where(drafts.session_id == self.session))
            waiting = schema.deadlines.c.session_id == self.session
            await tx.run(delete(schema.deadlines).where(waiting))
            dumped = self.writer.rules.dump(self.writer.state)
            await states.save(tx, self.session, [(number, dumped)])
        tables.repository.cache.clear()
        await proposals.forget(self.bot.host, self.player.id)

    async def send(self, text: str, way: str) -> tuple[Seen, str]:
        """Write a line; what came of it, and what was answered."""
        await self.restore()
        if way == "dm":
            sent = await self.player.say(await self.player.dm(), text)
        elif way == "mention":
            me = self.standin.world.bot_id
            sent = await self.player.say(self.thread, f"<@{me}> {text}")
        else:
            board = await self.player.until(self._board)
            sent = await self.player.say(self.thread, text, reply_to=board)
        answer: Json = await self.player.until(lambda: self._answer(sent))
        return await self._seen(sent, answer, way), str(answer["content"])

    def _board(self) -> Json | None:
        mine = [
            message
            for message in self.player.messages.values()
            if message["channel_id"] == self.thread
            and int(message["author"]["id"]) == self.standin.world.bot_id
        ]
        return mine[-1] if mine else None

    def _answer(self, sent: Json) -> Json | None:
        for message in self.player.messages.values():
            if (message.get("message_reference") or {}).get("message_id") == sent["id"]:
                return message
        for reaction in self.player.messages.get(int(sent["id"]), {}).get("reactions", ()):
            return {"content": reaction["emoji"]["name"], "id": ""}
        return None

    async def _did(self, tx: ReadTx, message: Json) -> Any:
        """The position after what this message did; what others do then is not counted."""
        state = self.writer.state.copy_state()
        for number in range(MOST_MOVES):
            for move in await moves.of_request(tx, self.session, f"m{message['id']}.{number}"):
                if move.kind == "answer" and move.seat is not None:
                    told = [(move.payload["ask"], move.payload["value"])]
                    state = take(self.writer.rules, state, move.seat, told)
        return state

    async def _seen(self, sent: Json, answer: Json, way: str) -> Seen:
        said = str(answer["content"])
        async with self.bot.store.read() as tx:
            state = await self._did(tx, sent)
            drafts = await moves.drafts_of(tx, self.session, self.writer.seat)
        offer = await proposals.kept(self.bot.host, self.player.id)
        silent = said == SIGN or NO_MOVE in said
        kept: dict[str, Any] = {}
        for draft in drafts.values():
            kept |= draft.get("shares") or {}
        note = offer.note if offer else ""
        return Seen(
            state,
            kept,
            [*offer.readings] if offer and NO_MOVE not in note else [],
            "" if silent or offer or "⚠️" in said else ANYTHING,
            "⚠️" in said or "⚠️" in note,
            not silent and NO_MOVE not in note,
            int(way != "dm" and bool(answer["id"])),
            BROKEN in said,
        )


async def sent(
    places: Positions, game: str, lines: list[tuple[str, str]]
) -> list[tuple[Seen, str]]:
    """Send every line from its position, one after the other."""
    found: list[tuple[Seen, str]] = []
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        standin = await stack.enter_async_context(Standin())
        standin.interactions.answer_within = PATIENCE
        bot = await stack.enter_async_context(maester(standin, Path(folder) / "typed.db"))
        seated: dict[str, Seated] = {}
        for where in dict.fromkeys(where for where, _ in lines):
            writer = places.writer(where)
            users = people(standin, writer.state.seats, next(iter(standin.world.guilds)))
            for user, name in zip(users, NAMES, strict=False):
                standin.world.users[user].global_name = name
                await bot.host.people.set_person(user, name=name)  # As noted when they sat down.
            mine = users[writer.seat]
            player = await stack.enter_async_context(
                Player(standin.base_url, mine, timeout=PATIENCE)
            )
            seated[where] = Seated(bot, standin, player, writer)
            await seated[where].begin(game, users)
        for (where, text), way in zip(lines, cycle(WAYS), strict=False):
            found.append(await seated[where].send(text, way))
            await asyncio.sleep(0)
    return found
