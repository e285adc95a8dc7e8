from __future__ import annotations

import base64
from typing import Any

import discord
import pytest

from bot.local.client import PlayerError, components, written
from tests.local.conftest import Table


async def test_command_reaches_the_bot_with_choices_and_language(table: Table) -> None:
    await table.bot()
    brienne = await table.player("brienne")
    done = await brienne.command(table.hall.id, "greet", style="hi", times=2)
    assert done.content == "hi hi [de]"


async def test_commands_are_listed_in_the_players_language(table: Table) -> None:
    await table.bot()
    brienne = await table.player("brienne")
    offered = {c["name"]: c for c in await brienne.commands(table.hall.id)}
    assert offered["greet"]["name_localized"] == "gruss"
    assert offered["greet"]["description_localized"] == "Gruesst"
    assert offered["greet"]["options"][0]["choices"][0]["name_localized"] == "kurz"
    by_local_name = await brienne.command(table.hall.id, "gruss", style="greetings")
    assert by_local_name.content == "greetings [de]"
    # Who reads that it was used reads its name in their own language.
    assert by_local_name.message is not None
    used = by_local_name.message["interaction"]
    assert (used["name"], used["name_localizations"]) == ("greet", {"de": "gruss"})


async def test_options_of_every_kind_are_resolved(table: Table) -> None:
    await table.bot()
    arya = await table.player("arya")
    role = next(r for r in table.world.roles[table.guild.id].values() if r.name == "Small Council")
    done = await arya.command(
        table.hall.id,
        "kinds",
        user=table.user_id("davos"),
        place=table.hall.id,
        yes=True,
        share=0.5,
        role=role.id,
        file={"filename": "letter.txt", "content": base64.b64encode(b"ravens").decode()},
    )
    assert done.content == "davos great-hall True 0.5 Small Council ravens"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("nonsense", {}),
        ("game", {}),
        ("greet", {}),
        ("greet", {"style": "rude"}),
        ("greet", {"style": "hi", "times": "many"}),
        ("greet", {"style": "hi", "colour": "red"}),
        ("kinds", {"user": 1, "place": 2, "yes": True, "share": 0.5}),
        ("kinds", {"user": "arya", "place": 2, "yes": True, "share": 2}),
    ],
)
async def test_client_refuses_what_cannot_be_typed(
    table: Table, name: str, options: dict[str, Any]
) -> None:
    await table.bot()
    arya = await table.player("arya")
    with pytest.raises(PlayerError):
        await arya.command(table.hall.id, name, **options)
    assert table.journal.events["INTERACTION_CREATE"] == 0


async def test_autocomplete_and_subcommands(table: Table) -> None:
    await table.bot()
    arya = await table.player("arya")
    found = await arya.autocomplete(table.hall.id, "game start", "house", "ar")
    assert [c["value"] for c in found] == ["stark", "baratheon"]
    done = await arya.command(table.hall.id, "game start", house="stark")
    assert done.content == "stark begins"


async def test_dynamic_button_survives_a_restart_of_the_bot(table: Table) -> None:
    arya = await table.player("arya")
    bot = await table.bot()
    done = await arya.command(table.hall.id, "game start", house="stark")
    assert done.message is not None
    pressed = await arya.press(done.message, "Count 0")
    assert pressed.content == "count is 1"
    await bot.close()
    await table.bot()
    assert pressed.message is not None
    again = await arya.press(pressed.message, "Count 1")
    assert again.content == "count is 2"
    assert again.message is not None
    assert again.message["id"] == done.message["id"]


async def test_selects_of_strings_and_users(table: Table) -> None:
    await table.bot()
    arya, davos = await table.player("arya"), await table.player("davos")
    shown = (await arya.command(table.hall.id, "pick")).message
    assert shown is not None
    chosen = await arya.choose(shown, "House", "Stark", "Greyjoy")
    assert chosen.content == "Stark+Greyjoy"
    rival = await arya.choose(shown, "Rival", davos.id)
    assert rival.content == f"rival <@{davos.id}>"
    assert rival.message is not None
    assert rival.message["mentions"] == []
    for wrong in (["Bolton"], ["Stark", "Greyjoy", "Lannister"], []):
        with pytest.raises(PlayerError):
            await arya.choose(shown, "House", *wrong)


async def test_modal_with_every_kind_of_field(table: Table) -> None:
    await table.bot()
    arya = await table.player("arya")
    opened = await arya.command(table.hall.id, "found")
    assert opened.modal is not None
    assert opened.modal["title"] == "Found a house"
    inputs = [c["custom_id"] for c in components(opened.modal) if c.get("custom_id")]
    motto, seat, heir, faith, arms = inputs
    with pytest.raises(PlayerError):
        await arya.submit(opened.modal, {motto: "Winter"})
    done = await arya.submit(
        opened.modal,
        {
            motto: "Winter",
            seat: ["stark"],
            heir: [table.user_id("brienne")],
            faith: "old",
            arms: ["ships", "horse"],
        },
    )
    assert done.content == "Winter / stark / brienne / old / ships,horse"
    with pytest.raises(PlayerError):
        await arya.submit(opened.modal, {})


