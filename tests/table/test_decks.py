"""Decks are private until shared, and brought to a table in secret."""

import json
from typing import Any

import pytest
from sqlalchemy import select

from bot.games.card_game_2e.rules.decks import POOL
from bot.games.card_game_2e.rules.rulebook import RULES
from bot.kernel import Illegal
from bot.store import Store, schema
from bot.table import Tables
from bot.table.decks import MOST_DECKS

from .conftest import BRAN, HOST

GAME = "card_game_2e"
STARK = POOL.ready["stark_fealty"].plain()
MARTELL = POOL.ready["martell_dragon"].plain()


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store, {GAME: RULES}, seeds=lambda: "lot")


async def test_decks_are_seen_by_their_owner_and_where_they_are_shared(tables: Tables) -> None:
    mine = await tables.decks.add(HOST, GAME, "  Wolf   pack ", STARK)
    assert mine.name == "Wolf pack"
    assert await tables.decks.get(mine.id, HOST, None) == mine
    for guild in (None, 1):
        with pytest.raises(Illegal, match="deck-unknown"):
            await tables.decks.get(mine.id, BRAN, guild)
    shared = await tables.decks.share(mine.id, HOST, 1)
    assert await tables.decks.get(mine.id, BRAN, 1) == shared
    assert [deck.id for deck in await tables.decks.visible(BRAN, 1, [GAME])] == [mine.id]
    with pytest.raises(Illegal, match="deck-unknown"):
        await tables.decks.get(mine.id, BRAN, 2)
    for work in (tables.decks.delete(mine.id, BRAN), tables.decks.share(mine.id, BRAN, None)):
        with pytest.raises(Illegal, match="deck-not-yours"):
            await work
    await tables.decks.share(mine.id, HOST, None)
    assert await tables.decks.visible(BRAN, 1, [GAME]) == []


async def test_names_are_told_apart_and_decks_are_limited(tables: Tables) -> None:
    first = await tables.decks.add(HOST, GAME, "Wolves", STARK)
    second = await tables.decks.add(HOST, GAME, "Wolves", MARTELL)
    assert second.name == "Wolves 2"
    with pytest.raises(Illegal, match="deck-name-taken"):
        await tables.decks.change(second.id, HOST, "Wolves", MARTELL)
    changed = await tables.decks.change(first.id, HOST, "Suns", MARTELL)
    assert (changed.name, changed.cards) == ("Suns", MARTELL)
    for name in ("", "   ", "x" * 61):
        with pytest.raises(Illegal, match="deck-name"):
            await tables.decks.add(HOST, GAME, name, STARK)
    for _ in range(MOST_DECKS - 2):
        await tables.decks.add(HOST, GAME, "More", STARK)
    with pytest.raises(Illegal, match="deck-too-many"):
        await tables.decks.add(HOST, GAME, "One more", STARK)
    await tables.decks.delete(first.id, HOST)
    await tables.decks.add(HOST, GAME, "One more", STARK)


async def opened(tables: Tables) -> int:
    info = await tables.lobby.create(1, 2, HOST, GAME, "Joust", {}, seats=2)
    await tables.lobby.join(info.session.id, BRAN)
    return info.session.id


async def factions(tables: Tables, number: int) -> dict[int, str]:
    """What the two users play, by the state."""
    async with tables.store.read() as tx:
        session = (await tables.repository.info(tx, number)).session
        state: Any = await tables.repository.state(tx, session)
    seats = (await tables.queries.info(number)).seats
    return {seat.user_id or 0: state.players[seat.seat].faction for seat in seats}


async def test_a_deck_is_copied_into_the_game_whatever_seat_its_player_gets(
    tables: Tables,
) -> None:
    number = await opened(tables)
    mine = await tables.decks.add(BRAN, GAME, "Mine", MARTELL)
    await tables.decks.bring(number, BRAN, MARTELL)
    await tables.decks.delete(mine.id, BRAN)
    await tables.decks.bring(number, HOST, {"ready": "tyrell_lion"})
    assert await tables.decks.brought(number, HOST) == {"ready": "tyrell_lion"}
    await tables.lobby.choose_seat(number, BRAN, 0)
    await tables.lobby.start(number, HOST)
    assert await factions(tables, number) == {HOST: "tyrell", BRAN: "martell"}
    assert await tables.decks.brought(number, HOST) is None


async def test_who_brings_nothing_and_standins_play_starter_decks(tables: Tables) -> None:
    info = await tables.lobby.create(1, 2, HOST, GAME, "Joust", {}, seats=2, standins=True)
    await tables.lobby.start(info.session.id, HOST)
    played = await factions(tables, info.session.id)
    assert set(played.values()) <= {deck.faction for deck in POOL.ready.values()}


async def test_an_illegal_deck_and_a_stranger_are_refused(tables: Tables) -> None:
    number = await opened(tables)
    with pytest.raises(Illegal, match="deck-broken"):
        await tables.decks.bring(number, HOST, {**STARK, "draw": []})
    with pytest.raises(Illegal, match="table-not-seated"):
        await tables.decks.bring(number, 999, STARK)
    await tables.decks.bring(number, HOST, STARK)
    await tables.lobby.start(number, HOST)
    with pytest.raises(Illegal):
        await tables.decks.bring(number, HOST, MARTELL)


async def test_what_is_brought_is_in_nothing_that_others_read(tables: Tables) -> None:
    number = await opened(tables)
    await tables.decks.bring(number, HOST, MARTELL)
    code = POOL.ready["martell_dragon"].draw[0].id
    info = await tables.queries.info(number)
    assert code not in repr(info)
    async with tables.store.read() as tx:
        for table in (schema.sessions, schema.seats, schema.moves, schema.outbox):
            rows = [dict(row) for row in await tx.all(select(table))]
            assert code not in json.dumps(rows, default=str)
    await tables.lobby.start(number, HOST)
    assert "decks" not in {
        k for k, v in (await tables.queries.info(number)).session.options.items() if v
    }


async def test_leaving_and_closing_forget_what_was_brought(tables: Tables) -> None:
    number = await opened(tables)
    await tables.decks.bring(number, BRAN, STARK)
    await tables.seats.leave(number, BRAN)
    assert await tables.decks.brought(number, BRAN) is None
    await tables.decks.bring(number, HOST, STARK)
    await tables.lobby.cancel(number, HOST)
    assert await tables.decks.brought(number, HOST) is None


async def test_export_and_forget_cover_decks(tables: Tables) -> None:
    number = await opened(tables)
    await tables.decks.add(BRAN, GAME, "Mine", MARTELL)
    kept = await tables.decks.add(HOST, GAME, "Host's", STARK)
    await tables.decks.bring(number, BRAN, STARK)
    found = await tables.privacy.export(BRAN)
    assert [deck["name"] for deck in found["decks"]] == ["Mine"]
    assert found["brought"] == [{"session_id": number, "what": STARK}]
    await tables.privacy.forget(BRAN)
    assert (await tables.privacy.export(BRAN))["decks"] == []
    assert await tables.decks.brought(number, BRAN) is None
    assert await tables.decks.get(kept.id, HOST, None) == kept
