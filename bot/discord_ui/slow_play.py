"""Slow play on Discord: reminders, open seats, what waits for somebody; and their buttons."""

from collections.abc import Sequence
from typing import Any

from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import (
    CONTENT,
    DOES,
    ONE_OF,
    ROW_BUTTONS,
    ROWS,
    Item,
    Page,
    Press,
    button,
    checked,
    in_rows,
    tail,
)
from bot.discord_ui.table_pages import hand_button
from bot.kernel import Illegal
from bot.kernel.labels import label_of
from bot.store.rows import Session
from bot.table import Owed, TableInfo
from bot.text import Words

MOST_BUTTONS = ROWS * ROW_BUTTONS


def remind(desk: Desk, why: str, user: int, owed: Owed) -> str:
    """A ping that says what is owed, by its public name alone."""
    due = "" if owed.due is None else f"<t:{owed.due // 1000}:R>"
    if why in ("half", "hour") and not due:
        why = "nudge"
    what = desk.words.public(desk.game, owed.public)
    return desk.say(f"slow-remind-{why}", user=f"<@{user}>", what=what, due=due)


def mute_button(desk: Desk) -> Item:
    """A button that ends reminders."""
    return button(Press("mute", desk.session_id), desk.say("slow-mute"), emoji="🔕")


def whisper(desk: Desk, why: str, user: int, owed: Owed) -> Page:
    """A reminder for one reader alone, so it says which table it is about."""
    session = desk.info.session
    table = f"**{plain(session.title, 100)}** · {_where(session)}"
    page = Page(f"{table}\n{remind(desk, why, user, owed)}", mentions=[user], kept=table)
    page.rows = [[*hand_button(desk), mute_button(desk)]]
    return checked(page)


def open_seat(desk: Desk, seat: int) -> Page:
    """An announcement that somebody is wanted."""
    text = desk.say("slow-open", seat=desk.label(seat))
    return checked(Page(text, rows=[[seat_button(desk, seat)]], kept=text))


def seat_button(desk: Desk, seat: int) -> Item:
    """A button that takes an open seat."""
    press = Press("takeover", desk.session_id, 0, str(seat))
    return button(press, desk.say("slow-take-over"), DOES, emoji="🪑")


def overtime(desk: Desk, seat: int, role: int | None) -> Page:
    """A call for the moderators."""
    who = desk.say("slow-moderators") if role is None else f"<@&{role}>"
    return checked(Page(desk.say("slow-overtime", who=who, seat=label_of("seat", seat)), role=role))


def mine(words: Words, owed: list[Owed], head: str, played: Sequence[TableInfo] = ()) -> Page:
    """Everything that waits for somebody, with the buttons to act right there.

    `played` are the tables at which a stand-in has taken their seat.
    """
    if not owed and not played:
        return Page(words.say("slow-mine-nothing"))
    lines = [_line(words, one) for one in owed]
    lines += [
        words.say("slow-mine-played", title=plain(one.session.title, 60), where=_where(one.session))
        for one in played
    ]
    text = tail(lines[::-1], CONTENT - len(head) - 1, "…").splitlines()[::-1]
    page = Page("\n".join([head, *text]))
    buttons = [button(Press("panel", one.session.id), one.session.title, ONE_OF) for one in owed]
    buttons += [
        button(Press("back", one.session.id), one.session.title, DOES, emoji="👋") for one in played
    ]
    page.rows = [*in_rows(buttons[:MOST_BUTTONS])]
    return checked(page)


def _where(session: Session) -> str:
    return f"<#{session.thread_id or session.channel_id}>"


def _line(words: Words, owed: Owed) -> str:
    session = owed.session
    about: dict[str, Any] = {
        "title": plain(session.title, 60),
        "played": words.say(f"game-{session.game}"),
        "what": words.public(session.game, owed.public),
        "where": _where(session),
    }
    if owed.due is None:
        return words.say("slow-mine-line", since=f"<t:{owed.since // 1000}:R>", **about)
    return words.say("slow-mine-line-due", due=f"<t:{owed.due // 1000}:R>", **about)


async def mute(context: Context) -> Page:
    """Send no more reminders for what the user owes now."""
    await context.info()
    await context.host.tables.pings.mute(context.press.session, context.user_id)
    return Page(context.person.words.say("slow-muted"))


async def back(context: Context) -> Page:
    """Take the seat back from the stand-in that plays it."""
    await context.info()
    came = await context.host.tables.seats.come_back(context.press.session, context.user_id)
    return await context.panel(context.person.words.say("slow-back" if came else "slow-not-away"))


async def take_over(context: Context) -> Page:
    """Sit down on a seat that somebody has left."""
    await context.info()
    place = context.press.arg
    if not (place.isascii() and place.isdecimal() and len(place) < 4):
        raise Illegal("table-unknown")
    await context.host.tables.seats.take_over(context.press.session, context.user_id, int(place))
    return await context.panel(context.person.words.say("slow-taken-over"))
