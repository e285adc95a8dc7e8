"""What a table agrees on, by buttons: the host changes it, everybody may read it."""

from __future__ import annotations

from pathlib import Path

from bot.local.client import Json, Player, components
from tests.e2e.conftest import Server
from tests.e2e.harness import maester
from tests.e2e.support import opened, text_of


async def chosen(player: Player, page: Json, verb: str, value: str) -> Json:
    """Choose from the select of this verb; the page after it."""
    (select,) = [p for p in components(page) if f".{verb}." in p.get("custom_id", "")]
    outcome = await player.choose(page, select["custom_id"], value)
    assert outcome.message is not None
    return outcome.message


async def test_the_host_changes_options_by_buttons(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        people = [await server.player(name) for name in ("arya", "davos")]
        arya, davos = people
        table = await opened(server, people)
        lobby = arya.messages[int(table.lobby["id"])]
        page = (await arya.press(lobby, "Options")).message
        assert page is not None
        assert "Rules: **Skirmish**" in page["content"]
        page = await chosen(arya, page, "option_which", "objectives")
        page = await chosen(arya, page, "option", "true")
        assert "⚠️" in page["content"]
        assert "Objectives: **No**" in page["content"]
        page = await chosen(arya, page, "option_which", "gold")
        page = await chosen(arya, page, "option", "true")
        assert "Gold: **Yes**" in page["content"]
        await davos.sees("Gold: Yes", channel=table.thread)
        page = await chosen(arya, page, "option_which", "mode")
        assert "all of Dominion" in page["content"]
        page = await chosen(arya, page, "option", "dominion")
        assert "✅" in page["content"]
        assert "Rules: **Dominion**" in page["content"]
        assert "Gold" not in page["content"], "it comes with Dominion anyway"
        await davos.sees("Rules: Dominion", channel=table.thread)
        page = await chosen(arya, page, "option_which", "seats")
        page = await chosen(arya, page, "option", "3")
        assert "Seats: **3**" in page["content"]

        lobby = davos.messages[int(table.lobby["id"])]
        read = (await davos.press(lobby, "Options")).message
        assert read is not None
        assert f"<@{arya.id}> can change it" in read["content"]
        assert components(read) == []


async def test_a_number_is_asked_for_in_a_form(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        people = [await server.player(name) for name in ("arya", "davos")]
        arya = people[0]
        table = await opened(server, people)
        lobby = arya.messages[int(table.lobby["id"])]
        page = (await arya.press(lobby, "Options")).message
        assert page is not None
        (select,) = [p for p in components(page) if p.get("type") == 3]
        outcome = await arya.choose(page, select["custom_id"], "stalemate_rounds")
        assert outcome.modal is not None
        page = (await arya.submit(outcome.modal, {"value": "1"})).message
        assert page is not None
        assert "“Rounds without a conquest” can be a number from 2 to 100" in page["content"]
        assert "Rounds without a conquest: **10**" in page["content"]


async def test_a_wrong_option_is_refused_by_its_name(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database):
        people = [await server.player(name) for name in ("arya", "davos")]
        table = await opened(server, people)
        said = await text_of(people[0], table.thread, "game options", option="Rules", value="chess")
        assert "Skirmish and Dominion" in said
        assert "mode" not in said
