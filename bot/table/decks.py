"""Decks of one's own: kept, shared, and brought to a table in secret."""

from bot.kernel import Illegal
from bot.store import ReadTx, decks
from bot.store.decks import DeckRow
from bot.store.rows import Json
from bot.table.options import check_options
from bot.table.repository import Repository

MOST_DECKS = 50
"""Of one person, in all games."""
LONGEST_NAME = 60
MOST_SHOWN = 200
"""Decks in a list: one's own, and some that others share."""


class Decks:
    """Keeps people's decks; a deck is seen by its owner, and where it was shared."""

    def __init__(self, repository: Repository) -> None:
        """Take what opens sessions."""
        self._repository = repository

    async def visible(self, user_id: int, guild: int | None, games: list[str]) -> list[DeckRow]:
        """Return the decks a user may see here, their own first."""
        async with self._repository.store.read() as tx:
            return await decks.visible(tx, user_id, guild, games, MOST_SHOWN)

    async def get(self, deck_id: int, user_id: int, guild: int | None) -> DeckRow:
        """Return a deck that the user may see here; raise Illegal for any other."""
        async with self._repository.store.read() as tx:
            found = await decks.get(tx, deck_id)
        if found is None or not _may_see(found, user_id, guild):
            raise Illegal("deck-unknown")
        return found

    async def add(self, user_id: int, game: str, name: str, cards: Json) -> DeckRow:
        """Keep a new deck of a user, named anew if one of theirs is called so."""
        async with self._repository.store.write() as tx:
            if await decks.count(tx, user_id) >= MOST_DECKS:
                raise Illegal("deck-too-many", most=MOST_DECKS)
            plain = _name(name)
            free, number = plain, 2
            while await decks.named(tx, user_id, game, free) is not None:
                free = f"{plain[: LONGEST_NAME - 4].rstrip()} {number}"
                number += 1
            found = await decks.get(tx, await decks.add(tx, user_id, game, free, cards))
        assert found is not None
        return found

    async def change(self, deck_id: int, user_id: int, name: str, cards: Json) -> DeckRow:
        """Put other cards into a user's own deck, or call it otherwise."""
        async with self._repository.store.write() as tx:
            found = await _own(tx, deck_id, user_id)
            plain = _name(name)
            if await decks.named(tx, user_id, found.game, plain) not in (None, deck_id):
                raise Illegal("deck-name-taken", text=plain)
            await decks.change(tx, deck_id, name=plain, cards=cards)
            return await _own(tx, deck_id, user_id)

    async def share(self, deck_id: int, user_id: int, guild: int | None) -> DeckRow:
        """Show a user's own deck to everybody on a server, or with None to nobody."""
        async with self._repository.store.write() as tx:
            await _own(tx, deck_id, user_id)
            await decks.change(tx, deck_id, shared_in=guild)
            return await _own(tx, deck_id, user_id)

    async def delete(self, deck_id: int, user_id: int) -> DeckRow:
        """Delete a user's own deck and return what it was; tables keep their copies."""
        async with self._repository.store.write() as tx:
            found = await _own(tx, deck_id, user_id)
            await decks.remove(tx, deck_id)
            return found

    async def bring(self, session_id: int, user_id: int, what: Json | None) -> None:
        """Bring a deck to a table before its game, in secret; None: one by lot.

        The table keeps a copy, so what becomes of the deck afterwards changes nothing. The rules
        raise Illegal for a deck that may not be played.
        """
        async with self._repository.change(session_id) as table:
            table.expect("lobby")
            table.seat_of(user_id)
            if what is not None:
                options = check_options(table.rules, table.session.options)
                table.rules.check_brought(options, what)
            await decks.bring(table.tx, session_id, user_id, what)

    async def brought(self, session_id: int, user_id: int) -> Json | None:
        """Return what a user brings to a table, or None."""
        async with self._repository.store.read() as tx:
            return (await decks.brought(tx, session_id)).get(user_id)


def _may_see(deck: DeckRow, user_id: int, guild: int | None) -> bool:
    return deck.user_id == user_id or (guild is not None and deck.shared_in == guild)


async def _own(tx: ReadTx, deck_id: int, user_id: int) -> DeckRow:
    found = await decks.get(tx, deck_id)
    if found is None or found.user_id != user_id:
        raise Illegal("deck-not-yours")
    return found


def _name(name: str) -> str:
    plain = " ".join(name.split())
    if not plain or len(plain) > LONGEST_NAME:
        raise Illegal("deck-name", max=LONGEST_NAME)
    return plain
