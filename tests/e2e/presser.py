"""People who give any answer of any game by one press, and the requests that this comes to.

Whatever a page lets somebody put together before the last press is put down as a draft: those
presses are answered in place and cost nothing else. So one answer is one interaction, as with a
slash command, and everything else is what the bot makes of it.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Literal
from unittest.mock import patch

from bot.discord_ui.client import Maester
from bot.discord_ui.desk import Draft
from bot.discord_ui.page import Press
from bot.kernel import Amount, Choose, Illegal, Offer, Rng, View
from bot.kernel.asks import AnyAsk
from bot.kernel.rules import for_show
from bot.local.interactions import COMPONENT, Interaction
from bot.local.server import Standin
from bot.local.world import Channel, Member, Message, Thread, User
from bot.workshop.policies import at_random
from tests.e2e.delivery import tidied

PUBLIC_THREAD, DIRECT = 11, 1
BUTTON = 2
MOST_LOOKS = 2000
OPENING = "opening"
"""A press of *My move* before the first answer; whoever types a command has none."""
MOST_TRIES = 20
A_MOMENT = 100
"""Milliseconds."""

GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "risk": ("risk", 4, {"houses": "random"}),
    "iron throne": ("iron_throne", 5, {}),
    "board game": ("board_game", 6, {"houses": "random"}),
    "feast for crows": ("board_game", 4, {"expansion": "feast_for_crows"}),
    "dance with dragons": ("board_game", 6, {"expansion": "dance_with_dragons"}),
    "joust": ("card_game_2e", 2, {"pace": "live"}),
    "melee": ("card_game_2e", 4, {"pace": "live"}),
    "first edition": ("card_game_1e", 4, {"pace": "live"}),
}
"""Kinds of games: the game, how many play, and what the table agrees on."""

Place = Literal["table", "letter"]
"""Where somebody answers: on the page they opened at the table, or on their private one."""

INTERACTION = re.compile(r"^/interactions/|^/webhooks/")
MESSAGE = re.compile(r"^/channels/(\d+)/messages(?:/(\d+))?$")


class Ticks:
    """A clock that only goes on when it is told to, so that a slow machine shows no more."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        return self.now


class Counted:
    """Requests to Discord, by what they do."""

    def __init__(self, standin: Standin) -> None:
        self.standin = standin
        self.kinds: Counter[str] = Counter()
        self.answers = 0
        self._request = standin.journal.request

    def __call__(self, method: str, template: str, path: str, body: Any, status: int) -> None:
        """Take note of a request, in place of the stand-in's journal."""
        self._request(method, template, path, body, status)
        self.kinds[self._kind(method, path, body or {})] += 1

    def _kind(self, method: str, path: str, body: dict[str, Any]) -> str:
        if INTERACTION.match(path):
            return "interaction"
        message = MESSAGE.match(path)
        if message is None:
            return f"{method} {re.sub('[0-9]+', 'N', path)}"
        channel = self.standin.world.channels[int(message[1])]
        where = "letter" if channel.type == DIRECT else "table"
        if method == "POST":
            return f"{where}: post"
        closing = body.get("components") == [] and "✔️" in str(body.get("content"))
        return f"{where}: close" if closing else f"{where}: edit"

    @property
    def each(self) -> float:
        """Requests per answer; opening one's page first is a press more, and no request."""
        return (self.kinds.total() - self.kinds[OPENING]) / self.answers

    def report(self) -> str:
        """A line for each kind."""
        lines = [f"    {n / self.answers:5.2f}  {kind}" for kind, n in self.kinds.most_common()]
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Seated:
    """A running game: its number, its thread, its players by seat."""

    session: int
    thread: int
    users: list[int]


