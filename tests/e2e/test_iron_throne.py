"""A whole game of The Iron Throne on Discord's wire: by commands, by buttons, and by text."""

from __future__ import annotations

from pathlib import Path

from bot.local.client import Json, Player, components
from tests.e2e.conftest import Server
from tests.e2e.harness import Clicker, maester
from tests.e2e.support import Table, answered, opened, suggested, text_of, told

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
    "do you want to use something": ("throne act", "what"),
    "From whom, and from where": ("throne take", "from"),
    "You were betrayed": ("throne take", "from"),
    "power from the leader sheet onto your": ("throne distribute", "where"),
    "Which cards do you discard": ("throne discard", "cards"),
    "Peace talks between": ("throne propose", "terms"),
}
"""A part of each question, and the command that answers it."""


class Typist:
    """Somebody who answers everything by /throne, with the first thing that is suggested."""

    def __init__(self, player: Player, thread: str) -> None:
        self.player, self.thread = player, thread
        self.used: set[str] = set()

    async def sit(self) -> None:
        page = await text_of(self.player, self.thread, "game hand")
        for _ in range(MOST_MOVES):
            if "Your answer is in" in page or "Nothing is asked of you" in page:
                return
            if "The game is over" in page:
                return
            page = await self.move(page)
            assert "⚠️" not in page, page
        raise AssertionError(f"no end: {page}")

    async def move(self, page: str) -> str:
        question = "\n\n".join(page.split("\n\n")[-2:])
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
        if "Your answer is in" in panel["content"] or "Nothing is asked" in panel["content"]:
            return None
        parts = [part for part in components(panel) if part.get("custom_id")]
        usable = [part for part in parts if not part.get("disabled")]
        verbs: dict[str, list[Json]] = {}
        for part in usable:
            verbs.setdefault(part["custom_id"].split(".")[1], []).append(part)
        for verb in ("accept", "confirm", "pick", "amt"):
            if verb in verbs:
                return "press", verbs[verb][0]["custom_id"], []
        for verb in ("val", "sel", "propose"):
            if verb in verbs:
                select = verbs[verb][0]
                return "choose", select["custom_id"], [str(select["options"][0]["value"])]
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


async def test_a_whole_game_by_commands_buttons_and_text(server: Server, database: Path) -> None:
    async with maester(server.standin, database):
        table = await seated(server, "arya", "davos")
        arya, davos = table.people
        typist, courtier = Typist(arya, table.thread), Courtier(davos, table.thread, seed=1)
        writer = Writer(davos)
        for sitting in range(MOST_SITTINGS):
            waited_for = await table.waited_for()
            if not waited_for:
                break
            if arya in waited_for:
                await typist.sit()
            elif sitting % 5 == 4:
                await writer.sit()
            else:
                await courtier.sit()
        shown = await text_of(arya, table.thread, "game board")
        assert "👑" in shown
        assert typist.used >= {"throne houses", "throne leader", "throne lay", "throne support"}
