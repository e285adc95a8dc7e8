"""Who of a tournament is still on its server: looked up now and then, for Discord tells only bots
with a privileged intent, which Maester does without.

Whoever is gone is noted at once, and has stopped a day later unless they come back meanwhile; an
organiser who is gone is no longer called, and where none is left the server's moderators are.
"""

import asyncio

import structlog

from bot.discord_ui.host import Host
from bot.store import tournaments as rows
from bot.table.durations import HOUR
from bot.tournaments import decisions as said
from bot.tournaments.decisions import AnyDecision
from bot.tournaments.errors import Refused
from bot.tournaments.plain import Person
from bot.tournaments.tournament import Tournament

log = structlog.get_logger()

EVERY = 6 * HOUR
"""Milliseconds between two looks at the same tournament."""
POLL = 60.0
"""Seconds between two looks at the clock."""
UNDER_WAY = ("open", "running")


class Roll:
    """Calls the roll of every tournament under way."""

    def __init__(self, host: Host) -> None:
        """Take the host, which knows who is on a server."""
        self.host = host
        self._looked: dict[int, int] = {}

    async def run(self) -> None:
        """Look whenever it is time, until cancelled."""
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("roll-not-called")
            await asyncio.sleep(POLL)

    async def look(self) -> int:
        """Call the roll of every tournament whose time has come; return how many there were."""
        store, due = self.host.tables.store, []
        if store.share is not None and 0 not in store.share.shards:
            return 0  # one of several processes is enough
        async with store.read() as tx:
            for row in await rows.everywhere(tx, UNDER_WAY):
                if self._looked.get(row.id, 0) + EVERY <= tx.now:
                    self._looked[row.id] = tx.now
                    due.append((row.id, row.guild_id))
        for number, guild in due:
            await self._call(number, guild)
        return len(due)

    async def _call(self, number: int, guild: int) -> None:
        cups = self.host.tables.tournaments
        for person in concerned(await cups.get(number)):
            left = await self.host.membership.left(guild, person)
            cup = await cups.get(number)
            if left == (person in cup.departed):
                continue
            decision: AnyDecision = (
                said.Departed(person=person) if left else said.Returned(person=person)
            )
            try:
                await cups.decide(number, decision)
            except Refused as refused:
                log.info("roll-refused", tournament=number, reason=refused.reason)


def concerned(cup: Tournament) -> list[Person]:
    """Whose absence matters: organisers, and everybody who could be given a seat."""
    playing = [one.person for one in cup.entrants.values() if one.status not in ("dropped", "out")]
    return [one for one in dict.fromkeys([*sorted(cup.organisers), *playing]) if one > 0]
