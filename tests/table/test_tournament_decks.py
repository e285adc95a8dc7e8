"""Decks of a tournament: checked when they are handed in, locked at the start, secret."""

import pytest

from bot.games import tried
from bot.kernel import Illegal
from bot.store import Store
from bot.table import Tables
from bot.tournaments import decisions as said
from bot.tournaments.export import to_json
from bot.tournaments.settings import preset

from .conftest import HOST

PEOPLE = [10**17 + number for number in range(3)]


async def test_decks_are_checked_locked_and_played(store: Store) -> None:
    game = tried("card_game_2e")
    assert game is not None
    rules = game.rules
    tables = Tables(store, {rules.id: rules}, lambda: "a seed")
    cups = tables.tournaments
    settings = preset("card_game_2e", (2,), 2, "swiss").model_copy(
        update={"decks": True, "rounds": 1, "cut": 0}
    )
    number = await cups.create(1, 2, said.Created(by=HOST, name="Joust", settings=settings))
    for person in PEOPLE:
        await cups.decide(number, said.SignedUp(by=person, person=person))
    pool = game.decks
    assert pool is not None
    ready = sorted(pool.ready)[:2]
    with pytest.raises(Illegal) as banned:
        await cups.hand_in(number, PEOPLE[0], {"ready": "nowhere"})
    assert banned.value.reason == "no-such-deck"
    with pytest.raises(Illegal) as stranger:
        await cups.hand_in(number, 5, {"ready": ready[0]})
    assert stranger.value.reason == "tournament-not-entered"
    for person, deck in zip(PEOPLE, ready, strict=False):
        await cups.hand_in(number, person, {"ready": deck})
    cup = await cups.decide(number, said.Started(by=HOST, seed="lot"))
    assert sorted(cup.playing) == PEOPLE[:2], "without a deck nobody plays"
    with pytest.raises(Illegal) as late:
        await cups.hand_in(number, PEOPLE[0], {"ready": ready[1]})
    assert late.value.reason == "tournament-has-started"
    assert ready[0] not in str(to_json(cup, {}))
    await cups.decide(number, await cups.draw(number, "seed"))
    await tables.deadlines.run_due()
    table = (await cups.get(number)).rounds[0].tables[1]
    assert table.session is not None
    async with store.read() as tx:
        info = await tables.repository.info(tx, table.session)
        state = await tables.repository.state(tx, info.session)
    wanted = [
        pool.ready[dict(zip(PEOPLE, ready, strict=False))[one]].faction for one in table.people
    ]
    assert [player["faction"] for player in state.model_dump()["players"]] == wanted
