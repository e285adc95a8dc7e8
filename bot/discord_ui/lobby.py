"""The lobby's message: who sits at the table, what is played, and how to join."""

from bot.discord_ui.desk import Desk
from bot.discord_ui.page import DOES, Item, Page, Press, button, checked
from bot.discord_ui.pages import clock_line
from bot.discord_ui.safe import plain
from bot.games import GAMES


def lobby(desk: Desk) -> Page:
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
