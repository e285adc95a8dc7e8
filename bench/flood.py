"""Can one user drown the bot? `python -m bench.flood [KIND…] [--seconds N] [--rate N]`

messages     long messages to the bot
new          /game new
pictures     /game board
suggestions  autocompletions of a table
presses      a button at a table

Twenty people play and ask as people do while one more sends fifty things of one kind a second, each
kind in turn; before that, nobody floods. Everything is on this machine: the bot is a process of its
own, the stand-in and the players are this one. Ends with 1 if one of a hundred answers to everybody
else took more than a second, or any failed.

`--budget 10000` gives every user far more than the usual, to see what it would be like without.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import quantiles

from bench.table import opened, running
from bench.tables import Game, Typist, prepare, spent
from bot.discord_ui.page import CONTENT
from bot.games import RULES
from bot.local.interactions import Interaction
from bot.local.player.acts import Acts
from bot.local.server import Standin
from bot.local.world import Message
from bot.store import Store
from bot.table import Tables

PLAYED, SEATS = 10, 2
WARM_UP = 20.0
"""Seconds in which the maps are drawn ahead by another process."""
PAUSE = (0.5, 3.0)
"""Seconds between two things that somebody does."""
GIVEN_UP = 10.0
"""Seconds after which nobody waits for the answer to a message any more."""
SLOW = 1.0
SHARE = 0.01
LONG = [
    "attack",
    "winterfell",
    "from",
    "harenhal",
    "with",
    "3",
    "until",
    "kings",
    "landing",
    "pyke",
]


@dataclass
class Answers:
    """How long people waited, and how often in vain."""

    took: list[float] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Whether 99 of 100 came within a second and none failed."""
        slow = sum(seconds > SLOW for seconds in self.took)
        return not self.failed and slow <= SHARE * len(self.took)

    def __str__(self) -> str:
        cuts = quantiles(self.took, n=100)
        return (
            f"{len(self.took):5} answers, {len(self.failed)} failed, p50 {cuts[49]:.3f} s, "
            f"p99 {cuts[98]:.3f} s, max {max(self.took):.3f} s"
        )


class Person:
    """Somebody who plays a game and asks about it now and then."""

    def __init__(self, bench: "Bench", user: int, game: Game) -> None:
        """Sit down."""
        self.bench, self.user, self.game = bench, user, game
        self.acts = Acts(bench.standin, user)
        self.typist = Typist(bench.standin, bench.store, user)
        self.chance = random.Random(user)
        self.hall = bench.hall

    async def live(self, until: float) -> None:
        """Do one thing after the other."""
        await asyncio.sleep(self.chance.uniform(*PAUSE))
        deeds: list[Callable[[], Awaitable[None]]] = [
            *[self.move] * 6,
            *[self.look] * 4,
            *[self.press] * 4,
            *[self.complete] * 3,
            *[self.write] * 2,
            self.board,
            self.open_and_close,
        ]
        while time.monotonic() < until:
            await self.chance.choice(deeds)()
            await asyncio.sleep(self.chance.uniform(*PAUSE))

    async def move(self) -> None:
        """A move, if it is one's turn."""
        if self.bench.busy.setdefault(self.game.session, False):
            return
        self.bench.busy[self.game.session] = True
        failed = self.typist.unanswered
        seconds = await self.typist.move(self.game)
        self.bench.busy[self.game.session] = False
        if seconds is not None:
            self.bench.note("move", seconds, self.typist.unanswered > failed)

    async def look(self) -> None:
        """A command that shows something."""
        name = self.chance.choice(["game show", "game hand", "game log", "games mine"])
        await self.answered(name, self.acts.command(self.game.thread, name, {}))

    async def board(self) -> None:
        """The picture."""
        await self.answered("board", self.acts.command(self.game.thread, "game board", {}))

    async def press(self) -> None:
        """The first button of the table's newest message, which shows one's own page."""
        board = self.bench.board_of(self.game)
        if board is not None:
            number, custom_id = board
            here = self.game.thread
            await self.answered("press", self.acts.component(here, number, custom_id, None))

    async def complete(self) -> None:
        """Suggestions while somebody types."""
        typed = {"table": self.chance.choice(["", "w", "war", "player"])}
        await self.answered(
            "suggestion", self.acts.autocomplete(self.game.thread, "game show", typed, "table")
        )

    async def write(self) -> None:
        """A direct message."""
        channel = self.acts.direct().id
        began = time.perf_counter()
        sent = self.acts.say(channel, self.chance.choice(["help", "log", "hand", "rules"]))
        answer = await self.bench.reply(sent)
        self.bench.note("message", time.perf_counter() - began, answer is None)

    async def open_and_close(self) -> None:
        """A table, which nobody joins."""
        title = f"Of {self.user}"
        new = {"game": "risk", "title": title}
        await self.answered("new", self.acts.command(self.hall, "game new", new))
        await self.answered(
            "cancel",
            self.acts.command(self.hall, "game cancel", {"table": title, "confirm": True}),
        )

    async def answered(self, what: str, interaction: Interaction) -> None:
        """Wait for the answer."""
        began = time.perf_counter()
        await interaction.done.wait()
        self.bench.note(what, time.perf_counter() - began, interaction.failed)


