"""Where organisers are told what needs them: a private thread beside the tournament's post.

A forum has no private threads, and a server may forbid them; then it is told in the post. If the
post itself is out of reach, every organiser hears that by direct message, once.
"""

from collections.abc import Awaitable

import discord
import structlog

from bot.discord_ui.host import Host
from bot.discord_ui.own_messages import SLACK
from bot.discord_ui.tournaments.sight import Sight
from bot.store import tournament_posts
from bot.store.tournament_posts import TournamentPost
from bot.table.durations import HOUR

log = structlog.get_logger()

STAFF = "staff"
"""The role of the note of the thread, and how the roles of what is told there begin."""
LOST = "lost"
"""The role of the note that organisers know that the post is out of reach."""
LONGEST_NAME = 100


class Staff:
    """Opens organisers' threads, lets them in, and tells them where nothing else reaches them."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connection and the host."""
        self.client = client
        self.host = host
        self._refused: dict[int, int] = {}
        """Until when the thread of a tournament is not tried."""

    async def thread(self, seen: Sight) -> int | None:
        """The thread of a tournament's organisers, with all of them in it; None without one."""
        known = (await self.host.tables.tournaments.posts(seen.number)).get(STAFF)
        if known is None or known.message_id is None:
            known = await self._open(seen, known)
        if known is not None:
            await self._let_in(seen, known)
        return None if known is None else known.channel_id

    async def _open(self, seen: Sight, noted: TournamentPost | None) -> TournamentPost | None:
        """Open the thread, noted before, so that a kill in between opens no second one."""
        home, now = self.client.get_channel(seen.row.channel_id), self.host.tables.store.clock()
        if not isinstance(home, discord.TextChannel) or now < self._refused.get(seen.number, 0):
            return None
        name = seen.say("cup-staff-name", title=seen.title).replace("\\", "")[:LONGEST_NAME]
        me = self.client.user.id if self.client.user is not None else 0
        thread = None if noted is None else _left_over(home, name, noted.claimed_at, me)
        if noted is None:
            noted = TournamentPost(seen.number, STAFF, home.id, None, "", now)
            await self._keep(noted)
        try:
            if thread is None:
                kind = discord.ChannelType.private_thread
                thread = await home.create_thread(name=name, type=kind, invitable=False)
        except discord.Forbidden:
            self._refused[seen.number] = now + HOUR
            return None
        post = TournamentPost(seen.number, STAFF, thread.id, thread.id, "", now)
        await self._keep(post)
        return post

    async def _let_in(self, seen: Sight, post: TournamentPost) -> None:
        """Let new organisers in, and those who no longer are out."""
        inside = {int(one) for one in post.digest.split(",") if one}
        wanted = set(seen.leaders)
        if inside == wanted:
            return
        for person in wanted - inside:
            await self._quietly(self.client.http.add_user_to_thread(post.channel_id, person))
        for person in inside - wanted:
            await self._quietly(self.client.http.remove_user_from_thread(post.channel_id, person))
        digest = ",".join(str(one) for one in sorted(wanted))
        await self._keep(
            TournamentPost(
                post.tournament_id, STAFF, post.channel_id, post.message_id, digest, post.claimed_at
            )
        )

    async def _quietly(self, work: Awaitable[object]) -> None:
        try:
            await work
        except discord.HTTPException as error:
            log.info("organiser-not-let-in", code=error.code)

    async def gone(self, seen: Sight) -> None:
        """The thread was deleted or is closed to us: it is forgotten, and tried again later."""
        self._refused[seen.number] = self.host.tables.store.clock() + HOUR
        known = (await self.host.tables.tournaments.posts(seen.number)).get(STAFF)
        if known is not None:
            async with self.host.tables.store.write() as tx:
                await tournament_posts.forget(tx, known)

    async def lost(self, number: int, code: int) -> None:
        """Tell every organiser that the tournament's post cannot be reached; once."""
        cups = self.host.tables.tournaments
        known = (await cups.posts(number)).get(LOST)
        row, cup = await cups.where(number), await cups.get(number)
        if known is not None or row.thread_id is None:
            return
        now = self.host.tables.store.clock()
        await self._keep(TournamentPost(number, LOST, row.thread_id, None, str(code), now))
        for person in sorted(cup.organisers - set(cup.departed)):
            words = (await self.host.people.person(person)).words
            key = "cup-lost-gone" if code in (10003, 10008) else "cup-lost-closed"
            about = {"title": cup.name[:80], "where": f"<#{row.thread_id}>"}
            try:
                channel = await self.client.create_dm(discord.Object(person))
                await channel.send(words.tell(None, key, about))
            except discord.HTTPException as error:
                log.info("organiser-not-told", tournament=number, code=error.code)

    async def found(self, number: int) -> None:
        """The post can be reached; if that is lost again, organisers are told again."""
        known = (await self.host.tables.tournaments.posts(number)).get(LOST)
        if known is not None:
            async with self.host.tables.store.write() as tx:
                await tournament_posts.forget(tx, known)

    async def _keep(self, post: TournamentPost) -> None:
        async with self.host.tables.store.write() as tx:
            await tournament_posts.keep(tx, post)


def _left_over(
    home: discord.TextChannel, name: str, claimed: int, me: int
) -> discord.Thread | None:
    """The thread that an earlier attempt has opened, if it has."""
    since = max(0, claimed - SLACK - discord.utils.DISCORD_EPOCH) << 22
    alike = [
        one
        for one in home.threads
        if one.owner_id == me and one.name == name and one.id > since and one.is_private()
    ]
    return next(iter(alike), None)
