"""`board`, `log`, `rules`, `hand`, `orders`, `help` in answer to a message."""

from bot.discord_ui.codec import Press
from bot.discord_ui.desk import Desk
from bot.discord_ui.host import Host
from bot.discord_ui.limits import CONTENT, Page, shorten, tail
from bot.discord_ui.looking import board_page, rules_page
from bot.discord_ui.orders import known_orders, overview
from bot.discord_ui.pages import hand_button, lines, panel
from bot.discord_ui.widgets import button

ROOM = CONTENT // 2


async def look(host: Host, desk: Desk, what: str, user: int, public: bool) -> Page:
    """The page for a word; in public only what everybody may see."""
    if public:
        desk = await host.desk(desk.session_id, desk.words)
    if what == "board":
        return await board_page(host.studio_for(user), desk)
    if what == "log":
        return await _log(host, desk, None if public else user)
    if what == "rules":
        return rules_page(desk)
    if what == "help":
        return Page("\n".join([desk.say("typed-help"), desk.say("typed-examples")]))
    return _own(host, desk, what, public)


async def _log(host: Host, desk: Desk, user: int | None) -> Page:
    found = await host.tables.log.page(desk.session_id, user)
    told = lines(desk, found.entries) or [desk.say("ui-log-empty")]
    page = Page(tail(told, ROOM, "…"))
    page.rows = [[button(Press("log", desk.session_id, 0, "0"), desk.say("ui-log"), emoji="📜")]]
    return page


def _own(host: Host, desk: Desk, what: str, public: bool) -> Page:
    """What is for one reader alone: shown in private, behind a button in public."""
    orders = button(Press("orders", desk.session_id), desk.say("ui-orders"), emoji="⚙️")
    if public or desk.view is None or desk.view.viewer is None:
        page = Page(desk.say("typed-look-private"))
        page.rows = [[orders] if what == "orders" else hand_button(desk)]
        return page
    if what == "orders":
        told = overview(desk, known_orders(host.tables.games(desk.game), desk))
        text = shorten("\n".join([desk.say("ui-orders-help"), *told]), CONTENT)
        return Page(text, rows=[[orders]])
    return panel(desk)
