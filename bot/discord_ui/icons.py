"""Our own drawings in text, buttons and selects, where the catalogues have emojis.

Discord keeps the emojis of an application; they can be used everywhere. Those that are missing are
uploaded after a start. Until then, and where they cannot be had, the ordinary emoji is shown.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

import discord
import structlog

from bot.games import GAMES
from bot.render.icons import crests, icon_name, icon_png

log = structlog.get_logger()

_ICON = re.compile(r"<:(maester_[0-9a-f]{10}):\d+>")


class Icons:
    """Which emojis are shown as drawings of ours."""

    def __init__(self, shapes: Callable[[], Mapping[str, str]]) -> None:
        """Take what gives the shapes that stand for emojis; none of them can be shown yet."""
        self._shapes = shapes
        self._shown: dict[str, str] = {}
        self._known: re.Pattern[str] | None = None

    @cached_property
    def _emojis(self) -> dict[str, str]:
        """The emoji for each icon, by its name."""
        return {icon_name(shape): emoji for emoji, shape in self._shapes().items()}

    def know(self, names: Mapping[str, int]) -> None:
        """These icons are on Discord, by name and number."""
        self._shown = {
            emoji: f"<:{name}:{names[name]}>"
            for name, emoji in self._emojis.items()
            if name in names
        }
        longest = sorted(self._shown, key=len, reverse=True)
        self._known = re.compile("|".join(map(re.escape, longest))) if longest else None

    def text(self, text: str, limit: int) -> str:
        """The text with drawings, unless it would be longer than it may be."""
        if self._known is None:
            return text
        drawn = self._known.sub(lambda found: self._shown[found[0]], text)
        return drawn if len(drawn) <= limit else text

    def label(self, label: str) -> tuple[str | None, str]:
        """A label's icon, if it begins with one, and the rest of it."""
        found = self._known.match(label) if self._known is not None else None
        rest = label[found.end() :].strip() if found else ""
        return (self._shown[found[0]], rest) if found and rest else (None, label)

    def plain(self, text: str) -> str:
        """The text as it was before drawings were put in."""
        return _ICON.sub(lambda found: self._emojis.get(found[1], ""), text)

    async def fetch(self, client: discord.Client) -> None:
        """Learn which icons Discord has, and upload the others."""
        try:
            names = {one.name: one.id for one in await client.fetch_application_emojis()}
            self.know(names)
            for shape in self.missing(names):
                made = await client.create_application_emoji(
                    name=icon_name(shape), image=icon_png(shape)
                )
                names[made.name] = made.id
            self.know(names)
        except discord.HTTPException as error:
            log.warning("icons-refused", code=error.code)

    def missing(self, names: Iterable[str]) -> list[str]:
        """Shapes that Discord does not have."""
        have = set(names)
        return [shape for shape in self._shapes().values() if icon_name(shape) not in have]


def every_shape() -> dict[str, str]:
    """The crests of the houses, and the signs that the games draw."""
    found = crests()
    for game in GAMES.values():
        found |= game.face.icons()
    return found


ICONS = Icons(every_shape)
"""What this process knows; nothing is shown before `fetch`."""
