"""What is shown of tournaments: their messages are brought in line with what was decided.

Every message has a role. A role that has no message yet is noted, posted with a nonce of its own,
and noted again with its number; one whose words have changed is edited. A kill in between posts
nothing twice: the nonce gives the first message back, and later the message is looked for. Of one
tournament this happens at most every five seconds, however much is decided.
"""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace

import aiohttp
import discord
import structlog

from bot.discord_ui import own_messages
from bot.discord_ui.host import Host
from bot.discord_ui.page import Page, checked, edited, sent
from bot.discord_ui.posts import ARCHIVED, GONE, NONCE_KEPT, THROTTLED
from bot.discord_ui.tournaments import alarms, pages
from bot.discord_ui.tournaments.sight import Sight, sight
from bot.discord_ui.tournaments.staff import STAFF, Staff
from bot.discord_ui.tournaments.tables import bracket_page, standings_page
from bot.kernel.labels import text_digest
from bot.store import tournament_posts
from bot.store.tournament_posts import TournamentPost
from bot.tournaments import decisions as said

log = structlog.get_logger()

BREATH = 5_000
"""Milliseconds between two updates of the same tournament, at least."""
FIRST_PAUSE, LONGEST_PAUSE = 15_000, 900_000
"""Milliseconds until an update that failed is tried again, at first and at most."""
POLL = 5.0
MOMENT = 0.05
MOST_AT_ONCE = 4
HEAD = "head"
NO_CHANNEL, NO_ACCESS, NO_PERMISSION = 10003, 50001, 50013
"""What Discord says of a place that is deleted, hidden from us, or closed to us."""


