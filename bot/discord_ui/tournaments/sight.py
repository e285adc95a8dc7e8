"""A tournament as one reader sees it: the tournament itself, names, places, words."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.discord_ui.harmless import plain
from bot.discord_ui.host import Host
from bot.discord_ui.page import DOES, Item, Press, button
from bot.kernel.labels import label_of
from bot.store import tournaments as rows
from bot.store.tournaments import TournamentRow
from bot.text import Words
from bot.text import words as words_in
from bot.tournaments.decisions import AnyDecision
from bot.tournaments.plain import Person
from bot.tournaments.tournament import Table, Tournament

LONGEST_NAME = 24
"""Letters of a name in a list."""


@dataclass(frozen=True)
class Sight:
    """What the pages of a tournament are made of; nothing in it is secret."""

    number: int
    row: TournamentRow
    cup: Tournament
    words: Words
    names: Mapping[Person, str]
    threads: Mapping[int, int | None]
    """The threads of its tables, by session."""
    awaited: Mapping[int, list[Person]]
    """Who is waited for at the tables of the newest round, by session."""
    now: int
    """Seconds since 1970."""
    moderators: int | None = None
    """The role that moderates the server."""

    def say(self, key: str, **args: object) -> str:
        """Return a sentence of the interface in the reader's language."""
        return self.words.tell(None, key, args)

    @property
    def title(self) -> str:
        """The tournament's name, made harmless."""
        return plain(self.cup.name, 80)

    @property
    def leaders(self) -> list[Person]:
        """The organisers who are still on the server."""
        cup = self.cup
        return [one for one in sorted(cup.organisers) if one > 0 and one not in cup.departed]

    @property
    def checks_in(self) -> bool:
        """Whether people check in now: before the start, or between two rounds."""
        cup, settings = self.cup, self.cup.settings
        if cup.phase == "open":
            return settings.check_in
        more = len(cup.rounds) < cup.wanted and not cup.seeds
        return cup.phase == "running" and settings.check_in_rounds and more

    @property
    def game(self) -> str:
        """Return the name of the game that is played."""
        return self.say(f"game-{self.cup.settings.game}")

    def name(self, person: Person) -> str:
        """Somebody in a list: named, not called."""
        if person < 0:
            return self.say("slow-somebody")
        known = self.names.get(person)
        return known[:LONGEST_NAME] if known else f"<@{person}>"

    def house(self, house: str | None) -> str:
        """A house in words; empty where there is none."""
        if house is None:
            return ""
        return str(self.words.name(self.cup.settings.game, label_of("house", house)))

    def people(self, table: Table) -> list[str]:
        """Who plays at a table, with their houses; whoever left is marked."""
        found = []
        for seat in table.seats:
            said = self.name(seat.person)
            if seat.substitute is not None:
                said = f"~~{said}~~ {self.name(seat.substitute)}"
            elif seat.left or seat.absent:
                said = f"~~{said}~~"
            house = self.house(seat.house)
            found.append(f"{said} ({house})" if house else said)
        return found

    def place(self, table: Table) -> str:
        """The way to a table; empty before there is one."""
        thread = self.threads.get(table.session or 0)
        return f"<#{thread}>" if thread else ""

    def button(self, verb: str, key: str, emoji: str | None = None, **more: str) -> Item:
        """A button that looks something up."""
        press = Press(verb, 0, self.number, more.get("arg", ""))
        return button(press, self.say(key), emoji=emoji)

    def does(self, verb: str, key: str, **more: str) -> Item:
        """A button that does something."""
        return button(Press(verb, 0, self.number, more.get("arg", "")), self.say(key), DOES)


async def sight(host: Host, tournament_id: int, words: Words | None = None) -> Sight:
    """A tournament for a reader, or for everybody in its own language."""
    cups = host.tables.tournaments
    row, cup = await cups.where(tournament_id), await cups.get(tournament_id)
    everybody = set(cup.entrants) | cup.organisers
    everybody |= {
        seat.substitute
        for table in cup.tables()
        for seat in table.seats
        if seat.substitute is not None
    }
    server, names = await host.people.around(row.guild_id, everybody)
    current = cup.current
    still = [t.session for t in current.open if t.session] if current else []
    async with host.tables.store.read() as tx:
        threads = await rows.threads(tx, tournament_id)
        awaited = await rows.awaited(tx, still)
    now = host.tables.store.clock() // 1000
    reads = words or words_in(row.language)
    role = server.moderator_role
    return Sight(tournament_id, row, cup, reads, names, threads, awaited, now, role)


def reason_of(decision: AnyDecision) -> str:
    """The reason somebody wrote, made harmless."""
    return plain(decision.why, 200) if decision.why.strip() else ""
