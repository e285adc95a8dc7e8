"""Stand-ins leave to people what people wish for."""

import itertools

import pytest

from bot.discord_ui.faces import face
from bot.games import RULES
from bot.store import Store
from bot.table import Tables, waited_for
from bot.text import words

from .conftest import BRAN, HOST, Club, FakeClock

GAMES = 8
"""Of each, since chance decides who is served first."""


@pytest.mark.parametrize("game", ["risk", "iron_throne", "board_game"])
async def test_people_get_the_houses_they_want(game: str, store: Store, clock: FakeClock) -> None:
    seeds = (f"wishes {number}" for number in itertools.count())
    club = Club(Tables(store, RULES, lambda: next(seeds)), clock)
    lobby = club.tables.lobby
    for _ in range(GAMES):
        made = await lobby.create(1, 2, HOST, game, "Wishes", {}, seats=3)
        number = made.session.id
        await lobby.join(number, BRAN)
        await lobby.fill_with_standins(number, HOST)
        info = await lobby.start(number, HOST)
        assert {owed.user for owed in waited_for(info)} == {HOST, BRAN}, "nobody else is waited for"
        for user, wish in ((HOST, "lannister"), (BRAN, "stark")):
            await club.does(number, user, [wish])
        view = await club.tables.queries.view(number, None)
        held = {
            user: face(game).seat_label(view, words("en"), info.seat_number(user) or 0)
            for user in (HOST, BRAN)
        }
        assert held == {HOST: "🦁 Lannister", BRAN: "🐺 Stark"}
