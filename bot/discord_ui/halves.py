"""What is legal of an assignment that was refused: nobody types the rest of it again."""

from typing import Any

from bot.discord_ui.desk import Desk, Draft
from bot.discord_ui.host import Host
from bot.kernel import Assign


def legal_half(ask: Assign, value: dict[str, Any]) -> dict[str, Any]:
    """As much of an assignment as is allowed, each limit kept, in the order that counts."""
    kept: dict[str, Any] = {}
    tokens = {one.id for one in ask.values}
    named = list(value)
    keys = [key for key in ask.keys if key.id in value]
    for key in sorted(keys, key=lambda key: named.index(key.id)) if ask.ordered else keys:
        given = value.get(key.id)
        if given is None or given not in tokens or (key.allowed and given not in key.allowed):
            continue
        full = any(
            given in limit.values and sum(v in limit.values for v in kept.values()) >= limit.at_most
            for limit in ask.limits
        )
        if not full:
            kept[key.id] = given
    return kept


async def keep_half(host: Host, desk: Desk, user: int, steps: list[tuple[int | str, Any]]) -> bool:
    """Save the legal half of what was to be answered; whether there was anything to save."""
    kept = False
    known = {ask.id: ask for ask in desk.view.asks} if desk.view else {}
    for question, value in steps:
        ask = known.get(question) if isinstance(question, int) else None
        if isinstance(ask, Assign) and ask.values and isinstance(value, dict):
            draft = Draft(shares=legal_half(ask, value))
            await host.tables.drafts.save(desk.session_id, user, ask.id, draft.model_dump())
            kept = kept or bool(draft.shares)
    return kept
