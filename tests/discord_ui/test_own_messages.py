"""A message of our own is found again, and nobody else's is taken for it."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_ui import own_messages
from bot.discord_ui.page import Page, Press, button

ME, SOMEBODY, CHANNEL = 1, 2, 3
SINCE = 1_800_000_000_000


@dataclass
class Listed:
    """A message as Discord lists it."""

    id: int
    content: str = ""
    presses: list[Press] = field(default_factory=list)
    author: Any = field(default_factory=lambda: SimpleNamespace(id=ME))
    reference: Any = None

    @property
    def components(self) -> list[Any]:
        children = [SimpleNamespace(custom_id=press.encode()) for press in self.presses]
        return [SimpleNamespace(children=children)]


class Client:
    """A connection that lists these messages."""

    user = SimpleNamespace(id=ME)

    def __init__(self, *listed: Listed) -> None:
        self.listed = listed
        self.after = 0

    def get_partial_messageable(self, channel: int) -> Any:
        assert channel == CHANNEL
        return self

    async def history(self, *, limit: int, after: discord.Object) -> AsyncIterator[Listed]:
        self.after = after.id
        for one in self.listed[:limit]:
            yield one


def page(text: str, *presses: Press) -> Page:
    return Page(text, rows=[[button(press, "x") for press in presses]] if presses else [])


async def found(wanted: Page, *listed: Listed, known: frozenset[int] = frozenset()) -> int | None:
    client: Any = Client(*listed)
    message = await own_messages.find(client, CHANNEL, wanted, SINCE, known)
    started = (client.after >> 22) + discord.utils.DISCORD_EPOCH
    assert started == SINCE - own_messages.SLACK
    return None if message is None else message.id


BOARD = Press("log", 7, 0, "0")


async def test_the_same_words_are_the_same_message() -> None:
    assert await found(page("Paused."), Listed(1, "Resumed."), Listed(2, "Paused.")) == 2


async def test_a_board_is_found_although_it_looks_different_by_now() -> None:
    listed = Listed(1, "Round 1", [Press("panel", 7), BOARD])
    assert await found(page("Round 2", Press("panel", 7), BOARD), listed) == 1


async def test_a_hand_is_found_although_it_asks_something_else_by_now() -> None:
    listed = Listed(1, "Place 3", [Press("pick", 7, 204, "1")])
    assert await found(page("Attack?", Press("sel", 7, 205)), listed) == 1


@pytest.mark.parametrize(
    "listed",
    [
        Listed(1, "Round 2", [BOARD], author=SimpleNamespace(id=SOMEBODY)),
        Listed(1, "Round 2", [BOARD], reference=SimpleNamespace()),
        Listed(1, "Round 1", [Press("log", 8, 0, "0")]),
        Listed(1, "Somebody left", [Press("takeover", 7, 0, "1")]),
        Listed(1, "Waits for you", [Press("panel", 7), Press("mute", 7)]),
        Listed(1, "Round 1"),
    ],
    ids=["another's", "an answer", "another table", "a seat", "a reminder", "a notice"],
)
async def test_nothing_else_is_taken_for_it(listed: Listed) -> None:
    assert await found(page("Round 2", BOARD), listed) is None


async def test_what_is_known_is_another_message() -> None:
    listed = Listed(1, "Paused."), Listed(2, "Paused.")
    assert await found(page("Paused."), *listed, known=frozenset({1})) == 2
    assert await found(page("Paused."), *listed, known=frozenset({1, 2})) is None
