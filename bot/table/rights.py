"""A moderator's rights: who may use them at a table, and the list of how they were used."""

from typing import Any, Literal

from bot.kernel import Illegal
from bot.store import audits, tournaments, witnesses
from bot.table.open_table import OpenTable

Ballot = Literal["game", "clock", "none"]
"""How a table gets by itself what a moderator may not do: the command to vote with, or not."""


async def check_impartial(table: OpenTable, moderator: int, ballot: Ballot = "game") -> None:
    """Raise Illegal if the moderator holds or ever held a seat of this game."""
    if await witnesses.seats_seen(table.tx, table.session.id, moderator):
        raise Illegal("moderator-plays", ballot=ballot)


async def of_tournament(table: OpenTable) -> bool:
    """Return whether this is a table of a tournament."""
    return await tournaments.of_session(table.tx, table.session.id) is not None


async def check_free(table: OpenTable) -> None:
    """Raise Illegal at a table of a tournament: what is agreed there, its organisers change."""
    if await of_tournament(table):
        raise Illegal("table-of-tournament")


async def audit(table: OpenTable, action: str, moderator: int, detail: dict[str, Any]) -> None:
    """Write into the audit list what somebody did with a moderator's rights."""
    guild, session_id = table.session.guild_id, table.session.id
    await audits.add(
        table.tx, action, actor=moderator, guild_id=guild, session_id=session_id, detail=detail
    )
