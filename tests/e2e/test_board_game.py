"""The Board Game on Discord's wire: orders in three ways, and a few rounds."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.local.client import Json, Player, components
from tests.e2e.conftest import Server
from tests.e2e.harness import Sketch, maester
from tests.e2e.support import Table, opened, suggested, text_of, told
from tests.e2e.test_iron_throne import Courtier, Writer

MOST_SITTINGS = 150
ROUNDS = "Round 3"


class General(Courtier):
    """Somebody with a mouse, who lays another order in every area."""

    def choose(self, panel: Json) -> tuple[str, str, list[str]] | None:
        choice = super().choose(panel)
        if choice is None or choice[1].split(".")[1] != "val":
            return choice
        select = next(p for p in components(panel) if p.get("custom_id") == choice[1])
        plain = [option for option in select["options"] if "★" not in option["label"]]
        laid = panel["content"].count("\n• ")
        at = laid if laid < len(plain) else 2 + laid % len(plain)
        return "choose", choice[1], [str(plain[at % len(plain)]["value"])]


async def seated(server: Server) -> Table:
    """Three people, each with the house they want: Stark, Lannister, Baratheon."""
    people = [await server.player(name) for name in ("arya", "davos", "sansa")]
    table = await opened(server, people, game="board_game", title="Five Kings", seats=3)
    await told(people[0], table.thread, "game start")
    for player, wish in zip(people, ("stark", "lannister", "baratheon"), strict=True):
        await told(player, table.thread, "westeros houses", ranking=wish)
    return table


async def written(player: Player, words: str) -> str:
    """Write to Maester directly; the answer."""
    sent = await player.say(await player.dm(), words)

    def answer() -> Json | None:
        for message in player.messages.values():
            if (message.get("message_reference") or {}).get("message_id") == sent["id"]:
                return message
        return None

    return str((await player.until(answer))["content"])


async def by_form(player: Player, table: Table) -> Json:
    """Fill in the form of all three areas, which is the answer then; the page after it."""
    panel = await told(player, table.thread, "game hand")
    outcome = await player.press(panel, "All in one form")
    assert outcome.modal is not None
    notes = [part.get("description") for part in components(outcome.modal)]
    assert "Footman and Knight" in notes, "an area's units stand beside it"
    fields = [part for part in components(outcome.modal) if part.get("type") == 3]
    offered = [{o["label"]: o["value"] for o in part["options"]} for part in fields]
    wanted = ("👑 Consolidate Power", "🤝 Support", "🔥 Raid")
    chosen = {
        part["custom_id"]: [options[want]]
        for part, options, want in zip(fields, offered, wanted, strict=True)
    }
    await player.submit(outcome.modal, chosen)
    return await player.settled(panel)


def pictures(page: Json) -> list[str]:
    """The pictures of a page."""
    return [file["filename"] for file in page.get("attachments", [])]


async def test_orders_are_laid_in_three_ways_and_stay_secret(
    server: Server, database: str | Path
) -> None:
    """R6.01, R6.07: by text, by form and by command; nobody sees them before the last is in."""
    async with maester(server.standin, database, "orders"):
        table = await seated(server)
        arya, davos, sansa = table.people

        refused = await written(arya, "orders: winterfell march+1, pyke raid, white harbor support")
        assert "no units in Pyke" in refused
        assert "Winterfell: 🐎 March +1 ★" in refused
        assert "White Harbor: 🤝 Support" in refused
        laid = await written(arya, "orders: shivering sea raid")
        assert "The Shivering Sea: 🔥 Raid" in laid
        assert "White Harbor: 🤝 Support" in laid
        assert "Winterfell: 🐎 March +1 ★" in laid

        page = await by_form(davos, table)
        assert "Lannisport: 👑 Consolidate Power" in page["content"]
        assert pictures(page) == ["board.png"]
        for other in (davos, sansa):
            for command in ("game board", "game hand", "game log"):
                assert "March +1" not in await text_of(other, table.thread, command)

        offered = await suggested(sansa, table.thread, "westeros orders", "orders")
        assert "dragonstone=march_0" in offered
        stars = "dragonstone march star, kingswood raid star, shipbreaker bay support"
        refused = await text_of(sansa, table.thread, "westeros orders", orders=stars)
        assert "King's Court" in refused
        assert "Shipbreaker Bay: 🤝 Support" in refused
        await told(sansa, table.thread, "westeros orders", orders="kingswood cp")
        board = await davos.sees("Winterfell: 🐎 March +1 ★", channel=table.thread)
        assert "Lannisport: 👑 Consolidate Power" in board["content"]


class Busy(Sketch):
    """Somebody who has more to draw than there is time."""

    def free(self, urgent: bool) -> bool:
        return False


async def test_under_load_an_answer_does_not_wait_for_its_picture(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database, "orders", studio=Busy()):
        table = await seated(server)
        page = await by_form(table.people[1], table)
        assert "Lannisport: 👑 Consolidate Power" in page["content"]
        assert pictures(page) == []


async def test_a_wall_of_words_is_answered_with_one_sentence_and_changes_nothing(
    server: Server, database: str | Path
) -> None:
    """One name 180 times, and one sign that stands for eighteen: by message and by command."""
    async with maester(server.standin, database, "walls"):
        table = await seated(server)
        arya = table.people[0]
        before = await text_of(arya, table.thread, "game hand")
        for wall in ("winterfell " * 180, "\ufdfa" * 400):
            refused = await written(arya, wall[:1990])
            assert (
                refused == "⚠️ That is too long for me. I read at most 100 words and 700 characters."
            )
            refused = await text_of(arya, table.thread, "westeros orders", orders=wall[:1000])
            assert "too long for me" in refused
            assert (
                await suggested(arya, table.thread, "westeros orders", "orders", orders=wall[:1000])
                == {}
            )
        tangled = await written(arya, "wntrfll krhold " * 45)
        assert "too much for me at once" in tangled
        assert await text_of(arya, table.thread, "game hand") == before


async def test_a_march_is_given_in_one_line(server: Server, database: str | Path) -> None:
    """R9.01, R9.11: with the picture of what is there in words, and a rule for every no."""
    async with maester(server.standin, database, "march"):
        table = await seated(server)
        arya, davos, sansa = table.people
        first = "winterfell march+1, white harbor support, shivering sea support"
        await told(arya, table.thread, "westeros orders", orders=first)
        quiet = "lannisport support, stoney sept support, golden sound defense"
        await told(davos, table.thread, "westeros orders", orders=quiet)
        quiet = "dragonstone support, kingswood support, shipbreaker bay defense"
        await told(sansa, table.thread, "westeros orders", orders=quiet)
        if davos in await table.waited_for():
            await told(davos, table.thread, "westeros pass")
        far = await written(arya, "march winterfell: footman to seagard")
        assert "does not border" in far
        done = await written(arya, "march winterfell: 1 footman to moat cailin, rest stay")
        assert "⚠️" not in done
        await sansa.sees("from Winterfell to **Moat Cailin**", channel=table.thread)
        rules = await text_of(sansa, table.thread, "westeros rules")
        assert rules.startswith("**")
        nothing = await text_of(sansa, table.thread, "westeros statistics")
        assert "No game has been finished" in nothing


@pytest.mark.both
async def test_a_few_rounds_by_commands_buttons_and_text(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database, "a few rounds"):
        table = await seated(server)
        arya, davos, sansa = table.people
        general = General(davos, table.thread, seed=1)
        for _ in range(MOST_SITTINGS):
            waited_for = await table.waited_for()
            if ROUNDS in await text_of(arya, table.thread, "game board"):
                break
            assert waited_for
            if davos in waited_for:
                await general.sit()
            else:
                await Writer(waited_for[0]).sit()
        assert ROUNDS in await text_of(sansa, table.thread, "game board")


def labels(message: Json) -> list[str]:
    return [str(part.get("label", "")) for part in components(message)]


async def pressed(player: Player, message: Json, label: str) -> Json:
    outcome = await player.press(message, label)
    assert not outcome.failed
    assert outcome.message is not None
    return await player.settled(outcome.message)


async def orders_lie_open(table: Table) -> None:
    """Everybody marches from home; Baratheon is first, Lannister second, Stark last."""
    arya, davos, sansa = table.people
    home = "winterfell march, white harbor support, shivering sea support"
    await told(arya, table.thread, "westeros orders", orders=home)
    home = "lannisport march, stoney sept support, golden sound defense"
    await told(davos, table.thread, "westeros orders", orders=home)
    home = "dragonstone march, kingswood march-1, shipbreaker bay defense"
    await told(sansa, table.thread, "westeros orders", orders=home)
    await told(davos, table.thread, "westeros pass")


async def test_plans_are_proposals_or_are_carried_out(server: Server, database: str | Path) -> None:
    """A4.07: a march planned ahead takes one press, or none; changed facts are asked again."""
    async with maester(server.standin, database, "plans"):
        table = await seated(server)
        arya, davos, sansa = table.people
        await orders_lie_open(table)

        page = await pressed(arya, await told(arya, table.thread, "game hand"), "Plan ahead")
        title = next(
            str(p["label"]) for p in components(page) if "Winterfell" in p.get("label", "")
        )
        page = await pressed(arya, page, title)
        outcome = await arya.press(page, "Type it")
        assert outcome.modal is not None
        field = next(p["custom_id"] for p in components(outcome.modal) if p.get("type") == 4)
        await arya.submit(outcome.modal, {field: "footman to moat cailin"})
        page = await arya.settled(page)
        assert "Footman: Moat Cailin" in page["content"]
        page = await pressed(arya, page, "Confirm")
        assert "Your plan is written down" in page["content"]
        page = await pressed(arya, page, "Carry plans out")
        assert "carried out at once" in page["content"]

        page = await pressed(davos, await told(davos, table.thread, "game hand"), "Plan ahead")
        title = next(
            str(p["label"]) for p in components(page) if "Lannisport" in p.get("label", "")
        )
        page = await pressed(davos, page, title)
        assert "only a proposal" in page["content"]

        done = await written(sansa, "march dragonstone: nobody")
        assert "⚠️" not in done
        done = await written(davos, "march lannisport: footman to riverrun")
        assert "⚠️" not in done
        await davos.sees("from Winterfell to **Moat Cailin**", channel=table.thread)
        assert "carry them out" in (await text_of(arya, table.thread, "game log")).lower()
        assert await table.waited_for() == [sansa]
