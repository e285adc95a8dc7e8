from __future__ import annotations

import io

import aiohttp
import discord
import pytest

from bot.local.client import PlayerError, components
from tests.local.conftest import Table
from tests.local.toy import PNG, counting

HOSTILE = "@everyone <script>alert(1)</script> \u202e`; DROP TABLE users; -- \u0000🐺"


async def test_message_is_stored_word_for_word(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    sent = await (await table.text(bot)).send(HOSTILE)
    assert sent.content == HOSTILE
    seen = (await arya.history(table.hall.id))[0]
    assert seen["content"] == HOSTILE
    assert not seen["mention_everyone"]


async def test_edit_and_delete_are_seen(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    sent = await (await table.text(bot)).send("before")
    await sent.edit(content="after", view=counting(1))
    seen = await arya.sees("after")
    assert seen["edited_timestamp"]
    await sent.delete()
    await arya.event("message_deleted")
    assert await arya.history(table.hall.id) == []


async def test_history_pages_like_discord(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    for number in range(7):
        await arya.say(table.hall.id, f"<@{bot.own_id}> {number}")
    hall = await table.text(bot)
    assert [m.content[-1] async for m in hall.history(limit=3)] == ["6", "5", "4"]
    oldest = [m async for m in hall.history(limit=2, oldest_first=True)]
    assert [m.content[-1] for m in oldest] == ["0", "1"]
    later = [m.content[-1] async for m in hall.history(after=oldest[1], limit=2)]
    assert later == ["2", "3"]
    earlier = [m.content[-1] async for m in hall.history(before=oldest[1])]
    assert earlier == ["0"]


async def test_attachments_are_served_by_signed_links(table: Table) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    sent = await hall.send("map", file=discord.File(io.BytesIO(PNG), "the map.png"))
    attachment = sent.attachments[0]
    assert (attachment.filename, attachment.width, attachment.size) == ("the_map.png", 4, len(PNG))
    assert await attachment.read() == PNG
    async with aiohttp.ClientSession() as session:
        async with session.get(attachment.url.replace("hm=", "hm=0")) as forged:
            assert forged.status == 404
        table.clock.advance(25 * 3600)
        async with session.get(attachment.url) as expired:
            assert expired.status == 404
    renewed = await hall.fetch_message(sent.id)
    assert await renewed.attachments[0].read() == PNG


async def test_picture_in_an_embed_and_kept_attachments(table: Table) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    sent = await hall.send(embed=embed, file=discord.File(io.BytesIO(PNG), "board.png"))
    assert sent.attachments == []
    assert sent.embeds[0].image.url is not None
    assert sent.embeds[0].image.url.startswith(table.standin.base_url)
    both = await hall.send(files=[discord.File(io.BytesIO(b"1"), n) for n in ("a.txt", "b.txt")])
    kept = await both.edit(attachments=[both.attachments[1], discord.File(io.BytesIO(b"2"), "c")])
    assert [a.filename for a in kept.attachments] == ["b.txt", "c"]
    assert [await a.read() for a in kept.attachments] == [b"1", b"2"]


async def test_allowed_mentions_decide_who_is_pinged(table: Table) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    arya, davos = table.user_id("arya"), table.user_id("davos")
    words = f"<@{arya}> <@{davos}> @everyone"
    nobody = await hall.send(words)
    assert nobody.mentions == []
    one = await hall.send(
        words, allowed_mentions=discord.AllowedMentions(users=[discord.Object(arya)])
    )
    assert [u.id for u in one.mentions] == [arya]
    again = await one.edit(content=words + "!")
    assert again.mentions == []


async def test_message_content_without_the_privileged_intent(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    mine = await (await table.text(bot)).send("your move")
    await arya.say(table.hall.id, "chatter")
    await arya.say(table.hall.id, f"<@{bot.own_id}> I march")
    shown = (await arya.history(table.hall.id))[0]
    await arya.say(table.hall.id, "I hold", reply_to=shown)
    await arya.say(await arya.dm(), "in private")
    await bot.saw("message", lambda m: m.content == "in private")
    heard = [m.content for m in bot.all("message") if m.author.id == arya.id]
    assert heard == ["", f"<@{bot.own_id}> I march", "I hold", "in private"]
    reply = await bot.saw("message", lambda m: m.content == "I hold")
    assert reply.reference.resolved.id == mine.id
    fetched = [m.content async for m in mine.channel.history(oldest_first=True)]
    assert fetched == ["your move", "", f"<@{bot.own_id}> I march", "I hold"]


async def test_nonce_makes_sending_idempotent(table: Table) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    first = await hall.send("row 7", nonce="outbox-7")
    second = await hall.send("row 7", nonce="outbox-7")
    assert second.id == first.id
    other = await hall.send("row 8", nonce="outbox-8")
    assert other.id != first.id
    table.clock.advance(600)
    assert (await hall.send("row 7", nonce="outbox-7")).id != first.id
    assert len(table.world.logs[hall.id].ids) == 3


async def test_direct_messages_open_closed_and_without_a_common_guild(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    user = await bot.fetch_user(arya.id)
    await user.send("your hand")
    seen = await arya.sees("your hand")
    assert seen["channel_id"] == await arya.dm()
    await arya.settings(dms_open=False)
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("again")
    assert closed.value.code == 50007
    await arya.settings(dms_open=True)
    await arya.leave(table.guild.id)
    with pytest.raises(discord.Forbidden) as strangers:
        await user.send("again")
    assert strangers.value.code == 50278
    await arya.join(table.guild.id)
    await user.send("welcome back")


async def test_reply_to_a_missing_message(table: Table) -> None:
    bot = await table.bot()
    hall = await table.text(bot)
    gone = await hall.send("soon gone")
    await gone.delete()
    with pytest.raises(discord.HTTPException) as refused:
        await gone.reply("too late")
    assert refused.value.code == 50035
    table.expect_violation()


async def test_others_messages_cannot_be_edited(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    said = await arya.say(table.hall.id, "mine")
    hall = await table.text(bot)
    with pytest.raises(discord.Forbidden) as refused:
        await hall.get_partial_message(int(said["id"])).edit(content="stolen")
    assert refused.value.code == 50005
    sent = await hall.send("the bot's")
    with pytest.raises(PlayerError) as mine:
        await arya.edit({"channel_id": hall.id, "id": sent.id}, "stolen")
    assert mine.value.code == 50005


async def test_old_messages_can_be_edited_only_a_few_times(table: Table) -> None:
    bot = await table.bot()
    sent = await (await table.text(bot)).send("board")
    for turn in range(10):
        await sent.edit(content=f"board {turn}")
    table.clock.advance(2 * 3600)
    for turn in range(3):
        await sent.edit(content=f"old board {turn}")
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content="one too many")
    assert refused.value.code == 30046


async def test_pins_and_reactions(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    hall = await table.text(bot)
    sent = await hall.send("rules")
    await sent.pin()
    assert [m.id async for m in hall.pins()] == [sent.id]
    await sent.unpin()
    assert [m.id async for m in hall.pins()] == []
    await sent.add_reaction("🐺")
    await arya.react({"channel_id": hall.id, "id": sent.id}, "🐺")
    added = await bot.saw("raw_reaction_add", lambda r: r.user_id == arya.id)
    assert str(added.emoji) == "🐺"
    fetched = await hall.fetch_message(sent.id)
    assert fetched.reactions[0].count == 2
    assert {u.id async for u in fetched.reactions[0].users()} == {arya.id, bot.own_id}
    await sent.clear_reactions()
    assert (await hall.fetch_message(sent.id)).reactions == []


async def test_unknown_channel_and_message(table: Table) -> None:
    bot = await table.bot()
    with pytest.raises(discord.NotFound) as channel:
        await bot.fetch_channel(12345)
    assert channel.value.code == 10003
    with pytest.raises(discord.NotFound) as message:
        await (await table.text(bot)).fetch_message(12345)
    assert message.value.code == 10008
    with pytest.raises(discord.NotFound) as user:
        await bot.fetch_user(12345)
    assert user.value.code == 10013


async def test_typing_is_seen(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    await (await table.text(bot)).typing()
    assert (await arya.event("typing"))["user_id"] == str(bot.own_id)


async def test_application_emojis(table: Table) -> None:
    bot = await table.bot()
    emoji = await bot.create_application_emoji(name="wolf", image=PNG)
    assert [e.name for e in await bot.fetch_application_emojis()] == ["wolf"]
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []


async def test_members_and_users_are_fetched(table: Table) -> None:
    bot = await table.bot()
    guild = bot.get_guild(table.guild.id)
    assert guild is not None
    member = await guild.fetch_member(table.user_id("arya"))
    assert member.guild_permissions.manage_guild
    with pytest.raises(discord.NotFound) as stranger:
        await guild.fetch_member(table.standin.admin.create_user("Stranger").id)
    assert stranger.value.code == 10007
    found = await guild.query_members("dav")
    assert [m.name for m in found] == ["davos"]


async def test_an_emojis_number_is_shown_as_text(table: Table) -> None:
    """A page that read it as a number would ask for another emoji's picture."""
    bot = await table.bot()
    arya = await table.player("arya")
    crest = discord.PartialEmoji(name="crest", id=1572489867051405319)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Winter", emoji=crest, custom_id="w"))
    options = [discord.SelectOption(label="Stark", emoji=crest)]
    view.add_item(discord.ui.Select(custom_id="s", options=options))
    await (await table.text(bot)).send("houses", view=view)
    button, select = [one for one in components(await arya.sees("houses")) if one["type"] != 1]
    assert button["emoji"]["id"] == str(crest.id)
    assert select["options"][0]["emoji"]["id"] == str(crest.id)
