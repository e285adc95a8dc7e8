"""How often one presses for the usual decisions, and how often everybody is written to.

A press is a button, a choice in a list (on a page or in a form), or a form that is sent. Counted is
from the table's message on, so **My move** is the first one; where a decision comes while the page
is open already, it is left out.
"""

from __future__ import annotations

from pathlib import Path

from bot.discord_ui.client import Maester
from bot.local.client import Json, Outcome, Player, components
from tests.e2e.conftest import Server
from tests.e2e.harness import Clicker, delivered, maester, play
from tests.e2e.support import Table, arranged, begun, moves_of, opened, told
from tests.e2e.test_board_game import seated
from tests.e2e.test_iron_throne import Writer

BUTTON, LIST = 2, 3


LATER = 6
"""How a press is answered whose page needs some time: the page is edited afterwards."""


class Counted:
    """Somebody whose presses are counted."""

    def __init__(self, player: Player, thread: str) -> None:
        self.player, self.thread = player, thread
        self.presses = 0
        self.page: Json = {}

    async def my_move(self) -> None:
        """Open one's own page, as any message of the table lets one do."""
        board = await self.player.until(self._board)
        await self._shown(await self.player.press(board, "My move"))

    async def press(self, label: str) -> None:
        """A button whose label begins like this."""
        parts = [part for part in components(self.page) if part.get("type") == BUTTON]
        found = next(part for part in parts if str(part.get("label")).startswith(label))
        assert not found.get("disabled"), label
        await self._shown(await self.player.press(self.page, found["custom_id"]))

    async def choose(self, purpose: str, label: str) -> None:
        """One of a list that says what it is for."""
        lists = [part for part in components(self.page) if part.get("type") == LIST]
        found = next(part for part in lists if part["placeholder"].startswith(purpose))
        value = next(one["value"] for one in found["options"] if one["label"].startswith(label))
        await self._shown(await self.player.choose(self.page, found["custom_id"], value))

    async def several(self, purpose: str, labels: list[str]) -> None:
        """Some of a list, chosen together."""
        lists = [part for part in components(self.page) if part.get("type") == LIST]
        found = next(part for part in lists if part["placeholder"].startswith(purpose))
        values = [one["value"] for one in found["options"] if one["label"] in labels]
        assert len(values) == len(labels), found["options"]
        await self._shown(await self.player.choose(self.page, found["custom_id"], *values))

    async def form(self, label: str, choices: list[str]) -> None:
        """Open a form of lists at the table, choose in each of them, send it."""
        board = await self.player.until(self._board)
        outcome = await self.player.press(board, label)
        assert outcome.modal is not None
        lists = [part for part in components(outcome.modal) if part.get("type") == LIST]
        values = {
            part["custom_id"]: [o["value"] for o in part["options"] if o["label"] == choice]
            for part, choice in zip(lists, choices, strict=True)
        }
        self.presses += 1 + len(choices)
        await self._shown(await self.player.submit(outcome.modal, values))

    def said(self) -> str:
        """What the page says."""
        return str(self.page.get("content", ""))

    async def _shown(self, outcome: Outcome) -> None:
        assert not outcome.failed
        self.presses += 1
        if outcome.kind == LATER:
            number, before = int(self.page["id"]), self.page
            await self.player.until(lambda: self.player.messages.get(number, before) != before)
        if outcome.message is not None:
            self.page = outcome.message
        self.page = await self.player.settled(self.page)

    def _board(self) -> Json | None:
        return Clicker(self.player, self.thread, 0).board()


async def at(
    bot: Maester, table: Table, change: Json, house: int, setup: str = "base-3"
) -> Counted:
    """Somebody who has opened their page at this position, of the Board Game unless said."""
    await arranged(bot, table, setup, change)
    hand = Counted(table.people[house], table.thread)
    await hand.my_move()
    return hand


CLASH = {
    "round": 2,
    "phase": "westeros",
    "deck_1": ["last_days_of_summer"],
    "deck_2": ["clash_of_kings"],
    "deck_3": ["sea_of_storms"],
}
MARCH = {
    "phase": "march",
    "turn": "stark",
    "supply": {"lannister": 3, "stark": 3},
    "regions": {
        "moat_cailin": {"owner": "stark", "knight": 2, "footman": 1},
        "seagard": {"owner": "lannister", "footman": 1},
    },
    "orders": {"moat_cailin": "march_0"},
}