async def test_defer_then_follow_up(table: Table) -> None:
    bot = await table.bot()
    arya, davos = await table.player("arya"), await table.player("davos")
    thinking = await arya.command(table.hall.id, "slow")
    assert thinking.kind == 5
    assert thinking.message is not None
    assert thinking.message["flags"] & (1 << 7)
    bot.toy.gate.set()
    settled = await arya.settled(thinking.message)
    assert settled["content"] == "first"
    assert (await arya.sees("second"))["ephemeral"]
    assert (await davos.sees("first"))["id"] == settled["id"]
    assert "second" not in [m["content"] for m in await davos.history(table.hall.id)]


async def test_ephemeral_defer_stays_ephemeral(table: Table) -> None:
    bot = await table.bot()
    bot.toy.gate.set()
    arya, davos = await table.player("arya"), await table.player("davos")
    thinking = await arya.command(table.hall.id, "slow", hidden=True)
    assert thinking.message is not None
    assert (await arya.settled(thinking.message))["ephemeral"]
    assert await davos.history(table.hall.id) == []


async def test_ephemeral_is_seen_by_one_and_its_buttons_work(table: Table) -> None:
    await table.bot()
    arya, davos = await table.player("arya"), await table.player("davos")
    done = await arya.command(table.hall.id, "secret")
    assert done.message is not None
    assert done.message["ephemeral"]
    pressed = await arya.press(done.message, "Count 5")
    assert pressed.content == "count is 6"
    with pytest.raises(PlayerError) as refused:
        await davos.press(done.message, "Count 5")
    assert refused.value.code == 10008
    assert await davos.history(table.hall.id) == []
    assert [m["content"] for m in await arya.history(table.hall.id)] == ["count is 6"]


