"""A message at a table: its moves are made one after the other, and the answer is one page."""

import asyncio
from dataclasses import dataclass
from typing import Any

from bot.discord_ui import pages
from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.halves import keep_half
from bot.discord_ui.host import Host
from bot.discord_ui.limits import Page
from bot.discord_ui.pictures import with_mirror
from bot.discord_ui.typed import looking, ordering, store, telling
from bot.discord_ui.typed.deciding import Decision, command_in
from bot.discord_ui.typed.listing import few_answers
from bot.discord_ui.typed.message import Message, Step
from bot.discord_ui.typed.ordering import Ordered
from bot.discord_ui.typed.paths import Reading
from bot.discord_ui.typed.segment import SEATING
from bot.discord_ui.typed.store import Offered
from bot.discord_ui.typed.tokens import MOST_MOVES
from bot.kernel import Choose, Illegal
from bot.kernel.asks import AnyAsk
from bot.store import moves
from bot.table import Receipt, TableInfo
from bot.text import Words


@dataclass(frozen=True, slots=True)
class Said:
    """A message to us: by whom, what, and whether others read the answer."""

    user: int
    message: int
    text: str
    public: bool
    words: Words
    guild: int | None = None


class Playing:
    """Makes the moves of one message at one table."""

    def __init__(self, host: Host, said: Said, info: TableInfo) -> None:
        """Take the message and the table it is about."""
        self.host = host
        self.said = said
        self.session = info.session.id
        self.page = Page()
        self.made = 0
        self.panel = False
        """Whether the player's own page is the best answer."""

    async def run(self) -> Page:
        """Make the moves, as far as they can be made; then say what was done and what is open."""
        async with self.host.tables.store.read() as tx:
            if await moves.of_request(tx, self.session, f"m{self.said.message}.0"):
                return Page(self.said.words.say("typed-done"))
        desk = await self._desk()
        message = Message(self.said.text, desk.game)
        while taken := await self._next(desk, message):
            if not message.go_on(taken):
                await self._and_now(await self._desk())
                break
            desk = await self._desk()
        if message.left > 1:
            telling.add(self.page, self.said.words.say("typed-left-out", count=message.left - 1))
        if message.many:
            telling.add(self.page, self.said.words.say("typed-too-many", most=MOST_MOVES))
        return telling.finished(self.page)

    async def _next(self, desk: Desk, message: Message) -> int:
        """Make the next move of these; how many of them that took, 0 if it could not be made."""
        if desk.view is None:
            return await self._seat(desk, message)
        try:
            # Beside the event loop: a wall of words takes a while, and others are playing.
            heard = await asyncio.to_thread(message.read, desk)
        except Illegal as refusal:
            await self._refused(desk, refusal)
            return 0
        if heard.line is not None:
            return await self._line(desk, heard.line) and (heard.taken or 1)
        if heard.plan is not None:
            return await self._plan(desk, *heard.plan)
        if heard.order is not None:
            return await self._order(desk, heard.order)
        assert heard.decision is not None
        return await self._decided(desk, heard.decision, agrees=heard.agrees)

    async def _line(self, desk: Desk, steps: list[Step]) -> bool:
        """Make moves in a form of the game's own; a refused assignment keeps its half."""
        try:
            self._may_play(desk)
            receipt = await self.host.tables.moves.take(
                self.session, self.said.user, steps, self.request()
            )
        except Illegal as refusal:
            kept = await keep_half(self.host, desk, self.said.user, steps)
            desk = await self._desk()
            if kept and not self.said.public:
                self.page = pages.panel(desk, note=f"⚠️ {desk.illegal(refusal)}")
            else:
                await self._refused(desk, refusal)
            return False
        telling.add(self.page, desk.say("typed-done"))
        self._tell(desk, receipt)
        return True

    async def _plan(self, desk: Desk, ask: AnyAsk, value: Any) -> int:
        """A move written before its turn is a plan; nobody else is told what it is."""
        try:
            self._may_play(desk)
            plain = ask.check(value)
        except Illegal as refusal:
            await self._refused(desk, refusal)
            return 0
        draft = Draft(picks=plain) if isinstance(ask, Choose) else Draft(shares=plain)
        tables, user = self.host.tables, self.said.user
        await tables.drafts.save(self.session, user, ask.id, draft.model_dump(), plan=plain)
        desk = await self._desk()
        kept = desk.say("ui-plan-kept")
        telling.add(self.page, kept)
        if not self.said.public:
            desk.planning, desk.draft = ask, draft
            self.page = pages.panel(desk, note=kept)
        return 1

    async def _desk(self) -> Desk:
        return await self.host.desk(self.session, self.said.words, self.said.user)

    async def _decided(self, desk: Desk, decision: Decision, *, agrees: bool) -> int:
        """Do what is certain, offer what is not; how many moves were made."""
        try:
            if decision.kind == "command":
                return await self._command(desk, decision.command)
            self._may_play(desk)
            if decision.kind == "do":
                await self._do(desk, decision.readings[0])
                return decision.taken
            if decision.kind != "refuse" and agrees:
                return await self._confirm(desk)
        except Illegal as refusal:
            await self._refused(desk, refusal)
            return 0
        await self._not_done(desk, decision)
        return 0

    async def _order(self, desk: Desk, ordered: Ordered) -> int:
        """Change a standing order, or ask what it shall be."""
        assert desk.view is not None
        assert desk.rules is not None
        known = desk.rules.orders(desk.view)
        if ordered.value is None:
            page = ordering.which(desk, known, ordered.key, self.said.public)
            telling.add(self.page, page.content)
            self.page.rows = page.rows
            return 1
        key, value, request = ordered.key, ordered.value, self.request()
        try:
            await self.host.tables.moves.prefer(self.session, self.said.user, key, value, request)
        except Illegal as refusal:
            await self._refused(desk, refusal)
            return 0
        done = ordering.saved(await self._desk(), known, ordered, self.said.public)
        telling.add(self.page, done)
        return 1

    def _may_play(self, desk: Desk) -> None:
        """Refuse those who do not sit here, and games that take no moves."""
        if desk.info.seat_of(self.said.user) is None:
            raise Illegal("table-not-seated")
        status = desk.info.session.status
        if status in ("paused", "finished", "cancelled"):
            raise Illegal(f"table-{status}")

    async def _do(self, desk: Desk, reading: Reading) -> None:
        receipt = await self._taken(reading.answers)
        left, reading = receipt.left - reading.optional, reading.without(receipt.left)
        asks = [ask for ask, _ in reading.steps]
        shown = telling.may_be_read(desk, asks, self.said.public)
        what = telling.in_words(desk, reading)
        told = desk.say("typed-did", what=what) if shown else desk.say("typed-done")
        telling.add(self.page, told)
        self._tell(desk, receipt, left)

    async def _taken(self, answers: list[tuple[int | str, Any]]) -> Receipt:
        """Take a chain; where something else is asked first, without its last answers."""
        tables, request = self.host.tables, self.request()
        return await tables.moves.take(self.session, self.said.user, answers, request, partly=True)

    def _tell(self, desk: Desk, receipt: Receipt, left: int = 0) -> None:
        telling.add(self.page, telling.happened(desk, receipt.events, self.said.public))
        if left > 0:
            telling.add(self.page, desk.say("typed-waits"))
        self.panel = True

    async def _confirm(self, desk: Desk) -> int:
        """`yes` to the only reading that was offered."""
        offer = await store.kept(self.host, self.said.user)
        asked = [ask.id for ask in desk.view.asks] if desk.view else []
        if offer is None or offer.session != self.session or offer.ask not in asked:
            raise Illegal("typed-gone")
        if len(offer.readings) != 1:
            await self._offer(desk, offer)
            return 0
        receipt = await self._taken(offer.readings[0])
        left = receipt.left - offer.optional[0]
        await store.forget(self.host, self.said.user)
        telling.add(self.page, desk.say("typed-done"))
        self._tell(desk, receipt, left)
        return 1

    async def _not_done(self, desk: Desk, decision: Decision) -> None:
        if decision.kind == "offer":
            await self._offer(desk, offer_of(desk, self.said, decision.readings))
        elif decision.refusal is not None:
            await self._refused(desk, await self._reason(decision) or decision.refusal)
        else:
            await self._why(desk, desk.say("typed-not-understood"))

    async def _reason(self, decision: Decision) -> Illegal | None:
        """What the rules themselves say to what cannot be done."""
        try:
            for reading in decision.readings:
                await self._taken(reading.answers)
        except Illegal as refusal:
            return refusal
        return None

    async def _refused(self, desk: Desk, refusal: Illegal) -> None:
        await self._why(desk, f"⚠️ {desk.illegal(refusal)}")

    async def _why(self, desk: Desk, note: str) -> None:
        """Say why nothing was done and what is open; a hidden question is not given away."""
        view = desk.view
        mine = view is not None and view.viewer is not None and not view.finish
        running = mine and desk.info.session.status == "running"
        near = few_answers(view) if view is not None and running else []
        if near or (self.said.public and telling.guarded(desk)):
            offer = offer_of(desk, self.said, near)
            offer.note = note
            await self._offer(desk, offer)
            if self.said.public and offer.hidden:
                return
        elif view is not None and view.asks and running and not self.said.public:
            # Lists and forms with everything that can be answered.
            self.page = pages.panel(desk, note="\n".join(filter(None, (self.page.content, note))))
            return
        else:
            telling.add(self.page, note)
        if view is not None and mine and not view.asks:
            # Whom the game waits for is told in private only, where a veil may stay on.
            nothing = "" if self.said.public else pages.nothing_owed(desk, view)
            telling.add(self.page, nothing or desk.say("typed-nothing-asked"))
        if desk.info.session.status == "running":
            telling.open_now(desk, self.page, self.said.public)

    async def _offer(self, desk: Desk, offer: Offered) -> None:
        await store.keep(self.host, offer)
        page = telling.offered(desk, offer, self.said.public)
        telling.add(self.page, page.content)
        self.page.rows = page.rows

    async def _command(self, desk: Desk, command: str) -> int:
        if command == "undo":
            self._may_play(desk)
            receipt = await self.host.tables.history.undo(
                self.session, self.said.user, self.request()
            )
            self._tell(desk, receipt)
            return 1
        looked = await looking.look(self.host, desk, command, self.said.user, self.said.public)
        telling.add(self.page, looked.content)
        self.page.rows = looked.rows or self.page.rows
        self.page.files = looked.files or self.page.files
        if command == "help":
            telling.open_now(desk, self.page, self.said.public)
        return 1

    async def _seat(self, desk: Desk, message: Message) -> int:
        """Before the game begins: join, leave, fill, start."""
        command = command_in(message.words, SEATING)
        tables, user = self.host.tables, self.said.user
        ways = {
            "join": tables.lobby.join,
            "leave": tables.seats.leave,
            "fill": tables.lobby.fill_with_standins,
            "start": tables.lobby.start,
        }
        try:
            if not command:
                raise Illegal("table-not-started")
            await ways[command](self.session, user)
        except Illegal as refusal:
            await self._refused(desk, refusal)
            return 0
        telling.add(self.page, desk.say("typed-done"))
        return 1

    async def _and_now(self, desk: Desk) -> None:
        """After moves: in private the player's own page, in public what all may read."""
        if not self.panel or desk.view is None:
            return
        if self.said.public or desk.view.viewer is None:
            telling.open_now(desk, self.page, self.said.public)
            return
        files = self.page.files
        page = pages.panel(desk, note=self.page.content[: telling.ROOM_FOR_OPTIONS])
        page.files = files
        self.page = await with_mirror(self.host.studio_for(self.said.user), desk, page)

    def request(self) -> str:
        """The name of the next move: the same when the same message comes again."""
        self.made += 1
        return f"m{self.said.message}.{self.made - 1}"


def offer_of(desk: Desk, said: Said, readings: list[Reading]) -> Offered:
    """Readings as they are kept until a button is pressed."""
    asks = [ask for reading in readings for ask, _ in reading.steps]
    return Offered(
        user=said.user,
        message=said.message,
        session=desk.session_id,
        ask=asks[0].id if asks else 0,
        hidden=telling.guarded(desk) or not telling.may_be_read(desk, asks, public=True),
        readings=[reading.answers for reading in readings],
        optional=[reading.optional for reading in readings],
        labels=[telling.in_words(desk, reading) for reading in readings],
    )
