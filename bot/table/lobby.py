"""Before the game: opening, joining, arranging and starting tables."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from bot.kernel import Illegal, Rng, Rules, begin
from bot.kernel.labels import label_of
from bot.store import decks, requests, sessions
from bot.store.rows import Json, Seat
from bot.store.search import OPEN
from bot.table.open_table import OpenTable, TableInfo
from bot.table.options import check_options, usual_seats
from bot.table.repository import Repository
from bot.table.rights import audit, check_free, check_impartial
from bot.table.standins import StandIns

LONGEST_TITLE = 100
"""A thread's name on Discord has no more characters."""


class Lobby:
    """Opens tables, seats people at them, and starts their games.

    Where only the host may do something, `moderator=True` says that the caller has made sure that
    this user may do it anyway.
    """

    def __init__(
        self, repository: Repository, standins: StandIns, seeds: Callable[[], str]
    ) -> None:
        """Take what opens sessions, who plays seats without a person, and a source of seeds."""
        self._repository = repository
        self._standins = standins
        self._seeds = seeds

    async def create(
        self,
        guild: int,
        channel: int,
        host: int,
        game: str,
        title: str,
        options: Mapping[str, Any],
        *,
        seats: int | None = None,
        language: str = "en",
        thread: int | None = None,
        standins: bool = False,
        request_id: str | None = None,
    ) -> TableInfo:
        """Open a table with its host seated; `standins` fill the other seats.

        `request_id` is one that `begin_opening` has noted: its table is opened once.
        """
        rules = self._rules(game)
        chosen = check_options(rules, options)
        if seats is not None:
            rules.check_options(seats, chosen)
        async with self._repository.store.write() as tx:
            known = await requests.get(tx, request_id) if request_id is not None else None
            if known is not None and known.session_id is not None:
                return await self._repository.info(tx, known.session_id)
            session_id = await sessions.create(
                tx,
                game=game,
                title=_title(title),
                guild_id=guild,
                channel_id=channel,
                thread_id=thread,
                host_user=host,
                options=chosen.model_dump(mode="json"),
                seats=seats or usual_seats(rules, chosen),
                language=language,
            )
            info = await self._repository.info(tx, session_id)
            empty = {"kind": "standin", "joined_at": tx.now} if standins else {}
            rows: list[Json] = [{"seat": number} | empty for number in range(info.session.seats)]
            rows[0] |= {"kind": "human", "user_id": host, "joined_at": tx.now}
            await sessions.replace_seats(tx, session_id, rows)
            if request_id is not None:
                about = {"session_id": session_id, "thread_id": thread}
                await requests.finish(tx, request_id, **about)
            table = OpenTable(tx, await self._repository.info(tx, session_id), rules, None)
            table.want("lobby")
            await table.save([])
        self._repository.outbox_woken.set()
        return table.info

    async def join(self, session_id: int, user_id: int) -> TableInfo:
        """Seat the user on an open seat, or in a stand-in's place if none is left."""
        async with self._repository.change(session_id) as table:
            table.expect("lobby")
            if table.info.seat_of(user_id) is not None:
                raise Illegal("table-already-seated")
            free = [seat for seat in table.seats if seat.kind == "open"]
            free += [seat for seat in table.seats if seat.kind == "standin"]
            if not free:
                raise Illegal("table-full", max=len(table.seats))
            await _sit(table, free[0].seat, user_id)
            return table.info

    async def choose_seat(self, session_id: int, user_id: int, seat: int) -> TableInfo:
        """Move the user to this seat; whoever sits there without having chosen it moves over."""
        async with self._repository.change(session_id) as table:
            table.expect("lobby")
            mine, wanted = table.seat_of(user_id), table.seat(seat)
            if mine.seat == wanted.seat:
                await table.set_seat(seat, chosen=True)
            elif wanted.chosen:
                raise Illegal("table-seat-taken", user=label_of("user", wanted.user_id))
            else:
                await _swap(table, mine, wanted)
            table.want("lobby")
            return table.info

    async def set_options(
        self,
        session_id: int,
        user_id: int,
        changes: Mapping[str, Any],
        *,
        seats: int | None = None,
        letters: bool | None = None,
        moderator: bool = False,
    ) -> TableInfo:
        """Change some of the game's options, the number of seats, or whether letters go."""
        async with self._repository.change(session_id) as table:
            table.expect("lobby")
            await _host_only(table, user_id, moderator, "options", **changes)
            chosen = check_options(table.rules, table.session.options | dict(changes))
            count = seats or table.session.seats
            table.rules.check_options(count, chosen)
            if count != len(table.seats):
                await _resize(table, count)
            if letters is not None:
                await table.change(letters=letters)
            await table.change(options=chosen.model_dump(mode="json"), seats=count)
            table.want("lobby")
            return table.info

    async def fill_with_standins(self, session_id: int, user_id: int) -> TableInfo:
        """Seat a stand-in player on every open seat."""
        async with self._repository.change(session_id) as table:
            table.expect("lobby")
            await _host_only(table, user_id, False, "options")
            for seat in [seat for seat in table.seats if seat.kind == "open"]:
                await table.set_seat(seat.seat, kind="standin", joined_at=table.tx.now)
            table.want("lobby")
            return table.info

    async def start(self, session_id: int, user_id: int, *, moderator: bool = False) -> TableInfo:
        """Start the game with those who sit there, and return the table.

        Who chose a seat keeps it; all others are seated at random. A chosen seat that this number
        of players leaves out is as good as none.
        """
        async with self._repository.change(session_id) as table:
            table.expect("lobby")
            await _host_only(table, user_id, moderator, "start")
            seed = self._seeds()
            players = [seat for seat in table.seats if seat.kind != "open"]
            if len(players) < table.rules.players[0]:
                raise Illegal("table-too-few", min=table.rules.players[0])
            options = check_options(table.rules, table.session.options)
            seating = _seating(players, seed)
            options = await _with_brought(table, options, seating)
            out = begin(table.rules, len(players), options, seed)
            await _seat_all(table, seating)
            count = len(players)
            await table.change(seats=count)
            await sessions.keep_seed(table.tx, session_id, seed)
            table.record("start", out.state, out.events, True, None, user_id, {"seats": count})
            await self._standins.play(table)
            table.want("lobby")
        return await self._repository.stored(session_id)

    async def cancel(self, session_id: int, user_id: int, *, moderator: bool = False) -> TableInfo:
        """Close the table, before or during the game."""
        async with self._repository.change(session_id) as table:
            table.expect("lobby", "running", "paused")
            await _host_only(table, user_id, moderator, "close")
            if table.session.host_user != user_id:
                await check_impartial(table, user_id, "none")
            table.want("lobby")
            await decks.clear(table.tx, session_id)
            if table.session.status != "lobby":
                table.notice("table-was-cancelled", user=label_of("user", user_id))
            await table.change(status="cancelled", finished_at=table.tx.now)
            return table.info

    async def check_hosting(
        self, user_id: int, guild: int, *, here: int | None, everywhere: int
    ) -> None:
        """Raise Illegal if the user hosts enough open tables; `here` None means no limit."""
        async with self._repository.store.read() as tx:
            hosted = await sessions.hosted(tx, user_id, OPEN)
        if here is not None and hosted.get(guild, 0) >= here:
            raise Illegal("table-too-many-here", most=here)
        if sum(hosted.values()) >= everywhere:
            raise Illegal("table-too-many-everywhere", most=everywhere)

    def _rules(self, game: str) -> Rules[Any]:
        try:
            return self._repository.games[game]
        except KeyError:
            raise Illegal("table-unknown-game", game=game[:40]) from None


