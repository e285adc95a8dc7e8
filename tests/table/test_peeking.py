"""Nobody sees another seat's secrets: by exporting, moderating, changing seats or forgetting."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.games import RULES, rules
from bot.kernel import Illegal, Rng, View
from bot.kernel.asks import AnyAsk
from bot.store import Store, moves, schema
from bot.table import Tables
from bot.table.durations import HOUR
from bot.table.waits import Agreement
from bot.workshop.policies import at_random

from .conftest import BRAN, CERSEI, DAVOS, HOST, MODERATOR, Club, FakeClock


async def exports(tables: Tables, game: str) -> tuple[dict[int, str], str]:
    """What everybody can export after the moderator has decided in secret for the first seat.

    And the secret.
    """
    people = [HOST, BRAN, CERSEI, DAVOS]
    number = (await tables.lobby.create(1, 2, HOST, game, "Test", {}, seats=len(people))).session.id
    for user in people[1:]:
        await tables.lobby.join(number, user)
    await tables.lobby.start(number, HOST)
    await tables.moderation.act_for(number, MODERATOR, 0, "act")
    assert len((await tables.queries.view(number, None)).waiting) == 3, "the others are still asked"
    async with tables.store.read() as tx:
        (move,) = await moves.of_request(tx, number, "act")
    found = {user: await tables.privacy.export(user) for user in (*people, MODERATOR)}
    return {user: json.dumps(stored) for user, stored in found.items()}, json.dumps(move.payload)


@pytest.mark.parametrize("game", ["risk", "iron_throne", "board_game"])
async def test_what_was_done_for_another_seat_is_not_exported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Whatever was decided in secret, nobody's export differs by a single character."""
    found, secrets = [], set()
    for deal in ("one", "another"):
        # The two games differ only in what a moderator decided, unseen, for the first seat.
        def policy(view: View, ask: AnyAsk, rng: Rng, deal: str = deal) -> Any:
            return at_random(view, ask, Rng(seed=deal))

        monkeypatch.setitem(rules(game).policies, "standin", policy)
        store = Store(tmp_path / f"{deal}.db", FakeClock())
        await store.open()
        exported, secret = await exports(Tables(store, RULES, lambda: "a seed"), game)
        await store.close()
        found.append(exported)
        secrets.add(secret)
    assert len(secrets) == 2, "there is something to hide"
    assert found[0] == found[1]


