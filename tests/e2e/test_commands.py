"""Everything that can be typed: tables, the moves of Risk, moderation, settings."""

from __future__ import annotations

import re
from pathlib import Path

from bot.local.client import Json, Player, components
from tests.e2e.conftest import Server
from tests.e2e.harness import maester
from tests.e2e.support import begun, opened, suggested, text_of, told


def labels(message: Json) -> list[str]:
    return [str(part["label"]) for part in components(message) if part.get("label")]


async def test_a_whole_game_by_commands(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos", title="Words are wind")
        await table.turns(battles=8)
        await table.people[1].sees("The game is over", channel=table.thread)
        log = await text_of(table.people[0], table.thread, "game log")
        assert "👑" in log
        ended = await text_of(table.people[0], table.thread, "risk end")
        assert "could pass" in ended


async def test_opening_and_arranging_a_table(server: Server, database: str | Path) -> None:
    arya, davos, hodor = [await server.player(name) for name in ("arya", "davos", "hodor")]
    hall = server.channel("great-hall")
    async with maester(server.standin, database):
        table = await opened(server, [davos], title="The Blackwater", seats=3)
        here = table.thread
        found = await suggested(hodor, hall, "game join", "table", table="blackw")
        ((number, shown),) = found.items()
        assert "The Blackwater" in shown
        assert "The Blackwater" in await text_of(hodor, hall, "game join", table=number)
        assert f"3. <@{hodor.id}>" in await text_of(hodor, here, "game seat", number=3)
        taken = await text_of(davos, here, "game seat", number=3)
        assert f"<@{hodor.id}> has chosen that seat" in taken

        options = await suggested(davos, here, "game options", "option", option="units")
        assert "start_units" in options
        values = await suggested(davos, here, "game options", "value", option="start_units")
        assert set(values) == {"2", "3"}
        changed = await text_of(davos, here, "game options", option="start_units", value="2")
        assert "2, as in other editions" in changed
        assert "Only the host" in await text_of(hodor, here, "game options", seats=2)
        wrong = await text_of(davos, here, "game options", option="start_units", value="9")
        assert "you can choose" in wrong

        listed = await text_of(arya, hall, "game list")
        assert "The Blackwater" in listed
        assert f"<#{here}>" in listed
        assert "2 of 3" in listed
        assert f"<@{davos.id}>" in await text_of(arya, hall, "game show")
        assert "left" in await text_of(hodor, here, "game leave")
        assert "Only the host" in await text_of(hodor, here, "game start")
        assert "repeat the command" in await text_of(davos, here, "game cancel")
        await text_of(davos, here, "game cancel", confirm=True)
        await hodor.sees("The table was called off", channel=here)
        assert "closed" in await text_of(hodor, here, "game join")


async def test_looking_changes_nothing(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        stranger = await server.player("hodor")
        before = await text_of(stranger, table.thread, "game show")
        for player in (*table.people, stranger):
            board = await told(player, table.thread, "game board")
            picture = board["attachments"][0]
            assert picture["filename"].endswith(".png")
            assert picture["description"]
            assert "plays" in await text_of(player, table.thread, "game log")
            assert "Round 1" in board["content"]
            assert "Volantis" not in board["content"], "the picture comes first"
            shown = (await player.press(board, "In words")).message
            assert shown is not None
            assert "Volantis" in (await player.settled(shown))["content"]
        assert "no seat" in await table.hand(stranger)
        assert "no seat" in await text_of(stranger, table.thread, "game orders")
        assert "no seat" in await text_of(stranger, table.thread, "risk end")
        assert await text_of(stranger, table.thread, "game show") == before


async def test_undo_by_command(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        mover, other = await table.turn()
        page = await table.type(mover, await table.hand(mover))
        assert page is not None
        assert "From where do you attack?" in page
        assert "wasn't yours" in await text_of(other, table.thread, "game undo")
        assert "Place **" in await text_of(mover, table.thread, "game undo")
        await other.sees("takes the last move back", channel=table.thread)
        await table.type(mover, await table.hand(mover))
        table.attacks[mover.id] = 1
        await table.type(mover, "From where do you attack?")
        assert "take that back" in await text_of(mover, table.thread, "game undo")


async def test_standing_orders(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        mover, other = await table.turn()
        saved = await text_of(other, table.thread, "risk orders", defence="ask")
        assert "Ask me every time" in saved
        orders = await told(other, table.thread, "game orders")
        select = next(part for part in components(orders) if ".draw" in str(part.get("custom_id")))
        outcome = await other.choose(orders, select["custom_id"], "always")
        assert "Always draw" in outcome.content
        assert not any("Ask me every time" in m["content"] for m in mover.messages.values())
        # Dice decide how soon that comes; a war may end before.
        names = ("arya", "davos")
        while "With how many do you defend?" not in await table.hand(other):
            if not await table.turns(most=1):
                table = await begun(server, *names)
                _, other = await table.turn()
                await told(other, table.thread, "risk orders", defence="ask")


async def test_conceding(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        arya, davos = table.people
        assert "repeat the command" in await text_of(davos, table.thread, "game concede")
        await text_of(davos, table.thread, "game concede", confirm=True)
        await arya.sees("The game is over", channel=table.thread)
        log = await text_of(arya, table.thread, "game log")
        assert "🏳️" in log
        assert "gives up" in log
        assert "wins the game" in log


async def test_a_table_moves_home(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        hall = server.channel("great-hall")
        moved = await text_of(table.people[0], hall, "game home")
        thread = re.findall(r"<#(\d+)>", moved)[0]
        assert thread != table.thread
        await table.people[1].sees("⏳", channel=thread)
        table.thread = thread
        await table.sit((await table.waited_for())[0])


async def test_moderation(server: Server, database: str | Path) -> None:
    hall = server.channel("great-hall")
    arya = await server.player("arya")
    async with maester(server.standin, database):
        table = await begun(server, "davos", "hodor")
        davos, _ = table.people
        here = table.thread
        for name, options in (
            ("pause", {}),
            ("rewind", {"to": "1", "reason": "x"}),
            ("remove", {"seat": "1"}),
            ("act", {"seat": "1"}),
            ("audit", {}),
        ):
            assert "Only moderators" in await text_of(davos, here, f"mod {name}", **options)
        assert await suggested(davos, here, "mod rewind", "to") == {}

        mover, _ = await table.turn()
        before = await table.hand(mover)
        where = next(iter(await suggested(mover, here, "risk reinforce", "where")))
        await text_of(arya, here, "mod pause", reason="Winter")
        await davos.sees("Reason: Winter", channel=here)
        assert "paused" in await text_of(mover, here, "risk reinforce", where=where)
        await text_of(arya, here, "mod resume")
        await davos.sees("lets the game go on", channel=here)
        assert await table.hand(mover) == before

        await table.type(mover, before)
        moves = await suggested(arya, here, "mod rewind", "to")
        back_to = max(moves, key=int)
        await text_of(arya, here, "mod rewind", to=back_to, reason="A misclick")
        await davos.sees(f"to move {back_to}.", channel=here)
        assert "Place **" in await table.hand(mover)

        seats = await suggested(arya, here, "mod act", "seat")
        assert list(seats) == ["1", "2"]
        shown = await text_of(arya, here, "game show")
        seat = re.findall(rf"(\d)\. <@{mover.id}>", shown)[0]
        await text_of(arya, here, "mod act", seat=seat, reason="Asleep")
        await davos.sees("Reason: Asleep", channel=here)

        other = {"1": "2", "2": "1"}[seat]
        await text_of(arya, here, "mod remove", seat=other)
        await davos.sees("off the seat", channel=here)
        await text_of(arya, here, "mod replace", seat=seat, user=arya.id)
        await davos.sees(f"to <@{arya.id}>", channel=here)
        assert "no seat" in await table.hand(mover)
        # A look at the hand and back again: no.
        refused = await text_of(arya, here, "mod replace", seat=seat, user=mover.id)
        assert "You hold or held a seat in this game" in refused
        audit = await text_of(arya, hall, "mod audit", everywhere=True)
        for word in (
            "paused",
            "go on",
            "took the game back",
            "decided for",
            "gave a seat",
            "off a",
        ):
            assert word in audit
        assert f"<#{here}>" in audit


async def test_the_table_decides_by_vote(server: Server, database: str | Path) -> None:
    """The only moderator plays along: what they may not do, more than half of the players may."""
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos", "hodor")
        here, (arya, davos, hodor) = table.thread, table.people
        mover, _ = await table.turn()
        shown = await text_of(arya, here, "game show")
        seat = re.findall(rf"(\d)\. <@{mover.id}>", shown)[0]
        assert "`/game vote`" in await text_of(arya, here, "mod act", seat=seat)
        assert "numbered from 1 to 3" in await text_of(arya, here, "game vote", **{"for": "act"})
        assert list(await suggested(davos, here, "game vote", "seat")) == ["1", "2", "3"]
        for voter, words in ((arya, "1 of 2"), (davos, "the vote that was needed")):
            assert words in await text_of(voter, here, "game vote", seat=seat, **{"for": "act"})
        await hodor.sees("wants a stand-in to decide", channel=here)
        await hodor.sees("a stand-in decides for", channel=here)
        assert "Place **" not in await table.hand(mover)
        moves = await suggested(hodor, here, "game vote", "to", **{"for": "rewind"})
        back_to = min(moves, key=int)
        for voter in (davos, hodor):
            await text_of(voter, here, "game vote", to=back_to, **{"for": "rewind"})
        await arya.sees(f"to move {back_to}.", channel=here)
        other = next(player for player in table.people if player is not hodor)
        voters = [player for player in table.people if player is not other]
        place = re.findall(rf"(\d)\. <@{other.id}>", shown)[0]
        for voter in voters:
            await text_of(voter, here, "game vote", seat=place, **{"for": "free"})
        await hodor.sees("gives up the seat", channel=here)
        free = await hodor.sees("is free. Whoever takes it over", channel=here)
        sansa = await server.player("sansa")
        assert "The seat is yours" in (await sansa.press(free, "Take over")).content


async def test_moderator_by_role(server: Server, database: str | Path) -> None:
    hall = server.channel("great-hall")
    arya, sansa = await server.player("arya"), await server.player("sansa")
    role = server.standin.admin.create_role(server.guild_id, "Hand of the King")
    async with maester(server.standin, database):
        table = await begun(server, "davos", "hodor")
        assert "Only moderators" in await text_of(sansa, table.thread, "mod pause")
        assert "Manage Server" in await text_of(sansa, hall, "settings server role", role=role.id)
        assert f"<@&{role.id}>" in await text_of(arya, hall, "settings server role", role=role.id)
        server.standin.admin.set_roles(server.guild_id, sansa.id, [role.id])
        assert "is paused" in await text_of(sansa, table.thread, "mod pause")


async def test_a_seated_moderator_sees_nothing_hidden(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        arya, davos = table.people
        while not (drawn := _cards(davos)):
            await table.turns(most=1, battles=6)
        await suggested(arya, table.thread, "mod rewind", "to")
        seen = [str(await suggested(arya, table.thread, "mod rewind", "to"))]
        seen += [await text_of(arya, table.thread, name) for name in ("game log", "mod audit")]
        seen += [await text_of(arya, table.thread, "mod pause"), await table.hand(arya)]
        seen += [str(message) for message in arya.messages.values()]
        for card in drawn - _cards(arya):
            assert not any(f"drew: {card}" in text for text in seen)
        assert "`/clock vote`" in await text_of(arya, table.thread, "mod resume")
        for player in (arya, davos):
            await text_of(player, table.thread, "clock vote", **{"for": "resume"})
        assert all(
            "You drew" not in m["content"] for m in arya.messages.values() if not _own(arya, m)
        )


def _own(player: Player, message: Json) -> bool:
    private = {channel["id"] for channel in player.view.get("dms", [])}
    return bool(message["flags"] & 64) or message["channel_id"] in private


def _cards(player: Player) -> set[str]:
    lines = (line for m in player.messages.values() for line in m["content"].splitlines())
    return {line.partition("You drew: ")[2] for line in lines if "You drew: " in line}


async def test_languages(server: Server, database: str | Path) -> None:
    hall = server.channel("great-hall")
    async with maester(server.standin, database):
        table = await begun(server, "arya", "davos")
        arya, davos = table.people
        assert "Deutsch" in await text_of(davos, hall, "settings me language", language="de")
        assert "Sprache" in await text_of(davos, hall, "settings me language")
        assert "Language" in await text_of(arya, hall, "settings me language")
        denied = await text_of(davos, hall, "settings server language", language="de")
        assert "„Server verwalten“" in denied
        await text_of(arya, hall, "settings server language", language="de")
        mover, _ = await table.turn()
        where = next(iter(await suggested(mover, table.thread, "risk reinforce", "where")))
        await told(mover, table.thread, "risk reinforce", where=where)
        board = await arya.sees("⏳ Wir warten auf", channel=table.thread)
        assert "Mein Zug" in labels(board)


async def test_where_secrets_go(server: Server, database: str | Path) -> None:
    hall = server.channel("great-hall")
    people = [await server.player(name) for name in ("arya", "davos", "hodor")]
    arya, davos, hodor = people
    async with maester(server.standin, database):
        chosen = [
            await text_of(davos, hall, "settings me secrets", where=where)
            for where in ("thread", "dm", "thread")
        ]
        assert "private thread" in chosen[0]
        # Who else can read there is told once.
        assert ["Manage Threads" in text for text in chosen] == [True, False, False]
        assert "Only when I ask" in await text_of(
            hodor, hall, "settings me secrets", where="ephemeral"
        )
        table = await opened(server, people, seats=3)
        await told(arya, table.thread, "game start")
        by_dm = await arya.sees("Rank the houses", channel=await arya.dm())
        assert labels(by_dm)
        in_thread = await davos.sees("Rank the houses")
        assert in_thread["channel_id"] not in (table.thread, await davos.dm())
        place = server.standin.world.channels[int(in_thread["channel_id"])]
        assert place.type == 12
        assert place.thread is not None
        assert set(place.thread.members) == {davos.id, server.standin.world.bot_id}
        await table.type(arya, await table.hand(arya))
        await table.type(davos, await table.hand(davos))
        await table.type(hodor, await table.hand(hodor))
        await table.turns(most=3, battles=1)
        direct = await hodor.dm()  # not below: messages may come while it is waited for
        assert not any(m["channel_id"] == direct for m in hodor.messages.values())
        assert not any(m["channel_id"] == in_thread["channel_id"] for m in arya.messages.values())


async def test_a_forum_with_tags(server: Server, database: str | Path) -> None:
    arya, davos = await server.player("arya"), await server.player("davos")
    hall, forum = server.channel("great-hall"), server.channel("games")
    world = server.standin.world
    made = world.channels[int(forum)].tags
    made.append(dict(made[0]) | {"id": str(world.snowflake()), "name": "Reinforcements"})
    async with maester(server.standin, database):
        set_to = await text_of(arya, hall, "settings server home", channel=forum)
        assert f"<#{forum}>" in set_to
        table = await opened(server, [arya, davos], seats=2)
        post = server.standin.world.channels[int(table.thread)]
        assert str(post.parent_id) == forum
        names = {tag["id"]: tag["name"] for tag in server.standin.world.channels[int(forum)].tags}

        def tags() -> set[str]:
            assert post.thread is not None
            return {names[str(tag)] for tag in post.thread.applied_tags}

        assert tags() == {"Risk", "needs players"}
        await table.begin()
        await davos.until(lambda: tags() == {"Risk", "waiting", "Reinforcements"})
        await told(davos, table.thread, "game concede", confirm=True)
        await davos.until(lambda: tags() == {"Risk", "over"})