class Bench:
    """The stand-in with its people, and one who floods."""

    def __init__(self, standin: Standin, store: Store, games: list[Game]) -> None:
        """The last game is the attacker's."""
        self.standin, self.store = standin, store
        self.busy: dict[int, bool] = {}
        self.hall = next(
            channel.id
            for channel in standin.world.channels.values()
            if channel.name == "great-hall"
        )
        *others, own = games
        self.people = [Person(self, user, game) for game in others for user in game.users]
        self.attacker = Acts(standin, own.users[0])
        self.game = own
        self.chance = random.Random(1)
        self.answers = Answers()
        self.sent: list[Interaction] = []

    def note(self, what: str, seconds: float, failed: bool) -> None:
        """One more answer to somebody who does not flood."""
        self.answers.took.append(seconds)
        if failed:
            self.answers.failed.append(what)

    def board_of(self, game: Game) -> tuple[int, str] | None:
        """The newest message of a table, and its first button."""
        for message in self.standin.world.logs[game.thread].window(20):
            if message.author_id == self.standin.world.bot_id and message.components:
                return message.id, str(message.components[0]["components"][0]["custom_id"])
        return None

    async def reply(self, sent: Message) -> Message | None:
        """The bot's answer to a message."""
        log = self.standin.world.logs[sent.channel_id]
        until = time.monotonic() + GIVEN_UP
        while time.monotonic() < until:
            for message in log.window(20):
                if (message.reference or {}).get("message_id") == str(sent.id):
                    return message
            await asyncio.sleep(0.01)
        return None

    # -- what the attacker does

    def messages(self) -> None:
        """A wall of words, straight to the bot."""
        text = " ".join(self.chance.choice(LONG) for _ in range(300))[:CONTENT]
        self.attacker.say(self.attacker.direct().id, text)

    def new(self) -> None:
        """One more table."""
        self.sent.append(self.attacker.command(self.hall, "game new", {"game": "risk"}))

    def pictures(self) -> None:
        """The board."""
        self.sent.append(self.attacker.command(self.game.thread, "game board", {}))

    def suggestions(self) -> None:
        """Any table."""
        typed = {"table": self.chance.choice(LONG)}
        acts, here = self.attacker, self.hall
        self.sent.append(acts.autocomplete(here, "game show", typed, "table"))

    def presses(self) -> None:
        """The first button of the table."""
        board = self.board_of(self.game)
        if board is not None:
            self.sent.append(self.attacker.component(self.game.thread, *board, None))

    async def run(self, flood: Callable[[], None] | None, rate: float, seconds: float) -> Answers:
        """Everybody lives; the attacker does one thing so often a second."""
        self.answers, self.sent = Answers(), []
        began = time.monotonic()
        until = began + seconds
        lives = [asyncio.create_task(person.live(until)) for person in self.people]
        number = 0
        while (now := time.monotonic()) < until:
            while flood is not None and number < (now - began) * rate:
                flood()
                number += 1
            await asyncio.sleep(0.005)
        await asyncio.gather(*lives)
        return self.answers


KINDS: dict[str, Callable[[Bench], None]] = {
    "messages": Bench.messages,
    "new": Bench.new,
    "pictures": Bench.pictures,
    "suggestions": Bench.suggestions,
    "presses": Bench.presses,
}


async def measure(
    kinds: list[str], rate: float, seconds: float, budget: float, folder: Path
) -> bool:
    """Each kind of flood in turn, after a while without one; whether all was well."""
    path = folder / "maester.db"
    well = True
    async with Standin(rate_limits=True) as standin, opened(path) as store:
        games = await prepare(standin, store, PLAYED + 1, SEATS)
        async with running(standin, folder, budget=budget) as pid:
            bench = Bench(standin, store, games)
            await asyncio.gather(*(Tables(store, RULES).places.repost(g.session) for g in games))
            await asyncio.sleep(WARM_UP)
            for kind in ["nobody", *kinds]:
                flood = partial(KINDS[kind], bench) if kind in KINDS else None
                own, drawing = spent(pid)
                answers = await bench.run(flood, rate, seconds)
                cores = [(b - a) / seconds for a, b in zip((own, drawing), spent(pid), strict=True)]
                print(
                    f"{kind:12} {answers}; the bot {cores[0]:.2f} cores, pictures {cores[1]:.2f}, "
                    f"load of the machine {os.getloadavg()[0]:.1f}",
                    flush=True,
                )
                if answers.failed:
                    print(f"{'':12} failed: {Counter(answers.failed)}")
                well = well and (kind == "nobody" or answers.good)
    return well


def main() -> None:
    """Flood, print, and end with 1 if others noticed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kinds", nargs="*", help=", ".join(KINDS) + "; all by default")
    parser.add_argument("--seconds", type=float, default=30, help="for each kind")
    parser.add_argument("--rate", type=float, default=50, help="things a second of the attacker")
    parser.add_argument("--budget", type=float, default=1, help="times the usual, of every user")
    arguments = parser.parse_args()
    kinds = arguments.kinds or list(KINDS)
    with tempfile.TemporaryDirectory() as name:
        given = (kinds, arguments.rate, arguments.seconds, arguments.budget, Path(name))
        sys.exit(0 if asyncio.run(measure(*given)) else 1)


if __name__ == "__main__":
    main()