class Showing:
    """Keeps the messages of all tournaments up to date."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connection and the host."""
        self.client = client
        self.host = host
        self.staff = Staff(client, host)
        self.breath = BREATH
        self._failed: dict[int, int] = {}
        self.edits: dict[int, int] = {}
        """How often each tournament was shown."""

    async def run(self) -> None:
        """Show what is due until cancelled, from when we know the channels on."""
        await self.client.wait_until_ready()
        woken = self.host.tables.tournaments.woken
        while True:
            woken.clear()
            try:
                await self.show_due()
                pause = await self._pause()
            except Exception:
                log.exception("tournaments-unreadable")
                pause = POLL
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await woken.wait()
            await asyncio.sleep(MOMENT)

    async def _pause(self) -> float:
        async with self.host.tables.store.read() as tx:
            at = await tournament_posts.earliest(tx)
            return POLL if at is None else min(POLL, max(0.0, (at - tx.now) / 1000))

    async def show_due(self) -> int:
        """Show every tournament of which something is due; return how many there were."""
        numbers = await self._due()
        await asyncio.gather(*(self._try(number) for number in numbers))
        return len(numbers)

    async def _due(self) -> list[int]:
        store = self.host.tables.store
        if store.share is None:
            async with store.read() as tx:
                return await tournament_posts.due(tx, MOST_AT_ONCE)
        async with store.write(alone=False) as tx:
            return await tournament_posts.claim(tx, MOST_AT_ONCE)

    async def _try(self, number: int) -> None:
        try:
            shown = await self._show(number)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
            tries = self._failed.get(number, 0)
            self._failed[number] = tries + 1
            log.warning("tournament-out-of-reach", tournament=number, error=str(error)[:200])
            if isinstance(error, discord.Forbidden | discord.NotFound):
                await self.staff.lost(number, error.code)
            pause = min(FIRST_PAUSE * 2 ** min(tries, 10), LONGEST_PAUSE)
            await self._note(number, None, pause)
        except Exception:
            log.exception("tournament-not-shown", tournament=number)
            await self._note(number, None, LONGEST_PAUSE)
        else:
            self._failed.pop(number, None)
            await self.staff.found(number)
            self.edits[number] = self.edits.get(number, 0) + 1
            await self._note(number, shown, self.breath)

    async def _note(self, number: int, shown: int | None, pause: int) -> None:
        async with self.host.tables.store.write() as tx:
            row = await self.host.tables.tournaments.row(tx, number)
            at = row.shown if shown is None else shown
            await tournament_posts.shown(tx, number, at, tx.now + pause)

    async def _show(self, number: int) -> int:
        """Bring every message of a tournament up to date; return how many decisions it shows."""
        async with self.host.tables.store.write() as tx:
            await tournament_posts.begin(tx, number)
        seen = await sight(self.host, number)
        known = await self.host.tables.tournaments.posts(number)
        # The tournament is shared and goes on while we post: only what the pages tell is shown.
        shown = len(seen.cup.decisions)
        for role, page in wanted(seen):
            await self._bring(seen, role, page, known.get(role))
        await self._tell_staff(seen, known)
        for one in seen.cup.rounds:
            if not one.open:
                await self._standings(seen, one.number, known)
        return shown

    async def _tell_staff(self, seen: Sight, known: dict[str, TournamentPost]) -> None:
        """Bring what organisers are told up to date, in their thread or else in the post."""
        told = staff_pages(seen, known)
        if not told and seen.cup.phase != "running":
            return
        place = await self.staff.thread(seen)
        for role, page in told:
            if role == f"{STAFF}:welcome" and place is None:
                continue
            try:
                await self._bring(seen, role, page, known.get(role), where=place)
            except discord.HTTPException as error:
                if place is None or error.code not in (GONE, NO_CHANNEL, NO_ACCESS, NO_PERMISSION):
                    raise
                place = None
                await self.staff.gone(seen)
                await self._bring(seen, role, page, None)

    async def _standings(self, seen: Sight, number: int, known: dict[str, TournamentPost]) -> None:
        """The standings after a round; drawn again only where their words have changed."""
        role = f"standings:{number}"
        newest = seen.cup.current
        if newest is None or newest.number != number:
            return
        knockout = newest.knockout and seen.cup.settings.duel
        make = bracket_page if knockout else standings_page
        page = await make(None, seen)
        digest = _digest(page)
        if role in known and known[role].digest == digest and known[role].message_id is not None:
            return
        drawn = await make(self.host.studio, seen)
        await self._bring(seen, role, drawn, known.get(role), digest)

    async def _bring(
        self,
        seen: Sight,
        role: str,
        page: Page,
        post: TournamentPost | None,
        digest: str = "",
        where: int | None = None,
    ) -> None:
        """Edit the message of a role if it says something else, or post it; in the post's thread,
        or where it is said. What organisers were told stays where it was told."""
        digest = digest or _digest(page)
        stays = role.startswith(STAFF)
        where = where or seen.row.thread_id
        assert where is not None
        there = post is not None and (stays or post.channel_id == where)
        if post is not None and post.message_id is not None and there:
            if post.digest == digest:
                return
            if await self._edit(post, page):
                await self._keep(replace(post, digest=digest))
                return
            post = None
        if post is not None and post.channel_id != where:
            post = None
        await self._post(seen, role, page, post, digest, where)

    async def _edit(self, post: TournamentPost, page: Page) -> bool:
        """Whether the message could be edited; if not, a new one is needed."""
        assert post.message_id is not None
        channel = self.client.get_partial_messageable(post.channel_id)
        arguments = edited(checked(page))
        if not page.files:
            del arguments["attachments"]
        try:
            await channel.get_partial_message(post.message_id).edit(**arguments)
        except discord.HTTPException as error:
            if error.code in (GONE, THROTTLED, ARCHIVED):
                return False
            raise
        return True

    async def _post(
        self,
        seen: Sight,
        role: str,
        page: Page,
        post: TournamentPost | None,
        digest: str,
        where: int,
    ) -> None:
        now = self.host.tables.store.clock()
        if post is None:
            post = TournamentPost(seen.number, role, where, None, "", now)
            await self._keep(post)
        message = None
        if now - post.claimed_at >= NONCE_KEPT:
            known = {
                one.message_id
                for one in (await self.host.tables.tournaments.posts(seen.number)).values()
                if one.message_id is not None
            }
            message = await own_messages.find(self.client, where, page, post.claimed_at, known)
        if message is None:
            channel = self.client.get_partial_messageable(where)
            nonce = text_digest(f"{seen.number}/{role}/{post.claimed_at}")[:25]
            message = await channel.send(nonce=nonce, **sent(checked(page)))
        await self._keep(replace(post, message_id=message.id, digest=digest))

    async def _keep(self, post: TournamentPost) -> None:
        async with self.host.tables.store.write() as tx:
            await tournament_posts.keep(tx, post)


