"""Buttons that show something and change nothing."""

from bot.discord_ui.context import Context
from bot.discord_ui.controls import remarks
from bot.discord_ui.desk import Desk
from bot.discord_ui.happened import lines
from bot.discord_ui.harmless import unmarked
from bot.discord_ui.named_cards import LATELY
from bot.discord_ui.page import CONTENT, Item, Page, Press, button, checked, select, shorten, tail
from bot.discord_ui.pictures import NAME as PICTURE
from bot.discord_ui.pictures import Studio, with_picture
from bot.discord_ui.table_pages import replay_button, waiting_line
from bot.discord_ui.writings import letters_button, note_button
from bot.games import GAMES
from bot.kernel import Illegal, View
from bot.table import Owed, shown_ask

MOST_CUT = 200
"""Characters below which the rounds before are left to the file."""


async def panel(context: Context) -> Page:
    """The user's own page."""
    return await context.panel()


async def change(context: Context) -> Page:
    """The user's own page with the question they have answered, to answer it otherwise."""
    page = await context.panel(changing=True)
    await context.note_asking(page)
    return page


async def board(context: Context) -> Page:
    """The picture, of one region if chosen; the board in words where there is none."""
    desk = await context.desk()
    zoom = next(iter(context.values), None)
    waiting = waiting_line(desk, await _waiting(context))
    studio = context.host.studio_for(context.user_id)
    return await board_page(studio, desk, zoom=zoom, waiting=waiting)


async def board_words(context: Context) -> Page:
    """The text twin of the picture."""
    desk = await context.desk()
    return _in_words(desk, _drafted(desk), waiting_line(desk, await _waiting(context)))


async def board_page(
    studio: Studio, desk: Desk, *, zoom: str | None = None, waiting: str = ""
) -> Page:
    """The board for one reader, with a choice of regions to look at more closely."""
    view = _drafted(desk)
    regions = desk.face.zooms(view)
    if zoom not in {region for region, _ in regions}:
        zoom = None
    page = Page(shorten(_head(desk, view, waiting), CONTENT))
    await with_picture(studio, desk, page, zoom=zoom, private=view.viewer is not None)
    if not page.files:
        page = _in_words(desk, view, waiting)
        page.content = shorten(f"{desk.say('ui-no-picture')}\n{page.content}", CONTENT)
    if regions:
        choices = [(region, desk.words.tell(desk.game, key, {}), "") for region, key in regions]
        press = Press("zoom", desk.session_id)
        page.rows = [[select(press, desk.say("ui-zoom"), choices[:25], chosen={zoom or ""})]]
    more: list[Item] = []
    if page.files and page.files[0][0] == PICTURE:
        press = Press("board_words", desk.session_id)
        more.append(button(press, desk.say("ui-board-words"), emoji="🔤"))
    if desk.info.session.number:
        more.append(replay_button(desk))
    if desk.info.session.number and GAMES[desk.game].memory is not None:
        more.append(button(Press("known", desk.session_id), desk.say("ui-known"), emoji="🧠"))
    if GAMES[desk.game].cards is not None:
        more.append(button(Press(LATELY, desk.session_id), desk.say("ui-named-cards"), emoji="🔍"))
    if view.viewer is not None:
        more += [note_button(desk), letters_button(desk)]
    page.rows = [*page.rows, more] if more else page.rows
    return checked(page)


async def known(context: Context) -> Page:
    """What has been seen of the others, as far as the user may know: now, and round by round."""
    desk = await context.desk()
    view, memory = _running(desk), GAMES[desk.game].memory
    if memory is None:
        raise Illegal("nothing-known")
    outline = await context.host.tables.replays.outline(desk.info, view.viewer)
    now = [*memory.lines(view, desk.words, desk.called)]
    then: list[str] = []
    before = 0
    for one in outline.rounds:
        seen = [e for e in outline.told(before, one.last) if e.type in memory.events]
        then += [desk.event(event) for event in seen]
        before = one.last
    head = desk.say("ui-known-head")
    room = CONTENT - len(head) - 2
    shown = "\n".join(now)
    if len(shown) > room:
        shown = tail(now, room, "…")
    page = Page(f"{head}\n{shown}")
    left = CONTENT - len(page.content) - 2
    if then and left > MOST_CUT:
        page.content += f"\n{tail(then, left, desk.say('ui-known-file'))}"
    if then:
        whole = "\n".join([*now, "", *then])
        page.files = [("known.txt", unmarked(whole).encode(), desk.say("ui-known-alt"))]
    return checked(page)


