"""Nothing that was to be shown is thrown away, shown twice, or asked when it is decided."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
from sqlalchemy import text

from bot.discord_ui import table_pages
from bot.discord_ui.client import Maester
from bot.discord_ui.posts import FRESH
from bot.discord_ui.reach import BREATH
from bot.local.client import Json, Player, components
from bot.local.permissions import Permission as P
from tests.e2e.conftest import Hours, Server
from tests.e2e.harness import delivered, maester
from tests.e2e.support import begun, eventually, no_longer, suggested, text_of, told

SOMEBODY_ELSE = 900
"""A moderator who does not sit at the table."""
MOVE = "My move"
HOUSES = 3
"""The move after which everybody has a house, and is told of by its name."""
OPEN = "done_at IS NULL AND failed_at IS NULL"


async def settle(hours: Hours, bot: Maester) -> None:
    """Everything is shown, and letters ask what is open now."""
    await delivered(bot.store)
    hours.pass_by(bot, 61)
    await tidied(bot)


async def rows(bot: Maester, where: str) -> list[Any]:
    """Rows of the outbox."""
    async with bot.store.read() as tx:
        return list(await tx.all(text(f"SELECT * FROM outbox WHERE {where}")))


async def some(bot: Maester, where: str) -> Any:
    """Wait until there are such rows; the first of them."""
    while True:
        if found := await rows(bot, where):
            return found[0]
        await asyncio.sleep(0.01)


async def waits(bot: Maester, kind: str = "again") -> None:
    """Wait until rows of this kind wait, and nothing is under way."""
    await some(bot, f"kind = '{kind}' AND batch IS NULL AND {OPEN}")


async def tidied(bot: Maester) -> None:
    """Wait until everything that is due is shown, and everything that has ended is closed."""
    await delivered(bot.store)
    due = f"target LIKE 'close:%' AND due_at <= {bot.store.clock()} AND {OPEN}"
    while True:
        if not await rows(bot, due):
            return
        await asyncio.sleep(0.01)


async def self_told(bot: Maester) -> tuple[int, int]:
    """The first and the last move that the table's message tells of, as the bot has noted."""
    await delivered(bot.store)
    newest = "SELECT digest FROM messages WHERE role = 'board' ORDER BY id DESC LIMIT 1"
    async with bot.store.read() as tx:
        digest = str(await tx.value(text(newest)))
    first, last = digest.split(":")[0].split("-")
    return int(first), int(last)


def messages(server: Server, channel: int | str) -> list[Json]:
    """Everything of the bot in a channel, oldest first, as its readers see it now."""
    standin = server.standin
    shown = standin.world.logs[int(channel)].by_id.values()
    mine = [one for one in shown if one.author_id == standin.world.bot_id]
    return [standin.hub.seen(one) for one in mine]


def calling(server: Server, channel: int | str) -> list[Json]:
    """The messages of the bot in a channel that wait for somebody."""
    return [
        one
        for one in messages(server, channel)
        if "⏳" in one["content"] or any(part.get("label") == MOVE for part in components(one))
    ]


def asking(server: Server, channel: int | str) -> list[Json]:
    """The messages of the bot in a private channel that ask something."""
    verbs = re.compile(r"m1\.(pick|sel|amt|confirm|key|val|ask_text|accept)\.")
    return [
        one
        for one in messages(server, channel)
        if any(verbs.match(str(part.get("custom_id"))) for part in components(one))
    ]


async def until_shown(player: Player, server: Server, channel: str, words: str) -> Json:
    """Wait for a message of the bot with these words."""
    found: Json = await player.until(
        lambda: next((one for one in messages(server, channel) if words in one["content"]), None)
    )
    return found


def shut(server: Server, thread: str, how: str) -> None:
    """Make the table's place refuse everything, the way a moderator would."""
    hall = int(server.channel("great-hall"))
    admin, world = server.standin.admin, server.standin.world
    if how == "locked":
        admin.deny(hall, world.bot_id, int(P.MANAGE_THREADS))
        change(server, thread, locked=True)
    elif how == "archived and locked":
        change(server, thread, locked=True, archived=True)
    elif how == "role":
        for role in list(world.roles[server.guild_id].values()):
            admin.change_role(role, role.permissions & ~int(P.SEND_MESSAGES_IN_THREADS))
    else:
        bits = P.VIEW_CHANNEL if how == "hidden" else P.SEND_MESSAGES_IN_THREADS
        admin.deny(hall, world.bot_id, int(bits))


