"""What is answered to a text that is no move by itself: proposals, what is open, a look."""

from discord import ButtonStyle

from bot.discord_ui.desk import Desk, may_be_read
from bot.discord_ui.happened import lines
from bot.discord_ui.host import Host
from bot.discord_ui.info_pages import board_page, rules_page
from bot.discord_ui.page import (
    CONTENT,
    LABEL,
    STANDING,
    Page,
    Press,
    button,
    in_rows,
    shorten,
    tail,
)
from bot.discord_ui.proposals import Offered
from bot.discord_ui.standing_orders import Known, choices, known_orders, overview, told
from bot.discord_ui.table_pages import hand_button, panel
from bot.kernel import Amount, Assign, Choose
from bot.kernel.asks import AnyAsk
from bot.reader import Ordered
from bot.table import shown_ask

ROOM_FOR_OPTIONS = 900


def open_now(desk: Desk, page: Page, public: bool) -> None:
    """Add what is asked of the reader now and how to answer; in public only what all may read."""
    ask = shown_ask(desk.view.asks) if desk.view and desk.view.asks else None
    if desk.view is None or desk.view.viewer is None:
        return
    if public and (named_only(desk) or not may_be_read([ask] if ask else [], public)):
        # Alike for every hidden question, so that it tells nothing of what is held.
        page.add(desk.say("typed-next-hidden"))
        page.rows = page.rows or [hand_button(desk)]
        return
    if ask is not None and ask.owed:
        page.add(desk.say("typed-next", what=desk.ask(ask)))
        page.add(how_to_answer(desk, ask))


def how_to_answer(desk: Desk, ask: AnyAsk) -> str:
    """What can be written, with the options listed."""
    if isinstance(ask, Amount):
        return desk.say("typed-choose-number", min=ask.min, max=ask.max)
    if isinstance(ask, Assign):
        example = desk.option(ask.keys[0]) if ask.keys else ""
        total = desk.option(ask.values[:2][-1]) if ask.values else ask.total
        return desk.say("typed-choose-shares", name=example, total=total)
    if not isinstance(ask, Choose):
        return desk.say("typed-choose-talk")
    listed = ", ".join(f"{at}. {desk.option(one)}" for at, one in enumerate(ask.options, 1))
    key = "typed-choose" if ask.max == 1 else "typed-choose-ranking"
    return desk.say(key, options=shorten(listed, ROOM_FOR_OPTIONS))


def offered(desk: Desk, offer: Offered, public: bool) -> Page:
    """Buttons for what could be meant; in public, hidden things are behind one button."""
    if public and offer.hidden:
        press = Press("typed_show", desk.session_id, offer.ask, offer.mark)
        page = Page(desk.say("typed-unsure-hidden"))
        page.rows = [[button(press, desk.say("typed-show"), ButtonStyle.primary, emoji="👁️")]]
        return page
    page = Page(offer.note or desk.say("typed-unsure", count=len(offer.labels)))
    if any(len(label) > LABEL for label in offer.labels):
        page.add("\n".join(f"• {label}" for label in offer.labels))
    presses = [
        button(
            Press("typed", desk.session_id, offer.ask, f"{offer.mark}.{place}"),
            label.replace("*", ""),
            ButtonStyle.primary,
        )
        for place, label in enumerate(offer.labels)
    ]
    page.rows = [*in_rows(presses)] or [hand_button(desk)]
    return page


def guarded(desk: Desk) -> bool:
    """Whether something is asked of the reader that others must not learn about."""
    asks = desk.view.asks if desk.view else []
    return named_only(desk) or not may_be_read(asks, public=True)


def named_only(desk: Desk) -> bool:
    """Whether the reader is waited for under a veil, without anything to decide."""
    view = desk.view
    if view is None or view.asks:
        return False
    return any(one.seat == view.viewer for one in view.waiting)


async def look(host: Host, desk: Desk, what: str, user: int, public: bool) -> Page:
    """The page for a word such as `board`; in public only what everybody may see."""
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
    events = lines(desk, found.entries) or [desk.say("ui-log-empty")]
    page = Page(tail(events, CONTENT // 2, "…"))
    page.rows = [[button(Press("log", desk.session_id, 0, "0"), desk.say("ui-log"), emoji="📜")]]
    return page


def _own(host: Host, desk: Desk, what: str, public: bool) -> Page:
    """What is for one reader alone: shown in private, behind a button in public."""
    orders = button(Press("orders", desk.session_id), desk.say("ui-orders"), emoji=STANDING)
    if public or desk.view is None or desk.view.viewer is None:
        page = Page(desk.say("typed-look-private"))
        page.rows = [[orders] if what == "orders" else hand_button(desk)]
        return page
    if what == "orders":
        known = overview(desk, known_orders(host.tables.games[desk.game], desk))
        text = shorten("\n".join([desk.say("ui-orders-help"), *known]), CONTENT)
        return Page(text, rows=[[orders]])
    return panel(desk)


def order_saved(desk: Desk, known: Known, ordered: Ordered, public: bool) -> str:
    """That a standing order is changed; what it is nobody else reads."""
    if public:
        return desk.say("typed-done")
    return "\n".join([desk.say("ui-saved"), *told(desk, {ordered.key: known[ordered.key]})])


def which_order(desk: Desk, known: Known, key: str, public: bool) -> Page:
    """What an order can be, to choose from; in public behind a button."""
    if public:
        page = Page(desk.say("typed-look-private"))
        press = Press("orders", desk.session_id)
    else:
        listed = "; ".join(choices(desk, key, known[key]).values())
        page = Page(shorten(desk.say("typed-order-unsure", options=listed), CONTENT // 2))
        press = Press("order_page", desk.session_id, 0, f"{key}.here")
    page.rows = [[button(press, desk.say("ui-orders"), emoji=STANDING)]]
    return page
