"""What is kept of the views before a change saves work and alters nothing."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.games import RULES
from bot.kernel import Rng, Rules
from bot.store import Store, schema
from bot.table import Tables
from bot.workshop.policies import at_random

from .conftest import FakeClock
from .toy import games

ANSWERS = 30
HOST = 100


async def told(folder: Path, rules: Rules[Any], options: dict[str, Any], forget: bool) -> list[Any]:
    """Play by lot; everything that was queued to be shown, and what every seat was found to know.

    `forget`: as if the process were replaced before every answer.
    """
    clock, chance = FakeClock(), Rng(seed="lot")
    store = Store(folder / f"{forget}.db", clock)
    await store.open()
    tables = Tables(store, {rules.id: rules}, lambda: "a seed", veil=(0, 1))
    info = await tables.lobby.create(1, 2, HOST, rules.id, "War", options, seats=3)
    session, found = info.session.id, []
    for user in (HOST + 1, HOST + 2):
        await tables.lobby.join(session, user)
    await tables.lobby.start(session, HOST)
    for number in range(ANSWERS):
        clock.advance(1)
        await tables.deadlines.run_due()
        if forget:
            tables.repository.cache.clear()
        if number == ANSWERS // 2:  # somebody else's seat has what its holder did not know
            await tables.seats.leave(session, HOST + 2)
        waiting = [one for one in await tables.queries.waiting(session) if one.user is not None]
        holder = waiting[0].user if waiting else None
        if holder is not None:
            view = await tables.queries.view(session, holder)
            for ask in [ask for ask in view.asks if ask.owed][:1]:
                value = at_random(view, ask, chance)
                if await tables.moves.refusal(session, holder, [(ask.id, value)]) is not None:
                    value = ask.default
                await tables.moves.take(session, holder, [(ask.id, value)], f"r{number}")
        async with store.read() as tx:
            rows = await tx.all(select(schema.outbox).order_by(schema.outbox.c.id))
            seats = await tx.all(select(schema.seats).order_by(schema.seats.c.seat))
            board = await tx.value(select(schema.sessions.c.board_digest))
        found.append(([*map(dict, rows)], [*map(dict, seats)], board))
    await store.close()
    return found


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (games["toy"], {"rounds": 1000}),
        (RULES["board_game"], {}),
        (RULES["board_game"], {"fog_of_war": True}),
        (RULES["risk"], {}),
    ],
)
async def test_the_same_is_told_with_and_without_what_is_kept(
    tmp_path: Path, game: Rules[Any], options: dict[str, Any]
) -> None:
    kept = await told(tmp_path, game, options, forget=False)
    assert kept == await told(tmp_path, game, options, forget=True)
    assert len({board for _, _, board in kept}) > ANSWERS // 3
