"""Killed at any moment: nothing that was acknowledged is lost, nothing is shown twice."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.e2e.conftest import Server
from tests.e2e.killing import check, finish, kill_while_playing, sat_down
from tests.e2e.victim import Victim

GAMES = 3
KILLS = 20
"""In each of ten tests, so that none takes long; `bench/chaos.py` does many more."""


@pytest.mark.parametrize("seed", range(10))
async def test_kill_at_any_moment(server: Server, database: str | Path, seed: int) -> None:
    await _storm(server, database, seed)


async def test_kill_at_any_moment_on_a_database_server(
    server: Server, postgres_database: str
) -> None:
    await _storm(server, postgres_database, 10)


async def _storm(server: Server, database: str | Path, seed: int) -> None:
    victim = Victim(server.standin, database)
    await victim.start()
    try:
        tables = [await sat_down(server, str(number)) for number in range(GAMES)]
        await kill_while_playing(victim, tables, KILLS, random.Random(seed))
        for session, table in enumerate(tables, 1):
            await finish(table)
            await check(server.standin, database, table, session)
    finally:
        await victim.kill()
