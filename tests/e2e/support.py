"""A table and the people around it, who type: what most tests begin with."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import delete, select

from bot.discord_ui.client import Maester
from bot.games import GAMES
from bot.kernel.engine import run
from bot.kernel.state import Play
from bot.local.client import Json, Player
from bot.store import Store, schema, states
from tests.e2e.conftest import Server

WAITED_FOR = re.compile(r"^⏳ \D*<@(\d+)>", re.MULTILINE)


class NoAnswer(AssertionError):
    """The bot did not answer in time, or was not there."""


async def answered(player: Player, channel: str, name: str, /, **options: Any) -> tuple[int, Json]:
    """Type a command; the interaction's id, and the answer once it is there."""
    outcome = await player.command(channel, name, **options)
    if outcome.failed or outcome.message is None:
        raise NoAnswer(f"/{name} was not answered")
    return outcome.interaction_id, await player.settled(outcome.message)


async def told(player: Player, channel: str, name: str, /, **options: Any) -> Json:
    """Type a command; the answer once it is there."""
    _, message = await answered(player, channel, name, **options)
    return message


async def text_of(player: Player, channel: str, name: str, /, **options: Any) -> str:
    """The words of a command's answer."""
    return str((await told(player, channel, name, **options))["content"])


async def eventually(words: str, player: Player, channel: str, name: str) -> bool:
    """Ask again until the answer has these words."""
    while words not in await text_of(player, channel, name):
        pass
    return True


async def no_longer(words: str, player: Player, channel: str, name: str) -> bool:
    """Ask again until the answer has not these words."""
    while words in await text_of(player, channel, name):
        pass
    return True


async def suggested(
    player: Player, channel: str, name: str, focused: str, /, **typed: Any
) -> dict[str, str]:
    """What is suggested for an option, from value to name."""
    so_far = str(typed.pop(focused, ""))
    choices = await player.autocomplete(channel, name, focused, so_far, **typed)
    return {choice["value"]: choice["name"] for choice in choices}


@dataclass
class Table:
    """A table in its thread."""

    server: Server
    people: list[Player]
    thread: str
    lobby: Json
    attacks: dict[int, int] = field(default_factory=dict)
    acknowledged: list[int] = field(default_factory=list)
    """Interactions of which the bot has said that they count as moves."""

    async def waited_for(self) -> list[Player]:
        """Whose answer is awaited, as anybody can ask."""
        shown = await text_of(self.people[0], self.thread, "game show")
        ids = [int(found) for found in WAITED_FOR.findall(shown)]
        return [player for number in ids for player in self.people if player.id == number]

    async def turn(self) -> tuple[Player, Player]:
        """Who is to move, and somebody else."""
        (mover, *_) = await self.waited_for()
        return mover, next(player for player in self.people if player is not mover)

    async def begin(self) -> None:
        """Start, and let everybody rank the houses."""
        await told(self.people[0], self.thread, "game start")
        for player in self.people:
            await self.type(player, await self.hand(player))

    async def hand(self, player: Player) -> str:
        """The player's own page."""
        return await text_of(player, self.thread, "game hand")

    async def turns(self, most: int = 400, battles: int = 3) -> int:
        """Play by typing until the game is over, or so many sittings; how many there were."""
        for sitting in range(most):
            waited_for = await self.waited_for()
            if not waited_for:
                return sitting
            await self.sit(waited_for[0], battles)
        return most

    async def sit(self, player: Player, battles: int = 3) -> None:
        """Type until nothing more is asked."""
        self.attacks[player.id] = battles
        page = await self.hand(player)
        while (after := await self.type(player, page)) is not None:
            page = after

    async def type(self, player: Player, page: str) -> str | None:
        """One sensible command for what the page asks; the answer, or None if nothing is."""
        here, move = self.thread, self._move
        if "Rank the houses" in page and "Your answer is in" not in page:
            ranking = await suggested(player, here, "risk houses", "ranking")
            return await move(player, "risk houses", ranking=", ".join(ranking))
        if "trade in a set" in page:
            cards = await self._first(player, "risk trade", "cards")
            return await move(player, "risk trade", cards=cards)
        if "Place **" in page:
            where = await self._first(player, "risk reinforce", "where")
            return await move(player, "risk reinforce", where=where)
        if "From where do you attack?" in page:
            return await self._attack(player)
        if "is yours! How many" in page:
            most = re.findall(r"\(\d+ to (\d+)\)", page)[-1]
            return await move(player, "risk move-in", units=int(most))
        if "how do you attack?" in page or "You may maneuver once" in page:
            return await move(player, "risk end")
        if "You may draw a territory card" in page:
            return await move(player, "risk draw", take=True)
        if "With how many do you defend?" in page:
            return await move(player, "risk defend", dice=1)
        return None

    async def _attack(self, player: Player) -> str:
        """From the largest army on the smallest, as often as the player has energy."""
        self.attacks[player.id] = self.attacks.get(player.id, 0) - 1
        best: tuple[int, str, str] | None = None
        if self.attacks[player.id] >= 0:
            sources = await suggested(player, self.thread, "risk attack", "from")
            strongest = sorted(sources, key=lambda key: _units(sources[key]))[-1:]
            for source in strongest:
                targets = await suggested(
                    player, self.thread, "risk attack", "to", **{"from": source}
                )
                for target, name in targets.items():
                    odds = _units(sources[source]) - _units(name), source, target
                    best = max(best or odds, odds)
        if best is None or best[0] < 1:
            return await self._move(player, "risk end")
        fight = {"from": best[1], "to": best[2], "until": 1}
        return await self._move(player, "risk attack", **fight)

    async def _first(self, player: Player, name: str, option: str) -> str:
        for value in await suggested(player, self.thread, name, option):
            return value
        raise NoAnswer(f"nothing is suggested for {option} of /{name}")

    async def _move(self, player: Player, name: str, **options: Any) -> str:
        number, message = await answered(player, self.thread, name, **options)
        if "⚠️" not in message["content"]:
            self.acknowledged.append(number)
        return str(message["content"])


