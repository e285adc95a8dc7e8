"""Pictures, drawn beside the event loop: a press must not wait for somebody else's map."""

import asyncio

from bot.discord_ui.desk import Desk
from bot.discord_ui.limits import Page, checked

NAME = "board.png"


async def with_picture(
    desk: Desk, page: Page, *, zoom: str | None = None, private: bool = False
) -> Page:
    """The page with the board as a picture and its alt text, where the game has one."""
    view = desk.view
    if view is None:
        return page
    draw = desk.face.picture
    data = await asyncio.to_thread(draw, view, desk.words, desk.person, zoom=zoom, private=private)
    if data is not None:
        alt = desk.face.alt_text(view, desk.words, desk.person)
        page.files = [(NAME, data, alt), *page.files]
    return checked(page)
