"""A game in one file: what one reader saw of it, to be looked at without a database."""

import asyncio
from typing import Any

import zstandard
from pydantic import BaseModel, ConfigDict, ValidationError

from bot.kernel import Event, Illegal, View
from bot.table.open_table import TableInfo
from bot.table.replays import Outline, Replays

VERSION = 1
LARGEST = 64 * 1024 * 1024
"""Bytes of a recording once it is unpacked."""

MOST_VIEWS = 1500
"""Of a longer game only the ends of rounds are recorded with their boards."""


class Stop(BaseModel):
    """A move: its round, what the reader was told, and the board after it where it was kept."""

    model_config = ConfigDict(extra="forbid")

    number: int
    round: int
    at: int
    events: list[Event]
    view: dict[str, Any] | None = None


class Recording(BaseModel):
    """A whole game, as one seat or everybody (None) saw it."""

    model_config = ConfigDict(extra="forbid")

    maester: int = VERSION
    game: str
    title: str
    names: list[str]
    viewer: int | None
    stops: list[Stop]

    def pack(self) -> bytes:
        """Return the recording as the bytes of a file."""
        return zstandard.ZstdCompressor(level=9).compress(self.model_dump_json().encode())


def unpack(data: bytes) -> Recording:
    """Read a file; Illegal if it is none of ours, damaged, or of a later release."""
    try:
        if zstandard.frame_content_size(data) > LARGEST:
            raise Illegal("replay-not-a-file")
        text = zstandard.ZstdDecompressor().decompress(data, max_output_size=LARGEST)
        recording = Recording.model_validate_json(text)
    except (zstandard.ZstdError, ValidationError):
        raise Illegal("replay-not-a-file") from None
    if recording.maester > VERSION:
        raise Illegal("replay-too-new", version=recording.maester, known=VERSION)
    return recording


async def record(
    replays: Replays, info: TableInfo, seat: int | None, outline: Outline, names: list[str]
) -> Recording:
    """Return the recording of a game; others are served in between, since it takes a while."""
    ends = {one.last for one in outline.rounds}
    short = len(outline.steps) <= MOST_VIEWS
    stops = []
    for step in outline.steps:
        kept = short or step.number in ends
        stops.append(
            Stop(
                number=step.number,
                round=outline.round_at(step.number).round,
                at=step.at,
                events=list(step.events),
                view=_plain(await replays.view(info, seat, step.number)) if kept else None,
            )
        )
        await asyncio.sleep(0)
    session = info.session
    return Recording(game=session.game, title=session.title, names=names, viewer=seat, stops=stops)


def _plain(view: View) -> dict[str, Any]:
    """A view as data, without what only matters while the game goes on."""
    quiet: dict[str, Any] = {"asks": [], "preferences": {}, "told": {}}
    return view.model_copy(update=quiet).model_dump(mode="json")
