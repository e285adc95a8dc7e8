"""The lobby's message: who sits at the table, what is played, how to join; and its buttons."""

from bot.discord_ui.context import Context
from bot.discord_ui.desk import Desk
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import DOES, ENDS, Item, Page, Press, button, checked
from bot.discord_ui.table_pages import clock_line
from bot.games import GAMES
from bot.kernel import Illegal


def lobby_page(desk: Desk) -> Page:
    """Who sits at the table, what is played, and how to join."""
    session, seats = desk.info.session, desk.info.seats
    full = session.status == "lobby" and all(seat.kind != "open" for seat in seats)
    head = desk.say("ui-lobby-title", title=plain(session.title, 100))
    game = desk.say(f"game-{session.game}")
    host = f"<@{session.host_user}>"
    status = desk.say("ui-lobby-full" if full else f"ui-lobby-{session.status}", host=host)
    small = [*_agreed(desk), f"-# {clock_line(desk)}"]
    page = Page("\n".join([head, f"**{game}** · {status}", *_people(desk), *small]))
    if session.status == "lobby":
        page.rows = [*_lobby_buttons(desk, full)]
        page.kept = head
    return checked(page)


def _lobby_buttons(desk: Desk, full: bool) -> list[list[Item]]:
    """What is likely comes first; whoever joins a full table takes a stand-in's seat."""
    at = desk.session_id
    join = button(Press("join", at), desk.say("ui-join"), DOES)
    start = button(Press("start", at), desk.say("ui-start"), DOES)
    fill = button(Press("fill", at), desk.say("ui-fill"), emoji="🤖")
    leave = button(Press("leave", at), desk.say("ui-leave"))
    seating = [join, fill, start, leave]
    if full:
        standins = any(seat.kind == "standin" for seat in desk.info.seats)
        seating = [start, join, leave] if standins else [start, leave]
    options = button(Press("options", at), desk.say("ui-options-button"), emoji="⚙️")
    more = [options, button(Press("rules", at), desk.say("ui-rules"), emoji="❔")]
    if desk.game in GAMES and GAMES[desk.game].decks is not None:
        more.insert(0, button(Press("deck", at), desk.say("deck-button"), emoji="🎴"))
    return [seating, more]


def _agreed(desk: Desk) -> list[str]:
    """The first option, which says most, and those that were changed; the rest is as usual."""
    session, rules = desk.info.session, desk.rules
    if rules is None:
        return []
    usual = rules.Options().model_dump(mode="json")
    idle = rules.idle_options(rules.Options.model_validate(session.options))
    return [
        desk.say(
            "ui-lobby-option", name=desk.say(f"option-{name}"), value=_value(desk, name, value)
        )
        for place, (name, value) in enumerate(session.options.items())
        if name not in idle and (place == 0 or value != usual.get(name))
    ]


def _people(desk: Desk) -> list[str]:
    """Who sits where; before the start the open seats are one line."""
    session, seats = desk.info.session, desk.info.seats
    lobby = session.status == "lobby"
    told = [
        desk.say("ui-lobby-seat", number=seat.seat + 1, who=_who(desk, seat.seat))
        for seat in seats
        if not lobby or seat.kind != "open"
    ]
    free = sum(seat.kind == "open" for seat in seats)
    if lobby and free:
        least = desk.rules.players[0] if desk.rules else len(told)
        told.append(desk.say("ui-lobby-free", count=free, needed=max(0, least - len(told))))
    return told


def _value(desk: Desk, name: str, value: object) -> str:
    """An option's value in words, or as it is where numbers speak for themselves."""
    plain_value = str(value).lower() if isinstance(value, bool) else str(value)
    key = f"{desk.game}-option-{name}-{plain_value}"
    return desk.say(key) if desk.words.has(key) else plain_value


def _who(desk: Desk, seat: int) -> str:
    holder = desk.info.seats[seat]
    return desk.say("ui-open-seat") if holder.kind == "open" else desk.mention(seat)


async def _shown(context: Context) -> Page:
    """The lobby as it is now, in the server's words, since all read it."""
    return lobby_page(await context.host.desk(context.press.session))


async def join(context: Context) -> Page:
    """Seat the user at the table, and show it."""
    await context.info()
    await context.host.tables.lobby.join(context.press.session, context.user_id)
    return await _shown(context)


async def leave(context: Context) -> Page:
    """Free the user's seat before the game, and show the table."""
    await context.info()
    await context.host.tables.seats.leave(context.press.session, context.user_id)
    return await _shown(context)


async def fill(context: Context) -> Page:
    """Stand-in players on the open seats."""
    await context.info()
    await context.host.tables.lobby.fill_with_standins(context.press.session, context.user_id)
    return await _shown(context)


async def start(context: Context) -> Page:
    """Start the game, and show the table."""
    await context.info()
    await context.host.tables.lobby.start(context.press.session, context.user_id)
    return await _shown(context)


def ask_leave(desk: Desk) -> Page:
    """Leaving a running game is for good: it is asked once more."""
    if desk.view is None or desk.view.viewer is None:
        raise Illegal("table-not-seated")
    page = Page(desk.say("ui-leave-sure", title=plain(desk.info.session.title, 100)))
    at = desk.session_id
    page.rows = [
        [
            button(Press("leave_game", at), desk.say("ui-leave-yes"), ENDS),
            button(Press("panel_again", at), desk.say("ui-leave-no")),
        ]
    ]
    return checked(page)


async def leave_game(context: Context) -> Page:
    """Leave a running game, after it was asked once more."""
    info = await context.info()
    await context.host.tables.seats.leave(context.press.session, context.user_id)
    title = plain(info.session.title, 100)
    return Page(context.person.words.say("ui-left-game", title=title))
