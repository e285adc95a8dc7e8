"""What cannot be done in the second edition is refused with its rule, privately, on the wire."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.local.client import Json, Player
from tests.e2e.conftest import Server
from tests.e2e.harness import maester
from tests.e2e.support import Table, arranged, moves_of, opened, told
from tests.e2e.test_board_game import labels
from tests.e2e.test_card_game_2e import says

EPHEMERAL = 64
MARSHAL: Json = {
    "phase": "marshal",
    "round": 2,
    "first": "stark",
    "sides": {
        "stark": {
            "plot": "Summons",
            "used": ["Confiscation"],
            "plots": ["Taxation", "Rebuilding"],
            "hand": ["Robb Stark", "Eddard Stark", "Put to the Sword", "Heart Tree Grove"],
            "play": ["Sansa Stark", "Vanguard of the North"],
            "dead": ["Robb Stark"],
        },
        "lannister": {"hand": ["Burned Men"], "play": ["Tywin Lannister"]},
    },
}
CHALLENGES: Json = {
    "phase": "challenges",
    "round": 2,
    "first": "stark",
    "sides": {
        "stark": {"play": ["Arya Stark", {"card": "Tumblestone Knight", "knelt": True}]},
        "lannister": {"play": ["Tywin Lannister", {"card": "The Tickler", "knelt": True}]},
    },
}
WOLF: Json = {
    "phase": "challenges",
    "round": 2,
    "first": "stark",
    "sides": {
        "stark": {"play": ["Grey Wind", "Bran Stark"]},
        "lannister": {"play": ["Tywin Lannister"]},
    },
}


class Refusing:
    """A table at which somebody tries what cannot be done."""

    def __init__(self, table: Table, database: str | Path) -> None:
        self.table, self.database = table, database

    async def refuses(self, player: Player, command: str, because: str, **options: Any) -> None:
        """The rule is told to the player alone, with what is open, and nothing changes."""
        (other,) = [one for one in self.table.people if one is not player]
        before = await moves_of(self.database)
        answer = await told(player, self.table.thread, command, **options)
        assert because in answer["content"], answer["content"]
        assert answer["content"].startswith("⚠️")
        assert answer["flags"] & EPHEMERAL
        assert await moves_of(self.database) == before
        seen = await other.history(self.table.thread)
        assert because not in str([one for one in seen if not one["flags"] & EPHEMERAL])


async def test_bad_input_is_refused_with_its_rule_and_changes_nothing(
    server: Server, database: str | Path
) -> None:
    """What cannot be paid, is out of its window, used already, against oneself, or too late."""
    arya, bran = [await server.player(name) for name in ("arya", "bran")]
    async with maester(server.standin, database, seed="refusals") as bot:
        table = await opened(server, [arya, bran], game="card_game_2e", seats=2)
        here = table.thread
        await told(arya, here, "game options", option="pace", value="live")
        await told(arya, here, "game start")

        await arranged(bot, table, "joust", MARSHAL)
        stark, lannister = table.people
        refuses = Refusing(table, database).refuses
        eddard = "R16.1: Eddard Stark costs 7 gold, and you have 4"
        await refuses(stark, "lcg2 marshal", eddard, cards="eddard")
        assert eddard in await says(stark, "marshal eddard")
        await refuses(stark, "lcg2 marshal", "R22.9: you cannot bring Robb", cards="robb stark")
        await refuses(stark, "lcg2 play", "R15.1: Put to the Sword", card="put to the sword")
        await refuses(stark, "lcg2 plot", "R7.1: plots are chosen", card="confiscation")
        attack = {"type": "military", "with": "vanguard of the north"}
        await refuses(stark, "lcg2 challenge", "R10.2: you start challenges", **attack)
        await refuses(lannister, "lcg2 marshal", "R15.7, R6.2: no window", cards="burned men")
        await refuses(lannister, "lcg2 defend", "R11.2: defenders are declared", cards="tywin")

        await arranged(bot, table, "joust", CHALLENGES)
        stark, lannister = table.people
        knelt = {"type": "military", "with": "tumblestone knight"}
        await refuses(stark, "lcg2 challenge", "R10.2", **knelt)
        power = {"type": "power", "with": "arya stark"}
        await refuses(stark, "lcg2 challenge", "not possible", opponent="Stark", **power)
        await refuses(
            stark, "lcg2 challenge", "“tumblestone knight”", stealth="tumblestone knight", **power
        )
        started = await told(stark, here, "lcg2 challenge", stealth="tywin", **power)
        assert "Arya Stark" in started["content"]
        await refuses(stark, "lcg2 defend", "R11.2", cards="arya stark")

        await arranged(bot, table, "joust", WOLF)
        stark, lannister = table.people
        page = await told(stark, here, "game hand")
        assert "Grey Wind (only possible target: Bran Stark)" in labels(page)
        only = "R16.10: Grey Wind could only choose Bran Stark now"
        await refuses(stark, "lcg2 play", only, card="grey wind", target="tywin lannister")