async def test_orders_a_march_a_bid_and_a_house_card(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database, "presses") as bot:
        table = await seated(server)
        arya = Counted(table.people[0], table.thread)
        await arya.my_move()
        for area in ("Winterfell", "White Harbor", "The Shivering Sea"):
            await arya.choose(f"Order for {area}", "🤝 Support" if area != "Winterfell" else "🐎")
        await arya.press("Confirm")
        assert "Your answer is in" in arya.said()
        assert arya.presses == 5

        davos = Counted(table.people[1], table.thread)
        await davos.form("Lay orders", ["👑 Consolidate Power", "🤝 Support", "🔥 Raid"])
        assert "Your answer is in" in davos.said()
        assert davos.presses == 5

        stark = table.people.index(arya.player)
        marches = await at(bot, table, MARCH, stark)
        await marches.choose("Where all 3 units go", "Seagard")
        await marches.press("Confirm")
        assert marches.presses == 3
        assert "Which house card" in marches.said()
        plays = Counted(marches.player, table.thread)
        await plays.my_move()
        await plays.choose("Your house card", "Eddard Stark")
        assert "Your answer is in" in plays.said()
        assert plays.presses == 2

        bids = await at(bot, table, CLASH, stark)
        await bids.press("2")
        assert "Your answer is in" in bids.said()
        assert bids.presses == 2


async def test_reinforcing_and_attacking(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database, seed="presses"):
        table = await begun(server, "arya", "davos")
        mover, _ = await table.turn()
        hand = Counted(mover, table.thread)
        await hand.my_move()
        lists = [part for part in components(hand.page) if part.get("type") == LIST]
        place = next(one for one in lists[0]["options"] if "no enemy" not in one["description"])
        await hand.choose("Territory to reinforce", place["label"])
        await hand.press("Confirm")
        assert hand.presses == 3
        await hand.choose("From where you attack", place["label"])
        parts = components(hand.page)
        few = [part["label"] for part in parts if "🎲" in str(part.get("label"))]
        if few:
            await hand.press(few[0])
        else:  # more targets than fit on buttons
            many = next(part for part in parts if part.get("type") == LIST)
            await hand.choose(many["placeholder"], many["options"][0]["label"])
        await hand.press("Until it falls")
        assert hand.presses == 3 + 3
        assert "how do you attack" not in hand.said()


async def test_settling_in_dominion(server: Server, database: str | Path) -> None:
    async with maester(server.standin, database, seed="presses"):
        people = [await server.player(name) for name in ("arya", "davos", "sansa")]
        table = await opened(server, people, seats=3)
        await told(people[0], table.thread, "game options", option="mode", value="dominion")
        await told(people[0], table.thread, "game options", option="placing", value="draft")
        await told(people[0], table.thread, "game start")
        for player in people:
            await told(player, table.thread, "risk houses", ranking="Stark, Lannister, Baratheon")
        for player in people:  # all choose objectives at the same time
            await Writer(player).sit()
        hand = Counted(people[0], table.thread)
        await hand.my_move()
        assert "Where do you want to settle?" in hand.said()
        hand.presses = 0
        await hand.press("Settle close together")
        assert hand.presses == 1
        assert "Your answer is in" in hand.said()


HOUSES: Json = {
    "stark": {
        "play": ["Robb Stark", "Summer", "Winterfell Steward"],
        "hand": ["Arya Stark", "The Roseroad", "Ice"],
        "plots": ["A Noble Cause", "Calling the Banners", "A Clash of Kings"],
        "gold": 5,
    },
    "lannister": {"play": ["Burned Men", "Ser Jaime Lannister"]},
}