class Presser:
    """Lets everybody at one table answer, one after the other, until nothing is left to show."""

    def __init__(self, standin: Standin, bot: Maester, seed: str, clock: Ticks) -> None:
        self.clock = clock
        self.standin = standin
        self.bot = bot
        self.tables = bot.host.tables
        self.chance = Rng(seed=seed)
        self.counted = Counted(standin)
        self.pages: dict[int, tuple[Channel, Message]] = {}
        """The page that somebody has opened at the table, while it is their turn."""
        self.last: int | None = None

    async def begin(self, game: str, seats: int, options: dict[str, Any]) -> Seated:
        """Open and start a table of people who have played before."""
        world, lobby = self.standin.world, self.tables.lobby
        guild = next(iter(world.guilds))
        users = [await self._person(number) for number in range(seats)]
        hall = next(one for one in world.channels.values() if one.name == "great-hall")
        about = Thread(world.bot_id, world.stamp(), world.stamp())
        named = ("War", hall.guild_id, hall.id)
        place = Channel(world.snowflake(), PUBLIC_THREAD, *named, thread=about)
        world.add_channel(place)
        info = await lobby.create(guild, hall.id, users[0], game, "War", options, seats=seats)
        session = info.session.id
        await self.tables.places.move(session, hall.id, place.id)
        for user in users[1:]:
            await lobby.join(session, user)
        for seat, user in enumerate(users):
            await lobby.choose_seat(session, user, seat)
        await lobby.start(session, users[0])
        await tidied(self.bot)
        return Seated(session, place.id, users)

    async def _person(self, number: int) -> int:
        world = self.standin.world
        user = world.add_user(User(world.snowflake(), f"player{number}", f"Player {number}"))
        world.add_member(Member(next(iter(world.guilds)), user.id, world.stamp()))
        channel = world.dm_between(world.bot_id, user.id)
        known = {"dm_channel": channel.id, "name": user.global_name, "locale": "en-US"}
        await self.bot.host.people.set_person(user.id, **known)
        return user.id

    @contextmanager
    def counting(self) -> Iterator[Counted]:
        """Count every request within."""
        with patch.object(self.standin.journal, "request", self.counted):
            yield self.counted

    async def answer(self, table: Seated, place: Place) -> bool:
        """Give one answer and wait until all of it is shown; False if the game is over."""
        press = None
        while press is None:
            found = await self._owed(table)
            if found is None:
                return False
            user, view, ask = found
            value = await self._decided(table, user, view, ask)
            channel, message = await self._page(table, user, place)
            with suppress(Illegal):  # what is asked for show has been answered just now
                press = await self._press(table, user, ask, value)
        await self._done(self._start(user, channel, message, press))
        self.last = user
        self.counted.answers += 1
        await tidied(self.bot)
        return True

    async def change(self, table: Seated, user: int) -> None:
        """Press for the question that one has answered, on one's private page."""
        channel, message = self.private(user)
        await self._done(self._start(user, channel, message, Press("change", table.session)))

    def private(self, user: int) -> tuple[Channel, Message]:
        """Somebody's private page: where it is, and the newest message there with buttons."""
        world = self.standin.world
        channel = world.dm_between(world.bot_id, user)
        mine = [one for one in world.logs[channel.id].by_id.values() if one.components]
        return channel, mine[-1]

    async def _owed(self, table: Seated) -> tuple[int, View, AnyAsk] | None:
        """Somebody who has something to decide, and what; whoever has just answered comes first."""
        for _ in range(MOST_LOOKS):
            info = await self.tables.queries.info(table.session)
            if info.session.status != "running":
                return None
            waiting = await self.tables.queries.waiting(table.session)
            users = sorted((o.user for o in waiting if o.user), key=lambda user: user != self.last)
            for user in users:
                view = await self.tables.queries.view(table.session, user)
                for ask in view.asks:
                    if ask.owed and not for_show(ask):
                        return user, view, ask
            self.clock.now += A_MOMENT  # what is asked for show is answered by then
            self.tables.deadlines.woken.set()
            await asyncio.sleep(0.005)
        raise AssertionError("nobody has anything to decide")

    async def _decided(self, table: Seated, user: int, view: View, ask: AnyAsk) -> Any:
        info = await self.tables.queries.info(table.session)
        policies = self.tables.games[info.session.game].policies
        tries = [policies["standin"]] if "standin" in policies else [at_random] * MOST_TRIES
        for policy in tries:
            value = policy(view, ask, self.chance)
            if await self.tables.moves.refusal(table.session, user, [(ask.id, value)]) is None:
                return value
        return ask.default

    async def _page(self, table: Seated, user: int, place: Place) -> tuple[Channel, Message]:
        """The page to press on; whoever has not answered last opens it first."""
        world = self.standin.world
        if place == "letter":
            return self.private(user)
        channel = world.channels[table.thread]
        if user != self.last or user not in self.pages:
            board = [one for one in world.logs[channel.id].by_id.values() if one.components][-1]
            opened = self._start(user, channel, board, Press("panel", table.session))
            await self._done(opened)
            self.counted.kinds["interaction"] -= 1
            self.counted.kinds[OPENING] += 1
            assert opened.original is not None
            self.pages[user] = channel, opened.original
        return self.pages[user]

    async def _press(self, table: Seated, user: int, ask: AnyAsk, value: Any) -> Press:
        """The last press of an answer; what comes before it is a draft by then."""
        press, draft = last_press(table.session, ask, value)
        if draft is not None:
            await self.tables.drafts.save(table.session, user, ask.id, draft.model_dump())
        return press

    def _start(self, user: int, channel: Channel, message: Message, press: Press) -> Interaction:
        data = {"component_type": BUTTON, "custom_id": press.encode(), "id": 1}
        start = self.standin.interactions.start
        return start(COMPONENT, user, channel, data, message=message)

    async def _done(self, interaction: Interaction) -> None:
        await interaction.done.wait()
        assert not interaction.failed, interaction.data


def last_press(session: int, ask: AnyAsk, value: Any) -> tuple[Press, Draft | None]:
    """The last press of an answer, and what has been put together by then."""
    if isinstance(ask, Amount):
        return Press("amt", session, ask.id, str(value)), None
    if isinstance(ask, Offer) and "propose" not in value:
        verb = "accept" if "accept" in value else "refuse"
        return Press(verb, session, ask.id, str(value.get("accept", ""))), None
    if isinstance(ask, Offer):
        draft = Draft(picks=value["propose"])
    else:
        draft = Draft(picks=value) if isinstance(ask, Choose) else Draft(shares=value)
    return Press("confirm", session, ask.id), draft