def _title(title: str) -> str:
    plain = " ".join(title.split())
    if not plain or len(plain) > LONGEST_TITLE:
        raise Illegal("table-title", max=LONGEST_TITLE)
    return plain


async def _host_only(
    table: OpenTable, user_id: int, moderator: bool, action: str, **detail: Any
) -> None:
    """Refuse everybody but the host and moderators, and write down what a moderator does."""
    await check_free(table)
    host = table.session.host_user
    if host == user_id:
        return
    if not moderator:
        raise Illegal("table-not-host", user=label_of("user", host))
    await audit(table, action, user_id, detail)


async def _sit(table: OpenTable, seat: int, user_id: int) -> None:
    await table.set_seat(seat, kind="human", user_id=user_id, joined_at=table.tx.now)
    table.want("lobby")


async def _swap(table: OpenTable, mine: Seat, wanted: Seat) -> None:
    """Exchange two seats in three steps, since nobody may hold two seats even for a moment."""
    at = mine.seat
    await table.set_seat(at, user_id=None)
    await table.set_seat(
        wanted.seat, kind="human", user_id=mine.user_id, chosen=True, joined_at=mine.joined_at
    )
    await table.set_seat(
        at, kind=wanted.kind, user_id=wanted.user_id, chosen=False, joined_at=wanted.joined_at
    )


async def _resize(table: OpenTable, count: int) -> None:
    players = [seat for seat in table.seats if seat.kind != "open"]
    if len(players) > count:
        raise Illegal("table-too-many-seated", seated=len(players), seats=count)
    kept = {seat.seat: seat for seat in players if seat.seat < count}
    free = (number for number in range(count) if number not in kept)
    kept |= {next(free): seat for seat in players if seat.seat >= count}
    rows = [
        _row(number, kept[number]) if number in kept else {"seat": number}
        for number in range(count)
    ]
    await _lay_out(table, rows)


def _seating(players: Sequence[Seat], seed: str) -> dict[int, Seat]:
    """Return which player gets which seat: the chosen one, or one by lot."""
    chance = Rng(seed=f"{seed}/seating")
    seated = {seat.seat: seat for seat in players if seat.chosen and seat.seat < len(players)}
    free = [number for number in range(len(players)) if number not in seated]
    others = [seat for seat in players if seat.seat not in seated]
    chance.shuffle(others)
    return seated | dict(zip(free, others, strict=True))


async def _with_brought(
    table: OpenTable, options: BaseModel, seating: Mapping[int, Seat]
) -> BaseModel:
    """Return the options with what each seat brought; the game has its own copy from now on."""
    known = await decks.brought(table.tx, table.session.id)
    mine = [known.get(seating[number].user_id or 0) for number in range(len(seating))]
    for one in mine:
        if one is not None:
            table.rules.check_brought(options, one)
    await decks.clear(table.tx, table.session.id)
    return table.rules.with_brought(options, mine)


async def _seat_all(table: OpenTable, seating: Mapping[int, Seat]) -> None:
    await _lay_out(table, [_row(number, seating[number]) for number in range(len(seating))])
    for seat in table.seats:
        await sessions.note_holder(table.tx, table.session.id, seat.seat, seat.kind, seat.user_id)


async def _lay_out(table: OpenTable, rows: Sequence[Json]) -> None:
    await sessions.replace_seats(table.tx, table.session.id, rows)
    table.seats = await sessions.seats(table.tx, table.session.id)


def _row(number: int, seat: Seat) -> Json:
    return {
        "seat": number,
        "kind": seat.kind,
        "user_id": seat.user_id,
        "chosen": seat.chosen and seat.seat == number,
        "joined_at": seat.joined_at,
    }
