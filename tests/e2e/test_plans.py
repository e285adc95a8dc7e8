"""On Discord: a plan is written down early, filled in when its turn comes, done when confirmed."""

from pathlib import Path

import pytest

from bot.games.risk.rules.rulebook import Risk
from bot.kernel import Choose, Option, View
from bot.kernel.asks import AnyAsk
from bot.local.client import Json, Player, components
from tests.e2e.conftest import Server
from tests.e2e.support import Table, opened, told
from tests.e2e.test_slow_play import slowly

QUESTION = "From where do you attack?"


def sees_attacks_coming(self: Risk, view: View) -> list[AnyAsk]:
    """Risk has no plans of its own; here everybody may plan where to attack from, or not to."""
    assert view.viewer is not None
    names = {"end": "end-invasions", "winterfell": "territory:winterfell"}
    options = [Option(id=key, label=label) for key, label in names.items()]
    return [
        Choose(
            seat=view.viewer, topic="invade_from", public="invade", options=options, default=["end"]
        )
    ]


async def pressed(player: Player, message: Json, label: str) -> Json:
    outcome = await player.press(message, label)
    assert not outcome.failed
    assert outcome.message is not None
    return await player.settled(outcome.message)


async def until_attacks(table: Table, player: Player) -> Json:
    """The others play by typing, and the player as well until asked where to attack from."""
    for _ in range(30):
        page = await told(player, table.thread, "game hand")
        if QUESTION in page["content"]:
            return page
        mover, *_ = await table.waited_for()
        if mover is player:
            assert await table.type(player, page["content"]) is not None
        else:
            await table.sit(mover, battles=0)
    raise AssertionError("it is never asked")


async def test_a_plan_is_one_press(
    server: Server, database: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Risk, "ahead", sees_attacks_coming)
    async with slowly(server, database):
        people = [await server.player(name) for name in ("arya", "davos", "hodor")]
        table = await opened(server, people, seats=3)
        await table.begin()
        mover, other = await table.turn()
        page = await told(other, table.thread, "game hand")
        page = await pressed(other, page, "Plan ahead")
        assert "only a proposal" in page["content"]
        title = next(str(part["label"]) for part in components(page) if "label" in part)
        page = await pressed(other, page, title)
        labels = [part.get("label") for part in components(page)]
        assert "Winterfell" in labels
        end = next(str(label) for label in labels if "End" in str(label))
        page = await pressed(other, page, end)
        assert "Your plan is written down" in page["content"]
        page = await pressed(other, page, title)
        assert f"Your plan: **{end}**" in page["content"]
        page = await until_attacks(table, other)
        assert f"Your plan: **{end}**" in page["content"]
        page = await pressed(other, page, "Confirm")
        assert QUESTION not in page["content"]
        page = await told(mover, table.thread, "game hand")
        assert "Your plan:" not in page["content"]
