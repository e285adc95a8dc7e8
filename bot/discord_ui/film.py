"""The whole game as one animated picture, posted when it is over."""

from bot.discord_ui.desk import Desk
from bot.discord_ui.harmless import plain
from bot.discord_ui.page import Page, checked
from bot.discord_ui.painter import FilmRequest, PictureRequest
from bot.discord_ui.pictures import Studio
from bot.discord_ui.table_pages import replay_button
from bot.table.replays import Outline, Replays

LEAST_FRAMES, MOST_FRAMES = 3, 24
NAME = "game.gif"


def frames(outline: Outline) -> list[int]:
    """The moves whose boards are shown: the ends of rounds, of many of them evenly chosen ones."""
    ends = [one.last for one in outline.rounds]
    if len(ends) <= MOST_FRAMES:
        return ends
    last = len(ends) - 1
    return [ends[round(at * last / (MOST_FRAMES - 1))] for at in range(MOST_FRAMES)]


async def film_page(studio: Studio, replays: Replays, desk: Desk) -> Page | None:
    """A message with the film of a game; None if it was too short or cannot be drawn.

    The pictures are drawn one by one, so that others come in between.
    """
    outline = await replays.outline(desk.info, None)
    numbers = frames(outline)
    if len(numbers) < LEAST_FRAMES:
        return None
    names = tuple(desk.person(seat) for seat in range(len(desk.info.seats)))
    pictures: list[bytes] = []
    for number in numbers:
        view = await replays.view(desk.info, None, number)
        # Without what happened it is the whole board that is shown, every time the same part.
        data = await studio.draw(PictureRequest(view, desk.words.language, names, "scene"))
        if data is not None:
            pictures.append(data)
    if len(pictures) < LEAST_FRAMES:
        return None
    data = await studio.draw(FilmRequest(desk.game, tuple(pictures)))
    if data is None:
        return None
    page = Page(desk.say("replay-film", title=plain(desk.info.session.title, 60)))
    page.files = [(NAME, data, desk.say("replay-film-alt"))]
    page.rows = [[replay_button(desk)]]
    return checked(page)
