"""A whole game of The Iron Throne on Discord's wire: by commands, by buttons, and by text."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.discord_ui.client import Maester
from bot.local.client import Json, Player, components
from tests.e2e.conftest import Server
from tests.e2e.harness import Clicker, maester
from tests.e2e.support import Table, answered, arranged, opened, suggested, text_of, told
from tests.e2e.test_slow_play import slowly

MOST_SITTINGS = 400
MOST_MOVES = 30

BY_COMMAND = {
    "Rank the houses": ("throne houses", "ranking"),
    "Which of these two is your leader": ("throne leader", "leader"),
    "What happens to your hostages": ("throne hostages", "orders"),
    "leaves the choice to you": ("throne prepare", "defender"),
    "One power moves from your leader sheet": ("throne prepare", "power"),
    "Whom do you send": ("throne prepare", "character"),
    "Whose support do you take": ("throne welcome", "accept"),
    "These offer you their support": ("throne welcome", "accept"),
    "**Blackmail:** whom": ("throne blackmail", "who"),
    "Which card do you lay": ("throne lay", "card"),
    "o you want to use something": ("throne act", "what"),
    "Do you play one of these if you get it": ("throne act", "what"),
    "From whom, and from where": ("throne take", "from"),
    "You were betrayed": ("throne take", "from"),
    "power from the leader sheet onto your": ("throne distribute", "where"),
    "which 3 cards do you swap": ("throne discard", "cards"),
    "cards do you discard?": ("throne discard", "cards"),
    "Peace talks between": ("throne propose", "terms"),
}
"""A part of each question, and the command that answers it."""


HAND = ("🗡️", "🛡️", "👑")
"""How the last part of a page begins, below the question."""

NOTHING_TO_DO = (
    "Your answer is in",
    "Nothing is asked",
    "You have nothing to decide",
    "The game is over",
)


class Typist:
    """Somebody who answers everything by /throne, with the first thing that is suggested."""

    def __init__(self, player: Player, thread: str) -> None:
        self.player, self.thread = player, thread
        self.used: set[str] = set()

    async def sit(self) -> None:
        page = await text_of(self.player, self.thread, "game hand")
        for _ in range(MOST_MOVES):
            if any(sentence in page for sentence in NOTHING_TO_DO):
                return
            page = await self.move(page)
            assert "⚠️" not in page, page
        raise AssertionError(f"no end: {page}")

    async def move(self, page: str) -> str:
        # What has been answered already, or filled in, stands in lists of its own.
        parts = [part for part in page.split("\n\n") if not part.startswith((*HAND, "• ", "✅ "))]
        question = "\n\n".join(parts[-2:])
        if "Do you offer one of them a character" in question:
            who = await suggested(self.player, self.thread, "throne support", "character")
            return await self.give("throne support", side="challenge", character=next(iter(who)))
        if "On the table" in question or "offers:" in question:
            return await self.give("throne agree")
        found = [one for part, one in BY_COMMAND.items() if part in question]
        command, option = found[-1] if found else ("throne choose", "what")
        first = next(iter(await suggested(self.player, self.thread, command, option)), "")
        if not first or first == "pass":
            return await self.give("throne pass")
        return await self.give(command, **{option: first})

    async def give(self, command: str, **options: str) -> str:
        self.used.add(command)
        _, message = await answered(self.player, self.thread, command, **options)
        return str(message["content"])


VERBS = (
    *("accept", "confirm", "joined", "joined_some", "none", "pick", "amt", "val", "sel"),
    *("several", "terms"),
)
"""What can be pressed or chosen, what comes first first."""


class Courtier(Clicker):
    """Somebody with a mouse, who confirms what can be confirmed and agrees to every peace."""

    async def sit(self) -> None:
        panel = await told(self.player, self.thread, "game hand")
        for _ in range(MOST_MOVES):
            choice = self.choose(panel)
            if choice is None:
                return
            outcome = await self.do(panel, *choice)
            assert not outcome.failed, (choice, panel["content"])
            panel = await self.player.settled(panel)
        raise AssertionError(f"no end: {panel['content']}")

    def choose(self, panel: Json) -> tuple[str, str, list[str]] | None:
        if any(sentence in panel["content"] for sentence in NOTHING_TO_DO):
            return None
        parts = [part for part in components(panel) if part.get("custom_id")]
        usable = [part for part in parts if not part.get("disabled")]
        verbs: dict[str, list[Json]] = {}
        for part in usable:
            verbs.setdefault(part["custom_id"].split(".")[1], []).append(part)
        for verb in VERBS:
            if verb in verbs:
                part = verbs[verb][0]
                if part["type"] == 2:
                    return "press", part["custom_id"], []
                most = max(1, part["min_values"], part["max_values"] if verb == "several" else 1)
                values = [str(option["value"]) for option in part["options"][:most]]
                return "choose", part["custom_id"], values
        if "key" in verbs:
            select = verbs["key"][0]
            done = panel["content"].count("\n• ") % len(select["options"])
            return "choose", select["custom_id"], [str(select["options"][done]["value"])]
        return None


class Writer:
    """Somebody who only writes: `default` to whatever is asked, in a direct message."""

    def __init__(self, player: Player) -> None:
        self.player = player

    async def sit(self) -> None:
        sent = await self.player.say(await self.player.dm(), "default")

        def answer() -> Json | None:
            for message in self.player.messages.values():
                if (message.get("message_reference") or {}).get("message_id") == sent["id"]:
                    return message
            return None

        message: Json = await self.player.until(answer)
        assert "✅" in message["content"], message["content"]


async def seated(server: Server, *names: str) -> Table:
    """A table of these people, stand-ins on the other seats of three; the game has begun."""
    people = [await server.player(name) for name in names]
    table = await opened(server, people, game="iron_throne", title="The Court", seats=3)
    if len(people) < 3:
        await people[0].press(people[0].messages[int(table.lobby["id"])], "Fill with stand-ins")
    await told(people[0], table.thread, "game start")
    return table


async def test_a_whole_game_by_commands_buttons_and_text(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database, "a whole game"):
        table = await seated(server, "arya", "davos")
        arya, davos = table.people
        typist, courtier = Typist(arya, table.thread), Courtier(davos, table.thread, seed=1)
        writer = Writer(davos)
        for sitting in range(MOST_SITTINGS):
            if "The game is over" in await text_of(arya, table.thread, "game show"):
                break
            await typist.sit()
            page = await text_of(davos, table.thread, "game hand")
            if not any(sentence in page for sentence in NOTHING_TO_DO):
                await (writer if sitting % 5 == 4 else courtier).sit()
        assert "🏁" in await text_of(arya, table.thread, "game show")
        assert typist.used >= {"throne houses", "throne leader", "throne lay", "throne support"}


async def stands(bot: Maester, table: Table, change: Json) -> None:
    """The only table in another position; its people are Lannister, Stark and Baratheon."""
    await arranged(bot, table, "court-3", change)


ENCOUNTER: Json = {
    "phase": "encounter",
    "defender": "stark",
    "characters": {"lannister": "tywin", "stark": "robb"},
    "hands": {
        "lannister": ["peace", "war_2"],
        "stark": ["peace", "war_3"],
        "baratheon": ["war_1"],
    },
    "preferences": {"baratheon": {"after_reveal": "pass"}},
}


async def in_talks(bot: Maester, table: Table) -> None:
    """Lannister and Stark have shown peace."""
    await stands(bot, table, ENCOUNTER)
    page = ""
    while "Peace talks between" not in page:
        for player in table.people[:2]:
            page = await table.hand(player)
            if "Which card do you lay" in page:
                await told(player, table.thread, "throne lay", card="Peace")
            elif "use something" in page:
                await told(player, table.thread, "throne pass")


@pytest.mark.both
async def test_peace_talks_are_held_in_the_thread(server: Server, database: str | Path) -> None:
    """R7.8-R7.15, R15.1: everybody reads what is proposed; only the two who talk can act."""
    async with maester(server.standin, database) as bot:
        table = await seated(server, "arya", "davos", "sansa")
        await in_talks(bot, table)
        arya, davos, sansa = table.people
        first = await sansa.sees("nothing lies on the table yet", channel=table.thread)
        outcome = await sansa.press(first, "Break off")
        assert outcome.message is not None
        assert "somebody else" in (await sansa.settled(outcome.message))["content"]

        terms = "lannister.influence, stark.power_2"
        await told(arya, table.thread, "throne propose", terms=terms)
        board = await sansa.sees("On the table, from 🦁 Lannister", channel=table.thread)
        assert "🦁 Lannister spreads 1 influence onto the other house" in board["content"]
        assert "🐺 Stark gets 2 power" in board["content"]
        twice = "stark.power_1, stark.power_2"
        refused = await text_of(davos, table.thread, "throne propose", terms=twice)
        assert "only once" in refused
        await told(davos, table.thread, "throne propose", terms="stark.hostages_1")
        countered = await arya.sees("On the table, from 🐺 Stark", channel=table.thread)
        # Discord does not let it be edited once more, so that its buttons stay.
        pattern = f"PATCH /channels/{table.thread}/messages/{countered['id']}"
        server.standin.faults.fail(pattern, status=400, code=30046, count=9)
        pressed = await arya.press(countered, "Agree")
        assert not pressed.failed
        await sansa.sees("The agreement is carried out", channel=table.thread)
        again = await arya.press(countered, "Agree")
        assert again.message is not None
        assert "⚠️" in (await arya.settled(again.message))["content"]


async def test_talks_have_an_end(server: Server, database: str | Path) -> None:
    """R7.11: no agreement in time is none, also where the table has no clock."""
    async with slowly(server, database) as slow:
        table = await seated(server, "arya", "davos", "sansa")
        await in_talks(slow.bot, table)
        arya, _, sansa = table.people
        await sansa.sees("Talks are open until", channel=table.thread)
        await told(arya, table.thread, "throne propose", terms="stark.power_2")
        slow.passes(47.99)
        assert "Peace talks between" in await table.hand(arya)
        slow.passes(0.1)
        await sansa.sees("The time for talks is over", channel=table.thread)
        assert "Peace talks between" not in await table.hand(arya)


async def test_the_rules_say_why_not_and_to_that_player_alone(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database) as bot:
        table = await seated(server, "arya", "davos", "sansa")
        change = {"power": {"davos": 0}, "hands": {"stark": ["arya", "war_2"]}}
        await stands(bot, table, ENCOUNTER | change | {"phase": "support"})
        other, davos, sansa = table.people
        offered = {"side": "defence", "character": "Davos"}
        assert "is dead" in await text_of(sansa, table.thread, "throne support", **offered)
        await told(sansa, table.thread, "throne support", side="out")
        lay = await text_of(davos, table.thread, "throne lay", card="War 20")
        assert "⚠️" in lay
        board = await told(sansa, table.thread, "game board")
        assert "War 2" not in board["content"]
        in_words = (await sansa.press(board, "In words")).message
        assert in_words is not None
        assert "War 2" not in (await sansa.settled(in_words))["content"]
        rules = await text_of(sansa, table.thread, "game show")
        assert "War 2" not in rules
        for message in await other.history(table.thread):
            assert "⚠️" not in message["content"]


async def test_only_ones_own_living_hostages_are_tortured(
    server: Server, database: str | Path
) -> None:
    """R10.2, A18: typed orders are refused with the rule, to that player alone."""
    async with maester(server.standin, database) as bot:
        table = await seated(server, "arya", "davos", "sansa")
        held = {"lannister": ["stark.war_3", "stark.robb"], "baratheon": ["stark.arya"]}
        await stands(bot, table, {"phase": "hostages", "hostages": held, "power": {"robb": 0}})
        lannister = table.people[0]
        for orders, reason in (
            ("stark.arya=torture", "Somebody else holds that hostage"),
            ("Stark War 12: torture", "Somebody else holds that hostage"),
            ("stark.robb=torture", "The dead cannot be tortured"),
            ("nonsense", "I don't know what"),
        ):
            told_why = await text_of(lannister, table.thread, "throne hostages", orders=orders)
            assert reason in told_why, orders
        rules = await text_of(lannister, table.thread, "throne help")
        assert "Start of the turn: hostages" in rules


async def test_an_example_is_of_this_game(server: Server, database: str | Path) -> None:
    """Whoever types what is held gets a line that could be sent like this."""
    async with maester(server.standin, database) as bot:
        table = await seated(server, "arya", "davos", "sansa")
        held = {"lannister": ["stark.war_3", "stark.robb"]}
        await stands(bot, table, {"phase": "hostages", "hostages": held})
        lannister = table.people[0]
        outcome = await lannister.press(await told(lannister, table.thread, "game hand"), "Type it")
        assert outcome.modal is not None
        notes = [str(part.get("description", "")) for part in components(outcome.modal)]
        assert any("🐺 Stark ⚔️ War 3 Keep" in note for note in notes), notes
