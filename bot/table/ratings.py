"""Ratings of a server: computed from the games that were finished there, each time anew."""

import asyncio
from collections.abc import Collection, Sequence

from bot.store import settings
from bot.store import tournaments as rows
from bot.store.rows import Json
from bot.table.repository import Repository
from bot.tournaments.plain import Person
from bot.tournaments.ratings import RatedGame, RatedSeat, Rating, ratings

MOST_AWAY = 4
"""Whoever is away for more than one part in so many of a game has left it."""


class Ratings:
    """Answers how well people play a game on a server; stores nothing."""

    def __init__(self, repository: Repository) -> None:
        """Take what reads the store."""
        self._repository = repository

    async def of_guild(
        self, guild: int, game: str, sizes: Collection[int] | None = None
    ) -> dict[Person, Rating]:
        """Return everybody's rating in a game, of tables of these sizes only if any are named.

        This reads every finished game of the server: call it seldom, and show what is kept of it.
        """
        return await asyncio.to_thread(ratings, await self.games(guild, game, sizes))

    async def hidden(self, people: Sequence[Person]) -> set[Person]:
        """Return those who do not want their ratings to be seen."""
        async with self._repository.store.read() as tx:
            known = await settings.get_known(tx, "user", people)
        return {person for person, data in known.items() if data.get("unrated")}

    async def games(
        self, guild: int, game: str, sizes: Collection[int] | None = None
    ) -> list[RatedGame]:
        """Return the games that count: finished, with people in at least two seats."""
        async with self._repository.store.read(aside=True) as tx:
            finished = await rows.finished_games(tx, guild, game)
            held = await rows.holders(tx, guild, game)
        found = [
            _rated(one, held.get(one["id"], []))
            for one in finished
            if sizes is None or one["seats"] in sizes
        ]
        return [one for one in found if sum(seat.person is not None for seat in one.seats) >= 2]


def _rated(game: Json, held: Sequence[Json]) -> RatedGame:
    by_seat: dict[int, list[Json]] = {seat: [] for seat in range(game["seats"])}
    for row in held:
        by_seat.setdefault(row["seat"], []).append(row)
    return RatedGame(
        at=game["finished_at"] // 1000,
        number=game["id"],
        seats=[_seat(by_seat[seat], game["finished_at"]) for seat in range(game["seats"])],
        places=game["result"]["places"],
    )


def _seat(held: Sequence[Json], end: int) -> RatedSeat:
    """Who had a seat at the start, and whether they have left it for too long."""
    if not held or held[0]["kind"] != "human" or held[0]["user_id"] is None:
        return RatedSeat(person=None)
    first, begin = held[0]["user_id"], held[0]["from_at"]
    others = [row for row in held if row["kind"] != "human" or row["user_id"] != first]
    away = sum(
        min(row["until_at"] or end, end) - row["from_at"] for row in others if row["from_at"] < end
    )
    gone = held[-1] in others
    return RatedSeat(person=first, left=gone or away * MOST_AWAY > end - begin)
