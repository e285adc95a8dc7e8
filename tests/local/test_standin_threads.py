from __future__ import annotations

import discord
import pytest

from bot.local.client import PlayerError
from tests.local.conftest import Table
from tests.local.toy import ToyBot, counting


async def forum_of(table: Table, bot: ToyBot) -> discord.ForumChannel:
    forum = bot.get_channel(table.forum.id)
    assert isinstance(forum, discord.ForumChannel)
    return forum


async def test_forum_post_with_tags(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    forum = await forum_of(table, bot)
    tags = {t.name: t for t in forum.available_tags}
    thread, message = await forum.create_thread(
        name="A game of Risk",
        content="Join!",
        view=counting(0),
        applied_tags=[tags["needs players"]],
    )
    assert message.id == thread.id
    assert [t.name for t in thread.applied_tags] == ["needs players"]
    view = await arya.look()
    place = next(c for c in view["guilds"][0]["channels"] if c["name"] == "games")
    assert [t["name"] for t in place["threads"]] == ["A game of Risk"]
    await thread.edit(name="Risk, round 1", applied_tags=[tags["waiting"]])
    seen = await arya.event("channel_edited")
    assert seen["channel"]["name"] == "Risk, round 1"
    assert seen["channel"]["applied_tags"] == [str(tags["waiting"].id)]


async def test_unknown_tag_and_missing_message(table: Table) -> None:
    bot = await table.bot()
    forum = await forum_of(table, bot)
    with pytest.raises(discord.HTTPException) as unknown:
        await forum.create_thread(
            name="x", content="y", applied_tags=[discord.ForumTag(name="unknown")]
        )
    assert unknown.value.code == 50035
    with pytest.raises(discord.HTTPException) as empty:
        await forum.create_thread(name="x")
    assert empty.value.code == 50006
    table.expect_violation()
    assert table.world.active_threads[table.guild.id] == {}


async def test_threads_public_private_and_from_a_message(table: Table) -> None:
    bot = await table.bot()
    arya, davos = await table.player("arya"), await table.player("davos")
    hall = await table.text(bot)
    sent = await hall.send("a duel")
    public = await sent.create_thread(name="the duel")
    assert public.id == sent.id
    with pytest.raises(discord.HTTPException) as again:
        await sent.create_thread(name="the duel")
    assert again.value.code == 160004
    private = await hall.create_thread(name="plot", invitable=False)
    await private.send("whisper")
    assert str(private.id) not in str(await davos.look())
    with pytest.raises(PlayerError) as hidden:
        await davos.history(private.id)
    assert hidden.value.code == 50001
    await private.add_user(discord.Object(davos.id))
    await davos.event("channel")
    assert [m["content"] for m in await davos.history(private.id)] == ["whisper"]
    assert str(private.id) not in str(await arya.look())
    mention = discord.AllowedMentions(users=[discord.Object(arya.id)])
    await private.send(f"<@{arya.id}>", allowed_mentions=mention)
    await arya.sees(f"<@{arya.id}>")
    assert {m.id for m in await private.fetch_members()} == {bot.own_id, arya.id, davos.id}
    await private.remove_user(discord.Object(davos.id))
    assert str(private.id) not in str(await davos.look())


async def test_archive_and_lock(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    forum = await forum_of(table, bot)
    thread, message = await forum.create_thread(name="game", content="start")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as asleep:
        await message.edit(content="no")
    assert asleep.value.code == 50083
    assert [t.id async for t in forum.archived_threads()] == [thread.id]
    await thread.send("revived by talking")
    fetched = await bot.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    assert not fetched.archived
    await thread.edit(archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as locked:
        await thread.send("no")
    assert locked.value.code == 50083
    with pytest.raises(PlayerError) as too:
        await arya.say(thread.id, "no")
    assert too.value.code == 50083
    await thread.edit(archived=False, locked=False)
    await arya.say(thread.id, "yes")


async def test_silent_threads_are_archived_in_time(table: Table) -> None:
    bot = await table.bot()
    forum = await forum_of(table, bot)
    thread, _ = await forum.create_thread(name="g", content="s", auto_archive_duration=60)
    table.clock.advance(30 * 60)
    await thread.send("still awake")
    table.clock.advance(45 * 60)
    kept = table.world.channels[thread.id].thread
    assert kept is not None
    assert not kept.archived
    table.clock.advance(30 * 60)
    assert kept.archived
    await bot.saw("raw_thread_update", lambda e: e.data["thread_metadata"]["archived"])


async def test_active_threads_and_restart_of_the_bot(table: Table) -> None:
    bot = await table.bot()
    forum = await forum_of(table, bot)
    for number in range(3):
        await forum.create_thread(name=f"game {number}", content="s")
    await bot.close()
    bot = await table.bot()
    guild = bot.get_guild(table.guild.id)
    assert guild is not None
    assert len(guild.threads) == 3
    assert len(await guild.active_threads()) == 3


async def test_players_open_posts_and_managers_delete_them(table: Table) -> None:
    bot = await table.bot()
    arya, davos = await table.player("arya"), await table.player("davos")
    tag = table.forum.tags[0]["id"]
    thread = await davos.post(table.forum.id, "My game", "Who plays?", [tag])
    created = await bot.saw("thread_create")
    assert created.id == int(thread["id"])
    with pytest.raises(PlayerError) as refused:
        await davos.delete_channel(table.hall.id)
    assert refused.value.code == 50013
    await arya.delete_channel(thread["id"])
    await bot.saw("raw_thread_delete", lambda e: e.thread_id == int(thread["id"]))
    await davos.event("channel_deleted")
    with pytest.raises(discord.NotFound) as gone:
        await created.send("anyone?")
    assert gone.value.code == 10003


async def test_deleting_a_channel_takes_its_threads_along(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    forum = await forum_of(table, bot)
    thread, _ = await forum.create_thread(name="game", content="s")
    await arya.delete_channel(forum.id)
    await bot.saw("guild_channel_delete")
    with pytest.raises(discord.NotFound):
        await bot.fetch_channel(thread.id)


async def test_permissions_are_checked(table: Table) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    me = str(bot.own_id)
    for denied, code in ((1 << 11, 50013), (1 << 10, 50001)):
        table.hall.overwrites = [{"id": me, "type": 1, "allow": "0", "deny": str(denied)}]
        with pytest.raises(discord.Forbidden) as refused:
            await hall.send("hello?")
        assert refused.value.code == code
    table.hall.overwrites = [{"id": me, "type": 1, "allow": "0", "deny": str(1 << 36)}]
    with pytest.raises(discord.Forbidden) as threads:
        await hall.create_thread(name="plot")
    assert threads.value.code == 50013
    assert table.journal.invalid == 3


async def test_hidden_channel_is_hidden(table: Table) -> None:
    await table.bot()
    everyone = str(table.guild.id)
    table.hall.overwrites = [{"id": everyone, "type": 0, "allow": "0", "deny": str(1 << 10)}]
    davos = await table.player("davos")
    assert "great-hall" not in str(davos.view)
    with pytest.raises(PlayerError) as refused:
        await davos.say(table.hall.id, "hello?")
    assert refused.value.code == 50001


async def test_bot_is_kicked_and_invited_back(table: Table) -> None:
    bot = await table.bot()
    arya, davos = await table.player("arya"), await table.player("davos")
    with pytest.raises(PlayerError):
        await davos.kick(table.guild.id)
    await arya.kick(table.guild.id)
    await bot.saw("guild_remove")
    with pytest.raises(PlayerError):
        await arya.command(table.hall.id, "greet", style="hi")
    with pytest.raises(discord.Forbidden):
        await bot.fetch_channel(table.hall.id)
    await arya.invite_bot(table.guild.id)
    await bot.saw("guild_join")
    assert (await arya.command(table.hall.id, "greet", style="hi")).content == "hi [en-US]"


async def test_too_many_threads(table: Table) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    for number in range(1000):
        table.world.active_threads[table.guild.id][number] = table.hall
    with pytest.raises(discord.HTTPException) as refused:
        await hall.create_thread(name="one more", type=discord.ChannelType.public_thread)
    assert refused.value.code == 160006
    for number in range(1000):
        del table.world.active_threads[table.guild.id][number]
