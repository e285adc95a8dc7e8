"""A player's rating as a page: the number, and how it came about as a curve."""

from collections.abc import Sequence
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
MOST_TOLD = 10
"""Games whose numbers stand under the picture; all others are on it, and read out with it."""


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
        lines = [words.tell(None, "rank-provisional", about), words.say("rank-how")]
    else:
        lines = [words.tell(None, "rank-player", about | {"rating": str(shown)})]
    lines.insert(1, words.say("rank-opponents", count=len(found.opponents)))
    if rated.hidden:
        lines.append(words.say("rank-is-hidden"))
    curve = found.curve[-MOST_GAMES:]
    values = tuple(round(mean * SCALE) for _, mean, _ in curve)
    lines.append(_told(values[-MOST_TOLD:], found.games, words))
    if len(curve) < 2:
        return checked(Page("\n".join(lines)))
    sheet = CurveSheet(
        title=rated.name.replace("\\", ""),
        caption=game,
        values=values,
        doubts=tuple(round(2 * doubt * SCALE) for _, _, doubt in curve),
        axis=words.say("rank-axis"),
        first=found.games - len(curve) + 1,
    )
    page = Page("\n".join([*lines, words.say("rank-curve-how")]))
    drawn = await studio.draw(SheetRequest(rated.game, sheet))
    if drawn is not None:
        alt = _told(values, found.games, words)
        page.files = [("rating.png", drawn, shorten(alt, ALT_TEXT))]
    return checked(page)


def _told(values: Sequence[int], last: int, words: Words) -> str:
    """The means after the newest games, in words."""
    first, told = last - len(values) + 1, [str(value) for value in values]
    return words.say("rank-curve-alt", first=first, last=last, values=told)