def wanted(seen: Sight) -> list[tuple[str, Page]]:
    """The messages for everybody that a tournament should have, in the order of posting."""
    found = [(HEAD, pages.head(seen))]
    cup = seen.cup
    found += [(f"round:{one.number}", pages.round_page(seen, one)) for one in cup.rounds]
    drawn = len(cup.rounds)
    newest_call = max(
        (at for at, one in enumerate(cup.decisions) if isinstance(one, said.CheckInCalled)),
        default=-1,
    )
    newest_round = max(
        (at for at, one in enumerate(cup.decisions) if isinstance(one, said.Paired)), default=-1
    )
    for number, one in enumerate(cup.decisions, 1):
        if isinstance(one, said.CheckInCalled) and seen.checks_in and number > newest_call:
            if cup.phase == "open" or newest_call > newest_round or not drawn:
                found.append((f"check-in:{number}", pages.call_for_check_in(seen)))
        elif isinstance(one, pages.ANNOUNCED):
            page = pages.news(seen, one)
            if page is not None:
                found.append((f"news:{number}", page))
        if number in cup.adopted:
            found.append((f"rules:{number}", pages.new_rules(seen, *cup.adopted[number])))
    return found


def staff_pages(seen: Sight, known: Collection[str]) -> list[tuple[str, Page]]:
    """What organisers should have been told; of what is over only what they were told before."""
    cup = seen.cup
    calls: dict[tuple[int, int], int] = {}
    answers: dict[int, said.Ruled] = {}
    for number, one in enumerate(cup.decisions, 1):
        if isinstance(one, said.JudgeCalled):
            calls[one.round, one.table] = number
        elif isinstance(one, said.Ruled) and (one.round, one.table) in calls:
            answers[calls.pop((one.round, one.table))] = one
    started = next((at for at, one in enumerate(cup.decisions) if one.kind == "started"), None)
    newest = max(
        (at for at, one in enumerate(cup.decisions, 1) if isinstance(one, said.Proposed)), default=0
    )
    found = []
    for number, one in enumerate(cup.decisions, 1):
        role = f"{STAFF}:{number}"
        page = None
        if isinstance(one, said.Warned) and one.round == len(cup.rounds):
            page = alarms.warning(seen, one)
        elif isinstance(one, said.JudgeCalled) and one.round <= len(cup.rounds):
            answer = answers.get(number)
            page = alarms.call(seen, one, answer) if answer is None or role in known else None
        elif isinstance(one, said.Alarmed) and (not one.round or one.round == len(cup.rounds)):
            page = alarms.alarm(seen, one)
        elif isinstance(one, said.Proposed):
            waits = number == newest and cup.proposal is not None
            page = alarms.proposal(seen, one, waits=waits) if waits or role in known else None
        elif isinstance(one, alarms.TOLD) and (
            (started is not None and number > started) or isinstance(one, said.Departed)
        ):
            page = alarms.note(seen, one)
        if page is not None:
            found.append((role, page))
    if found or cup.phase == "running":
        found.insert(0, (f"{STAFF}:welcome", alarms.welcome(seen)))
    return found


def _digest(page: Page) -> str:
    """Tells two pages apart by what is read on them."""
    ids = [str(getattr(item, "custom_id", "")) for row in page.rows for item in row]
    labels = [str(getattr(item, "label", "")) for row in page.rows for item in row]
    return text_digest("\n".join([page.content, *ids, *labels]))