def reopen(server: Server, thread: str, how: str) -> None:
    """Take that back."""
    admin, world = server.standin.admin, server.standin.world
    if "locked" in how:
        change(server, thread, locked=False, archived=False)
    elif how == "role":
        for role in list(world.roles[server.guild_id].values()):
            admin.change_role(role, role.permissions | int(P.SEND_MESSAGES_IN_THREADS))
    elif how == "unheard":
        world.channels[int(server.channel("great-hall"))].overwrites = []
    else:
        admin.deny(int(server.channel("great-hall")), world.bot_id, 0)


def change(server: Server, thread: str, **values: bool) -> None:
    """A moderator locks, unlocks, archives or revives a thread."""
    channel = server.standin.world.channels[int(thread)]
    assert channel.thread is not None
    for name, value in values.items():
        setattr(channel.thread, name, value)
    server.standin.world.touch(channel)
    server.standin.hub.channel_updated(channel)


@pytest.mark.parametrize(
    "how", ["mute", "hidden", "locked", "archived and locked", "role", "unheard"]
)
async def test_what_could_not_be_told_is_told_when_the_place_is_back(
    hours: Hours, database: Path, how: str
) -> None:
    server = hours
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        hall, thread = server.channel("great-hall"), table.thread
        mover, other = await table.turn()
        await delivered(bot.store)
        before = messages(server, thread)
        shut(server, thread, how)
        table.thread = hall  # played by commands from elsewhere
        await table.sit(mover, battles=1)
        await waits(bot)
        assert [one["id"] for one in messages(server, thread)] == [one["id"] for one in before]
        hours.clock.advance(BREATH / 1000)  # so that a hint is followed at once
        reopen(server, thread, how)
        if how == "unheard":  # the event was lost; a command at the table tells as much
            await told(other, thread, "game show")
        news = await until_shown(other, server, thread, "📯")
        new = [one for one in messages(server, thread) if one not in before]
        assert len([one for one in new if one["id"] not in {old["id"] for old in before}]) == 1
        # What the mover did: as long as edits are allowed, some of it is told by them.
        assert any("🛡️" in one["content"] for one in new)
        assert f"<@{other.id}>: " in news["content"]
        assert str(other.id) in [user["id"] for user in news["mentions"]]
        await tidied(bot)
        assert [one["id"] for one in calling(server, thread)] == [news["id"]]
        assert await rows(bot, "failed_at IS NOT NULL") == []


async def test_many_moves_are_told_in_another_place(server: Server, database: Path) -> None:
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        hall = server.channel("great-hall")
        await table.turn()
        told_before = await self_told(bot)
        server.standin.admin.delete_channel(int(table.thread))
        table.thread = hall
        await table.turns(most=4, battles=1)
        await waits(bot)
        mover, other = await table.turn()
        moved = await text_of(table.people[0], hall, "game home")
        thread = re.findall(r"<#(\d+)>", moved)[0]
        news = await until_shown(other, server, thread, "📯")
        assert len(news["content"]) <= 2000
        assert f"<@{mover.id}>: " in news["content"]
        assert str(mover.id) in [user["id"] for user in news["mentions"]]
        async with bot.store.read() as tx:
            number = await tx.value(text("SELECT number FROM sessions"))
        assert await self_told(bot) == (told_before[1] + 1, number)
        assert await no_longer("/game home", mover, hall, "game show")