async def test_the_moderator_exports_that_something_was_done(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.tables.moderation.act_for(number, MODERATOR, 0, "act", reason="asleep")
    await club.tables.history.rewind(number, MODERATOR, 1, "a mistake", "rewind")
    stored = await club.tables.privacy.export(MODERATOR)
    told = [(move["kind"], move["seat"], move["payload"]) for move in stored["moves"]]
    assert told == [("act-for", 0, None), ("rewind", None, {"reason": "a mistake", "to": 1})]
    assert stored["moderation"][0]["detail"] == {"seat": 0, "reason": "asleep"}


async def test_own_moves_are_exported_whole(club: Club) -> None:
    number = (await club.start(HOST, BRAN)).session.id
    await club.does(number, HOST, "build")
    await club.tables.moves.prefer(number, HOST, "mood", "wild", "mood")
    stored = await club.tables.privacy.export(HOST)
    assert [move["payload"] for move in stored["moves"]] == [
        {"seats": 2},
        {"ask": 1, "value": "build"},
        {"key": "mood", "value": "wild"},
    ]


async def test_who_plays_at_a_table_does_not_moderate_it(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    await club.does(number, HOST, "build")
    tables, clock = club.tables, Agreement(kind="move", time=HOUR)
    for attempt in (
        tables.moderation.act_for(number, BRAN, 2, "a"),
        tables.moderation.act_for(number, BRAN, 1, "b"),
        tables.history.rewind(number, BRAN, 1, "I slipped", "c"),
        tables.moderation.replace(number, BRAN, 0, DAVOS),
        tables.moderation.remove(number, BRAN, 0),
        tables.clocks.set(number, BRAN, clock, moderator=True),
        tables.clocks.extend(number, BRAN, HOUR),
        tables.lobby.cancel(number, BRAN, moderator=True),
        tables.moderation.close(number, BRAN),
    ):
        with pytest.raises(Illegal, match="moderator-plays"):
            await attempt
    await tables.moderation.pause(number, BRAN, "dinner")
    with pytest.raises(Illegal, match="moderator-plays"):
        await tables.moderation.resume(number, BRAN)
    assert [audit.action for audit in await tables.moderation.audits(session_id=number)] == [
        "pause"
    ]
    await tables.moderation.resume(number, MODERATOR)


async def test_a_moderator_at_a_table_that_has_not_begun_has_seen_nothing(club: Club) -> None:
    info = await club.tables.lobby.create(1, 2, HOST, "toy", "Lobby", {}, seats=3)
    number = info.session.id
    await club.tables.lobby.join(number, BRAN)
    await club.tables.lobby.join(number, CERSEI)
    await club.tables.moderation.remove(number, BRAN, 2)
    await club.tables.lobby.cancel(number, BRAN, moderator=True)


async def test_a_seat_for_the_moderator_and_back_again(club: Club) -> None:
    """Who has had a look at a hand neither moderates there nor gets another one."""
    number = (await club.start(HOST, BRAN, CERSEI)).session.id
    await club.tables.moderation.replace(number, MODERATOR, 1, MODERATOR)
    assert (await club.tables.queries.view(number, MODERATOR)).viewer == 1
    with pytest.raises(Illegal, match="moderator-plays"):
        await club.tables.moderation.replace(number, MODERATOR, 1, BRAN)
    await club.tables.seats.leave(number, MODERATOR)
    for attempt in (
        club.tables.moderation.act_for(number, MODERATOR, 0, "a"),
        club.tables.moderation.replace(number, MODERATOR, 1, BRAN),
        club.tables.moderation.replace(number, MODERATOR, 0, MODERATOR),
    ):
        with pytest.raises(Illegal, match="moderator-plays"):
            await attempt
    with pytest.raises(Illegal, match="table-knows-too-much"):
        await club.tables.moderation.replace(number, DAVOS, 0, MODERATOR)


async def test_being_forgotten_does_not_lift_the_ban(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI, rounds=9)).session.id
    await club.tables.seats.leave(number, BRAN)
    await club.tables.seats.leave(number, CERSEI)
    await club.tables.privacy.forget(BRAN)
    with pytest.raises(Illegal, match="table-knows-too-much"):
        await club.tables.seats.take_over(number, BRAN, 2)
    with pytest.raises(Illegal, match="table-knows-too-much"):
        await club.tables.moderation.replace(number, MODERATOR, 2, BRAN)
    with pytest.raises(Illegal, match="moderator-plays"):
        await club.tables.moderation.act_for(number, BRAN, 0, "a")
    # Their own seat tells them nothing new; and they may be forgotten as often as they like.
    await club.tables.seats.take_over(number, BRAN, 1)
    await club.tables.privacy.forget(BRAN)
    await club.tables.privacy.forget(BRAN)
    with pytest.raises(Illegal, match="table-knows-too-much"):
        await club.tables.seats.take_over(number, BRAN, 2)


async def test_forgetting_somebody_who_still_sits_there_keeps_the_ban_too(club: Club) -> None:
    number = (await club.start(HOST, BRAN, CERSEI, rounds=9)).session.id
    await club.tables.moderation.pause(number, MODERATOR)
    await club.tables.privacy.forget(BRAN)
    await club.tables.seats.leave(number, CERSEI)
    with pytest.raises(Illegal, match="table-knows-too-much"):
        await club.tables.seats.take_over(number, BRAN, 2)
    # In another game they are as unknown as anybody.
    other = (await club.start(HOST, CERSEI)).session.id
    await club.tables.moderation.replace(other, MODERATOR, 1, BRAN)


@pytest.mark.parametrize("end", ["finished", "cancelled"])
async def test_the_fact_is_forgotten_with_the_game(club: Club, end: str) -> None:
    number = (await club.start(HOST, BRAN, rounds=1, bidding=False)).session.id
    await club.tables.seats.leave(number, BRAN)
    await club.tables.privacy.forget(BRAN)
    assert await witnessed(club)
    if end == "finished":
        await club.does(number, HOST, "build")
    else:
        await club.tables.lobby.cancel(number, HOST)
    assert (await club.tables.queries.info(number)).session.status == end
    assert await witnessed(club) == []


async def witnessed(club: Club) -> list[dict[str, Any]]:
    async with club.store.read() as tx:
        return [dict(row) for row in await tx.all(select(schema.witnesses))]


async def test_what_is_left_of_somebody_forgotten_names_nobody(club: Club) -> None:
    """Not by itself, and not beside another game's row."""
    for _ in range(2):
        number = (await club.start(HOST, BRAN, rounds=9)).session.id
        await club.tables.seats.leave(number, BRAN)
    await club.tables.privacy.forget(BRAN)
    one, other = await witnessed(club)
    assert one["digest"] != other["digest"]
    assert set(one) == {"session_id", "seat", "digest"}
