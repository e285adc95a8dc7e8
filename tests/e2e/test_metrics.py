"""Answers are counted by their result, whichever way they were asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from bot.local.client import Json, Player, components
from tests.e2e.conftest import Server
from tests.e2e.harness import delivered, maester
from tests.e2e.support import begun, text_of, told

RESULTS = ("ok", "refused", "error", "late")


def counted() -> list[float]:
    name = "maester_answers_total"
    return [REGISTRY.get_sample_value(name, {"result": result}) or 0 for result in RESULTS]


def newest_call(player: Player, thread: str) -> Json | None:
    """The newest message of the table with a button for whoever is waited for."""
    here = [one for one in player.messages.values() if one["channel_id"] == thread]
    asking = [m for m in here if any(part.get("label") == "My move" for part in components(m))]
    return asking[-1] if asking else None


async def test_answers_by_result(
    server: Server, database: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with maester(server.standin, database) as bot:
        table = await begun(server, "arya", "davos")
        mover, other = await table.turn()
        await delivered(bot.store)
        ok, refused, error, late = counted()
        await told(mover, table.thread, "game show")
        board = await mover.until(lambda: newest_call(mover, table.thread))
        await mover.press(board, "My move")
        assert counted() == [ok + 2, refused, error, late]
        assert "⚠️" in await text_of(other, table.thread, "risk end")
        assert counted() == [ok + 2, refused + 1, error, late]

        async def broken(*_: object) -> None:
            raise RuntimeError("a mistake of ours")

        monkeypatch.setattr(bot.host, "desk", broken)
        await told(mover, table.thread, "game hand")
        assert counted() == [ok + 2, refused + 1, error + 1, late]
        assert bot.connected()
    assert not bot.connected()