async def test_a_place_that_stays_shut_is_asked_seldom(hours: Hours, database: Path) -> None:
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        await delivered(bot.store)
        shut(hours, table.thread, "mute")
        table.thread = hours.channel("great-hall")
        await table.turns(most=1, battles=1)
        await waits(bot)
        journal = hours.standin.journal
        journal.reset()
        for _ in range(8):
            (row,) = await rows(bot, f"kind = 'again' AND {OPEN}")
            hours.pass_by(bot, (row["due_at"] - bot.store.clock()) / 1000)
            await some(bot, f"kind = 'again' AND attempts > {row['attempts']} AND {OPEN}")
            await waits(bot)
        assert journal.statuses[403] == 8
        (row,) = await rows(bot, f"kind = 'again' AND {OPEN}")
        assert row["due_at"] - bot.store.clock() == 15 * 60_000


async def test_in_an_archived_thread_a_new_message_is_posted(
    server: Server, database: Path
) -> None:
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        mover, _ = await table.turn()
        await delivered(bot.store)
        before = {one["id"] for one in messages(server, table.thread)}
        hall = server.channel("great-hall")
        change(server, table.thread, archived=True)
        where = next(iter(await suggested(mover, hall, "risk reinforce", "where")))
        await told(mover, hall, "risk reinforce", where=where)
        news = await mover.until(
            lambda: [one for one in messages(server, table.thread) if one["id"] not in before]
        )
        assert "🛡️" in news[0]["content"]
        await tidied(bot)
        assert len(calling(server, table.thread)) == 1
        assert await rows(bot, "failed_at IS NOT NULL") == []


async def in_threads(server: Server, *people: Player) -> None:
    """These want their secrets in a private thread."""
    for player in people:
        await told(player, server.channel("great-hall"), "settings me secrets", where="thread")


def private(server: Server) -> dict[str, list[Json]]:
    """The private threads, and what the bot wrote there."""
    channels = server.standin.world.channels.values()
    return {str(one.id): messages(server, one.id) for one in channels if one.type == 12}


def let_in(server: Server, thread: str, people: list[Player]) -> list[int]:
    """Who of these people was let into a thread."""
    about = server.standin.world.channels[int(thread)].thread
    assert about is not None
    return [player.id for player in people if player.id in about.members]


async def test_a_private_thread_that_was_deleted_is_replaced(
    server: Server, database: Path
) -> None:
    async with maester(server.standin, database) as bot:
        people = [await server.player(name) for name in ("arya", "davos")]
        await in_threads(server, *people)
        table = await begun(server, "arya", "davos")
        await delivered(bot.store)
        old = set(private(server))
        assert len(old) == 2
        for thread in old:
            server.standin.admin.delete_channel(int(thread))
        mover, other = await table.turn()
        await table.sit(mover, battles=1)
        await delivered(bot.store)
        new = private(server)
        assert not old & set(new)
        guests = Counter(reader for thread in new for reader in let_in(server, thread, people))
        assert sum(guests.values()) == len(new)
        assert set(guests.values()) == {1}
        # Whether something was told there before the call depends on what was merged.
        (asked,) = [thread for thread in new if asking(server, thread)]
        assert let_in(server, asked, people) == [other.id]
        (call,) = asking(server, asked)
        assert call["id"] == new[asked][-1]["id"]
        assert await rows(bot, "failed_at IS NOT NULL") == []


async def test_without_private_threads_the_hand_comes_by_letter_and_then_by_button(
    server: Server, database: Path
) -> None:
    async with maester(server.standin, database) as bot:
        people = [await server.player(name) for name in ("arya", "davos")]
        await in_threads(server, *people)
        table = await begun(server, "arya", "davos")
        await delivered(bot.store)
        hall = int(server.channel("great-hall"))
        server.standin.admin.deny(hall, server.standin.world.bot_id, int(P.CREATE_PRIVATE_THREADS))
        for thread in private(server):
            server.standin.admin.delete_channel(int(thread))
        await table.turns(most=3, battles=1)
        await delivered(bot.store)
        for player in people:
            letters = messages(server, await player.dm())
            said = [one for one in letters if "private thread" in one["content"]]
            assert len(said) <= 1
        every = [one for player in people for one in messages(server, await player.dm())]
        assert any("private thread" in one["content"] for one in every)
        for player in people:
            await player.settings(dms_open=False)
        await table.turns(most=4, battles=1)
        await delivered(bot.store)
        notes = Counter(
            one["content"]
            for one in messages(server, table.thread)
            if "I can't send you" in one["content"]
        )
        assert notes
        assert all(count == 1 for count in notes.values())
        assert await rows(bot, "failed_at IS NOT NULL") == []


