"""A message at a table: its moves are made one after the other, and the answer is one page."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.discord_ui import answers, proposals, table_pages, typed_answers
from bot.discord_ui.assign_forms import keep_half
from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk, Draft, did, lexicon, may_be_read, move_in_words, prompt
from bot.discord_ui.host import Host
from bot.discord_ui.page import Page, Press, button, checked, tail
from bot.discord_ui.proposals import Offered
from bot.discord_ui.standing_orders import titles
from bot.kernel import Assign, Choose, Event, Illegal
from bot.kernel.asks import AnyAsk
from bot.reader import Message, Move, Ordered, Reading
from bot.reader.listing import few_answers
from bot.reader.looks import SEATING, look_in
from bot.reader.text import MOST_MOVES
from bot.store import moves
from bot.table import Receipt, TableInfo
from bot.table.waits import Place
from bot.text import Words

DONE = "✅"
NO_MOVE = "❔"
"""Put under talk that mentions us, instead of an answer."""
ROOM_FOR_EVENTS = 700


@dataclass(frozen=True, slots=True)
class Said:
    """A message to us: by whom, what, and whether others read the answer."""

    user: int
    message: int
    text: str
    public: bool
    words: Words
    guild: int | None = None


class TypedMoves:
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
        message = Message(self.said.text)
        while taken := await self._next(desk, message):
            if not message.go_on(taken):
                await self._and_now(await self._desk())
                break
            desk = await self._desk()
        if message.left > 1 and not self.page.reaction:
            self.page.add(self.said.words.say("typed-left-out", count=message.left - 1))
        if message.many:
            self.page.add(self.said.words.say("typed-too-many", most=MOST_MOVES))
        return checked(self.page)

    async def _desk(self) -> Desk:
        return await self.host.desk(self.session, self.said.words, self.said.user)

    async def _next(self, desk: Desk, message: Message) -> int:
        """Make the next move; return how many parts it took, 0 if it could not be made."""
        if desk.view is None:
            return await self._seat(desk, message)
        try:
            # Beside the event loop: a wall of words takes a while, and others are playing.
            reading = await asyncio.to_thread(message.read, prompt(desk))
            return await self._read(desk, reading)
        except Illegal as refusal:
            await self._refused(desk, refusal)
            return 0

    async def _read(self, desk: Desk, reading: Reading) -> int:
        """Do what a reading says; return how many parts of the message are done."""
        if reading.kind == "look":
            return await self._look(desk, reading.look)
        if reading.kind == "silence" and not reading.agrees:
            await self._silence(desk)
            return 0
        self._may_play(desk)
        if reading.kind == "do":
            await self._do(desk, reading.moves[0])
            return reading.taken
        if reading.kind == "note":
            return await self._note(desk, reading.moves[0]) and reading.taken
        if reading.kind == "plan":
            return await self._plan(desk, *reading.moves[0].steps[0])
        if reading.kind == "order" and reading.order is not None:
            return await self._order(desk, reading.order)
        if reading.agrees and reading.kind != "refuse":
            return await self._confirm(desk)
        await self._not_done(desk, reading)
        return 0

    async def _do(self, desk: Desk, move: Move) -> None:
        try:
            receipt = await self._taken(move.answers)
        except Illegal:
            await keep_half(self.host, desk, self.said.user, move.answers)
            raise
        left, move = receipt.left - move.optional, move.without(receipt.left)
        self.page.add(did(desk, move, self.said.public))
        self._tell(desk, receipt, left)

    async def _taken(self, answers: list[tuple[int | str, Any]]) -> Receipt:
        """Take a chain of answers; the last ones are left out if something else is asked."""
        take, user = self.host.tables.moves.take, self.said.user
        place: Place = "table" if self.said.public else "private"
        return await take(self.session, user, answers, self.request(), partly=True, place=place)

    def _tell(self, desk: Desk, receipt: Receipt, left: int = 0) -> None:
        self.page.add(happened(desk, receipt.events, self.said.public))
        if left > 0:
            self.page.add(desk.say("typed-waits"))
        self.panel = True

    async def _note(self, desk: Desk, move: Move) -> bool:
        """Keep what is told of a form so far, and say what is missing."""
        ask, value = move.steps[-1]
        if not isinstance(ask, Assign) or not ask.id:
            await self._do(desk, move)
            return True
        await keep_half(self.host, desk, self.said.user, [(ask.id, value)])
        self.request()
        missing = len(ask.keys) - len(value)
        note = desk.say("typed-noted", missing=missing)
        if self.said.public:
            self.page.add(note)
            self.page.rows = [table_pages.hand_button(desk)]
        else:
            self.page = table_pages.panel(await self._desk(), note=note)
        return True

    async def _plan(self, desk: Desk, ask: AnyAsk, value: Any) -> int:
        """A move written before its turn is a plan; nobody else is told what it is."""
        plain = ask.check(value)
        draft = Draft(picks=plain) if isinstance(ask, Choose) else Draft(shares=plain)
        tables, user = self.host.tables, self.said.user
        await tables.drafts.save(self.session, user, ask.id, draft.model_dump(), plan=plain)
        desk = await self._desk()
        kept = desk.say("ui-plan-kept")
        self.page.add(kept)
        if not self.said.public:
            desk.planning, desk.draft = ask, draft
            self.page = table_pages.panel(desk, note=kept)
        return 1

    async def _order(self, desk: Desk, ordered: Ordered) -> int:
        """Change a standing order, or ask what it shall be."""
        assert desk.view is not None
        assert desk.rules is not None
        known = desk.rules.orders(desk.view)
        if not ordered.key:
            listed = [*titles(desk, known).values()][:25]
            raise Illegal("typed-which-order", options=listed)
        if ordered.value is None:
            page = typed_answers.which_order(desk, known, ordered.key, self.said.public)
            self.page.add(page.content)
            self.page.rows = page.rows
            return 1
        key, value, request = ordered.key, ordered.value, self.request()
        await self.host.tables.moves.prefer(self.session, self.said.user, key, value, request)
        self.page.add(
            typed_answers.order_saved(await self._desk(), known, ordered, self.said.public)
        )
        return 1

    def _may_play(self, desk: Desk) -> None:
        """Refuse those who do not sit here, and games that take no moves."""
        if desk.info.seat_of(self.said.user) is None:
            raise Illegal("table-not-seated")
        status = desk.info.session.status
        if status in ("paused", "finished", "cancelled"):
            raise Illegal(f"table-{status}")

    async def _confirm(self, desk: Desk) -> int:
        """`yes` to the only move that was proposed; else it is talk."""
        offer = await proposals.kept(self.host, self.said.user)
        asked = [ask.id for ask in desk.view.asks] if desk.view else []
        if offer is None or offer.session != self.session or offer.ask not in asked:
            await self._silence(desk)
            return 0
        if len(offer.readings) != 1:
            await self._offer(desk, offer)
            return 0
        receipt = await self._taken(offer.readings[0])
        left = receipt.left - offer.optional[0]
        await proposals.forget(self.host, self.said.user)
        self.page.add(desk.say("typed-done"))
        self._tell(desk, receipt, left)
        return 1

    async def _not_done(self, desk: Desk, reading: Reading) -> None:
        if reading.look == "undo":
            press = Press("undo", self.session)
            self.page.add(desk.say("typed-unsure-undo"))
            self.page.rows = [[button(press, desk.say("ui-undo"), emoji="↩️")]]
        elif reading.kind == "offer":
            await self._offer(desk, offer_of(desk, self.said, reading.moves))
        elif reading.refusal is not None:
            reason = await self._reason(reading) or reading.refusal
            if reading.half:
                await keep_half(self.host, desk, self.said.user, reading.moves[0].answers)
                desk = await self._desk()
            await self._refused(desk, reason)
        else:
            await self._why(desk, desk.say("typed-which"))

    async def _reason(self, reading: Reading) -> Illegal | None:
        """What the rules themselves say to what cannot be chosen; nothing is done."""
        for move in reading.moves:
            found = await self.host.tables.moves.refusal(self.session, self.said.user, move.answers)
            if found is not None:
                return found
        return None

    async def _silence(self, desk: Desk) -> None:
        """Nothing in it is a move: in public talk is left alone, in private one is told so."""
        if self.page.content:
            return
        if self.said.public:
            self.page.reaction = NO_MOVE
            return
        await self._why(desk, desk.say("typed-not-understood"))

    async def _refused(self, desk: Desk, refusal: Illegal) -> None:
        await self._why(desk, f"⚠️ {desk.illegal(refusal)}")

    async def _why(self, desk: Desk, note: str) -> None:
        """Say why nothing was done and what is open; a hidden question is not given away."""
        view = desk.view
        mine = view is not None and view.viewer is not None and not view.finish
        running = mine and desk.info.session.status == "running"
        near = few_answers(view, lexicon(desk.game)) if view is not None and running else []
        if near or (self.said.public and typed_answers.guarded(desk)):
            offer = offer_of(desk, self.said, near)
            offer.note = note
            await self._offer(desk, offer)
            if self.said.public and offer.hidden:
                return
        elif view is not None and view.asks and running and not self.said.public:
            # Lists and forms with everything that can be answered.
            self.page = table_pages.panel(
                desk, note="\n".join(filter(None, (self.page.content, note)))
            )
            return
        else:
            self.page.add(note)
        if view is not None and mine and not view.asks:
            # Whom the game waits for is told in private only, where a veil may stay on.
            nothing = "" if self.said.public else table_pages.nothing_owed(desk, view)
            self.page.add(nothing or desk.say("typed-nothing-asked"))
        if desk.info.session.status == "running":
            typed_answers.open_now(desk, self.page, self.said.public)

    async def _offer(self, desk: Desk, offer: Offered) -> None:
        await proposals.keep(self.host, offer)
        page = typed_answers.offered(desk, offer, self.said.public)
        self.page.add(page.content)
        self.page.rows = page.rows

    async def _look(self, desk: Desk, what: str) -> int:
        if what == "undo":
            self._may_play(desk)
            receipt = await self.host.tables.history.undo(
                self.session, self.said.user, self.request()
            )
            self._tell(desk, receipt)
            return 1
        looked = await typed_answers.look(self.host, desk, what, self.said.user, self.said.public)
        self.page.add(looked.content)
        self.page.rows = looked.rows or self.page.rows
        self.page.files = looked.files or self.page.files
        if what == "help":
            typed_answers.open_now(desk, self.page, self.said.public)
        return 1

    async def _seat(self, desk: Desk, message: Message) -> int:
        """Before the game begins: join, leave, fill, start."""
        command = look_in(message.words, SEATING)
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
        self.page.add(desk.say("typed-done"))
        return 1

    async def _and_now(self, desk: Desk) -> None:
        """After moves: in private the player's own page, in public what all may read.

        Where nothing is asked of the player any more, the table's own message tells the move.
        """
        if not self.panel or desk.view is None:
            return
        if self.said.public or desk.view.viewer is None:
            owed = any(ask.owed for ask in desk.view.asks)
            if not owed and not self.page.rows and not self.page.files:
                self.page = Page(reaction=DONE)
                return
            typed_answers.open_now(desk, self.page, self.said.public)
            return
        files = self.page.files
        page = table_pages.panel(desk, note=self.page.content[: typed_answers.ROOM_FOR_OPTIONS])
        page.files = files
        self.page = await self.host.with_mirror(page, desk, self.said.user)

    def request(self) -> str:
        """The name of the next move: the same when the same message comes again."""
        self.made += 1
        return f"m{self.said.message}.{self.made - 1}"


def happened(desk: Desk, events: Sequence[Event], public: bool) -> str:
    """What came of a move, as far as it may be told here."""
    told = [desk.event(event) for event in events if event.to is None or not public]
    return tail(told, ROOM_FOR_EVENTS, "…") if told else ""


def offer_of(desk: Desk, said: Said, found: list[Move]) -> Offered:
    """Moves as they are kept until a button is pressed."""
    asks = [ask for move in found for ask, _ in move.steps]
    return Offered(
        user=said.user,
        message=said.message,
        session=desk.session_id,
        ask=asks[0].id if asks else 0,
        hidden=typed_answers.guarded(desk) or not may_be_read(asks, public=True),
        readings=[move.answers for move in found],
        optional=[move.optional for move in found],
        labels=[move_in_words(desk, move) for move in found],
    )


# The buttons under a proposal: only the one who wrote the message can press them.


def _place(arg: str) -> int:
    last = arg.rpartition(".")[2]
    return int(last) if last.isascii() and last.isdecimal() and len(last) < 3 else -1


async def take(context: Context) -> Page:
    """Make the move that was proposed."""
    user = context.user_id
    offer = await proposals.pressed(context.host, user, context.press.arg)
    desk = await context.desk()
    place = _place(context.press.arg)
    asked = [ask.id for ask in desk.view.asks] if desk.view else []
    if offer.session != context.press.session or not 0 <= place < len(offer.readings):
        raise Illegal("typed-gone")
    if offer.ask not in asked:
        raise Illegal("already-decided")
    chain, optional = offer.readings[place], offer.optional[place]
    receipt = await context.host.tables.moves.take(
        offer.session, user, chain, context.request_id, partly=True, place=context.place
    )
    await proposals.forget(context.host, user)
    if context.in_panel:
        return await answers.told(context, receipt, optional)
    page = Page()
    seat = desk.view.viewer if desk.view else None
    who = desk.label(seat) if seat is not None else ""
    done = "typed-done" if offer.hidden else "typed-did"
    page.add(desk.say(done, who=who, what=offer.labels[place]))
    page.add(happened(desk, receipt.events, public=True))
    if receipt.left > optional:
        page.add(desk.say("typed-waits"))
    typed_answers.open_now(await context.desk(anew=True), page, public=True)
    return checked(page)


async def show(context: Context) -> Page:
    """Show what could be meant to the one who wrote it, and to nobody else."""
    offer = await proposals.pressed(context.host, context.user_id, context.press.arg)
    desk = await context.desk()
    return checked(typed_answers.offered(desk, offer, public=False))


async def at_table(context: Context) -> Page:
    """Make the moves of a message at the table that was chosen."""
    offer = await proposals.pressed(context.host, context.user_id, context.press.arg)
    if not offer.text:
        raise Illegal("typed-gone")
    info = await context.info()
    await proposals.forget(context.host, context.user_id)
    said = Said(
        context.user_id,
        offer.message,
        offer.text,
        not context.in_panel,
        context.person.words,
        context.interaction.guild_id,
    )
    page = await TypedMoves(context.host, said, info).run()
    if page.empty:
        key = "typed-done" if page.reaction == DONE else "typed-not-understood"
        page.content = context.person.words.say(key)
    return page