def _drafted(desk: Desk) -> View:
    """The reader's view, with what is filled in so far."""
    view = _running(desk)
    if view.asks and desk.draft.shares:
        view = desk.view = desk.face.drafted(view, shown_ask(view.asks), desk.draft.shares)
    return view


def _head(desk: Desk, view: View, waiting: str) -> str:
    parts = (desk.face.summary(view, desk.words, desk.mention), waiting)
    return "\n".join(part for part in parts if part)


def _in_words(desk: Desk, view: View, waiting: str) -> Page:
    """How things stand, then the whole board; what is too long for a message as a file."""
    text = _head(desk, view, waiting)
    twin = desk.face.board_text(view, desk.words, desk.mention)
    if len(text) + len(twin[0]) + 2 <= CONTENT:
        text = f"{text}\n\n{twin[0]}"
    page = Page(shorten(text, CONTENT))
    if len(twin) > 1 or twin[0] not in text:
        page.files = [("board.txt", "\n\n".join(twin).encode(), desk.say("ui-board-as-text"))]
    return page


async def cards(context: Context) -> Page:
    """What the user can choose and what they hold, with what it says, and a picture of it."""
    desk = await context.desk()
    view = _running(desk)
    asked = [*remarks(desk, shown_ask(view.asks))] if view.asks else []
    hand = desk.face.hand_text(view, desk.words, desk.mention)
    text = "\n\n".join(part for part in ("\n".join(asked), hand) if part) or desk.say("ui-no-cards")
    studio = context.host.studio_for(context.user_id)
    return await with_picture(studio, desk, Page(shorten(text, CONTENT)), kind="hand")


async def log(context: Context) -> Page:
    """A page of what happened, as far as the user may know."""
    desk = await context.desk()
    number = int(context.press.arg) if context.press.arg.isdecimal() else 0
    return await log_page(context, desk, min(number, 100_000))


async def log_page(context: Context, desk: Desk, number: int) -> Page:
    """One page of the log with buttons to turn it."""
    found = await context.host.tables.log.page(desk.session_id, context.user_id, number)
    told = lines(desk, found.entries) or [desk.say("ui-log-empty")]
    head = desk.say("ui-log-page", page=found.page + 1, pages=found.pages)
    page = Page(f"{head}\n{tail(told, CONTENT - len(head) - 5, '…')}")
    turn: list[Item] = []
    at = desk.session_id
    if found.page + 1 < found.pages:
        turn.append(button(Press("log_page", at, 0, str(found.page + 1)), desk.say("ui-older")))
    if found.page > 0:
        turn.append(button(Press("log_page", at, 0, str(found.page - 1)), desk.say("ui-newer")))
    page.rows = [turn] if turn else []
    return checked(page)


async def rules(context: Context) -> Page:
    """What can be done now, and the rule behind it."""
    desk = await context.desk()
    return await with_picture(
        context.host.studio_for(context.user_id), desk, rules_page(desk), kind="legend"
    )


def rules_page(desk: Desk) -> Page:
    """Help for the phase the game is in, or the whole game in short."""
    parts = [desk.say("help" if desk.view is None else f"help-{desk.face.phase(desk.view)}")]
    if desk.words.has(f"{desk.game}-help-always"):
        parts.append(desk.say("help-always"))
    return Page(shorten("\n\n".join(parts), CONTENT))


async def _waiting(context: Context) -> list[Owed]:
    return await context.host.tables.queries.waiting(context.press.session)


def _running(desk: Desk) -> View:
    if desk.view is None:
        raise Illegal("table-not-started")
    return desk.view