async def told_lines(bot: Maester, hours: Hours, thread: str) -> tuple[Counter[str], Counter[str]]:
    """What has happened since houses were chosen, line by line, and how often each is told."""
    desk = await bot.host.desk(1)
    log = await bot.host.tables.log.between(1, None, HOUSES + 1, desk.info.session.number)
    happened = Counter("\n".join(table_pages.lines(desk, log, brief=True)).splitlines())
    assert happened
    shown = Counter(
        line
        for one in messages(hours, thread)
        for line in one["content"].splitlines()
        if line in happened
    )
    return happened, shown


@asynccontextmanager
async def dying(
    bot: Maester, monkeypatch: pytest.MonkeyPatch, method: str, places: int | str
) -> AsyncIterator[None]:
    """Discord takes what is sent or edited; the bot never learns of it.

    It dies when that has happened in so many places, or in this one.
    """
    real = getattr(discord.http.HTTPClient, method)
    accepted: set[str] = set()
    enough = asyncio.Event()

    async def accepted_and_dead(self: Any, channel: Any, *args: Any, **kwargs: Any) -> Any:
        await real(self, channel, *args, **kwargs)
        accepted.add(str(channel))
        if len(accepted) == places or places in accepted:
            enough.set()
        return await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(discord.http.HTTPClient, method, accepted_and_dead)
        yield
        await enough.wait()
        for task in bot._background:
            task.cancel()
        await asyncio.gather(*bot._background, return_exceptions=True)


@pytest.mark.parametrize("nudged", [False, True])
async def test_nothing_is_shown_twice_after_a_long_outage(
    hours: Hours, database: Path, monkeypatch: pytest.MonkeyPatch, nudged: bool
) -> None:
    """Killed between posting and marking, and down for longer than Discord remembers a nonce."""
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, other = await table.turn()
        await delivered(bot.store)
        places = [table.thread, *[await player.dm() for player in table.people]]
        before = sum(len(messages(hours, place)) for place in places)
        async with dying(bot, monkeypatch, "send_message", 2):
            if nudged:
                await told(other, table.thread, "game nudge")
            await table.sit(mover, battles=1)
    posted = sum(len(messages(hours, place)) for place in places)
    assert posted == before + 2
    hours.clock.advance(1800)
    async with maester(hours.standin, database) as bot:
        await delivered(bot.store)
        for place in places:
            counts = Counter(one["content"] for one in messages(hours, place))
            assert [text for text, count in counts.items() if count > 1] == []
        await tidied(bot)
        shown = calling(hours, table.thread)
        assert len(shown) == 1
        assert f"<@{other.id}>: " in shown[0]["content"]
        happened, lines = await told_lines(bot, hours, table.thread)
        assert lines == happened
        assert len(asking(hours, await other.dm())) == 1