def _units(name: str) -> int:
    return int(name.rpartition("(")[2].rstrip(")"))


async def opened(server: Server, people: list[Player], **options: Any) -> Table:
    """A table of these people, the first of whom is its host; not started yet."""
    host, *others = people
    await told(
        host, server.channel("great-hall"), "game new", **{"game": "risk", "title": "War"} | options
    )
    lobby = await host.sees("Take a seat")
    thread = str(lobby["channel_id"])
    for player in others:
        await told(player, thread, "game join")
    return Table(server, people, thread, lobby)


async def begun(server: Server, *names: str, **options: Any) -> Table:
    """A table at which the houses have been chosen and the first player is to move."""
    people = [await server.player(name) for name in names]
    table = await opened(server, people, **{"seats": len(people)} | options)
    await table.begin()
    return table


async def arranged(bot: Maester, table: Table, setup: str, change: Json) -> None:
    """Put the only table into another position; its people are sorted by their seats."""
    info = await bot.host.tables.queries.info(1)
    known, number = GAMES[info.session.game], info.session.number
    start = known.positions.start(setup, known.rules.Options(), "e2e")
    state = known.positions.arrange(start, known.positions.Position.model_validate(change))
    run(Play(state))
    seats = {seat.user_id: seat.seat for seat in info.seats}
    table.people.sort(key=lambda player: seats[player.id])
    async with bot.store.write() as tx:
        column = schema.states.c
        same = (column.session_id == 1, column.number == number)
        await tx.run(delete(schema.states).where(*same))
        await states.save(tx, 1, [(number, known.rules.dump(state))])
    # What has a number never changes, so the old position is known by heart.
    bot.host.tables.repository.cache.clear()


async def moves_of(database: str | Path, session: int = 1) -> list[dict[str, Any]]:
    """What the database has of a game, read as any other process would."""
    store = Store(database)
    await store.open()
    try:
        async with store.read() as tx:
            made = select(schema.moves).where(schema.moves.c.session_id == session)
            rows = await tx.all(made.order_by(schema.moves.c.number))
        return [dict(row) for row in rows]
    finally:
        await store.close()
