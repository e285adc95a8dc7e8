"""Killed between posting and marking: nothing is shown twice, nobody is called twice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.discord_ui.posts import FRESH
from tests.e2e.conftest import Hours
from tests.e2e.delivery import (
    OPEN,
    asking,
    calling,
    dying,
    messages,
    quiet_around,
    some,
    tidied,
    told_lines,
)
from tests.e2e.harness import delivered, maester
from tests.e2e.support import begun, suggested, told


@pytest.mark.parametrize("nudged", [False, True])
async def test_nothing_is_shown_twice_after_a_long_outage(
    hours: Hours, database: str | Path, monkeypatch: pytest.MonkeyPatch, nudged: bool
) -> None:
    """Killed between posting and marking, and down for longer than Discord remembers a nonce."""
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, other = await table.turn()
        await delivered(bot.store)
        places = [table.thread, *[await player.dm() for player in table.people]]
        before = sum(len(messages(hours, place)) for place in places)
        async with dying(bot, monkeypatch, "send_message", 1):
            if nudged:
                await told(other, table.thread, "game nudge")
            await table.sit(mover, battles=1)
    posted = sum(len(messages(hours, place)) for place in places)
    assert posted == before + 1
    hours.clock.advance(1800)
    async with maester(hours.standin, database) as bot:
        await delivered(bot.store)
        for place in places:
            counts = Counter(one["content"] for one in messages(hours, place))
            assert [text for text, count in counts.items() if count > 1] == []
        await tidied(bot)
        shown = calling(hours, table.thread)
        assert len(shown) == 1
        assert f"<@{other.id}>: " in shown[0]["content"]
        happened, lines = await told_lines(bot, hours, table.thread)
        assert lines == happened
        assert len(asking(hours, await other.dm())) == 1


async def test_an_edit_is_repeated_as_an_edit(
    hours: Hours, database: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between an edit and marking; by then the message is too old for other edits."""
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, _ = await table.turn()
        await tidied(bot)
        before = messages(hours, table.thread)
        where = next(iter(await suggested(mover, table.thread, "risk reinforce", "where")))
        async with dying(bot, monkeypatch, "edit_message", 1):
            await told(mover, table.thread, "risk reinforce", where=where)
    assert messages(hours, table.thread)[-1]["content"] != before[-1]["content"]
    hours.clock.advance(FRESH / 1000 + 60)
    async with maester(hours.standin, database) as bot:
        await tidied(bot)
        happened, lines = await told_lines(bot, hours, table.thread)
        assert lines == happened
        after = messages(hours, table.thread)
        assert [one["id"] for one in after] == [one["id"] for one in before]


async def test_a_call_is_not_repeated_at_night(
    hours: Hours, database: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed after calling somebody; when we are back they sleep, and would not be called."""
    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, other = await table.turn()
        await delivered(bot.store)
        async with dying(bot, monkeypatch, "send_message", 1):
            await table.sit(mover, battles=1)
        await bot.host.tables.absences.set_quiet(other.id, quiet_around(hours, 1800), "UTC")
    hours.clock.advance(1800)
    async with maester(hours.standin, database) as bot:
        await tidied(bot)
        happened, lines = await told_lines(bot, hours, table.thread)
        assert lines == happened
        (call,) = calling(hours, table.thread)
        assert call["id"] == messages(hours, table.thread)[-1]["id"]


async def test_an_edit_at_night_is_not_told_again_in_the_morning(
    hours: Hours, database: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed after an edit that called nobody, since they slept; back when they are awake."""

    async def unplugged(*_: Any, **__: Any) -> None:
        raise OSError("no network")

    async with maester(hours.standin, database) as bot:
        table = await begun(hours, "arya", "davos")
        mover, other = await table.turn()
        await tidied(bot)
        before = messages(hours, table.thread)
        await bot.host.tables.absences.set_quiet(other.id, quiet_around(hours, 1200), "UTC")
        with monkeypatch.context() as patch:
            patch.setattr(discord.http.HTTPClient, "send_message", unplugged)
            await table.sit(mover, battles=1)
            await some(bot, f"target = 'table' AND kind = 'turn' AND error IS NOT NULL AND {OPEN}")
        async with dying(bot, monkeypatch, "edit_message", table.thread):
            hours.pass_by(bot, 1200)
    shown = messages(hours, table.thread)
    assert [one["id"] for one in shown] == [one["id"] for one in before]
    assert shown[-1]["content"] != before[-1]["content"]
    hours.clock.advance(1200)
    async with maester(hours.standin, database) as bot:
        await other.until(lambda: len(messages(hours, table.thread)) > len(before))
        await tidied(bot)
        (called,) = messages(hours, table.thread)[len(before) :]
        assert [one["id"] for one in calling(hours, table.thread)] == [called["id"]]
        assert str(other.id) in [user["id"] for user in called["mentions"]]
        happened, lines = await told_lines(bot, hours, table.thread)
        assert lines == happened
        assert not any(line in called["content"] for line in happened), "told again"