async def test_an_edit_is_repeated_as_an_edit(
    hours: Hours, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between an edit and marking; by then the message is too old for other edits."""
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, _ = await table.turn()
        await tidied(bot)
        before = messages(hours, table.thread)
        where = next(iter(await suggested(mover, table.thread, "risk reinforce", "where")))
        async with dying(bot, monkeypatch, "edit_message", 1):
            await told(mover, table.thread, "risk reinforce", where=where)
    assert messages(hours, table.thread)[-1]["content"] != before[-1]["content"]
    hours.clock.advance(FRESH / 1000 + 60)
    async with maester(hours.standin, database) as bot:
        await tidied(bot)
        happened, lines = await told_lines(bot, hours, table.thread)
        assert lines == happened
        after = messages(hours, table.thread)
        assert [one["id"] for one in after] == [one["id"] for one in before]


async def test_a_call_is_not_repeated_at_night(
    hours: Hours, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed after calling somebody; when we are back they sleep, and would not be called."""
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, other = await table.turn()
        await delivered(bot.store)
        async with dying(bot, monkeypatch, "send_message", 2):
            await table.sit(mover, battles=1)
        await bot.host.tables.absences.set_quiet(other.id, quiet_around(hours, 1800), "UTC")
    hours.clock.advance(1800)
    async with maester(hours.standin, database) as bot:
        await tidied(bot)
        happened, lines = await told_lines(bot, hours, table.thread)
        assert lines == happened
        (call,) = calling(hours, table.thread)
        assert call["id"] == messages(hours, table.thread)[-1]["id"]


async def test_an_edit_at_night_is_not_told_again_in_the_morning(
    hours: Hours, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed after an edit that called nobody, since they slept; back when they are awake."""

    async def unplugged(*_: Any, **__: Any) -> None:
        raise OSError("no network")

    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, other = await table.turn()
        await tidied(bot)
        before = messages(hours, table.thread)
        await bot.host.tables.absences.set_quiet(other.id, quiet_around(hours, 1200), "UTC")
        with monkeypatch.context() as patch:
            patch.setattr(discord.http.HTTPClient, "send_message", unplugged)
            await table.sit(mover, battles=1)
            await some(bot, f"target = 'table' AND kind = 'turn' AND error IS NOT NULL AND {OPEN}")
        async with dying(bot, monkeypatch, "edit_message", table.thread):
            hours.pass_by(bot, 1200)
    shown = messages(hours, table.thread)
    assert [one["id"] for one in shown] == [one["id"] for one in before]
    assert shown[-1]["content"] != before[-1]["content"]
    hours.clock.advance(1200)
    async with maester(hours.standin, database) as bot:
        await other.until(lambda: len(messages(hours, table.thread)) > len(before))
        await tidied(bot)
        (called,) = messages(hours, table.thread)[len(before) :]
        assert [one["id"] for one in calling(hours, table.thread)] == [called["id"]]
        assert str(other.id) in [user["id"] for user in called["mentions"]]
        happened, lines = await told_lines(bot, hours, table.thread)
        assert lines == happened
        assert not any(line in called["content"] for line in happened), "told again"


def quiet_around(hours: Hours, seconds: float) -> tuple[int, int]:
    """Quiet hours of UTC in whose midst it is then: from, to, in minutes of the day."""
    minute = int(hours.clock.now() + seconds) // 60 % 1440
    return (minute - 10) % 1440, (minute + 10) % 1440


async def test_only_the_newest_message_waits_for_anybody(hours: Hours, database: Path) -> None:
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        for _ in range(4):
            await table.turns(most=1, battles=1)
            await settle(hours, bot)
            mover, other = await table.turn()
            (live,) = calling(hours, table.thread)
            assert live["id"] == messages(hours, table.thread)[-1]["id"]
            assert len(asking(hours, await mover.dm())) == 1
            assert asking(hours, await other.dm()) == []
        closed = [one for one in messages(hours, table.thread) if "✔️" in one["content"]]
        assert len(closed) >= 4
        assert all(components(one) == [] for one in closed)
        assert all("discord.com/channels" in one["content"] for one in closed)


async def test_a_letter_asks_what_is_open_now(hours: Hours, database: Path) -> None:
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, _ = await table.turn()
        await settle(hours, bot)
        (letter,) = asking(hours, await mover.dm())
        assert "Place **" in letter["content"]
        where = next(iter(await suggested(mover, table.thread, "risk reinforce", "where")))
        await told(mover, table.thread, "risk reinforce", where=where)
        await delivered(bot.store)
        pattern = f"PATCH /channels/{letter['channel_id']}/messages/*"
        edits = hours.standin.faults.slow(pattern, 0.0, count=99)
        for seconds in (61, 600):
            hours.pass_by(bot, seconds)
            await tidied(bot)
        (now,) = asking(hours, await mover.dm())
        assert now["id"] == letter["id"]
        assert "From where do you attack?" in now["content"]
        assert edits.hits == 1


async def test_a_letter_that_is_answered_in_place_is_not_edited_again(
    hours: Hours, database: Path
) -> None:
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, _ = await table.turn()
        await settle(hours, bot)
        letter = await mover.until(
            lambda: next(
                (
                    one
                    for one in mover.messages.values()
                    if "Place **" in one["content"] and not one["ephemeral"]
                ),
                None,
            )
        )
        outcome = await mover.press(letter, "Type it")
        assert outcome.modal is not None
        where = next(iter(await suggested(mover, table.thread, "risk reinforce", "where")))
        await mover.submit(outcome.modal, {"value": where})
        filled = await mover.settled(letter)
        confirm = next(p for p in components(filled) if "m1.confirm" in str(p.get("custom_id")))
        pattern = f"PATCH /channels/{filled['channel_id']}/messages/*"
        edits = hours.standin.faults.slow(pattern, 0.0, count=99)
        await mover.press(filled, confirm["custom_id"])
        await settle(hours, bot)
        (now,) = asking(hours, await mover.dm())
        assert "From where do you attack?" in now["content"]
        assert edits.hits == 0


async def test_an_old_letter_is_closed_when_it_can_be(hours: Hours, database: Path) -> None:
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, _ = await table.turn()
        await settle(hours, bot)
        dm = await mover.dm()
        assert len(asking(hours, dm)) == 1
        hours.pass_by(bot, 2 * 3600)
        pattern = f"PATCH /channels/{dm}/messages/*"
        hours.standin.faults.fail(pattern, status=400, code=30046, count=2)
        await table.sit(mover, battles=0)
        await delivered(bot.store)
        for attempts in (1, 2):
            refused = f"error = '30046' AND attempts = {attempts} AND {OPEN}"
            now = bot.store.clock()
            await some(bot, f"target = 'close:{mover.id}' AND due_at > {now} AND {refused}")
            hours.pass_by(bot, 1000)
        await mover.until(lambda: asking(hours, dm) == [])
        assert any("✔️" in one["content"] for one in messages(hours, dm))


@pytest.mark.parametrize("how", ["cancel", "remove"])
async def test_nothing_asks_who_has_nothing_to_decide_any_more(
    hours: Hours, database: Path, how: str
) -> None:
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        arya = table.people[0]
        mover, _ = await table.turn()
        await settle(hours, bot)
        assert len(asking(hours, await mover.dm())) == 1
        if how == "cancel":
            await told(arya, table.thread, "game cancel", confirm=True)
        else:
            async with bot.store.read() as tx:
                seat = await tx.value(text(f"SELECT seat FROM seats WHERE user_id = {mover.id}"))
            await bot.host.tables.moderation.remove(1, SOMEBODY_ELSE, seat)
        await tidied(bot)
        assert asking(hours, await mover.dm()) == []
        live = calling(hours, table.thread)
        assert len(live) == (0 if how == "cancel" else 1)
        if how == "remove":
            assert await eventually("⏳", arya, table.thread, "game show")


async def test_a_reminder_takes_the_place_of_the_call(server: Server, database: Path) -> None:
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        mover, other = await table.turn()
        await tidied(bot)
        (call,) = calling(server, table.thread)
        await told(other, table.thread, "game nudge")
        await until_shown(other, server, table.thread, "👉")
        await tidied(bot)
        (reminder,) = calling(server, table.thread)
        assert reminder["id"] != call["id"]
        assert [user["id"] for user in reminder["mentions"]] == [str(mover.id)]
        assert {"My move", "Board", "No more reminders"} <= {
            str(part.get("label")) for part in components(reminder)
        }
        (old,) = [one for one in messages(server, table.thread) if one["id"] == call["id"]]
        assert "⤵️" in old["content"]
        assert components(old) == []


async def test_a_stopped_game_waits_for_nobody(server: Server, database: Path) -> None:
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        await tidied(bot)
        (call,) = calling(server, table.thread)
        await bot.host.tables.moderation.pause(1, SOMEBODY_ELSE)
        await tidied(bot)
        assert calling(server, table.thread) == []
        await bot.host.tables.moderation.resume(1, SOMEBODY_ELSE)
        await tidied(bot)
        (again,) = calling(server, table.thread)
        assert again["id"] != call["id"]