async def test_a_plot_a_card_a_challenge_and_a_defence(server: Server, database: Path) -> None:
    async with maester(server.standin, database, "presses") as bot:
        people = [await server.player(name) for name in ("arya", "davos")]
        table = await opened(server, people, game="card_game_2e", seats=2)
        await told(people[0], table.thread, "game options", option="pace", value="live")
        await told(people[0], table.thread, "game start")
        position = {"first": "stark", "sides": HOUSES}

        plot = await at(bot, table, {"phase": "plot", **position}, 0, "joust")
        await plot.press("Calling the Banners")
        assert "Your answer is in" in plot.said()
        assert plot.presses == 2

        marshals = await at(bot, table, {"phase": "marshal", **position}, 0, "joust")
        await marshals.press("Arya Stark")
        assert marshals.presses == 2
        assert "marshals **Arya Stark**" in marshals.said()

        attacks = await at(bot, table, {"phase": "challenges", **position}, 0, "joust")
        await attacks.press("⚔️ Military challenge")
        await attacks.several("Attackers", ["Robb Stark", "Summer"])
        await attacks.press("Confirm")
        assert attacks.presses == 4
        # Who cannot act before the defence is waited for all the same, for a moment.
        await table.people[1].sees("choosing defenders", channel=table.thread)

        defends = Counted(table.people[1], table.thread)
        await defends.my_move()
        assert "who defends" in defends.said()
        await defends.several("Defenders", ["Burned Men"])
        await defends.press("Confirm")
        assert "who defends" not in defends.said()
        assert defends.presses == 3


STEALTHY: Json = {
    "stark": {"play": ["Arya Stark", "Eddard Stark", "Summer"]},
    "lannister": {"play": ["Tywin Lannister", "Burned Men"]},
}


async def test_type_attackers_and_stealth_are_one_form(
    server: Server, database: str | Path
) -> None:
    """A29.9: nothing is done before all is said; one press hands it in."""
    async with maester(server.standin, database, "joined") as bot:
        people = [await server.player(name) for name in ("arya", "davos")]
        table = await opened(server, people, game="card_game_2e", seats=2)
        await told(people[0], table.thread, "game options", option="pace", value="live")
        await told(people[0], table.thread, "game start")
        position = {"phase": "challenges", "first": "stark", "sides": STEALTHY}
        attacks = await at(bot, table, position, 0, "joust")
        await attacks.press("👑 Power challenge")
        assert "Power challenge" in attacks.said()
        await attacks.press("Start over")
        await attacks.press("👑 Power challenge")
        await attacks.several("Attackers", ["Arya Stark", "Eddard Stark"])
        await attacks.several("Attacker with stealth", ["Arya Stark → Tywin Lannister"])
        assert "Arya Stark → Tywin Lannister" in attacks.said()
        before = await moves_of(database)
        await attacks.press("Confirm")
        made = (await moves_of(database))[len(before) :]
        assert len(made) >= 3
        happened = "".join(str(move["events"]) for move in made)
        assert "challenge" in happened
        assert "bypassed" in happened


def posted(player: Player, thread: str) -> set[str]:
    """Messages that everybody at the table can read."""
    return {
        message["id"]
        for message in player.messages.values()
        if message["channel_id"] == thread and not message.get("flags", 0) & 64
    }


async def turns(database: str | Path) -> int:
    """How many turns have begun."""
    events = [event for move in await moves_of(database) for event in move["events"]]
    return sum(event["type"] == "turn" for event in events)


async def test_one_message_a_turn_by_buttons_and_one_a_move_by_text(
    server: Server, database: str | Path
) -> None:
    async with maester(server.standin, database, seed="messages") as bot:
        table = await begun(server, "arya", "davos", "sansa")
        arya = table.people[0]
        await delivered(bot.store)
        before, begun_before = posted(arya, table.thread), await turns(database)
        hands = [Clicker(player, table.thread, seed) for seed, player in enumerate(table.people)]
        await play(hands, sittings=9)
        await delivered(bot.store)
        since = await turns(database) - begun_before
        assert since >= 3
        assert len(posted(arya, table.thread) - before) == since

        mover, _ = await table.turn()
        before = posted(arya, table.thread)
        sent = await mover.say(table.thread, f"<@{bot.application_id}> default")
        await mover.until(lambda: posted(mover, table.thread) - before - {sent["id"]})
        await delivered(bot.store)
        assert len(posted(arya, table.thread) - before - {sent["id"]}) == 1