async def test_bot_cannot_fetch_an_ephemeral_message(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    done = await arya.command(table.hall.id, "secret")
    assert done.message is not None
    hall = await table.text(bot)
    with pytest.raises(discord.NotFound) as missing:
        await hall.fetch_message(int(done.message["id"]))
    assert missing.value.code == 10008


@pytest.mark.parametrize("deferred", [False, True])
async def test_components_v2_with_a_picture(table: Table, deferred: bool) -> None:
    await table.bot()
    arya = await table.player("arya")
    done = await arya.command(table.hall.id, "layout", deferred=deferred)
    assert done.message is not None
    message = await arya.settled(done.message)
    assert message["ephemeral"] is deferred
    assert "The small council" in written(message)
    gallery = next(c for c in components(message) if c["type"] == 12)
    media = gallery["items"][0]["media"]
    assert (media["width"], media["height"]) == (4, 3)
    assert message["attachments"][0]["description"] == "A map"
    assert all(c["id"] for c in components(message))


async def test_dynamic_item_in_a_layout(table: Table) -> None:
    await table.bot()
    arya = await table.player("arya")
    done = await arya.command(table.hall.id, "layout")
    assert done.message is not None
    pressed = await arya.press(done.message, "Count 0")
    assert pressed.message is not None
    assert pressed.message["flags"] & (1 << 15)
    assert pressed.message["attachments"] == []
    assert "Count 1" in [c.get("label") for c in components(pressed.message)]


async def test_layout_cannot_become_a_classic_message(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    await arya.command(table.hall.id, "layout")
    seen: discord.Interaction = await bot.saw("interaction")
    with pytest.raises(discord.HTTPException) as refused:
        await seen.edit_original_response(content="plain words")
    assert refused.value.code == 50035
    assert table.expect_violation()[0]["detail"]["errors"]["content"]


async def test_context_of_an_interaction(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    await arya.command(table.hall.id, "rule")
    seen: discord.Interaction = await bot.saw("interaction")
    assert seen.guild_locale is discord.Locale.american_english
    assert isinstance(seen.user, discord.Member)
    assert seen.channel is not None
    assert seen.channel.id == table.hall.id
    assert seen.filesize_limit == 10 * 1024 * 1024
    assert seen.context.guild


async def test_command_in_a_direct_channel(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    direct = await arya.dm()
    done = await arya.command(direct, "greet", style="hi")
    assert done.content == "hi [en-US]"
    seen: discord.Interaction = await bot.saw("interaction")
    assert isinstance(seen.user, discord.User)
    assert isinstance(seen.channel, discord.DMChannel)
    with pytest.raises(PlayerError):
        await arya.command(direct, "rule")


async def test_permissions_decide_which_commands_are_offered(table: Table) -> None:
    await table.bot()
    arya, davos = await table.player("arya"), await table.player("davos")
    assert (await arya.command(table.hall.id, "rule")).content == "True True"
    with pytest.raises(PlayerError):
        await davos.command(table.hall.id, "rule")
    assert "rule" not in [c["name"] for c in await davos.commands(table.hall.id)]


# -- clocks


async def test_no_answer_in_three_seconds_fails(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    await arya.command(table.hall.id, "late", wait=False)
    await bot.saw("interaction")
    table.clock.advance(3.1)
    await arya.event("interaction_failed")
    bot.toy.gate.set()
    error = await bot.saw("toy_error")
    assert (error.status, error.code) == (404, 10062)


async def test_second_answer_is_refused(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    await arya.command(table.hall.id, "twice")
    error = await bot.saw("toy_error")
    assert (error.status, error.code) == (400, 40060)


async def test_modal_cannot_follow_a_defer(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    await arya.command(table.hall.id, "modal_after_defer")
    assert (await bot.saw("toy_error")).code == 40060
    await arya.sees("no modal")


async def test_token_dies_after_fifteen_minutes(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    await arya.command(table.hall.id, "greet", style="hi")
    seen: discord.Interaction = await bot.saw("interaction")
    table.clock.advance(14 * 60)
    await seen.edit_original_response(content="still here")
    table.clock.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as late:
        await seen.followup.send("gone")
    assert (late.value.status, late.value.code) == (401, 50027)


async def test_follow_up_before_the_first_answer(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    await arya.command(table.hall.id, "late", wait=False)
    seen: discord.Interaction = await bot.saw("interaction")
    with pytest.raises(discord.NotFound) as early:
        await seen.followup.send("too early")
    assert early.value.code == 10015
    bot.toy.gate.set()
    await arya.sees("too late?")


async def test_original_answer_can_be_fetched_edited_and_deleted(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    await arya.command(table.hall.id, "secret")
    seen: discord.Interaction = await bot.saw("interaction")
    original = await seen.original_response()
    assert original.content == "the hand"
    await seen.delete_original_response()
    await arya.event("message_deleted")
    assert await arya.history(table.hall.id) == []
    with pytest.raises(discord.NotFound) as gone:
        await seen.edit_original_response(content="back?")
    assert gone.value.code == 10008


async def test_open_modal_outlives_the_token_and_is_replaced_by_the_next(table: Table) -> None:
    await table.bot()
    arya, davos = await table.player("arya"), await table.player("davos")
    first = await arya.command(table.hall.id, "found")
    second = await arya.command(table.hall.id, "found")
    assert first.modal is not None
    assert second.modal is not None
    values = {
        c["custom_id"]: v
        for c, v in zip(
            [c for c in components(second.modal) if c.get("custom_id")],
            ["Ours is the fury", "baratheon", [], "new", []],
            strict=True,
        )
    }
    with pytest.raises(PlayerError):
        await arya.submit(first.modal, values)
    with pytest.raises(PlayerError):
        await davos.submit(second.modal, values)
    table.clock.advance(20 * 60)
    await davos.command(table.hall.id, "greet", style="hi")
    with pytest.raises(PlayerError):
        await arya.submit(second.modal, values)
    arms = list(values)[-1]
    done = await arya.submit(second.modal, {**values, arms: ["ships"]})
    assert done.content == "Ours is the fury / baratheon / - / new / ships"


async def test_answer_after_the_place_is_gone(table: Table) -> None:
    bot = await table.bot()
    arya = await table.player("arya")
    thread = await arya.post(table.hall.id, "short-lived", "hello")
    await arya.command(thread["id"], "late", wait=False)
    await bot.saw("interaction")
    table.standin.admin.delete_channel(int(thread["id"]))
    bot.toy.gate.set()
    assert (await bot.saw("toy_error")).code == 10003


async def test_roles_and_bans_reach_the_bot(table: Table) -> None:
    bot = await table.bot()
    admin, guild = table.standin.admin, bot.get_guild(table.guild.id)
    assert guild is not None
    role = admin.create_role(table.guild.id, "Kingsguard", 1 << 5)
    await bot.saw("guild_role_create")
    davos = await table.player("davos")
    admin.set_roles(table.guild.id, davos.id, [role.id])
    assert (await davos.command(table.hall.id, "rule")).content == "True True"
    admin.change_role(role, 0)
    await bot.saw("guild_role_update")
    with pytest.raises(PlayerError):
        await davos.command(table.hall.id, "rule")
    admin.delete_role(role)
    await bot.saw("guild_role_delete")
    admin.deny(table.hall.id, bot.own_id, 1 << 34)
    await bot.saw("guild_channel_update")
    arya = await table.player("arya")
    assert (await arya.command(table.hall.id, "rule")).content == "True False"
