"""A player's rating as a page: the number, and how it came about as a curve."""

from dataclasses import dataclass

from bot.discord_ui.page import ALT_TEXT, Page, checked, shorten
from bot.discord_ui.painter import SheetRequest
from bot.discord_ui.pictures import Studio
from bot.render.curve import CurveSheet
from bot.text import Words
from bot.tournaments.ratings import Rating

SCALE = 100
MOST_GAMES = 60
"""Games on the curve."""
LONGEST_LIST = 600


@dataclass(frozen=True)
class Rated:
    """Whose rating in which game, and whether others may see it."""

    game: str
    name: str
    rating: Rating
    hidden: bool


async def rating_page(studio: Studio, rated: Rated, words: Words, now: int) -> Page:
    """The number if it is sure enough, and the curve as a picture and in words."""
    found, game = rated.rating, words.say(f"game-{rated.game}")
    shown = found.shown_at(now)
    about = {"name": rated.name, "game": game, "games": found.games}
    if shown is None:
        lines = [words.tell(None, "rank-provisional", about)]
    else:
        lines = [words.tell(None, "rank-player", about | {"rating": str(shown)})]
    lines.append(words.say("rank-opponents", count=len(found.opponents)))
    if rated.hidden:
        lines.append(words.say("rank-is-hidden"))
    curve = found.curve[-MOST_GAMES:]
    sheet = CurveSheet(
        title=rated.name.replace("\\", ""),
        caption=words.say("rank-curve", game=game),
        values=tuple(round(mean * SCALE) for _, mean, _ in curve),
        doubts=tuple(round(2 * doubt * SCALE) for _, _, doubt in curve),
        axis=words.say("rank-axis"),
    )
    values = words.say("rank-curve-alt", values=[str(value) for value in sheet.values])
    page = Page("\n".join([*lines, shorten(values, LONGEST_LIST)]))
    drawn = await studio.draw(SheetRequest(rated.game, sheet)) if len(curve) > 1 else None
    if drawn is not None:
        page.files = [("rating.png", drawn, shorten(values, ALT_TEXT))]
    return checked(page)
